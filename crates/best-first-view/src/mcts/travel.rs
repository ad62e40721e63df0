//! Navigation through a search.

use plyscope_best_first::mcts::{Moment, Phase};

/// A navigation command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Travel {
    /// To the start.
    First,
    /// One step back.
    Back,
    /// One step on.
    Forward,
    /// To the end of the iteration before this one.
    BackIteration,
    /// To the end of this iteration, or of the next one.
    ForwardIteration,
    /// To the end.
    Last,
    /// To the end of an iteration; 0 is the start.
    ToIteration(u32),
}

/// The moment that a command leads to.
#[must_use]
pub fn travel(last: Moment, from: Moment, way: Travel) -> Moment {
    let to = match way {
        Travel::First => Moment::START,
        Travel::Back => Moment::of_step(from.step().saturating_sub(1)),
        Travel::Forward => Moment::of_step(from.step().saturating_add(1)),
        Travel::BackIteration => Moment::last(from.step().saturating_sub(1) / 4),
        Travel::ForwardIteration => Moment::last(from.completed().saturating_add(1)),
        Travel::Last => last,
        Travel::ToIteration(0) => Moment::START,
        Travel::ToIteration(iteration) => Moment::new(iteration, Phase::BackUp),
    };
    to.min(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_way_leads_to_its_target() {
        let table = [
            (Travel::First, 7, 0),
            (Travel::Back, 0, 0),
            (Travel::Back, 7, 6),
            (Travel::Forward, 7, 8),
            (Travel::Forward, 40, 40),
            (Travel::BackIteration, 7, 4),
            (Travel::BackIteration, 8, 4),
            (Travel::BackIteration, 3, 0),
            (Travel::ForwardIteration, 0, 4),
            (Travel::ForwardIteration, 5, 8),
            (Travel::ForwardIteration, 8, 12),
            (Travel::ForwardIteration, 40, 40),
            (Travel::Last, 3, 40),
            (Travel::ToIteration(0), 9, 0),
            (Travel::ToIteration(3), 9, 12),
            (Travel::ToIteration(99), 9, 40),
            (Travel::ToIteration(u32::MAX), 9, 40),
        ];
        for (way, from, to) in table {
            let found = travel(Moment::last(10), Moment::of_step(from), way);
            assert_eq!(found.step(), to, "{way:?} from {from}");
        }
    }
}
