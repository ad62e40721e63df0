//! Principal variation search.

use super::descriptor::{Descriptor, Visits, Windows};
use super::open_node::OpenNode;
use super::options::Options;
use super::search::Search;
use crate::game::Game;
use crate::player::Player;
use crate::tracer::Tracer;
use crate::verdict::Verdict;
use crate::window::Window;

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    visits: Visits::Again,
    windows: Windows::Null,
    ..Descriptor::new("principal-variation")
};

/// Principal variation search (Marsland & Campbell 1982; NegaScout, Reinefeld 1983): the first move
/// of a node is trusted to be best. The others are only asked, with a null window, whether they are
/// better; the few that are get searched again with the window there is. The value is that of
/// [`alpha_beta`](super::alpha_beta()); a node may be visited twice.
///
/// # Errors
/// When the tracer ends the search.
pub fn principal_variation<G: Game, T: Tracer>(
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
        // The first move has the whole window.
        let mut scout = entry;
        for (by, remaining) in search.moves(position) {
            let child = search.enter(position, by, scout)?;
            let mut reply = visit(search, &child, scout)?;
            if scout != node.window && needs_its_value(reply, node.window, player) {
                let child = search.enter(position, by, node.window)?;
                reply = visit(search, &child, node.window)?;
            }
            if node.take(search, position, (by, remaining), reply)?.is_break() {
                break;
            }
            scout = node.window.null(player);
        }
        Ok(node.returned(search))
    })
}

/// Whether the null window has shown a move to be better than what its player has, without telling
/// how much: its value is not known exactly, and it might still lie inside the window.
fn needs_its_value(reply: Verdict, window: Window, player: Player) -> bool {
    let value = reply.value();
    let is_bound = match player {
        Player::Max => matches!(reply, Verdict::AtLeast(_)),
        Player::Min => matches!(reply, Verdict::AtMost(_)),
    };
    is_bound && window.alpha < value && value < window.beta
}
