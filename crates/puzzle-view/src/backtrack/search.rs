//! The search of a puzzle, at its current step.

use plyscope_puzzles::backtrack::{Cursor, Journal, Mark, Moment, News, Puzzle, Status, Until};

use super::board::{self, Board, Candidate};
use super::branch::{self, Level};
use super::caption;
use super::outcome::{Driver, Found};
use super::problem::{with, Problem};
use super::shown::Shown;
use super::view::Call;
use plyscope_i18n::Lang;

/// A search as far as it is explored, at its current step.
#[derive(Clone, PartialEq, Debug)]
pub struct Search {
    problem: Problem,
    journal: Journal,
    here: Mark,
    driver: Driver,
}

/// A navigation command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Travel {
    /// To the beginning.
    First,
    /// To a step.
    To(u64),
    /// One step back.
    Back,
    /// One step on.
    Forward,
    /// To where the current node is left.
    Over,
    /// To where the node that was just left, or else the current one, was entered.
    BackOver,
    /// To the next node from which the search must back out.
    NextStuck,
    /// To the last such node before this step.
    PreviousStuck,
    /// To the next solution.
    NextSolution,
    /// To the last solution before this step.
    PreviousSolution,
    /// To the last explored step.
    Last,
}

/// The result of a navigation command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// The target was reached.
    There,
    /// There is no such step.
    Nowhere,
    /// It is beyond the limit of steps; the current step is unchanged.
    TooFar,
}

impl Search {
    /// The beginning of a search.
    #[must_use]
    pub fn new(problem: Problem) -> Self {
        let here = with!(&problem, puzzle => Mark::of(&Cursor::new(puzzle)));
        Self { problem, journal: Journal::default(), here, driver: Driver::Search }
    }

    /// A search that is explored as far as a journal, at its beginning.
    #[must_use]
    pub fn explored(problem: Problem, journal: Journal) -> Self {
        Self { journal, ..Self::new(problem) }
    }

    /// The same, with another driver.
    pub(super) const fn driven_by(mut self, driver: Driver) -> Self {
        self.driver = driver;
        self
    }

