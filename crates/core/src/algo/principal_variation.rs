//! Principal variation search.

use super::options::Options;
use super::walk::Walk;
use super::word::Word;
use crate::event::Verdict;
use crate::game::Game;
use crate::tracer::Tracer;
use crate::window::Window;

/// Principal variation search (Marsland & Campbell 1982; NegaScout, Reinefeld 1983): the first move
/// of a node is trusted to be best. The others are only asked, with a null window, whether they are
/// better; the few that are get searched again with the window there is. The value is that of
/// [`alpha_beta`](super::alpha_beta()); a node may be visited twice.
///
/// # Errors
/// When the tracer ends the search.
///
/// # Panics
/// When the game offers a position that has neither a utility nor a move.
pub fn principal_variation<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    let mut walk = Walk::new(game, options, tracer);
    let root = walk.begin(options.window)?;
    visit(&mut walk, &root, options.window)
}

fn visit<G: Game, T: Tracer>(
    walk: &mut Walk<'_, G, T>,
    position: &G::Position,
    window: Window,
) -> Result<Verdict, T::Stop> {
    let found = match walk.known(position, window)? {
        Some(known) => known,
        None => {
            let found = best_child(walk, position, window)?;
            walk.store(found.into())?
        }
    };
    walk.leave(found).map(Word::verdict)
}

fn best_child<G: Game, T: Tracer>(
    walk: &mut Walk<'_, G, T>,
    position: &G::Position,
    entry: Window,
) -> Result<Verdict, T::Stop> {
    let player = walk.game.player(position);
    let mut window = entry;
    let mut best: Option<Verdict> = None;
    let mut moves = walk.moves(position);
    while let Some(by) = moves.next() {
        let scout = if best.is_none() { window } else { window.null(player) };
        let child = walk.enter(position, by, scout)?;
        let mut reply = visit(walk, &child, scout)?;
        if scout != window && promising(reply, window, player) {
            let child = walk.enter(position, by, window)?;
            reply = visit(walk, &child, window)?;
        }
        if best.is_none_or(|best| player.prefers(reply.value(), best.value())) {
            window = window.tightened(player, reply.value());
            walk.best(position, by, reply.value(), window)?;
        } else {
            walk.keep_best(reply.value())?;
        }
        best = Some(best.map_or(reply, |best| best.or_better(player, reply)));
        let skipped = moves.len() as u32;
        if skipped > 0 && window.is_closed(walk.options.cut) {
            walk.cut(player, by, skipped)?;
            best = best.map(|best| best.unfinished(player));
            break;
        }
    }
    let verdict = best.expect("a position without utility has a move");
    Ok(walk.options.fail.returned(verdict, player, entry))
}

/// Whether the null window has shown a move to be better than what its player has, without telling
/// how much: its value is not known exactly, and it might still lie inside the window.
fn promising(reply: Verdict, window: Window, player: crate::Player) -> bool {
    let value = reply.value();
    match (reply, player) {
        (Verdict::AtLeast(_), crate::Player::Max) => window.alpha < value && value < window.beta,
        (Verdict::AtMost(_), crate::Player::Min) => window.alpha < value && value < window.beta,
        _ => false,
    }
}
