//! The knight's tour: a knight visits every square of a board once.
//!
//! Euler, "Solution d'une question curieuse qui ne paroit soumise à aucune analyse", *Mémoires de
//! l'Académie de Berlin* 15 (1759).

mod ahead;
mod board;
mod direction;
mod jumps;
mod loss;
mod options;
mod order;
mod problem;
mod prune;
mod puzzle;
mod route;
mod squares;
mod theorem;
mod window;

use super::Test;
use crate::backtrack::{Choice, Choices, Puzzle, Status};

use jumps::Jumps;
use order::Targets;
use window::Window;

pub use ahead::{Continuations, Hint};
pub use board::{Board, Square};
pub use direction::{Direction, Directions};
pub use loss::Loss;
pub use options::{Ending, TourOptions};
pub use order::{Fixed, MoveOrder, Ties};
pub use problem::TourProblem;
pub use prune::{Pruning, Prunings};
pub use route::{Candidate, Route, Standing};
pub use squares::Squares;
pub use theorem::{known, Known, Obstacle, Theorem};

/// The tours of a board from one square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tour {
    options: TourOptions,
    jumps: Jumps,
    /// The squares a move away from each, in the fixed order.
    targets: Box<[Targets; 256]>,
    /// How many of them there are.
    counts: Box<[u8; 256]>,
    /// Where they are found at once.
    window: Option<Window>,
    mode: Mode,
    /// Those that are made.
    prunings: Prunings,
}

/// How the candidates of a route are found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    /// They are all squares.
    Sequence,
    /// They have the same order whenever the knight is there.
    Fixed,
    /// Their order depends on the route.
    Sorted,
}

impl Tour {
    /// The most squares of which every sequence is tried: a choice is then any square of the board.
    pub const MOST_IN_SEQUENCE: u16 = Choices::MAX as u16;

    /// The tours that begin with `options.path`.
    ///
    /// # Errors
    /// Where the path is none, or the board too large for trying every sequence.
    pub fn new(options: TourOptions) -> Result<Self, TourProblem> {
        options.check()?;
        let board = options.board;
        let jumps = Jumps::of(&board);
        let targets = options.order.fixed().targets(&board);
        let mut counts = Box::new([0; 256]);
        for square in board.squares() {
            counts[usize::from(square.0)] = jumps.near(square).len() as u8;
        }
        let mode = match (options.test, options.order) {
            (Test::AtTheEnd, _) => Mode::Sequence,
            (Test::AtOnce, MoveOrder::Fixed(_)) if options.lead.is_empty() => Mode::Fixed,
            (Test::AtOnce, _) => Mode::Sorted,
        };
        let window = Window::of(&board, &jumps, &targets);
        let prunings = match options.test {
            Test::AtOnce => options.prunings,
            Test::AtTheEnd => Prunings::NONE,
        };
        Ok(Self { options, jumps, targets, counts, window, mode, prunings })
    }

    /// What is searched, and how.
    #[must_use]
    pub const fn options(&self) -> &TourOptions {
        &self.options
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.options.board
    }

    /// What is known of these tours before any search. It is about all tours from the first square,
    /// whatever else the path holds.
    #[must_use]
    pub fn known(&self) -> Known {
        known(self.board(), self.options.path.first().copied(), self.options.ending)
    }

    /// A candidate for the next square; `None` where there are not so many. That one is free does
    /// not mean that the search goes there: the route may be pruned.
    #[must_use]
    pub fn candidate(&self, route: &Route, choice: Choice) -> Option<Candidate> {
        if choice.0 >= self.candidates(route) {
            return None;
        }
        let square = self.target(route, choice);
        let standing = match route.number(square) {
            Some(number) => Standing::Visited(number),
            None if self.board().blocked().contains(square) => Standing::Blocked,
            None => Standing::Free,
        };
        Some(Candidate { square, standing })
    }

    /// The squares that show why a route was given up, and for which reason; `None` where it was
    /// not.
    #[must_use]
    pub fn evidence(&self, route: &Route) -> Option<(Pruning, Squares)> {
        let Status::Pruned(number) = self.status(route) else { return None };
        let pruning = Pruning::numbered(number)?;
        Some((pruning, pruning.shown(&self.jumps, route, self.options.ending)?))
    }

    /// The choices that lead from the start of this search along these squares; `options.path`
    /// comes first among them.
    ///
    /// # Errors
    /// Where the squares are no way from there.
    pub fn choices_to(&self, squares: &[Square]) -> Result<Vec<Choice>, TourProblem> {
        let ahead = squares.strip_prefix(&*self.options.path).ok_or(TourProblem::Elsewhere)?;
        let mut route = self.start();
        let mut choices = Vec::with_capacity(ahead.len());
        for &square in ahead {
            let choice = self.choice_to(&route, square)?;
            choices.push(choice);
            self.place(&mut route, choice);
        }
        Ok(choices)
    }

    /// The choice that visits a square next, whether or not the route is pruned.
    ///
    /// # Errors
    /// Where the square cannot be visited next.
    pub fn choice_to(&self, route: &Route, square: Square) -> Result<Choice, TourProblem> {
        let name = |square| self.board().name(square);
        let mut all = (0..self.candidates(route)).map(Choice);
        let found = all.find_map(|choice| {
            let candidate = self.candidate(route, choice)?;
            (candidate.square == square).then_some((choice, candidate.standing))
        });
        match found {
            Some((choice, Standing::Free)) => Ok(choice),
            Some((_, Standing::Visited(_))) => Err(TourProblem::Twice { square: name(square) }),
            Some((_, Standing::Blocked)) => Err(TourProblem::Blocked { square: name(square) }),
            None => Err(TourProblem::NoMove { from: name(route.here()), to: name(square) }),
        }
    }
}
