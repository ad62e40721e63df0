//! What a cut was made for.

use plyscope_search::trace::{Asked, Cut, Origin, Trace};
use plyscope_search::{NodeId, Value};

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
    /// The far end of a null window, which is no node's value.
    NullWindow(Asked),
}

/// What a cut was made for. O(depth).
#[must_use]
pub fn cause(trace: &Trace, cut: &Cut) -> Cause {
    let value = cut.because.value;
    match cut.because.origin {
        Origin::Start => Cause::Start(value),
        Origin::NullWindow(asked) => Cause::NullWindow(asked),
        Origin::Best(setter) => {
            let layers = trace.path(cut.step).position(|node| node == setter).unwrap_or_default();
            Cause::Bound { setter, value, layers }
        }
    }
}

/// Whether a cut was met by a bound from further up than the parent.
#[must_use]
pub fn is_deep(trace: &Trace, cut: &Cut) -> bool {
    cut.because.set_by().is_some_and(|setter| trace.parent(cut.node) != Some(setter))
}
