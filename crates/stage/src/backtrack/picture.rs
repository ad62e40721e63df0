//! The drawing of a board with what the search knows of it, as a list of shapes.

use std::f64::consts::SQRT_2;

use super::board::{Board, Candidate, Content, Look, Standing, WayEnd};
use super::outcome::Outcome;
use super::part::{Part, Parts};
use crate::drawing::written;
use crate::picture::Shape;
use crate::scene::camera::within;

/// The side of a square, in pixels; the board's top left corner is at 0, 0.
pub const CELL: f64 = 60.0;

/// The size of a board, in pixels.
#[must_use]
pub fn size(board: &Board) -> (f64, f64) {
    (f64::from(board.columns) * CELL, f64::from(board.rows) * CELL)
}

/// The path of a square.
#[must_use]
pub fn square(board: &Board, square: usize) -> String {
    let (x, y) = middle(board, square);
    written("M{} {}h60v60h-60Z", &[x - CELL / 2.0, y - CELL / 2.0])
}

/// The middle of a square.
#[must_use]
pub fn middle(board: &Board, square: usize) -> (f64, f64) {
    let columns = usize::from(board.columns.max(1));
    let along = |number: usize| (number as f64 + 0.5) * CELL;
    (along(square % columns), along(square / columns))
}

/// Draws a board, from back to front.
#[must_use]
pub fn picture(board: &Board, candidates: &[Candidate]) -> Vec<Shape> {
    drawn(board, candidates).into_shapes()
}

/// The same in parts: each visit, each candidate and what never changes have names of their own.
#[must_use]
pub fn parts(board: &Board, candidates: &[Candidate]) -> Vec<Part> {
    drawn(board, candidates).into_parts()
}

fn drawn(board: &Board, candidates: &[Candidate]) -> Parts {
    let mut pen = Pen { board, parts: Parts::default() };
    pen.parts.begin(0, 0);
    pen.ground();
    pen.names();
    pen.parts.begin(1, 0);
    pen.way();
    pen.reaches(candidates);
    pen.contents();
    pen.stops();
    pen.marks(candidates);
    pen.parts
}

/// Draws a board so small that its way is a line alone; what is written is written large.
#[must_use]
pub fn small_picture(board: &Board) -> Vec<Shape> {
    let mut pen = Pen { board, parts: Parts::default() };
    pen.parts.begin(0, 0);
    pen.ground();
    pen.way();
    for (at, content) in board.squares.iter().enumerate() {
        let place = middle(board, at);
        match content {
            Content::Given(text) => pen.text("given", place, 46.0, text.as_str()),
            Content::Placed(text) => pen.text("placed", place, 46.0, text.as_str()),
            Content::Queen => pen.text("man", place, 52.0, "♛"),
            Content::Free | Content::BlockedOut => {}
        }
    }
    for (class, at) in [("stop first", board.way.first()), ("stop here", board.way.last())] {
        if let Some(&at) = at {
            pen.path(class, circle(middle(board, at), 16.0));
        }
    }
    pen.parts.into_shapes()
}

/// Draws the mark of a candidate in the square at the top left.
#[must_use]
pub fn mark(candidate: &Candidate) -> Vec<Shape> {
    let board = Board::single();
    let mut pen = Pen { board: &board, parts: Parts::default() };
    pen.parts.begin(0, 0);
    pen.mark(candidate);
    pen.parts.into_shapes()
}

struct Pen<'a> {
    board: &'a Board,
    parts: Parts,
}

