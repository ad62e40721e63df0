//! Marks along a search, so that any of its steps is near one.

use plyscope_search::packed;

use super::{Choice, Cursor, Moment, Puzzle};

/// A moment of a search, written down: enough to go on from there, in either direction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The number of the step.
    pub step: u64,
    /// How many solutions were entered until then.
    pub solutions: u64,
    /// What had just happened.
    pub moment: Moment,
    /// The choices on the way to the current node.
    pub path: Box<[Choice]>,
}

packed!(struct Mark { step, solutions, moment, path });

impl Mark {
    /// The moment at which a cursor stands.
    #[must_use]
    pub fn of<P: Puzzle>(cursor: &Cursor<'_, P>) -> Self {
        Self {
            step: cursor.step(),
            solutions: cursor.solutions(),
            moment: cursor.moment(),
            path: cursor.path().into(),
        }
    }

    /// A cursor at this moment; `None` where the puzzle has no such moment.
    #[must_use]
    pub fn cursor<'p, P: Puzzle>(&self, puzzle: &'p P) -> Option<Cursor<'p, P>> {
        Cursor::at(puzzle, &self.path, self.moment, self.step, self.solutions)
    }
}

/// Marks along a search, evenly spaced. When there are too many of them, every second one goes, so
/// that their number, and with it the memory, stays bounded however long the search is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal {
    /// How many steps lie between two marks.
    spacing: u64,
    /// The marks at multiples of `spacing`, from the first on.
    marks: Vec<Mark>,
    /// The farthest moment that is known; `None` while it is the beginning.
    front: Option<Mark>,
    /// The step at which each depth was first reached, in choices from 1.
    depths: Vec<u64>,
    /// The steps at which the first solutions were entered.
    solutions: Vec<u64>,
    /// The choices of each of these solutions, in the same order.
    found: Vec<Box<[Choice]>>,
}

impl Default for Journal {
    fn default() -> Self {
        let (marks, depths, solutions, found) = Default::default();
        Self { spacing: Self::SPACING, marks, front: None, depths, solutions, found }
    }
}

impl Journal {
    /// How many steps lie between two marks at first.
    pub const SPACING: u64 = 1 << 12;

    /// The most marks that are kept. Of the longest paths, 256 choices, they take 4 MiB.
    pub const MOST_MARKS: usize = 1 << 14;

    /// The most solutions whose steps are kept.
    pub const MOST_SOLUTIONS: usize = 1 << 16;

    /// The journal of a search that is explored from this moment on, up to which so many choices
    /// at most were made at once.
    #[must_use]
    pub fn after(front: Mark, deepest: usize) -> Self {
        // When the depths were first reached is known where the moment comes from.
        let depths = vec![front.step; deepest];
        Self { front: Some(front), depths, ..Self::default() }
    }

    /// The farthest moment that is known; `None` while it is the beginning.
    #[must_use]
    pub const fn front(&self) -> Option<&Mark> {
        self.front.as_ref()
    }

    /// The marks, by time, without the farthest moment.
    #[must_use]
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// The number of the last step that is known.
    #[must_use]
    pub fn reach(&self) -> u64 {
        self.front.as_ref().map_or(0, |front| front.step)
    }

