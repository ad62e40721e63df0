//! What is said of programs that place queens.

use plyscope_i18n::{numerals, texts, Lang};
use plyscope_puzzles::backtrack::Cursor;
use plyscope_puzzles::Queens;
use plyscope_search::Value;

use super::board::{attacks, QueensBoard};
use crate::boards::{Board, Square, Words};

impl Words for QueensBoard {
    fn right(count: usize, lang: Lang) -> String {
        texts::judge_queens_right(lang, count)
    }

    fn wrong_value(lang: Lang) -> String {
        texts::judge_queens_wrong_value(lang)
    }

    fn shown(&self, lang: Lang) -> String {
        let given = self.names(self.given());
        texts::judge_queens_board(lang, &self.size().to_string(), given.len(), &given.join(" "))
    }

    fn written(value: Option<Value>, lang: Lang) -> String {
        value.map_or_else(|| "–".to_owned(), |value| numerals::value(lang, value))
    }

    fn values(got: &str, expected: &str, lang: Lang) -> String {
        texts::judge_queens_values(lang, got, expected)
    }

    fn result(got: &str, expected: &str, lang: Lang) -> String {
        texts::judge_queens_result(lang, got, expected)
    }

    fn tries(visit: usize, got: &str, expected: &str, lang: Lang) -> String {
        texts::judge_queens_tries(lang, visit, got, expected)
    }

    fn goes_on(visit: usize, got: &str, lang: Lang) -> String {
        texts::judge_queens_goes_on(lang, visit, got)
    }

    fn ends(visit: usize, expected: &str, lang: Lang) -> String {
        texts::judge_queens_ends(lang, visit, expected)
    }

    fn objection(&self, cursor: &Cursor<'_, Queens>, square: Square, lang: Lang) -> Option<String> {
        let queens = (0..).zip(cursor.path());
        let queens = queens.map(|(row, choice)| Square { row, column: choice.0 });
        let mut above = queens.filter(|queen| queen.row < square.row);
        let attacker = above.find(|&queen| attacks(queen, square))?;
        Some(texts::judge_queens_attacked(lang, &self.name(attacker), &self.name(square)))
    }

    fn test(lang: Lang) -> String {
        texts::judge_queens_test_values(lang)
    }
}
