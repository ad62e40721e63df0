//! Sentences about averages, where chance decides: as feedback on values and on what is visited.

use plyscope_search::trace::Cut;
use plyscope_search::{Fraction, NodeId, Step, TreeNode, Value, Verdict};

use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::{caption, node_name};
use plyscope_session::cause::{cause, Cause};
use plyscope_session::Session;

/// The most terms of a sum that is written out.
const MOST_TERMS: usize = 8;

/// Whether chance decides at the node of a visit.
pub(super) fn is_chance(session: &Session, visit: NodeId) -> bool {
    session.tree().is_chance(session.node(visit))
}

/// The average of a chance node, given what has come back from its children: its sum if all is known,
/// or between what it lies.
pub(super) fn average(session: &Session, visit: NodeId, returned: &str, lang: Lang) -> String {
    let (trace, node) = (session.trace(), session.node(visit));
    let name = node_name(session, node, lang);
    let left = trace.left(visit).unwrap_or_else(|| trace.last_step());
    if let Some(cut) = trace.cut_of(visit) {
        let back = texts::quiz_value_back(lang, &name, returned);
        return lang.sentences([back, caption(session, cut.step, lang)]);
    }
    let right = trace.verdict(visit, left);
    match (right, sum(session, node, lang), session.average_bounds(node, left)) {
        (Some(Verdict::Exact(value)), Some(sum), _) => {
            let value = numerals::value(lang, value);
            texts::quiz_value_average(lang, &name, returned, &sum, &value)
        }
        (Some(Verdict::AtMost(_) | Verdict::AtLeast(_)), _, Some(bounds)) => {
            let ends = [bounds.alpha, bounds.beta].map(|end| numerals::value(lang, end));
            let back = texts::quiz_value_back(lang, &name, returned);
            let between = texts::step_average_range(lang, &ends[0], &ends[1]);
            lang.sentences([back, between])
        }
        _ => texts::quiz_value_back(lang, &name, returned),
    }
}

/// The sum of an average, as `1/6 × 3 + 5/6 × 8`; `None` where it is long, or not all is known.
fn sum(session: &Session, node: TreeNode, lang: Lang) -> Option<String> {
    let tree = session.tree();
    let term = |child| {
        let known = session.known(child, session.trace().last_step());
        let Some(Verdict::Exact(value)) = known else { return None };
        Some(format!("{} × {}", tree.probability(child)?, numerals::value(lang, value)))
    };
    let terms: Option<Vec<String>> = tree.children(node).map(term).collect();
    terms.filter(|terms| terms.len() <= MOST_TERMS).map(|terms| terms.join(" + "))
}

/// Whether what a chance node returned is the end of its window, in place of its average.
pub(super) fn is_clipped(session: &Session, visit: NodeId, right: Verdict) -> bool {
    let left = session.trace().left(visit).unwrap_or_else(|| session.trace().last_step());
    session.average_bounds(session.node(visit), left).is_some_and(|bounds| match right {
        Verdict::Exact(_) => false,
        Verdict::AtMost(value) => value != bounds.beta,
        Verdict::AtLeast(value) => value != bounds.alpha,
    })
}

/// What a child of a chance node has come back with, and how probable it is.
pub(super) fn share(session: &Session, child: TreeNode, returned: String, lang: Lang) -> String {
    match session.tree().probability(child) {
        Some(share) => texts::quiz_value_share(lang, &returned, &share.to_string()),
        None => returned,
    }
}

/// That a value is the right one, but rounded.
pub(super) fn rounded(given: Option<Verdict>, right: Verdict, lang: Lang) -> Option<String> {
    let exact = right.value();
    let (given, own) = (given?.value().as_fraction()?, exact.as_fraction()?);
    let is_near = own.minus(given)?.magnitude() <= Fraction::new(1, 20)?;
    let is_rounded = exact.is_fraction() && given != own && is_near;
    is_rounded.then(|| texts::quiz_value_rounded(lang, &exact.to_string()))
}

/// Why a child of a chance node is visited: its average could still be inside the window.
pub(super) fn why_visited(session: &Session, visit: NodeId, parent: NodeId, lang: Lang) -> String {
    let (trace, above) = (session.trace(), session.node(parent));
    let at = trace.entered(visit);
    let [name, parent_name] =
        [session.node(visit), above].map(|node| node_name(session, node, lang));
    let window = numerals::window(lang, trace.entry_window(parent));
    match ends(session, above, at, lang) {
        Some([least, most]) => {
            texts::quiz_visited_average(lang, &name, &parent_name, &least, &most, &window)
        }
        None => texts::quiz_visited_window(lang, &name, &parent_name, &window),
    }
}

/// Between what an average lies at a step.
fn ends(session: &Session, node: TreeNode, step: Step, lang: Lang) -> Option<[String; 2]> {
    let bounds = session.average_bounds(node, step)?;
    Some([bounds.alpha, bounds.beta].map(|end: Value| numerals::with_decimals(lang, end)))
}

/// Why a node is cut, if an average or what it has passed down is the reason.
pub(super) fn why_cut(
    session: &Session,
    node: &str,
    at: &str,
    cut: &Cut,
    lang: Lang,
) -> Option<String> {
    let by_chance =
        is_chance(session, cut.node) || matches!(cause(session, cut), Some(Cause::Chance(_)));
    by_chance.then(|| {
        let never = texts::quiz_pruned_average(lang, node, at);
        lang.sentences([never, caption(session, cut.step, lang)])
    })
}

/// A hint at a child of a chance node: what its average can still be.
pub(super) fn hints(session: &Session, node: &str, parent: NodeId, lang: Lang) -> [String; 2] {
    let window = numerals::window(lang, session.trace().entry_window(parent));
    let above = node_name(session, session.node(parent), lang);
    let stands = texts::quiz_hint_average_window(lang, &above, &window, node);
    [stands, texts::quiz_hint_average_ends(lang, &above)]
}
