//! In which order the moves of a node are looked at.

use crate::game::Move;
use crate::packed;

/// In which order the moves of a node are looked at. Of moves that the order does not tell apart,
/// the one further left comes first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Order {
    /// As they are written.
    #[default]
    LeftToRight,
    /// The other way round.
    RightToLeft,
    /// What the static evaluation likes best, for the player to move, comes first.
    BestFirst,
    /// What the static evaluation likes best comes last.
    WorstFirst,
    /// As chance has it, the same for the same seed.
    Random,
    /// The move that was best in the pass before comes first; for iterative deepening. The moves of
    /// [`MAX_REMEMBERED`](crate::limits::MAX_REMEMBERED) positions are remembered.
    PreviousPass,
    /// The two moves that last caused a cutoff at the same ply come first (Akl & Newborn 1977).
    Killers,
    /// The moves that caused most cutoffs so far come first, a cutoff d plies above the horizon counting
    /// (d + 1)², and each 1 without a depth limit (after Schaeffer 1989).
    History,
}

packed!(enum Order {
    0 = LeftToRight, 1 = RightToLeft, 2 = BestFirst, 3 = WorstFirst, 4 = Random, 5 = PreviousPass,
    6 = Killers, 7 = History,
});

impl Order {
    /// The orders of a search that never cuts.
    pub const WITHOUT_CUTS: &'static [Self] =
        &[Self::LeftToRight, Self::RightToLeft, Self::BestFirst, Self::WorstFirst, Self::Random];

    /// The orders of a search that cuts, but has no pass before to remember.
    pub const WITH_CUTS: &'static [Self] = &[
        Self::LeftToRight,
        Self::RightToLeft,
        Self::BestFirst,
        Self::WorstFirst,
        Self::Random,
        Self::Killers,
        Self::History,
    ];

    /// Every order.
    pub const EVERY: &'static [Self] = &[
        Self::LeftToRight,
        Self::RightToLeft,
        Self::BestFirst,
        Self::WorstFirst,
        Self::Random,
        Self::PreviousPass,
        Self::Killers,
        Self::History,
    ];
}

/// The moves of a node in the order of the search, each with how many are left after it.
pub(super) enum Moves<M> {
    Forwards(M),
    Backwards(M),
    Sorted(std::vec::IntoIter<Move>),
}

impl<M: ExactSizeIterator> Moves<M> {
    /// How many are left.
    pub(super) fn remaining(&self) -> u32 {
        match self {
            Self::Forwards(moves) | Self::Backwards(moves) => moves.len() as u32,
            Self::Sorted(moves) => moves.len() as u32,
        }
    }
}

impl<M: DoubleEndedIterator<Item = Move> + ExactSizeIterator> Iterator for Moves<M> {
    type Item = (Move, u32);

    #[inline]
    fn next(&mut self) -> Option<(Move, u32)> {
        let by = match self {
            Self::Forwards(moves) => moves.next()?,
            Self::Backwards(moves) => moves.next_back()?,
            Self::Sorted(moves) => moves.next()?,
        };
        Some((by, self.remaining()))
    }
}
