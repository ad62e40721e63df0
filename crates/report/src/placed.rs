//! Where the nodes of a tree are drawn.

use plyscope_search::{GameTree, TreeNode};
use serde_json::{json, Value as Json};

use crate::values;
use plyscope_layout::Layout;
use plyscope_view::session::Session;

/// Where the nodes of a given tree are drawn: x in distances between siblings, from 0 at the leftmost
/// node; y in layers, downwards, from 0 at the root. Parents come before their children.
#[must_use]
pub fn tree(tree: &GameTree) -> Json {
    let name = |node: TreeNode| tree.l_name(node).to_string();
    placed(
        tree,
        name,
        |node| tree.name(node).map(str::to_owned),
        |node| tree.leaf_value(node).map(values::value),
    )
}

/// The same for all that a search has seen of a game. Nodes are called by the moves that lead to
/// them, and labelled with the last of these.
#[must_use]
pub fn game(session: &Session) -> Json {
    let last = session.trace().last_step();
    let name = |node| values::node_name(session, node);
    placed(
        session.tree(),
        name,
        |node| session.name(node),
        |node| {
            let known = session.known(node, last).filter(|_| session.is_leaf(node))?;
            Some(values::value(known.value()))
        },
    )
}

fn placed(
    tree: &GameTree,
    name: impl Fn(TreeNode) -> String,
    label: impl Fn(TreeNode) -> Option<String>,
    value: impl Fn(TreeNode) -> Option<Json>,
) -> Json {
    let layout = Layout::new(tree);
    let nodes = tree.nodes().map(|node| {
        json!({
            "node": name(node),
            "parent": tree.parent(node).map(&name),
            "label": label(node),
            "player": values::turn(tree.turn(node)),
            "value": value(node),
            "x": layout.x(node),
            "y": tree.layer_of(node),
        })
    });
    json!({
        "width": layout.width(),
        "height": layout.layers().saturating_sub(1),
        "nodes": nodes.collect::<Json>(),
    })
}
