//! Solving a game. Only counts and the best line are kept, so that any size works.

use plyscope_i18n::Lang;
use plyscope_report::game::{game, Found};
use plyscope_report::json;
use plyscope_search::tracer::PlyCount;
use plyscope_search::Turn;
use plyscope_session::engine;
use plyscope_session::moves::{side_of, Numbering};
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::reported::Reported;
use plyscope_setup::Setup;

use super::{rows, table, value, warning, Form};
use crate::clock;
use crate::numbers::{aligned, grouped};
use crate::output::versioned;
use crate::{board, Problem};

/// Searches a game and describes the result.
pub fn run(spec: GameSpec, setup: Setup, form: Form) -> Result<String, Problem> {
    let is_up = clock::limit(&setup);
    let found = Found::search(spec, setup, is_up).map_err(|problem| problem.to_string())?;
    let finished = found.finished.as_ref().ok_or("the search did not end")?;
    let is_estimate = finished.is_estimate && !found.setup.proves(finished.verdict);
    let horizon = finished.horizon.filter(|_| is_estimate);
    let value = value(finished.verdict, horizon, found.setup.algorithm.descriptor().horizon);
    Ok(match form {
        Form::Json => format!("{:#}\n", versioned(json(&game(&found)))),
        Form::Text => as_text(&found, value),
    })
}

/// The depth reached, the depth asked for, and why it stopped.
fn reached(found: &Found, depth: u16) -> String {
    let asked = found.setup.options().depth;
    // The first pass searches one ply, even if depth 0 was asked for.
    let of = asked.map_or_else(|| "end".to_owned(), |asked| asked.max(1).to_string());
    let most = engine::options(&found.spec, &found.setup).depth;
    let why = match most {
        _ if found.time_was_up => "; the time was up",
        Some(most) if depth >= most => "",
        _ => "; nothing was left beyond",
    };
    format!("depth {depth} of {of}{why}")
}

fn as_text(found: &Found, value: String) -> String {
    let counter = &found.counter;
    let total = counter.total();
    let line = Numbering::of(&*found.rules).line(&found.best_line(), 0);
    let mut listed = vec![
        ("value", value),
        ("best line", if line.is_empty() { "none".to_owned() } else { line }),
        ("visited", grouped(total.nodes)),
        ("leaves", grouped(total.leaves)),
        ("cuts", grouped(total.cuts)),
    ];
    listed.extend(found.depth_reached().map(|depth| ("reached", reached(found, depth))));
    if total.evaluated > 0 {
        listed.push(("evaluated", grouped(total.evaluated)));
    }
    if found.setup.options().table.is_some() {
        listed.push(("table", table(counter.probes)));
    }
    if let Some(Reported { calls, source, note, .. }) = found.reported() {
        listed.push(("reported", format!("{} in {source}; {note}", grouped(*calls))));
    }
    listed.extend(warning(found.setup.doubt()));
    let side = side_of(Some(&found.spec), found.rules.player(&[]), Lang::En);
    let turn = match (found.rules.turn(&[]), found.rules.roll(&[])) {
        (Turn::Chance, _) => format!("a roll, then {side} to move"),
        (Turn::Player(_), Some(roll)) => format!("{side} to move, the die shows {roll}"),
        (Turn::Player(_), None) => format!("{side} to move"),
    };
    let header = format!(
        "{}, {turn}\n\n{}\n",
        found.spec.game.entry().id,
        board::drawn(&found.rules.board(&[])),
    );
    header + &rows(&listed) + "\n" + &by_ply(&counter.plies)
}

fn by_ply(plies: &[PlyCount]) -> String {
    let header = ["ply", "visited", "leaves", "cuts", "evaluated"].map(str::to_owned).to_vec();
    let counts = plies.iter().enumerate().map(|(ply, count)| {
        let numbers = [ply as u64, count.nodes, count.leaves, count.cuts, count.evaluated];
        numbers.map(grouped).to_vec()
    });
    aligned(std::iter::once(header).chain(counts).collect())
}
