//! What lies between the two coroutines.

use super::tree::Node;

/// A place for one label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mailbox {
    /// There is nothing in it.
    Empty,
    /// The label of this node is in it.
    Holds(Node),
    /// Nothing will come any more.
    Closed,
}
