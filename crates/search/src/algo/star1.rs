//! Star1: alpha-beta with chance.

use super::descriptor::{Descriptor, Feature};
use super::open_node::{choose, OpenNode};
use super::options::Options;
use super::order::Order;
use super::search::Search;
use crate::game::Game;
use crate::tracer::Tracer;
use crate::verdict::Verdict;
use crate::window::Window;

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    features: &[Feature::Chance, Feature::Cut, Feature::Fail, Feature::Depth],
    orders: &[Order::LeftToRight, Order::RightToLeft, Order::Random],
    ..Descriptor::new("star1")
};

/// Star1 (Ballard 1983, “The *-minimax search procedure for trees containing chance nodes”): alpha-beta on
/// trees in which chance may decide. All values lie between the least and the greatest leaf
/// ([`Game::range`]), with which the search begins. So a chance node is bounded before all its children are
/// known, and is cut when even the best of what remains leaves its average outside the window; and each
/// child gets the window of those values that still matter
/// ([`AverageBounds::window`](super::AverageBounds::window)).
///
/// A chance node that is cut returns the bound of its average, as [`Fail::Soft`](super::Fail::Soft) does
/// elsewhere. With [`Fail::Hard`](super::Fail::Hard) it returns the end of its window, as in the paper.
/// Finds the value of [`expectiminimax`](super::expectiminimax()), and without chance nodes takes the steps
/// of [`alpha_beta`](super::alpha_beta()).
///
/// # Errors
/// When the tracer ends the search.
pub fn star1<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    let mut search = Search::new(game, options, tracer);
    let range = game.range();
    search.set_range(range);
    let root = search.begin(range)?;
    visit(&mut search, &root, range)
}

/// The search below a position, in the window that it is entered with.
pub(super) fn visit<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    position: &G::Position,
    entry: Window,
) -> Result<Verdict, T::Stop> {
    search.node(position, entry, |search| {
        if search.is_chance(position) {
            return chance(search, position, entry);
        }
        let moves = search.moves(position);
        choose(search, position, moves, OpenNode::new(search.player(position), entry), visit)
    })
}

/// Where chance decides.
fn chance<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    position: &G::Position,
    entry: Window,
) -> Result<Verdict, T::Stop> {
    let moves: Vec<_> = search.moves(position).collect();
    let mut average = search.average(position, &moves);
    for (part, &(by, remaining)) in moves.iter().enumerate() {
        if let Some(met) = search.is_beyond(&average, entry) {
            search.record_cutoff_without_move(met, remaining + 1)?;
            break;
        }
        let window = average.window(part, entry);
        let child = search.enter(position, by, window)?;
        let reply = visit(search, &child, window)?;
        average.narrow(part, reply);
        search.record_keep(reply)?;
    }
    Ok(search.returned_average(&average, entry))
}
