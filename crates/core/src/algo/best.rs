//! The best that a player has seen so far at a node.

use super::options::Fail;
use super::span::Span;
use super::word::{Word, KIND, SPELLING};
use crate::player::Player;

/// The best that a player has seen so far at a node, kept without branches that a processor could
/// guess wrong. It is what [`Verdict::or_better`](crate::Verdict::or_better) makes of the replies one
/// after the other.
///
/// All is [seen by the player](Word::seen_by). Of equal numbers an exact one is better than a bound
/// that may still get worse; and that there may be more than the best is known as soon as one reply
/// says so.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    player: Player,
    /// The best word; less than any before the first reply.
    best: i64,
    /// All replies' bits together.
    seen: i64,
}

impl Best {
    /// Nothing has been seen yet.
    #[inline(always)]
    pub(super) const fn none(player: Player) -> Self {
        Self { player, best: i64::MIN, seen: 0 }
    }

    /// Whether a reply has a better value than the best so far; the first one has.
    #[inline(always)]
    pub(super) const fn is_beaten_by(self, reply: Word) -> bool {
        // Without its three lowest bits a word is the number alone.
        reply.seen_by(self.player) >> 3 > self.best >> 3
    }

    /// Takes note of a reply.
    #[inline(always)]
    pub(super) const fn see(&mut self, reply: Word) {
        self.see_exact(reply);
        self.seen |= reply.seen_by(self.player);
    }

    /// Takes note of an exact reply at a node where all are exact.
    #[inline(always)]
    pub(super) const fn see_exact(&mut self, reply: Word) {
        let word = reply.seen_by(self.player);
        // The first of equals stays, however it is written.
        let is_better = word | SPELLING > self.best | SPELLING;
        self.best = if is_better { word } else { self.best };
    }

    /// Moves are left out, so that there may be more.
    #[inline(always)]
    pub(super) const fn leave_open(&mut self) {
        self.seen |= KIND;
    }

    /// What is left of the window that the node was entered with. A best that is no better than the
    /// player's own end leaves the window as it is.
    #[inline(always)]
    pub(super) const fn narrowed(self, entry: Span) -> Span {
        let own = entry.own(self.player);
        let is_better = self.best > own | KIND | SPELLING;
        entry.with_own(self.player, if is_better { self.best } else { own })
    }

    /// What is known of the node; `None` without a reply.
    #[inline(always)]
    pub(super) const fn word(self) -> Option<Word> {
        // A bound in the player's favour has both bits of its kind set. That tells it from an exact
        // verdict, which has the lower one or, turned over, the higher one.
        let telling = match self.player {
            Player::Max => 0b10,
            Player::Min => 0b01,
        };
        let open = if self.seen & telling == 0 { 0 } else { KIND };
        if self.best == i64::MIN {
            return None;
        }
        Some(Word::seen(self.player, self.best | open))
    }

    /// What the node returns that was entered with a window; `None` without a reply.
    #[inline(always)]
    pub(super) fn returned(self, fail: Fail, entry: Span) -> Option<Word> {
        let found = self.word()?;
        // A bound against the player has no bit of its kind set.
        let start = Word::seen(self.player, entry.own(self.player) & !KIND);
        Some(match fail {
            Fail::Soft => found,
            Fail::Start if self.is_beaten_by(start) => start,
            Fail::Start => found,
            Fail::Hard => found.verdict().clipped(entry.window()).into(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Verdict;
    use crate::value::Value;
    use crate::window::{CutRule, Window};
    use proptest::prelude::*;

    /// Few values, so that many are equal, and the ends of what can be written.
    fn verdict() -> impl Strategy<Value = Verdict> {
        let few = (-2..=2_i64).prop_filter_map("within the limits", Value::whole);
        let ends = [Value::LOSS, Value::DRAW, Value::WIN, Value::NEG_INFINITY, Value::INFINITY];
        let value = prop_oneof![few, proptest::sample::select(ends.to_vec())];
        let kinds = [Verdict::AtMost as fn(Value) -> Verdict, Verdict::Exact, Verdict::AtLeast];
        (value, proptest::sample::select(kinds.to_vec())).prop_map(|(value, kind)| kind(value))
    }

    fn window((one, other): (Verdict, Verdict)) -> Window {
        let [alpha, beta] = [one.value(), other.value()];
        Window { alpha: alpha.min(beta), beta: alpha.max(beta) }
    }

    fn player() -> impl Strategy<Value = Player> {
        proptest::sample::select(vec![Player::Max, Player::Min])
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4_000))]

        #[test]
        fn a_word_says_what_its_verdict_says(verdict in verdict()) {
            let read = Word::from(verdict).verdict();
            prop_assert_eq!(read, verdict);
            prop_assert!(read.value().is_identical(verdict.value()));
        }

        #[test]
        fn replies_add_up_as_verdicts_do(
            player in player(),
            replies in prop::collection::vec(verdict(), 1..6),
            is_cut in any::<bool>(),
            ends in (verdict(), verdict()),
        ) {
            let mut best = Best::none(player);
            let mut expected: Option<Verdict> = None;
            for &reply in &replies {
                let prefers =
                    |best: Verdict| player.prefers(reply.value(), best.value());
                prop_assert_eq!(best.is_beaten_by(reply.into()), expected.is_none_or(prefers));
                best.see(reply.into());
                expected = Some(expected.map_or(reply, |best| best.or_better(player, reply)));
            }
            if is_cut {
                best.leave_open();
                expected = expected.map(|expected| expected.unfinished(player));
            }
            prop_assert_eq!(best.word().map(Word::verdict), expected);
            let entry = window(ends);
            for fail in [Fail::Soft, Fail::Hard, Fail::Start] {
                let expected = expected.map(|found| fail.returned(found, player, entry));
                let returned = best.returned(fail, entry.into()).map(Word::verdict);
                prop_assert_eq!(returned, expected, "{:?}", fail);
            }
        }

        #[test]
        fn a_window_is_narrowed_as_its_values_say(
            player in player(),
            replies in prop::collection::vec(verdict(), 0..6),
            ends in (verdict(), verdict()),
        ) {
            let entry = window(ends);
            let mut best = Best::none(player);
            let mut expected = entry;
            for &reply in &replies {
                best.see(reply.into());
                expected = expected.tightened(player, reply.value());
                prop_assert_eq!(best.narrowed(entry.into()).window(), expected);
            }
        }

        #[test]
        fn a_reply_closes_the_window_where_the_limit_says(
            player in player(),
            reply in verdict(),
            ends in (verdict(), verdict()),
        ) {
            let entry = window(ends);
            for rule in [CutRule::AtLeast, CutRule::Above] {
                prop_assume!(!entry.is_closed(rule));
                let limit = Span::from(entry).limit(player, rule);
                let expected = entry.tightened(player, reply.value()).is_closed(rule);
                prop_assert_eq!(limit.is_reached_by(reply.into()), expected, "{:?}", rule);
            }
        }
    }

    #[test]
    fn without_a_reply_nothing_is_known() {
        for player in [Player::Max, Player::Min] {
            let best = Best::none(player);
            assert!(best.word().is_none());
            for fail in [Fail::Soft, Fail::Hard, Fail::Start] {
                assert!(best.returned(fail, Window::FULL.into()).is_none());
            }
        }
    }
}
