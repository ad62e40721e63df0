//! Misconceptions about chance nodes: other weights, or a player in place of chance.

use plyscope_search::{GameTree, Player};

use super::super::selection::Selection;
use super::super::value_list::ValueList;
use super::searching::{pruned, search};
use super::valuing::returned;
use super::Misconception;
use plyscope_i18n::texts;
use plyscope_session::Session;
use plyscope_setup::{Algorithm, Setup};

/// The children are averaged without their weights.
pub(super) const UNWEIGHTED: Misconception<ValueList> = Misconception {
    id: "unweighted",
    applies: has_weights,
    answer: |session| equal(session).map(returned),
    text: |_, lang| texts::quiz_thought_unweighted(lang),
};

/// Chance is taken for MIN.
pub(super) const AS_MIN: Misconception<ValueList> = Misconception {
    id: "chance-as-min",
    applies: has_chance,
    answer: |session| decided(session, Player::Min).map(returned),
    text: |_, lang| texts::quiz_thought_chance_as(lang, "min"),
};

/// Chance is taken for MAX.
pub(super) const AS_MAX: Misconception<ValueList> = Misconception {
    id: "chance-as-max",
    applies: has_chance,
    answer: |session| decided(session, Player::Max).map(returned),
    text: |_, lang| texts::quiz_thought_chance_as(lang, "max"),
};

/// The cuts of averages without weights.
pub(super) const PRUNED_UNWEIGHTED: Misconception<Selection> = Misconception {
    id: "unweighted",
    applies: has_weights,
    answer: |session| equal(session).map(pruned),
    text: |_, lang| texts::quiz_thought_unweighted(lang),
};

/// The cuts of alpha-beta, as though chance were MIN.
pub(super) const PRUNED_AS_MIN: Misconception<Selection> = Misconception {
    id: "chance-as-min",
    applies: has_chance,
    answer: |session| decided(session, Player::Min).map(pruned),
    text: |_, lang| texts::quiz_thought_cut_as(lang, "min"),
};

/// The cuts of alpha-beta, as though chance were MAX.
pub(super) const PRUNED_AS_MAX: Misconception<Selection> = Misconception {
    id: "chance-as-max",
    applies: has_chance,
    answer: |session| decided(session, Player::Max).map(pruned),
    text: |_, lang| texts::quiz_thought_cut_as(lang, "max"),
};

fn has_chance(session: &Session) -> bool {
    session.tree().has_chance()
}

/// Whether some children of a chance node are more probable than others.
fn has_weights(session: &Session) -> bool {
    let tree = session.tree();
    tree.nodes().any(|node| {
        let mut shares = tree.children(node).map(|child| tree.probability(child));
        let first = shares.next();
        tree.is_chance(node) && shares.any(|share| Some(share) != first)
    })
}

/// The same search with all children of a chance node equally probable.
fn equal(session: &Session) -> Option<Session> {
    let tree = has_weights(session).then(|| session.tree().clone().with_equal_chances())??;
    search(tree, *session.setup())
}

/// The search without chance nodes, alpha-beta or minimax, with a player in their place.
fn decided(session: &Session, player: Player) -> Option<Session> {
    let tree: GameTree = session.tree().clone();
    let setup = *session.setup();
    let algorithm = match setup.algorithm.has_windows() {
        true => Algorithm::AlphaBeta,
        false => Algorithm::Minimax,
    };
    tree.has_chance().then(|| search(tree.with_chance_as(player), Setup { algorithm, ..setup }))?
}
