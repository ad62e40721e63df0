//! A search while it runs, and when it is finished.

use plyscope_best_first::mcts::{Candidate, Mcts, Moment, Node, Phase, Record, Rewards, Settings};
use plyscope_search::algo::Algorithm;
use plyscope_search::{Game, Move, Value};

use super::exact::{self, Exact};
use crate::sheet::Spacing;
use crate::shown::Shown;
use crate::Positions;

/// A search that runs.
pub struct Running {
    search: Box<dyn Search>,
    positions: Positions,
    settings: Settings,
    rewards: Rewards,
    /// What finds the exact values.
    solver: Algorithm,
}

impl Running {
    pub(super) fn new<G: Game + 'static>(
        game: G,
        positions: Positions,
        (settings, rewards): (Settings, Rewards),
        solver: Algorithm,
    ) -> Self {
        let search = Box::new(Mcts::new(game, settings, rewards));
        Self { search, positions, settings, rewards, solver }
    }

    /// Does some more iterations. Returns whether all are done.
    pub fn advance(&mut self, iterations: u32) -> bool {
        self.search.advance(iterations);
        self.search.iterations() >= self.settings.iterations
    }

    /// How many iterations are done, and how many there are to be.
    #[must_use]
    pub fn progress(&self) -> (u32, u32) {
        (self.search.iterations(), self.settings.iterations)
    }

    /// What the search did so far.
    #[must_use]
    pub fn finish(self) -> Session {
        let (game, record, exact) = self.search.finish(self.solver);
        Session { record, positions: self.positions, rewards: self.rewards, exact, game }
    }
}

/// A search of any game.
trait Search {
    fn advance(&mut self, iterations: u32);
    fn iterations(&self) -> u32;
    fn finish(self: Box<Self>, solver: Algorithm) -> (Box<dyn Repeated>, Record, Option<Exact>);
}

impl<G: Game + 'static> Search for Mcts<G> {
    fn advance(&mut self, iterations: u32) {
        Self::advance(self, iterations);
    }

    fn iterations(&self) -> u32 {
        Self::iterations(self)
    }

    fn finish(self: Box<Self>, solver: Algorithm) -> (Box<dyn Repeated>, Record, Option<Exact>) {
        let (game, record) = Self::finish(*self);
        let exact = exact::solve(&game, solver);
        (Box::new(game), record, exact)
    }
}

/// What a record works out again with the game.
trait Repeated {
    fn random_moves(&self, record: &Record, iteration: u32) -> Vec<Move>;
    fn candidates(&self, record: &Record, node: Node, iterations: u32) -> Vec<Candidate>;
}

impl<G: Game> Repeated for G {
    fn random_moves(&self, record: &Record, iteration: u32) -> Vec<Move> {
        let rollout = record.rollout(self, iteration);
        rollout.into_iter().flatten().map(|(by, _)| by).collect()
    }

    fn candidates(&self, record: &Record, node: Node, iterations: u32) -> Vec<Candidate> {
        record.candidates(self, node, iterations)
    }
}

/// A finished search.
pub struct Session {
    record: Record,
    positions: Positions,
    rewards: Rewards,
    exact: Option<Exact>,
    game: Box<dyn Repeated>,
}

impl Session {
    /// What the search did.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The nodes that are drawn in a space in CSS pixels: the most visited ones.
    #[must_use]
    pub fn shown(&self, space: (f64, f64)) -> Shown {
        let visits = self.record.visits();
        let weight = |node: Node| visits[node.index()];
        Shown::new(self.record.tree(), &weight, space, Spacing::within(space.0))
    }

    /// The names of moves, and boards.
    #[must_use]
    pub const fn positions(&self) -> &Positions {
        &self.positions
    }

    /// What results are worth.
    #[must_use]
    pub const fn rewards(&self) -> Rewards {
        self.rewards
    }

    /// The exact values of the moves at the root, if they are found soon.
    #[must_use]
    pub const fn exact(&self) -> Option<&Exact> {
        self.exact.as_ref()
    }

    /// The random moves that an iteration, from 1, played from its leaf to the end of the game.
    #[must_use]
    pub fn random_moves(&self, iteration: u32) -> Vec<Move> {
        self.game.random_moves(&self.record, iteration)
    }

    /// What is compared at a node after so many iterations: the children, and where untried moves do not
    /// come first all moves.
    #[must_use]
    pub fn candidates(&self, node: Node, iterations: u32) -> Vec<Candidate> {
        self.game.candidates(&self.record, node, iterations)
    }

    /// The nodes that an iteration has reached at a moment, from the root: all that it selected, and from
    /// [`Phase::Expand`] on the node that it added. At the start only the root.
    #[must_use]
    pub fn path_at(&self, moment: Moment) -> Vec<Node> {
        let Some((iteration, phase)) = moment.iteration() else { return vec![Node::ROOT] };
        let Some(leaf) = self.record.leaf(iteration) else { return vec![Node::ROOT] };
        let mut path = self.record.path(leaf);
        if phase == Phase::Select && self.record.added(leaf) == iteration {
            path.pop();
        }
        path
    }

    /// How the game of an iteration, from 1, ended.
    #[must_use]
    pub fn result(&self, iteration: u32) -> Option<Value> {
        let mut line = self.record.line(self.record.leaf(iteration)?);
        line.extend(self.random_moves(iteration));
        self.positions.result(&line)
    }
}
