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
        let route = cursor.state().squares();
        let route: Vec<Square> = route.iter().map(|&one| self.square(one)).collect();
        let is_visited = |kept: usize| route[..kept].contains(&square);
        let leads_there = |from| self.moves(from).any(|one| one == square);
        // The program may have taken moves back before.
        let mut kept = self.given().len()..=route.len();
        if kept.any(|kept| !is_visited(kept) && leads_there(route[kept - 1])) {
            return None;
        }
        let to = self.name(square);
        Some(match is_visited(route.len()) {
            true => texts::judge_tour_visited(lang, &to),
            false => {
                let here = self.square(cursor.state().here());
                texts::judge_tour_no_move(lang, &self.name(here), &to)
            }
        })
    }

    fn test(lang: Lang) -> String {
        texts::judge_tour_test_values(lang)
    }
}
