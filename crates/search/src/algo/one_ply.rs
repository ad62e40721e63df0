//! Choosing a move without looking at the reply.

use super::descriptor::{Descriptor, Horizon, Windows};
use super::minimax::minimax;
use super::options::Options;
use super::order::Order;
use crate::game::Game;
use crate::tracer::Tracer;
use crate::verdict::Verdict;

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    features: &[],
    orders: Order::WITHOUT_CUTS,
    horizon: Horizon::OnePly,
    windows: Windows::None,
    ..Descriptor::new("one-ply")
};

/// The move whose position the static evaluation likes best: [`minimax`] one ply ahead. Fast, and
/// misled by every reply that it does not see (Shannon 1950, section 4).
///
/// # Errors
/// When the tracer ends the search.
pub fn one_ply<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    let depth = DESCRIPTOR.horizon.plies(options.depth);
    minimax(game, &Options { depth, table: None, ..*options }, tracer)
}
