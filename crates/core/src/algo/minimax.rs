//! Minimax: look at everything.

use super::best::Best;
use super::descent::{Descent, Position, Stop};
use super::options::Options;
use super::order::{Order, Sort};
use super::rules::NoWindows;
use super::side::{OfMax, OfMin, Side};
use super::walk::Walk;
use super::word::Word;
use crate::event::Verdict;
use crate::game::Game;
use crate::player::Player;
use crate::tracer::Tracer;
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
    let found = match walk.game.player(&root) {
        Player::Max => visit::<OfMax, _>(walk, &root),
        Player::Min => visit::<OfMin, _>(walk, &root),
    };
    found.map(Word::verdict)
}

/// A node at which the player `P` is to move.
// Inlined into the loop over the moves, so that what needs no loop of its own costs no call.
#[inline(always)]
fn visit<P: Side, D: Descent>(walk: &mut D, position: &Position<D>) -> Result<Word, Stop<D>> {
    let found = match walk.known(position, Window::FULL)? {
        Some(known) => known,
        None => {
            let found = match walk.plain::<NoWindows>() {
                Some(mut plain) => best_child::<P, _>(&mut plain, position.clone())?,
                None => best_child::<P, _>(walk, position.clone())?,
            };
            walk.store(found)?
        }
    };
    walk.leave(found)
}

// Takes the position itself, so that a small one is not written to memory for it.
#[inline(never)]
fn best_child<P: Side, D: Descent>(walk: &mut D, position: Position<D>) -> Result<Word, Stop<D>> {
    let mut best = Best::none(P::PLAYER);
    for by in walk.moves(&position) {
        let child = walk.enter(&position, by, Window::FULL)?;
        let reply = visit::<P::Opponent, D>(walk, &child)?;
        if best.is_beaten_by(reply) {
            walk.best(&position, by, reply.value(), Window::FULL)?;
        } else {
            walk.keep_best(reply.value())?;
        }
        best.see_exact(reply);
    }
    Ok(best.word().expect("a position without utility has a move"))
}
