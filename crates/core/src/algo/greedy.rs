//! Choosing a move without looking at the reply.

use super::options::Options;
use super::walk::Walk;
use super::word::Word;
use crate::event::Verdict;
use crate::game::Game;
use crate::tracer::Tracer;
use crate::window::Window;

/// The move whose position the static evaluation likes best, one ply ahead. Fast, and misled by
/// every reply that it does not see (Shannon 1950, section 3).
///
/// # Errors
/// When the tracer ends the search.
///
/// # Panics
/// When the game offers a position that has neither a utility nor a move.
pub fn greedy<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    let options = Options { depth: Some(1), table: None, ..*options };
    let mut walk = Walk::new(game, &options, tracer);
    let root = walk.begin(Window::FULL)?;
    if let Some(utility) = game.utility(&root) {
        return walk.leave(Verdict::Exact(utility).into()).map(Word::verdict);
    }
    let player = game.player(&root);
    let mut best: Option<Verdict> = None;
    for by in walk.moves(&root) {
        let child = walk.enter(&root, by, Window::FULL)?;
        let value = match game.utility(&child) {
            Some(utility) => Verdict::Exact(utility).into(),
            None => walk.evaluate(&child)?,
        };
        let reply = walk.leave(value)?.verdict();
        if best.is_none_or(|best| player.prefers(reply.value(), best.value())) {
            walk.best(&root, by, reply.value(), Window::FULL)?;
            best = Some(reply);
        } else {
            walk.keep_best(reply.value())?;
        }
    }
    let best = best.expect("a position without utility has a move");
    walk.leave(best.into()).map(Word::verdict)
}
