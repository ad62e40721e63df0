//! `plyscope trace`.

use std::io::{self, Write};

use plyscope_core::{Event, Step};
use plyscope_stage::caption::caption;
use plyscope_stage::locale::Lang;
use plyscope_stage::session::Session;
use serde_json::{json, Map, Value as Json};

use crate::arguments::TraceOptions;
use crate::subject::Subject;
use crate::{json, Problem};

/// Tells what a search does, a line a step, and writes each line as it is told: a long search has
/// more lines than should be kept.
pub fn run(options: &TraceOptions, out: &mut impl Write) -> Result<(), Problem> {
    let session = Subject::of(&options.search)?.searched()?;
    let last = session.trace().last_step().0;
    let width = last.to_string().len();
    for step in (1..=last).map(Step) {
        let line = if options.json {
            as_json(&session, step).to_string()
        } else {
            as_text(&session, step, width, options.lang)
        };
        match writeln!(out, "{line}") {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            written => {
                written.map_err(|error| format!("the trace could not be written: {error}"))?
            }
        }
    }
    match out.flush() {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(format!("the trace could not be written: {error}"))
        }
        _ => Ok(()),
    }
}

fn as_text(session: &Session, step: Step, width: usize, lang: Lang) -> String {
    let depth = session.trace().path(step).count().saturating_sub(1);
    let indent = "  ".repeat(depth);
    format!("{:>width$}  {indent}{}", step.0, caption(session, step, lang))
}

fn as_json(session: &Session, step: Step) -> Json {
    let trace = session.trace();
    let (Some(event), Some(visit)) = (trace.event(step), trace.focus(step)) else {
        return Json::Null;
    };
    let mut line = Map::new();
    let mut add = |key: &str, value: Json| line.insert(key.to_owned(), value);
    let window = trace.window(visit, step).window();
    add("step", json!(step.0));
    let kind = match event {
        Event::Begin { .. } => "begin",
        Event::Enter { .. } => "enter",
        Event::Evaluate { .. } => "evaluate",
        Event::Probe { .. } => "probe",
        Event::Store { .. } => "store",
        Event::Best { .. } => "best",
        Event::Cut { .. } => "cut",
        Event::Leave { .. } => "leave",
    };
    add("event", json!(kind));
    add("node", json!(json::name(session, visit)));
    match event {
        Event::Begin { player, .. } | Event::Enter { player, .. } => {
            add("player", json!(json::player(player)));
        }
        Event::Evaluate { value } => {
            add("value", json::value(value));
        }
        Event::Probe { found } => {
            let entry = found.map(|entry| {
                json!({
                    "value": json::value(entry.verdict.value()),
                    "verdict": json::verdict(entry.verdict),
                    "stored_at": trace.store(entry.number).map(|store| store.step.0),
                })
            });
            add("found", json!(entry));
        }
        Event::Store { verdict, size } => {
            add("value", json::value(verdict.value()));
            add("verdict", json!(json::verdict(verdict)));
            add("table_size", json!(size));
        }
        Event::Best { value, .. } => {
            add("value", json::value(value));
            add(
                "child",
                json!(trace.best(visit, step).map(|best| json::name(session, best.child))),
            );
        }
        Event::Cut { .. } => {
            if let Some(cut) = trace.cut_of(visit) {
                add("skipped", json::names(session, session.skipped(&cut)));
                add("because", json::because(session, &cut));
            }
        }
        Event::Leave { verdict } => {
            add("value", json::value(verdict.value()));
            add("verdict", json!(json::verdict(verdict)));
            if let Some(tally) = trace.tally(visit) {
                add("counted_below", json::tally(tally));
            }
        }
    }
    if !matches!(event, Event::Leave { .. }) {
        add("alpha", json::value(window.alpha));
        add("beta", json::value(window.beta));
    }
    Json::Object(line)
}
