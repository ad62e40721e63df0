//! Searches of trees with chance. Needs `core_support` and `setups` beside it.

use plyscope_search::algo::Feature;
use plyscope_setup::Setup;
use proptest::prelude::*;

use crate::core_support::searches::algorithms_with;
use crate::setups::setup;

/// Every search of trees with chance, with every choice.
pub fn chance_setup() -> impl Strategy<Value = Setup> {
    let algorithm = algorithms_with(|algorithm| algorithm.offers(Feature::Chance));
    (setup(), algorithm).prop_map(|(setup, algorithm)| Setup { algorithm, ..setup })
}
