//! Values and names as JSON.

use plyscope_core::trace::{Cut, Tally};
use plyscope_core::{Bound, NodeId, Player, TreeNode, Value, Verdict};
use serde_json::{json, Number, Value as Json};

use crate::moves::line_to;
use crate::session::Session;

/// A number where it is one, `"win"`, `"draw"` or `"loss"` where it is not, and null for the open
/// end of a window.
#[must_use]
pub fn value(value: Value) -> Json {
    if !value.is_finite() {
        return Json::Null;
    }
    match value.as_millionths().filter(|_| value.is_number()) {
        None => json!(value.to_string()),
        Some(count) if count % 1_000_000 == 0 => json!(count / 1_000_000),
        Some(_) => Number::from_f64(value.as_f64()).map_or(Json::Null, Json::Number),
    }
}

/// The kind of a verdict.
#[must_use]
pub const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Exact(_) => "exact",
        Verdict::AtLeast(_) => "at-least",
        Verdict::AtMost(_) => "at-most",
    }
}

/// A player.
#[must_use]
pub const fn player(player: Player) -> &'static str {
    match player {
        Player::Max => "max",
        Player::Min => "min",
    }
}

/// The names of nodes.
#[must_use]
pub fn names(session: &Session, nodes: impl Iterator<Item = TreeNode>) -> Json {
    nodes.map(|node| json!(node_name(session, node))).collect()
}

/// The name of a visited node.
#[must_use]
pub fn name(session: &Session, visit: NodeId) -> String {
    node_name(session, session.node(visit))
}

/// The name of a node: in a tree its L-name, in a game the moves that lead to it as they are written
/// down, so that the start is an empty text.
#[must_use]
pub fn node_name(session: &Session, node: TreeNode) -> String {
    match session.game() {
        None => session.tree().l_name(node).to_string(),
        Some(_) => line_to(session, node, None),
    }
}

/// Why a cut was made: which end of the window was met, where it stood, who had set it, and whether
/// that was further up than the parent.
#[must_use]
pub fn because(session: &Session, cut: &Cut) -> Json {
    let parent = session.trace().parent(cut.node);
    json!({
        "bound": match cut.met { Bound::Alpha => "alpha", Bound::Beta => "beta" },
        "value": value(cut.because.value),
        "set_by": cut.because.set_by.map(|visit| name(session, visit)),
        "deep": cut.because.set_by.is_some_and(|visit| Some(visit) != parent),
    })
}

/// What lies below a node that was only counted.
#[must_use]
pub fn tally(tally: Tally) -> Json {
    json!({ "nodes": tally.nodes, "leaves": tally.leaves, "cuts": tally.cuts })
}
