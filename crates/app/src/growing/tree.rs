//! The tree, with its accessible items.

use plyscope_best_first::tree::{GrowingTree, Node};
use plyscope_best_first_view::sheet::Drawing;
use plyscope_drawing::{written, Path};
use yew::prelude::*;

use crate::frame::sends;
use crate::keys::has_modifier;
use crate::view::tree::drawn_shape;

/// A tree at a step, with what can be pressed in it.
pub struct Items<'a> {
    /// What is drawn.
    pub drawing: &'a Drawing,
    /// The tree of which that is a part.
    pub tree: &'a GrowingTree,
    /// What it is called.
    pub title: String,
    /// The node that is described beside it.
    pub looked_at: Node,
    /// What a screen reader says of a node.
    pub read: &'a dyn Fn(Node) -> String,
    /// Gets the node that is pressed.
    pub look_at: Callback<Node>,
}

impl Items<'_> {
    /// The picture, and over each node a transparent box that can be pressed.
    pub fn view(&self) -> Html {
        let (width, height) = self.drawing.size;
        html! {
            <svg class="picture" viewBox={written("0 0 {} {}", &[width, height])}
                width={written("{}", &[width])} height={written("{}", &[height])}>
                <g aria-hidden="true">{ for self.drawing.shapes.iter().map(drawn_shape) }</g>
                <g role="tree" aria-label={self.title.clone()}>
                    { for self.drawing.items.iter().map(|&item| self.item(item)) }
                </g>
            </svg>
        }
    }

    fn item(&self, (node, at): (Node, (f64, f64))) -> Html {
        let is_looked_at = self.looked_at == node;
        let half = self.drawing.node;
        let (width, height) = (2.0 * half.0, 2.0 * half.1);
        let corner = (at.0 - half.0, at.1 - half.1);
        let depth = self.tree.and_above(node).count();
        let parent = self.tree.parent(node);
        let drawn = self.drawing.items.iter().map(|&(one, _)| one);
        let siblings: Vec<Node> = drawn.filter(|&one| self.tree.parent(one) == parent).collect();
        let number = siblings.iter().position(|&one| one == node).unwrap_or_default() + 1;
        html! {
            <path key={node.index()} class="node" d={Path::rectangle(corner, (width, height)).to_string()}
                role="treeitem" aria-label={(self.read)(node)}
                aria-level={depth.to_string()} aria-posinset={number.to_string()}
                aria-setsize={siblings.len().to_string()} aria-selected={is_looked_at.to_string()}
                tabindex={if is_looked_at || self.is_entrance(node) { "0" } else { "-1" }}
                onclick={sends(&self.look_at, node)} onkeydown={self.walk(node)} />
        }
    }

    /// Whether the keyboard enters the tree here, where the node that is looked at is not drawn.
    fn is_entrance(&self, node: Node) -> bool {
        node == Node::ROOT && !self.drawing.items.iter().any(|&(one, _)| one == self.looked_at)
    }

    /// The arrow keys move in the tree as drawn.
    fn walk(&self, node: Node) -> Callback<KeyboardEvent> {
        let items = &self.drawing.items;
        let layer = |of: Node| self.tree.and_above(of).count();
        let mut row: Vec<(Node, (f64, f64))> =
            items.iter().copied().filter(|&(one, _)| layer(one) == layer(node)).collect();
        row.sort_by(|(_, one), (_, other)| one.0.total_cmp(&other.0));
        let place = row.iter().position(|&(one, _)| one == node).unwrap_or_default();
        let up = self.tree.parent(node);
        let children = items.iter().filter(|&&(one, _)| self.tree.parent(one) == Some(node));
        let down = children.min_by(|(_, one), (_, other)| one.0.total_cmp(&other.0));
        let down = down.map(|&(one, _)| one);
        let left = place.checked_sub(1).map(|place| row[place].0);
        let right = row.get(place + 1).map(|&(one, _)| one);
        let look_at = self.look_at.clone();
        Callback::from(move |event: KeyboardEvent| {
            if has_modifier(&event) {
                return;
            }
            let target = match event.key().as_str() {
                "ArrowUp" => up,
                "ArrowDown" => down,
                "ArrowLeft" => left,
                "ArrowRight" => right,
                "Enter" | " " => Some(node),
                _ => return,
            };
            event.prevent_default();
            if let Some(target) = target {
                look_at.emit(target);
            }
        })
    }
}
