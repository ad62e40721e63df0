//! Values and names in results.

use plyscope_search::trace::{BoundAt, Cut};
use plyscope_search::{Bound, NodeId, Player, Step, TreeNode, Value};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{json, Value as Json};

use crate::parts::{words, Word, Words, Worth};
use plyscope_session::cause::{cause, is_deep, Cause};
use plyscope_session::moves::line_to;
use plyscope_session::Session;

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
pub fn exact(value: Value) -> Option<String> {
    value.is_fraction().then(|| value.to_string())
}

/// A player.
#[must_use]
pub fn player(player: Player) -> &'static str {
    player.word()
}

/// The names of nodes.
#[must_use]
pub fn names(session: &Session, nodes: impl Iterator<Item = TreeNode>) -> Vec<String> {
    nodes.map(|node| node_name(session, node)).collect()
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

/// Why a cut was made.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Because {
    /// Which end of the window was met.
    pub bound: Word<Bound>,
    /// Where that end stood; null where it is open.
    pub value: Option<Worth>,
    /// The node whose best child has that value; null for the window of the root and for a null window.
    pub set_by: Option<String>,
    /// Whether that was further up than the parent.
    pub deep: bool,
    /// The null window whose far end was met; null where that end was none.
    pub null_window: Option<NullWindow>,
    /// The chance node that passed that value on, if one did: beyond it, its average leaves its own window.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chance: Option<String>,
    /// The value as a fraction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value_exact: Option<String>,
}

/// The cause of a cutoff.
#[must_use]
pub fn because(session: &Session, cut: &Cut) -> Because {
    let (set_by, chance) = match cause(session, cut) {
        Some(Cause::Bound { setter, .. }) => (Some(name(session, setter)), None),
        Some(Cause::Chance(chance)) => (None, Some(name(session, chance))),
        _ => (None, None),
    };
    Because {
        bound: Word(cut.met),
        value: Worth::of(cut.because.value),
        set_by,
        deep: is_deep(session, cut),
        null_window: null_window(session, cut.met, cut.because),
        chance,
        value_exact: exact(cut.because.value),
    }
}

/// Between which values the average of a chance node lies, as far as is known; a fraction is rounded.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct AverageBounds {
    /// It is worth this at least.
    pub least: Worth,
    /// It is worth this at most.
    pub most: Worth,
    /// The first as a fraction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least_exact: Option<String>,
    /// The second as a fraction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most_exact: Option<String>,
}

/// Between which values the average of a chance node lies, in a search that bounds averages.
#[must_use]
pub fn average_bounds(session: &Session, node: TreeNode, step: Step) -> Option<AverageBounds> {
    let bounds = session.average_bounds(node, step)?;
    Some(AverageBounds {
        least: Worth::known(bounds.alpha),
        most: Worth::known(bounds.beta),
        least_exact: exact(bounds.alpha),
        most_exact: exact(bounds.beta),
    })
}

/// The side of a value on which a null window asks whether a node is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Above it: the far bound is β.
    Above,
    /// Below it: the far bound is α.
    Below,
}

words! {
    Side = "NullWindowSide" {
        Self::Above => "above",
        Self::Below => "below",
    }
}

/// What a null window asks: on which side of a value a node is. Its far end is no node's value.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct NullWindow {
    /// Whether the node is asked to be above the value or below it.
    pub asks: Word<Side>,
    /// The near end of the window.
    pub value: Option<Worth>,
    /// The node whose best child has that value; null where it is an end of the search's own window.
    pub of: Option<String>,
    /// The value as a fraction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value_exact: Option<String>,
}

/// The question of a null window, given its far bound; `None` for a bound that is a value of the search.
#[must_use]
pub fn null_window(session: &Session, far: Bound, end: BoundAt) -> Option<NullWindow> {
    let asked = end.asked()?;
    let side = match far {
        Bound::Beta => Side::Above,
        Bound::Alpha => Side::Below,
    };
    Some(NullWindow {
        asks: Word(side),
        value: Worth::of(asked.value),
        of: asked.of.map(|visit| name(session, visit)),
        value_exact: exact(asked.value),
    })
}
