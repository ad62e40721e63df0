//! The accessible name of a node.

use plyscope_search::trace::{BoundAt, WindowAt};
use plyscope_search::{bidi, Step, TreeNode, Value, Verdict};

use crate::moves::turn_name;
use crate::{Session, State};
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};

/// The accessible name of a node at a step: the L-name, then the player, the value or the window,
/// and the state.
#[must_use]
pub fn reading(session: &Session, node: TreeNode, step: Step, lang: Lang) -> String {
    let tree = session.tree();
    let state = session.state(node, step);
    let mut parts = vec![tree.l_name(node).to_string()];
    parts.extend(session.name(node).map(|name| bidi::isolated(&name).into_owned()));
    if session.is_leaf(node) || session.is_at_horizon(node) {
        parts.push(texts::read_leaf(lang));
    } else {
        parts.push(turn_name(session, tree.turn(node), lang));
    }
    let probability = tree.probability(node);
    parts.extend(probability.map(|share| texts::read_probability(lang, &share.to_string())));
    parts.extend(session.known(node, step).map(|known| known_reading(known, lang)));
    let is_open = !session.is_leaf(node) && state == State::Open;
    let visit = session.visit(node, step).filter(|_| is_open);
    let window = visit.and_then(|visit| session.window(visit, step));
    parts.extend(window.map(|window| window_reading(window, lang)));
    parts.push(match state {
        State::NotVisited => texts::read_new(lang),
        State::Open => texts::read_open(lang),
        State::Done => texts::read_done(lang),
        State::Pruned => texts::read_pruned(lang),
        State::Beyond => texts::read_beyond(lang),
    });
    parts.extend(session.visit_number(node, step).map(|number| texts::read_visit(lang, number)));
    if session.is_hit(node, step) {
        parts.push(texts::read_hit(lang));
    }
    if tree.parent(node).and_then(|parent| session.best_child(parent, step)) == Some(node) {
        parts.push(texts::read_best(lang));
    }
    if session.focus(step) == Some(node) {
        parts.push(texts::read_here(lang));
    }
    lang.clauses(&parts)
}

fn known_reading(known: Verdict, lang: Lang) -> String {
    let value = numerals::value(lang, known.value());
    match known {
        Verdict::Exact(_) => texts::read_value(lang, &value),
        Verdict::AtLeast(_) => texts::read_at_least(lang, &value),
        Verdict::AtMost(_) => texts::read_at_most(lang, &value),
    }
}

fn window_reading(window: WindowAt, lang: Lang) -> String {
    let end = |end: BoundAt| {
        if end.value == Value::INFINITY {
            texts::read_infinity(lang)
        } else if end.value == Value::NEG_INFINITY {
            texts::read_minus_infinity(lang)
        } else {
            numerals::end(lang, end)
        }
    };
    texts::read_window(lang, &end(window.alpha), &end(window.beta))
}