    /// The solutions found up to the current step, the stored ones with their choices.
    #[must_use]
    pub fn found(&self) -> Found<'_> {
        let known = self.journal.solutions().partition_point(|&step| step <= self.here.step);
        let (driver, paths) = (self.driver, &self.journal.found()[..known]);
        Found { driver, paths, count: self.here.solutions }
    }

    /// The problem.
    #[must_use]
    pub const fn problem(&self) -> &Problem {
        &self.problem
    }

    /// The journal of the search.
    #[must_use]
    pub const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The current step.
    #[must_use]
    pub const fn here(&self) -> &Mark {
        &self.here
    }

    /// Whether the current step is the last explored one.
    #[must_use]
    pub fn is_at_front(&self) -> bool {
        self.here.step == self.journal.reach()
    }

    /// Explores this many steps more, or up to the next solution.
    pub fn extend(&mut self, steps: u64, until: Until) {
        let Self { problem, journal, .. } = self;
        with!(problem, puzzle => {
            let front = journal.front().and_then(|front| front.cursor(puzzle));
            journal.run(&mut front.unwrap_or_else(|| Cursor::new(puzzle)), steps, until);
        });
    }

    /// Adds steps that a worker has explored after the last one known here.
    pub fn append(&mut self, news: News) {
        self.journal.append(news);
    }

    /// Follows a navigation command, walking at most this many steps from the nearest mark. Steps
    /// beyond the last explored one are explored on the way.
    pub fn travel(&mut self, way: Travel, most: u64) -> Arrival {
        let reach = self.journal.reach();
        match way {
            Travel::First => self.seek(0),
            Travel::To(step)
                if step > reach.saturating_add(most) && !self.journal.is_complete() =>
            {
                Arrival::TooFar
            }
            Travel::To(step) => {
                if step > reach {
                    self.extend(step - reach, Until::Bound);
                }
                self.seek(step)
            }
            Travel::Last => self.seek(reach),
            Travel::Back => self.walk(Way::Back, 1, |_| true),
            Travel::Forward => self.walk(Way::Forward, 1, |_| true),
            Travel::Over => {
                let depth = self.here.path.len();
                self.walk(Way::Forward, most, |at| at.depth < depth || at.moment == Moment::Over)
            }
            Travel::BackOver => {
                let depth =
                    self.here.path.len() + usize::from(matches!(self.here.moment, Moment::Left(_)));
                self.walk(Way::Back, most, |at| at.moment == Moment::Entered && at.depth <= depth)
            }
            Travel::NextStuck => self.walk(Way::Forward, most, |at| at.is_stuck),
            Travel::PreviousStuck => self.walk(Way::Back, most, |at| at.is_stuck),
            Travel::NextSolution => {
                let next = self.here.solutions + 1;
                if self.journal.front().is_none_or(|front| front.solutions < next) {
                    self.extend(most, Until::Solution);
                }
                self.seek_solution(next)
            }
            Travel::PreviousSolution => {
                let is_one = self.here.moment == Moment::Entered && self.status() == Status::Solved;
                self.seek_solution(self.here.solutions.saturating_sub(is_one.into()))
            }
        }
    }

    fn seek(&mut self, step: u64) -> Arrival {
        let Self { problem, journal, here, .. } = self;
        with!(problem, puzzle => {
            let mut cursor = here.cursor(puzzle).unwrap_or_else(|| Cursor::new(puzzle));
            journal.seek(&mut cursor, step);
            *here = Mark::of(&cursor);
        });
        Arrival::There
    }

    /// Walks at least one step, until a condition holds.
    fn walk(&mut self, way: Way, most: u64, is_wished: impl Fn(At) -> bool) -> Arrival {
        let Self { problem, journal, here, .. } = self;
        with!(problem, puzzle => {
            let mut cursor = here.cursor(puzzle).unwrap_or_else(|| Cursor::new(puzzle));
            for _ in 0..most {
                let goes = match way {
                    Way::Forward if cursor.step() < journal.reach() => cursor.advance(),
                    Way::Forward => journal.advance(&mut cursor),
                    Way::Back => cursor.retreat(),
                };
                if !goes {
                    return Arrival::Nowhere;
                }
                if is_wished(At::of(&cursor)) {
                    *here = Mark::of(&cursor);
                    return Arrival::There;
                }
            }
            Arrival::TooFar
        })
    }

    /// Goes to the solution with a number, from 1, if it is explored.
    fn seek_solution(&mut self, number: u64) -> Arrival {
        let step = with!(&self.problem, puzzle => self.journal.solution(puzzle, number));
        match step {
            Some(step) => self.seek(step),
            None if number == 0 || self.journal.is_complete() => Arrival::Nowhere,
            None => Arrival::TooFar,
        }
    }

    /// The board at the current step.
    #[must_use]
    pub fn board(&self) -> Board {
        with!(&self.problem, puzzle => board::board(&self.cursor(puzzle), &self.found()))
    }

    /// The candidates at the current node.
    #[must_use]
    pub fn candidates(&self) -> Vec<Candidate> {
        with!(&self.problem, puzzle => board::candidates(&self.cursor(puzzle), &self.found()))
    }

    /// The tree around the path to the current node, at most this many levels of it.
    #[must_use]
    pub fn branch(&self, most: usize) -> Vec<Level> {
        with!(&self.problem, puzzle => branch::branch(&self.cursor(puzzle), &self.found(), most))
    }

    /// The caption of the step.
    #[must_use]
    pub fn caption(&self, lang: Lang) -> String {
        with!(&self.problem, puzzle => caption::caption(&self.cursor(puzzle), &self.found(), lang))
    }

    /// The status of the current node.
    #[must_use]
    pub fn status(&self) -> Status {
        with!(&self.problem, puzzle => self.cursor(puzzle).status())
    }

    /// The name of a square.
    #[must_use]
    pub fn square_name(&self, square: usize, lang: Lang) -> String {
        with!(&self.problem, puzzle => puzzle.square_name(square, lang))
    }

    /// How many choices a complete assignment has.
    #[must_use]
    pub fn length(&self) -> usize {
        with!(&self.problem, puzzle => puzzle.length())
    }

    /// A description of the path from the root, as the picture of the branch shows it.
    #[must_use]
    pub fn describe_path(&self, lang: Lang) -> String {
        self.view(lang).describe_path(lang)
    }

    /// The choices on the path to the current node, with how many were tried before each.
    #[must_use]
    pub fn calls(&self) -> Vec<Call> {
        self.view(Lang::default()).calls()
    }

    /// Why the current position has no solution, if its board shows it.
    #[must_use]
    pub fn lost(&self, lang: Lang) -> Option<String> {
        with!(&self.problem, puzzle => puzzle.lost(self.cursor(puzzle).state(), lang))
    }

    /// How many nodes were entered up to the current step.
    #[must_use]
    pub fn visited(&self) -> u64 {
        with!(&self.problem, puzzle => self.cursor(puzzle).visited())
    }

    /// Goes to a mark of this puzzle.
    pub(super) fn show(&mut self, here: Mark) {
        self.here = here;
    }

    pub(super) fn cursor<'p, P: Puzzle>(&self, puzzle: &'p P) -> Cursor<'p, P> {
        // Its own mark always fits.
        self.here.cursor(puzzle).unwrap_or_else(|| Cursor::new(puzzle))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Forward,
    Back,
}

/// The facts of a step that conditions use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct At {
    moment: Moment,
    depth: usize,
    /// Whether a node was entered from which the search must back out.
    is_stuck: bool,
}

impl At {
    fn of<P: Puzzle>(cursor: &Cursor<'_, P>) -> Self {
        let status = cursor.status();
        let is_dead = status != Status::Solved && status.choices().is_empty();
        let moment = cursor.moment();
        Self { moment, depth: cursor.path().len(), is_stuck: is_dead && moment == Moment::Entered }
    }
}
