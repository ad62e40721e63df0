//! The drawing of a board with its candidates, as a list of shapes.

mod map;
mod maze;
mod numbers;
mod pencil;
mod sum;

use std::f64::consts::SQRT_2;

use super::board::{Board, Candidate, Content, Look, Removal, Standing, WayEnd};
use super::outcome::Outcome;
use super::part::{Part, Parts};
use plyscope_drawing::Path;
use plyscope_view::picture::Shape;
use plyscope_view::scene::camera::within;

/// The side of a square, in pixels; the board's top left corner is at 0, 0.
pub const CELL: f64 = 60.0;

/// The size of the numbers of visits where they have two digits, or three: on a phone a board of eight
/// by eight is drawn at less than half its size.
const TWO_DIGITS: f64 = 24.0;
const THREE_DIGITS: f64 = 17.0;

/// What the names of columns and rows take beside a board; no name is larger.
const NAME: f64 = 24.0;
/// The same where the names are letters and digits of a sum.
const LETTER_NAME: f64 = 34.0;
/// What the frame takes around it.
const FRAME: f64 = 2.0;

/// The size of a board without the names beside it, in pixels.
#[must_use]
pub fn size(board: &Board) -> (f64, f64) {
    if board.look == Look::Map {
        return map::size(&board.plan);
    }
    if let Look::Numbers { .. } = board.look {
        return numbers::size(board);
    }
    let (above, row) = rows(board);
    (f64::from(board.columns) * CELL, above + f64::from(board.rows) * row)
}

/// The size of a small picture of a board, in pixels.
#[must_use]
pub fn small_size(board: &Board) -> (f64, f64) {
    match board.look {
        Look::Sum => sum::size(&board.sum),
        Look::Numbers { .. } => numbers::small_size(board),
        _ => size(board),
    }
}

/// What a picture of a board needs, with its names: the left and upper edge, and the size, in pixels.
#[must_use]
pub fn view_box(board: &Board) -> [f64; 4] {
    let (width, height) = size(board);
    let names = match board.look {
        Look::Chequered | Look::Boxes(..) | Look::Maze => NAME,
        Look::Sum => LETTER_NAME,
        Look::Map | Look::Numbers { .. } => 0.0,
    };
    [-FRAME - names, -FRAME, width + 2.0 * FRAME + names, height + 2.0 * FRAME + names]
}

/// The path of a square.
#[must_use]
pub fn square(board: &Board, square: usize) -> Path {
    let (x, y) = middle(board, square);
    let (_, row) = rows(board);
    Path::rectangle((x - CELL / 2.0, y - row / 2.0), (CELL, row))
}

/// The middle of a square.
#[must_use]
pub fn middle(board: &Board, square: usize) -> (f64, f64) {
    if board.look == Look::Map {
        return map::place(&board.plan, square);
    }
    if let Look::Numbers { .. } = board.look {
        return numbers::place(board, square);
    }
    let columns = usize::from(board.columns.max(1));
    let along = |number: usize, each: f64| (number as f64 + 0.5) * each;
    let (above, row) = rows(board);
    (along(square % columns, CELL), above + along(square / columns, row))
}

/// Where the rows of squares begin, and the height of each, in pixels.
fn rows(board: &Board) -> (f64, f64) {
    match board.look {
        Look::Sum => (sum::table_top(&board.sum), sum::ROW),
        _ => (0.0, CELL),
    }
}

/// Draws a board, from back to front.
#[must_use]
pub fn picture(board: &Board, candidates: &[Candidate]) -> Vec<Shape> {
    drawn(board, candidates).into_shapes()
}

/// The same in parts: each visit, each candidate and the background have their own keys.
#[must_use]
pub fn parts(board: &Board, candidates: &[Candidate]) -> Vec<Part> {
    drawn(board, candidates).into_parts()
}

fn drawn(board: &Board, candidates: &[Candidate]) -> Parts {
    let mut pen = Pen { board, parts: Parts::default() };
    pen.parts.begin(0, 0);
    if board.look == Look::Map {
        pen.borders();
        for (region, content) in board.squares.iter().enumerate() {
            pen.parts.begin(3, region);
            pen.region(region, content, candidates);
        }
        return pen.parts;
    }
    if board.look == Look::Sum {
        pen.table();
        pen.table_names(&sum::names(board), LETTER_NAME * 0.8);
        pen.sum();
        pen.digits(candidates);
        pen.digit_marks(candidates);
        return pen.parts;
    }
    if let Look::Numbers { target } = board.look {
        pen.boxes(candidates);
        pen.bar(target);
        return pen.parts;
    }
    pen.ground();
    pen.names();
    if board.look == Look::Maze {
        pen.parts.begin(1, 0);
        pen.way();
        pen.reaches(candidates);
        pen.crosses(candidates);
        pen.steps();
        pen.marks(candidates);
        pen.ends(candidates);
        return pen.parts;
    }
    pen.parts.begin(1, 0);
    pen.way();
    pen.reaches(candidates);
    pen.contents(candidates);
    pen.stops();
    pen.marks(candidates);
    pen.parts
}

