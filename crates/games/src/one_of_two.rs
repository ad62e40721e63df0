//! One of two games, and so one of any number of them.

use either::Either::{self, Left, Right};

use super::{Board, BoardGame, Finish, Squares};
use plyscope_search::fraction::Fraction;
use plyscope_search::game::{Game, Move};
use plyscope_search::player::Player;
use plyscope_search::value::Value;
use plyscope_search::window::Window;

/// Asks a game something about one of its own positions.
macro_rules! ask {
    ($game:expr, $position:expr, |$one:ident, $at:ident| $answer:expr) => {
        match (&$game.0, $position) {
            (Left($one), Left($at)) => $answer,
            (Right($one), Right($at)) => $answer,
            _ => of_another_game(),
        }
    };
    ($game:expr, $position:expr, |$one:ident, $at:ident| either $answer:expr) => {
        match (&$game.0, $position) {
            (Left($one), Left($at)) => Left($answer),
            (Right($one), Right($at)) => Right($answer),
            _ => of_another_game(),
        }
    };
}

/// One of two games. Which of them it is, is known at run time: a search does step by step what it does
/// for that game alone, and is compiled once for both.
#[derive(Clone, Debug)]
pub struct OneOfTwo<A, B>(Either<A, B>);

impl<A, B> OneOfTwo<A, B> {
    /// The first of them.
    pub const fn first(game: A) -> Self {
        Self(Left(game))
    }

    /// The second of them.
    pub const fn second(game: B) -> Self {
        Self(Right(game))
    }
}

fn of_another_game() -> ! {
    unreachable!("a game is asked about its own positions only")
}

impl<A: Game, B: Game> Game for OneOfTwo<A, B> {
    type Position = Either<A::Position, B::Position>;
    type Moves = Either<A::Moves, B::Moves>;
    type Key = Either<A::Key, B::Key>;

    fn root(&self) -> Self::Position {
        self.0.as_ref().map_either(A::root, B::root)
    }

    fn player(&self, position: &Self::Position) -> Player {
        ask!(self, position, |game, at| game.player(at))
    }

    fn utility(&self, position: &Self::Position) -> Option<Value> {
        ask!(self, position, |game, at| game.utility(at))
    }

    fn moves(&self, position: &Self::Position) -> Self::Moves {
        ask!(self, position, |game, at| either game.moves(at))
    }

    fn play(&self, position: &Self::Position, by: Move) -> Self::Position {
        ask!(self, position, |game, at| either game.play(at, by))
    }

    fn estimate(&self, position: &Self::Position) -> Value {
        ask!(self, position, |game, at| game.estimate(at))
    }

    fn has_chance(&self) -> bool {
        self.0.as_ref().either(A::has_chance, B::has_chance)
    }

    fn probability(&self, position: &Self::Position, by: Move) -> Option<Fraction> {
        ask!(self, position, |game, at| game.probability(at, by))
    }

    fn range(&self) -> Window {
        self.0.as_ref().either(A::range, B::range)
    }

    fn is_noisy(&self, position: &Self::Position, by: Move) -> bool {
        ask!(self, position, |game, at| game.is_noisy(at, by))
    }

    fn can_pass(&self, position: &Self::Position) -> bool {
        ask!(self, position, |game, at| game.can_pass(at))
    }

    fn key(&self, position: &Self::Position) -> Self::Key {
        ask!(self, position, |game, at| either game.key(at))
    }

    fn symmetric_key(&self, position: &Self::Position) -> Self::Key {
        ask!(self, position, |game, at| either game.symmetric_key(at))
    }
}

impl<A: BoardGame, B: BoardGame> BoardGame for OneOfTwo<A, B> {
    fn notation(&self, position: &Self::Position) -> String {
        ask!(self, position, |game, at| game.notation(at))
    }

    fn board(&self, position: &Self::Position) -> Board {
        ask!(self, position, |game, at| game.board(at))
    }

    fn move_name(&self, position: &Self::Position, by: Move) -> String {
        ask!(self, position, |game, at| game.move_name(at, by))
    }

    fn short_name(&self, position: &Self::Position, by: Move) -> Option<String> {
        ask!(self, position, |game, at| game.short_name(at, by))
    }

    fn move_names(&self, position: &Self::Position, moves: &[Move]) -> Vec<String> {
        ask!(self, position, |game, at| game.move_names(at, moves))
    }

    fn move_number(&self, position: &Self::Position) -> Option<u32> {
        ask!(self, position, |game, at| game.move_number(at))
    }

    fn squares(&self, position: &Self::Position, by: Move) -> Squares {
        ask!(self, position, |game, at| game.squares(at, by))
    }

    fn roll(&self, position: &Self::Position) -> Option<String> {
        ask!(self, position, |game, at| game.roll(at))
    }

    fn finish(&self, position: &Self::Position) -> Option<Finish> {
        ask!(self, position, |game, at| game.finish(at))
    }
}
