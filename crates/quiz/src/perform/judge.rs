//! Explanations of wrong actions, and hints.

use plyscope_search::trace::NodeStatus;
use plyscope_search::{CutRule, NodeId, Step, TreeNode, Verdict};

use super::model::{current, Next};
use super::{Action, Takes};
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::{caption_for_max, node_name, player_name};
use plyscope_session::Session;

/// Why an action is wrong after a step, without revealing the right one.
pub(super) fn why(session: &Session, step: Step, given: Action, lang: Lang) -> String {
    let Some(here) = current(session, step) else { return texts::quiz_perform_over(lang) };
    let explainer = Explainer { session, step, here, lang };
    match given {
        Action::Enter(node) => explainer.why_not_enter(node),
        Action::Take(takes, value) => explainer.why_not_take(takes, value),
        Action::Cut => explainer.why_not_cut(),
        Action::Leave(verdict) => explainer.why_not_leave(verdict),
    }
}

/// Hints: where to look, what the window is, and what comes next.
pub(super) fn hints(session: &Session, step: Step, next: Next, lang: Lang) -> Vec<String> {
    let Some(here) = current(session, step) else { return Vec::new() };
    let explainer = Explainer { session, step, here, lang };
    let player = player_name(session.trace().player(here));
    let mut hints = vec![match session.is_leaf(session.node(here)) {
        true => texts::learn_step_leaf(lang, &explainer.here()),
        false => texts::quiz_perform_look(lang, &explainer.here(), player),
    }];
    if session.setup().algorithm.has_windows() {
        hints.push(texts::quiz_perform_window(lang, &explainer.here(), &explainer.window()));
    }
    hints.push(caption_for_max(session, next.step, lang));
    hints
}

struct Explainer<'a> {
    session: &'a Session,
    step: Step,
    here: NodeId,
    lang: Lang,
}

