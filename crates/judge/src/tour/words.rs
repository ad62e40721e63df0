//! What is said of programs that look for a knight's tour.

use plyscope_i18n::{numerals, texts, Lang};
use plyscope_puzzles::backtrack::Cursor;
use plyscope_puzzles::Tour;
use plyscope_search::Value;

use super::board::TourBoard;
use crate::boards::{Board, Square, Words};

impl Words for TourBoard {
    fn right(count: usize, lang: Lang) -> String {
        texts::judge_tour_right(lang, count)
    }

    fn wrong_value(lang: Lang) -> String {
        texts::judge_tour_wrong_value(lang)
    }

    fn shown(&self, lang: Lang) -> String {
        let (rows, columns) = self.sides();
        let given = self.names(self.given());
        let size = format!("{rows} × {columns}");
        texts::judge_tour_board(lang, &size, given.len(), &given.join(" "))
    }

    fn written(value: Option<Value>, lang: Lang) -> String {
        match value {
            Some(value) if Value::whole(0) == Some(value) => texts::judge_tour_none(lang),
            Some(value) if Value::whole(1) == Some(value) => texts::judge_tour_found(lang),
            Some(value) => numerals::value(lang, value),
            None => "–".to_owned(),
        }
    }

    fn values(got: &str, expected: &str, lang: Lang) -> String {
        texts::judge_tour_values(lang, got, expected)
    }

    fn result(got: &str, expected: &str, lang: Lang) -> String {
        texts::judge_tour_result(lang, got, expected)
    }

    fn tries(visit: usize, got: &str, expected: &str, lang: Lang) -> String {
        texts::judge_tour_tries(lang, visit, got, expected)
    }

    fn goes_on(visit: usize, got: &str, lang: Lang) -> String {
        texts::judge_tour_goes_on(lang, visit, got)
    }

    fn ends(visit: usize, expected: &str, lang: Lang) -> String {
        texts::judge_tour_ends(lang, visit, expected)
    }

    fn objection(&self, cursor: &Cursor<'_, Tour>, square: Square, lang: Lang) -> Option<String> {
        let route = cursor.state();
        let board = self.tour().board();
        let mut visited = board.squares().filter(|&one| route.number(one).is_some());
        if visited.any(|one| self.square(one) == square) {
            return Some(texts::judge_tour_visited(lang, &self.name(square)));
        }
        let here = self.square(route.here());
        let is_move = self.moves(here).any(|one| one == square);
        let (from, to) = (self.name(here), self.name(square));
        (!is_move).then(|| texts::judge_tour_no_move(lang, &from, &to))
    }

    fn test(lang: Lang) -> String {
        texts::judge_tour_test_values(lang)
    }
}
