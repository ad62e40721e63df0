//! Trees for laws, and what they are worth.

use plyscope_search::{Game, GameTree, Player, Value};
use proptest::prelude::*;

/// Trees in text, in which players need not alternate; leaves are numbers, a few of them fractions, and few
/// enough for ties.
pub fn trees() -> impl Strategy<Value = String> {
    let leaf = (-4_i32..=4, prop::sample::select(vec!["", "", "", "", "", "/3"]))
        .prop_map(|(number, below)| format!("{number}{below}"));
    let inner = leaf.prop_recursive(5, 48, 4, |child| {
        let children = prop::collection::vec(child, 1..=4);
        let turn = prop::sample::select(vec!["", "", "", "", "max:", "min:"]);
        (turn, children).prop_map(|(turn, children)| format!("{turn}({})", children.join(" ")))
    });
    prop::collection::vec(inner, 1..=4).prop_map(|children| children.join(" "))
}

pub fn read(text: &str) -> GameTree {
    GameTree::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Minimax by its definition, to a depth.
pub fn minimax<G: Game>(game: &G, position: &G::Position, depth: Option<u16>) -> Value {
    if let Some(value) = game.utility(position) {
        return value;
    }
    if depth == Some(0) {
        return game.estimate(position);
    }
    let depth = depth.map(|depth| depth - 1);
    let values = game.moves(position).map(|by| minimax(game, &game.play(position, by), depth));
    let value = match game.player(position) {
        Player::Max => values.max(),
        Player::Min => values.min(),
    };
    value.expect("a position without result has moves")
}
