//! The ends of windows at a moment, and where they come from.

use super::NodeId;
use crate::player::Negate;
use crate::value::Value;
use crate::window::{Bound, Window};

/// One end of a window at a moment, and where it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoundAt {
    /// Where this end stands.
    pub value: Value,
    /// Where it comes from.
    pub origin: Origin,
}

/// Where an end of a window comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The search was started with it, or it is open.
    Start,
    /// The best child of this node has its value, or its player by standing pat.
    Best(NodeId),
    /// It is the far end of a null window, which is no node's value.
    NullWindow(Asked),
    /// Chance decides at this node, and with a child beyond this end its average would leave its own
    /// window, whatever its other children are worth.
    Chance(NodeId),
    /// The trace of another program does not say.
    Unknown,
}

/// What a null window asks about: on which side of this value a node is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The near end of the null window.
    pub value: Value,
    /// The node whose best child has that value; `None` where it is an end that the search was
    /// started with or chose.
    pub of: Option<NodeId>,
}

impl BoundAt {
    /// An end that the search was started with.
    #[must_use]
    pub const fn start(value: Value) -> Self {
        Self { value, origin: Origin::Start }
    }

    /// The node whose best child has this value, or whose player stands pat at it; `None` for an end that is no node's value.
    #[must_use]
    pub const fn set_by(self) -> Option<NodeId> {
        match self.origin {
            Origin::Best(node) => Some(node),
            Origin::Start | Origin::NullWindow(_) | Origin::Chance(_) | Origin::Unknown => None,
        }
    }

    /// What is asked, where this is the far end of a null window.
    #[must_use]
    pub const fn asked(self) -> Option<Asked> {
        match self.origin {
            Origin::NullWindow(asked) => Some(asked),
            Origin::Start | Origin::Best(_) | Origin::Chance(_) | Origin::Unknown => None,
        }
    }
}

impl Negate for BoundAt {
    fn negated(self) -> Self {
        let origin = match self.origin {
            Origin::NullWindow(Asked { value, of }) => {
                Origin::NullWindow(Asked { value: value.negated(), of })
            }
            other => other,
        };
        Self { value: self.value.negated(), origin }
    }
}

/// A node's window at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WindowAt {
    /// The lower end.
    pub alpha: BoundAt,
    /// The upper end.
    pub beta: BoundAt,
}

impl From<Window> for WindowAt {
    /// A window that a search is started with.
    fn from(window: Window) -> Self {
        Self { alpha: BoundAt::start(window.alpha), beta: BoundAt::start(window.beta) }
    }
}

impl Negate for WindowAt {
    fn negated(self) -> Self {
        Self { alpha: self.beta.negated(), beta: self.alpha.negated() }
    }
}

impl WindowAt {
    /// Without where its ends come from.
    #[must_use]
    pub const fn window(self) -> Window {
        Window { alpha: self.alpha.value, beta: self.beta.value }
    }

    /// One end.
    #[must_use]
    pub const fn bound(self, bound: Bound) -> BoundAt {
        match bound {
            Bound::Alpha => self.alpha,
            Bound::Beta => self.beta,
        }
    }

    /// The far end of a null window, where this is one or lies in one.
    #[must_use]
    pub fn far_end(self) -> Option<Bound> {
        [Bound::Beta, Bound::Alpha].into_iter().find(|&bound| self.bound(bound).asked().is_some())
    }
}
