//! The cause of a cutoff.

use plyscope_search::algo::Windows;
use plyscope_search::trace::{Asked, BoundAt, Cut, Origin};
use plyscope_search::{NodeId, Value};

use crate::Session;

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
    /// An end of the start window.
    Start(BoundAt),
    /// The far bound of a null window, which is not the value of a node.
    NullWindow(Asked),
    /// What a chance node has passed on, at which the average would leave its own window.
    Chance(NodeId),
}

impl Cause {
    /// How many layers further up the bound of a deep cutoff was set; `None` for other cutoffs.
    #[must_use]
    pub fn deep_layers(self, session: &Session) -> Option<usize> {
        // Only that of the opponent just above is passed down, also by a player who moves again.
        let has_one_bound = session.setup().algorithm.descriptor().windows == Windows::OneBound;
        match self {
            Self::Bound { layers: layers @ 2.., .. } if !has_one_bound => Some(layers),
            _ => None,
        }
    }
}

/// The cause of a cutoff; `None` where the trace of another program does not say. O(depth).
#[must_use]
pub fn cause(session: &Session, cut: &Cut) -> Option<Cause> {
    let (trace, value) = (session.trace(), cut.because.value);
    Some(match cut.because.origin {
        Origin::Start => Cause::Start(session.end_in_pass(cut.node, cut.because)),
        Origin::NullWindow(asked) => Cause::NullWindow(asked),
        Origin::Chance(chance) => Cause::Chance(chance),
        Origin::Best(setter) => {
            let path = || trace.path(cut.step);
            let is_chance = |&node: &NodeId| session.tree().is_chance(session.node(node));
            // A chance node computes what it passes on, even where that is as much as it was given.
            let chance = path().skip(1).take_while(|&node| node != setter).find(is_chance);
            let layers = path().position(|node| node == setter).unwrap_or_default();
            chance.map_or(Cause::Bound { setter, value, layers }, Cause::Chance)
        }
        Origin::Unknown => return None,
    })
}

/// Whether it is a deep cutoff: the bound comes from above the parent.
#[must_use]
pub fn is_deep(session: &Session, cut: &Cut) -> bool {
    cause(session, cut).is_some_and(|cause| cause.deep_layers(session).is_some())
}
