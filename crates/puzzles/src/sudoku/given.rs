//! Sudokus to begin with, made for Plyscope by emptying filled grids at random, as far as one
//! solution was left.

use super::clues::Clues;
use super::problem::CluesProblem;

/// A sudoku with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Given {
    /// What it is called in addresses and commands.
    pub id: &'static str,
    /// Its clues, as [`Clues::parse`] reads them.
    pub text: &'static str,
}

/// The given sudokus, the easiest first. With the fewest digits first all but the last are solved
/// without taking anything back; the last one takes 1,495 nodes so, and 65,723 by rows.
pub const GIVEN: [Given; 4] = [
    Given { id: "small", text: "..2. 2.1. .3.2 .2.." },
    Given { id: "medium", text: "2..... 3....6 .1.2.4 5.2.3. 4....2 .....5" },
    Given {
        id: "easy",
        text: ".936..7.. ....3...6 41.7..2.8 .3...2.61 .51...47. 68.4...5. 1.5..8.23 3...4.... \
               ..7..591.",
    },
    Given {
        id: "hard",
        text: ".9.6..7.. ....3...6 4..7....8 .3...2..1 .5.....7. 6..4...5. 1....8..3 3...4.... \
               ..7..5.1.",
    },
];

impl Given {
    /// The given sudoku with a name.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        GIVEN.into_iter().find(|given| given.id == id)
    }

    /// Its clues.
    ///
    /// # Errors
    /// None for those of [`GIVEN`], which a test reads.
    pub fn clues(self) -> Result<Clues, CluesProblem> {
        Clues::parse(self.text)
    }
}
