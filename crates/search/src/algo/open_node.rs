//! A node at which a player decides, while its moves are looked at: what algorithms take over from
//! alpha-beta as it is. Alpha-beta itself, negamax and the searches of lectures write their loop out, since
//! it is what the page shows of them.

use std::ops::ControlFlow;

use super::best::Best;
use super::search::Search;
use crate::game::{Game, Move};
use crate::player::Player;
use crate::tracer::Tracer;
use crate::value::Value;
use crate::verdict::Verdict;
use crate::window::Window;

/// What alpha-beta knows of a node.
pub(super) struct OpenNode {
    player: Player,
    entry: Window,
    /// What of the window is left.
    pub(super) window: Window,
    best: Best,
}

impl OpenNode {
    /// Before the first reply, at a node that was entered with a window and at which `player` is to move.
    #[inline]
    pub(super) const fn new(player: Player, entry: Window) -> Self {
        Self { player, entry, window: entry, best: Best::none(player) }
    }

    /// The same where the player has a value without any reply; `None` where there is none.
    pub(super) fn standing_pat(player: Player, entry: Window, value: Option<Value>) -> Self {
        let window = value.map_or(entry, |value| entry.tightened(player, value));
        Self { player, entry, window, best: Best::standing_pat(player, value) }
    }

    /// Takes the reply to a move into account, after which some moves remain: breaks where those are cut.
    #[inline(always)]
    pub(super) fn take<G: Game, T: Tracer>(
        &mut self,
        search: &mut Search<'_, G, T>,
        position: &G::Position,
        (by, remaining): (Move, u32),
        reply: Verdict,
    ) -> Result<ControlFlow<()>, T::Stop> {
        if self.best.improves_with(reply) {
            self.window = self.window.tightened(self.player, reply.value());
            search.record_best(position, by, reply, self.window)?;
        } else {
            search.record_keep(reply)?;
        }
        if search.is_cutoff(self.window) && remaining > 0 {
            search.record_cutoff(self.player, by, remaining)?;
            self.leave_unfinished();
            return Ok(ControlFlow::Break(()));
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Some moves are not looked at.
    #[inline]
    pub(super) fn leave_unfinished(&mut self) {
        self.best.leave_unfinished();
    }

    /// What the node returns.
    #[inline]
    pub(super) fn returned<G: Game, T: Tracer>(self, search: &Search<'_, G, T>) -> Verdict {
        search.returned(self.best.verdict(), self.player, self.entry)
    }
}

/// Alpha-beta over some moves of a node, with `visit` for the children.
#[inline(always)]
pub(super) fn choose<'a, G: Game, T: Tracer>(
    search: &mut Search<'a, G, T>,
    position: &G::Position,
    moves: impl Iterator<Item = (Move, u32)>,
    mut node: OpenNode,
    visit: impl Fn(&mut Search<'a, G, T>, &G::Position, Window) -> Result<Verdict, T::Stop>,
) -> Result<Verdict, T::Stop> {
    for (by, remaining) in moves {
        let child = search.enter(position, by, node.window)?;
        let reply = visit(search, &child, node.window)?;
        if node.take(search, position, (by, remaining), reply)?.is_break() {
            break;
        }
    }
    Ok(node.returned(search))
}
