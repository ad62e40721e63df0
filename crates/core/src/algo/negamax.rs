//! Negamax: alpha-beta with one side written out.

use super::options::Options;
use super::walk::Walk;
use crate::event::Verdict;
use crate::game::Game;
use crate::player::Player;
use crate::tracer::Tracer;
use crate::window::Window;

/// Alpha-beta in the negamax form (Knuth & Moore 1975, procedure F2): every node is seen by the
/// player to move there, for whom the replies' values are negated. It does step by step what
/// [`alpha_beta`](super::alpha_beta()) does.
///
/// # Errors
/// When the tracer ends the search.
///
/// # Panics
/// When the game offers a position that has neither a utility nor a move.
pub fn negamax<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    let mut walk = Walk::new(game, options, tracer);
    let root = walk.begin(options.window)?;
    let player = game.player(&root);
    let verdict = visit(&mut walk, &root, player.turn(options.window))?;
    Ok(player.turn(verdict))
}

/// The window and the verdict are those of the player to move.
fn visit<G: Game, T: Tracer>(
    walk: &mut Walk<'_, G, T>,
    position: &G::Position,
    window: Window,
) -> Result<Verdict, T::Stop> {
    let player = walk.game.player(position);
    let found = match walk.known(position, player.turn(window))? {
        Some(known) => known,
        None => {
            let found = best_child(walk, position, player, window)?;
            walk.store(player.turn(found).into())?
        }
    };
    walk.leave(found).map(|found| player.turn(found.verdict()))
}

fn best_child<G: Game, T: Tracer>(
    walk: &mut Walk<'_, G, T>,
    position: &G::Position,
    player: Player,
    entry: Window,
) -> Result<Verdict, T::Stop> {
    let mut window = entry;
    let mut best: Option<Verdict> = None;
    let mut moves = walk.moves(position);
    while let Some(by) = moves.next() {
        let child = walk.enter(position, by, player.turn(window))?;
        let reply = visit(walk, &child, window.negated())?.negated();
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
    let verdict = best.expect("a position without utility has a move");
    Ok(walk.options.fail.returned(verdict, Player::Max, entry))
}