    /// Whether the last step of the search is known.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.front.as_ref().is_some_and(|front| front.moment == Moment::Over)
    }

    /// The most choices that were made at once up to a step.
    #[must_use]
    pub fn deepest(&self, step: u64) -> usize {
        self.depths.partition_point(|&reached| reached <= step)
    }

    /// The steps at which solutions were entered, the first [`Journal::MOST_SOLUTIONS`] of them.
    #[must_use]
    pub fn solutions(&self) -> &[u64] {
        &self.solutions
    }

    /// The choices of the first solutions, in the order of [`Journal::solutions`], which is also
    /// the order of the choices themselves.
    #[must_use]
    pub fn found(&self) -> &[Box<[Choice]>] {
        &self.found
    }

    /// The step that enters the solution with a number, from 1, of a search that is explored from its
    /// beginning; `None` where it is not known. One that is not stored is walked to from the mark before it.
    #[must_use]
    pub fn solution<P: Puzzle>(&self, puzzle: &P, number: u64) -> Option<u64> {
        let place = usize::try_from(number.checked_sub(1)?).ok()?;
        if let Some(&stored) = self.solutions.get(place) {
            return Some(stored);
        }
        self.front.as_ref().filter(|front| front.solutions >= number)?;
        let before = self.marks.partition_point(|mark| mark.solutions < number);
        let mark = before.checked_sub(1).and_then(|place| self.marks.get(place));
        let mut cursor =
            mark.and_then(|mark| mark.cursor(puzzle)).unwrap_or_else(|| Cursor::new(puzzle));
        while cursor.solutions() < number && cursor.advance() {}
        Some(cursor.step())
    }

    /// How much memory is taken, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let numbers = self.depths.capacity() + self.solutions.capacity();
        let marks: usize = self.marks.iter().map(|mark| size_of_val(&*mark.path)).sum();
        let found: usize = self.found.iter().map(|path| size_of_val(&**path)).sum();
        let places = self.found.capacity() * size_of::<Box<[Choice]>>();
        numbers * size_of::<u64>()
            + self.marks.capacity() * size_of::<Mark>()
            + (marks + found + places)
    }

    /// Takes a cursor, which stands where the journal ends, at most so many steps on, and writes
    /// down what it passes. Ends early with the search, and, if that is wished, with a solution.
    pub fn run<P: Puzzle>(&mut self, cursor: &mut Cursor<'_, P>, steps: u64, until: Until) {
        if self.front.is_none() && cursor.solutions() > 0 {
            // Nothing is to be chosen: the root is a solution, and no step enters it.
            self.solutions.push(0);
            self.found.push(cursor.path().into());
        }
        let end = cursor.step().saturating_add(steps);
        while cursor.step() < end {
            // Up to the next mark nothing is to be written but depths and solutions.
            let mark = (cursor.step() / self.spacing + 1) * self.spacing;
            let known = cursor.solutions();
            let stop = mark.min(end);
            while cursor.step() < stop && cursor.solutions() == known && cursor.advance() {
                if cursor.path().len() > self.depths.len() {
                    self.depths.push(cursor.step());
                }
            }
            if cursor.step() == mark {
                self.write(Mark::of(cursor));
            }
            if cursor.solutions() > known {
                if self.solutions.len() < Self::MOST_SOLUTIONS {
                    self.solutions.push(cursor.step());
                    self.found.push(cursor.path().into());
                }
                if until == Until::Solution {
                    break;
                }
            }
            if cursor.moment() == Moment::Over {
                break;
            }
        }
        self.front = Some(Mark::of(cursor));
    }

    /// Takes such a cursor one step on; `false` when the search is over.
    pub fn advance<P: Puzzle>(&mut self, cursor: &mut Cursor<'_, P>) -> bool {
        let before = cursor.step();
        self.run(cursor, 1, Until::Bound);
        cursor.step() > before
    }

    fn write(&mut self, mark: Mark) {
        self.marks.push(mark);
        if self.marks.len() > Self::MOST_MARKS {
            self.spacing *= 2;
            self.marks.retain(|mark| mark.step % self.spacing == 0);
        }
    }

    /// What was written after a step; at the beginning, all of it.
    #[must_use]
    pub fn since(&self, step: u64) -> News {
        let known = if step == 0 { 0 } else { self.solutions.partition_point(|&at| at <= step) };
        News {
            marks: self.marks.iter().filter(|mark| mark.step > step).cloned().collect(),
            front: self.front.clone(),
            depths: self.depths[self.deepest(step)..].to_vec(),
            solutions: self.solutions[known..].to_vec(),
            found: self.found[known..].to_vec(),
        }
    }

    /// Takes over what another journal of the same search wrote and this one does not know: it may have
    /// been explored farther meanwhile.
    pub fn append(&mut self, news: News) {
        let reach = self.reach();
        for mark in news.marks {
            if mark.step > reach && mark.step % self.spacing == 0 {
                self.write(mark);
            }
        }
        self.depths.extend(news.depths.into_iter().filter(|&step| step > reach));
        let known = self.solutions.last().copied();
        for (step, path) in news.solutions.into_iter().zip(news.found) {
            if Some(step) > known && self.solutions.len() < Self::MOST_SOLUTIONS {
                self.solutions.push(step);
                self.found.push(path);
            }
        }
        self.front = news.front.filter(|front| front.step >= reach).or(self.front.take());
    }

    /// Brings a cursor to a step, from wherever that is nearest: from where the cursor is, from the
    /// beginning, or from a mark. A step beyond what is known is walked to as well, however far it
    /// is.
    pub fn seek<'p, P: Puzzle>(&self, cursor: &mut Cursor<'p, P>, step: u64) {
        let after = self.marks.partition_point(|mark| mark.step < step);
        let near = [after.checked_sub(1), Some(after)].into_iter().flatten();
        let near = near.filter_map(|place| self.marks.get(place)).chain(&self.front);
        let nearest = near.min_by_key(|mark| mark.step.abs_diff(step));
        let from_mark = nearest.map_or(u64::MAX, |mark| mark.step.abs_diff(step));
        if from_mark.min(step) < cursor.step().abs_diff(step) {
            let begin = || Cursor::new(cursor.puzzle());
            let mark = nearest.filter(|_| from_mark < step);
            *cursor = mark.and_then(|mark| mark.cursor(cursor.puzzle())).unwrap_or_else(begin);
        }
        cursor.walk_to(step);
    }
}

/// What a journal wrote after a step, to be sent to another journal of the same search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// The marks.
    pub marks: Vec<Mark>,
    /// The farthest moment that is known.
    pub front: Option<Mark>,
    /// The steps at which the depths were first reached that had not been before.
    pub depths: Vec<u64>,
    /// The steps at which solutions were entered.
    pub solutions: Vec<u64>,
    /// The choices of these solutions.
    pub found: Vec<Box<[Choice]>>,
}

packed!(struct News { marks, front, depths, solutions, found });

/// What ends a run, besides the end of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// Nothing.
    Bound,
    /// The next solution.
    Solution,
}

packed!(enum Until { 0 = Bound, 1 = Solution });
