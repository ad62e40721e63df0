//! Hints, from where to look to the decision that is next.

use plyscope_search::{NodeId, TreeNode};

use super::averaging;
use super::explain::{test, Before};
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_session::absence::{Absence, Reason};
use plyscope_session::caption::{node_name, player_name};
use plyscope_session::cause::{cause, Cause};
use plyscope_session::Session;

/// Hints on whether a node is visited: where to look, what is known there at that step, and what to
/// decide with it.
#[must_use]
pub fn hints(session: &Session, node: TreeNode, lang: Lang) -> Vec<String> {
    let name = node_name(session, node, lang);
    let Some(parent) = session.tree().parent(node) else {
        return vec![texts::quiz_hint_root(lang, &name)];
    };
    let mut sentences = vec![texts::quiz_hint_where(lang, &node_name(session, parent, lang))];
    let absence = Absence::of(session, node);
    let visit = session.visits(node).next();
    if let Some(above) = absence.filter(|absence| absence.top != node) {
        sentences.push(texts::quiz_hint_below(lang, &name, &node_name(session, above.top, lang)));
    } else if !session.setup().algorithm.has_windows() {
        sentences.push(texts::quiz_hint_all(lang));
    } else if let Some(chance) = deciding(session, visit, absence) {
        sentences.extend(averaging::hints(session, &name, chance, lang));
    } else if let Some(before) = visit.and_then(|visit| Before::of(session, visit)) {
        sentences.extend(decision(session, &name, &before, None, lang));
    } else if let Some(absence) = absence {
        match absence.reason {
            Reason::Cut(cut) => {
                let before = Before::at(session, absence.above, cut.step);
                let setter = match cause(session, &cut) {
                    Some(Cause::Bound { setter, .. }) => Some(setter),
                    Some(Cause::Start(_) | Cause::NullWindow(_) | Cause::Chance(_)) | None => None,
                };
                sentences.extend(decision(session, &name, &before, setter, lang));
            }
            Reason::Horizon | Reason::Table => sentences.push(texts::quiz_hint_known(lang)),
        }
    }
    sentences
}

/// The visit of a chance node that decides whether a node is visited.
fn deciding(session: &Session, visit: Option<NodeId>, absence: Option<Absence>) -> Option<NodeId> {
    let above = match (visit, absence.map(|absence| absence.reason)) {
        (Some(visit), _) => session.trace().parent(visit),
        (None, Some(Reason::Cut(cut))) => Some(cut.node),
        (None, _) => None,
    };
    above.filter(|&above| averaging::is_chance(session, above))
}

/// The state before a node's turn, and what to compare.
fn decision(
    session: &Session,
    node: &str,
    before: &Before,
    setter: Option<NodeId>,
    lang: Lang,
) -> [String; 2] {
    let entry = session.in_pass(before.parent, session.trace().entry_window(before.parent));
    let window = numerals::window(lang, entry);
    let parent = node_name(session, session.node(before.parent), lang);
    let player = player_name(before.player);
    let Some(value) = before.known else {
        let stands = match before.is_for_order {
            true => texts::quiz_hint_for_order(lang, &parent, &window, node),
            false => texts::quiz_hint_first(lang, &parent, &window, node),
        };
        return [stands, texts::quiz_hint_nothing(lang, player, &parent)];
    };
    let value = numerals::verdict(lang, value);
    let stands = texts::quiz_hint_window(lang, &parent, &window, node, player, &value);
    let (test, met) = (test(session, before.player), numerals::end(lang, before.met()));
    let asked = match setter {
        Some(setter) => {
            let setter = node_name(session, session.node(setter), lang);
            texts::quiz_hint_bound(lang, &value, player, test, &met, &setter)
        }
        None => texts::quiz_hint_enough(lang, &value, player, test, &met),
    };
    [stands, asked]
}
