//! The puzzles that can be shown: the only list of them.

use std::convert::Infallible;
use std::ops::ControlFlow;

use plyscope_i18n::{texts, Lang};
use plyscope_puzzles::backtrack::{count_part, estimate, Choice, Count, Estimate, Puzzle, Split};
use plyscope_puzzles::csp::Methods;
use plyscope_puzzles::{
    ConstrainedQueens, ConstrainedSudoku, CryptarithmSearch, MapColouring, Maze, Queens, SubsetSum,
    Sudoku, Test, Tour,
};
use plyscope_setup::address::{Query, Writer};
use plyscope_setup::Choice as Named;

use super::board::Board as Picture;
use super::described::{Described, Descriptor, Facts};
use super::form::Field;
use super::gallery::Exhibit;
use super::link::LinkProblem;
use super::shown::Shown;

/// Makes the list of puzzles. A puzzle has a line: its name, and its module with a `DESCRIPTOR` and a
/// `GALLERY`. Its searches are variants of [`Problem`].
macro_rules! puzzles {
    ($( #[$about:meta] $name:ident: $module:ident, )+) => {
        /// Which puzzle it is.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum PuzzleId {
            $( #[$about] $name, )+
        }

        impl PuzzleId {
            /// What there is to know of it.
            #[must_use]
            pub const fn descriptor(self) -> &'static Descriptor {
                match self { $( Self::$name => &super::$module::DESCRIPTOR ),+ }
            }

            /// Its ready-made searches.
            #[must_use]
            pub const fn gallery(self) -> &'static [Exhibit] {
                match self { $( Self::$name => super::$module::GALLERY ),+ }
            }
        }

        impl Named for PuzzleId {
            const NAME: &'static str = "puzzle";
            const ALL: &'static [(&'static str, Self)] =
                &[$( (super::$module::DESCRIPTOR.id, Self::$name) ),+];
        }
    };
}

puzzles! {
    /// A knight's tour.
    Tour: tour,
    /// Queens on a square board.
    Queens: queens,
    /// A sudoku.
    Sudoku: sudoku,
    /// The colouring of a map.
    Map: map,
    /// A sum of words.
    Cryptarithm: cryptarithm,
    /// Numbers that add up to a target.
    SubsetSum: subset_sum,
    /// Ways through a maze.
    Maze: maze,
}

/// A puzzle with its choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// A knight's tour.
    Tour(Box<Tour>),
    /// Queens on a square board.
    Queens(Queens),
    /// Queens with inference, or in other orders than from the top and from the left.
    ConstrainedQueens(ConstrainedQueens),
    /// A sudoku.
    Sudoku(Sudoku),
    /// A sudoku with inference, or in other orders.
    ConstrainedSudoku(ConstrainedSudoku),
    /// The colouring of a map.
    Map(MapColouring),
    /// A sum of words.
    Cryptarithm(CryptarithmSearch),
    /// Numbers that add up to a target.
    SubsetSum(SubsetSum),
    /// Ways through a maze.
    Maze(Maze),
}

/// Dispatches on the kind of puzzle.
#[macro_export]
#[doc(hidden)]
macro_rules! with_puzzle {
    ($problem:expr, $puzzle:ident => $result:expr) => {
        match $problem {
            $crate::backtrack::problem::Problem::Tour($puzzle) => {
                let $puzzle = &**$puzzle;
                $result
            }
            $crate::backtrack::problem::Problem::Queens($puzzle) => $result,
            $crate::backtrack::problem::Problem::ConstrainedQueens($puzzle) => $result,
            $crate::backtrack::problem::Problem::Sudoku($puzzle) => $result,
            $crate::backtrack::problem::Problem::ConstrainedSudoku($puzzle) => $result,
            $crate::backtrack::problem::Problem::Map($puzzle) => $result,
            $crate::backtrack::problem::Problem::Cryptarithm($puzzle) => $result,
            $crate::backtrack::problem::Problem::SubsetSum($puzzle) => $result,
            $crate::backtrack::problem::Problem::Maze($puzzle) => $result,
        }
    };
}
pub use with_puzzle as with;

