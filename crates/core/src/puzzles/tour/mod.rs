//! The knight's tour: a knight visits every square of a board once.
//!
//! Euler, "Solution d'une question curieuse qui ne paroit soumise à aucune analyse", *Mémoires de
//! l'Académie de Berlin* 15 (1759).

mod ahead;
mod board;
mod direction;
mod jumps;
mod order;
mod problem;
mod prune;
mod route;
mod squares;
mod theorem;

use super::Test;
use crate::backtrack::{Choice, Choices, Outlook, Puzzle};

use jumps::Jumps;
use order::Targets;

pub use ahead::{Continuations, Hint};
pub use board::{Board, Square};
pub use direction::{Direction, Directions};
pub use order::{Fixed, MoveOrder, Ties};
pub use problem::TourProblem;
pub use prune::{Pruning, Prunings};
pub use route::{Candidate, Route, Standing};
pub use squares::Squares;
pub use theorem::{known, Known, Obstacle, Theorem};

/// Where a tour may end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ending {
    /// Anywhere.
    #[default]
    Open,
    /// A knight's move from where it began.
    Closed,
}

/// What is searched, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TourOptions {
    /// The board.
    pub board: Board,
    /// The first squares of the tour, at least one: the search goes on from the last of them and
    /// takes none of them back.
    pub path: Vec<Square>,
    /// The squares after those that the search is to visit first of all, whatever the order of
    /// moves says. It backs out of them when nothing else is left to try there, and then goes on
    /// as if they had come first by themselves. Generate and test does not ask for them.
    pub lead: Vec<Square>,
    /// Where the tour may end.
    pub ending: Ending,
    /// In which order moves are tried.
    pub order: MoveOrder,
    /// What is found out early.
    pub prunings: Prunings,
    /// When a sequence of squares is tested. At the end, all sequences of all squares are tried,
    /// in the order of their numbers, and there is nothing to prune.
    pub test: Test,
}

/// The tours of a board from one square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tour {
    options: TourOptions,
    jumps: Jumps,
    /// The squares a move away from each, in the fixed order.
    targets: Box<[Targets; 256]>,
    /// How many of them there are.
    counts: Box<[u8; 256]>,
}

impl Tour {
    /// The most squares of which every sequence is tried: a choice is then any square of the board.
    pub const MOST_IN_SEQUENCE: u16 = Choices::MAX as u16;

    /// The tours that begin with `options.path`.
    ///
    /// # Errors
    /// Where the path is none, or the board too large for trying every sequence.
    pub fn new(options: TourOptions) -> Result<Self, TourProblem> {
        check(&options)?;
        let board = options.board;
        let jumps = Jumps::of(&board);
        let targets = options.order.fixed().targets(&board);
        let mut counts = Box::new([0; 256]);
        for square in board.squares() {
            counts[usize::from(square.0)] = jumps.near(square).len() as u8;
        }
        Ok(Self { options, jumps, targets, counts })
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
        let Outlook::Pruned(number) = self.outlook(route) else { return None };
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

    /// The square of a candidate.
    #[inline]
    fn target(&self, route: &Route, choice: Choice) -> Square {
        if self.options.test == Test::AtTheEnd {
            return Square(choice.0);
        }
        let place = usize::from(choice.0) % 8;
        match route.sorted.last() {
            Some(targets) => targets[place],
            None => self.targets[usize::from(route.here().0)][place],
        }
    }

    /// The free squares a move away, as candidates. By Warnsdorff's rule they come before the
    /// others, so that their number says which they are; in a fixed order, each of the eight is
    /// looked up, without a branch.
    #[inline]
    fn free_candidates(&self, route: &Route) -> Choices {
        let here = route.here();
        if let MoveOrder::Warnsdorff(_) = self.options.order {
            return Choices::first_of(self.jumps.count_near(here, &route.free) as u8);
        }
        let targets = route.sorted.last().unwrap_or(&self.targets[usize::from(here.0)]);
        let is_free = |place: usize| u32::from(route.free.contains(targets[place])) << place;
        let all = Choices::first_of(self.counts[usize::from(here.0)]);
        let free: u32 = (0..8).map(is_free).sum();
        Choices::from_bits(free).and(all)
    }

    /// Notes the order of the candidates, where it is not always the same.
    #[inline]
    fn sort(&self, route: &mut Route) {
        if self.options.test == Test::AtTheEnd {
            return;
        }
        let here = usize::from(route.here().0);
        let count = self.counts[here];
        let mut targets = self.targets[here];
        match self.options.order {
            MoveOrder::Warnsdorff(ties) => {
                ties.sort(self.board(), &self.jumps, &route.free, &mut targets, count);
            }
            MoveOrder::Fixed(_) if self.options.lead.is_empty() => return,
            MoveOrder::Fixed(_) => {}
        }
        if let Some(first) = self.lead(route) {
            let targets = &mut targets[..usize::from(count)];
            if let Some(place) = targets.iter().position(|&target| target == first) {
                targets[..=place].rotate_right(1);
            }
        }
        route.sorted.push(targets);
    }

    /// The square that is to be visited next, while the route has kept to the lead.
    fn lead(&self, route: &Route) -> Option<Square> {
        let lead = &self.options.lead;
        let (_, made) = route.squares.split_at(self.options.path.len());
        let next = *lead.get(made.len())?;
        lead.starts_with(made).then_some(next)
    }

    /// Whether a sequence of all squares is a tour.
    fn is_tour(&self, route: &Route) -> bool {
        let is_move = |from, to| self.jumps.near(from).contains(to);
        let closes = self.options.ending == Ending::Open || is_move(route.here(), route.start());
        // With every choice tested, there is no other way to come here.
        let goes = || route.squares.windows(2).all(|pair| is_move(pair[0], pair[1]));
        closes && (self.options.test == Test::AtOnce || goes())
    }
}

impl Puzzle for Tour {
    type State = Route;

