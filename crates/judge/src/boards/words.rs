//! What is said of programs on a kind of board.

use plyscope_i18n::Lang;
use plyscope_puzzles::backtrack::Cursor;
use plyscope_search::Value;

use super::{Board, Square};

/// The words of a kind of board.
pub trait Words: Board {
    /// A program is right on so many boards.
    fn right(count: usize, lang: Lang) -> String;

    /// A program returns a wrong value.
    fn wrong_value(lang: Lang) -> String;

    /// Which board it is.
    fn shown(&self, lang: Lang) -> String;

    /// What a program returns; `None` for something that is no value.
    fn written(value: Option<Value>, lang: Lang) -> String;

    /// What a program returns, and what is right.
    fn values(got: &str, expected: &str, lang: Lang) -> String;

    /// What a program returns, and what is right, in a sentence.
    fn result(got: &str, expected: &str, lang: Lang) -> String;

    /// A program tries another square than the search.
    fn tries(visit: usize, got: &str, expected: &str, lang: Lang) -> String;

    /// A program tries a square, but the search has ended.
    fn goes_on(visit: usize, got: &str, lang: Lang) -> String;

    /// A program has ended, but the search tries a square.
    fn ends(visit: usize, expected: &str, lang: Lang) -> String;

    /// What speaks against trying a square, if anything does.
    fn objection(
        &self,
        cursor: &Cursor<'_, Self::Puzzle>,
        square: Square,
        lang: Lang,
    ) -> Option<String>;

    /// What is tested where values are, in a few words.
    fn test(lang: Lang) -> String;
}
