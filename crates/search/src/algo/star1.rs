//! Star1: alpha-beta with chance.

use super::best::Best;
use super::descriptor::{Descriptor, Feature};
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
    let range = search.range();
    search.set_bounds(range);
    let root = search.begin(range)?;
    visit(&mut search, &root, range)
}

/// The search below a position, in the window that it is entered with.
pub(super) fn visit<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    position: &G::Position,
    entry: Window,
) -> Result<Verdict, T::Stop> {
    search.node(position, entry, |search| match search.is_chance(position) {
        true => chance(search, position, entry),
        false => choose(search, position, entry, visit),
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

/// The search of a child.
type Visit<'a, G, T> = fn(
    &mut Search<'a, G, T>,
    &<G as Game>::Position,
    Window,
) -> Result<Verdict, <T as Tracer>::Stop>;

/// Where a player decides: alpha-beta, with `visit` for the children.
pub(super) fn choose<'a, G: Game, T: Tracer>(
    search: &mut Search<'a, G, T>,
    position: &G::Position,
    entry: Window,
    visit: Visit<'a, G, T>,
) -> Result<Verdict, T::Stop> {
    let player = search.player(position);
    let (mut window, mut best) = (entry, Best::none(player));
    for (by, remaining) in search.moves(position) {
        let child = search.enter(position, by, window)?;
        let reply = visit(search, &child, window)?;
        if best.improves_with(reply) {
            window = window.tightened(player, reply.value());
            search.record_best(position, by, reply, window)?;
        } else {
            search.record_keep(reply)?;
        }
        if search.is_cutoff(window) && remaining > 0 {
            search.record_cutoff(player, by, remaining)?;
            best.leave_unfinished();
            break;
        }
    }
    Ok(search.returned(best.verdict(), player, entry))
}
