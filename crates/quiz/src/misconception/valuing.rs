//! Misconceptions about the values of nodes, or what a search knows of them.

use plyscope_search::{TreeNode, Turn, Verdict};

use super::super::value_list::ValueList;
use super::super::values::{Values, Worth};
use super::super::Quiz;
use super::searching::{
    again, other_direction, other_players, other_rule, players, with_other_fail,
};
use super::{always, shape, Misconception};
use plyscope_i18n::texts;
use plyscope_session::Session;
use plyscope_setup::Choice;

/// Bounds are taken for values.
pub(super) const EXACT: Misconception<ValueList> = Misconception {
    id: "exact",
    applies: always,
    answer: |session| Some(changed(session, |_, verdict| Verdict::Exact(verdict.value()))),
    text: |_, lang| texts::quiz_thought_exact(lang),
};

/// ≥ and ≤ are exchanged.
pub(super) const REVERSED: Misconception<ValueList> = Misconception {
    id: "reversed",
    applies: always,
    answer: |session| {
        Some(changed(session, |_, verdict| match verdict {
            Verdict::Exact(value) => Verdict::Exact(value),
            Verdict::AtLeast(value) => Verdict::AtMost(value),
            Verdict::AtMost(value) => Verdict::AtLeast(value),
        }))
    },
    text: |_, lang| texts::quiz_thought_reversed(lang),
};

/// The minimax values of the visited nodes, which the search does not always determine.
pub(super) const TRUTH: Misconception<ValueList> = Misconception {
    id: "truth",
    applies: always,
    answer: |session| {
        let minimax = again(session, Worth::Minimax.setup(*session.setup(), session.tree()))?;
        let truth = Values::new(minimax, Worth::Minimax).key();
        let own = returned(session.clone());
        Some(own.iter().filter_map(|(node, _)| Some((node, truth.get(node)?))).collect())
    },
    text: |session, lang| {
        let trace = session.trace();
        let pass = trace.pass(trace.last_step());
        let is_estimate = pass.is_some_and(|pass| pass.is_estimate);
        texts::quiz_thought_truth(lang, if is_estimate { "horizon" } else { "cut" })
    },
};

/// MAX taken for MIN.
pub(super) const PLAYERS: Misconception<ValueList> = Misconception {
    id: "players",
    applies: always,
    answer: |session| other_players(session).map(returned),
    text: players,
};

/// From the other side.
pub(super) const DIRECTION: Misconception<ValueList> = Misconception {
    id: "direction",
    applies: always,
    answer: |session| other_direction(session).map(returned),
    text: |session, lang| texts::quiz_thought_direction(lang, session.setup().options().order.id()),
};

/// > instead of ≥, or vice versa.
pub(super) const RULE: Misconception<ValueList> = Misconception {
    id: "rule",
    applies: shape::can_tie,
    answer: |session| other_rule(session).map(returned),
    text: |session, lang| texts::quiz_thought_rule(lang, session.setup().options().cut.id()),
};

/// The value returned outside the window: fail-soft instead of fail-hard, or vice versa.
pub(super) const FAIL: Misconception<ValueList> = Misconception {
    id: "fail",
    applies: always,
    answer: |session| again(session, with_other_fail(session.setup())?).map(returned),
    text: |session, lang| texts::quiz_thought_fail(lang, session.setup().options().fail.id()),
};

/// MIN's nodes are counted from MIN's point of view, with the sign turned.
pub(super) const MOVERS_VIEW: Misconception<ValueList> = Misconception {
    id: "movers-view",
    applies: always,
    answer: |session| {
        Some(changed(session, |turn, verdict| match turn {
            Turn::Player(player) => player.framed(verdict),
            Turn::Chance => verdict,
        }))
    },
    text: |_, lang| texts::quiz_thought_view(lang),
};

/// The values that a search returns; for minimax the exact values.
pub(super) fn returned(session: Session) -> ValueList {
    let worth = match session.setup().algorithm.visits_everything() {
        true => Worth::Minimax,
        false => Worth::Returned,
    };
    Values::new(session, worth).key()
}

/// The key with every verdict changed.
fn changed(session: &Session, change: impl Fn(Turn, Verdict) -> Verdict) -> ValueList {
    let change =
        |(node, verdict): (TreeNode, Verdict)| (node, change(session.tree().turn(node), verdict));
    returned(session.clone()).iter().map(change).collect()
}
