//! Alpha-beta pruning.

use super::best::Best;
use super::descent::{Descent, Position, Stop};
use super::options::Options;
use super::order::{Order, Sort};
use super::rules::{Soft, Start};
use super::side::{OfMax, OfMin, Side};
use super::span::Span;
use super::walk::Walk;
use super::word::Word;
use crate::event::Verdict;
use crate::game::Game;
use crate::player::Player;
use crate::tracer::Tracer;

/// Alpha-beta pruning (Knuth & Moore 1975, procedure F2, here with both players' sides written
/// out by [`Player`]). With the full window the verdict at the root is exactly the
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
    let root = walk.begin(walk.options.window)?;
    let window = Span::from(walk.options.window);
    let found = match walk.game.player(&root) {
        Player::Max => visit::<OfMax, _>(walk, &root, window),
        Player::Min => visit::<OfMin, _>(walk, &root, window),
    };
    found.map(Word::verdict)
}

/// A node at which the player `P` is to move.
// Inlined into the loop over the moves, so that what needs no loop of its own costs no call.
#[inline(always)]
fn visit<P: Side, D: Descent>(
    walk: &mut D,
    position: &Position<D>,
    window: Span,
) -> Result<Word, Stop<D>> {
    let found = match walk.known(position, window.window())? {
        Some(known) => known,
        None => {
            let found = if let Some(mut plain) = walk.plain::<Soft>() {
                best_child::<P, _>(&mut plain, position.clone(), window)?
            } else if let Some(mut plain) = walk.plain::<Start>() {
                best_child::<P, _>(&mut plain, position.clone(), window)?
            } else {
                best_child::<P, _>(walk, position.clone(), window)?
            };
            walk.store(found)?
        }
    };
    walk.leave(found)
}

// Takes the position itself, so that a small one is not written to memory for it.
#[inline(never)]
fn best_child<P: Side, D: Descent>(
    walk: &mut D,
    position: Position<D>,
    entry: Span,
) -> Result<Word, Stop<D>> {
    let player = P::PLAYER;
    let limit = entry.limit(player, walk.cut_rule());
    let mut best = Best::none(player);
    let mut moves = walk.moves(&position);
    while let Some(by) = moves.next() {
        let window = best.narrowed(entry);
        let child = walk.enter(&position, by, window.window())?;
        let reply = visit::<P::Opponent, D>(walk, &child, window)?;
        let is_best = best.is_beaten_by(reply);
        best.see(reply);
        if is_best {
            walk.best(&position, by, reply.value(), best.narrowed(entry).window())?;
        } else {
            walk.keep_best(reply.value())?;
        }
        if limit.is_reached_by(reply) && moves.len() > 0 {
            walk.cut(player, by, moves.len() as u32)?;
            best.leave_open();
            break;
        }
    }
    let found = best.returned(walk.fail(), entry);
    Ok(found.expect("a position without utility has a move"))
}
