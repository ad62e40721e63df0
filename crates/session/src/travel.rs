//! Navigation through a trace.

use plyscope_search::{Step, Trace};

/// A navigation command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Travel {
    /// To the start.
    First,
    /// One event back.
    Back,
    /// One event on.
    Forward,
    /// To the end.
    Last,
    /// On, past everything below the child that would be entered next.
    Over,
    /// Back, past everything below the node that was just left.
    BackOver,
    /// On to the next cut.
    NextCut,
    /// Back to the cut before.
    PreviousCut,
    /// On to the next hit in the transposition table.
    NextHit,
    /// Back to the hit before.
    PreviousHit,
}

/// The step that a command leads to; the same step if there is none. O(log n).
#[must_use]
pub fn travel(trace: &Trace, from: Step, way: Travel) -> Step {
    let last = trace.last_step();
    let next = from.forward(1, last);
    match way {
        Travel::First => Step::START,
        Travel::Back => from.back(1),
        Travel::Forward => next,
        Travel::Last => last,
        Travel::Over => match trace.entered_at(next) {
            Some(node) if next != from => trace.left(node).unwrap_or(last),
            _ => next,
        },
        Travel::BackOver => match trace.left_at(from) {
            Some(node) => trace.entered(node).back(1),
            None => from.back(1),
        },
        Travel::NextCut => trace.cut(trace.cut_count(from)).map_or(from, |cut| cut.step),
        Travel::PreviousCut => trace
            .cut_count(from.back(1))
            .checked_sub(1)
            .and_then(|number| trace.cut(number))
            .map_or(from, |cut| cut.step),
        Travel::NextHit => trace.hit(hits(trace, from)).map_or(from, |hit| hit.step),
        Travel::PreviousHit => hits(trace, from.back(1))
            .checked_sub(1)
            .and_then(|number| trace.hit(number))
            .map_or(from, |hit| hit.step),
    }
}

/// The number of table hits up to a step.
fn hits(trace: &Trace, step: Step) -> usize {
    trace.probe_counts(step).hits as usize
}
