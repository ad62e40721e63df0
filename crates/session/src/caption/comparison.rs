//! Captions of comparisons: of a child with the best so far, and of the ends of a window.

use plyscope_search::algo::Windows;
use plyscope_search::trace::Cut;
use plyscope_search::{Bound, TreeNode, Value};

use super::{node_name, CaptionWriter};
use crate::cause::{cause, Cause};
use crate::code::{cut_test, sign};
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};

/// How many skipped nodes are named; the others are counted.
pub(super) const NAMED: usize = 4;

impl CaptionWriter<'_> {
    /// A child replaces the best so far.
    pub(super) fn best(&self, value: Value) -> String {
        let trace = self.session.trace();
        let (lang, node) = (self.lang, self.name(self.visit));
        let value = self.best_known().unwrap_or_else(|| self.own_value(value));
        let child = trace
            .best(self.visit, self.step)
            .map_or_else(String::new, |best| self.child_name(best.child));
        let now = self.own(trace.window(self.visit, self.step).window());
        let before = self.own(trace.window(self.visit, self.step.back(1)).window());
        let bound = |value| numerals::value(lang, value);
        let player = self.player();
        if !self.has_windows() {
            texts::step_best_plain(lang, &player, &node, &value, &child)
        } else if self.is_view_of_search()
            && self.session.setup().algorithm.descriptor().windows == Windows::OneBound
        {
            // Its listing has one local variable instead of α.
            texts::step_best_so_far(lang, &player, &node, &value, &child)
        } else if now.alpha != before.alpha {
            texts::step_best_alpha(lang, &player, &node, &value, &child, &bound(now.alpha))
        } else if now.beta != before.beta {
            texts::step_best_beta(lang, &player, &node, &value, &child, &bound(now.beta))
        } else {
            texts::step_best_same(lang, &player, &node, &value, &child, &self.window())
        }
    }

    /// The best so far stays.
    pub(super) fn keep(&self, value: Value) -> String {
        let best = self.session.trace().best_value(self.visit, self.step);
        let best = best.map_or_else(String::new, |best| self.own_value(best));
        let kept = self.best_known().unwrap_or_default();
        let (value, node) = (self.own_value(value), self.name(self.visit));
        let (lang, player) = (self.lang, self.player());
        match self.own_bound() {
            Bound::Alpha => texts::step_keep_max(lang, &value, &best, &player, &node, &kept),
            Bound::Beta => texts::step_keep_min(lang, &value, &best, &player, &node, &kept),
        }
    }

    /// What the player to move has so far: a value, or no more than a bound.
    fn best_known(&self) -> Option<String> {
        let known = self.session.best_known(self.visit, self.step)?;
        Some(self.own_verdict(known))
    }

    /// The bound that the player to move improves, from the viewpoint of the caption.
    pub(super) fn own_bound(&self) -> Bound {
        let player = self.session.trace().player(self.visit);
        self.viewpoint().framed(Bound::of(player))
    }

    /// The remaining moves are cut: the test that succeeded, and whose bound it is.
    pub(super) fn cut(&self, cut: &Cut) -> String {
        if self.is_chance() {
            return self.cut_average(cut);
        }
        if self.session.trace().is_cut_by_null_move(self.visit) {
            return self.cut_by_null_move(cut);
        }
        let trace = self.session.trace();
        let lang = self.lang;
        let node = self.name(self.visit);
        let best = trace.best_value(self.visit, self.step);
        let value = best.map_or_else(String::new, |best| self.own_value(best));
        let test = self.test();
        let opponent = self.side(trace.player(self.visit).opponent());
        let Some(cause) = cause(self.session, cut) else { return self.skipped(cut) };
        let mut sentences = vec![match (cause, self.own_bound()) {
            (Cause::NullWindow(asked), _) => {
                let bound = self.own_value(asked.value);
                match asked.of {
                    Some(of) => {
                        let of = self.name(of);
                        texts::step_cut_null_of(lang, &node, &test, &bound, &of, &value)
                    }
                    None => texts::step_cut_null(lang, &node, &test, &bound, &value),
                }
            }
            (Cause::Bound { setter, value: bound, .. }, own) => {
                let (setter, bound) = (self.name(setter), self.own_value(bound));
                let text = match own {
                    Bound::Alpha => texts::step_cut_max,
                    Bound::Beta => texts::step_cut_min,
                };
                text(lang, &node, &test, &opponent, &setter, &bound, &value)
            }
            (Cause::Chance(_), _) => self.cut_below_chance(cut, &test, &value),
            (Cause::Start(end), own) => {
                let bound = numerals::end(lang, self.own(end));
                let text = match own {
                    Bound::Alpha => texts::step_cut_start_max,
                    Bound::Beta => texts::step_cut_start_min,
                };
                text(lang, &node, &test, self.session.begun(), &bound, &value)
            }
        }];
        if self.is_cut_by_estimate() {
            sentences.push(texts::step_estimate(lang));
        }
        if let Cause::Chance(_) = cause {
            sentences.extend(self.reason(cut));
        }
        let deep = cause.deep_layers(self.session);
        sentences.extend(deep.map(|layers| texts::step_cut_deep(lang, layers)));
        sentences.push(self.skipped(cut));
        lang.sentences(sentences)
    }

    /// Whether the best so far, which closes the window, rests on static evaluations.
    fn is_cut_by_estimate(&self) -> bool {
        let trace = self.session.trace();
        let Some(best) = trace.best(self.visit, self.step) else {
            let found = trace.child_hit(self.visit).map(|hit| hit.found);
            return trace.stand_pat(self.visit, self.step).is_some()
                || found.is_some_and(|found| found.is_estimate && !self.is_proved(found.verdict));
        };
        let is_proved =
            trace.verdict(best.child, self.step).is_some_and(|known| self.is_proved(known));
        trace.is_estimate(best.child) && !is_proved
    }

    /// The cutoff test with its numbers, if they are the search's as the listing writes it: α = 20 ≥ β = 8.
    pub(super) fn test(&self) -> String {
        let trace = self.session.trace();
        let now = self.session.in_pass(self.visit, trace.window(self.visit, self.step));
        let now = self.own(now);
        let (alpha, beta) =
            (numerals::end(self.lang, now.alpha), numerals::end(self.lang, now.beta));
        let setup = self.session.setup();
        match self.is_view_of_search() {
            true => cut_test(setup, &alpha, &beta),
            false => format!("α = {alpha} {} β = {beta}", sign(setup.options().cut)),
        }
    }

    /// Which children a cut leaves out: those never visited, and those searched only to find out which move
    /// comes first.
    pub(super) fn skipped(&self, cut: &Cut) -> String {
        let (lang, session) = (self.lang, self.session);
        let smaller: Vec<TreeNode> = session.searched_for_order_only(cut).collect();
        let unseen = (cut.skipped as usize).saturating_sub(smaller.len());
        let mut sentences = Vec::new();
        if unseen > 0 {
            sentences.push(self.never_visited(cut, unseen));
        }
        if !smaller.is_empty() {
            let named = self.some_names(smaller.iter().copied());
            sentences.push(match smaller.len() - named.len() {
                0 => texts::step_skipped_smaller(lang, &lang.list(&named)),
                rest => texts::step_skipped_smaller_more(lang, &lang.list(&named), rest),
            });
        }
        lang.sentences(sentences)
    }

    /// Which children are never visited, or not this time. All below them is not visited either: in a given
    /// tree the sentence says so wherever there is something below.
    fn never_visited(&self, cut: &Cut, count: usize) -> String {
        let (lang, session) = (self.lang, self.session);
        // In another pass, or where a null window was not enough.
        let is_visited = session.skipped(cut).any(|child| session.is_visited(child));
        type Sentence = fn(Lang, &str) -> String;
        let (plain, below): (Sentence, Sentence) = match is_visited {
            true => (texts::step_left_out, texts::step_left_out_below),
            false => (texts::step_skipped, texts::step_skipped_below),
        };
        let named = self.some_names(session.skipped(cut));
        let is_inner =
            |&child: &TreeNode| session.game().is_none() && !session.tree().is_leaf(child);
        let inner = session.skipped(cut).take(NAMED).filter(is_inner).count();
        match count - named.len() {
            0 if inner == 0 => plain(lang, &lang.list(&named)),
            0 if inner == named.len() => below(lang, &lang.list(&named)),
            0 => {
                let children = session.skipped(cut).zip(named);
                let each = children.map(|(child, name)| match is_inner(&child) {
                    true => texts::step_skipped_subtree(lang, &name),
                    false => name,
                });
                plain(lang, &lang.list(&each.collect::<Vec<_>>()))
            }
            rest if is_visited => texts::step_left_out_more(lang, &lang.list(&named), rest),
            rest => texts::step_skipped_more(lang, &lang.list(&named), rest),
        }
    }

    /// The names of the first few children; in a game their moves.
    fn some_names(&self, children: impl Iterator<Item = TreeNode>) -> Vec<String> {
        let (lang, session) = (self.lang, self.session);
        let name = |node| match session.game() {
            Some(_) => session.name(node).unwrap_or_default(),
            None => node_name(session, node, lang),
        };
        children.take(NAMED).map(name).collect()
    }
}
