//! Captions of what lies at the horizon and beyond.

use plyscope_search::algo::Horizon;
use plyscope_search::limits::MAX_EXTENSION;
use plyscope_search::{Player, Value};

use super::comparison::NAMED;
use super::CaptionWriter;
use plyscope_i18n::texts;

impl CaptionWriter<'_> {
    /// Whether the search goes on beyond the horizon with noisy moves.
    pub(super) fn goes_beyond_horizon(&self) -> bool {
        let algorithm = self.session.setup().algorithm;
        algorithm.descriptor().horizon == Horizon::UntilQuiet && self.session.game().is_some()
    }

    /// How many plies the node lies beyond the horizon of its pass.
    fn plies_beyond(&self) -> usize {
        let horizon = self.session.trace().pass(self.step).and_then(|pass| pass.horizon);
        let ply = self.session.tree().layer_of(self.session.node(self.visit));
        ply.saturating_sub(horizon.map_or(ply, usize::from))
    }

    /// The static evaluation says what the node is worth.
    pub(super) fn evaluate(&self, value: Value) -> String {
        let (lang, node, value) = (self.lang, self.name(self.visit), self.own_value(value));
        let limit = usize::from(MAX_EXTENSION);
        if !self.goes_beyond_horizon() {
            texts::step_evaluate(lang, &node, &value)
        } else if self.plies_beyond() >= limit {
            texts::step_evaluate_limit(lang, limit, &node, &value)
        } else {
            texts::step_evaluate_quiet(lang, &node, &value)
        }
    }

    /// The search goes on with noisy moves: with which, and what the player has without them.
    pub(super) fn extend(&self, stand_pat: Option<Value>) -> String {
        let (lang, node, moves) = (self.lang, self.name(self.visit), self.noisy_moves());
        let text = match self.plies_beyond() {
            0 => texts::step_extend(lang, &node, &moves),
            _ => texts::step_extend_further(lang, &node, &moves),
        };
        self.and(text, &self.stands_pat(stand_pat))
    }

    fn stands_pat(&self, stand_pat: Option<Value>) -> String {
        let (lang, trace, player) = (self.lang, self.session.trace(), self.player());
        let Some(value) = stand_pat else { return texts::step_stand_pat_never(lang, &player) };
        let value = self.own_value(value);
        let now = trace.window(self.visit, self.step).window();
        if now == trace.entry_window(self.visit).window() {
            return texts::step_stand_pat_same(lang, &player, &value, &self.window());
        }
        let text = match trace.player(self.visit) {
            Player::Max => texts::step_stand_pat_alpha,
            Player::Min => texts::step_stand_pat_beta,
        };
        text(lang, &player, &value)
    }

    /// The noisy moves of the node: those that the tree has below it.
    fn noisy_moves(&self) -> String {
        let (lang, session) = (self.lang, self.session);
        let moves = session.tree().children(session.node(self.visit));
        let count = moves.len();
        let named: Vec<String> = moves.take(NAMED).filter_map(|node| session.name(node)).collect();
        match count - named.len() {
            0 => lang.list(&named),
            rest => texts::step_moves_more(lang, &lang.list(&named), rest),
        }
    }
}
