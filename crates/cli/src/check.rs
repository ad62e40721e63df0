//! `plyscope check`.

use serde_json::Value as Json;

use crate::arguments::CheckOptions;
use crate::lesson::Written;
use crate::output::versioned;
use crate::printable;
use crate::problem::{misuse, Outcome, Problem};

/// Checks lessons, and lists their faults.
pub fn run(options: &CheckOptions) -> Result<Outcome, Problem> {
    if options.lessons.iter().filter(|path| path.as_os_str() == "-").count() > 1 {
        return misuse("standard input can be read only once");
    }
    let lang = options.lang.unwrap_or_default();
    let (mut lines, mut objects, mut errors) = (String::new(), Vec::new(), Vec::new());
    for path in &options.lessons {
        let lesson = match Written::read(path, options.site.as_deref(), options.lang) {
            Ok(lesson) => lesson,
            Err(problem) => {
                errors.push(problem.message().to_owned());
                continue;
            }
        };
        let (given, report) = (&lesson.given, lesson.check());
        objects.extend(report.json(given, lang));
        if report.faults.is_empty() {
            lines.push_str(&format!("{given}: {}\n", report.summary(lang)));
        }
        lines.extend(report.lines(given, lang).map(|line| format!("{}\n", printable(&line))));
    }
    let is_right = objects.is_empty();
    let report =
        if options.json { format!("{}\n", versioned(Json::Array(objects))) } else { lines };
    Ok(Outcome { report, is_right, errors })
}
