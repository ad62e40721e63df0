//! Alpha-beta with null-move pruning.

use super::best::Best;
use super::descriptor::{Descriptor, Soundness, Windows};
use super::open_node::{choose, OpenNode};
use super::options::Options;
use super::search::Search;
use crate::event::Reduction;
use crate::game::{Game, Move};
use crate::player::Player;
use crate::tracer::Tracer;
use crate::value::Value;
use crate::verdict::Verdict;
use crate::window::{Bound, Window};

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    windows: Windows::Null,
    soundness: Soundness::UnsoundWithPasses,
    ..Descriptor::new("null-move")
};

/// By how many plies less the reply to a pass is searched than the reply to a move.
pub const NULL_MOVE_REDUCTION: u16 = 2;

/// Alpha-beta with null-move pruning (Goetsch & Campbell 1990, “Experiments with the null-move heuristic”;
/// Donninger 1993, “Null move and deep search”): before its moves are looked at, the player to move passes,
/// and the reply is searched [`NULL_MOVE_REDUCTION`] plies less deep, with a null window at the opponent's
/// bound. If even then the value is beyond that bound, a move would be as well, and all are cut.
///
/// **Unsound**: a player in zugzwang would rather pass than move, and a threat can lie beyond the smaller
/// depth. Nobody passes at the root, twice in a row, where [`Game::can_pass`] is false, with so few plies
/// left that there is nothing to reduce, or where the opponent has no bound yet but a win or a loss. What a
/// pass cuts depends on the window, which no entry of a transposition table says, so that with a table the
/// value can be another one than without. Without a depth limit, and in games without passing such as given
/// trees, it takes the steps of [`alpha_beta`](super::alpha_beta()).
///
/// # Errors
/// When the tracer ends the search.
pub fn null_move<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    let mut search = Search::new(game, options, tracer);
    let root = search.begin(options.window)?;
    visit(&mut search, &root, options.window, Passing::Forbidden)
}

/// Whether the player to move at a node may pass.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Passing {
    Allowed,
    Forbidden,
}

fn visit<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    position: &G::Position,
    entry: Window,
    passing: Passing,
) -> Result<Verdict, T::Stop> {
    search.node(position, entry, |search| {
        let player = search.player(position);
        let opponents = entry.bound(Bound::of(player.opponent()));
        let is_deep = search.plies_left().is_some_and(|plies| plies > NULL_MOVE_REDUCTION);
        let may_pass = passing == Passing::Allowed && is_deep && is_at_stake(opponents);
        if may_pass && search.can_pass(position) {
            if let Some(best) = pass(search, position, entry, player)? {
                return Ok(search.returned(best.verdict(), player, entry));
            }
        }
        let moves = search.moves(position);
        choose(search, position, moves, OpenNode::new(player, entry), |search, child, window| {
            visit(search, child, window, Passing::Allowed)
        })
    })
}

/// Whether a bound is more than what every game is worth: a player who could pass and win needs no search.
fn is_at_stake(bound: Value) -> bool {
    Value::LOSS < bound && bound < Value::WIN
}

/// Passes: what the player has even so, if that cuts all moves.
fn pass<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    position: &G::Position,
    entry: Window,
    player: Player,
) -> Result<Option<Best>, T::Stop> {
    let moves = search.moves(position).remaining();
    let asked = entry.null(player.opponent());
    let less = Reduction::by(NULL_MOVE_REDUCTION);
    let reply = search.reduced(position, Move::NULL, asked, less, |search, child| {
        visit(search, child, asked, Passing::Forbidden)
    })?;
    let window = entry.tightened(player, reply.value());
    if !search.is_cutoff(window) {
        search.record_keep(reply)?;
        return Ok(None);
    }
    let mut best = Best::none(player);
    best.improves_with(reply);
    best.leave_unfinished();
    search.record_best(position, Move::NULL, reply, window)?;
    search.record_cutoff_without_move(Bound::of(player.opponent()), moves)?;
    Ok(Some(best))
}
