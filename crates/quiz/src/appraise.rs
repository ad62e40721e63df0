//! Why a node has its value, or why a search only knows a bound of it.

use plyscope_search::{NodeId, Player, TreeNode, Verdict};

use super::averaging;
use super::explain;
use super::values::Worth;
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::{node_name, player_name, short_name};
use plyscope_session::Session;

/// How many children are listed; the others are counted.
const LISTED: usize = 8;

/// Why a visit returns its value, as feedback on a given one.
#[must_use]
pub fn why(
    session: &Session,
    worth: Worth,
    visit: NodeId,
    given: Option<Verdict>,
    lang: Lang,
) -> String {
    let trace = session.trace();
    let Some(right) = trace.verdict(visit, trace.last_step()) else {
        return String::new();
    };
    let is_chance = averaging::is_chance(session, visit);
    let node = node_name(session, session.node(visit), lang);
    let (player, back) = (trace.player(visit), returned(session, visit, lang));
    let best = trace.best(visit, trace.last_step()).map_or(right.value(), |best| best.value);
    let value = numerals::value(lang, best);
    let found = match is_chance {
        true => averaging::average(session, visit, &back, lang),
        false => texts::quiz_value_chosen(lang, &node, &back, player_name(player), &value),
    };
    let mut sentences: Vec<String> =
        std::iter::once(found).chain(averaging::rounded(given, right, lang)).collect();
    let is_clipped = match is_chance {
        true => averaging::is_clipped(session, visit, right),
        false => best != right.value(),
    };
    sentences.push(match (worth, given) {
        (Worth::Minimax, Some(Verdict::AtLeast(_) | Verdict::AtMost(_))) => {
            texts::quiz_value_whole(lang, &numerals::value(lang, right.value()))
        }
        (Worth::Minimax, _) => return lang.sentences(sentences),
        (Worth::Returned, _) if session.leaves_out(visit) => {
            texts::quiz_value_probe(lang, &node, &numerals::verdict(lang, right))
        }
        (Worth::Returned, _) if is_clipped => {
            let window = session.in_pass(visit, trace.entry_window(visit));
            let window = numerals::window(lang, window);
            texts::quiz_value_clipped(lang, &window, &numerals::verdict(lang, right))
        }
        (Worth::Returned, _) => why_bound(session, visit, right, lang),
    });
    lang.sentences(sentences)
}

/// Whether the value is exact or a bound, and why.
fn why_bound(session: &Session, visit: NodeId, right: Verdict, lang: Lang) -> String {
    let trace = session.trace();
    let node = node_name(session, session.node(visit), lang);
    let verdict = numerals::verdict(lang, right);
    match (right, trace.cut_of(visit)) {
        (Verdict::Exact(_), _) if trace.is_estimate(visit) => {
            let text = match has_reduced_moves(session, visit) {
                true => texts::quiz_value_reduced,
                false => texts::quiz_value_estimate,
            };
            text(lang, &node, &verdict)
        }
        (Verdict::Exact(_), _) => texts::quiz_value_exact(lang, &node, &verdict),
        (_, Some(_)) if averaging::is_chance(session, visit) => {
            texts::quiz_value_average_cut(lang, &verdict)
        }
        (_, Some(_)) => {
            texts::quiz_value_cut(lang, &node, player_name(trace.player(visit)), &verdict)
        }
        (_, None) => texts::quiz_value_bound(lang, &node, &verdict),
    }
}

/// Whether moves below a visit were searched less deep, and not again to the full depth.
fn has_reduced_moves(session: &Session, visit: NodeId) -> bool {
    let trace = session.trace();
    let is_below = |node: &NodeId| trace.left(visit).is_none_or(|left| trace.entered(*node) < left);
    let below = (visit.0 + 1..trace.node_count() as u32).map(NodeId).take_while(is_below);
    let mut last =
        below.filter(|&node| session.visits(session.node(node)).next_back() == Some(node));
    last.any(|node| trace.reduction(node).plies > 0 && !trace.reduction(node).is_for_order)
}

