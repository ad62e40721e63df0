//! Minimax: look at everything.

use super::best::Best;
use super::descriptor::{Descriptor, Exercise, Feature, Windows};
use super::options::Options;
use super::order::Order;
use super::search::Search;
use crate::game::Game;
use crate::tracer::Tracer;
use crate::verdict::Verdict;
use crate::window::Window;

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    features: &[Feature::Depth, Feature::Table],
    orders: Order::WITHOUT_CUTS,
    windows: Windows::None,
    exercises: &[Exercise::Follow],
    ..Descriptor::new("minimax")
};

/// The value of the root when both players play best (Shannon 1950, section 4): a finished game is
/// worth its utility, MAX takes the largest child, MIN the smallest; the first of equals is kept.
///
/// Visits every node down to the horizon. O(b^m) time and O(m) stack for branching b and m plies.
///
/// # Errors
/// When the tracer ends the search.
pub fn minimax<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    let mut search = Search::new(game, options, tracer);
    let root = search.begin(Window::FULL)?;
    visit(&mut search, &root)
}

fn visit<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    position: &G::Position,
) -> Result<Verdict, T::Stop> {
    search.node(position, Window::FULL, |search| {
        let mut best = Best::none(search.player(position));
        for (by, _) in search.moves(position) {
            let child = search.enter(position, by, Window::FULL)?;
            let reply = visit(search, &child)?;
            if best.improves_with(reply) {
                search.record_best(position, by, reply, Window::FULL)?;
            } else {
                search.record_keep(reply)?;
            }
        }
        Ok(best.verdict())
    })
}
