//! Navigation through a dialogue.

use plyscope_puzzles::coroutine::Dialogue;
use plyscope_search::Step;

/// A navigation command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Travel {
    /// To the start.
    First,
    /// One step back.
    Back,
    /// One step on.
    Forward,
    /// To the end.
    Last,
    /// To a step; to the last one where it lies beyond.
    To(Step),
    /// On to the next step at which control changes hands.
    NextHandover,
    /// Back to the last such step before.
    PreviousHandover,
}

/// The step that a command leads to; the same step if there is none.
#[must_use]
pub fn travel(dialogue: &Dialogue, from: Step, way: Travel) -> Step {
    let last = dialogue.last_step();
    match way {
        Travel::First => Step::START,
        Travel::Back => from.back(1),
        Travel::Forward => from.forward(1, last),
        Travel::Last => last,
        Travel::To(step) => step.min(last),
        Travel::NextHandover => handovers(dialogue).find(|&step| step > from).unwrap_or(from),
        Travel::PreviousHandover => {
            handovers(dialogue).rev().find(|&step| step < from).unwrap_or(from)
        }
    }
}

/// The steps at which control changes hands.
pub fn handovers(dialogue: &Dialogue) -> impl DoubleEndedIterator<Item = Step> + '_ {
    let runs = |step: Step| dialogue.at(step).runs;
    (1..=dialogue.last_step().0).map(Step).filter(move |&step| runs(step) != runs(step.back(1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_way_leads_to_its_target() {
        // Of one label: 1 hand over; 2 begin, 3 call, 4 left, 5 deposit, 6 hand over; 7 test, 8 take,
        // 9 print, 10 hand over; 11 right, 12 return, 13 close, 14 end; 15 test.
        let dialogue = Dialogue::new("5".parse().expect("a label"), None);
        let steps: Vec<u32> = handovers(&dialogue).map(|step| step.0).collect();
        assert_eq!(steps, [1, 6, 10, 14]);
        let table = [
            (Travel::Back, 0, 0),
            (Travel::Back, 9, 8),
            (Travel::Forward, 14, 15),
            (Travel::Forward, 15, 15),
            (Travel::Last, 3, 15),
            (Travel::First, 15, 0),
            (Travel::To(Step(7)), 0, 7),
            (Travel::To(Step(u32::MAX)), 0, 15),
            (Travel::NextHandover, 0, 1),
            (Travel::NextHandover, 1, 6),
            (Travel::NextHandover, 14, 14),
            (Travel::PreviousHandover, 15, 14),
            (Travel::PreviousHandover, 6, 1),
            (Travel::PreviousHandover, 1, 1),
        ];
        for (way, from, to) in table {
            assert_eq!(travel(&dialogue, Step(from), way), Step(to), "{way:?} from {from}");
        }
    }
}
