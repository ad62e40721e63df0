//! The view of the queens' problem.

use plyscope_puzzles::backtrack::{Choice, Puzzle};
use plyscope_puzzles::{Placed, Queens, Test};

use crate::backtrack::board::{Board, Content, Look};
use crate::backtrack::shown::{chess_name, Place, Shown};
use plyscope_i18n::{texts, Lang};

impl Shown for Queens {
    fn scene(&self, placed: &Placed) -> Board {
        let size = usize::from(self.size());
        let mut squares = vec![Content::Free; size * size];
        for (row, &column) in placed.columns().iter().enumerate() {
            squares[row * size + usize::from(column)] = Content::Queen;
        }
        Board {
            rows: self.size(),
            columns: self.size(),
            look: Look::Chequered,
            squares,
            ..Board::single()
        }
    }

    fn square_name(&self, square: usize, _: Lang) -> String {
        chess_name(square, self.size(), self.size())
    }

    fn place_of(&self, placed: &Placed, choice: Choice) -> Place {
        let size = usize::from(self.size());
        let square = placed.columns().len() * size + usize::from(choice.0);
        Place { square, label: chess_name(square, self.size(), self.size()), cell: None }
    }

    fn obstacle(&self, placed: &Placed, choice: Choice) -> Option<usize> {
        let row = usize::from(self.attacker(placed, choice)?);
        Some(row * usize::from(self.size()) + usize::from(placed.columns()[row]))
    }

    fn length(&self) -> usize {
        usize::from(self.size())
    }

    fn root_label(&self) -> String {
        "♛".to_owned()
    }

    fn begun(&self, _: &Placed, lang: Lang) -> String {
        texts::queens_begun(lang, usize::from(self.size()))
    }

    fn placed(&self, before: &Placed, choice: Choice, lang: Lang) -> String {
        let place = self.place_of(before, choice);
        let row = rank(self, before.columns().len());
        match self.obstacle(before, choice) {
            None => texts::queens_placed(lang, row, &place.label),
            Some(by) => {
                texts::queens_attacked(lang, row, &place.label, &self.square_name(by, lang))
            }
        }
    }

    fn stuck(&self, placed: &Placed, _: Option<u8>, lang: Lang) -> String {
        match self.candidates(placed) {
            0 => texts::queens_rejected(lang, self.length()),
            _ => texts::queens_stuck(lang, rank(self, placed.columns().len())),
        }
    }

    fn lost(&self, placed: &Placed, lang: Lang) -> Option<String> {
        let row = self.lost_row(placed).filter(|_| self.test() == Test::AtOnce)?;
        Some(texts::queens_lost(lang, rank(self, row.into())))
    }

    fn solved(&self, _: &Placed, lang: Lang) -> String {
        texts::queens_solved(lang, self.length())
    }
}

/// The number of a row as the board shows it, from 1 at the bottom; queens are placed from the top.
fn rank(queens: &Queens, row: usize) -> usize {
    usize::from(queens.size()).saturating_sub(row)
}