impl Explainer<'_> {
    fn name(&self, node: TreeNode) -> String {
        node_name(self.session, node, self.lang)
    }

    fn here(&self) -> String {
        self.name(self.session.node(self.here))
    }

    fn window(&self) -> String {
        let window = self.session.trace().window(self.here, self.step).window();
        numerals::window(self.lang, window)
    }

    fn cut_rule(&self) -> CutRule {
        self.session.setup().options().cut
    }

    fn is_closed(&self) -> bool {
        let window = self.session.trace().window(self.here, self.step).window();
        self.session.setup().algorithm.has_windows() && window.is_closed(self.cut_rule())
    }

    fn is_visited(&self, node: TreeNode) -> bool {
        let trace = self.session.trace();
        let mut visits = self.session.visits(node);
        visits.any(|visit| trace.status(visit, self.step) != NodeStatus::NotVisited)
    }

    /// The children of the current node that were not visited yet.
    fn left(&self) -> usize {
        let here = self.session.node(self.here);
        self.session.tree().children(here).filter(|&child| !self.is_visited(child)).count()
    }

    /// The value that has just been returned and has not been used yet.
    fn came_back(&self) -> Option<Verdict> {
        let trace = self.session.trace();
        let focus = trace.focus(self.step).filter(|&focus| focus != self.here)?;
        trace.verdict(focus, self.step)
    }

    /// The action that must come first, if there is one.
    fn first(&self) -> Option<String> {
        let lang = self.lang;
        let trace = self.session.trace();
        let next = super::model::next(self.session, self.step)?;
        match next.action {
            Action::Take(..) if next.is_needed(self.session) => {
                Some(texts::quiz_perform_first(lang, &self.here()))
            }
            _ if self.is_closed()
                && self.left() > 0
                && trace.cut_of(self.here).is_none_or(|cut| cut.step > self.step) =>
            {
                Some(texts::quiz_perform_closed(lang, &self.here(), &self.window()))
            }
            _ => None,
        }
    }

    fn why_not_enter(&self, node: TreeNode) -> String {
        let (lang, name) = (self.lang, self.name(node));
        let tree = self.session.tree();
        if self.is_visited(node) {
            return texts::quiz_next_visited(lang, &name);
        }
        if tree.parent(node) != Some(self.session.node(self.here)) {
            return texts::quiz_perform_no_child(lang, &name, &self.here());
        }
        let cut = self.session.trace().cut_of(self.here).filter(|cut| cut.step <= self.step);
        if let Some(cut) = cut {
            return caption_for_max(self.session, cut.step, lang);
        }
        self.first().unwrap_or_else(|| {
            let order = self.session.setup().options().order;
            texts::quiz_perform_order(lang, &name, plyscope_setup::Choice::id(order))
        })
    }

    fn why_not_take(&self, takes: Takes, value: plyscope_search::Value) -> String {
        let lang = self.lang;
        let player = player_name(self.session.trace().player(self.here));
        let Some(back) = self.came_back() else {
            return texts::quiz_perform_nothing_back(lang, &self.here());
        };
        let text = numerals::verdict(lang, back);
        if back.value() != value {
            return texts::quiz_perform_other_value(lang, &text);
        }
        let best = self.session.trace().best(self.here, self.step);
        match best {
            Some(best) if !self.is_taken_next() => {
                let best = numerals::value(lang, best.value);
                texts::quiz_next_not_better(lang, &text, player, &self.here(), &best)
            }
            _ if takes == Takes::Best => texts::quiz_perform_nothing_back(lang, &self.here()),
            _ => texts::quiz_perform_other_end(lang, player, &self.window(), &text),
        }
    }

    /// Whether the returned value becomes the best.
    fn is_taken_next(&self) -> bool {
        let next = super::model::next(self.session, self.step);
        next.is_some_and(|next| matches!(next.action, Action::Take(..)))
    }

    fn why_not_cut(&self) -> String {
        let (lang, here) = (self.lang, self.here());
        if self.left() == 0 {
            return texts::quiz_perform_none_left(lang, &here);
        }
        let is_cut =
            |step| self.session.trace().cut_of(self.here).is_some_and(|cut| cut.step <= step);
        if is_cut(self.step) {
            return texts::quiz_perform_cut_already(lang, &here);
        }
        let first = self.first().filter(|_| !self.is_closed());
        first.unwrap_or_else(|| match self.session.setup().algorithm.has_windows() {
            true => texts::quiz_next_open(lang, &here, &self.window()),
            false => texts::quiz_perform_never_cuts(lang),
        })
    }

    fn why_not_leave(&self, given: Verdict) -> String {
        let (lang, here) = (self.lang, self.here());
        let next = super::model::next(self.session, self.step).map(|next| next.action);
        let Some(Action::Leave(verdict)) = next else {
            let first = self.first();
            return first.unwrap_or_else(|| texts::quiz_perform_not_yet(lang, &here));
        };
        let node = self.session.node(self.here);
        if self.session.is_leaf(node) {
            return texts::quiz_perform_leaf(lang, &here);
        }
        let best = self.session.trace().best(self.here, self.step);
        let is_end_of_window = best.is_none_or(|best| best.value != verdict.value());
        if given.value() != verdict.value() {
            let player = player_name(self.session.trace().player(self.here));
            return match is_end_of_window {
                true => texts::quiz_perform_leave_end(lang, player, &here),
                false => texts::quiz_perform_leave_best(lang, &here, player),
            };
        }
        let was_cut = self.session.trace().cut_of(self.here).is_some();
        match verdict {
            Verdict::Exact(_) => texts::quiz_perform_is_exact(lang, &here),
            _ if was_cut => texts::quiz_perform_was_cut(lang, &here),
            _ if is_end_of_window => texts::quiz_perform_is_end(lang, &here),
            _ => texts::quiz_perform_is_bound(lang, &here),
        }
    }
}
