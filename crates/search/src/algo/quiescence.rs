//! Alpha-beta with quiescence search.

use super::best::Best;
use super::descriptor::{Descriptor, Horizon};
use super::options::Options;
use super::order::Moves;
use super::search::Search;
use crate::game::Game;
use crate::limits::MAX_EXTENSION;
use crate::tracer::Tracer;
use crate::verdict::Verdict;
use crate::window::{Bound, Window};

pub(super) const DESCRIPTOR: Descriptor =
    Descriptor { horizon: Horizon::UntilQuiet, ..Descriptor::new("quiescence") };

/// Alpha-beta with quiescence search: at the horizon only quiet positions are evaluated, since an
/// evaluation in the middle of an exchange is worth little (Shannon 1950, section 3). From all others the
/// search goes on with noisy moves ([`Game::is_noisy`]), until there are none or
/// [`MAX_EXTENSION`] is reached.
///
/// The player to move need not play a noisy move: standing pat is worth what the static evaluation says,
/// which the best noisy move can only improve (Beal 1990, “A generalised quiescence search algorithm”).
/// Where every move is noisy, as with the forced captures of checkers, the player cannot stand pat.
///
/// Above the horizon, and where nothing is noisy, takes the steps of
/// [`alpha_beta`](super::alpha_beta()). The transposition table covers what lies above the horizon.
///
/// # Errors
/// When the tracer ends the search.
pub fn quiescence<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    let mut search = Search::new(game, options, tracer);
    let root = search.begin(options.window)?;
    visit(&mut search, &root, options.window)
}

fn visit<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    position: &G::Position,
    entry: Window,
) -> Result<Verdict, T::Stop> {
    if search.is_at_horizon() {
        return quiesce(search, position, entry);
    }
    search.node(position, entry, |search| {
        let player = search.player(position);
        let moves = search.moves(position);
        let best = choose(search, position, moves, entry, Best::none(player))?;
        Ok(search.returned(best.verdict(), player, entry))
    })
}

/// At the horizon, and beyond.
fn quiesce<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    position: &G::Position,
    entry: Window,
) -> Result<Verdict, T::Stop> {
    search.node_beyond_horizon(position, MAX_EXTENSION, |search| {
        let player = search.player(position);
        let moves = search.noisy_moves(position);
        let stand_pat = search.stand_pat(position);
        let window = stand_pat.map_or(entry, |value| entry.tightened(player, value));
        let mut best = Best::standing_pat(player, stand_pat);
        search.record_extension(stand_pat, window)?;
        if stand_pat.is_some() && search.is_cutoff(window) {
            search.record_cutoff_without_move(Bound::of(player.opponent()), moves.remaining())?;
            best.leave_unfinished();
        } else {
            best = choose(search, position, moves, window, best)?;
        }
        Ok(search.returned(best.verdict(), player, entry))
    })
}

/// The best of some moves, or what is best without them.
fn choose<G: Game, T: Tracer>(
    search: &mut Search<'_, G, T>,
    position: &G::Position,
    moves: Moves<G::Moves>,
    mut window: Window,
    mut best: Best,
) -> Result<Best, T::Stop> {
    let player = search.player(position);
    for (by, remaining) in moves {
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
    Ok(best)
}
