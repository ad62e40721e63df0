//! Solving a game: nothing is kept but counts and the best line, so that any size goes.

use std::time::Duration;

use plyscope_core::algo::Options;
use plyscope_core::games::BoardGame;
use plyscope_core::tracer::{Counter, PlyCount};
use plyscope_stage::catalog::{visit, GameSpec, Visitor};
use plyscope_stage::engine;
use plyscope_stage::locale::Lang;
use plyscope_stage::numerals;
use plyscope_stage::rules::Rules;
use plyscope_stage::setup::{Algorithm, Choice, Setup};
use serde_json::{json, Value as Json};

use super::{rows, table, warning};
use crate::deadline::{Deadline, TimeUp};
use crate::line::{Finished, Follower};
use crate::numbers::{aligned, grouped};
use crate::reported::{reported, Reported};
use crate::{board, json, Problem};

/// Searches a game and says what came out.
pub fn run(spec: &GameSpec, setup: &Setup, as_json: bool) -> Result<String, Problem> {
    let found = search(spec, setup)?;
    Ok(if as_json { format!("{:#}\n", found.as_json()) } else { found.as_text() })
}

/// A search of a game, and what came out.
struct Found<'a> {
    spec: &'a GameSpec,
    setup: &'a Setup,
    rules: Box<dyn Rules>,
    finished: Finished,
    counter: Counter,
    /// Whether a clock ended the search; then the last finished pass is what came out.
    time_was_up: bool,
}

fn search<'a>(spec: &'a GameSpec, setup: &'a Setup) -> Result<Found<'a>, Problem> {
    struct Search<'a>(&'a Setup, Options);
    impl Visitor for Search<'_> {
        type Output = (Box<dyn Rules>, bool, Follower);
        fn visit<G: BoardGame>(self, game: G) -> Self::Output {
            let time = self.0.time_limit().map(|time| Duration::from_millis(time.into()));
            let mut deadline = Deadline::new(Follower::default(), time);
            let time_was_up = self.0.algorithm.run(&game, &self.1, &mut deadline) == Err(TimeUp);
            (Box::new(game), time_was_up, deadline.into_inner())
        }
    }
    let (rules, time_was_up, follower) = visit(spec, Search(setup, engine::options(spec, setup)))
        .map_err(|problem| problem.to_string())?;
    let Follower { counter, finished, .. } = follower;
    let finished = finished.ok_or("the search did not end")?;
    Ok(Found { spec, setup, rules, finished, counter, time_was_up })
}

impl Found<'_> {
    fn best_line(&self) -> Vec<String> {
        let line = &self.finished.line;
        (0..line.len()).map(|ply| self.rules.move_name(&line[..ply], line[ply])).collect()
    }

    fn reported(&self) -> Option<&'static Reported> {
        reported(self.spec, self.setup)
    }

    /// How deep iterative deepening came; its passes have depths of their own.
    fn depth_reached(&self) -> Option<u16> {
        self.finished.horizon.filter(|_| self.setup.algorithm == Algorithm::Deepening)
    }

    /// How deep it came of how deep it was to go, and why no deeper.
    fn reached(&self, depth: u16) -> String {
        let asked = self.setup.options().depth;
        // Its first pass looks one ply ahead, even where none was asked for.
        let of = asked.map_or_else(|| "end".to_owned(), |asked| asked.max(1).to_string());
        let most = engine::options(self.spec, self.setup).depth;
        let why = match most {
            _ if self.time_was_up => "; the time was up",
            Some(most) if depth >= most => "",
            _ => "; nothing was left beyond",
        };
        format!("depth {depth} of {of}{why}")
    }

    fn as_json(&self) -> Json {
        let counter = &self.counter;
        let total = counter.total();
        let plies: Vec<Json> = counter.plies.iter().map(as_object).collect();
        let (probes, hits) = counter.probes;
        let options = self.setup.options();
        json!({
            "game": self.spec.game.entry().id,
            "position": self.rules.notation(&[]),
            "algorithm": self.setup.algorithm.id(),
            "depth": options.depth,
            "depth_reached": self.depth_reached(),
            "time_up": self.time_was_up,
            "root": json::player(self.rules.player(&[])),
            "value": json::value(self.finished.verdict.value()),
            "verdict": json::verdict(self.finished.verdict),
            "best_line": self.best_line(),
            "calls": total.nodes,
            "leaves": total.leaves,
            "cuts": total.cuts,
            "evaluated": total.evaluated,
            "plies": plies,
            "table": options.table.map(|_| json!({ "probes": probes, "hits": hits })),
            "unsound": self.setup.is_unsound(),
            "reported": self.reported().map(|reported| json!({
                "calls": reported.calls, "source": reported.source, "note": reported.note,
            })),
        })
    }

    fn as_text(&self) -> String {
        let counter = &self.counter;
        let total = counter.total();
        let line = self.best_line().join(" ");
        let mut listed = vec![
            ("value", numerals::verdict(Lang::En, self.finished.verdict)),
            ("best line", if line.is_empty() { "none".to_owned() } else { line }),
            ("visited", grouped(total.nodes)),
            ("leaves", grouped(total.leaves)),
            ("cuts", grouped(total.cuts)),
        ];
        listed.extend(self.depth_reached().map(|depth| ("reached", self.reached(depth))));
        if total.evaluated > 0 {
            listed.push(("evaluated", grouped(total.evaluated)));
        }
        if self.setup.options().table.is_some() {
            listed.push(("table", table(counter.probes.0, counter.probes.1)));
        }
        if let Some(Reported { calls, source, note, .. }) = self.reported() {
            listed.push(("reported", format!("{} in {source}; {note}", grouped(*calls))));
        }
        listed.extend(warning(self.setup));
        let header = format!(
            "{}, {} to move\n\n{}\n",
            self.spec.game.entry().id,
            plyscope_stage::caption::player_name(self.rules.player(&[])),
            board::drawn(&self.rules.board(&[])),
        );
        header + &rows(&listed) + "\n" + &by_ply(&counter.plies)
    }
}

fn as_object(ply: &PlyCount) -> Json {
    json!({
        "nodes": ply.nodes, "leaves": ply.leaves, "cuts": ply.cuts, "evaluated": ply.evaluated,
    })
}

fn by_ply(plies: &[PlyCount]) -> String {
    let header = ["ply", "visited", "leaves", "cuts", "evaluated"].map(str::to_owned).to_vec();
    let counts = plies.iter().enumerate().map(|(ply, count)| {
        let numbers = [ply as u64, count.nodes, count.leaves, count.cuts, count.evaluated];
        numbers.map(grouped).to_vec()
    });
    aligned(std::iter::once(header).chain(counts).collect())
}
