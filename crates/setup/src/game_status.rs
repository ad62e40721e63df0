//! What players are told of a position: what they can do, or how the game has ended. Who has the rules
//! works it out; it can then travel to those who have not.

use plyscope_games::{BoardGame, Finish, Squares};
use plyscope_search::{packed, Move, Player, Value};

/// What can be said of a position to those who play.
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

/// Something that a player can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegalMove {
    /// The move.
    pub by: Move,
    /// What players call it.
    pub name: String,
    /// The squares that it is about.
    pub squares: Squares,
}

packed!(struct LegalMove { by, name, squares });

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    /// What it is worth to MAX.
    pub value: Value,
    /// In which way it has ended, where there are several.
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
