//! The drawing of a cryptarithm: the sum above a table of letters and digits.

use plyscope_drawing::Path;
use plyscope_puzzles::backtrack::{Choice, Choices};

use super::{middle, slash, Pen, CELL};
use crate::backtrack::board::{Board, Candidate, Content, Removal, Sum, SumLetter};

/// The width of a column of the sum, in pixels.
const ACROSS: f64 = 54.0;
/// The heights of the carries and of a word, and what is free below the sum.
const CARRIES: f64 = 30.0;
const WORD: f64 = 64.0;
const BELOW: f64 = 18.0;
/// The height of a row of the table: less than that of other squares, so that all is drawn larger.
pub(super) const ROW: f64 = 44.0;
/// The size of digits in the table, and how far their marks reach.
const DIGIT: f64 = 30.0;
const REACH: f64 = 19.0;

/// The size of a sum, with its plus sign, in pixels.
pub(super) fn size(sum: &Sum) -> (f64, f64) {
    ((columns(sum) + 1) as f64 * ACROSS, CARRIES + sum.words.len() as f64 * WORD)
}

/// Where the table begins below the sum.
pub(super) fn table_top(sum: &Sum) -> f64 {
    size(sum).1 + BELOW
}

fn columns(sum: &Sum) -> usize {
    sum.carries.len()
}

/// Some carries: `0–2`, or `0, 2`.
fn listed(carries: Choices) -> String {
    let all: Vec<String> = carries.iter().map(|carry| carry.0.to_string()).collect();
    let (Some(first), Some(last)) = (carries.first(), carries.last()) else {
        return "∅".to_owned();
    };
    let is_range = usize::from(last.0 - first.0) + 1 == all.len() && all.len() > 1;
    match is_range {
        true => format!("{}–{}", first.0, last.0),
        false => all.join(", "),
    }
}

impl Pen<'_> {
    /// The sum above the middle of the table.
    pub(super) fn sum(&mut self) {
        let board = self.board;
        let left = (f64::from(board.columns) * CELL - size(&board.sum).0) / 2.0;
        self.sum_at(left);
    }

    /// The sum with its left edge there, and its upper edge at 0.
    pub(super) fn sum_at(&mut self, left: f64) {
        let sum = &self.board.sum;
        let (width, height) = size(sum);
        let x = |column: usize| left + width - (column as f64 + 0.5) * ACROSS;
        for (column, &carries) in sum.carries.iter().enumerate() {
            self.parts.begin(6, column);
            let is_open = column > 0 && (!carries.is_empty() || self.board.has_domains());
            if is_open {
                let class = if carries.len() == 1 { "carry" } else { "carry open" };
                self.text(class, (x(column), CARRIES / 2.0), 20.0, listed(carries));
            }
        }
        self.parts.begin(7, 0);
        let rule = height - WORD;
        self.path("rule thick", Path::line((left, rule), (left + width, rule)));
        let added = sum.words.len().saturating_sub(1);
        for (row, word) in sum.words.iter().enumerate() {
            let y = CARRIES + (row as f64 + 0.5) * WORD;
            if row + 1 == added {
                self.text("sum-sign", (x(columns(sum)), y), 30.0, "+");
            }
            for (column, letter) in word.iter().rev().enumerate() {
                self.parts.begin(8, row * 16 + column);
                self.letter(letter, (x(column), y));
            }
        }
    }

    /// A letter, or its digit with the letter small above it.
    fn letter(&mut self, letter: &SumLetter, (x, y): (f64, f64)) {
        match letter.digit {
            None => self.text("sum-letter", (x, y + 4.0), 34.0, letter.name.as_str()),
            Some(digit) => {
                self.text("sum-letter small", (x, y - 20.0), 20.0, letter.name.as_str());
                self.text("sum-digit", (x, y + 11.0), 36.0, digit.to_string());
            }
        }
    }

    /// The lines between the squares of the table.
    pub(super) fn table(&mut self) {
        let board = self.board;
        let top = table_top(&board.sum);
        let (width, height) = (f64::from(board.columns) * CELL, f64::from(board.rows) * ROW);
        let outline = Path::rectangle((0.0, top), (width, height));
        self.path("ground", outline.clone());
        let across = (1..board.rows).map(|row| {
            let y = top + f64::from(row) * ROW;
            Path::line((0.0, y), (width, y))
        });
        self.path("rule", across.collect());
        self.path("frame", outline);
    }

    /// The letters on the left of the table, and the digits below it.
    pub(super) fn table_names(&mut self, names: &[String], text: f64) {
        let board = self.board;
        let bottom = table_top(&board.sum) + f64::from(board.rows) * ROW;
        let columns = usize::from(board.columns);
        for (row, name) in names.iter().enumerate() {
            let (_, y) = middle(board, row * columns);
            self.text("edge-name", (-text / 2.0, y), text, name.as_str());
        }
        for digit in 0..board.columns {
            let (x, _) = middle(board, digit.into());
            self.text("edge-name", (x, bottom + text / 2.0), text, digit.to_string());
        }
    }

    /// What is in the table; the candidates have their own marks.
    pub(super) fn digits(&mut self, candidates: &[Candidate]) {
        let board = self.board;
        let columns = usize::from(board.columns.max(1));
        for (at, content) in board.squares.iter().enumerate() {
            if candidates.iter().any(|candidate| candidate.square == at) {
                continue;
            }
            self.parts.begin(3, at);
            let place = middle(board, at);
            let digit = Choice((at % columns) as u8).0.to_string();
            match content {
                Content::Placed(digit) => {
                    self.path("chosen-digit", Path::circle(place, REACH + 2.0));
                    self.text("placed", place, DIGIT, digit.as_str());
                }
                Content::Left => self.text("pencil", place, DIGIT, digit),
                Content::Removed(Removal::Before) => {
                    self.text("pencil gone", place, DIGIT, digit);
                    self.path("domain removed", slash(place, REACH));
                }
                Content::Removed(Removal::Now) => {
                    self.path("domain removed now", Path::circle(place, REACH));
                    self.text("pencil", place, DIGIT, digit);
                    self.path("domain removed now", slash(place, REACH));
                }
                _ => {}
            }
        }
    }

    /// The marks of the candidates.
    pub(super) fn digit_marks(&mut self, candidates: &[Candidate]) {
        for candidate in candidates {
            self.parts.begin(5, candidate.choice.0.into());
            let place = middle(self.board, candidate.square);
            self.pencil(candidate, place, (DIGIT, REACH));
        }
    }
}

/// The names of the rows of the table: the letters, in the order in which they are met in the columns.
pub(super) fn names(board: &Board) -> Vec<String> {
    let sum = &board.sum;
    let mut names: Vec<String> = Vec::new();
    for column in 0..columns(sum) {
        for letter in sum.words.iter().filter_map(|word| word.iter().rev().nth(column)) {
            if !names.contains(&letter.name) {
                names.push(letter.name.clone());
            }
        }
    }
    names
}
