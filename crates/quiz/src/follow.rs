//! Which searches a user can follow, and joining of sentences.

use plyscope_search::algo::Exercise;
use plyscope_search::Order;

use plyscope_setup::{Choice, Setup};

/// Whether a user can predict a search from the tree and its steps so far: it traverses the tree
/// once, in a visible order, and stores nothing except its windows.
#[must_use]
pub fn can_be_followed(setup: &Setup) -> bool {
    let options = setup.options();
    let is_seen = matches!(options.order, Order::LeftToRight | Order::RightToLeft);
    setup.algorithm.can_be_asked(Exercise::Follow) && is_seen && options.table.is_none()
}

/// Whether such a search goes down to the leaves, without static evaluation.
#[must_use]
pub fn can_be_performed(setup: &Setup) -> bool {
    can_be_followed(setup) && setup.options().depth.is_none()
}

/// The order of children and the cutoff rule of a search, by their names in the texts.
#[must_use]
pub fn rule(setup: &Setup) -> (&'static str, &'static str) {
    let options = setup.options();
    let cut = if setup.algorithm.has_windows() { options.cut.id() } else { "plain" };
    (options.order.id(), cut)
}
