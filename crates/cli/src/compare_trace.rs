//! `plyscope compare-trace`.

use plyscope_i18n::{texts, Lang};
use plyscope_judge::departure::{departure, recognised};
use plyscope_judge::report;
use plyscope_program_trace::Walk;
use plyscope_quiz::prompt::search_name;
use plyscope_search::bidi;
use plyscope_search::trace::Recorder;
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_setup::Setup;
use serde_json::{json, Value as Json};

use crate::arguments::CompareOptions;
use crate::output::versioned;
use crate::problem::{Outcome, Problem};
use crate::trace_file::TraceFile;

/// Compares a trace with a search.
pub fn run(options: &CompareOptions) -> Result<Outcome, Problem> {
    let setup = options.search.setup(&Setup::default())?;
    let file =
        TraceFile { path: &options.trace, tree: options.tree.as_deref(), root: options.root };
    let (tree, walk) = file.read(options.lang)?;
    let session = search_tree(tree, setup, Recorder::new()).map_err(|stop| stop.to_string())?;
    let found = Found::of(&session, &walk);
    let report = match options.json {
        true => format!("{:#}\n", versioned(found.json(options.lang))),
        false => found.text(options.lang),
    };
    Ok(Outcome { report, is_right: found.departure.is_none(), errors: Vec::new() })
}

/// What is found of a trace.
struct Found<'a> {
    session: &'a Session,
    walk: &'a Walk,
    departure: Option<plyscope_judge::departure::Departure>,
    misconceptions: Vec<&'static plyscope_judge::wrong_search::WrongSearch>,
}

impl<'a> Found<'a> {
    fn of(session: &'a Session, walk: &'a Walk) -> Self {
        let departure = departure(session, walk);
        let misconceptions = match &departure {
            Some(_) => recognised(session.tree(), session.setup(), walk),
            None => Vec::new(),
        };
        Self { session, walk, departure, misconceptions }
    }

    fn json(&self, lang: Lang) -> Json {
        let departure = self.departure.as_ref();
        let ids: Vec<&str> = self.misconceptions.iter().map(|wrong| wrong.id()).collect();
        json!({
            "same": departure.is_none(),
            "visits": self.walk.visits,
            "depth_first": self.walk.is_depth_first,
            "first_difference":
                departure.map(|departure| report::departure(self.session, departure, lang)),
            "misconceptions": ids,
            "unknown_lines": self.walk.unknown.count,
            "text": self.text(lang).trim_end(),
        })
    }

    fn text(&self, lang: Lang) -> String {
        let mut lines = Vec::new();
        match &self.departure {
            None => {
                let algorithm = search_name(self.session.setup(), lang);
                lines.push(texts::judge_same(lang, &algorithm, self.walk.visits as usize));
            }
            Some(departure) => {
                let line = departure.line.map(|line| texts::judge_at_line(lang, line as usize));
                lines.extend(line);
                lines.push(departure.sentences(self.session, lang));
            }
        }
        for wrong in &self.misconceptions {
            lines.push(texts::lesson_perhaps(lang, &wrong.text(self.session, lang)));
        }
        if !self.walk.is_depth_first {
            lines.push(texts::judge_not_depth_first(lang));
        }
        if let Some((line, text)) = self.walk.unknown.first.first() {
            let (count, text) = (self.walk.unknown.count as usize, bidi::without_controls(text));
            lines.push(texts::judge_unknown(lang, count, *line as usize, &text));
        }
        lines.iter().map(|line| format!("{line}\n")).collect()
    }
}
