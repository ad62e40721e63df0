//! `plyscope solve`.

mod game;
mod tree;

use plyscope_i18n::numerals;
use plyscope_i18n::Lang;
use plyscope_search::algo::Horizon;
use plyscope_search::tracer::ProbeCount;
use plyscope_search::Verdict;
use plyscope_setup::Doubt;

use crate::arguments::SolveOptions;
use crate::numbers::grouped;
use crate::subject::Subject;
use crate::Problem;

/// How a result is written.
#[derive(Clone, Copy)]
enum Form {
    Text,
    Json,
}

/// Searches a tree or a game and describes the result.
pub fn run(options: &SolveOptions) -> Result<String, Problem> {
    let form = if options.json { Form::Json } else { Form::Text };
    match Subject::of(&options.search)? {
        Subject::Game(spec, setup) => game::run(spec, setup, form),
        subject => tree::run(&subject.searched()?, form),
    }
}

/// Rows of names and values.
pub fn rows(rows: &[(&str, String)]) -> String {
    rows.iter().map(|(name, value)| format!("{name:<10} {value}\n")).collect()
}

/// The warning of an unsound search, if any.
fn warning(doubt: Option<Doubt>) -> Option<(&'static str, String)> {
    doubt.map(|doubt| ("unsound", doubt.text(Lang::En)))
}

/// The value; an estimate if the search stopped at a horizon.
fn value(verdict: Verdict, estimated_at: Option<u16>, horizon: Horizon) -> String {
    let value = numerals::verdict(Lang::En, verdict.sharpened());
    let further = match horizon {
        Horizon::UntilQuiet => ", then until it is quiet",
        _ => "",
    };
    match estimated_at {
        Some(1) => format!("{value}, an estimate: looking 1 ply ahead{further}"),
        Some(plies) => format!("{value}, an estimate: looking {plies} plies ahead{further}"),
        None => value,
    }
}

/// The use of the transposition table.
fn table(ProbeCount { probes, hits }: ProbeCount) -> String {
    format!("{} probes, {} hits", grouped(probes), grouped(hits))
}
