//! Counting all solutions, without a way back.

use std::iter::Sum;
use std::ops::{Add, ControlFlow};

use plyscope_search::packed;

use super::{Choice, Puzzle, Status};

/// What was counted of a search, or of a part of one.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Count {
    /// Nodes entered.
    pub nodes: u64,
    /// Steps, as a [cursor](super::Cursor) takes them: of a part, those that enter and leave its
    /// nodes.
    pub steps: u64,
    /// Solutions entered.
    pub solutions: u64,
    /// The most choices that were made at once, from the root of the search.
    pub deepest: usize,
}

packed!(struct Count { nodes, steps, solutions, deepest });

impl Add for Count {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            nodes: self.nodes + other.nodes,
            steps: self.steps + other.steps,
            solutions: self.solutions + other.solutions,
            deepest: self.deepest.max(other.deepest),
        }
    }
}

impl Sum for Count {
    fn sum<I: Iterator<Item = Self>>(counts: I) -> Self {
        counts.fold(Self::default(), Add::add)
    }
}

impl Count {
    /// How many nodes are entered between two looks of those who watch, at most.
    pub const LOOK_EVERY: u64 = 1 << 12;

    fn note(&mut self, status: Status, depth: usize) {
        self.nodes += 1;
        self.steps += 2;
        self.solutions += u64::from(status == Status::Solved);
        self.deepest = self.deepest.max(depth);
    }

    /// Nothing enters the root.
    const fn with_root(self) -> Self {
        Self { steps: self.steps - 1, ..self }
    }
}

/// Counts a whole search. `watch` sees how far it is every [`Count::LOOK_EVERY`] nodes and at each
/// solution, and can end it.
pub fn count<P: Puzzle, B>(
    puzzle: &P,
    watch: impl FnMut(&Count) -> ControlFlow<B>,
) -> ControlFlow<B, Count> {
    let mut visit = Visit::new(puzzle, watch);
    match visit.node(&mut puzzle.start(), 0) {
        ControlFlow::Continue(()) => ControlFlow::Continue(visit.count().with_root()),
        ControlFlow::Break(reason) => ControlFlow::Break(reason),
    }
}

/// Counts the part of a search that begins with some choices; `None` where they cannot be made.
pub fn count_part<P: Puzzle, B>(
    puzzle: &P,
    part: &[Choice],
    watch: impl FnMut(&Count) -> ControlFlow<B>,
) -> Option<ControlFlow<B, Count>> {
    if part.is_empty() {
        return Some(count(puzzle, watch));
    }
    let mut state = puzzle.start();
    for &choice in part {
        if !puzzle.status(&state).choices().contains(choice) {
            return None;
        }
        puzzle.place(&mut state, choice);
    }
    let mut visit = Visit::new(puzzle, watch);
    Some(match visit.node(&mut state, part.len()) {
        ControlFlow::Continue(()) => ControlFlow::Continue(visit.count()),
        ControlFlow::Break(reason) => ControlFlow::Break(reason),
    })
}

/// What is counted while nodes are visited; of each, two steps.
struct Visit<'p, P, W> {
    puzzle: &'p P,
    nodes: u64,
    solutions: u64,
    deepest: usize,
    watch: W,
}

impl<'p, P: Puzzle, W> Visit<'p, P, W> {
    fn new(puzzle: &'p P, watch: W) -> Self {
        Self { puzzle, nodes: 0, solutions: 0, deepest: 0, watch }
    }

    fn count(&self) -> Count {
        let Self { nodes, solutions, deepest, .. } = *self;
        Count { nodes, steps: 2 * nodes, solutions, deepest }
    }

    fn node<B>(&mut self, state: &mut P::State, depth: usize) -> ControlFlow<B>
    where
        W: FnMut(&Count) -> ControlFlow<B>,
    {
        self.nodes += 1;
        let status = self.puzzle.status(state);
        if matches!(status, Status::Solved) {
            self.solutions += 1;
            self.deepest = self.deepest.max(depth);
            return self.look();
        }
        if self.nodes.is_multiple_of(Count::LOOK_EVERY) {
            self.look()?;
        }
        let mut left = status.choices();
        if left.is_empty() {
            self.deepest = self.deepest.max(depth);
        }
        while let Some(choice) = left.first() {
            left = left.after(choice);
            self.puzzle.place(state, choice);
            self.node(state, depth + 1)?;
            self.puzzle.remove(state, choice);
        }
        ControlFlow::Continue(())
    }

    #[inline(never)]
    fn look<B>(&mut self) -> ControlFlow<B>
    where
        W: FnMut(&Count) -> ControlFlow<B>,
    {
        let count = self.count();
        (self.watch)(&count)
    }
}

/// A search in parts that can be counted apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Split {
    /// What lies above the parts.
    pub trunk: Count,
    /// The choices that each part begins with, in the order of the search.
    pub parts: Vec<Vec<Choice>>,
}

impl Split {
    /// A search in `least` parts or more, or in those of its deepest nodes where it is nowhere so wide. The
    /// trunk and the parts have together what the whole has.
    #[must_use]
    pub fn of<P: Puzzle>(puzzle: &P, least: usize) -> Self {
        let mut split = Self { trunk: Count::default(), parts: vec![Vec::new()] };
        while split.parts.len() < least && split.grow(puzzle) {}
        if split.trunk.nodes > 0 {
            split.trunk = split.trunk.with_root();
        }
        split
    }

    /// Takes the first node of each part into the trunk, unless no part would be left.
    fn grow<P: Puzzle>(&mut self, puzzle: &P) -> bool {
        let (mut trunk, mut deeper) = (self.trunk, Vec::new());
        for part in &self.parts {
            let mut state = puzzle.start();
            part.iter().for_each(|&choice| puzzle.place(&mut state, choice));
            let status = puzzle.status(&state);
            trunk.note(status, part.len());
            deeper.extend(status.choices().iter().map(|choice| [&**part, &[choice]].concat()));
        }
        let has_parts = !deeper.is_empty();
        if has_parts {
            (self.trunk, self.parts) = (trunk, deeper);
        }
        has_parts
    }
}
