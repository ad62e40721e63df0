//! The file `results.json` of Gradescope's autograder.

use plyscope_i18n::{texts, Lang};
use serde_json::{json, Value as Json};

use crate::judging::{Report, Verdict};
use crate::report;

/// The results of a program: half of the points for right values, half for the right nodes. Either
/// half is earned on all trees or not at all.
#[must_use]
pub fn results(report: &Report, points: u32, lang: Lang) -> Json {
    let values = report.right_values == report.trees;
    let half = f64::from(points) / 2.0;
    let test = |name: String, passed: bool| {
        json!({
            "name": name,
            "max_score": half,
            "score": if passed { half } else { 0.0 },
            "status": if passed { "passed" } else { "failed" },
            "visibility": "visible",
        })
    };
    json!({
        "output": report::text(report, lang),
        "output_format": "text",
        "stdout_visibility": "hidden",
        "tests": [
            test(texts::judge_test_values(lang), values),
            test(texts::judge_test_nodes(lang), report.verdict == Verdict::Right),
        ],
        "extra_data": report::json(report, lang),
    })
}
