//! Alpha-beta pruning.

use super::options::Options;
use super::order::{Order, Sort};
use super::walk::Walk;
use crate::event::Verdict;
use crate::game::Game;
use crate::tracer::Tracer;
use crate::window::Window;

/// Alpha-beta pruning (Knuth & Moore 1975, procedure F2, here with both players' sides written
/// out by [`Player`](crate::Player)). With the full window the verdict at the root is exactly the
/// minimax value; the first of equals is kept.
///
/// Looks at b^⌈m/2⌉ + b^⌊m/2⌋ − 1 leaves of a uniform tree when the best child always comes first,
/// and at all b^m at worst.
///
/// Verdicts are as sharp as the children's verdicts allow: a node outside its window is still
/// exact when everything below it was seen.
///
/// # Errors
/// When the tracer ends the search.
///
/// # Panics
/// When the game offers a position that has neither a utility nor a move.
pub fn alpha_beta<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    match options.order {
        Order::LeftToRight => pass(&mut Walk::as_written(game, options, tracer)),
        _ => pass(&mut Walk::new(game, options, tracer)),
    }
}

/// One search from the root, with what the walk remembers of earlier ones.
pub(super) fn pass<G: Game, T: Tracer, S: Sort<G>>(
    walk: &mut Walk<'_, G, T, S>,
) -> Result<Verdict, T::Stop> {
    let window = walk.options.window;
    let root = walk.begin(window)?;
    visit(walk, &root, window)
}

// Inlined into the loop over the moves, so that what needs no loop of its own costs no call.
#[inline(always)]
fn visit<G: Game, T: Tracer, S: Sort<G>>(
    walk: &mut Walk<'_, G, T, S>,
    position: &G::Position,
    window: Window,
) -> Result<Verdict, T::Stop> {
    let verdict = match walk.known(position, window)? {
        Some(known) => known,
        None => {
            let found = best_child(walk, position.clone(), window)?;
            walk.store(position, found)?
        }
    };
    walk.leave(verdict)
}

// Takes the position itself, so that a small one is not written to memory for it.
#[inline(never)]
fn best_child<G: Game, T: Tracer, S: Sort<G>>(
    walk: &mut Walk<'_, G, T, S>,
    position: G::Position,
    entry: Window,
) -> Result<Verdict, T::Stop> {
    let player = walk.game.player(&position);
    let mut window = entry;
    let mut best: Option<Verdict> = None;
    let mut moves = walk.moves(&position);
    while let Some(by) = moves.next() {
        let child = walk.enter(&position, by, window)?;
        let reply = visit(walk, &child, window)?;
        if best.is_none_or(|best| player.prefers(reply.value(), best.value())) {
            window = window.tightened(player, reply.value());
            walk.best(&position, by, reply.value(), window)?;
        }
        best = Some(best.map_or(reply, |best| best.or_better(player, reply)));
        if window.is_closed(walk.options.cut) && moves.len() > 0 {
            walk.cut(player, by, moves.len() as u32)?;
            best = best.map(|best| best.unfinished(player));
            break;
        }
    }
    let verdict = best.expect("a position without utility has a move");
    Ok(walk.options.fail.returned(verdict, player, entry))
}
