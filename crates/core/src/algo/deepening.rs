//! Iterative deepening.

use super::alpha_beta::pass;
use super::options::Options;
use super::walk::Walk;
use crate::event::Verdict;
use crate::game::Game;
use crate::tracer::Tracer;

/// Alpha-beta to depth 1, then 2, and so on up to the depth of the options, or until nothing is left
/// beyond the horizon (Slate & Atkin 1977, section 4.2). Each pass begins anew; with the order
/// [`PreviousPass`](super::Order::PreviousPass) it first looks at what was best in the pass before.
///
/// A tracer may end the search at any time, and the result of the last finished pass stands: that is
/// how a player with a clock searches.
///
/// # Errors
/// When the tracer ends the search.
///
/// # Panics
/// When the game offers a position that has neither a utility nor a move.
pub fn deepening<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    let mut walk = Walk::new(game, options, tracer);
    let last = options.depth.unwrap_or(u16::MAX).max(1);
    let mut depth = 1;
    loop {
        walk.options.depth = Some(depth);
        let verdict = pass(&mut walk)?;
        if depth == last || !walk.reached_horizon() {
            return Ok(verdict);
        }
        depth += 1;
    }
}
