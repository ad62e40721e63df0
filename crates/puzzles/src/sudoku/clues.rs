//! What is given of a sudoku, as text.

use std::fmt;
use std::str::FromStr;

use plyscope_search::excerpt;
use plyscope_search::notation::half_width_char;

use super::problem::CluesProblem;
use super::size::{Cell, Digit, Size};
use crate::backtrack::Choice;

/// The digits that are given; no two equal ones in a row, a column or a box.
///
/// As text they are the digits by rows, with `.`, `_` or `0` for an empty cell. Spaces, line breaks
/// and `| / , ; + -` separate, so that a grid drawn with lines can be read as well.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clues {
    size: Size,
    /// What each cell holds, by rows.
    cells: Box<[Option<Digit>]>,
}

impl Clues {
    /// Nothing is given.
    #[must_use]
    pub fn none(size: Size) -> Self {
        Self { size, cells: size.cells().map(|_| None).collect() }
    }

    /// Reads clues; the number of cells says the size.
    ///
    /// # Errors
    /// What is wrong, and where.
    pub fn parse(text: &str) -> Result<Self, CluesProblem> {
        let cells = read(text)?;
        let sized = |size: &Size| size.cells().len() == cells.len();
        let length = CluesProblem::Length { given: cells.len() };
        let size = Size::ALL.into_iter().find(sized).ok_or(length)?;
        let held = |(&digit, cell): (&Option<Digit>, Cell)| digit.map(|digit| (digit, cell));
        let mut known: Vec<(Digit, Cell)> = Vec::new();
        for (digit, cell) in cells.iter().zip(size.cells()).filter_map(held) {
            if digit.get() > size.side() {
                return Err(CluesProblem::Digit { given: digit, cell, size });
            }
            let equal = known.iter().filter(|&&(other, _)| other == digit);
            let mut clashes =
                equal.filter_map(|&(_, other)| Some((other, size.shared(other, cell)?)));
            if let Some((other, house)) = clashes.next() {
                return Err(CluesProblem::Twice { digit, house, cells: [other, cell], size });
            }
            known.push((digit, cell));
        }
        Ok(Self { size, cells: cells.into() })
    }

    /// The size of the sudoku.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// What is given of each cell, by rows.
    #[must_use]
    pub fn cells(&self) -> &[Option<Digit>] {
        &self.cells
    }
}

/// The cells of a text. Of a text with too many of them only their number is needed, but each
/// character is looked at, since a wrong one is reported before a wrong length.
fn read(text: &str) -> Result<Vec<Option<Digit>>, CluesProblem> {
    let cell = |(at, given): (usize, char)| match half_width_char(given) {
        '0' | '.' | '_' => Some(Ok(None)),
        digit @ '1'..='9' => Some(Ok(Some(Digit::of(Choice(digit as u8 - b'1'))))),
        '|' | '/' | ',' | ';' | '+' | '-' => None,
        _ if given.is_whitespace() => None,
        _ => Some(Err(CluesProblem::Character { given: excerpt(&given.to_string()), at })),
    };
    text.chars().enumerate().filter_map(cell).collect()
}

impl FromStr for Clues {
    type Err = CluesProblem;

    fn from_str(text: &str) -> Result<Self, CluesProblem> {
        Self::parse(text)
    }
}

/// The rows, with `.` for an empty cell and a space between two rows.
impl fmt::Display for Clues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = usize::from(self.size.side());
        for (number, cell) in self.cells.iter().enumerate() {
            if number > 0 && number % side == 0 {
                write!(f, " ")?;
            }
            match cell {
                Some(digit) => write!(f, "{digit}")?,
                None => write!(f, ".")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clues_are_read_however_they_are_separated() {
        let grid = "1... ..2. .3.. ...4";
        let written = [
            grid,
            "1.....2..3.....4",
            "1000002003000004",
            "1.|..\n..|2.\n--+--\n.3|..\n..|.4\n",
            "1,_,_,_;_,_,2,_;_,3,_,_;_,_,_,4",
            "1.../..2./.3../...4",
            "１．．．／．．２．／．３．．／．．．４",
        ];
        for text in written {
            let clues: Clues = text.parse().expect(text);
            assert_eq!((clues.to_string().as_str(), clues.size()), (grid, Size::Four), "{text}");
        }
        for size in Size::ALL {
            let none = Clues::none(size);
            assert_eq!(none.to_string().parse(), Ok(none));
        }
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let table = [
            ("", "there are 0 cells; a sudoku has 16, 36 or 81"),
            ("1... ..2. .3.. ...", "there are 15 cells; a sudoku has 16, 36 or 81"),
            (
                "1... x.2.",
                "character 6 is “x”, which is no cell; expected a digit, or . for an empty cell",
            ),
            ("1... ..5. .... ....", "row 2, column 3: 5 is not one of the digits 1 to 4"),
            (
                "1...\u{202e}",
                "character 5 is “\u{fffd}”, which is no cell; expected a digit, or . for an empty cell",
            ),
            ("1..1 .... .... ....", "row 1 has 1 twice: row 1, column 1, and row 1, column 4"),
            (".2.. .... .... .2..", "column 2 has 2 twice: row 1, column 2, and row 4, column 2"),
            (".... .... ..3. ...3", "box 4 has 3 twice: row 3, column 3, and row 4, column 4"),
            (
                "...6.. .....6 ...... ...... ...... ......",
                "box 2 has 6 twice: row 1, column 4, and row 2, column 6",
            ),
        ];
        for (text, sentence) in table {
            let problem = Clues::parse(text).map_err(|problem| problem.to_string());
            assert_eq!(problem, Err(sentence.to_owned()), "{text}");
        }
    }
}
