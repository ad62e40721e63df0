//! The state of a game for its players: the legal moves, or how the game has ended. A worker with
//! the rules computes it and sends it to pages without them.

use plyscope_games::{BoardGame, Finish, Squares};
use plyscope_search::{packed, Move, Player, Value};

/// The state of a game at a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameStatus {
    /// Who is to move, or would be.
    pub player: Player,
    /// The legal moves, in the game's own order; none when the game is over.
    pub moves: Vec<LegalMove>,
    /// How the game has ended, if it has.
    pub end: Option<End>,
    /// The position in the game's notation.
    pub notation: String,
}

packed!(struct GameStatus { player, moves, end, notation });

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegalMove {
    /// The move.
    pub by: Move,
    /// What players call it.
    pub name: String,
    /// The squares that it touches.
    pub squares: Squares,
}

packed!(struct LegalMove { by, name, squares });

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    /// What it is worth to MAX.
    pub value: Value,
    /// How it has ended, where the game has several ways.
    pub finish: Option<Finish>,
}

packed!(struct End { value, finish });

impl GameStatus {
    /// The game status of a position.
    #[must_use]
    pub fn of<G: BoardGame>(game: &G, position: &G::Position) -> Self {
        let end = game.utility(position).map(|value| End { value, finish: game.finish(position) });
        let legal = |by| LegalMove {
            by,
            name: game.move_name(position, by),
            squares: game.squares(position, by),
        };
        let moves = match end {
            Some(_) => Vec::new(),
            None => game.moves(position).map(legal).collect(),
        };
        let (player, notation) = (game.player(position), game.notation(position));
        Self { player, moves, end, notation }
    }

    /// The legal move with a code.
    #[must_use]
    pub fn find(&self, by: Move) -> Option<&LegalMove> {
        self.moves.iter().find(|legal| legal.by == by)
    }
}
