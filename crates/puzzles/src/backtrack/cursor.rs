//! A moment of a search that can go on, and back.

use plyscope_search::packed;

use super::{Choice, Puzzle, Status};

/// A moment of the search through a puzzle. It stands at a node, which is a partial solution, and
/// knows the way to it; nothing else is kept, and both the next step and the one before follow
/// from that. A step enters a node or leaves one; the root is entered before step 1.
#[derive(Debug)]
pub struct Cursor<'p, P: Puzzle> {
    puzzle: &'p P,
    state: P::State,
    /// The choices from the root to the current node.
    path: Vec<Choice>,
    /// What can become of each node on the way, the root's first; one more than `path`. A node's
    /// does not change, since whatever is placed below it is removed again.
    statuses: Vec<Status>,
    moment: Moment,
    step: u64,
    solutions: u64,
}

/// What has just happened at the current node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The node was entered.
    Entered,
    /// Its child by this choice was left, and the choice removed: this is backtracking.
    Left(Choice),
    /// The root was left as well: the search is over.
    Over,
}

packed!(enum Moment { 0 = Entered, 1 = Left(choice), 2 = Over });

impl<'p, P: Puzzle> Cursor<'p, P> {
    /// The beginning of the search.
    #[must_use]
    pub fn new(puzzle: &'p P) -> Self {
        let state = puzzle.start();
        let status = puzzle.status(&state);
        Self {
            puzzle,
            state,
            path: Vec::new(),
            statuses: vec![status],
            moment: Moment::Entered,
            step: 0,
            solutions: u64::from(status == Status::Solved),
        }
    }

    /// The puzzle.
    #[must_use]
    pub const fn puzzle(&self) -> &'p P {
        self.puzzle
    }

    /// The partial solution at the current node.
    #[must_use]
    pub const fn state(&self) -> &P::State {
        &self.state
    }

    /// The choices that lead to the current node.
    #[must_use]
    pub fn path(&self) -> &[Choice] {
        &self.path
    }

    /// What can become of each node on the way to the current one, which is the last.
    #[must_use]
    pub fn statuses(&self) -> &[Status] {
        &self.statuses
    }

    /// What can become of the current node.
    #[must_use]
    #[inline]
    pub fn status(&self) -> Status {
        self.statuses[self.path.len()]
    }

    /// What has just happened.
    #[must_use]
    pub const fn moment(&self) -> Moment {
        self.moment
    }

    /// How many steps were taken so far.
    #[must_use]
    pub const fn step(&self) -> u64 {
        self.step
    }

    /// How many solutions were entered so far.
    #[must_use]
    pub const fn solutions(&self) -> u64 {
        self.solutions
    }

    /// How many nodes were entered so far, the root included: of the steps, as many entered a node
    /// without leaving it as there are choices on the way.
    #[must_use]
    pub fn visited(&self) -> u64 {
        let root_left = u64::from(self.moment == Moment::Over);
        (self.step + self.path.len() as u64 + 2 - root_left) / 2
    }

    /// Takes the next step; `false` when the search is over.
    #[inline]
    pub fn advance(&mut self) -> bool {
        let choices = self.status().choices();
        let left = match self.moment {
            Moment::Entered => choices,
            Moment::Left(choice) => choices.after(choice),
            Moment::Over => return false,
        };
        match left.first() {
            Some(choice) => {
                self.descend(choice);
                self.moment = Moment::Entered;
                self.solutions += u64::from(self.status() == Status::Solved);
            }
            None => self.moment = self.ascend().map_or(Moment::Over, Moment::Left),
        }
        self.step += 1;
        true
    }

    /// Takes the last step back; `false` at the beginning.
    #[inline]
    pub fn retreat(&mut self) -> bool {
        let choices = self.status().choices();
        match self.moment {
            Moment::Entered => {
                let solved = self.status() == Status::Solved;
                let Some(choice) = self.ascend() else { return false };
                self.solutions -= u64::from(solved);
                // What was left before this choice was taken, if anything.
                let before = self.status().choices().before(choice).last();
                self.moment = before.map_or(Moment::Entered, Moment::Left);
            }
            Moment::Left(choice) => {
                self.descend(choice);
                let last = self.status().choices().last();
                self.moment = last.map_or(Moment::Entered, Moment::Left);
            }
            Moment::Over => {
                self.moment = choices.last().map_or(Moment::Entered, Moment::Left);
            }
        }
        self.step -= 1;
        true
    }

    /// Walks to a step; where the search ends sooner, to its end.
    pub fn walk_to(&mut self, step: u64) {
        while self.step > step && self.retreat() {}
        while self.step < step && self.advance() {}
    }

    #[inline]
    fn descend(&mut self, choice: Choice) {
        self.puzzle.place(&mut self.state, choice);
        self.path.push(choice);
        self.statuses.push(self.puzzle.status(&self.state));
    }

    #[inline]
    fn ascend(&mut self) -> Option<Choice> {
        let choice = self.path.pop()?;
        self.statuses.pop();
        self.puzzle.remove(&mut self.state, choice);
        Some(choice)
    }

    /// The moment with these choices, this last event and these counts; `None` where the choices
    /// cannot be made one after the other.
    #[must_use]
    pub(super) fn at(
        puzzle: &'p P,
        path: &[Choice],
        moment: Moment,
        step: u64,
        solutions: u64,
    ) -> Option<Self> {
        let mut cursor = Self::new(puzzle);
        for &choice in path {
            if !cursor.status().choices().contains(choice) {
                return None;
            }
            cursor.descend(choice);
        }
        let is_there = match moment {
            Moment::Entered => true,
            Moment::Left(choice) => cursor.status().choices().contains(choice),
            Moment::Over => path.is_empty(),
        };
        is_there.then_some(Self { moment, step, solutions, ..cursor })
    }
}
