//! Misconceptions that perform another search.

use plyscope_search::algo::{Exercise, Fail, Windows};
use plyscope_search::trace::Recorder;
use plyscope_search::{CutRule, GameTree, Order, TreeNode};

use super::super::selection::Selection;
use super::{always, shape, Misconception};
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::player_name;
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_setup::{Algorithm, Choice, Feature, Setup, StartWindow};

/// From right to left instead of left to right, or vice versa.
pub(super) const DIRECTION: Misconception<Selection> = Misconception {
    id: "direction",
    applies: always,
    answer: |session| other_direction(session).map(pruned),
    text: |session, lang| texts::quiz_thought_direction(lang, session.setup().options().order.id()),
};

/// MAX taken for MIN.
pub(super) const PLAYERS: Misconception<Selection> = Misconception {
    id: "players",
    applies: always,
    answer: |session| other_players(session).map(pruned),
    text: players,
};

/// > instead of ≥, or vice versa.
pub(super) const RULE: Misconception<Selection> = Misconception {
    id: "rule",
    applies: shape::can_tie,
    answer: |session| other_rule(session).map(pruned),
    text: |session, lang| texts::quiz_thought_rule(lang, session.setup().options().cut.id()),
};

/// Only the bound of the parent is used.
pub(super) const NO_DEEP_CUTOFFS: Misconception<Selection> = Misconception {
    id: "no-deep-cutoffs",
    applies: shape::can_cut_deeply,
    answer: |session| again(session, without_deep_cutoffs(session.setup())?).map(pruned),
    text: |_, lang| texts::quiz_thought_shallow(lang),
};

/// Bounds from further up are used in a search without deep cutoffs.
pub(super) const DEEP_CUTOFFS: Misconception<Selection> = Misconception {
    id: "deep-cutoffs",
    applies: always,
    answer: |session| again(session, with_deep_cutoffs(session.setup())?).map(pruned),
    text: |_, lang| texts::quiz_thought_deep(lang),
};

/// The start window is forgotten.
pub(super) const START_WINDOW: Misconception<Selection> = Misconception {
    id: "start-window",
    applies: shape::has_start_window,
    answer: |session| {
        again(session, Setup { window: StartWindow::default(), ..*session.setup() }).map(pruned)
    },
    text: |session, lang| {
        let window = numerals::window(lang, session.setup().options().window);
        texts::quiz_thought_window(lang, &window)
    },
};

/// The same search from the other side, where it goes from one side to the other.
pub(super) fn other_direction(session: &Session) -> Option<Session> {
    again(session, with_other_direction(session.setup())?)
}

/// The search from the other side.
#[must_use]
pub fn with_other_direction(setup: &Setup) -> Option<Setup> {
    let order = match setup.options().order {
        Order::LeftToRight => Order::RightToLeft,
        Order::RightToLeft => Order::LeftToRight,
        _ => return None,
    };
    Some(Setup { order, ..*setup })
}

/// The search without deep cutoffs, where there are some.
#[must_use]
pub fn without_deep_cutoffs(setup: &Setup) -> Option<Setup> {
    cuts_deeply(setup).then_some(Setup { algorithm: Algorithm::SingleCutoff, ..*setup })
}

/// The search with deep cutoffs, where there are none.
#[must_use]
pub fn with_deep_cutoffs(setup: &Setup) -> Option<Setup> {
    if setup.algorithm.descriptor().windows != Windows::OneBound || !is_plain(setup) {
        return None;
    }
    Some(Setup { algorithm: Algorithm::AlphaBeta, window: StartWindow::default(), ..*setup })
}

/// The search with the other cutoff rule, where there is a choice.
#[must_use]
pub fn with_other_rule(setup: &Setup) -> Option<Setup> {
    let cut = match setup.options().cut {
        CutRule::AtLeast => CutRule::Above,
        CutRule::Above => CutRule::AtLeast,
    };
    setup.algorithm.offers(Feature::Cut).then_some(Setup { cut, ..*setup })
}

/// The search that returns the other thing outside a window, where there is a choice.
#[must_use]
pub fn with_other_fail(setup: &Setup) -> Option<Setup> {
    let fail = match setup.options().fail {
        Fail::Soft => Fail::Hard,
        Fail::Hard | Fail::Start => Fail::Soft,
    };
    setup.algorithm.offers(Feature::Fail).then_some(Setup { fail, ..*setup })
}

/// Who moves, in words of the tree.
pub(super) fn players(session: &Session, lang: Lang) -> String {
    let tree = session.tree();
    match tree.is_chance(TreeNode::ROOT) {
        true => texts::quiz_thought_sides(lang),
        false => texts::quiz_thought_players(lang, player_name(tree.root_player())),
    }
}

/// The same search with MAX and MIN exchanged.
pub(super) fn other_players(session: &Session) -> Option<Session> {
    search(session.tree().clone().with_players_exchanged(), *session.setup())
}

/// The same search with the other cutoff rule, where there is a choice.
pub(super) fn other_rule(session: &Session) -> Option<Session> {
    again(session, with_other_rule(session.setup())?)
}

/// Another search of the same tree.
pub(super) fn again(session: &Session, setup: Setup) -> Option<Session> {
    search(session.tree().clone(), setup)
}

pub(super) fn search(tree: GameTree, setup: Setup) -> Option<Session> {
    search_tree(tree, setup, Recorder::new()).ok()
}

pub(super) fn pruned(session: Session) -> Selection {
    session.pruned().collect()
}

/// Whether a search is plain alpha-beta.
#[must_use]
pub fn cuts_deeply(setup: &Setup) -> bool {
    let algorithm = setup.algorithm;
    algorithm.can_be_asked(Exercise::Follow)
        && algorithm.descriptor().windows == Windows::Both
        && is_plain(setup)
}

/// Whether a search looks at a tree to the end, from one side to the other, without a table.
fn is_plain(setup: &Setup) -> bool {
    let options = setup.options();
    let steady = matches!(options.order, Order::LeftToRight | Order::RightToLeft);
    steady && options.depth.is_none() && options.table.is_none()
}
