//! The search window in machine words.

use super::word::{Word, KIND, SPELLING};
use crate::event::Verdict;
use crate::player::Player;
use crate::window::{CutRule, Window};

/// The search window [α, β] in two machine words, beside which replies are compared as they come.
/// What counts of the words is their values, and not their kinds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    alpha: Word,
    beta: Word,
}

impl Span {
    #[inline(always)]
    pub(super) const fn window(self) -> Window {
        Window { alpha: self.alpha.value(), beta: self.beta.value() }
    }

    /// The end that a player moves, [seen by the player](Word::seen_by).
    #[inline(always)]
    pub(super) const fn own(self, player: Player) -> i64 {
        match player {
            Player::Max => self.alpha.seen_by(player),
            Player::Min => self.beta.seen_by(player),
        }
    }

    /// The window with that end elsewhere.
    #[inline(always)]
    pub(super) const fn with_own(self, player: Player, end: i64) -> Self {
        let end = Word::seen(player, end);
        match player {
            Player::Max => Self { alpha: end, ..self },
            Player::Min => Self { beta: end, ..self },
        }
    }

    /// From where on replies close the window at a node that was entered with it while it was open.
    #[inline(always)]
    pub(super) const fn limit(self, player: Player, rule: CutRule) -> Limit {
        let end = match player {
            Player::Max => self.beta.seen_by(player),
            Player::Min => self.alpha.seen_by(player),
        };
        let number = end & !(KIND | SPELLING);
        let least = match rule {
            CutRule::AtLeast => number,
            // Numbers are whole, so that this is the next one.
            CutRule::Above => number + (KIND | SPELLING) + 1,
        };
        Limit { player, least }
    }
}

impl From<Window> for Span {
    fn from(window: Window) -> Self {
        let word = |value| Word::from(Verdict::Exact(value));
        Self { alpha: word(window.alpha), beta: word(window.beta) }
    }
}

/// How good a reply must be for the opponent not to let it come to that.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limit {
    player: Player,
    /// The least word, seen by the player, that is good enough.
    least: i64,
}

impl Limit {
    /// Whether a reply is that good.
    #[inline(always)]
    pub(super) const fn is_reached_by(self, reply: Word) -> bool {
        reply.seen_by(self.player) >= self.least
    }
}
