//! Where the nodes of a tree are drawn.

use plyscope_search::{GameTree, TreeNode, Turn, Value};
use schemars::JsonSchema;
use serde::Serialize;

use crate::parts::{Word, Worth};
use crate::values;
use plyscope_layout::Layout as Places;
use plyscope_session::Session;

/// Where all nodes are drawn.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Layout {
    /// The largest x.
    pub width: f64,
    /// The largest y.
    pub height: usize,
    /// The nodes; each comes after its parent.
    pub nodes: Vec<PlacedNode>,
}

/// Where a node is drawn.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct PlacedNode {
    /// Its place in a tree (`L3-2`), in a game the moves that lead there.
    pub node: String,
    /// The node above; null for the root.
    pub parent: Option<String>,
    /// The name it was given in a tree, the last move in a game; null where there is none.
    pub label: Option<String>,
    /// Who is to move there.
    pub player: Word<Turn>,
    /// What a leaf is worth; null for all others.
    pub value: Option<Worth>,
    /// How far to the right, in distances between siblings, from 0 at the leftmost node.
    pub x: f64,
    /// How far down, in layers, from 0 at the root.
    pub y: usize,
}

/// Where the nodes of a given tree are drawn.
#[must_use]
pub fn tree(tree: &GameTree) -> Layout {
    let name = |node: TreeNode| tree.l_name(node).to_string();
    placed(tree, name, |node| tree.name(node).map(str::to_owned), |node| tree.leaf_value(node))
}

/// The same for all that a search has seen of a game. Nodes are called by the moves that lead to
/// them, and labelled with the last of these.
#[must_use]
pub fn game(session: &Session) -> Layout {
    let last = session.trace().last_step();
    let name = |node| values::node_name(session, node);
    placed(
        session.tree(),
        name,
        |node| session.name(node),
        |node| {
            let known = session.known(node, last).filter(|_| session.is_leaf(node))?;
            Some(known.value())
        },
    )
}

fn placed(
    tree: &GameTree,
    name: impl Fn(TreeNode) -> String,
    label: impl Fn(TreeNode) -> Option<String>,
    value: impl Fn(TreeNode) -> Option<Value>,
) -> Layout {
    let places = Places::new(tree);
    let nodes = tree.nodes().map(|node| PlacedNode {
        node: name(node),
        parent: tree.parent(node).map(&name),
        label: label(node),
        player: Word(tree.turn(node)),
        value: value(node).and_then(Worth::of),
        x: places.x(node),
        y: tree.layer_of(node),
    });
    let height = places.layers().saturating_sub(1);
    Layout { width: places.width(), height, nodes: nodes.collect() }
}
