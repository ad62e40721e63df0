//! Alpha-beta with late move reductions.

use super::descriptor::{Descriptor, Soundness, Visits, Windows};
use super::open_node::OpenNode;
use super::options::Options;
use super::search::Search;
use crate::event::Reduction;
use crate::game::Game;
use crate::player::Player;
use crate::tracer::Tracer;
use crate::verdict::Verdict;
use crate::window::{Bound, Window};

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    visits: Visits::Again,
    windows: Windows::Null,
    soundness: Soundness::UnsoundWithDepth,
    ..Descriptor::new("late-move-reductions")
};

/// How many moves of a node are searched to the full depth, whether noisy or not.
pub const FULL_DEPTH_MOVES: usize = 2;

/// How many plies must be left at a node for its late moves to be reduced: so many that replies to them are
/// searched.
pub const LEAST_REDUCED: u16 = 3;

/// Alpha-beta with late move reductions: where moves are in a good order, the best is seldom a late one. So
/// after the first [`FULL_DEPTH_MOVES`] moves of a node those that are not noisy ([`Game::is_noisy`]) are
/// searched one ply less deep, and only asked, with a null window, whether they are better than what the
/// player has. Those that seem to be are searched again, to the full depth and with the window there is. (An
/// idea of chess programs of the 1990s, without one source; how far to look after which move is the subject
/// of Levy, Broughton & Taylor 1989, “The SEX algorithm in computer chess”.)
///
/// **Unsound**: a move whose merits show one ply later only is missed. Which moves are searched again depends
/// on the window, which no entry of a transposition table says, so that with a table the value can be another
/// one than without. Without a depth limit, with one below [`LEAST_REDUCED`], and where all moves are noisy,
/// it takes the steps of [`alpha_beta`](super::alpha_beta()).
///
/// # Errors
/// When the tracer ends the search.
pub fn late_move_reductions<G: Game, T: Tracer>(
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
    search.node(position, entry, |search| {
        let player = search.player(position);
        let mut node = OpenNode::new(player, entry);
        let is_deep = search.plies_left().is_some_and(|plies| plies >= LEAST_REDUCED);
        for (number, (by, remaining)) in search.moves(position).enumerate() {
            let is_late = is_deep && number >= FULL_DEPTH_MOVES && !search.is_noisy(position, by);
            let mut known = None;
            if is_late {
                let asked = node.window.null(player);
                let less = Reduction::by(1);
                let reply = search.reduced(position, by, asked, less, |search, child| {
                    visit(search, child, asked)
                })?;
                known = Some(reply).filter(|&reply| !is_better(reply, node.window, player));
            }
            let reply = match known {
                Some(reply) => reply,
                None => {
                    let child = search.enter(position, by, node.window)?;
                    visit(search, &child, node.window)?
                }
            };
            if node.take(search, position, (by, remaining), reply)?.is_break() {
                break;
            }
        }
        Ok(node.returned(search))
    })
}

/// Whether the smaller depth has shown a move to be better than what its player has.
fn is_better(reply: Verdict, window: Window, player: Player) -> bool {
    player.prefers(reply.value(), window.bound(Bound::of(player)))
}
