//! The view of sudoku.

use plyscope_puzzles::backtrack::Choice;
use plyscope_puzzles::sudoku::{Cell, Digit, Filled};
use plyscope_puzzles::{Sudoku, Test};

use crate::backtrack::board::{Board, Content, Look};
use crate::backtrack::shown::{Place, Shown};
use plyscope_i18n::{texts, Lang};

impl Shown for Sudoku {
    fn scene(&self, filled: &Filled) -> Board {
        let size = self.size();
        let (rows, columns) = size.in_box();
        let content = |(cell, given): (Cell, &Option<Digit>)| match (given, filled.digit(cell)) {
            (Some(digit), _) => Content::Given(digit.to_string()),
            (None, Some(digit)) => Content::Placed(digit.to_string()),
            (None, None) => Content::Free,
        };
        Board {
            rows: size.side(),
            columns: size.side(),
            look: Look::Boxes(rows, columns),
            squares: size.cells().zip(self.clues().cells()).map(content).collect(),
            ..Board::single()
        }
    }

    fn square_name(&self, square: usize, lang: Lang) -> String {
        let (row, column) = self.size().place(Cell(square as u8));
        texts::sudoku_cell(lang, &(row + 1).to_string(), &(column + 1).to_string())
    }

    fn place_of(&self, filled: &Filled, choice: Choice) -> Place {
        let label = Digit::of(choice).to_string();
        let Some(cell) = filled.next() else { return Place { label, ..Place::default() } };
        let (row, column) = self.size().place(cell);
        let name = format!("r{}c{}", row + 1, column + 1);
        Place { square: usize::from(cell.0), label, cell: Some(name) }
    }

    fn obstacle(&self, filled: &Filled, choice: Choice) -> Option<usize> {
        self.conflict(filled, choice).map(|cell| usize::from(cell.0))
    }

    fn length(&self) -> usize {
        self.clues().cells().iter().filter(|cell| cell.is_none()).count()
    }

    fn root_label(&self) -> String {
        "•".to_owned()
    }

    fn begun(&self, _: &Filled, lang: Lang) -> String {
        texts::sudoku_begun(lang)
    }

    fn choices(&self, filled: &Filled, count: usize, listed: &str, lang: Lang) -> String {
        let cell = filled.next().map(|cell| self.square_name(usize::from(cell.0), lang));
        texts::sudoku_choices(lang, &cell.unwrap_or_default(), count, listed)
    }

    fn choice_name(&self, filled: &Filled, choice: Choice, lang: Lang) -> String {
        let Place { square, label, .. } = self.place_of(filled, choice);
        texts::sudoku_digit_in(lang, &label, &self.square_name(square, lang))
    }

    fn placed(&self, before: &Filled, choice: Choice, lang: Lang) -> String {
        let Place { square, label, .. } = self.place_of(before, choice);
        let name = self.square_name(square, lang);
        match self.obstacle(before, choice) {
            None => texts::sudoku_placed(lang, &label, &name),
            Some(by) => texts::sudoku_conflict(lang, &label, &name, &self.square_name(by, lang)),
        }
    }

    fn stuck(&self, filled: &Filled, _: Option<u8>, lang: Lang) -> String {
        match filled.next() {
            None => texts::sudoku_rejected(lang),
            Some(cell) => texts::sudoku_stuck(lang, &self.square_name(usize::from(cell.0), lang)),
        }
    }

    fn lost(&self, filled: &Filled, lang: Lang) -> Option<String> {
        let cell = self.lost_cell(filled).filter(|_| self.test() == Test::AtOnce)?;
        Some(texts::sudoku_lost(lang, &self.square_name(usize::from(cell.0), lang)))
    }

    fn solved(&self, _: &Filled, lang: Lang) -> String {
        texts::sudoku_solved(lang)
    }
}
