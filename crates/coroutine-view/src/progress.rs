//! The progress of the producer at each node of the tree.

use plyscope_puzzles::coroutine::{Dialogue, Mailbox, Node};
use plyscope_search::Step;

/// The progress of the producer at a node.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Progress {
    /// It has not been there yet.
    New,
    /// It was called on it, and visits the nodes before it.
    Called,
    /// Its label lies in the mailbox.
    InMailbox,
    /// Its label was handed over; the call on it still goes on.
    HandedOver,
    /// The call on it has come to its end.
    Returned,
}

impl Progress {
    /// Every one of them, in the order in which a node goes through them.
    pub const ALL: [Self; 5] =
        [Self::New, Self::Called, Self::InMailbox, Self::HandedOver, Self::Returned];

    /// The progress of the producer at a node at a step.
    #[must_use]
    pub fn of(dialogue: &Dialogue, step: Step, node: Node) -> Self {
        let visit = dialogue.visit(node);
        let is_past = |moment: Option<Step>| moment.is_some_and(|moment| moment <= step);
        if dialogue.at(step).mailbox == Mailbox::Holds(node) {
            Self::InMailbox
        } else if is_past(visit.returned) {
            Self::Returned
        } else if is_past(visit.deposited) {
            Self::HandedOver
        } else if is_past(visit.called) {
            Self::Called
        } else {
            Self::New
        }
    }

    /// Whether a call on a node in this state stands on the stack.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Called | Self::InMailbox | Self::HandedOver)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_go_through_their_states_in_order() {
        let dialogue = Dialogue::new("4 2 6 1 3 7".parse().expect("labels"), None);
        for node in dialogue.tree().nodes() {
            let steps = (0..=dialogue.last_step().0).map(Step);
            let mut passed: Vec<_> =
                steps.map(|step| Progress::of(&dialogue, step, node)).collect();
            passed.dedup();
            assert_eq!(passed, Progress::ALL, "{node:?}");
        }
    }

    #[test]
    fn open_calls_are_on_the_stack() {
        let dialogue = Dialogue::new("4 2 6 1 3 7".parse().expect("labels"), "3".parse().ok());
        for step in (0..=dialogue.last_step().0).map(Step) {
            let stack = dialogue.at(step).producer.stack();
            for node in dialogue.tree().nodes() {
                let standing = Progress::of(&dialogue, step, node);
                let is_called = stack.iter().any(|frame| frame.node == node);
                // At its last line a call still stands on the stack, though it is over.
                let is_over = standing == Progress::Returned;
                assert_eq!(standing.is_open(), is_called && !is_over, "{node:?} at {step:?}");
            }
        }
    }
}
