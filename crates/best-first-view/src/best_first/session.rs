//! A search while it runs, and when it is finished.

use plyscope_best_first::proof_number::{self, ProofNumberSearch};
use plyscope_best_first::sss::{self, Sss};
use plyscope_best_first::tree::{GrowingTree, Node};
use plyscope_search::{Game, Value};

use super::{AlphaBeta, Kind, Search};
use crate::sheet::Spacing;
use crate::shown::Shown;
use crate::Positions;

/// A search that runs.
pub struct Running {
    search: Box<dyn Advancing>,
    positions: Positions,
    depth: Option<u16>,
}

impl Running {
    pub(super) fn new<G: Game + 'static>(game: G, positions: Positions, search: Search) -> Self {
        let depth = search.depth();
        let search: Box<dyn Advancing> = match search {
            Search::Sss(settings) => Box::new(Sss::new(game, settings)),
            Search::ProofNumber(settings) => Box::new(ProofNumberSearch::new(game, settings)),
        };
        Self { search, positions, depth }
    }

    /// Does some more. Returns whether the search is finished.
    pub fn advance(&mut self, count: u32) -> bool {
        self.search.advance(count)
    }

    /// How many steps or iterations are done.
    #[must_use]
    pub fn done(&self) -> u32 {
        self.search.done()
    }

    /// What the search did so far.
    #[must_use]
    pub fn finish(self) -> Session {
        let (record, alpha_beta) = self.search.finish(self.depth);
        Session { record, positions: self.positions, alpha_beta }
    }
}

/// A search of any game.
trait Advancing {
    fn advance(&mut self, count: u32) -> bool;
    fn done(&self) -> u32;
    fn finish(self: Box<Self>, depth: Option<u16>) -> (Record, Option<AlphaBeta>);
}

impl<G: Game> Advancing for Sss<G> {
    fn advance(&mut self, count: u32) -> bool {
        Self::advance(self, count);
        self.is_finished()
    }

    fn done(&self) -> u32 {
        self.steps()
    }

    fn finish(self: Box<Self>, depth: Option<u16>) -> (Record, Option<AlphaBeta>) {
        let (game, record) = Self::finish(*self);
        (Record::Sss(record), AlphaBeta::of(&game, depth))
    }
}

impl<G: Game> Advancing for ProofNumberSearch<G> {
    fn advance(&mut self, count: u32) -> bool {
        Self::advance(self, count);
        self.is_finished()
    }

    fn done(&self) -> u32 {
        self.iterations()
    }

    fn finish(self: Box<Self>, depth: Option<u16>) -> (Record, Option<AlphaBeta>) {
        let (game, record) = Self::finish(*self);
        (Record::ProofNumber(record), AlphaBeta::of(&game, depth))
    }
}

/// What a search did.
pub enum Record {
    /// SSS*.
    Sss(sss::Record),
    /// Proof-number search.
    ProofNumber(proof_number::Record),
}

impl Record {
    /// Which search it is of.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Sss(_) => Kind::Sss,
            Self::ProofNumber(_) => Kind::ProofNumber,
        }
    }

    /// The tree.
    #[must_use]
    pub const fn tree(&self) -> &GrowingTree {
        match self {
            Self::Sss(record) => record.tree(),
            Self::ProofNumber(record) => record.tree(),
        }
    }

    /// The last step.
    #[must_use]
    pub fn last(&self) -> u32 {
        match self {
            Self::Sss(record) => record.steps(),
            Self::ProofNumber(record) => proof_number::Moment::last(record.iterations()).step(),
        }
    }

    /// Until when nodes are there at a step, as the tree counts time.
    #[must_use]
    pub fn time(&self, step: u32) -> u32 {
        match self {
            Self::Sss(_) => step,
            Self::ProofNumber(_) => proof_number::Moment::of_step(step).expanded(),
        }
    }

    /// The node that a step is about; `None` at the beginning.
    #[must_use]
    pub fn at(&self, step: u32) -> Option<Node> {
        match self {
            Self::Sss(record) => record.taken(step).map(|state| state.node),
            Self::ProofNumber(record) => {
                let iteration = proof_number::Moment::of_step(step).iteration();
                iteration.and_then(|(iteration, _)| record.expanded(iteration))
            }
        }
    }

    /// The nodes from the root to the one that a step is about.
    #[must_use]
    pub fn path(&self, step: u32) -> Vec<Node> {
        self.at(step).map_or_else(|| vec![Node::ROOT], |node| self.tree().path(node))
    }
}

/// A finished search.
pub struct Session {
    record: Record,
    positions: Positions,
    alpha_beta: Option<AlphaBeta>,
}

impl Session {
    /// What the search did.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The names of moves, and boards.
    #[must_use]
    pub const fn positions(&self) -> &Positions {
        &self.positions
    }

    /// The value that SSS* found; `None` if it ended before. Proof-number search answers a question instead.
    #[must_use]
    pub fn value(&self) -> Option<Value> {
        match &self.record {
            Record::Sss(record) => record.value(),
            Record::ProofNumber(_) => None,
        }
    }

    /// Whether the value rests on static evaluations, which never say won or lost.
    #[must_use]
    pub fn is_estimate(&self) -> bool {
        let Record::Sss(record) = &self.record else { return false };
        let is_game = matches!(self.positions, Positions::Game(..));
        let is_decided = |value| [Value::WIN, Value::LOSS].contains(&value);
        let is_evaluated = |node| self.positions.result(&record.tree().line(node)).is_none();
        !(is_game && record.value().is_some_and(is_decided))
            && record.evaluated(record.steps()).any(is_evaluated)
    }

    /// What alpha-beta visits; `None` where that takes too long.
    #[must_use]
    pub const fn alpha_beta(&self) -> Option<AlphaBeta> {
        self.alpha_beta
    }

    /// The nodes that are drawn in a space in CSS pixels: those with the most nodes below them.
    #[must_use]
    pub fn shown(&self, space: (f64, f64)) -> Shown {
        let tree = self.record.tree();
        let sizes = tree.summed(vec![1; tree.nodes().len()]);
        let spacing = match self.record {
            Record::Sss(_) => Spacing::of_words_within(space.0),
            Record::ProofNumber(_) => Spacing::within(space.0),
        };
        Shown::new(tree, &|node| sizes[node.index()], space, spacing)
    }
}
