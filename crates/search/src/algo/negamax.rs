//! Negamax: alpha-beta with one side written out.

use super::best::Best;
use super::descriptor::{Descriptor, Exercise, Frame};
use super::options::Options;
use super::search::Search;
use crate::game::Game;
use crate::player::Player;
use crate::tracer::Tracer;
use crate::verdict::Verdict;
use crate::window::Window;

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    frame: Frame::Mover,
    exercises: &[Exercise::Follow, Exercise::Reorder],
    ..Descriptor::new("negamax")
};

/// Alpha-beta in the negamax form (Knuth & Moore 1975, procedure F2): every node is seen by the
/// player to move there, for whom the replies' values are negated, unless the same player moves again.
/// It does step by step what [`alpha_beta`](super::alpha_beta()) does.
///
/// # Errors
/// When the tracer ends the search.
pub fn negamax<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    let mut search = Search::new(game, options, tracer);
    let root = search.begin(options.window)?;
    let player = search.player(&root);
    let verdict = visit(&mut search, &root, player.framed(options.window))?;
    Ok(player.framed(verdict))
}

/// The window and the verdict are those of the player to move, who always wants the largest value.
fn visit<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    position: &G::Position,
    entry: Window,
) -> Result<Verdict, T::Stop> {
    let player = search.player(position);
    let verdict = search.node(position, player.framed(entry), |search| {
        let (mut window, mut best) = (entry, Best::none(Player::Max));
        for (by, remaining) in search.moves(position) {
            let child = search.enter(position, by, player.framed(window))?;
            let next = search.player(&child);
            let reply = visit(search, &child, player.seen_by(next, window))?;
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
        Ok(player.framed(search.returned(best.verdict(), Player::Max, entry)))
    })?;
    Ok(player.framed(verdict))
}
