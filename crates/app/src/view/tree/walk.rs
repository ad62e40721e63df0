//! The keys of the tree's items.

use plyscope_search::TreeNode;
use plyscope_session::Session;
use yew::prelude::*;

use crate::keys::{begins_number, has_modifier};
use crate::message::Message;
use crate::model::is_editable;

/// Handles a key at the item of a node. The arrow keys move in the tree as drawn: up to the parent,
/// down to the first child, left and right among the nodes of a layer; Home and End go to the first
/// and the last item. Each visited node is chosen. On an editable leaf, a number starts editing.
pub fn pressed(session: &Session, node: TreeNode, event: &KeyboardEvent) -> Option<Message> {
    if has_modifier(event) {
        return None;
    }
    let tree = session.tree();
    let key = event.key();
    let target = match key.as_str() {
        "ArrowUp" => tree.parent(node),
        "ArrowDown" => tree.children(node).next(),
        "ArrowLeft" => beside(session, node, -1),
        "ArrowRight" => beside(session, node, 1),
        "Home" => Some(TreeNode::ROOT),
        "End" => Some(last_item(session)),
        key if is_editable(session, node)
            && (begins_number(key).is_some() || matches!(key, "Enter" | "F2")) =>
        {
            event.prevent_default();
            // The page uses the minus key as well.
            event.stop_propagation();
            return Some(Message::BeginEditing(node, begins_number(key)));
        }
        "Enter" => Some(node),
        "*" | "x" => {
            event.prevent_default();
            return Some(Message::Toggle(node));
        }
        _ => return None,
    };
    event.prevent_default();
    target.map(Message::Walk)
}

/// The node so many positions further in the layer of a node.
fn beside(session: &Session, node: TreeNode, places: i64) -> Option<TreeNode> {
    let tree = session.tree();
    let place = TreeNode(u32::try_from(i64::from(node.0) + places).ok()?);
    let is_there = place.index() < tree.len() && tree.layer_of(place) == tree.layer_of(node);
    is_there.then_some(place)
}

/// The last item in preorder: the last child of the last child, and so on.
fn last_item(session: &Session) -> TreeNode {
    let last_child = |&node: &TreeNode| {
        session.tree().children(node).next_back().filter(|_| session.is_open(node))
    };
    std::iter::successors(Some(TreeNode::ROOT), last_child).last().unwrap_or(TreeNode::ROOT)
}
