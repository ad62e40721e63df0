//! The file `results.json` of Gradescope's autograder.

use plyscope_i18n::Lang;
use serde_json::{json as object, Value as Json};

use crate::judging::{Report, Verdict};
use crate::report::{json, text, Wording};

/// The results of a program: half of the points for right values, half for the right nodes. Either
/// half is earned in all tasks or not at all.
#[must_use]
pub fn results<S: Wording>(report: &Report<S>, points: u32, lang: Lang) -> Json {
    let values = report.right_values == report.tasks;
    let [values_named, nodes_named] = S::tests(lang);
    let half = f64::from(points) / 2.0;
    let test = |name: String, passed: bool| {
        object!({
            "name": name,
            "max_score": half,
            "score": if passed { half } else { 0.0 },
            "status": if passed { "passed" } else { "failed" },
            "visibility": "visible",
        })
    };
    object!({
        "output": text(report, lang),
        "output_format": "text",
        "stdout_visibility": "hidden",
        "tests": [
            test(values_named, values),
            test(nodes_named, report.verdict == Verdict::Right),
        ],
        "extra_data": json(report, lang),
    })
}
