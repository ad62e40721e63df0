//! The search of a puzzle, within limits.

use plyscope_puzzle_view::backtrack::problem::{with, Problem};
use plyscope_puzzles::backtrack::{Count, Cursor, Moment, Status};

use super::{Reported, Solution};
use crate::parts::words;

/// How many steps are taken between two calls of those who watch.
const LOOK_EVERY: u64 = 1 << 20;

/// When a search stops before its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// What it is for.
    pub wish: Wish,
    /// The most steps that it takes.
    pub steps: Option<u64>,
}

/// What a search is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// The first solutions, which are kept; it stops when it has so many.
    Solutions(usize),
    /// Counting all solutions, of which none is kept.
    Count,
}

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The solutions that are kept, in the order found.
    pub kept: Vec<Solution>,
    /// What was counted: nodes are partial and complete solutions that were entered.
    pub count: Count,
    /// How many of the nodes were complete candidates.
    pub candidates: u64,
    /// Why it ended.
    pub end: End,
}

/// Why a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Everything was tried.
    Over,
    /// It had found enough solutions.
    Enough,
    /// The steps were used up.
    Steps,
    /// It did not begin: it is proved that there is no solution.
    NotBegun,
}

words! {
    // Only tours have proofs, and need not begin.
    End = "TourEnd" {
        Self::Over => "over",
        Self::Enough => "enough",
        Self::Steps => "steps",
        Self::NotBegun => "not-begun",
    }
}

impl Found {
    /// Nothing, since nothing was searched.
    #[must_use]
    pub fn nothing() -> Self {
        Self { kept: Vec::new(), count: Count::default(), candidates: 0, end: End::NotBegun }
    }
}

/// Searches a puzzle.
#[must_use]
pub fn search_problem(problem: &Problem, limits: Limits) -> Found {
    with!(problem, puzzle => search(std::slice::from_ref(puzzle), limits, |_| {}))
}

/// Searches one puzzle after the other, which share the limits; `watch` sees now and then how far it is.
pub fn search<P: Reported>(puzzles: &[P], limits: Limits, mut watch: impl FnMut(&Count)) -> Found {
    let mut found = Found::nothing();
    for puzzle in puzzles {
        let before = found.count;
        let mut cursor = Cursor::new(puzzle);
        let mut deepest = 0;
        found.end = loop {
            deepest = deepest.max(cursor.path().len());
            if cursor.moment() == Moment::Entered {
                found.candidates += u64::from(puzzle.candidates(cursor.state()) == 0);
                if let (Status::Solved, Wish::Solutions(most)) = (cursor.status(), limits.wish) {
                    found.kept.push(puzzle.solution(cursor.state()));
                    if found.kept.len() >= most {
                        break End::Enough;
                    }
                }
            }
            if cursor.moment() == Moment::Over {
                break End::Over;
            }
            if limits.steps.is_some_and(|most| before.steps + cursor.step() >= most) {
                break End::Steps;
            }
            cursor.advance();
            if cursor.step().is_multiple_of(LOOK_EVERY) {
                watch(&(before + counted(&cursor, deepest)));
            }
        };
        found.count = before + counted(&cursor, deepest);
        if found.end != End::Over {
            break;
        }
    }
    found
}

fn counted<P: Reported>(cursor: &Cursor<'_, P>, deepest: usize) -> Count {
    let (nodes, steps) = (cursor.visited(), cursor.step());
    Count { nodes, steps, solutions: cursor.solutions(), deepest }
}
