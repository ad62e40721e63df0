//! Solving a puzzle by hand: the user makes the choices, and the search answers questions.

use std::ops::ControlFlow;

use plyscope_puzzles::backtrack::{
    count_part, Choice, Count, Cursor, Mark, Moment, Puzzle, Status,
};
use plyscope_puzzles::tour::{Continuations, Hint as TourHint, Tour, TourOptions};
use plyscope_puzzles::Test;

use super::described::Described;
use super::outcome::Driver;
use super::problem::{with, Problem};
use super::search::{Arrival, Search, Travel};
use super::shown::{Place, Shown};
use super::tour::tour;

/// How many solutions extend the choices made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ahead {
    /// Exactly this many.
    Exactly(u64),
    /// This many were found before the search was stopped.
    AtLeast(u64),
}

/// A hint from the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// This choice leads to a solution.
    Choose(Choice),
    /// It is a solution already.
    Complete,
    /// There is no solution from here.
    Nowhere,
    /// None was found within the limit.
    Unknown,
}

impl Search {
    /// The beginning of a puzzle for a user: every choice is tested, and nothing is pruned.
    #[must_use]
    pub fn by_hand(problem: &Problem) -> Self {
        let problem = with!(problem, puzzle => puzzle.by_hand());
        Self::new(problem).driven_by(Driver::Person)
    }

    /// Makes a choice; returns whether it is allowed.
    pub fn choose(&mut self, choice: Choice) -> bool {
        let can = self.status().choices().contains(choice);
        if can {
            let path = [self.here().path.as_ref(), &[choice]].concat();
            self.stand_at(path);
        }
        can
    }

    /// Takes the last choice back; returns whether there was one.
    pub fn take_back(&mut self) -> bool {
        let Some((_, path)) = self.here().path.split_last() else { return false };
        let path = path.to_vec();
        self.stand_at(path);
        true
    }

    fn stand_at(&mut self, path: Vec<Choice>) {
        let step = path.len() as u64;
        let path = path.into();
        self.show(Mark { step, solutions: 0, moment: Moment::Entered, path });
    }

    /// How many solutions exist from here; stops after this many nodes, and, except for a tour, whose nodes
    /// take little time, when there is no time left.
    #[must_use]
    pub fn ahead(&self, nodes: u64, mut has_time: impl FnMut() -> bool) -> Ahead {
        if let Some(tour) = self.tour_from_here() {
            return match tour.continuations(nodes) {
                Continuations::Exactly(count) => Ahead::Exactly(count),
                Continuations::AtLeast(count) => Ahead::AtLeast(count),
            };
        }
        let watch = |seen: &Count| match seen.nodes < nodes && has_time() {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(seen.solutions),
        };
        match with!(self.problem(), puzzle => count_part(puzzle, &self.here().path, watch)) {
            Some(ControlFlow::Continue(all)) => Ahead::Exactly(all.solutions),
            Some(ControlFlow::Break(seen)) => Ahead::AtLeast(seen),
            None => Ahead::AtLeast(0),
        }
    }

    /// A choice that leads to a solution; stops after this many steps, and without time as
    /// [`Search::ahead`].
    #[must_use]
    pub fn hint(&self, steps: u64, has_time: impl FnMut() -> bool) -> Hint {
        if let (Some(tour), Problem::Tour(own)) = (self.tour_from_here(), self.problem()) {
            return match tour.hint(steps) {
                TourHint::Next(square) => {
                    let cursor = self.cursor(&**own);
                    own.choice_to(cursor.state(), square).map_or(Hint::Unknown, Hint::Choose)
                }
                TourHint::Complete => Hint::Complete,
                TourHint::Nowhere => Hint::Nowhere,
                TourHint::Unknown => Hint::Unknown,
            };
        }
        with!(self.problem(), puzzle => hint(self.cursor(puzzle), steps, has_time))
    }

    /// The tours that begin with the current path, if it is a tour with every choice tested.
    fn tour_from_here(&self) -> Option<Tour> {
        let Problem::Tour(tour) = self.problem() else { return None };
        let path = self.cursor(&**tour).state().squares().to_vec();
        Tour::new(TourOptions { path, lead: Vec::new(), ..tour.options().clone() }).ok()
    }

