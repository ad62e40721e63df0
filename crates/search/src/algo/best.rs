//! The best reply so far.

use crate::player::Player;
use crate::value::Value;
use crate::verdict::Verdict;

/// What a player knows of a node from the replies so far. Values are from MAX's point of view.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    player: Player,
    verdict: Option<Verdict>,
}

impl Best {
    /// Before the first reply.
    #[inline]
    pub(super) const fn none(player: Player) -> Self {
        Self { player, verdict: None }
    }

    /// Before the first reply, where the player has a value without any; `None` where there is none.
    pub(super) fn standing_pat(player: Player, value: Option<Value>) -> Self {
        Self { player, verdict: value.map(Verdict::Exact) }
    }

    /// Takes a reply into account: whether it becomes the best. The first of equals stays.
    #[inline]
    pub(super) fn improves_with(&mut self, reply: Verdict) -> bool {
        let Some(best) = self.verdict else {
            self.verdict = Some(reply);
            return true;
        };
        let improves = self.player.prefers(reply.value(), best.value());
        self.verdict = Some(if improves {
            best.replaced_by(self.player, reply)
        } else {
            best.kept_beside(self.player, reply)
        });
        improves
    }

    /// Some moves are not looked at, so the player may have something better still.
    #[inline]
    pub(super) fn leave_unfinished(&mut self) {
        self.verdict = self.verdict.map(|verdict| verdict.unfinished(self.player));
    }

    /// What is known of the node.
    ///
    /// # Panics
    /// Before the first reply: a position without utility has a move.
    #[inline]
    pub(super) fn verdict(self) -> Verdict {
        self.verdict.expect("a position without utility has a move")
    }
}
