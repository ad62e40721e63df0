//! Expectiminimax: minimax with chance.

use super::average::Average;
use super::best::Best;
use super::descriptor::{Descriptor, Feature, Windows};
use super::options::Options;
use super::order::Order;
use super::search::Search;
use crate::game::Game;
use crate::tracer::Tracer;
use crate::verdict::Verdict;
use crate::window::Window;

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    features: &[Feature::Chance, Feature::Depth],
    orders: &[Order::LeftToRight, Order::RightToLeft, Order::Random],
    windows: Windows::None,
    ..Descriptor::new("expectiminimax")
};

/// The value of the root when both players play best and chance decides between them (Michie 1966):
/// MAX takes the largest child, MIN the smallest, and a chance node is worth the average of its
/// children, each counted as often as it is probable.
///
/// Visits every node down to the horizon, since no bound but that of all leaves holds for an average.
/// Without chance nodes it is minimax.
///
/// # Errors
/// When the tracer ends the search.
pub fn expectiminimax<G: Game, T: Tracer>(
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
        let mut average = Average::default();
        for (by, _) in search.moves(position) {
            let child = search.enter(position, by, Window::FULL)?;
            let reply = visit(search, &child)?;
            if let Some(probability) = search.probability(position, by) {
                average.add(probability, reply.value());
                search.record_keep(reply)?;
            } else if best.improves_with(reply) {
                search.record_best(position, by, reply, Window::FULL)?;
            } else {
                search.record_keep(reply)?;
            }
        }
        Ok(average.verdict().unwrap_or_else(|| best.verdict()))
    })
}
