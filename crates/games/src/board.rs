//! A position as a picture.

use plyscope_search::packed;
use plyscope_search::player::Player;

/// What stands where, for those who draw it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// How many columns there are.
    pub columns: u8,
    /// How many rows there are.
    pub rows: u8,
    /// What it looks like.
    pub style: Style,
    /// What stands on each square, row by row from the top, from left to right.
    pub squares: Vec<Option<Piece>>,
    /// The squares of the lines that have decided a finished game, in ascending order; empty in every
    /// other position.
    pub deciding: Vec<usize>,
}

/// What stands on a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub owner: Player,
    /// What kind it is, as a capital letter or a digit; the games with one kind call it `O`.
    pub kind: char,
}

impl Piece {
    /// A piece of a game that has one kind only.
    #[must_use]
    pub const fn of(owner: Player) -> Self {
        Self { owner, kind: 'O' }
    }

    /// The number on a tile of [`Style::Tiles`].
    #[must_use]
    pub fn number(self) -> u64 {
        1 << self.kind.to_digit(36).unwrap_or(0)
    }
}

/// What a board and its pieces look like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// Crosses and noughts between lines.
    Marks,
    /// Discs in holes, which fall to the bottom.
    Holes,
    /// Discs on squares.
    Discs,
    /// Chessmen on light and dark squares.
    Chessmen,
    /// Draughtsmen on the dark squares, which are numbered.
    Draughtsmen,
    /// Stones with numbers on squares.
    Numbered,
    /// Stones in rows that belong to nobody, without squares.
    Stones,
    /// Tiles with powers of two, whose kinds are the exponents: `1` is a 2, `A` is a 1024.
    Tiles,
}

/// The squares a move is about, as indices into [`Board::squares`] of the board before the move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Squares {
    /// Where the piece comes from, if it stood on the board.
    pub from: Option<usize>,
    /// Where the piece goes; `None` for a pass.
    pub to: Option<usize>,
}

packed!(struct Squares { from, to });
