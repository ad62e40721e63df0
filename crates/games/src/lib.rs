//! Games with boards: one file or folder each.
//!
//! In: [`GameOptions`]. Out: a [`Game`] that can be searched, with its notation, its board and the
//! names of its moves ([`BoardGame`]); the part of a game that a search has seen, as a tree
//! ([`unfold`]); counts of its lines of play ([`perft`]).
//!
//! Not here: pictures, and the list of games to choose from. Chess needs the feature `chess`, since its
//! tables are large.

mod bits;
mod board;
mod checkers;
#[cfg(feature = "chess")]
mod chess;
mod connect_four;
mod dice_nim;
mod einstein;
mod ending;
mod evaluator;
mod grid;
mod illegality;
mod names;
mod one_of_two;
mod othello;
pub mod perft;
mod problem;
mod tic_tac_toe;
mod twenty_forty_eight;
pub mod unfold;
pub mod weights;

pub use bits::Bits;
pub use board::{Board, Piece, Squares, Style};
pub use checkers::{Checkers, CheckersProblem};
#[cfg(feature = "chess")]
pub use chess::Chess;
pub use connect_four::ConnectFour;
pub use dice_nim::DiceNim;
pub use einstein::Einstein;
pub use ending::Ending;
pub use evaluator::{Evaluation, PositionFeature};
pub use illegality::Illegality;
pub use names::MoveNames;
pub use one_of_two::OneOfTwo;
pub use othello::Othello;
pub use problem::{GameOption, GameProblem};
pub use tic_tac_toe::TicTacToe;
pub use twenty_forty_eight::TwentyFortyEight;

use plyscope_search::game::{Game, Move};
use plyscope_search::{excerpt, packed};

/// What of a game can be chosen. What is `None` is as usual in that game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameOptions {
    /// Columns and rows of the board.
    pub size: Option<(u8, u8)>,
    /// How many in a row make a line.
    pub line: Option<u8>,
    /// When a game ends.
    pub ending: Ending,
    /// The name of the static evaluation.
    pub evaluation: Option<String>,
    /// The weights of the features, as [`weights::Weights::parse`] reads them, in place of one of the
    /// game's own evaluations.
    pub weights: Option<String>,
    /// The position to start from, in the game's notation.
    pub position: Option<String>,
}

impl GameOptions {
    /// Refuses the options of a game whose board and ending are given by its rules.
    ///
    /// # Errors
    /// The first one that is given.
    pub fn refuse_another_board(&self, size: (u8, u8)) -> Result<(), GameProblem> {
        let option = if self.size.is_some_and(|given| given != size) {
            GameOption::Size
        } else if self.line.is_some() {
            GameOption::Line
        } else if self.ending != Ending::AtWin {
            GameOption::Ending
        } else {
            return Ok(());
        };
        Err(GameProblem::NotOffered { option })
    }

    /// Leaves a choice to the game.
    pub fn forget(&mut self, option: GameOption) {
        match option {
            GameOption::Size => self.size = None,
            GameOption::Line => self.line = None,
            GameOption::Ending => self.ending = Ending::default(),
            GameOption::Evaluation => self.evaluation = None,
            GameOption::Weights => self.weights = None,
            GameOption::Position => self.position = None,
        }
    }
}

packed!(struct GameOptions { size, line, ending, evaluation, weights, position });

/// The way in which a game has ended, where its rules know several.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Finish {
    /// A king is attacked and cannot be saved.
    Checkmate,
    /// The player to move has no move, and is not in check.
    Stalemate,
    /// Each player has made fifty moves without a capture or a pawn's move.
    FiftyMoves,
    /// The player who has lost has completed a line.
    OwnLine,
    /// The player who has lost has pieces, but none of them can move.
    Blocked,
    /// Each player has made forty moves without a capture or a man's move.
    FortyMoves,
}

packed!(enum Finish {
    0 = Checkmate, 1 = Stalemate, 2 = FiftyMoves, 3 = OwnLine, 4 = Blocked, 5 = FortyMoves,
});

/// A game with a board. MAX is the player who moves first in a game from the beginning, and the only one
/// of a game for one.
pub trait BoardGame: Game<Position: 'static> + Sized + 'static {
    /// A position as [`SetUp::new`] reads it.
    fn notation(&self, position: &Self::Position) -> String;

    /// The picture of a position.
    fn board(&self, position: &Self::Position) -> Board;

    /// A move as players call it.
    fn move_name(&self, position: &Self::Position, by: Move) -> String;

    /// A shorter name of a move, which players use where no other legal move has it too.
    fn short_name(&self, _position: &Self::Position, _by: Move) -> Option<String> {
        None
    }

    /// The names of all the legal moves of a position, in the order in which they are given.
    fn move_names(&self, position: &Self::Position, moves: &[Move]) -> Vec<String> {
        moves.iter().map(|&by| self.move_name(position, by)).collect()
    }

    /// The number of the move that is next, where the game counts the moves of both players as one
    /// move and positions know how many there were.
    fn move_number(&self, _position: &Self::Position) -> Option<u32> {
        None
    }

    /// The squares that a move is about.
    fn squares(&self, position: &Self::Position, by: Move) -> Squares;

    /// What the die shows, such as `2`, or `2-3` where the game goes on alike with both; `None` where no
    /// die has been rolled.
    fn roll(&self, _position: &Self::Position) -> Option<String> {
        None
    }

    /// In which way a finished game has ended; `None` where the rules know one way only, and before
    /// the end.
    fn finish(&self, _position: &Self::Position) -> Option<Finish> {
        None
    }
}

/// A board game that starts from given options.
pub trait SetUp: BoardGame {
    /// The static evaluations by name; the first is the usual one.
    const EVALUATIONS: &'static [(&'static str, Evaluation<Self>)];

    /// The features that weights can be given to.
    const FEATURES: &'static [PositionFeature<Self>];

    /// A game that starts as the options say.
    ///
    /// # Errors
    /// What is wrong with the options.
    fn new(options: &GameOptions) -> Result<Self, GameProblem>;
}

/// The legal move with a name. Where no name is written just so, the case does not matter; and a short
/// name will do if only one legal move has it.
///
/// # Errors
/// When there is none, or the game is over.
pub fn read_move<G: BoardGame>(
    game: &G,
    position: &G::Position,
    text: &str,
) -> Result<Move, GameProblem> {
    if game.utility(position).is_some() {
        return Err(GameProblem::Over);
    }
    let text = text.trim();
    let named = |is: fn(&str, &str) -> bool| {
        game.moves(position).find(|&by| is(&game.move_name(position, by), text))
    };
    let named_for_short = || {
        let is_short = |name: String| name.eq_ignore_ascii_case(text);
        let mut moves =
            game.moves(position).filter(|&by| game.short_name(position, by).is_some_and(is_short));
        moves.next().filter(|_| moves.next().is_none())
    };
    named(|name, text| name == text)
        .or_else(|| named(str::eq_ignore_ascii_case))
        .or_else(named_for_short)
        .ok_or_else(|| GameProblem::NoSuchMove { given: excerpt(text) })
}
