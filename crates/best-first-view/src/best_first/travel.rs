//! Navigation through a search.

use plyscope_best_first::proof_number::Moment;

use super::Record;

/// A navigation command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Travel {
    /// To the start.
    First,
    /// One step back.
    Back,
    /// One step on.
    Forward,
    /// To the leaf evaluated before this step; of proof-number search to the end of the last iteration.
    Previous,
    /// To the next leaf that is evaluated; of proof-number search to the end of the next iteration.
    Next,
    /// To the end.
    Last,
    /// To a step.
    To(u32),
}

/// The step that a command leads to.
#[must_use]
pub fn travel(record: &Record, from: u32, way: Travel) -> u32 {
    let last = record.last();
    let to = match (way, record) {
        (Travel::First, _) => 0,
        (Travel::Back, _) => from.saturating_sub(1),
        (Travel::Forward, _) => from.saturating_add(1),
        (Travel::Previous, Record::Sss(record)) => {
            (1..from).rev().find(|&step| record.leaf(step).is_some()).unwrap_or(0)
        }
        (Travel::Next, Record::Sss(record)) => {
            (from + 1..last).find(|&step| record.leaf(step).is_some()).unwrap_or(last)
        }
        (Travel::Previous, Record::ProofNumber(_)) => {
            Moment::last(Moment::of_step(from.saturating_sub(1)).completed()).step()
        }
        (Travel::Next, Record::ProofNumber(_)) => {
            Moment::last(Moment::of_step(from).completed().saturating_add(1)).step()
        }
        (Travel::Last, _) => last,
        (Travel::To(step), _) => step,
    };
    to.min(last)
}
