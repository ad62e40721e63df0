//! The result of a search of a game: nothing is kept but counts and the best line, so that any size
//! goes.

use plyscope_games::{BoardGame, GameProblem};
use plyscope_search::algo::{Options, Passes};
use plyscope_search::tracer::ProbeCount;
use plyscope_search::tracer::{Counter, PlyCount};
use serde_json::{json, Value as Json};

use crate::values;
use plyscope_setup::catalog::{visit, GameSpec, Visitor};
use plyscope_setup::line::{Finished, Follower};
use plyscope_setup::reported::{reported, Reported};
use plyscope_setup::rules::Rules;
use plyscope_setup::{Choice, Setup};
use plyscope_view::deadline::{Deadline, TimeUp};
use plyscope_view::engine;

/// A search of a game, and the result.
pub struct Found {
    /// Which game.
    pub spec: GameSpec,
    /// Which search.
    pub setup: Setup,
    /// The rules of the game.
    pub rules: Box<dyn Rules>,
    /// The result; `None` where not even the first pass was finished.
    pub finished: Option<Finished>,
    /// What was counted, ply by ply.
    pub counter: Counter,
    /// Whether a clock ended the search; then the last finished pass is the result.
    pub time_was_up: bool,
}

impl Found {
    /// Searches a game, until `is_up` at the longest.
    ///
    /// # Errors
    /// When the game is not valid.
    pub fn search(
        spec: GameSpec,
        setup: Setup,
        is_up: impl FnMut() -> bool,
    ) -> Result<Self, GameProblem> {
        struct Search<'a, C>(&'a Setup, Options, C);
        impl<C: FnMut() -> bool> Visitor for Search<'_, C> {
            type Output = (Box<dyn Rules>, bool, Follower);
            fn visit<G: BoardGame>(self, game: G) -> Self::Output {
                let mut deadline = Deadline::new(Follower::default(), self.2);
                let ended = self.0.algorithm.run(&game, &self.1, &mut deadline);
                (Box::new(game), ended == Err(TimeUp), deadline.into_inner())
            }
        }
        let search = Search(&setup, engine::options(&spec, &setup), is_up);
        let (rules, time_was_up, follower) = visit(&spec, search)?;
        let Follower { counter, finished, .. } = follower;
        Ok(Self { spec, setup, rules, finished, counter, time_was_up })
    }

    /// The moves of the best line, as players call them.
    #[must_use]
    pub fn best_line(&self) -> Vec<String> {
        let line = self.finished.as_ref().map_or(&[][..], |finished| &finished.line);
        (0..line.len()).map(|ply| self.rules.move_name(&line[..ply], line[ply])).collect()
    }

    /// The published count of the same search.
    #[must_use]
    pub fn reported(&self) -> Option<&'static Reported> {
        reported(&self.spec, &self.setup)
    }

    /// The depth that iterative deepening reached.
    #[must_use]
    pub fn depth_reached(&self) -> Option<u16> {
        let horizon = self.finished.as_ref().and_then(|finished| finished.horizon);
        horizon.filter(|_| self.setup.algorithm.descriptor().passes == Passes::Deeper)
    }
}

/// The result of a search of a game; `None` without one.
#[must_use]
pub fn game(found: &Found) -> Option<Json> {
    let finished = found.finished.as_ref()?;
    let verdict = finished.verdict.sharpened();
    let counter = &found.counter;
    let total = counter.total();
    let ProbeCount { probes, hits } = counter.probes;
    let options = found.setup.options();
    let mut report = json!({
        "game": found.spec.game.entry().id,
        "position": found.rules.notation(&[]),
        "algorithm": found.setup.algorithm.id(),
        "depth": options.depth,
        "depth_reached": found.depth_reached(),
        "time_up": found.time_was_up,
        "root": values::turn(found.rules.turn(&[])),
        "value": values::value(verdict.value()),
        "verdict": values::verdict(verdict),
        "estimate": finished.is_estimate,
        "best_line": found.best_line(),
        "calls": total.nodes,
        "leaves": total.leaves,
        "cuts": total.cuts,
        "evaluated": total.evaluated,
        "plies": counter.plies.iter().map(ply).collect::<Json>(),
        "table": options.table.map(|_| json!({ "probes": probes, "hits": hits })),
        "unsound": found.setup.doubt().is_some(),
        "reported": found.reported().map(|reported| json!({
            "calls": reported.calls, "source": reported.source, "note": reported.note,
        })),
    });
    if let Some(exact) = values::exact(verdict.value()) {
        report["value_exact"] = exact;
    }
    Some(report)
}

fn ply(ply: &PlyCount) -> Json {
    json!({
        "nodes": ply.nodes, "leaves": ply.leaves, "cuts": ply.cuts, "evaluated": ply.evaluated,
    })
}
