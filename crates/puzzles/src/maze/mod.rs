//! A maze: ways from a start to a goal that visit no square twice.
//!
//! Trémaux's rule for walking out of a maze (Lucas, *Récréations mathématiques* 1, 1882) keeps its marks.
//! Here they are taken back, so that every way is found. The bound is what A* adds to the steps so far (Hart,
//! Nilsson & Raphael, *IEEE Transactions on Systems Science and Cybernetics* 4, 1968): a distance that no way
//! can beat.

mod grid;
mod headings;
mod notation;
mod problem;
mod walk;

pub use grid::{Cell, Grid};
pub use headings::{Heading, Headings};
pub use problem::MazeProblem;
pub use walk::{MazeLoss, Walk};

use plyscope_search::Choice as Named;

use crate::backtrack::{Choice, Choices, Puzzle, Status};

/// The ways through a maze. A choice is one of the squares beside the current one, walls and marked ones
/// included, in the order of the headings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Maze {
    options: MazeOptions,
    /// The squares beside each, in the order in which they are tried.
    beside: Vec<Vec<Cell>>,
}

/// What is searched, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MazeOptions {
    /// The maze.
    pub grid: Grid,
    /// In which order the squares beside one are tried.
    pub order: Headings,
    /// The most steps of a way, one of [`Maze::LENGTHS`]; `None` for any number.
    pub length: Option<u8>,
    /// Where a walk is given up; the default where there is no most number of steps.
    pub bound: MazeBound,
}

/// Where a walk with a most number of steps is given up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum MazeBound {
    /// Where the steps so far and the distance to the goal, in rows and columns as if there were no walls, are
    /// more than that.
    #[default]
    Distance,
    /// Where so many steps are taken.
    None,
}

/// Why a walk is given up although squares beside are free.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MazeCut {
    /// The goal is too far away.
    Far,
    /// All steps are taken.
    UsedUp,
}

impl MazeCut {
    /// The number by which a [status](Status::Pruned) says it.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The reason with a number.
    #[must_use]
    pub fn numbered(number: u8) -> Option<Self> {
        [Self::Far, Self::UsedUp].into_iter().find(|cut| cut.number() == number)
    }
}

impl Maze {
    /// The most steps that can be asked for: no way has more squares than the largest maze.
    pub const LENGTHS: std::ops::RangeInclusive<u8> = 1..=Grid::LONGEST * Grid::LONGEST - 1;

    /// The search.
    ///
    /// # Errors
    /// Where the most number of steps is not one of [`Maze::LENGTHS`].
    pub fn new(mut options: MazeOptions) -> Result<Self, MazeProblem> {
        if options.length.is_none() {
            options.bound = MazeBound::default();
        }
        if let Some(length) = options.length.filter(|length| !Self::LENGTHS.contains(length)) {
            return Err(MazeProblem::Length { given: length.to_string() });
        }
        let grid = &options.grid;
        let beside = |cell| {
            let headings = options.order.as_array().iter();
            headings.filter_map(move |&heading| grid.beside(cell, heading)).collect()
        };
        let beside = grid.cells().map(beside).collect();
        Ok(Self { options, beside })
    }

    /// What is searched, and how.
    #[must_use]
    pub const fn options(&self) -> &MazeOptions {
        &self.options
    }

    /// The maze.
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.options.grid
    }

    /// The square of a candidate; `None` where there are not so many.
    #[must_use]
    pub fn candidate(&self, walk: &Walk, choice: Choice) -> Option<Cell> {
        self.beside[walk.here().index()].get(usize::from(choice.0)).copied()
    }

    /// The squares beside one, in the order in which they are tried.
    pub(super) fn beside(&self, cell: Cell) -> &[Cell] {
        &self.beside[cell.index()]
    }

    /// Why a walk that has not reached the goal is given up after so many steps on a square.
    #[must_use]
    pub fn cut(&self, steps: usize, here: Cell) -> Option<MazeCut> {
        let most = usize::from(self.options.length?);
        let least = self.grid().distance(here, self.grid().goal());
        match self.options.bound {
            MazeBound::Distance if steps + usize::from(least) > most => Some(MazeCut::Far),
            MazeBound::None if steps >= most => Some(MazeCut::UsedUp),
            _ => None,
        }
    }
}

impl Puzzle for Maze {
    type State = Walk;

    fn start(&self) -> Walk {
        Walk::new(self.grid())
    }

    fn status(&self, walk: &Walk) -> Status {
        if walk.here() == self.grid().goal() {
            return Status::Solved;
        }
        if let Some(cut) = self.cut(walk.steps(), walk.here()) {
            return Status::Pruned(cut.number());
        }
        let beside = self.beside(walk.here()).iter().zip((0..).map(Choice));
        let is_free = |cell: Cell| !self.grid().is_wall(cell) && !walk.has(cell);
        let free = beside.filter(|(cell, _)| is_free(**cell)).map(|(_, choice)| choice);
        Status::Open(free.collect::<Choices>())
    }

    fn candidates(&self, walk: &Walk) -> u8 {
        match walk.here() == self.grid().goal() {
            true => 0,
            false => self.beside(walk.here()).len() as u8,
        }
    }

    fn place(&self, walk: &mut Walk, choice: Choice) {
        if let Some(cell) = self.candidate(walk, choice) {
            walk.enter(cell);
        }
    }

    fn remove(&self, walk: &mut Walk, _: Choice) {
        walk.leave();
    }
}

impl Named for MazeBound {
    const NAME: &'static str = "bound";
    const ALL: &'static [(&'static str, Self)] =
        &[("distance", Self::Distance), ("none", Self::None)];
}
