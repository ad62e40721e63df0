//! Iterative deepening.

use super::alpha_beta::pass;
use super::descriptor::{Descriptor, Feature, Horizon, Passes};
use super::options::Options;
use super::order::Order;
use super::search::Search;
use crate::game::Game;
use crate::tracer::Tracer;
use crate::verdict::Verdict;

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    features: &[
        Feature::Cut,
        Feature::Fail,
        Feature::Window,
        Feature::Depth,
        Feature::Table,
        Feature::Time,
    ],
    orders: Order::EVERY,
    horizon: Horizon::Growing,
    passes: Passes::Deeper,
    ..Descriptor::new("iterative-deepening")
};

/// Alpha-beta to depth 1, then 2, and so on up to the depth of the options, or until nothing is left
/// beyond the horizon (Slate & Atkin 1977, section 4.2). Each pass begins anew; with the order
/// [`PreviousPass`](super::Order::PreviousPass) it first looks at what was best in the pass before.
///
/// A tracer may end the search at any time, and the result of the last finished pass stands: that is
/// how a player with a clock searches.
///
/// # Errors
/// When the tracer ends the search.
pub fn iterative_deepening<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    let mut search = Search::new(game, options, tracer);
    let last = DESCRIPTOR.horizon.plies(options.depth).unwrap_or(u16::MAX);
    let mut depth = 1;
    loop {
        search.set_depth(depth);
        let verdict = pass(&mut search, options.window)?;
        if depth == last || !search.reached_horizon() {
            return Ok(verdict);
        }
        depth += 1;
    }
}
