//! The sentence of a step: what just happened, and why.

use plyscope_core::trace::Cut;
use plyscope_core::{Event, NodeId, Player, Step, Verdict};

use crate::locale::{texts, Lang};
use crate::numerals;
use crate::session::Session;
use crate::setup::Algorithm;

/// How many skipped nodes are named before the rest is only counted.
const NAMED: usize = 4;

/// What happened at a step, and why, in one or two sentences.
#[must_use]
pub fn caption(session: &Session, step: Step, lang: Lang) -> String {
    let trace = session.trace();
    let (Some(event), Some(visit)) = (trace.event(step), trace.focus(step)) else {
        return texts::step_start(lang);
    };
    let teller = Teller { session, step, lang, visit };
    match event {
        Event::Begin { .. } => teller.begin(),
        Event::Enter { .. } => teller.enter(),
        Event::Best { value, .. } => teller.best(&numerals::value(lang, value)),
        Event::Cut { .. } => trace.cut_of(visit).map_or_else(String::new, |cut| teller.cut(&cut)),
        Event::Leave { verdict } if visit == NodeId::ROOT => teller.finish(verdict),
        Event::Leave { verdict } => teller.leave(verdict),
    }
}

/// The name by which sentences call a node: the one it was given, with the L-name, or the L-name.
#[must_use]
pub fn node_name(session: &Session, node: plyscope_core::TreeNode) -> String {
    let l_name = session.tree().l_name(node);
    match session.tree().name(node) {
        Some(name) => format!("{name} ({l_name})"),
        None => l_name.to_string(),
    }
}

/// The player's name, as it is called in every language.
#[must_use]
pub const fn player_name(player: Player) -> &'static str {
    match player {
        Player::Max => "MAX",
        Player::Min => "MIN",
    }
}

struct Teller<'a> {
    session: &'a Session,
    step: Step,
    lang: Lang,
    visit: NodeId,
}

impl Teller<'_> {
    fn name(&self, visit: NodeId) -> String {
        node_name(self.session, self.session.node(visit))
    }

    fn player(&self) -> &'static str {
        player_name(self.session.trace().player(self.visit))
    }

    fn window(&self) -> String {
        numerals::window(self.lang, self.session.trace().window(self.visit, self.step).window())
    }

    fn has_windows(&self) -> bool {
        self.session.setup().algorithm == Algorithm::AlphaBeta
    }

    fn begin(&self) -> String {
        let node = self.name(self.visit);
        if self.session.tree().len() == 1 {
            texts::step_leaf(self.lang, &node)
        } else if self.has_windows() {
            texts::step_begin(self.lang, &node, self.player(), &self.window())
        } else {
            texts::step_begin_plain(self.lang, &node, self.player())
        }
    }

    fn enter(&self) -> String {
        let node = self.name(self.visit);
        if self.session.tree().is_leaf(self.session.node(self.visit)) {
            texts::step_leaf(self.lang, &node)
        } else if self.has_windows() {
            texts::step_enter(self.lang, &node, self.player(), &self.window())
        } else {
            texts::step_enter_plain(self.lang, &node, self.player())
        }
    }

    fn best(&self, value: &str) -> String {
        let trace = self.session.trace();
        let node = self.name(self.visit);
        let child = trace
            .best(self.visit, self.step)
            .map_or_else(String::new, |best| self.name(best.child));
        let now = trace.window(self.visit, self.step);
        let before = trace.window(self.visit, self.step.back(1));
        let bound = |value| numerals::value(self.lang, value);
        if !self.has_windows() {
            texts::step_best_plain(self.lang, self.player(), &node, value, &child)
        } else if now.alpha.value != before.alpha.value {
            texts::step_best_alpha(self.lang, &node, value, &child, &bound(now.alpha.value))
        } else if now.beta.value != before.beta.value {
            texts::step_best_beta(self.lang, &node, value, &child, &bound(now.beta.value))
        } else {
            texts::step_best_same(self.lang, self.player(), &node, value, &child, &self.window())
        }
    }

    fn cut(&self, cut: &Cut) -> String {
        let trace = self.session.trace();
        let lang = self.lang;
        let node = self.name(self.visit);
        let bound = numerals::value(lang, cut.because.value);
        let best = trace.best(self.visit, self.step);
        let value = best.map_or_else(String::new, |best| numerals::value(lang, best.value));
        let player = trace.player(self.visit);
        let mut told = match (cut.because.set_by, player) {
            (Some(setter), Player::Max) => {
                texts::step_cut_max(lang, &node, &self.name(setter), &bound, &value)
            }
            (Some(setter), Player::Min) => {
                texts::step_cut_min(lang, &node, &self.name(setter), &bound, &value)
            }
            (None, Player::Max) => texts::step_cut_start_max(lang, &node, &bound, &value),
            (None, Player::Min) => texts::step_cut_start_min(lang, &node, &bound, &value),
        };
        let mut add = |sentence: String| {
            // Chinese sentences stand together without a space.
            if lang != Lang::Zh {
                told.push(' ');
            }
            told.push_str(&sentence);
        };
        if let Some(setter) =
            cut.because.set_by.filter(|&setter| trace.parent(self.visit) != Some(setter))
        {
            let above = trace.path(self.step).position(|node| node == setter);
            add(texts::step_cut_deep(lang, above.unwrap_or_default()));
        }
        add(self.skipped(cut));
        told
    }

    fn skipped(&self, cut: &Cut) -> String {
        let comma = if self.lang == Lang::Zh { "、" } else { ", " };
        let named: Vec<String> = self
            .session
            .skipped(cut)
            .take(NAMED)
            .map(|node| node_name(self.session, node))
            .collect();
        let rest = cut.skipped as usize - named.len();
        if rest == 0 {
            texts::step_skipped(self.lang, &named.join(comma))
        } else {
            texts::step_skipped_more(self.lang, &named.join(comma), rest)
        }
    }

    fn leave(&self, verdict: Verdict) -> String {
        let trace = self.session.trace();
        let lang = self.lang;
        let node = self.name(self.visit);
        let value = numerals::value(lang, verdict.value());
        let was_cut = trace.cut_of(self.visit).is_some();
        match verdict {
            _ if self.session.tree().is_leaf(self.session.node(self.visit)) => {
                texts::step_leave_leaf(lang, &node, &value)
            }
            Verdict::Exact(_) => texts::step_leave_exact(lang, &node, &value),
            Verdict::AtLeast(_) if was_cut => texts::step_leave_cut_max(lang, &node, &value),
            Verdict::AtMost(_) if was_cut => texts::step_leave_cut_min(lang, &node, &value),
            Verdict::AtLeast(_) => texts::step_leave_at_least(lang, &node, &value),
            Verdict::AtMost(_) => texts::step_leave_at_most(lang, &node, &value),
        }
    }

    fn finish(&self, verdict: Verdict) -> String {
        let lang = self.lang;
        let value = numerals::value(lang, verdict.value());
        let result = match verdict {
            Verdict::Exact(_) => texts::step_finish_exact(lang, &value),
            Verdict::AtLeast(_) => texts::step_finish_at_least(lang, &value),
            Verdict::AtMost(_) => texts::step_finish_at_most(lang, &value),
        };
        let (total, visited) = (self.session.tree().len(), self.session.trace().node_count());
        let count = texts::step_finish_count(lang, visited, total, total - visited);
        let space = if lang == Lang::Zh { "" } else { " " };
        format!("{result}{space}{count}")
    }
}