/// What is known of a node in the end, where the last pass did not come to it by an earlier one.
#[must_use]
pub fn known(session: &Session, node: TreeNode) -> Option<Verdict> {
    let (trace, last) = (session.trace(), session.trace().last_step());
    let earlier = || trace.verdict(session.visits(node).next_back()?, last);
    session.known(node, last).or_else(earlier)
}

/// Why a node with a given value is not part of the question.
#[must_use]
pub fn why_not_asked(session: &Session, node: TreeNode, lang: Lang) -> String {
    let name = node_name(session, node, lang);
    match known(session, node).map(|known| numerals::verdict(lang, known)) {
        Some(value) if session.is_leaf(node) => texts::quiz_value_leaf(lang, &name, &value),
        Some(value) => {
            let mut visits = session.visits(node);
            let has_looked = visits.any(|visit| !session.trace().is_childless(visit));
            let when = if has_looked { "end" } else { "always" };
            texts::quiz_value_taken(lang, when, &name, &value)
        }
        None => {
            let never = explain::why(session, node, lang);
            lang.sentences([never, texts::quiz_value_none(lang)])
        }
    }
}

/// Hints for the value of a node, given a wrong one or none: where to look, who chooses there or that only
/// the bound is wrong, and among what is chosen.
#[must_use]
pub fn hints(
    session: &Session,
    worth: Worth,
    visit: NodeId,
    given: Option<Verdict>,
    lang: Lang,
) -> Vec<String> {
    let node = node_name(session, session.node(visit), lang);
    let decides = match session.trace().player(visit) {
        _ if averaging::is_chance(session, visit) => "chance",
        Player::Max => "max",
        Player::Min => "min",
    };
    let back = returned(session, visit, lang);
    let among = match worth {
        _ if decides == "chance" => texts::quiz_value_back(lang, &node, &back),
        Worth::Minimax => texts::quiz_hint_among(lang, &back),
        Worth::Returned => texts::quiz_hint_back(lang, &node, &back),
    };
    let trace = session.trace();
    let right = trace.verdict(visit, trace.last_step());
    let is_bound_wrong =
        right.zip(given).is_some_and(|(right, given)| right.value() == given.value());
    let what = match is_bound_wrong {
        true => texts::quiz_hint_right_number(lang, &node),
        false => texts::quiz_hint_chooses(lang, decides, &node),
    };
    vec![texts::quiz_hint_value(lang, &node), what, among]
}

/// Hints for a value that was not asked for.
#[must_use]
pub fn hints_not_asked(session: &Session, node: TreeNode, lang: Lang) -> Vec<String> {
    let name = node_name(session, node, lang);
    vec![texts::quiz_hint_value(lang, &name), texts::quiz_hint_into(lang, &name)]
}

/// The values that the children of a visit returned, in the order of the search, without what was
/// only searched to find that order.
fn returned(session: &Session, visit: NodeId, lang: Lang) -> String {
    let trace = session.trace();
    let children = session.tree().children(session.node(visit));
    let counts = |below: &NodeId| {
        trace.parent(*below) == Some(visit) && !trace.reduction(*below).is_for_order
    };
    let from_here = |child: TreeNode| session.visits(child).rfind(counts);
    let mut below: Vec<NodeId> = children.filter_map(from_here).collect();
    below.sort_unstable();
    let write = |child: &NodeId| {
        let verdict = trace.verdict(*child, trace.last_step())?;
        let sign = match verdict {
            Verdict::Exact(_) => "= ",
            Verdict::AtLeast(_) | Verdict::AtMost(_) => "",
        };
        let name = short_name(session, session.node(*child), lang);
        let back = format!("{name} {sign}{}", numerals::verdict(lang, verdict));
        Some(averaging::share(session, session.node(*child), back, lang))
    };
    let listed: Vec<String> = below.iter().take(LISTED).filter_map(write).collect();
    match below.len() - below.len().min(LISTED) {
        0 => lang.list(&listed),
        rest => texts::quiz_value_more(lang, &lang.list(&listed), rest),
    }
}
