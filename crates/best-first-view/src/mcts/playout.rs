//! The game that an iteration played: the moves in the tree, and then the random ones.

use plyscope_games::Board;
use plyscope_search::Move;

use super::Session;

/// The game of an iteration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Playout {
    /// The moves from the root to its leaf.
    pub selected: Vec<Move>,
    /// The random moves from there to the end.
    pub random: Vec<Move>,
}

impl Playout {
    /// That of an iteration, from 1.
    #[must_use]
    pub fn of(session: &Session, iteration: u32) -> Option<Self> {
        let record = session.record();
        let leaf = record.leaf(iteration)?;
        Some(Self { selected: record.line(leaf), random: session.random_moves(iteration) })
    }

    /// All moves.
    #[must_use]
    pub fn line(&self) -> Vec<Move> {
        self.selected.iter().chain(&self.random).copied().collect()
    }

    /// The names of the moves in the tree, and of so many of the random ones: each name needs all moves before
    /// it.
    #[must_use]
    pub fn names(&self, session: &Session, random: usize) -> Vec<String> {
        session.positions().names(&self.line()[..self.length(random)])
    }

    /// The board after so many of its random moves; a tree has none.
    #[must_use]
    pub fn board(&self, session: &Session, random: usize) -> Option<Board> {
        session.positions().board(&self.line()[..self.length(random)])
    }

    /// How many moves there are with so many random ones.
    fn length(&self, random: usize) -> usize {
        self.selected.len() + random.min(self.random.len())
    }
}
