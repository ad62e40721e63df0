//! What a search needs to know of a game.

use std::hash::Hash;

use crate::fraction::Fraction;
use crate::packed;
use crate::player::Player;
use crate::value::Value;
use crate::window::Window;

/// A move, erased to a small code that only its game can read. In a given tree it is the number of
/// the child, from 0 at the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move(pub u32);

packed!(struct Move(code));

impl Move {
    /// The null move: the player to move passes, though the rules do not allow it. No game has it among its
    /// moves; a search that reasons about passing makes it where [`Game::can_pass`].
    pub const NULL: Self = Self(u32::MAX);
}

/// A game with perfect information of two players, or of MAX alone, and chance perhaps, as a tree that is
/// unfolded while it is searched.
/// A player may move several times in a row; where a player must pass, passing is a move.
pub trait Game {
    /// One position; cheap to clone.
    type Position: Clone;
    /// The moves of a position, from left to right.
    type Moves: DoubleEndedIterator<Item = Move> + ExactSizeIterator;
    /// What tells positions apart in a transposition table.
    type Key: Copy + Eq + Hash;

    /// Where the search starts.
    fn root(&self) -> Self::Position;

    /// Who is to move.
    fn player(&self, position: &Self::Position) -> Player;

    /// What a finished game is worth to MAX; `None` while there are moves.
    fn utility(&self, position: &Self::Position) -> Option<Value>;

    /// The legal moves; at least one where there is no utility.
    fn moves(&self, position: &Self::Position) -> Self::Moves;

    /// The position after a move from [`Game::moves`], or after [`Move::NULL`] where [`Game::can_pass`].
    fn play(&self, position: &Self::Position, by: Move) -> Self::Position;

    /// The static evaluation: an estimate, without looking ahead, of what an unfinished game is worth to
    /// MAX.
    fn estimate(&self, position: &Self::Position) -> Value;

    /// Whether chance may decide anywhere.
    fn has_chance(&self) -> bool {
        false
    }

    /// Whether a move from [`Game::moves`] may change what the static evaluation says at one stroke: a
    /// capture, say, or a promotion. Only such moves are looked at beyond the horizon by
    /// quiescence search; a position without any is quiet. A player all of whose moves
    /// are noisy must play one of them.
    fn is_noisy(&self, _position: &Self::Position, _by: Move) -> bool {
        false
    }

    /// Whether the player to move could let the opponent move twice in a row, against the rules: whether
    /// [`Game::play`] takes [`Move::NULL`] here. Not where a player is in check or must capture; nowhere in
    /// games whose positions do not say by themselves who is to move.
    fn can_pass(&self, _position: &Self::Position) -> bool {
        false
    }

    /// How probable a move from [`Game::moves`] is, where chance decides; `None` where a player does. The
    /// probabilities of a position add up to 1, the averages of what lies below can be held by a [`Value`],
    /// and no game that chance may decide is won or lost. [`Game::player`] says there who moves next.
    fn probability(&self, _position: &Self::Position, _by: Move) -> Option<Fraction> {
        None
    }

    /// Between which values every finished game is worth, where chance may decide: that bounds what an
    /// average may still become (Ballard 1983). The full window where chance never decides, and where all
    /// games are worth the same.
    fn range(&self) -> Window {
        Window::FULL
    }

    /// The same for two positions exactly if the game goes on alike from both.
    fn key(&self, position: &Self::Position) -> Self::Key;

    /// The same for two positions if one is the other rotated or reflected. A game without
    /// symmetries gives [`Game::key`].
    fn symmetric_key(&self, position: &Self::Position) -> Self::Key {
        self.key(position)
    }
}

/// A game that starts from another of its positions.
pub struct StartingFrom<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// Where it starts.
    pub position: G::Position,
}

impl<G: Game> Game for StartingFrom<'_, G> {
    type Position = G::Position;
    type Moves = G::Moves;
    type Key = G::Key;

    fn root(&self) -> G::Position {
        self.position.clone()
    }

    fn player(&self, position: &G::Position) -> Player {
        self.game.player(position)
    }

    fn utility(&self, position: &G::Position) -> Option<Value> {
        self.game.utility(position)
    }

    fn moves(&self, position: &G::Position) -> G::Moves {
        self.game.moves(position)
    }

    fn play(&self, position: &G::Position, by: Move) -> G::Position {
        self.game.play(position, by)
    }

    fn estimate(&self, position: &G::Position) -> Value {
        self.game.estimate(position)
    }

    fn has_chance(&self) -> bool {
        self.game.has_chance()
    }

    fn is_noisy(&self, position: &G::Position, by: Move) -> bool {
        self.game.is_noisy(position, by)
    }

    fn can_pass(&self, position: &G::Position) -> bool {
        self.game.can_pass(position)
    }

    fn probability(&self, position: &G::Position, by: Move) -> Option<Fraction> {
        self.game.probability(position, by)
    }

    fn range(&self) -> Window {
        self.game.range()
    }

    fn key(&self, position: &G::Position) -> G::Key {
        self.game.key(position)
    }

    fn symmetric_key(&self, position: &G::Position) -> G::Key {
        self.game.symmetric_key(position)
    }
}
