//! Alpha-beta pruning.

use super::best::Best;
use super::descriptor::{Descriptor, Exercise};
use super::options::Options;
use super::search::Search;
use crate::game::Game;
use crate::tracer::Tracer;
use crate::verdict::Verdict;
use crate::window::Window;

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    exercises: &[Exercise::Follow, Exercise::Reorder],
    ..Descriptor::new("alpha-beta")
};

/// Alpha-beta pruning (Knuth & Moore 1975, procedure F2, here with both players' sides written
/// out by [`Player`](crate::Player)). With the full window the verdict at the root is exactly the
/// minimax value; the first of equals is kept.
///
/// Looks at b^⌈m/2⌉ + b^⌊m/2⌋ − 1 leaves of a uniform tree when the best child always comes first,
/// and at all b^m at worst.
///
/// With [`Fail::Soft`](super::Fail::Soft) verdicts are as sharp as the children's verdicts allow: a
/// node outside its window is still exact when everything below it was seen.
///
/// # Errors
/// When the tracer ends the search.
pub fn alpha_beta<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    pass(&mut Search::new(game, options, tracer), options.window)
}

/// One search from the root, with what is remembered of earlier ones.
pub(super) fn pass<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    window: Window,
) -> Result<Verdict, T::Stop> {
    let root = search.begin(window)?;
    visit(search, &root, window)
}

fn visit<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    position: &G::Position,
    entry: Window,
) -> Result<Verdict, T::Stop> {
    search.node(position, entry, |search| {
        let player = search.player(position);
        let (mut window, mut best) = (entry, Best::none(player));
        for (by, remaining) in search.moves(position) {
            let child = search.enter(position, by, window)?;
            let reply = visit(search, &child, window)?;
            if best.improves_with(reply) {
                window = window.tightened(player, reply.value());
                search.record_best(position, by, reply, window)?;
            } else {
                search.record_keep(reply)?;
            }
            if search.is_cutoff(window) && remaining > 0 {
                search.record_cutoff(player, by, remaining)?;
                best.leave_unfinished();
                break;
            }
        }
        Ok(search.returned(best.verdict(), player, entry))
    })
}
