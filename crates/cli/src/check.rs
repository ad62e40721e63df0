//! `plyscope check`.

use serde_json::Value as Json;

use crate::arguments::CheckOptions;
use crate::lesson::Written;
use crate::output::versioned;
use crate::problem::misuse;
use crate::{printable, Problem};

/// The result of checking.
pub struct Checked {
    /// The report.
    pub report: String,
    /// Whether there are faults in it.
    pub has_faults: bool,
}

/// Checks lessons, and lists their faults.
pub fn run(options: &CheckOptions) -> Result<Checked, Problem> {
    if options.lessons.iter().filter(|path| path.as_os_str() == "-").count() > 1 {
        return misuse("standard input can be read only once");
    }
    let read = |path| Written::read(path, options.site.as_deref(), options.lang);
    let lessons =
        options.lessons.iter().map(|path| read(path)).collect::<Result<Vec<_>, Problem>>()?;
    let lang = options.lang.unwrap_or_default();
    let (mut lines, mut objects) = (String::new(), Vec::new());
    for lesson in &lessons {
        let (given, report) = (&lesson.given, lesson.check());
        objects.extend(report.json(given, lang));
        if report.faults.is_empty() {
            lines.push_str(&format!("{given}: {}\n", report.summary(lang)));
        }
        lines.extend(report.lines(given, lang).map(|line| format!("{}\n", printable(&line))));
    }
    let has_faults = !objects.is_empty();
    let report =
        if options.json { format!("{}\n", versioned(Json::Array(objects))) } else { lines };
    Ok(Checked { report, has_faults })
}
