//! What a cut was made for.

use plyscope_core::trace::{Cut, Trace};
use plyscope_core::{NodeId, Value};

use crate::numerals::{question, Question};

/// What the value of a node was compared with when the node was cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// What the opponent already has further up.
    Bound {
        /// Where the opponent has it.
        setter: NodeId,
        /// What the opponent has.
        value: Value,
        /// How many layers further up that is, from 1; from 2 on it is a deep cutoff.
        layers: usize,
    },
    /// The end of the window that the search was started with.
    Start(Value),
    /// What a null window asked about. Its far end is nobody's value: whoever set it only asked.
    Asked(Value),
}

/// What a cut was made for. O(depth).
#[must_use]
pub fn cause(trace: &Trace, cut: &Cut) -> Cause {
    let value = cut.because.value;
    let Some(setter) = cut.because.set_by else {
        return Cause::Start(value);
    };
    // Whoever has no child yet did not find the bound, but asked with it.
    if trace.best(setter, cut.step).is_none_or(|best| best.value != value) {
        return Cause::Asked(match question(trace.entry_window(cut.node).window()) {
            Some(Question::Above(bound) | Question::Below(bound)) => bound,
            None => value,
        });
    }
    let layers = trace.path(cut.step).position(|node| node == setter).unwrap_or_default();
    Cause::Bound { setter, value, layers }
}
