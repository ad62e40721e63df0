//! Captions of null-move pruning.

use plyscope_search::algo::NULL_MOVE_REDUCTION;
use plyscope_search::trace::Cut;
use plyscope_search::{Bound, Value};

use super::CaptionWriter;
use plyscope_i18n::texts;

impl CaptionWriter<'_> {
    /// The player to move above passes: what is asked, and how far the search looks.
    pub(super) fn enter_by_null_move(&self) -> String {
        let (lang, trace) = (self.lang, self.session.trace());
        let Some(above) = trace.parent(self.visit) else { return self.enter() };
        let player = trace.player(above);
        let met = Bound::of(player.opponent());
        let bound = trace.window(above, self.step).bound(met).value;
        let text = match Bound::of(player) {
            Bound::Alpha => texts::step_enter_null_max,
            Bound::Beta => texts::step_enter_null_min,
        };
        let (node, bound) = (self.name(above), self.own_value(bound));
        text(lang, &self.side(player), &node, &bound, &NULL_MOVE_REDUCTION.to_string())
    }

    /// Even a pass is good enough.
    pub(super) fn best_by_null_move(&self, value: Value) -> String {
        let text = match self.own_bound() {
            Bound::Alpha => texts::step_best_null_max,
            Bound::Beta => texts::step_best_null_min,
        };
        text(self.lang, &self.player(), &self.name(self.visit), &self.own_value(value))
    }

    /// A pass says nothing about the moves.
    pub(super) fn keep_after_null_move(&self, value: Value) -> String {
        let (lang, node) = (self.lang, self.name(self.visit));
        texts::step_keep_null(lang, &self.own_value(value), &self.player(), &node)
    }

    /// All moves are cut.
    pub(super) fn cut_by_null_move(&self, cut: &Cut) -> String {
        let (lang, node) = (self.lang, self.name(self.visit));
        self.and(texts::step_cut_null_move(lang, &node, &self.test()), &self.skipped(cut))
    }
}
