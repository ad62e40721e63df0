//! The sentence of a step: what just happened, and why.

use plyscope_core::trace::Cut;
use plyscope_core::{Entry, Event, NodeId, Player, Step, TreeNode, Verdict};

use crate::cause::{cause, Cause};
use crate::locale::{texts, Lang};
use crate::moves::{line_to, side};
use crate::numerals::{self, Question};
use crate::session::Session;
use crate::setup::{Algorithm, MAX_DEPTH};

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
        Event::Begin { horizon, .. } => teller.begin(horizon),
        Event::Enter { .. } => teller.enter(),
        Event::Evaluate { value } => {
            texts::step_evaluate(lang, &teller.name(visit), &numerals::value(lang, value))
        }
        Event::Probe { found } => teller.probe(found),
        Event::Store { verdict, size } => teller.store(verdict, size),
        Event::Best { value, .. } => teller.best(&numerals::value(lang, value)),
        Event::Cut { .. } => trace.cut_of(visit).map_or_else(String::new, |cut| teller.cut(&cut)),
        Event::Leave { verdict } if trace.parent(visit).is_none() => teller.finish(verdict),
        Event::Leave { verdict } => teller.leave(verdict),
    }
}

/// The name by which sentences call a node. On a given tree that is the name it was given, with the
/// L-name, or the L-name alone; in a game it is the moves that lead to it.
#[must_use]
pub fn node_name(session: &Session, node: TreeNode, lang: Lang) -> String {
    if session.game().is_some() {
        return line_name(session, node, lang);
    }
    let l_name = session.tree().l_name(node);
    match session.tree().name(node) {
        Some(name) => format!("{name} ({l_name})"),
        None => l_name.to_string(),
    }
}

/// The shortest name of a node that tells it from the others on the path: its L-name, or the move
/// that leads there.
#[must_use]
pub fn short_name(session: &Session, node: TreeNode, lang: Lang) -> String {
    match session.game() {
        None => session.tree().l_name(node).to_string(),
        Some(_) => session.name(node).unwrap_or_else(|| texts::game_root(lang)),
    }
}

/// How many of the last moves of a line are named.
const LAST_MOVES: usize = 4;

