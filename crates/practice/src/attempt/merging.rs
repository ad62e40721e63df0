//! Merging two attempts at one question: two tabs may have gone on from the same one.

use std::cmp::Ordering;

use super::Attempt;

impl Attempt {
    /// What to store where `stored` is the attempt of another tab: the most of what either has earned, used
    /// and seen, with the answer of this one. Where one has dealt another question, or was handed in, it
    /// stays as it is.
    #[must_use]
    pub fn merged(&self, stored: &Self) -> Self {
        let (ahead, behind) = match self.stage().cmp(&stored.stage()) {
            Ordering::Less => (stored, self),
            Ordering::Equal if stored.is_handed_in() => (stored, self),
            Ordering::Equal | Ordering::Greater => (self, stored),
        };
        if ahead.deal.number != behind.deal.number {
            return ahead.clone();
        }
        let points = ahead.points.max(behind.points);
        if ahead.is_handed_in() {
            return Self { points, ..ahead.clone() };
        }
        // An answer whose replies are fixed is not replaced by one from before that.
        let is_stale = ahead.passed < behind.passed && !behind.draft.is_empty();
        let typed = if ahead.draft.is_empty() || is_stale { behind } else { ahead };
        let checked = if ahead.checks < behind.checks { behind } else { ahead };
        Self {
            draft: typed.draft.clone(),
            checked: checked.checked.clone(),
            checks: checked.checks,
            hints: ahead.hints.max(behind.hints),
            hinted: ahead.hinted.clone().or_else(|| behind.hinted.clone()),
            given: ahead.given.with(&behind.given),
            points,
            key: ahead.key.max(behind.key),
            deal: ahead.deal.max(behind.deal),
            passed: typed.passed,
        }
    }

    /// How far it is: handed in or not, and which question was dealt.
    const fn stage(&self) -> (bool, u32) {
        (self.is_handed_in(), self.deal.number)
    }
}
