//! The cause of a cutoff.

use plyscope_search::trace::{Asked, Cut, Origin, Trace};
use plyscope_search::{NodeId, Value};

/// The bound that a node's value was compared with when it was cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The best value of the opponent at an ancestor.
    Bound {
        /// The ancestor.
        setter: NodeId,
        /// The opponent's best value there.
        value: Value,
        /// How many layers further up it is, from 1; from 2 on it is a deep cutoff.
        layers: usize,
    },
    /// A bound of the start window.
    Start(Value),
    /// The far bound of a null window, which is not the value of a node.
    NullWindow(Asked),
    /// What a chance node has passed on, at which the average would leave its own window.
    Chance(NodeId),
}

/// The cause of a cutoff; `None` where the trace of another program does not say. O(depth).
#[must_use]
pub fn cause(trace: &Trace, cut: &Cut) -> Option<Cause> {
    let value = cut.because.value;
    Some(match cut.because.origin {
        Origin::Start => Cause::Start(value),
        Origin::NullWindow(asked) => Cause::NullWindow(asked),
        Origin::Chance(chance) => Cause::Chance(chance),
        Origin::Best(setter) => {
            let layers = trace.path(cut.step).position(|node| node == setter).unwrap_or_default();
            Cause::Bound { setter, value, layers }
        }
        Origin::Unknown => return None,
    })
}

/// Whether it is a deep cutoff: the bound comes from above the parent.
#[must_use]
pub fn is_deep(trace: &Trace, cut: &Cut) -> bool {
    cut.because.set_by().is_some_and(|setter| trace.parent(cut.node) != Some(setter))
}