impl Pen<'_> {
    fn path(&mut self, class: &'static str, d: String) {
        if !d.is_empty() {
            self.parts.push(Shape::Path { class, d });
        }
    }

    fn text(&mut self, class: &'static str, at: (f64, f64), size: f64, text: impl Into<String>) {
        self.parts.push(Shape::Text { class, at, size, text: text.into() });
    }

    fn ground(&mut self) {
        let board = self.board;
        let (columns, rows) = (usize::from(board.columns), usize::from(board.rows));
        let (width, height) = size(board);
        self.path("ground", written("M0 0h{}v{}h{}Z", &[width, height, -width]));
        let squares = || 0..columns * rows;
        if board.look == Look::Chequered {
            // The square at the bottom left is dark, as in chess.
            let dark =
                squares().filter(|at| (at % columns + rows - at / columns).is_multiple_of(2));
            self.path("shade", dark.map(|at| square(board, at)).collect());
        }
        let out = squares().filter(|&at| board.squares[at] == Content::BlockedOut);
        let hatched = out.map(|at| {
            let (x, y) = middle(board, at);
            let (left, top) = (x - CELL / 2.0, y - CELL / 2.0);
            let stroke = |from: f64| {
                let (x1, y1) = ((from - CELL).max(0.0), from.min(CELL));
                written("M{} {}L{} {}", &[left + x1, top + y1, left + y1, top + x1])
            };
            (1..8).map(|number| stroke(f64::from(number) * CELL / 4.0)).collect::<String>()
        });
        self.path("out", hatched.collect());
        let inner = |count: u8, is: &dyn Fn(u8) -> bool, along: &dyn Fn(f64) -> String| {
            (1..count)
                .filter(|&at| is(at))
                .map(|at| along(f64::from(at) * CELL))
                .collect::<String>()
        };
        let down = |x: f64| written("M{} 0v{}", &[x, height]);
        let across = |y: f64| written("M0 {}h{}", &[y, width]);
        if let Look::Boxes(box_rows, box_columns) = board.look {
            let thin =
                inner(board.columns, &|_| true, &down) + &inner(board.rows, &|_| true, &across);
            self.path("rule", thin);
            let thick = inner(board.columns, &|at| at % box_columns == 0, &down)
                + &inner(board.rows, &|at| at % box_rows == 0, &across);
            self.path("rule thick", thick);
        }
        self.path("frame", written("M0 0h{}v{}h{}Z", &[width, height, -width]));
    }

    /// The names of columns and rows, in the corners of the squares at the edge.
    fn names(&mut self) {
        let board = self.board;
        if board.look != Look::Chequered {
            return;
        }
        let (_, height) = size(board);
        // A board of more squares is drawn smaller, and its names are still to be read.
        let text = within(f64::from(board.columns.max(board.rows)) * 2.2, 12.0, 20.0);
        for column in 0..board.columns {
            let at = (f64::from(column + 1) * CELL - text * 0.5, height - text * 0.6);
            self.text("edge-name", at, text, char::from(b'a' + column));
        }
        for row in 0..board.rows {
            let name = (board.rows - row).to_string();
            let at = (text * (0.3 + 0.3 * name.len() as f64), f64::from(row) * CELL + text * 0.7);
            self.text("edge-name", at, text, name);
        }
    }

    /// The way of the piece as a line, its last move and the move that closes it apart.
    fn way(&mut self) {
        let board = self.board;
        let points: Vec<(f64, f64)> = board.way.iter().map(|&at| middle(board, at)).collect();
        let line = |points: &[(f64, f64)]| -> String {
            let pieces = points.iter().enumerate().map(|(number, &(x, y))| {
                written(if number == 0 { "M{} {}" } else { "L{} {}" }, &[x, y])
            });
            pieces.collect()
        };
        if points.len() > 1 {
            self.path("way", line(&points));
            self.path("way last", line(&points[points.len() - 2..]));
        }
        if let (WayEnd::Closed, [first, .., last]) = (board.end, &points[..]) {
            self.path("way closing", line(&[*last, *first]));
        }
    }

    /// Lines from the piece to where it can go, or has just come back from.
    fn reaches(&mut self, candidates: &[Candidate]) {
        let Some(&here) = self.board.way.last() else { return };
        let from = middle(self.board, here);
        for candidate in candidates {
            self.parts.begin(2, candidate.choice.0.into());
            let class = match candidate.standing {
                Standing::Next => "reach next",
                Standing::Later => "reach",
                Standing::Tried(_) => "reach tried",
                Standing::JustLeft(_) => "reach left",
                Standing::Taken | Standing::Blocked(_) => continue,
            };
            let to = middle(self.board, candidate.square);
            let (dx, dy) = (to.0 - from.0, to.1 - from.1);
            let short = 1.0 - 17.0 / dx.hypot(dy).max(17.0);
            let end = (from.0 + dx * short, from.1 + dy * short);
            self.path(class, written("M{} {}L{} {}", &[from.0, from.1, end.0, end.1]));
        }
    }

    fn contents(&mut self) {
        for (at, content) in self.board.squares.iter().enumerate() {
            let place = middle(self.board, at);
            self.parts.begin(3, at);
            match content {
                Content::Given(text) => self.text("given", place, 30.0, text.as_str()),
                Content::Placed(text) => self.text("placed", place, 30.0, text.as_str()),
                Content::Queen => self.text("man", place, 44.0, "♛"),
                Content::Free | Content::BlockedOut => {}
            }
        }
    }

    /// The numbers of the visits, and the piece where it stands.
    fn stops(&mut self) {
        let board = self.board;
        let last = board.way.len().saturating_sub(1);
        for (number, &at) in board.way.iter().enumerate() {
            let (x, y) = middle(board, at);
            self.parts.begin(4, number);
            let (class, radius) = match number {
                _ if number == last => ("stop here", 26.0),
                0 => ("stop first", 16.0),
                _ => ("stop", 16.0),
            };
            self.path(class, circle((x, y), radius));
            if number == last {
                self.text("man", (x, y - 6.0), 32.0, "♞");
                self.text("stop-number small", (x, y + 17.0), 15.0, (number + 1).to_string());
            } else {
                self.text("stop-number", (x, y + 0.5), 17.0, (number + 1).to_string());
            }
        }
    }

    fn marks(&mut self, candidates: &[Candidate]) {
        let in_one = candidates.windows(2).any(|pair| pair[0].square == pair[1].square);
        for candidate in candidates {
            self.parts.begin(5, candidate.choice.0.into());
            if in_one {
                self.pencil_mark(candidate, candidates.len());
            } else {
                self.mark(candidate);
            }
        }
    }

    /// The mark of a candidate that has its square for itself.
    fn mark(&mut self, candidate: &Candidate) {
        let at = middle(self.board, candidate.square);
        let corner = (at.0 + CELL / 2.0 - 12.0, at.1 - CELL / 2.0 + 12.0);
        match candidate.standing {
            Standing::Next => {
                self.path("mark next", circle(at, 14.0));
                self.path("mark dot", circle(at, 5.0));
            }
            Standing::Later => self.path("mark later", circle(at, 11.0)),
            Standing::Tried(outcome) => self.outcome(outcome, at, 9.0),
            Standing::JustLeft(outcome) => {
                self.path("mark left", circle(at, 16.0));
                self.outcome(outcome, at, 8.0);
            }
            Standing::Blocked(Some(by)) if by == candidate.square => {
                self.path("mark blocked", barred(corner, 7.0));
            }
            Standing::Blocked(_) => self.path("mark blocked", barred(at, 9.0)),
            Standing::Taken => {}
        }
    }

    /// A cross for what was tried in vain, a tick for what led to a solution.
    fn outcome(&mut self, outcome: Outcome, at: (f64, f64), r: f64) {
        match outcome {
            Outcome::InVain => self.path("mark tried", cross(at, r)),
            Outcome::Led => self.path("mark led", tick(at, r)),
            Outcome::Unknown => {
                self.path("mark done", written("M{} {}h{}", &[at.0 - r, at.1, 2.0 * r]));
            }
        }
    }

    /// The mark of one of several candidates for the same square.
    fn pencil_mark(&mut self, candidate: &Candidate, count: usize) {
        let across = if count > 4 { 3 } else { 2 };
        let (x, y) = middle(self.board, candidate.square);
        let number = usize::from(candidate.choice.0);
        let pitch = CELL / f64::from(across);
        let along = |place: usize| (place as f64 + 0.5 - f64::from(across) / 2.0) * pitch;
        let down = if count == 6 { pitch / 2.0 } else { 0.0 };
        let across = across as usize;
        let at = (x + along(number % across), y + along(number / across) + down);
        let class = match candidate.standing {
            Standing::Next => "pencil next",
            Standing::Blocked(_) => "pencil blocked",
            Standing::Tried(Outcome::Led) | Standing::JustLeft(Outcome::Led) => "pencil led",
            Standing::Tried(_) | Standing::JustLeft(_) => "pencil tried",
            Standing::Later | Standing::Taken => "pencil",
        };
        let small = pitch * 0.44;
        match candidate.standing {
            Standing::Next => self.path("mark next", circle(at, small)),
            Standing::JustLeft(_) => self.path("mark left", circle(at, small)),
            _ => {}
        }
        self.text(class, at, pitch * 0.62, candidate.label.as_str());
        match candidate.standing {
            Standing::Tried(Outcome::InVain) | Standing::JustLeft(Outcome::InVain) => {
                self.path("mark tried thin", cross(at, small * 0.7))
            }
            Standing::Tried(_) | Standing::JustLeft(_) => {
                let below = (at.0 - small * 0.6, at.1 + small * 0.85);
                self.path("mark led thin", written("M{} {}h{}", &[below.0, below.1, 1.2 * small]));
            }
            Standing::Blocked(_) => {
                let (left, right) = (at.0 - small * 0.7, 1.4 * small);
                self.path("mark struck", written("M{} {}h{}", &[left, at.1, right]));
            }
            _ => {}
        }
    }
}

fn circle((x, y): (f64, f64), r: f64) -> String {
    let d = 2.0 * r;
    written("M{} {}a{} {} 0 1 0 {} 0a{} {} 0 1 0 {} 0Z", &[x - r, y, r, r, d, r, r, -d])
}

fn cross((x, y): (f64, f64), r: f64) -> String {
    let d = 2.0 * r;
    written("M{} {}l{} {}M{} {}l{} {}", &[x - r, y - r, d, d, x - r, y + r, d, -d])
}

fn tick((x, y): (f64, f64), r: f64) -> String {
    let (down, up) = (0.7 * r, 1.5 * r);
    written("M{} {}l{} {}l{} {}", &[x - r, y + 0.1 * r, down, down, up * 0.87, -up])
}

/// A circle with a bar through it.
fn barred((x, y): (f64, f64), r: f64) -> String {
    let slant = r / SQRT_2;
    let bar = written("M{} {}L{} {}", &[x - slant, y + slant, x + slant, y - slant]);
    circle((x, y), r) + &bar
}
