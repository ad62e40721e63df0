//! The drawing of a subset sum: numbers in boxes, and below them their sum as a bar.

use plyscope_drawing::Path;

use super::{middle, slash, tick, Pen, CELL};
use crate::backtrack::board::{Board, Candidate, Content, Fate};

/// The most numbers in a line.
const IN_LINE: usize = 7;
/// The height of the bar, and where it and the text below it begin under the boxes, in pixels.
const BAR: f64 = 26.0;
const ABOVE_BAR: f64 = 44.0;
const BELOW_BAR: f64 = 40.0;
/// The smallest width, so that the text below the bar fits.
const LEAST_WIDTH: f64 = 4.0 * CELL;
/// The size of a number in its box, and of the label of a candidate, by its digits: bold ones are 0.7 as wide
/// as they are high.
const SIZES: [f64; 5] = [26.0, 26.0, 26.0, 22.0, 17.0];
const LABELS: [f64; 5] = [14.0, 14.0, 14.0, 12.5, 11.0];
/// How far the marks of candidates reach.
const REACH: f64 = 10.0;

/// The size of the boxes, in pixels.
pub(super) fn small_size(board: &Board) -> (f64, f64) {
    let count = board.squares.len();
    (count.min(IN_LINE) as f64 * CELL, count.div_ceil(IN_LINE) as f64 * CELL)
}

/// The size of the boxes with the bar, in pixels.
pub(super) fn size(board: &Board) -> (f64, f64) {
    let (width, height) = small_size(board);
    (width.max(LEAST_WIDTH), height + ABOVE_BAR + BAR + BELOW_BAR)
}

/// The middle of a box: lines of the same number of boxes, from the left.
pub(super) fn place(board: &Board, square: usize) -> (f64, f64) {
    let in_line = board.squares.len().clamp(1, IN_LINE);
    let along = |number: usize| (number as f64 + 0.5) * CELL;
    (along(square % in_line), along(square / in_line))
}

/// The size of a text of digits.
fn sized(sizes: [f64; 5], text: &str) -> f64 {
    sizes[text.len().min(4)]
}

/// The sum of the numbers with a fate.
fn sum(board: &Board, wanted: Fate) -> u32 {
    let numbers = board.squares.iter().map(|content| match content {
        Content::Number { number, fate } if *fate == wanted => *number,
        _ => 0,
    });
    numbers.sum()
}

impl Pen<'_> {
    /// A box for each number; the next one has the marks of its candidates.
    pub(super) fn boxes(&mut self, candidates: &[Candidate]) {
        let board = self.board;
        for (square, content) in board.squares.iter().enumerate() {
            self.parts.begin(3, square);
            let is_next = candidates.iter().any(|candidate| candidate.square == square);
            self.number(square, content, is_next);
        }
        for candidate in candidates {
            self.parts.begin(5, candidate.choice.0.into());
            let (x, y) = middle(board, candidate.square);
            let aside = if candidate.choice.0 == 0 { -12.0 } else { 15.0 };
            let size = sized(LABELS, &candidate.label);
            self.pencil(candidate, (x + aside, y + 15.0), (size, REACH));
        }
    }

    fn number(&mut self, square: usize, content: &Content, is_next: bool) {
        let Content::Number { number, fate } = content else { return };
        let (x, y) = middle(self.board, square);
        let side = CELL - 6.0;
        let outline = Path::rectangle((x - side / 2.0, y - side / 2.0), (side, side));
        let class = match fate {
            _ if is_next => "number next",
            Fate::Open => "number",
            Fate::Taken => "number taken",
            Fate::LeftOut => "number left-out",
        };
        self.path(class, outline);
        let text = number.to_string();
        let size = sized(SIZES, &text);
        let up = match fate {
            _ if is_next => 11.0,
            Fate::Taken => 7.0,
            _ => 0.0,
        };
        let class = if *fate == Fate::LeftOut { "pencil gone" } else { "sum-digit" };
        self.text(class, (x, y - up), size, text);
        match fate {
            Fate::Taken => self.path("number tick", tick((x, y + 16.0), 7.0)),
            Fate::LeftOut => self.path("domain removed", slash((x, y), 22.0)),
            Fate::Open => {}
        }
    }

    /// The bar: what is taken, number by number; hatched, what is left at most; and a line at the target.
    pub(super) fn bar(&mut self, target: u32) {
        let board = self.board;
        let (width, height) = size(board);
        let (taken, rest) = (sum(board, Fate::Taken), sum(board, Fate::Open));
        // It has the same scale at every step.
        let all = (taken + rest + sum(board, Fate::LeftOut)).max(target).max(1);
        let x = |sum: u32| width * f64::from(sum) / f64::from(all);
        let top = height - BELOW_BAR - BAR;
        self.parts.begin(6, 0);
        self.path("sum-bar", Path::rectangle((0.0, top), (width, BAR)));
        self.path("sum-bar rest", hatched((x(taken), x(taken + rest)), top));
        let mut so_far = 0;
        for content in &board.squares {
            if let Content::Number { number, fate: Fate::Taken } = content {
                let (from, to) = (x(so_far), x(so_far + number));
                self.path("sum-bar taken", Path::rectangle((from, top), (to - from, BAR)));
                so_far += number;
            }
        }
        let line = (x(target), top - 8.0);
        self.path("sum-bar target", Path::line(line, (line.0, top + BAR + 8.0)));
        let text = format!("= {target}");
        let half = text.chars().count() as f64 * 5.5;
        let at = line.0.clamp(half.min(width / 2.0), (width - half).max(width / 2.0));
        self.text("sum-sign", (at, top - 20.0), 18.0, text);
        let sum = match rest {
            0 => format!("Σ = {taken}"),
            _ => format!("{taken} ≤ Σ ≤ {}", taken + rest),
        };
        self.text("sum-sign", (width / 2.0, height - 15.0), 20.0, sum);
    }
}

/// Strokes across a part of the bar.
fn hatched((from, to): (f64, f64), top: f64) -> Path {
    const PITCH: f64 = 8.0;
    let count = ((to - from) / PITCH).floor().max(0.0) as usize;
    let stroke = |number: usize| {
        let x = from + number as f64 * PITCH;
        Path::line((x, top + BAR), ((x + PITCH).min(to), top))
    };
    let edge = (to > from).then(|| Path::rectangle((from, top), (to - from, BAR)));
    (0..count).map(stroke).chain(edge).collect()
}
