//! In which order the moves of a node are looked at.

use crate::game::{Game, Move};
use crate::packed;
use crate::player::Player;

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
    /// The move that was best in the pass before comes first; for iterative deepening.
    PreviousPass,
    /// The two moves that last caused a cut at the same depth come first (Akl & Newborn 1977).
    Killers,
    /// The moves that caused most cuts so far come first, a cut at depth d from the horizon counting
    /// d² (Schaeffer 1989).
    History,
}

packed!(enum Order {
    0 = LeftToRight, 1 = RightToLeft, 2 = BestFirst, 3 = WorstFirst, 4 = Random, 5 = PreviousPass,
    6 = Killers, 7 = History,
});

/// Puts the moves of a node in order. Which one does it is known when the search is compiled: asking
/// at each node would cost a search that takes the moves as they are written a third of its time.
pub(super) trait Sort<G: Game> {
    /// The moves of a node in the order in which they are looked at.
    type Moves: ExactSizeIterator<Item = Move>;

    /// Whether moves are just taken as they are written.
    const IS_PLAIN: bool = false;

    /// The moves of a position, `ply` moves below the root.
    fn moves(&mut self, game: &G, position: &G::Position, ply: u32) -> Self::Moves;

    /// A move has turned out best in a position.
    fn is_best(&mut self, game: &G, position: &G::Position, by: Move);

    /// A move of `player`, `ply` moves below the root, has caused a cut, `depth` plies above the
    /// horizon.
    fn has_cut(&mut self, player: Player, by: Move, ply: u32, depth: u32);
}

/// [`Order::LeftToRight`] and nothing else.
pub(super) struct AsWritten;

impl<G: Game> Sort<G> for AsWritten {
    type Moves = G::Moves;

    const IS_PLAIN: bool = true;

    #[inline]
    fn moves(&mut self, game: &G, position: &G::Position, _: u32) -> G::Moves {
        game.moves(position)
    }

    #[inline]
    fn is_best(&mut self, _: &G, _: &G::Position, _: Move) {}

    #[inline]
    fn has_cut(&mut self, _: Player, _: Move, _: u32, _: u32) {}
}

/// Moves in any [`Order`].
pub(super) enum Ordered<M> {
    Forwards(M),
    Backwards(M),
    Sorted(std::vec::IntoIter<Move>),
}

impl<M: DoubleEndedIterator<Item = Move> + ExactSizeIterator> Iterator for Ordered<M> {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        match self {
            Self::Forwards(moves) => moves.next(),
            Self::Backwards(moves) => moves.next_back(),
            Self::Sorted(moves) => moves.next(),
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        match self {
            Self::Forwards(moves) | Self::Backwards(moves) => moves.size_hint(),
            Self::Sorted(moves) => moves.size_hint(),
        }
    }
}

impl<M: DoubleEndedIterator<Item = Move> + ExactSizeIterator> ExactSizeIterator for Ordered<M> {}