    fn start(&self) -> Route {
        let mut free = self.board().open();
        self.options.path.iter().for_each(|&square| free.remove(square));
        let room = usize::from(self.board().area());
        let mut squares = Vec::with_capacity(room);
        squares.extend_from_slice(&self.options.path);
        let mut route = Route { squares, free, sorted: Vec::new() };
        self.sort(&mut route);
        route
    }

    #[inline]
    fn outlook(&self, route: &Route) -> Outlook {
        if route.free.is_empty() {
            return if self.is_tour(route) {
                Outlook::Solved
            } else {
                Outlook::Open(Choices::NONE)
            };
        }
        if self.options.test == Test::AtTheEnd {
            return Outlook::Open(Choices::from_bits(route.free.0[0] as u32));
        }
        let choices = self.free_candidates(route);
        if !choices.is_empty() && self.options.prunings != Prunings::NONE {
            for pruning in self.options.prunings.iter() {
                if pruning.shown(&self.jumps, route, self.options.ending).is_some() {
                    return Outlook::Pruned(pruning.number());
                }
            }
        }
        Outlook::Open(choices)
    }

    fn candidates(&self, route: &Route) -> u8 {
        match self.options.test {
            Test::AtOnce => self.counts[usize::from(route.here().0)],
            Test::AtTheEnd if route.free.is_empty() => 0,
            Test::AtTheEnd => self.board().area() as u8,
        }
    }

    #[inline]
    fn place(&self, route: &mut Route, choice: Choice) {
        let square = self.target(route, choice);
        route.free.remove(square);
        route.squares.push(square);
        self.sort(route);
    }

    #[inline]
    fn remove(&self, route: &mut Route, _: Choice) {
        if let Some(square) = route.squares.pop() {
            route.free.insert(square);
            route.sorted.pop();
        }
    }
}

fn check(options: &TourOptions) -> Result<(), TourProblem> {
    let board = &options.board;
    let name = |square| board.name(square);
    let mut left = board.open();
    let mut before = None;
    for &square in options.path.iter().chain(&options.lead) {
        if !board.has(square) {
            let (rows, columns) = (board.rows(), board.columns());
            return Err(TourProblem::OffBoard { given: name(square), rows, columns });
        }
        if board.blocked().contains(square) {
            return Err(TourProblem::Blocked { square: name(square) });
        }
        if !left.contains(square) {
            return Err(TourProblem::Twice { square: name(square) });
        }
        left.remove(square);
        let is_move = |from| Direction::ALL.iter().any(|to| to.from(board, from) == Some(square));
        if let Some(from) = before.replace(square).filter(|&from| !is_move(from)) {
            return Err(TourProblem::NoMove { from: name(from), to: name(square) });
        }
    }
    if options.path.is_empty() {
        return Err(TourProblem::NoStart);
    }
    let area = board.area();
    if options.test == Test::AtTheEnd && area > Tour::MOST_IN_SEQUENCE {
        return Err(TourProblem::TooLarge { area });
    }
    Ok(())
}
