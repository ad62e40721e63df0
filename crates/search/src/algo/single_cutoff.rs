//! Negamax with one cutoff.

use super::best::Best;
use super::descriptor::{Descriptor, Exercise, Feature, Frame, Horizon, Windows};
use super::options::Options;
use super::search::Search;
use crate::game::Game;
use crate::player::Player;
use crate::tracer::Tracer;
use crate::value::Value;
use crate::verdict::Verdict;
use crate::window::Window;

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    features: &[Feature::Cut, Feature::Depth, Feature::Table],
    horizon: Horizon::OneFurther,
    windows: Windows::OneBound,
    frame: Frame::Mover,
    exercises: &[Exercise::Follow],
    ..Descriptor::new("single-cutoff")
};

/// Negamax with a single cutoff (Hilfinger, CS 61B, Berkeley 2006, `findBestMove`; it is procedure
/// F1 of Knuth & Moore 1975, section 2). The only bound that is passed down is what the player one
/// move above already has, so there are no deep cutoffs, and a reply is searched with
/// cutoff −bestSoFar. A move replaces the best only if it is strictly better.
///
/// At the horizon `guessBestMove` looks one move further by static evaluation: a search to depth d
/// sees d + 1 plies.
///
/// # Errors
/// When the tracer ends the search.
pub fn single_cutoff<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    let depth = DESCRIPTOR.horizon.plies(options.depth);
    let options = Options { depth, ..*options };
    let mut search = Search::new(game, &options, tracer);
    let root = search.begin(Window::FULL)?;
    let player = search.player(&root);
    let verdict = find_best_move(&mut search, &root, Value::INFINITY)?;
    Ok(player.framed(verdict))
}

/// The cutoff and the verdict are those of the player to move, who always wants the largest value.
fn find_best_move<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    position: &G::Position,
    cutoff: Value,
) -> Result<Verdict, T::Stop> {
    let player = search.player(position);
    let entry = Window { alpha: Value::NEG_INFINITY, beta: cutoff };
    let verdict = search.node(position, player.framed(entry), |search| {
        let (mut window, mut best) = (entry, Best::none(Player::Max));
        for (by, remaining) in search.moves(position) {
            // What the opponent may still want: anything up to what the player already has here. If the
            // player moves again, nothing has changed.
            let passed = |next| match next == player {
                true => entry,
                false => Window { alpha: window.alpha, beta: Value::INFINITY },
            };
            let child = search.enter_with(position, by, |next| player.framed(passed(next)))?;
            let next = search.player(&child);
            let reply = find_best_move(search, &child, player.seen_by(next, passed(next)).beta)?;
            let reply = next.seen_by(player, reply);
            if best.improves_with(reply) {
                window = window.tightened(Player::Max, reply.value());
                search.record_best(position, by, player.framed(reply), player.framed(window))?;
            } else {
                search.record_keep(player.framed(reply))?;
            }
            if search.is_cutoff(window) && remaining > 0 {
                search.record_cutoff(player, by, remaining)?;
                best.leave_unfinished();
                break;
            }
        }
        Ok(player.framed(best.verdict()))
    })?;
    Ok(player.framed(verdict))
}
