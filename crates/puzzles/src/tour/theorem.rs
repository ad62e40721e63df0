//! What is known of the tours of a board before any search.

use super::jumps::Jumps;
use super::{Board, Ending, Square, Squares};

/// What is known of whether a board has a tour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// There is none.
    Impossible(Obstacle),
    /// There is one.
    Possible(Theorem),
    /// Nothing is known here: it has to be tried.
    Unknown,
}

/// Why there is no tour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// Each move changes the colour, so that as many squares of either colour are visited in turn:
    /// a closed tour needs as many of one as of the other, an open one may begin and end on the
    /// colour that has one more.
    Colours {
        /// How many squares there are of the colour of `a1`.
        dark: u16,
        /// How many there are of the other colour.
        light: u16,
    },
    /// No move leads to this square.
    Isolated(Square),
    /// Only one move leads to each of these squares, so that they are ends of a tour; they are more
    /// than it has.
    Ends(Squares),
    /// No way leads to these squares.
    Apart(Squares),
    /// A whole board of this size has no closed tour: one side is 4, or 3 beside 4, 6 or 8. (Both
    /// sides odd, the remaining case, is one of colours.) Schwenk, "Which rectangular chessboards
    /// have a knight's tour?", *Mathematics Magazine* 64 (1991).
    Schwenk,
    /// The whole boards of 3×5, 3×6 and 4×4 squares have no tour from any square. They are small
    /// enough that all was tried.
    Exhausted,
}

/// Who proved that there is a tour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theorem {
    /// Schwenk 1991: a whole board has a closed tour, except in the cases of [`Obstacle::Schwenk`]
    /// and with an odd number of squares. It may begin anywhere, and without its last move it is an
    /// open one.
    Schwenk,
    /// Conrad, Hindrichs, Morsy & Wegener, "Solution of the knight's Hamiltonian path problem on
    /// chessboards", *Discrete Applied Mathematics* 50 (1994): on a whole square board with an odd
    /// side from 5 on, open tours begin at each square of the colour of the corners.
    Conrad,
    /// Cull & De Curtins, "Knight's tour revisited", *Fibonacci Quarterly* 16 (1978): a whole board
    /// both of whose sides are at least 5 has an open tour, from some square.
    Cull,
}

/// What is known of the tours from a square; without one, of those from any square.
#[must_use]
pub fn known(board: &Board, start: Option<Square>, ending: Ending) -> Known {
    match obstacle(board, start, ending) {
        Some(obstacle) => Known::Impossible(obstacle),
        None => theorem(board, start, ending).map_or(Known::Unknown, Known::Possible),
    }
}

fn obstacle(board: &Board, start: Option<Square>, ending: Ending) -> Option<Obstacle> {
    let (open, jumps) = (board.open(), Jumps::of(board));
    if open.len() > 1 || ending == Ending::Closed {
        let alone = open.iter().find(|&square| jumps.count_near(square, &open) == 0);
        if let Some(square) = alone {
            return Some(Obstacle::Isolated(square));
        }
    }
    colours(board, start, ending)
        .or_else(|| apart(&jumps, open, start))
        .or_else(|| ends(&jumps, open, start, ending))
        .or_else(|| size(board, ending))
}

fn colours(board: &Board, start: Option<Square>, ending: Ending) -> Option<Obstacle> {
    let count = |is_dark| {
        board.open().iter().filter(|&square| board.is_dark(square) == is_dark).count() as u16
    };
    let (dark, light) = (count(true), count(false));
    let fits = match (ending, start.map(|start| board.is_dark(start))) {
        (Ending::Closed, _) => dark == light,
        (Ending::Open, None) => dark.abs_diff(light) <= 1,
        (Ending::Open, Some(true)) => dark == light || dark == light + 1,
        (Ending::Open, Some(false)) => light == dark || light == dark + 1,
    };
    (!fits).then_some(Obstacle::Colours { dark, light })
}

fn apart(jumps: &Jumps, open: Squares, start: Option<Square>) -> Option<Obstacle> {
    let from = start.or_else(|| open.iter().next())?;
    let mut left = open;
    left.remove(from);
    let apart = left.without(jumps.reachable(from, &left));
    (!apart.is_empty()).then_some(Obstacle::Apart(apart))
}

fn ends(jumps: &Jumps, open: Squares, start: Option<Square>, ending: Ending) -> Option<Obstacle> {
    let ends: Squares =
        open.iter().filter(|&square| jumps.count_near(square, &open) == 1).collect();
    let allowed = match ending {
        // There and back between two squares.
        Ending::Closed if open.len() == 2 => 2,
        Ending::Closed => 0,
        Ending::Open => match start {
            Some(start) => 1 + u32::from(ends.contains(start)),
            None => 2,
        },
    };
    (ends.len() > allowed).then_some(Obstacle::Ends(ends))
}

fn size(board: &Board, ending: Ending) -> Option<Obstacle> {
    if !board.blocked().is_empty() {
        return None;
    }
    match (sides(board), ending) {
        ((4, _) | (3, 4 | 6 | 8), Ending::Closed) => Some(Obstacle::Schwenk),
        ((3, 5 | 6) | (4, 4), Ending::Open) => Some(Obstacle::Exhausted),
        _ => None,
    }
}

/// For a board on which nothing stands in the way of a tour.
fn theorem(board: &Board, start: Option<Square>, ending: Ending) -> Option<Theorem> {
    if !board.blocked().is_empty() {
        return None;
    }
    let (short, long) = sides(board);
    let is_odd = !board.area().is_multiple_of(2);
    if !is_odd && size(board, Ending::Closed).is_none() {
        return Some(Theorem::Schwenk);
    }
    match (ending, start) {
        (Ending::Open, _) if is_odd && short == long && short >= 5 => Some(Theorem::Conrad),
        (Ending::Open, None) if short >= 5 => Some(Theorem::Cull),
        _ => None,
    }
}

/// The shorter side and the longer one.
fn sides(board: &Board) -> (u8, u8) {
    let (rows, columns) = (board.rows(), board.columns());
    (rows.min(columns), rows.max(columns))
}
