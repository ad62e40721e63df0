//! The pair of procedures findMax and findMin.

use super::descriptor::{Descriptor, Equals, Exercise, Feature, Horizon};
use super::options::Options;
use super::search::Search;
use crate::game::Game;
use crate::player::Player;
use crate::tracer::Tracer;
use crate::value::Value;
use crate::verdict::Verdict;
use crate::window::Window;

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    features: &[Feature::Window, Feature::Depth, Feature::Table],
    horizon: Horizon::OneFurther,
    equals: Equals::Last,
    exercises: &[Exercise::Follow],
    ..Descriptor::new("find-max-min")
};

/// Alpha-beta as two procedures that call each other (Hilfinger, CS 61B, Berkeley 2018, `findMax`
/// and `findMin`), called there with −∞ and ∞. Both are written out, as in the lecture. A later move of
/// equal value replaces the best so far, and the loop ends when β ≤ α. At depth 0 `simpleFindMax` and
/// `simpleFindMin` look one move ahead by static evaluation: a search to depth d sees d + 1 plies.
///
/// The value is right, but the move need not be: a move that is cut off comes back with a bound,
/// and where that equals the best so far, `>=` lets it take its place.
///
/// # Errors
/// When the tracer ends the search.
pub fn find_max_min<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    let depth = DESCRIPTOR.horizon.plies(options.depth);
    let options = Options { depth, ..*options };
    let mut search = Search::new(game, &options, tracer);
    let root = search.begin(options.window)?;
    find(&mut search, &root, options.window)
}

/// Calls the procedure of the player to move.
fn find<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    position: &G::Position,
    window: Window,
) -> Result<Verdict, T::Stop> {
    search.node(position, window, |search| match search.player(position) {
        Player::Max => find_max(search, position, window),
        Player::Min => find_min(search, position, window),
    })
}

/// The best move of MAX. One ply above the horizon this is `simpleFindMax`: what it finds there is
/// known without a further call.
fn find_max<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    position: &G::Position,
    mut window: Window,
) -> Result<Verdict, T::Stop> {
    let mut best_so_far = Verdict::Exact(Value::NEG_INFINITY);
    for (by, remaining) in search.moves(position) {
        let next = search.enter(position, by, window)?;
        let response = find(search, &next, window)?;
        if response.value() >= best_so_far.value() {
            window.alpha = window.alpha.max(response.value());
            search.record_best(position, by, response, window)?;
        } else {
            search.record_keep(response)?;
        }
        best_so_far = best_so_far.or_better(Player::Max, response);
        if window.beta <= window.alpha && remaining > 0 {
            search.record_cutoff(Player::Max, by, remaining)?;
            return Ok(best_so_far.unfinished(Player::Max));
        }
    }
    Ok(best_so_far)
}

/// The best move of MIN.
fn find_min<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    position: &G::Position,
    mut window: Window,
) -> Result<Verdict, T::Stop> {
    let mut best_so_far = Verdict::Exact(Value::INFINITY);
    for (by, remaining) in search.moves(position) {
        let next = search.enter(position, by, window)?;
        let response = find(search, &next, window)?;
        if response.value() <= best_so_far.value() {
            window.beta = window.beta.min(response.value());
            search.record_best(position, by, response, window)?;
        } else {
            search.record_keep(response)?;
        }
        best_so_far = best_so_far.or_better(Player::Min, response);
        if window.beta <= window.alpha && remaining > 0 {
            search.record_cutoff(Player::Min, by, remaining)?;
            return Ok(best_so_far.unfinished(Player::Min));
        }
    }
    Ok(best_so_far)
}
