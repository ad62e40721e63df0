//! Alpha-beta with quiescence search.

use super::descriptor::{Descriptor, Horizon};
use super::open_node::{choose, OpenNode};
use super::options::Options;
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
        let moves = search.moves(position);
        choose(search, position, moves, OpenNode::new(search.player(position), entry), visit)
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
        let (moves, stand_pat) = search.noisy_moves(position);
        let mut node = OpenNode::standing_pat(player, entry, stand_pat);
        search.record_extension(stand_pat, node.window)?;
        if stand_pat.is_some() && search.is_cutoff(node.window) {
            search.record_cutoff_without_move(Bound::of(player.opponent()), moves.remaining())?;
            node.leave_unfinished();
            return Ok(node.returned(search));
        }
        choose(search, position, moves, node, visit)
    })
}
