//! Minimax: look at everything.

use crate::event::{Event, Verdict};
use crate::game::{Game, Order};
use crate::tracer::Tracer;
use crate::value::Value;
use crate::window::Window;

/// The value of the root when both players play best (Shannon 1950, section 3): a finished game is
/// worth its utility, MAX takes the largest child, MIN the smallest; the first of equals is kept.
///
/// Visits every node. O(b^m) time and O(m) stack for branching b and m plies.
///
/// # Errors
/// When the tracer ends the search.
///
/// # Panics
/// When the game offers a position that has neither a utility nor a move.
pub fn minimax<G: Game, T: Tracer>(
    game: &G,
    order: Order,
    tracer: &mut T,
) -> Result<Value, T::Stop> {
    let root = game.root();
    tracer.record(|| Event::Begin { player: game.player(&root), window: Window::FULL })?;
    Minimax { game, order, tracer }.visit(&root)
}

struct Minimax<'a, G, T> {
    game: &'a G,
    order: Order,
    tracer: &'a mut T,
}

impl<G: Game, T: Tracer> Minimax<'_, G, T> {
    fn visit(&mut self, position: &G::Position) -> Result<Value, T::Stop> {
        let value = match self.game.utility(position) {
            Some(utility) => utility,
            None => self.best_child(position)?,
        };
        self.tracer.record(|| Event::Leave { verdict: Verdict::Exact(value) })?;
        Ok(value)
    }

    fn best_child(&mut self, position: &G::Position) -> Result<Value, T::Stop> {
        let player = self.game.player(position);
        let mut best: Option<Value> = None;
        let mut moves = self.game.moves(position);
        while let Some(by) = self.order.next(&mut moves) {
            let child = self.game.play(position, by);
            let to_move = self.game.player(&child);
            self.tracer.record(|| Event::Enter { by, player: to_move, window: Window::FULL })?;
            let value = self.visit(&child)?;
            if best.is_none_or(|best| player.prefers(value, best)) {
                best = Some(value);
                self.tracer.record(|| Event::Best { value, window: Window::FULL })?;
            }
        }
        Ok(best.expect("a position without utility has a move"))
    }
}
