//! A position of a game.

use plyscope_games::Board;
use plyscope_search::Step;

use super::picture::{Of, Picture, Width};
use super::Film;
use plyscope_i18n::{texts, Lang};
use plyscope_view::picture::full_board::{names, view_box, SIDE};
use plyscope_view::picture::{boards, Shape};

/// A position of a game, shown without a search where the rules are missing.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// Its picture.
    pub board: Board,
    /// The squares of the last move.
    pub last: Vec<usize>,
    /// Its notation.
    pub notation: String,
}

impl Film for Position {
    fn has_steps(&self) -> bool {
        false
    }

    fn caption(&self, _: Step, _: Lang) -> String {
        String::new()
    }

    fn picture(&self, _: Step, _: Width, lang: Lang) -> Option<Picture> {
        let mut shapes = boards::board(&self.board, SIDE);
        shapes.extend(self.last.iter().map(|&square| {
            let path = boards::square(&self.board, SIDE, square);
            Shape::Path { class: "board-last", path }
        }));
        shapes.extend(names(&self.board));
        let label = texts::board_of(lang, &self.notation);
        Some(Picture::alone(Of::Board, view_box(&self.board), SIDE, label, shapes))
    }
}
