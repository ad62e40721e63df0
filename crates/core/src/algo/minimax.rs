//! Minimax: look at everything.

use super::options::Options;
use super::order::{Order, Sort};
use super::walk::Walk;
use crate::event::Verdict;
use crate::game::Game;
use crate::tracer::Tracer;
use crate::value::Value;
use crate::window::Window;

/// The value of the root when both players play best (Shannon 1950, section 3): a finished game is
/// worth its utility, MAX takes the largest child, MIN the smallest; the first of equals is kept.
///
/// Visits every node down to the horizon. O(b^m) time and O(m) stack for branching b and m plies.
///
/// # Errors
/// When the tracer ends the search.
///
/// # Panics
/// When the game offers a position that has neither a utility nor a move.
pub fn minimax<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    match options.order {
        Order::LeftToRight => pass(&mut Walk::as_written(game, options, tracer)),
        _ => pass(&mut Walk::new(game, options, tracer)),
    }
}

fn pass<G: Game, T: Tracer, S: Sort<G>>(walk: &mut Walk<'_, G, T, S>) -> Result<Verdict, T::Stop> {
    let root = walk.begin(Window::FULL)?;
    visit(walk, &root).map(Verdict::Exact)
}

// Inlined into the loop over the moves, so that what needs no loop of its own costs no call.
#[inline(always)]
fn visit<G: Game, T: Tracer, S: Sort<G>>(
    walk: &mut Walk<'_, G, T, S>,
    position: &G::Position,
) -> Result<Value, T::Stop> {
    let verdict = match walk.known(position, Window::FULL)? {
        Some(known) => known,
        None => {
            let value = best_child(walk, position.clone())?;
            walk.store(position, Verdict::Exact(value))?
        }
    };
    walk.leave(verdict).map(Verdict::value)
}

// Takes the position itself, so that a small one is not written to memory for it.
#[inline(never)]
fn best_child<G: Game, T: Tracer, S: Sort<G>>(
    walk: &mut Walk<'_, G, T, S>,
    position: G::Position,
) -> Result<Value, T::Stop> {
    let player = walk.game.player(&position);
    let mut best: Option<Value> = None;
    for by in walk.moves(&position) {
        let child = walk.enter(&position, by, Window::FULL)?;
        let value = visit(walk, &child)?;
        if best.is_none_or(|best| player.prefers(value, best)) {
            best = Some(value);
            walk.best(&position, by, value, Window::FULL)?;
        }
    }
    Ok(best.expect("a position without utility has a move"))
}
