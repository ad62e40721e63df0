//! Which coroutine has control, and the state of the other.

use plyscope_puzzles::coroutine::{ConsumerLine, Dialogue, Line, ProducerLine, Side};
use plyscope_search::Step;

/// The state of a coroutine at a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Posture {
    /// It has not begun yet.
    Fresh,
    /// It has control.
    Runs,
    /// It has just handed over.
    HandsOver,
    /// It waits where it handed over, until control returns.
    Waits,
    /// It has come to its end.
    Ended,
    /// It waits where it handed over, and control never returns.
    Abandoned,
}

/// The state of a coroutine at a step.
#[must_use]
pub fn posture(dialogue: &Dialogue, step: Step, side: Side) -> Posture {
    let now = dialogue.at(step);
    let is_over = step >= dialogue.last_step();
    match side {
        Side::Consumer => match now.executed {
            _ if is_over => Posture::Ended,
            Some(Line::Consumer(ConsumerLine::HandOver)) => Posture::HandsOver,
            _ if now.runs == Side::Consumer => Posture::Runs,
            _ => Posture::Waits,
        },
        Side::Producer => match (now.executed, now.producer.line()) {
            (Some(Line::Producer(ProducerLine::HandOver | ProducerLine::End)), _) => {
                Posture::HandsOver
            }
            _ if now.runs == Side::Producer => Posture::Runs,
            (_, None) => Posture::Fresh,
            (_, Some(ProducerLine::End)) => Posture::Ended,
            _ if is_over => Posture::Abandoned,
            _ => Posture::Waits,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Posture::{Abandoned, Ended, Fresh, HandsOver, Runs, Waits};

    #[test]
    fn one_of_them_has_control_until_the_end() {
        let all = Dialogue::new("5".parse().expect("a label"), None);
        let found = Dialogue::new("5".parse().expect("a label"), "5".parse().ok());
        let table = [
            (&all, 0, Fresh, Runs),
            (&all, 1, Runs, HandsOver),
            (&all, 5, Runs, Waits),
            (&all, 6, HandsOver, Runs),
            (&all, 9, Waits, Runs),
            (&all, 10, Runs, HandsOver),
            (&all, 13, Runs, Waits),
            (&all, 14, HandsOver, Runs),
            (&all, 15, Ended, Ended),
            (&found, 9, Waits, Runs),
            (&found, 10, Abandoned, Ended),
        ];
        for (dialogue, step, producer, consumer) in table {
            let both =
                [Side::Producer, Side::Consumer].map(|side| posture(dialogue, Step(step), side));
            assert_eq!(both, [producer, consumer], "{step}");
        }
    }
}
