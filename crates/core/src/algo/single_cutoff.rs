//! Negamax with one cutoff.

use super::options::Options;
use super::walk::Walk;
use crate::event::Verdict;
use crate::game::Game;
use crate::player::Player;
use crate::tracer::Tracer;
use crate::value::Value;
use crate::window::Window;

/// Negamax with a single cutoff (Hilfinger, CS 61B, Berkeley 2006, `findBestMove`; it is procedure
/// F1 of Knuth & Moore 1975, section 3). The only bound that is passed down is what the player one
/// move above already has, so there are no deep cutoffs, and a reply is searched with
/// cutoff −bestSoFar. A move replaces the best only if it is strictly better.
///
/// At the horizon `guessBestMove` looks one move further by static evaluation: a search to depth d
/// sees d + 1 plies.
///
/// # Errors
/// When the tracer ends the search.
///
/// # Panics
/// When the game offers a position that has neither a utility nor a move.
pub fn single_cutoff<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    let options = Options { depth: options.depth.map(|depth| depth.saturating_add(1)), ..*options };
    let mut walk = Walk::new(game, &options, tracer);
    let root = walk.begin(Window::FULL)?;
    let player = game.player(&root);
    let verdict = find_best_move(&mut walk, &root, Value::INFINITY)?;
    Ok(player.turn(verdict))
}

/// The cutoff and the verdict are those of the player to move.
fn find_best_move<G: Game, T: Tracer>(
    walk: &mut Walk<'_, G, T>,
    position: &G::Position,
    cutoff: Value,
) -> Result<Verdict, T::Stop> {
    let player = walk.game.player(position);
    let window = Window { alpha: Value::NEG_INFINITY, beta: cutoff };
    let found = match walk.known(position, player.turn(window))? {
        Some(known) => known,
        None => {
            let found = best_reply(walk, position, player, window)?;
            walk.store(player.turn(found).into())?
        }
    };
    walk.leave(found).map(|found| player.turn(found.verdict()))
}

fn best_reply<G: Game, T: Tracer>(
    walk: &mut Walk<'_, G, T>,
    position: &G::Position,
    player: Player,
    mut window: Window,
) -> Result<Verdict, T::Stop> {
    let mut best: Option<Verdict> = None;
    let mut moves = walk.moves(position);
    while let Some(by) = moves.next() {
        // What the opponent may still want: anything up to what the player already has here.
        let passed = Window { alpha: window.alpha, beta: Value::INFINITY };
        let child = walk.enter(position, by, player.turn(passed))?;
        let reply = find_best_move(walk, &child, window.alpha.negated())?.negated();
        if best.is_none_or(|best| reply.value() > best.value()) {
            window = window.tightened(Player::Max, reply.value());
            walk.best(position, by, player.turn(reply).value(), player.turn(window))?;
        } else {
            walk.keep_best(player.turn(reply).value())?;
        }
        best = Some(best.map_or(reply, |best| best.or_better(Player::Max, reply)));
        let skipped = moves.len() as u32;
        if skipped > 0 && window.is_closed(walk.options.cut) {
            walk.cut(player, by, skipped)?;
            best = best.map(|best| best.unfinished(Player::Max));
            break;
        }
    }
    Ok(best.expect("a position without utility has a move"))
}
