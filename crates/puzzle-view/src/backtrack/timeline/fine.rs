//! The bars of a stretch of a search, whose steps are walked again.

use std::ops::Range;

use plyscope_puzzles::backtrack::{Cursor, Journal, Mark, Moment, Puzzle, Status};

use super::coarse::Coarse;
use super::outline::Outline;
use plyscope_view::timeline::{Bar, Kind, Lane};

/// A stretch of a search.
#[derive(Clone, Debug)]
pub struct Fine {
    steps: Range<u64>,
    lanes: Vec<Lane>,
    /// The nodes on the path, the root first.
    path: Vec<Node>,
    /// Where the walk is; `None` at the beginning of the search.
    at: Option<Mark>,
    /// Whether the last step is the last one known of a search that goes on.
    goes_on: bool,
    is_ready: bool,
}

/// A node on the path.
#[derive(Clone, Copy, Debug)]
struct Node {
    start: u32,
    choice: u8,
    is_solved: bool,
    /// What becomes of it if no solution lies below it.
    in_vain: Kind,
    /// Whether it was entered before the stretch begins.
    is_older: bool,
}

impl Fine {
    /// A stretch with some steps in it and some more on both sides, before the walk.
    pub(super) fn around(steps: &Range<u64>, outline: &Outline) -> Self {
        let more = (steps.end - steps.start) / 2 + Journal::SPACING;
        // At a multiple of every grain that is drawn from near.
        let start = steps.start.saturating_sub(more) / Journal::SPACING * Journal::SPACING;
        let end = steps.end.saturating_add(more).min(outline.reach() + 1);
        let marks = outline.marks();
        let before = marks.partition_point(|mark| mark.step <= start);
        Self {
            at: before.checked_sub(1).map(|before| marks[before].clone()),
            goes_on: end > outline.reach() && !outline.is_complete(),
            steps: start..end,
            lanes: vec![Lane::default(); outline.deepest() + 1],
            path: Vec::new(),
            is_ready: false,
        }
    }

    /// Whether all of it has been walked.
    pub(super) const fn is_ready(&self) -> bool {
        self.is_ready
    }

    /// Whether some steps are within it.
    pub(super) const fn has(&self, steps: &Range<u64>) -> bool {
        self.steps.start <= steps.start && steps.end <= self.steps.end
    }

    /// Walks at most this many steps on.
    pub(super) fn walk<P: Puzzle>(&mut self, puzzle: &P, most: u64, coarse: &Coarse) {
        if self.is_ready {
            return;
        }
        let at = self.at.as_ref().and_then(|mark| mark.cursor(puzzle));
        let mut cursor = at.unwrap_or_else(|| Cursor::new(puzzle));
        let stop = cursor.step().saturating_add(most);
        while cursor.step() < self.steps.start && cursor.step() < stop && cursor.advance() {}
        if cursor.step() >= self.steps.start {
            if self.path.is_empty() {
                self.begin(&cursor);
            }
            while cursor.step() < stop && !self.is_ready {
                self.is_ready = cursor.step() + 1 >= self.steps.end || !cursor.advance();
                if !self.is_ready {
                    self.step(&cursor, coarse);
                }
            }
        }
        if self.is_ready {
            self.finish(coarse);
        }
        self.at = Some(Mark::of(&cursor));
    }

    fn begin<P: Puzzle>(&mut self, cursor: &Cursor<'_, P>) {
        let is_older = cursor.step() > 0;
        let node = |choice| Node {
            start: 0,
            choice,
            is_solved: false,
            in_vain: Kind::Abandoned,
            is_older,
        };
        self.path.push(node(0));
        self.path.extend(cursor.path().iter().map(|choice| node(choice.0)));
        if let (Some(last), Moment::Entered) = (self.path.last_mut(), cursor.moment()) {
            (last.is_older, last.in_vain) = (false, in_vain(cursor.status()));
            last.is_solved = cursor.status() == Status::Solved;
        }
    }

    fn step<P: Puzzle>(&mut self, cursor: &Cursor<'_, P>, coarse: &Coarse) {
        let now = (cursor.step() - self.steps.start) as u32;
        match (cursor.moment(), cursor.path().last()) {
            (Moment::Entered, Some(choice)) => {
                self.path.push(Node {
                    start: now,
                    choice: choice.0,
                    is_solved: cursor.status() == Status::Solved,
                    in_vain: in_vain(cursor.status()),
                    is_older: false,
                });
            }
            (Moment::Entered, None) => {}
            (Moment::Left(_) | Moment::Over, _) => self.leave(now, coarse),
        }
    }

    fn leave(&mut self, now: u32, coarse: &Coarse) {
        let Some(node) = self.path.pop() else { return };
        let ply = self.path.len();
        let kind = if node.is_solved {
            Kind::Solution
        } else if node.is_older {
            coarse.kind(ply, self.steps.start)
        } else {
            node.in_vain
        };
        if let (Some(parent), true) = (self.path.last_mut(), node.is_solved) {
            parent.is_solved = true;
        }
        self.add(ply, node, now, kind);
    }

    /// Nodes that are still open continue after the stretch.
    fn finish(&mut self, coarse: &Coarse) {
        let end = (self.steps.end - self.steps.start) as u32;
        while let Some(node) = self.path.pop() {
            let ply = self.path.len();
            let kind = if node.is_solved {
                Kind::Solution
            } else if self.goes_on {
                match coarse.kind(ply, self.steps.start) {
                    Kind::Solution if node.is_older => Kind::Solution,
                    _ => Kind::Open,
                }
            } else {
                coarse.kind(ply, self.steps.end - 1)
            };
            if let (Some(parent), true) = (self.path.last_mut(), node.is_solved) {
                parent.is_solved = true;
            }
            self.add(ply, node, end, kind);
        }
    }

    fn add(&mut self, ply: usize, node: Node, end: u32, kind: Kind) {
        if let (Some(lane), true) = (self.lanes.get_mut(ply), node.start < end) {
            lane.push(node.start..end, u32::from(node.choice), kind);
        }
    }

    pub(super) fn bars(&self, ply: usize, steps: &Range<u64>, grain: u64) -> Vec<Bar> {
        let Some(lane) = self.lanes.get(ply) else { return Vec::new() };
        let here = steps.start.saturating_sub(self.steps.start)
            ..steps.end.saturating_sub(self.steps.start);
        let bars = lane.bars(&here, grain);
        bars.into_iter().map(|bar| bar.scaled(1, self.steps.start)).collect()
    }

    pub(super) fn bar_at(&self, ply: usize, step: u64) -> Option<Bar> {
        let bar = self.lanes.get(ply)?.at(step.checked_sub(self.steps.start)?)?;
        Some(bar.scaled(1, self.steps.start))
    }
}

/// What becomes of a node if no solution lies below it.
const fn in_vain(status: Status) -> Kind {
    match status {
        Status::Pruned(_) => Kind::Pruned,
        Status::Open(choices) if choices.is_empty() => Kind::DeadEnd,
        Status::Open(_) | Status::Solved => Kind::Abandoned,
    }
}