/// The moves that lead to a node of a game as its name; of a long line only the end.
#[must_use]
pub fn line_name(session: &Session, node: TreeNode, lang: Lang) -> String {
    let line = line_to(session, node, Some(LAST_MOVES));
    match session.tree().layer_of(node) {
        0 => texts::game_start(lang),
        1..=LAST_MOVES => line,
        _ => format!("… {line}"),
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
        node_name(self.session, self.session.node(visit), self.lang)
    }

    /// The name of a child whose parent is named in the same sentence: in a game its move is enough.
    fn child_name(&self, visit: NodeId) -> String {
        let node = self.session.node(visit);
        let by = self.session.game().and_then(|_| self.session.name(node));
        by.unwrap_or_else(|| self.name(visit))
    }

    fn player(&self) -> String {
        self.side(self.session.trace().player(self.visit))
    }

    fn side(&self, player: Player) -> String {
        side(self.session, player, self.lang)
    }

    fn window(&self) -> String {
        numerals::window(self.lang, self.session.trace().window(self.visit, self.step).window())
    }

    fn has_windows(&self) -> bool {
        self.session.setup().algorithm.has_windows()
    }

    fn begin(&self, horizon: Option<u16>) -> String {
        let lang = self.lang;
        let node = self.name(self.visit);
        let told = if self.session.tree().len() == 1 {
            texts::step_leaf(lang, &node)
        } else if self.has_windows() {
            texts::step_begin(lang, &node, &self.player(), &self.window())
        } else {
            texts::step_begin_plain(lang, &node, &self.player())
        };
        match (horizon, self.session.setup().algorithm) {
            // How far at most is looked up to the end of a game says nothing.
            (Some(MAX_DEPTH), _) => told,
            (Some(plies), Algorithm::Deepening) => {
                self.and(texts::step_begin_pass(lang, usize::from(plies)), &told)
            }
            (Some(plies), _) => self.and(told, &texts::step_begin_depth(lang, usize::from(plies))),
            (None, _) => told,
        }
    }

    /// Two sentences, one after the other.
    fn and(&self, told: String, more: &str) -> String {
        self.lang.sentences([told, more.to_owned()])
    }

    fn enter(&self) -> String {
        let (lang, trace) = (self.lang, self.session.trace());
        let node = self.session.node(self.visit);
        let name = self.name(self.visit);
        let window = trace.window(self.visit, self.step).window();
        let again = trace.is_second_visit(self.visit);
        if again {
            texts::step_enter_again(lang, &name, &self.window())
        } else if let Some(question) = numerals::question(window) {
            match question {
                Question::Above(bound) => {
                    texts::step_enter_above(lang, &name, &numerals::value(lang, bound))
                }
                Question::Below(bound) => {
                    texts::step_enter_below(lang, &name, &numerals::value(lang, bound))
                }
            }
        } else if self.session.is_leaf(node) && !trace.was_found(self.visit) {
            match self.session.game() {
                Some(_) if self.session.outcome(node).is_some() => {
                    texts::step_enter_over(lang, &name)
                }
                Some(_) => texts::step_enter_end(lang, &name),
                None => texts::step_leaf(lang, &name),
            }
        } else if self.has_windows() {
            texts::step_enter(lang, &name, &self.player(), &self.window())
        } else {
            texts::step_enter_plain(lang, &name, &self.player())
        }
    }

    fn probe(&self, found: Option<Entry>) -> String {
        let (lang, trace) = (self.lang, self.session.trace());
        let node = self.name(self.visit);
        let Some(entry) = found else {
            // What it knows of a position may look less far ahead.
            let horizon = trace.pass(self.step).and_then(|pass| pass.horizon);
            return match horizon {
                Some(..MAX_DEPTH) => texts::step_probe_miss_deep(lang, &node),
                _ => texts::step_probe_miss(lang, &node),
            };
        };
        let value = numerals::verdict(lang, entry.verdict);
        let told = match trace.store(entry.number) {
            Some(store) => texts::step_probe_hit(lang, &node, &value, &self.name(store.node)),
            None => texts::step_probe_hit_below(lang, &node, &value),
        };
        if trace.is_childless(self.visit) {
            self.and(told, &texts::step_probe_settles(lang))
        } else {
            self.and(told, &texts::step_probe_not_enough(lang, &self.window()))
        }
    }

    fn store(&self, verdict: Verdict, size: u32) -> String {
        let value = numerals::verdict(self.lang, verdict);
        texts::step_store(self.lang, &self.name(self.visit), &value, size as usize)
    }

    fn best(&self, value: &str) -> String {
        let trace = self.session.trace();
        let node = self.name(self.visit);
        let child = trace
            .best(self.visit, self.step)
            .map_or_else(String::new, |best| self.child_name(best.child));
        let now = trace.window(self.visit, self.step);
        let before = trace.window(self.visit, self.step.back(1));
        let bound = |value| numerals::value(self.lang, value);
        if !self.has_windows() {
            texts::step_best_plain(self.lang, &self.player(), &node, value, &child)
        } else if now.alpha.value != before.alpha.value {
            texts::step_best_alpha(
                self.lang,
                &self.player(),
                &node,
                value,
                &child,
                &bound(now.alpha.value),
            )
        } else if now.beta.value != before.beta.value {
            texts::step_best_beta(
                self.lang,
                &self.player(),
                &node,
                value,
                &child,
                &bound(now.beta.value),
            )
        } else {
            texts::step_best_same(self.lang, &self.player(), &node, value, &child, &self.window())
        }
    }

    fn cut(&self, cut: &Cut) -> String {
        let trace = self.session.trace();
        let lang = self.lang;
        let node = self.name(self.visit);
        let best = trace.best(self.visit, self.step);
        let value = best.map_or_else(String::new, |best| numerals::value(lang, best.value));
        let number = |bound| numerals::value(lang, bound);
        let cause = cause(trace, cut);
        let mut told = vec![match (cause, trace.player(self.visit)) {
            (Cause::Asked(asked), _) => texts::step_cut_null(lang, &node, &number(asked), &value),
            (Cause::Bound { setter, value: bound, .. }, Player::Max) => {
                let player = self.side(Player::Min);
                texts::step_cut_max(
                    lang,
                    &node,
                    &player,
                    &self.name(setter),
                    &number(bound),
                    &value,
                )
            }
            (Cause::Bound { setter, value: bound, .. }, Player::Min) => {
                let player = self.side(Player::Max);
                texts::step_cut_min(
                    lang,
                    &node,
                    &player,
                    &self.name(setter),
                    &number(bound),
                    &value,
                )
            }
            (Cause::Start(bound), Player::Max) => {
                texts::step_cut_start_max(lang, &node, &number(bound), &value)
            }
            (Cause::Start(bound), Player::Min) => {
                texts::step_cut_start_min(lang, &node, &number(bound), &value)
            }
        }];
        if let Cause::Bound { layers: layers @ 2.., .. } = cause {
            told.push(texts::step_cut_deep(lang, layers));
        }
        told.push(self.skipped(cut));
        lang.sentences(told)
    }

    fn skipped(&self, cut: &Cut) -> String {
        let lang = self.lang;
        let named: Vec<String> = self
            .session
            .skipped(cut)
            .take(NAMED)
            .map(|node| match self.session.game() {
                Some(_) => self.session.name(node).unwrap_or_default(),
                None => node_name(self.session, node, lang),
            })
            .collect();
        let rest = cut.skipped as usize - named.len();
        if rest == 0 {
            texts::step_skipped(self.lang, &lang.list(&named))
        } else {
            texts::step_skipped_more(self.lang, &lang.list(&named), rest)
        }
    }

    fn leave(&self, verdict: Verdict) -> String {
        let trace = self.session.trace();
        let lang = self.lang;
        let node = self.name(self.visit);
        let value = numerals::value(lang, verdict.value());
        let was_cut = trace.cut_of(self.visit).is_some();
        if let Some(tally) = trace.tally(self.visit) {
            let value = numerals::verdict(lang, verdict);
            return texts::step_leave_tally(lang, &node, &value, tally.nodes);
        }
        match verdict {
            _ if trace.is_childless(self.visit) && trace.was_evaluated(self.visit) => {
                texts::step_leave_evaluated(lang, &node, &value)
            }
            _ if trace.is_childless(self.visit) && trace.was_found(self.visit) => {
                texts::step_leave_table(lang, &node, &numerals::verdict(lang, verdict))
            }
            _ if self.session.game().is_some() && trace.is_childless(self.visit) => {
                texts::step_leave_end(lang, &node, &value)
            }
            _ if self.session.is_leaf(self.session.node(self.visit)) => {
                texts::step_leave_leaf(lang, &node, &value)
            }
            Verdict::Exact(_) => texts::step_leave_exact(lang, &node, &value),
            Verdict::AtLeast(_) if was_cut => {
                texts::step_leave_cut_max(lang, &node, &value, &self.player())
            }
            Verdict::AtMost(_) if was_cut => {
                texts::step_leave_cut_min(lang, &node, &value, &self.player())
            }
            Verdict::AtLeast(_) => texts::step_leave_at_least(lang, &node, &value),
            Verdict::AtMost(_) => texts::step_leave_at_most(lang, &node, &value),
        }
    }

    fn finish(&self, verdict: Verdict) -> String {
        let lang = self.lang;
        let trace = self.session.trace();
        let value = numerals::value(lang, verdict.value());
        let result = match (verdict, self.pass_before()) {
            (_, Some(plies)) => {
                let value = numerals::verdict(lang, verdict);
                texts::step_finish_pass(lang, usize::from(plies), &value)
            }
            (Verdict::Exact(_), None) => texts::step_finish_exact(lang, &value),
            (Verdict::AtLeast(_), None) => texts::step_finish_at_least(lang, &value),
            (Verdict::AtMost(_), None) => texts::step_finish_at_most(lang, &value),
        };
        let told = match self.session.game() {
            Some(_) => {
                let counted = trace.tallied_by(self.step);
                let cuts = trace.cut_count(self.step) as u64 + counted.cuts;
                let visited = self.session.visited_count(self.step) as u64 + counted.nodes;
                self.and(result, &texts::step_finish_game(lang, visited, cuts))
            }
            None => {
                let (total, visited) =
                    (self.session.tree().len(), self.session.visited_in_pass(self.step));
                let pruned = self.session.pruned_count(self.step);
                self.and(result, &texts::step_finish_count(lang, visited, total, pruned))
            }
        };
        if self.session.setup().is_unsound() {
            self.and(told, &texts::step_finish_unsound(lang))
        } else if self.keeps_a_bound(verdict) {
            self.and(told, &texts::step_finish_kept(lang))
        } else {
            told
        }
    }

    /// How far the pass of this step looks ahead, where others follow it.
    fn pass_before(&self) -> Option<u16> {
        let trace = self.session.trace();
        let is_last = trace.pass_number(self.step) + 1 == trace.passes().len();
        trace.pass(self.step).filter(|_| !is_last)?.horizon
    }

    /// Whether the value of the tree is known, but of the move that was kept for it only that it is no
    /// better: `findMax` and `findMin` replace a move by one that looks as good (`>=`).
    fn keeps_a_bound(&self, verdict: Verdict) -> bool {
        let trace = self.session.trace();
        let best = trace.best(self.visit, self.step);
        let kept = best.and_then(|best| trace.verdict(best.child, self.step));
        self.session.setup().algorithm == Algorithm::FindMaxMin
            && matches!(verdict, Verdict::Exact(_))
            && match trace.player(self.visit) {
                Player::Max => matches!(kept, Some(Verdict::AtMost(_))),
                Player::Min => matches!(kept, Some(Verdict::AtLeast(_))),
            }
    }
}
