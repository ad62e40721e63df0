//! The bars of a search as known from its marks.

use std::ops::Range;

use plyscope_puzzles::backtrack::{Choice, Journal};

use super::outline::Outline;
use plyscope_view::timeline::{Bar, Kind, Lane};

/// How many steps a unit has: marks lie at multiples of it, and so its numbers stay small.
const UNIT: u64 = Journal::SPACING;

/// The bars of each ply, from the marks.
#[derive(Clone, Debug)]
pub struct Coarse {
    lanes: Vec<Lane>,
    /// How many steps there are: the last unit may have fewer.
    len: u64,
}

/// A node that is on the path at consecutive marks.
#[derive(Clone, Copy)]
struct Run {
    /// The number of the first mark that has it on its path.
    first: usize,
}

impl Coarse {
    /// O(marks · depth).
    pub(super) fn new(outline: &Outline) -> Self {
        let places = Places::of(outline);
        let plies = outline.deepest() + 1;
        let mut lanes = vec![Lane::default(); plies];
        let mut runs: Vec<Option<Run>> = vec![None; plies];
        for place in 0..places.len() {
            let (common, deepest) = places.between(place);
            for ply in 0..plies {
                if ply <= common {
                    runs[ply].get_or_insert(Run { first: place });
                    continue;
                }
                if let Some(run) = runs[ply].take() {
                    places.push(&mut lanes[ply], ply, run.first..place, outline);
                }
                if ply <= deepest {
                    let units = unit(places.step(place))..places.unit_after(place);
                    if units.start < units.end {
                        lanes[ply].push(units, 0, Kind::Unknown);
                    }
                }
            }
        }
        for (ply, run) in runs.into_iter().enumerate() {
            if let Some(run) = run {
                places.push(&mut lanes[ply], ply, run.first..places.len(), outline);
            }
        }
        Self { lanes, len: outline.reach() + 1 }
    }

    pub(super) fn bars(&self, ply: usize, steps: &Range<u64>, grain: u64) -> Vec<Bar> {
        let Some(lane) = self.lanes.get(ply) else { return Vec::new() };
        let bars = lane.bars(&(steps.start / UNIT..steps.end.div_ceil(UNIT)), grain / UNIT);
        bars.into_iter().map(|bar| self.in_steps(bar)).collect()
    }

    pub(super) fn bar_at(&self, ply: usize, step: u64) -> Option<Bar> {
        Some(self.in_steps(self.lanes.get(ply)?.at(step / UNIT)?))
    }

    fn in_steps(&self, bar: Bar) -> Bar {
        match bar.scaled(UNIT, 0) {
            Bar::One { steps, node, kind } => {
                Bar::One { steps: steps.start..steps.end.min(self.len), node, kind }
            }
            many @ Bar::Many { .. } => many,
        }
    }

    /// The outcome of the node at a ply and a step, as known from the marks.
    pub(super) fn kind(&self, ply: usize, step: u64) -> Kind {
        self.bar_at(ply, step).map_or(Kind::Unknown, |bar| bar.kind())
    }
}

fn unit(step: u64) -> u32 {
    u32::try_from(step / UNIT).unwrap_or(u32::MAX)
}

/// The steps at which the path is known: the beginning, and each mark.
struct Places<'a> {
    paths: Vec<(u64, &'a [Choice])>,
    end: u32,
}

impl<'a> Places<'a> {
    fn of(outline: &'a Outline) -> Self {
        let begin: (u64, &[Choice]) = (0, &[]);
        let marks = outline.marks().iter().map(|mark| (mark.step, &*mark.path));
        let paths = std::iter::once(begin).chain(marks).collect();
        let end = u32::try_from((outline.reach() + 1).div_ceil(UNIT)).unwrap_or(u32::MAX);
        Self { paths, end }
    }

    fn len(&self) -> usize {
        self.paths.len()
    }

    fn step(&self, place: usize) -> u64 {
        self.paths[place].0
    }

    /// The unit where the stretch behind a place ends.
    fn unit_after(&self, place: usize) -> u32 {
        self.paths.get(place + 1).map_or(self.end, |&(step, _)| unit(step)).min(self.end)
    }

    /// How many choices a place and the next have in common, and the most either has.
    fn between(&self, place: usize) -> (usize, usize) {
        let (_, here) = self.paths[place];
        let Some(&(_, next)) = self.paths.get(place + 1) else { return (here.len(), here.len()) };
        let common = here.iter().zip(next).take_while(|(a, b)| a == b).count();
        (common, here.len().max(next.len()))
    }

    /// Adds the node that is at a ply from one place up to another.
    fn push(&self, lane: &mut Lane, ply: usize, places: Range<usize>, outline: &Outline) {
        let from = unit(self.step(places.start));
        let to = self.paths.get(places.end).map_or(self.end, |&(step, _)| unit(step));
        // The last step lies within the last unit, which belongs to its node.
        if from >= to {
            return;
        }
        let choice =
            ply.checked_sub(1).map_or(0, |last| u32::from(self.paths[places.start].1[last].0));
        lane.push(from..to, choice, self.kind(places, outline));
    }

    fn kind(&self, places: Range<usize>, outline: &Outline) -> Kind {
        let is_last = places.end == self.len();
        let last_step = self.paths.get(places.end).map_or(outline.reach() + 1, |&(step, _)| step);
        let within = self.step(places.start)..last_step;
        // Its exact begin and end around the marks are unknown.
        let around = places.start.checked_sub(1).map_or(0, |before| self.step(before))
            ..self.paths.get(places.end + 1).map_or(outline.reach() + 1, |&(step, _)| step);
        match (outline.has_solution(within), outline.has_solution(around)) {
            (Some(true), _) => Kind::Solution,
            _ if is_last && !outline.is_complete() => Kind::Open,
            (Some(false), Some(false)) => Kind::Abandoned,
            _ => Kind::Unknown,
        }
    }
}
