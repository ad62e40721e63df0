//! Captions of averages, where chance decides.

use plyscope_i18n::{numerals, texts};
use plyscope_search::trace::Cut;
use plyscope_search::{Bound, Fraction, NodeId, Value, Verdict, Window};

use super::CaptionWriter;
use crate::cause::{cause, Cause};

impl CaptionWriter<'_> {
    /// A child counts in the average of its parent, as often as it is probable.
    pub(super) fn add_to_average(&self, value: Value) -> String {
        let (lang, session, trace) = (self.lang, self.session, self.session.trace());
        let Some(child) = trace.compared(self.step) else { return String::new() };
        let (name, node) = (self.name(child), session.node(self.visit));
        let probability = session.tree().probability(session.node(child));
        let probability = probability.unwrap_or(Fraction::ZERO);
        let (value, at) = (numerals::value(lang, value), self.name(self.visit));
        let p = probability.to_string();
        let Window { alpha, beta } =
            session.average_window(node, self.step).unwrap_or(Window::FULL);
        let written = |end: Value| numerals::with_decimals(lang, end);
        match trace.verdict(child, self.step) {
            Some(Verdict::AtMost(_)) if beta.is_finite() => {
                texts::step_average_most(lang, &name, &p, &value, &at, &written(beta))
            }
            Some(Verdict::AtMost(_)) => texts::step_average_most_open(lang, &name, &p, &value),
            Some(Verdict::AtLeast(_)) if alpha.is_finite() => {
                texts::step_average_least(lang, &name, &p, &value, &at, &written(alpha))
            }
            Some(Verdict::AtLeast(_)) => texts::step_average_least_open(lang, &name, &p, &value),
            Some(Verdict::Exact(_)) | None => {
                let text = self.term(child, probability);
                if alpha.is_finite() && alpha < beta && beta.is_finite() {
                    let range = texts::step_average_range(lang, &written(alpha), &written(beta));
                    return self.and(text, &range);
                }
                text
            }
        }
    }

    /// A term of the sum, and the sum so far.
    fn term(&self, child: NodeId, probability: Fraction) -> String {
        let (lang, session) = (self.lang, self.session);
        let written = |value: Option<Value>| {
            value.map_or_else(String::new, |value| numerals::value(lang, value))
        };
        let value = session.trace().verdict(child, self.step).map(Verdict::value);
        let share = value.and_then(Value::as_fraction);
        let share = share.and_then(|value| value.times(probability));
        texts::step_average(
            lang,
            &self.name(child),
            &probability.to_string(),
            &written(value),
            &written(share.and_then(Value::fraction)),
            &self.name(self.visit),
            &written(session.average(session.node(self.visit), self.step)),
        )
    }

    /// The remaining children of a chance node are cut: what the average can still be, and why that is
    /// enough.
    pub(super) fn cut_average(&self, cut: &Cut) -> String {
        let (lang, session) = (self.lang, self.session);
        let (node, tree) = (session.node(self.visit), session.tree());
        let (Some(bounds), Some(range)) =
            (session.average_window(node, self.step), session.leaf_range())
        else {
            return self.skipped(cut);
        };
        let rest = session.skipped(cut).filter_map(|child| tree.probability(child));
        let rest = rest.reduce(|rest, part| rest.plus(part).unwrap_or(rest));
        let (average, limit) = match cut.met {
            Bound::Alpha => (bounds.beta, range.beta),
            Bound::Beta => (bounds.alpha, range.alpha),
        };
        let (name, average) = (self.name(self.visit), numerals::with_decimals(lang, average));
        let mut sentences = vec![match (cut.met, rest) {
            (Bound::Alpha, Some(rest)) => {
                let limit = numerals::value(lang, limit);
                texts::step_cut_average_most(lang, &name, &rest.to_string(), &limit, &average)
            }
            (Bound::Beta, Some(rest)) => {
                let limit = numerals::value(lang, limit);
                texts::step_cut_average_least(lang, &name, &rest.to_string(), &limit, &average)
            }
            (Bound::Alpha, None) => texts::step_cut_probed_most(lang, &name, &average),
            (Bound::Beta, None) => texts::step_cut_probed_least(lang, &name, &average),
        }];
        sentences.extend(self.reason(cut));
        if rest.is_some() {
            sentences.push(self.skipped(cut));
        }
        let visits = tree.children(node).filter_map(|child| session.visit(child, self.step));
        let mut children =
            visits.filter(|&child| session.trace().parent(child) == Some(self.visit));
        if children.any(|child| session.leaves_out(child)) {
            sentences.push(texts::step_skipped_probed(lang));
        }
        lang.sentences(sentences)
    }

    /// A player's remaining moves are cut because of a window that a chance node has passed down.
    pub(super) fn cut_below_chance(&self, cut: &Cut, test: &str, value: &str) -> String {
        let (lang, node) = (self.lang, self.name(self.visit));
        match cut.met {
            Bound::Beta => texts::step_cut_chance_max(lang, &node, test, value),
            Bound::Alpha => texts::step_cut_chance_min(lang, &node, test, value),
        }
    }

    /// Why a value beyond the end of the window that was met is enough.
    pub(super) fn reason(&self, cut: &Cut) -> Option<String> {
        let (lang, trace) = (self.lang, self.session.trace());
        let bound = numerals::with_decimals(lang, cut.because.value);
        Some(match cause(self.session, cut)? {
            Cause::Bound { setter, .. } => {
                let player = self.side(cut.met.owner());
                texts::step_cut_has(lang, &player, &self.name(setter), &bound)
            }
            Cause::Chance(chance) => {
                let child = trace.path(cut.step).find(|&at| trace.parent(at) == Some(chance))?;
                let probe = self.session.visit_before(child);
                let probed = probe.and_then(|probe| trace.verdict(probe, cut.step));
                if probed.is_some_and(|probed| probed.value() == cut.because.value) {
                    return Some(texts::step_cut_probe(lang, &self.name(child), &bound));
                }
                let limit = trace.entry_window(chance).bound(cut.met).value;
                let limit = numerals::with_decimals(lang, limit);
                let text = match cut.met {
                    Bound::Beta => texts::step_cut_through_above,
                    Bound::Alpha => texts::step_cut_through_below,
                };
                text(lang, &self.name(child), &bound, &self.name(chance), &limit)
            }
            Cause::Start(_) | Cause::NullWindow(_) => return None,
        })
    }
}