    /// The search of a puzzle at the position chosen by hand: a tour is led there directly, any
    /// other puzzle is explored until it gets there, at most this many steps.
    ///
    /// # Errors
    /// [`Arrival::TooFar`], or [`Arrival::Nowhere`] if the search never gets there.
    pub fn handed_over(&self, problem: &Problem, most: u64) -> Result<Self, Arrival> {
        let problem = match (self.problem(), problem) {
            (Problem::Tour(own), Problem::Tour(wished)) => {
                let squares = self.cursor(&**own).state().squares().to_vec();
                let lead = squares[own.options().path.len()..].to_vec();
                // Generate and test does not support given moves.
                let options = TourOptions { lead, test: Test::AtOnce, ..wished.options().clone() };
                tour(options).map_err(|_| Arrival::Nowhere)?
            }
            _ => problem.clone(),
        };
        let wanted = self.path_in(&problem);
        let is_led = matches!(problem, Problem::Tour(_));
        let mut search = Self::new(problem);
        // Given moves that are pruned are followed as far as possible.
        let step =
            if is_led { search.steps_along(&wanted) } else { search.step_of(&wanted, most)? };
        search.travel(Travel::To(step), most);
        Ok(search)
    }

    /// The choices made by hand, in the order of another problem.
    fn path_in(&self, problem: &Problem) -> Vec<Choice> {
        match (self.problem(), problem) {
            (Problem::Tour(own), Problem::Tour(led)) => {
                let cursor = self.cursor(&**own);
                led.choices_to(cursor.state().squares()).unwrap_or_default()
            }
            _ if problem.methods().is_some() => {
                let made = with!(self.problem(), puzzle => made(puzzle, &self.here().path));
                with!(problem, puzzle => along(puzzle, &made))
            }
            _ => self.here().path.to_vec(),
        }
    }

    /// How many steps the search takes to make these choices.
    fn steps_along(&self, path: &[Choice]) -> u64 {
        with!(self.problem(), puzzle => {
            let mut cursor = Cursor::new(puzzle);
            while cursor.path().len() < path.len() && cursor.advance() {
                if !path.starts_with(cursor.path()) || cursor.moment() != Moment::Entered {
                    cursor.retreat();
                    break;
                }
            }
            cursor.step()
        })
    }

    /// The step at which the search enters the node at the end of these choices.
    fn step_of(&self, path: &[Choice], most: u64) -> Result<u64, Arrival> {
        with!(self.problem(), puzzle => {
            let mut cursor = Cursor::new(puzzle);
            while cursor.step() < most {
                if cursor.moment() == Moment::Entered && cursor.path() == path {
                    return Ok(cursor.step());
                }
                if !cursor.advance() {
                    return Err(Arrival::Nowhere);
                }
            }
            Err(Arrival::TooFar)
        })
    }
}

/// Where each of some choices goes.
fn made<P: Shown>(puzzle: &P, path: &[Choice]) -> Vec<Place> {
    let mut state = puzzle.start();
    let place = |&choice: &Choice| {
        let place = puzzle.place_of(&state, choice);
        puzzle.place(&mut state, choice);
        place
    };
    path.iter().map(place).collect()
}

/// The choices of a search that go to these places, as far as it comes to no other one first.
fn along<P: Shown>(puzzle: &P, made: &[Place]) -> Vec<Choice> {
    let mut state = puzzle.start();
    let mut path = Vec::new();
    loop {
        let allowed = puzzle.status(&state).choices();
        let wanted = |&choice: &Choice| made.contains(&puzzle.place_of(&state, choice));
        let Some(choice) = allowed.iter().find(wanted) else { return path };
        puzzle.place(&mut state, choice);
        path.push(choice);
    }
}

/// The first choice on the way to the next solution below a cursor.
fn hint<P: Puzzle>(
    mut cursor: Cursor<'_, P>,
    steps: u64,
    mut has_time: impl FnMut() -> bool,
) -> Hint {
    if cursor.status() == Status::Solved {
        return Hint::Complete;
    }
    let (depth, begin, known) = (cursor.path().len(), cursor.step(), cursor.solutions());
    while cursor.solutions() == known {
        let taken = cursor.step() - begin;
        if taken >= steps || (taken.is_multiple_of(Count::LOOK_EVERY) && !has_time()) {
            return Hint::Unknown;
        }
        if !cursor.advance() || cursor.path().len() < depth {
            return Hint::Nowhere;
        }
    }
    cursor.path().get(depth).map_or(Hint::Complete, |&choice| Hint::Choose(choice))
}
