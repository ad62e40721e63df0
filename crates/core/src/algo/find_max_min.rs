//! The pair of procedures findMax and findMin.

use super::options::Options;
use super::walk::Walk;
use super::word::Word;
use crate::event::Verdict;
use crate::game::{Game, Move};
use crate::player::Player;
use crate::tracer::Tracer;
use crate::value::Value;
use crate::window::Window;

/// Alpha-beta as two procedures that call each other (Hilfinger, CS 61B, Berkeley 2018, `findMax`
/// and `findMin`), called with −∞ and ∞. A later move of equal value replaces the best so far, and
/// the loop ends when β ≤ α. At depth 0 `simpleFindMax` and `simpleFindMin` look one move ahead by
/// static evaluation: a search to depth d sees d + 1 plies.
///
/// The value is right, but the move need not be: a move that is cut off comes back with a bound,
/// and where that equals the best so far, `>=` lets it take its place.
///
/// # Errors
/// When the tracer ends the search.
///
/// # Panics
/// When the game offers a position that has neither a utility nor a move.
pub fn find_max_min<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    let options = Options { depth: options.depth.map(|depth| depth.saturating_add(1)), ..*options };
    let mut walk = Walk::new(game, &options, tracer);
    let root = walk.begin(options.window)?;
    find(&mut walk, &root, options.window)
}

/// Calls the procedure of the player to move.
fn find<G: Game, T: Tracer>(
    walk: &mut Walk<'_, G, T>,
    position: &G::Position,
    window: Window,
) -> Result<Verdict, T::Stop> {
    let found = match walk.known(position, window)? {
        Some(known) => known,
        None => {
            let found = match walk.game.player(position) {
                Player::Max => find_max(walk, position, window)?,
                Player::Min => find_min(walk, position, window)?,
            };
            walk.store(found.into())?
        }
    };
    walk.leave(found).map(Word::verdict)
}

/// The best move of MAX. One ply above the horizon this is `simpleFindMax`: what it finds there is
/// known without a further call.
fn find_max<G: Game, T: Tracer>(
    walk: &mut Walk<'_, G, T>,
    position: &G::Position,
    mut window: Window,
) -> Result<Verdict, T::Stop> {
    let mut best_so_far = Verdict::Exact(Value::NEG_INFINITY);
    let mut moves = walk.moves(position);
    while let Some(by) = moves.next() {
        let next = walk.enter(position, by, window)?;
        let response = find(walk, &next, window)?;
        if response.value() >= best_so_far.value() {
            window.alpha = window.alpha.max(response.value());
            walk.best(position, by, response.value(), window)?;
        } else {
            walk.keep_best(response.value())?;
        }
        best_so_far = best_so_far.or_better(Player::Max, response);
        if window.beta <= window.alpha && moves.len() > 0 {
            return cut(walk, Player::Max, by, moves.len() as u32, best_so_far);
        }
    }
    Ok(best_so_far)
}

/// The best move of MIN.
fn find_min<G: Game, T: Tracer>(
    walk: &mut Walk<'_, G, T>,
    position: &G::Position,
    mut window: Window,
) -> Result<Verdict, T::Stop> {
    let mut best_so_far = Verdict::Exact(Value::INFINITY);
    let mut moves = walk.moves(position);
    while let Some(by) = moves.next() {
        let next = walk.enter(position, by, window)?;
        let response = find(walk, &next, window)?;
        if response.value() <= best_so_far.value() {
            window.beta = window.beta.min(response.value());
            walk.best(position, by, response.value(), window)?;
        } else {
            walk.keep_best(response.value())?;
        }
        best_so_far = best_so_far.or_better(Player::Min, response);
        if window.beta <= window.alpha && moves.len() > 0 {
            return cut(walk, Player::Min, by, moves.len() as u32, best_so_far);
        }
    }
    Ok(best_so_far)
}

fn cut<G: Game, T: Tracer>(
    walk: &mut Walk<'_, G, T>,
    player: Player,
    by: Move,
    skipped: u32,
    best: Verdict,
) -> Result<Verdict, T::Stop> {
    walk.cut(player, by, skipped)?;
    Ok(best.unfinished(player))
}