/// The first of the list.
impl Default for PuzzleId {
    fn default() -> Self {
        Self::ALL[0].1
    }
}

impl PuzzleId {
    /// Every puzzle, in the order in which they are offered.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        Self::ALL.iter().map(|&(_, puzzle)| puzzle)
    }
}

/// A tour of 5×5 squares from a corner is small enough to be seen whole.
impl Default for Problem {
    fn default() -> Self {
        Self::default_of(PuzzleId::default())
    }
}

impl Problem {
    /// The puzzle as it is shown first.
    #[must_use]
    pub fn default_of(id: PuzzleId) -> Self {
        (id.descriptor().read)(&mut Query::default())
    }

    /// Which puzzle it is.
    #[must_use]
    pub fn id(&self) -> PuzzleId {
        const fn of<P: Described>(_: &P) -> PuzzleId {
            P::ID
        }
        with!(self, puzzle => of(puzzle))
    }

    /// What holds of it.
    #[must_use]
    pub fn facts(&self) -> Facts {
        with!(self, puzzle => puzzle.facts())
    }

    /// When partial solutions are tested.
    #[must_use]
    pub fn test(&self) -> Test {
        self.facts().test
    }

    /// How a constraint satisfaction problem is searched; `None` for other puzzles.
    #[must_use]
    pub fn methods(&self) -> Option<Methods> {
        self.facts().methods
    }

    /// The parameters without effect, since only what is complete is tested; empty where none of them has a
    /// value.
    #[must_use]
    pub fn unused(&self) -> &'static [&'static str] {
        self.facts().unused
    }

    /// All its choices in a line: “Knight’s tour · 8×8 · from a1 · Warnsdorff · open”.
    #[must_use]
    pub fn summary(&self, lang: Lang) -> String {
        let mut parts = with!(self, puzzle => puzzle.summary(lang));
        if self.test() == Test::AtTheEnd {
            let (test, end) = (texts::trail_test(lang), texts::trail_test_end(lang));
            parts.push(format!("{test} {end}"));
        }
        parts.join(" · ")
    }

    /// The fields in which its choices are changed.
    #[must_use]
    pub fn form(&self, lang: Lang) -> Vec<Field> {
        with!(self, puzzle => puzzle.form(lang))
    }

    /// The same puzzle with another text for a parameter, as it is in its form.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn changed(&self, parameter: &str, text: &str) -> Result<Self, LinkProblem> {
        with!(self, puzzle => puzzle.changed(parameter, text))
    }

    /// The board with some choices made, up to the first one that is not allowed.
    #[must_use]
    pub fn board_with(&self, path: &[Choice]) -> Picture {
        with!(self, puzzle => {
            let mut state = puzzle.start();
            for &choice in path {
                if !puzzle.status(&state).choices().contains(choice) {
                    break;
                }
                puzzle.place(&mut state, choice);
            }
            puzzle.scene(&state)
        })
    }

    /// The whole search in parts that can be counted separately, `least` or more where it is so wide: see
    /// [`Split::of`].
    #[must_use]
    pub fn split(&self, least: usize) -> Split {
        with!(self, puzzle => Split::of(puzzle, least))
    }

    /// Counts the part of the search that begins with some choices; nothing if they are not
    /// allowed. `watch` receives the progress now and then.
    pub fn count_part(&self, part: &[Choice], mut watch: impl FnMut(&Count)) -> Count {
        let watch = |count: &Count| -> ControlFlow<Infallible> {
            watch(count);
            ControlFlow::Continue(())
        };
        match with!(self, puzzle => count_part(puzzle, part, watch)) {
            Some(ControlFlow::Continue(count)) => count,
            None => Count::default(),
        }
    }

    /// An estimate of how many nodes the search has.
    #[must_use]
    pub fn estimate(&self, probes: u32) -> Estimate {
        with!(self, puzzle => estimate(puzzle, probes, 1))
    }
}

/// Writes the address of a puzzle, without defaults.
pub(super) fn write<P: Described>(puzzle: &P, writer: &mut Writer) {
    writer.choose(P::ID);
    puzzle.write(writer);
    writer.choose_unless(puzzle.facts().test, Test::default());
}
