//! `plyscope trace`.

use std::io::Write;

use plyscope_export::handout::csv;
use plyscope_i18n::Lang;
use plyscope_report::{json, step};
use plyscope_search::{bidi, Step};
use plyscope_session::caption::caption;
use plyscope_session::Session;

use crate::arguments::TraceOptions;
use crate::output::versioned;
use crate::problem::Shortfall;
use crate::subject::Subject;
use crate::written;

/// Prints a line per step, each as it happens, since a long search has too many lines to keep.
pub fn run(options: &TraceOptions, out: &mut impl Write) -> Result<(), Shortfall> {
    let session = Subject::of(&options.search)?.searched()?;
    let last = session.trace().last_step().0;
    let width = last.to_string().len();
    let head = options.csv.then(csv::header);
    let lines = (1..=last).map(Step).map(|step| {
        if options.json {
            format!("{}\n", versioned(json(&step::step(&session, step))))
        } else if options.csv {
            let sentence = caption(&session, step, options.lang);
            csv::row(&session, step, &sentence).unwrap_or_default()
        } else {
            as_text(&session, step, width, options.lang)
        }
    });
    for line in head.into_iter().chain(lines) {
        written(out.write_all(line.as_bytes()))?;
    }
    written(out.flush())
}

fn as_text(session: &Session, step: Step, width: usize, lang: Lang) -> String {
    let depth = session.trace().path(step).count().saturating_sub(1);
    let indent = "  ".repeat(depth);
    let sentence = caption(session, step, lang);
    format!("{:>width$}  {indent}{}\n", step.0, bidi::without_controls(&sentence))
}
