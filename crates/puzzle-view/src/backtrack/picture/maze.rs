//! The drawing of a maze: hatched walls, the walk with the numbers of its steps, and what was left again.

use plyscope_drawing::Path;

use super::{middle, square, Pen, CELL};
use crate::backtrack::board::{Candidate, Content};

/// How far the cross of a square that was left again reaches, in pixels.
const CROSS: f64 = 7.0;
/// The size of the letters of start and goal beside a number.
const SMALL: f64 = 15.0;

impl Pen<'_> {
    /// The walls, below their hatching, and the lines between squares.
    pub(super) fn walls(&mut self) {
        let board = self.board;
        let walls = board.squares.iter().enumerate();
        let walls = walls.filter(|(_, content)| **content == Content::BlockedOut);
        self.path("shade", walls.map(|(at, _)| square(board, at)).collect());
        let (width, height) = super::size(board);
        let at = |number: u8| f64::from(number) * CELL;
        let down = (1..board.columns).map(|x| Path::line((at(x), 0.0), (at(x), height)));
        let across = (1..board.rows).map(|y| Path::line((0.0, at(y)), (width, at(y))));
        self.path("rule", down.chain(across).collect());
    }

    /// The goal, and a cross in each square that the search has left again; candidates have their own marks.
    pub(super) fn crosses(&mut self, candidates: &[Candidate]) {
        for (at, content) in self.board.squares.iter().enumerate() {
            let is_candidate = candidates.iter().any(|candidate| candidate.square == at);
            if *content == Content::BackedOut && !is_candidate {
                self.parts.begin(3, at);
                self.path("backed-out", Path::cross(middle(self.board, at), CROSS));
            }
        }
    }

    /// The letters of start and goal: in the corner, where something else is in the square.
    pub(super) fn ends(&mut self, candidates: &[Candidate]) {
        let board = self.board;
        for (at, content) in board.squares.iter().enumerate() {
            let Content::Given(letter) = content else { continue };
            self.parts.begin(6, at);
            let (x, y) = middle(board, at);
            let is_used = board.way.contains(&at)
                || candidates.iter().any(|candidate| candidate.square == at);
            match is_used {
                true => self.text("given", (x - 21.0, y - 20.0), SMALL, letter.as_str()),
                false => self.text("given", (x, y), 30.0, letter.as_str()),
            }
        }
    }

    /// The squares of the walk with the number of the step that leads there; the start has none.
    pub(super) fn steps(&mut self) {
        let board = self.board;
        let last = board.way.len().saturating_sub(1);
        for (step, &at) in board.way.iter().enumerate() {
            self.parts.begin(4, step);
            let place = middle(board, at);
            let (class, radius) = match step {
                _ if step == last => ("stop here", 20.0),
                0 => ("stop first", 17.0),
                _ => ("stop", 17.0),
            };
            self.path(class, Path::circle(place, radius));
            let size = if board.way.len() <= 100 { 22.0 } else { 16.0 };
            self.text("stop-number", (place.0, place.1 + 0.5), size, step.to_string());
        }
    }
}
