//! The board: its size, its squares and their names, and what is blocked out.

use super::{Squares, TourProblem};
use plyscope_search::excerpt;
use plyscope_search::notation::half_width;

/// A square of a board, by its number: row by row from the bottom, each from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(pub(super) u8);

impl Square {
    /// The number, from 0.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// A rectangle of squares, some of which may be blocked out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    rows: u8,
    columns: u8,
    blocked: Squares,
}

impl Board {
    /// How many rows a board can have, and how many columns.
    pub const SIDES: std::ops::RangeInclusive<u8> = 3..=16;

    /// A board without blocked squares.
    ///
    /// # Errors
    /// Where a side is not one of [`Board::SIDES`].
    pub fn new(rows: u8, columns: u8) -> Result<Self, TourProblem> {
        if Self::SIDES.contains(&rows) && Self::SIDES.contains(&columns) {
            Ok(Self { rows, columns, blocked: Squares::NONE })
        } else {
            Err(TourProblem::Size { rows: rows.into(), columns: columns.into() })
        }
    }

    /// Reads a size, rows before columns, such as `3x10`.
    ///
    /// # Errors
    /// What is no size, or not one that a board can have.
    pub fn parse(text: &str) -> Result<Self, TourProblem> {
        let unreadable = || TourProblem::NoSize { given: excerpt(text) };
        let plain = half_width(text);
        let (rows, columns) = plain.trim().split_once(['x', 'X', '×']).ok_or_else(unreadable)?;
        let side = |digits: &str| digits.trim().parse::<u32>().map_err(|_| unreadable());
        let (rows, columns) = (side(rows)?, side(columns)?);
        match (u8::try_from(rows), u8::try_from(columns)) {
            (Ok(rows), Ok(columns)) => Self::new(rows, columns),
            _ => Err(TourProblem::Size { rows, columns }),
        }
    }

    /// The same board with other squares blocked out.
    #[must_use]
    pub fn with_blocked(self, squares: impl IntoIterator<Item = Square>) -> Self {
        let squares = squares.into_iter().filter(|&square| self.has(square));
        Self { blocked: squares.collect(), ..self }
    }

    /// The number of rows.
    #[must_use]
    pub const fn rows(&self) -> u8 {
        self.rows
    }

    /// The number of columns.
    #[must_use]
    pub const fn columns(&self) -> u8 {
        self.columns
    }

    /// How many squares there are, the blocked ones included: at most 256.
    #[must_use]
    pub const fn area(&self) -> u16 {
        self.rows as u16 * self.columns as u16
    }

    /// The squares that are blocked out.
    #[must_use]
    pub const fn blocked(&self) -> Squares {
        self.blocked
    }

    /// All squares, the blocked ones included.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        (0..=u8::MAX).map(Square).take(usize::from(self.area()))
    }

    /// The squares that a tour visits: all that are not blocked out.
    #[must_use]
    pub fn open(&self) -> Squares {
        self.squares().collect::<Squares>().without(self.blocked)
    }

    /// Whether a square is one of the board's, blocked out or not.
    #[must_use]
    pub const fn has(&self, square: Square) -> bool {
        (square.0 as u16) < self.area()
    }

    /// The square in a column from the left and a row from the bottom, both from 0.
    #[must_use]
    pub const fn at(&self, file: u8, rank: u8) -> Option<Square> {
        if file < self.columns && rank < self.rows {
            Some(Square(rank * self.columns + file))
        } else {
            None
        }
    }

    /// The column of a square, from 0 at the left.
    #[must_use]
    #[inline]
    pub const fn file(&self, square: Square) -> u8 {
        square.0 % self.columns
    }

    /// The row of a square, from 0 at the bottom.
    #[must_use]
    #[inline]
    pub const fn rank(&self, square: Square) -> u8 {
        square.0 / self.columns
    }

    /// Whether a square has the colour of `a1`. A knight's move changes the colour.
    #[must_use]
    pub const fn is_dark(&self, square: Square) -> bool {
        (self.file(square) + self.rank(square)).is_multiple_of(2)
    }

    /// The name of a square: a letter for its column and a number for its row, such as `b3`.
    #[must_use]
    pub fn name(&self, square: Square) -> String {
        format!("{}{}", char::from(b'a' + self.file(square)), self.rank(square) + 1)
    }

    /// The square with a name.
    ///
    /// # Errors
    /// What is no name, or the name of a square that the board has not.
    pub fn square(&self, name: &str) -> Result<Square, TourProblem> {
        let given = name.trim();
        let name = half_width(given);
        let unreadable = || TourProblem::NoSquare { given: excerpt(given) };
        let letter = name.chars().next().map(|letter| letter.to_ascii_lowercase());
        let file = letter.filter(char::is_ascii_lowercase).ok_or_else(unreadable)? as u8 - b'a';
        let digits = &name[1..];
        if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(unreadable());
        }
        let rank = digits.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
        rank.and_then(|rank| self.at(file, rank)).ok_or_else(|| TourProblem::OffBoard {
            given: excerpt(given),
            rows: self.rows,
            columns: self.columns,
        })
    }

    /// Squares by their names, between commas or spaces.
    ///
    /// # Errors
    /// The first that [`Board::square`] does not know.
    pub fn squares_named(&self, names: &str) -> Result<Vec<Square>, TourProblem> {
        let names = half_width(names);
        let names = names.split([',', ' ', '\n', '\t', '\r']).filter(|name| !name.is_empty());
        names.map(|name| self.square(name)).collect()
    }
}
