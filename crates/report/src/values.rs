//! Values and names as JSON.

use plyscope_search::trace::{BoundAt, Cut, Origin, Tally};
use plyscope_search::{Bound, NodeId, Player, Step, TreeNode, Turn, Value, Verdict};
use serde_json::{json, Value as Json};

use plyscope_view::cause::is_deep;
use plyscope_view::moves::line_to;
use plyscope_view::session::Session;

/// A number with all its digits where it is one, `"win"`, `"draw"` or `"loss"` where it is not, and
/// null for the open end of a window. A fraction is rounded; [`exact`] has it.
#[must_use]
pub fn value(value: Value) -> Json {
    if !value.is_finite() {
        return Json::Null;
    }
    if value.is_fraction() {
        return json!(value.as_f64());
    }
    let text = value.to_string();
    match value.is_number() {
        // Not through a floating point number, which would round it.
        true => text.parse().map_or(Json::Null, Json::Number),
        false => Json::String(text),
    }
}

/// A fraction that no decimal number is, as text: `"19/6"`; `None` for any other value.
#[must_use]
pub fn exact(value: Value) -> Option<Json> {
    value.is_fraction().then(|| Json::String(value.to_string()))
}

/// The words of verdicts.
pub const VERDICTS: [&str; 3] = ["exact", "at-least", "at-most"];

/// The kind of a verdict.
#[must_use]
pub const fn verdict(verdict: Verdict) -> &'static str {
    let [exact, at_least, at_most] = VERDICTS;
    match verdict {
        Verdict::Exact(_) => exact,
        Verdict::AtLeast(_) => at_least,
        Verdict::AtMost(_) => at_most,
    }
}

/// The words that say whose turn it is.
pub const TURNS: [&str; 3] = ["max", "min", "chance"];

/// A player.
#[must_use]
pub const fn player(player: Player) -> &'static str {
    turn(Turn::Player(player))
}

/// Whose turn it is.
#[must_use]
pub const fn turn(turn: Turn) -> &'static str {
    let [max, min, chance] = TURNS;
    match turn {
        Turn::Player(Player::Max) => max,
        Turn::Player(Player::Min) => min,
        Turn::Chance => chance,
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

/// The name of a node: in a tree its L-name, in a game the moves that lead to it in notation; empty
/// at the start.
#[must_use]
pub fn node_name(session: &Session, node: TreeNode) -> String {
    match session.game() {
        None => session.tree().l_name(node).to_string(),
        Some(_) => line_to(session, node, None),
    }
}

/// The cause of a cutoff: which bound was met, its value, the node whose best child has that value
/// and whether it lies above the parent, or the null window of which it is the far bound, or the chance
/// node that passed it on.
#[must_use]
pub fn because(session: &Session, cut: &Cut) -> Json {
    let mut because = json!({
        "bound": bound(cut.met),
        "value": value(cut.because.value),
        "set_by": cut.because.set_by().map(|visit| name(session, visit)),
        "deep": is_deep(session.trace(), cut),
        "null_window": null_window(session, cut.met, cut.because),
    });
    if let Origin::Chance(chance) = cut.because.origin {
        because["chance"] = json!(name(session, chance));
    }
    because
}

/// Between which values the average of a chance node lies, in a search that bounds averages.
#[must_use]
pub fn average_bounds(session: &Session, node: TreeNode, step: Step) -> Option<Json> {
    let bounds = session.average_bounds(node, step)?;
    let mut ends = json!({ "least": value(bounds.alpha), "most": value(bounds.beta) });
    for (name, end) in [("least_exact", bounds.alpha), ("most_exact", bounds.beta)] {
        if let Some(exact) = exact(end) {
            ends[name] = exact;
        }
    }
    Some(ends)
}

/// The words of the ends of a window.
pub const BOUNDS: [&str; 2] = ["alpha", "beta"];

/// An end of a window.
#[must_use]
pub const fn bound(bound: Bound) -> &'static str {
    let [alpha, beta] = BOUNDS;
    match bound {
        Bound::Alpha => alpha,
        Bound::Beta => beta,
    }
}

/// The words of the sides of a value on which a null window asks whether a node is.
pub const SIDES: [&str; 2] = ["above", "below"];

/// The side that a null window with this far bound asks about.
const fn side(far: Bound) -> &'static str {
    let [above, below] = SIDES;
    match far {
        Bound::Beta => above,
        Bound::Alpha => below,
    }
}

/// The question of a null window, given its far bound: on which side of a value a node is, and the
/// node whose best child has that value. Null for a bound that is a value of the search.
#[must_use]
pub fn null_window(session: &Session, far: Bound, end: BoundAt) -> Json {
    end.asked().map_or(Json::Null, |asked| {
        json!({
            "asks": side(far),
            "value": value(asked.value),
            "of": asked.of.map(|visit| name(session, visit)),
        })
    })
}

/// The counts below a node that was not recorded.
#[must_use]
pub fn tally(tally: Tally) -> Json {
    json!({ "nodes": tally.nodes, "leaves": tally.leaves, "cuts": tally.cuts })
}
