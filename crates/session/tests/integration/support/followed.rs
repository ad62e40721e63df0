//! Searches that a user can be asked to follow. Needs `core_support` and `setups` beside it.

use plyscope_search::algo::Exercise;
use plyscope_search::trace::Recorder;
use plyscope_search::Order;
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_setup::Setup;
use proptest::prelude::*;

use crate::core_support::searches::algorithms_with;
use crate::core_support::tree;
use crate::setups::setup;

/// A search that a user can be asked to follow.
pub fn followed() -> impl Strategy<Value = Session> {
    let algorithm = algorithms_with(|algorithm| algorithm.can_be_asked(Exercise::Follow));
    let plain = (setup(), algorithm).prop_map(|(setup, algorithm)| Setup {
        algorithm,
        order: match setup.order {
            Order::RightToLeft => Order::RightToLeft,
            _ => Order::LeftToRight,
        },
        table: None,
        ..setup
    });
    (tree(), plain)
        .prop_map(|(tree, setup)| search_tree(tree, setup, Recorder::new()).expect("no limit"))
}