/// Draws a small board, with its path as a plain line and with large texts.
#[must_use]
pub fn small_picture(board: &Board) -> Vec<Shape> {
    let mut pen = Pen { board, parts: Parts::default() };
    pen.parts.begin(0, 0);
    match board.look {
        Look::Sum => {
            pen.sum_at(0.0);
            return pen.parts.into_shapes();
        }
        Look::Numbers { .. } => {
            pen.boxes(&[]);
            return pen.parts.into_shapes();
        }
        Look::Map => pen.borders(),
        Look::Chequered | Look::Boxes(..) | Look::Maze => pen.ground(),
    }
    pen.way();
    for (at, content) in board.squares.iter().enumerate() {
        let place = middle(board, at);
        match content {
            // The ends of a way have marks of their own, below.
            Content::Given(_) if board.look == Look::Maze => {}
            Content::Given(text) => pen.text("given", place, 46.0, text.as_str()),
            Content::Placed(text) => pen.text("placed", place, 46.0, text.as_str()),
            Content::Queen => pen.text("man", place, 52.0, "♛"),
            Content::Region { .. } => pen.small_region(at, content),
            Content::Free
            | Content::BlockedOut
            | Content::Left
            | Content::Removed(_)
            | Content::BackedOut
            | Content::Number { .. }
            | Content::Marks { .. } => {}
        }
    }
    for (class, at) in [("stop first", board.way.first()), ("stop here", board.way.last())] {
        if let Some(&at) = at {
            pen.path(class, Path::circle(middle(board, at), 16.0));
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

/// Draws a content in the square at the top left.
#[must_use]
pub fn content_mark(content: Content) -> Vec<Shape> {
    let board = Board { squares: vec![content], ..Board::single() };
    let mut pen = Pen { board: &board, parts: Parts::default() };
    pen.contents(&[]);
    pen.crosses(&[]);
    pen.parts.into_shapes()
}

struct Pen<'a> {
    board: &'a Board,
    parts: Parts,
}

impl Pen<'_> {
    fn path(&mut self, class: &'static str, path: Path) {
        if !path.is_empty() {
            self.parts.push(Shape::Path { class, path });
        }
    }

    fn text(&mut self, class: &'static str, at: (f64, f64), size: f64, text: impl Into<String>) {
        self.parts.push(Shape::Text { class, at, size, text: text.into() });
    }

    fn ground(&mut self) {
        let board = self.board;
        let (columns, rows) = (usize::from(board.columns), usize::from(board.rows));
        let (width, height) = size(board);
        let outline = Path::rectangle((0.0, 0.0), (width, height));
        self.path("ground", outline.clone());
        let squares = || 0..columns * rows;
        if board.look == Look::Chequered {
            // The square at the bottom left is dark, as in chess.
            let dark =
                squares().filter(|at| (at % columns + rows - at / columns).is_multiple_of(2));
            self.path("shade", dark.map(|at| square(board, at)).collect());
        }
        if board.look == Look::Maze {
            self.walls();
        }
        let out = squares().filter(|&at| board.squares[at] == Content::BlockedOut);
        let hatched = out.map(|at| {
            let (x, y) = middle(board, at);
            let (left, top) = (x - CELL / 2.0, y - CELL / 2.0);
            let stroke = |from: f64| {
                let (x1, y1) = ((from - CELL).max(0.0), from.min(CELL));
                Path::line((left + x1, top + y1), (left + y1, top + x1))
            };
            (1..8).map(|number| stroke(f64::from(number) * CELL / 4.0)).collect::<Path>()
        });
        self.path("out", hatched.collect());
        if let Look::Boxes(box_rows, box_columns) = board.look {
            // Every this many columns and rows.
            let lines = |columns: u8, rows: u8| {
                let at = |number: u8| f64::from(number) * CELL;
                let down = (1..board.columns).filter(move |x| x.is_multiple_of(columns));
                let across = (1..board.rows).filter(move |y| y.is_multiple_of(rows));
                let down = down.map(|x| Path::line((at(x), 0.0), (at(x), height)));
                down.chain(across.map(|y| Path::line((0.0, at(y)), (width, at(y))))).collect()
            };
            self.path("rule", lines(1, 1));
            self.path("rule thick", lines(box_columns, box_rows));
        }
        self.path("frame", outline);
    }

    /// The names of columns and rows: as in chess, or numbers from the top left.
    fn names(&mut self) {
        let board = self.board;
        let (_, height) = size(board);
        // A board of more squares is drawn smaller, and its names are still to be read.
        let text = within(f64::from(board.columns.max(board.rows)) * 3.0, 12.0, NAME);
        let middle = |number: u8| (f64::from(number) + 0.5) * CELL;
        let outside = NAME / 2.0;
        let is_numbered = matches!(board.look, Look::Boxes(..));
        for column in 0..board.columns {
            let name = match is_numbered {
                true => (column + 1).to_string(),
                false => char::from(b'a' + column).to_string(),
            };
            self.text("edge-name", (middle(column), height + outside), text, name);
        }
        for row in 0..board.rows {
            let number = if is_numbered { row + 1 } else { board.rows - row };
            self.text("edge-name", (-outside, middle(row)), text, number.to_string());
        }
    }

    /// The path of the piece as a line, with its last move and its closing move separate.
    fn way(&mut self) {
        let board = self.board;
        let points: Vec<(f64, f64)> = board.way.iter().map(|&at| middle(board, at)).collect();
        if points.len() > 1 {
            self.path("way", Path::polyline(&points));
            self.path("way last", Path::polyline(&points[points.len() - 2..]));
        }
        if let (WayEnd::Closed, [first, .., last]) = (board.end, &points[..]) {
            self.path("way closing", Path::line(*last, *first));
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
            self.path(class, Path::line(from, end));
        }
    }

    fn contents(&mut self, candidates: &[Candidate]) {
        let has_mark = |at: usize| candidates.iter().any(|candidate| candidate.square == at);
        for (at, content) in self.board.squares.iter().enumerate() {
            let place = middle(self.board, at);
            self.parts.begin(3, at);
            match content {
                Content::Given(text) => self.text("given", place, 30.0, text.as_str()),
                Content::Placed(text) => self.text("placed", place, 30.0, text.as_str()),
                Content::Queen => self.text("man", place, 44.0, "♛"),
                // The candidates have their own marks.
                Content::Left | Content::Removed(_) | Content::Marks { .. } if has_mark(at) => {}
                Content::Marks { left, removed } => self.digits_left(at, *left, *removed),
                Content::Left => self.path("domain", Path::circle(place, 9.0)),
                Content::Removed(Removal::Before) => {
                    self.path("domain removed", slash(place, 13.0))
                }
                Content::Removed(Removal::Now) => {
                    self.path("domain removed now", barred(place, 13.0));
                }
                Content::Free
                | Content::BlockedOut
                | Content::BackedOut
                | Content::Region { .. }
                | Content::Number { .. } => {}
            }
        }
    }

    /// The numbers of the visits, and the piece where it stands.
    fn stops(&mut self) {
        let board = self.board;
        let last = board.way.len().saturating_sub(1);
        let size = if board.squares.len() < 100 { TWO_DIGITS } else { THREE_DIGITS };
        for (number, &at) in board.way.iter().enumerate() {
            let (x, y) = middle(board, at);
            self.parts.begin(4, number);
            let (class, radius) = match number {
                _ if number == last => ("stop here", 26.0),
                0 => ("stop first", 18.0),
                _ => ("stop", 18.0),
            };
            self.path(class, Path::circle((x, y), radius));
            if number == last {
                self.text("man", (x, y - 11.0), 28.0, "♞");
                self.text("stop-number small", (x, y + 12.0), size, (number + 1).to_string());
            } else {
                self.text("stop-number", (x, y + 0.5), size, (number + 1).to_string());
            }
        }
    }

    fn marks(&mut self, candidates: &[Candidate]) {
        let in_one = candidates.windows(2).any(|pair| pair[0].square == pair[1].square);
        for candidate in candidates {
            self.parts.begin(5, candidate.choice.0.into());
            if in_one {
                let place = pencil::digit_place(candidate);
                self.pencil_mark(candidate, place, candidates.len());
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
                self.path("mark next", Path::circle(at, 14.0));
                self.path("mark dot", Path::circle(at, 5.0));
            }
            Standing::Later => self.path("mark later", Path::circle(at, 11.0)),
            Standing::Tried(outcome) => self.outcome(outcome, at, 9.0),
            Standing::JustLeft(outcome) => {
                self.path("mark left", Path::circle(at, 16.0));
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
            Outcome::InVain => self.path("mark tried", Path::cross(at, r)),
            Outcome::Led => self.path("mark led", tick(at, r)),
            Outcome::Unknown => {
                self.path("mark done", bar((at.0 - r, at.1), 2.0 * r));
            }
        }
    }
}

fn bar(left: (f64, f64), length: f64) -> Path {
    Path::new().move_to(left).across(length)
}

fn tick((x, y): (f64, f64), r: f64) -> Path {
    let (down, up) = (0.7 * r, 1.5 * r);
    let begin = Path::new().move_to((x - r, y + 0.1 * r));
    begin.line_by((down, down)).line_by((up * 0.87, -up))
}

/// A circle with a bar through it.
fn barred(at: (f64, f64), r: f64) -> Path {
    [Path::circle(at, r), slash(at, r)].into_iter().collect()
}

/// A line from the lower left to the upper right.
fn slash((x, y): (f64, f64), r: f64) -> Path {
    let slant = r / SQRT_2;
    Path::line((x - slant, y + slant), (x + slant, y - slant))
}
