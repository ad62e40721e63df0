//! Alpha-beta with internal iterative deepening.

use super::best::Best;
use super::descriptor::{Descriptor, Visits};
use super::open_node::{choose, OpenNode};
use super::options::Options;
use super::order::Moves;
use super::search::Search;
use crate::event::Reduction;
use crate::game::{Game, Move};
use crate::tracer::Tracer;
use crate::verdict::Verdict;
use crate::window::Window;

pub(super) const DESCRIPTOR: Descriptor =
    Descriptor { visits: Visits::Deeper, ..Descriptor::new("internal-iterative-deepening") };

/// By how many plies less the moves of a node are searched to find the one that comes first.
pub const ORDER_REDUCTION: u16 = 2;

/// How many plies must be left at a node for its moves to be searched less deep first.
pub const LEAST_DEEPENED: u16 = ORDER_REDUCTION + 1;

/// Alpha-beta with internal iterative deepening (Scott 1969, “A chess-playing program”, and named so by
/// Anantharaman 1991, “Extension heuristics”): before the moves of a node are searched, they are searched
/// [`ORDER_REDUCTION`] plies less deep, and the one that is best then comes first. That costs little, since
/// trees grow fast with their depth, and it can save much, since alpha-beta cuts most where the best move
/// comes first. In the smaller search all moves have the window of the node, and it ends with a move that
/// would cut the others.
///
/// Only the order comes from the smaller search, so the value is that of
/// [`alpha_beta`](super::alpha_beta()). Without a depth limit, or with one below [`LEAST_DEEPENED`], it also
/// takes the same steps.
///
/// # Errors
/// When the tracer ends the search.
pub fn internal_iterative_deepening<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    let mut search = Search::new(game, options, tracer);
    let root = search.begin(options.window)?;
    visit(&mut search, &root, options.window)
}

fn visit<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    position: &G::Position,
    entry: Window,
) -> Result<Verdict, T::Stop> {
    search.node(position, entry, |search| {
        let moves = best_first(search, position, entry)?;
        let node = OpenNode::new(search.player(position), entry);
        choose(search, position, moves, node, visit)
    })
}

/// The moves of a node: the one that a smaller search finds best, then the others in the usual order.
fn best_first<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    position: &G::Position,
    entry: Window,
) -> Result<Moves<G::Moves>, T::Stop> {
    let moves = search.moves(position);
    let is_deep = search.plies_left().is_some_and(|plies| plies >= LEAST_DEEPENED);
    if !is_deep || moves.remaining() < 2 {
        return Ok(moves);
    }
    let player = search.player(position);
    let mut moves: Vec<Move> = moves.map(|(by, _)| by).collect();
    let (mut best, mut first) = (Best::none(player), 0);
    for (place, &by) in moves.iter().enumerate() {
        let less = Reduction::for_order(ORDER_REDUCTION);
        let reply = search
            .reduced(position, by, entry, less, |search, child| visit(search, child, entry))?;
        if best.improves_with(reply) {
            first = place;
        }
        if search.is_cutoff(entry.tightened(player, reply.value())) {
            break;
        }
    }
    moves[..=first].rotate_right(1);
    Ok(Moves::Sorted(moves.into_iter()))
}
