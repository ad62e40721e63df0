//! The accessible tree items over the drawn nodes.

use plyscope_drawing::written;
use plyscope_search::TreeNode;
use plyscope_session::reading::reading;
use plyscope_session::Session;
use plyscope_view::scene::sizes::Sizes;
use plyscope_view::scene::tree::Mark;
use yew::prelude::*;

use crate::model::Model;

/// Half the minimum target size (WCAG 2.2, 2.5.8), in pixels.
const LEAST_TARGET: f64 = 12.0;

/// The element id of a node's item.
pub fn item_id(node: TreeNode) -> String {
    format!("node-{}", node.0)
}

/// The node whose item has this id.
pub fn node_of_item(id: &str) -> Option<TreeNode> {
    id.strip_prefix("node-")?.parse().ok().map(TreeNode)
}

/// A transparent shape over a node, whose accessible name describes the picture. The tree handles
/// its events, so that an unchanged item costs nothing at a step.
pub struct Item;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    node: TreeNode,
    /// Its centre, in pixels.
    at: (f64, f64),
    /// Half its width and half its height, in pixels.
    half: (f64, f64),
    label: String,
    /// Its level, its position among its siblings (from 1) and their number.
    place: (usize, usize, usize),
    is_chosen: bool,
    /// Whether it is in the tab order.
    is_entrance: bool,
    /// Whether an inner node is expanded; `None` for one of a given tree that is, as nearly all are.
    expanded: Option<bool>,
}

impl Props {
    /// The item of a node at the current step.
    pub fn new(
        model: &Model,
        session: &Session,
        mark: &Mark,
        sizes: &Sizes,
        entrance: TreeNode,
    ) -> Self {
        let node = mark.node;
        let tree = session.tree();
        let siblings = tree.parent(node).map_or(1, |parent| tree.children(parent).len());
        let is_open = session.is_open(node);
        let can_fold = !tree.is_leaf(node) && (session.game().is_some() || !is_open);
        Self {
            node,
            at: mark.at,
            half: half(mark, sizes),
            label: reading(session, node, model.playback.step, model.shell.lang),
            place: (tree.layer_of(node) + 1, tree.number_in_siblings(node) + 1, siblings),
            is_chosen: model.chosen == Some(node),
            is_entrance: node == entrance,
            expanded: can_fold.then_some(is_open),
        }
    }
}

/// Half the size of a node's target: a little more than its outline, without overlapping
/// neighbours.
fn half(mark: &Mark, sizes: &Sizes) -> (f64, f64) {
    if mark.leaf {
        (sizes.leaf.0 + 1.5, sizes.leaf.1.max(LEAST_TARGET))
    } else {
        (sizes.inner * 1.25, sizes.inner * 1.25)
    }
}

impl Component for Item {
    type Message = ();
    type Properties = Props;

    fn create(_: &Context<Self>) -> Self {
        Self
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let ((x, y), (half_width, half_height)) = (props.at, props.half);
        let (level, number, siblings) = props.place;
        let pixels = |number: f64| written("{}", &[number]);
        html! {
            <g id={item_id(props.node)} class="item" transform={written("translate({} {})", &[x, y])}
                role="treeitem" aria-label={props.label.clone()} aria-level={level.to_string()}
                aria-posinset={number.to_string()} aria-setsize={siblings.to_string()}
                aria-selected={props.is_chosen.to_string()}
                tabindex={if props.is_entrance { "0" } else { "-1" }}
                aria-expanded={props.expanded.map(|expanded| expanded.to_string())}>
                <rect x={pixels(-half_width)} y={pixels(-half_height)} width={pixels(2.0 * half_width)}
                    height={pixels(2.0 * half_height)} rx="4" />
            </g>
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{item_id, node_of_item};
    use plyscope_search::TreeNode;

    #[test]
    fn names_of_items_lead_back_to_their_nodes() {
        for node in [TreeNode::ROOT, TreeNode(521_020)] {
            assert_eq!(node_of_item(&item_id(node)), Some(node));
        }
        assert_eq!(node_of_item("node-"), None);
        assert_eq!(node_of_item("stage"), None);
    }
}
