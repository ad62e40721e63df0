//! The interface of a puzzle to its views.

use plyscope_puzzles::backtrack::{Choice, Cursor, Puzzle};

use super::board::Board;
use plyscope_i18n::{texts, Lang};

/// A puzzle with a board, names and sentences.
pub trait Shown: Puzzle {
    /// The board with a partial solution on it.
    fn scene(&self, state: &Self::State) -> Board;

    /// The squares that the search has been on and left again, where they are marked.
    fn backed_out(&self, _: &Cursor<'_, Self>) -> Vec<usize>
    where
        Self: Sized,
    {
        Vec::new()
    }

    /// The name of a square, counted row by row from the top.
    fn square_name(&self, square: usize, lang: Lang) -> String;

    /// Where a candidate for the next choice would go.
    fn place_of(&self, state: &Self::State, choice: Choice) -> Place;

    /// The square that blocks a candidate; `None` if its own square is not part of the board, or if
    /// it is not blocked.
    fn obstacle(&self, state: &Self::State, choice: Choice) -> Option<usize>;

    /// Why a partial solution cannot be completed, as the board shows it; `None` if the board does
    /// not show a reason, even if it cannot be completed.
    fn lost(&self, state: &Self::State, lang: Lang) -> Option<String>;

    /// How many choices a complete assignment has.
    fn length(&self) -> usize;

    /// The label of the root.
    fn root_label(&self) -> String;

    /// The caption of the beginning.
    fn begun(&self, state: &Self::State, lang: Lang) -> String;

    /// The caption of the choices at a node: how many there are, and the labels of the first.
    fn choices(&self, _: &Self::State, count: usize, listed: &str, lang: Lang) -> String {
        texts::trail_choices(lang, count, listed)
    }

    /// The name of a choice in a caption: of a digit, with its cell.
    fn choice_name(&self, state: &Self::State, choice: Choice, _: Lang) -> String {
        self.place_of(state, choice).label
    }

    /// The caption of a choice that has just been made; `before` is the partial solution without
    /// it.
    fn placed(&self, before: &Self::State, choice: Choice, lang: Lang) -> String;

    /// The caption where no choice is left, or the node was pruned for the reason with this number.
    fn stuck(&self, state: &Self::State, pruned: Option<u8>, lang: Lang) -> String;

    /// The caption of a solution.
    fn solved(&self, state: &Self::State, lang: Lang) -> String;
}

/// Where a candidate would go.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Place {
    /// The square, counted row by row from the top.
    pub square: usize,
    /// Its label: the name of the square, or a digit.
    pub label: String,
    /// The cell of a digit, as the tree writes it: `r3c5`; `None` if the label is a square.
    pub cell: Option<String>,
}

/// The name of a square as in chess: files from a at the left, ranks from 1 at the bottom.
#[must_use]
pub fn chess_name(square: usize, rows: u8, columns: u8) -> String {
    let (row, column) = (square / usize::from(columns), square % usize::from(columns));
    let file = char::from(b'a' + column as u8);
    format!("{file}{}", usize::from(rows).saturating_sub(row))
}
