//! The result of a search of a game: nothing is kept but counts and the best line, so that any size
//! goes.

use plyscope_games::{BoardGame, GameProblem};
use plyscope_search::algo::{Algorithm, Options, Passes};
use plyscope_search::tracer::{Counter, PlyCount};
use plyscope_search::{Turn, Verdict};
use schemars::JsonSchema;
use serde::Serialize;

use crate::parts::{Word, Worth};
use crate::tree::TableUse;
use crate::values;
use plyscope_session::deadline::{Deadline, TimeUp};
use plyscope_session::engine;
use plyscope_setup::catalog::{visit, GameId, GameSpec, Visitor};
use plyscope_setup::line::{Finished, Follower};
use plyscope_setup::reported::{reported, Reported};
use plyscope_setup::rules::Rules;
use plyscope_setup::Setup;

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

/// What came out of a search of a game.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct GameResult {
    /// Which game.
    pub game: Word<GameId>,
    /// Where it began.
    pub position: String,
    /// Which search it was.
    pub algorithm: Word<Algorithm>,
    /// How many plies it looked ahead; null for up to the end.
    pub depth: Option<u16>,
    /// How deep iterative deepening came; null of other searches.
    pub depth_reached: Option<u16>,
    /// Whether the time ended it.
    pub time_up: bool,
    /// Whose turn it is at the beginning.
    pub root: Word<Turn>,
    /// What the position is worth to MAX.
    pub value: Option<Worth>,
    /// How the value is to be read.
    pub verdict: Word<Verdict>,
    /// Whether the value is an estimate: the search left a position to the static evaluation.
    pub estimate: bool,
    /// The moves of the line that both players follow, as far as it is known.
    pub best_line: Vec<String>,
    /// How many positions were visited.
    pub calls: u64,
    /// How many of them had no child that was visited.
    pub leaves: u64,
    /// How many of them cut their remaining moves.
    pub cuts: u64,
    /// How many were left to the static evaluation.
    pub evaluated: u64,
    /// The same by ply, from the start.
    pub plies: Vec<Ply>,
    /// Null without a table.
    pub table: Option<TableUse>,
    /// Whether the value may be wrong, because the table takes bounds for values, or the search leaves out
    /// what usually does not matter.
    pub unsound: bool,
    /// What others report of just this search, where that differs.
    pub reported: Option<ReportedCalls>,
    /// The value as a fraction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value_exact: Option<String>,
}

/// What was counted at a ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Ply {
    /// How many positions were visited.
    pub nodes: u64,
    /// How many of them had no child that was visited.
    pub leaves: u64,
    /// How many of them cut their remaining moves.
    pub cuts: u64,
    /// How many were left to the static evaluation.
    pub evaluated: u64,
}

impl From<&PlyCount> for Ply {
    fn from(&PlyCount { nodes, leaves, cuts, evaluated }: &PlyCount) -> Self {
        Self { nodes, leaves, cuts, evaluated }
    }
}

/// What others report of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(inline)]
pub struct ReportedCalls {
    /// How many positions it visits.
    pub calls: u64,
    /// Who reports that.
    pub source: &'static str,
    /// What is known about the difference.
    pub note: &'static str,
}

impl From<&'static Reported> for ReportedCalls {
    fn from(&Reported { calls, source, note, .. }: &'static Reported) -> Self {
        Self { calls, source, note }
    }
}

/// The result of a search of a game; `None` without one.
#[must_use]
pub fn game(found: &Found) -> Option<GameResult> {
    let finished = found.finished.as_ref()?;
    let verdict = finished.verdict.sharpened();
    let counter = &found.counter;
    let total = counter.total();
    let options = found.setup.options();
    Some(GameResult {
        game: Word(found.spec.game),
        position: found.rules.notation(&[]),
        algorithm: Word(found.setup.algorithm),
        depth: options.depth,
        depth_reached: found.depth_reached(),
        time_up: found.time_was_up,
        root: Word(found.rules.turn(&[])),
        value: Worth::of(verdict.value()),
        verdict: Word(verdict),
        estimate: finished.is_estimate && !found.setup.proves(finished.verdict),
        best_line: found.best_line(),
        calls: total.nodes,
        leaves: total.leaves,
        cuts: total.cuts,
        evaluated: total.evaluated,
        plies: counter.plies.iter().map(Ply::from).collect(),
        table: options.table.map(|_| counter.probes.into()),
        unsound: found.setup.doubt().is_some(),
        reported: found.reported().map(ReportedCalls::from),
        value_exact: values::exact(verdict.value()),
    })
}
