//! The tree of the search: all of it where it is small enough, or the branch around the current path.

use plyscope_drawing::{written, Path};
use plyscope_i18n::texts;
use plyscope_puzzle_view::backtrack::branch_picture::parts_in;
use plyscope_puzzle_view::backtrack::search::Travel;
use plyscope_puzzle_view::backtrack::view::View;
use plyscope_puzzle_view::backtrack::whole::{Drawing, Item, NodeId, WholeTree};
use yew::prelude::*;

use super::parts::drawn_parts;
use super::{sends, Send};
use crate::backtracking::message::{Message, TreeShape};
use crate::backtracking::model::Model;
use crate::keys::has_modifier;
use crate::message::Look;
use crate::view::icon::{icon, Icon};
use crate::viewport::is_finger;

/// The tree's viewport, with the choice of its view and the camera buttons.
pub fn tree(model: &Model, view: &View, place: &NodeRef, send: &Send) -> Html {
    let lang = model.shell.lang;
    let drawing = model.drawing();
    let camera = |what: Icon, label: String, look: Look| {
        html! {
            <button type="button" class="icon-button" title={label.clone()} aria-label={label}
                onclick={sends(send, Message::Look(look))}>{ icon(what) }</button>
        }
    };
    html! {
        <div class="search-tree">
            <div class="tree-head">
                { shapes(model, drawing.is_some(), send) }
                if drawing.is_some() {
                    { camera(Icon::FURTHER, texts::zoom_out(lang), Look::Zoom { factor: 0.7, at: None }) }
                    { camera(Icon::NEARER, texts::zoom_in(lang), Look::Zoom { factor: 1.4, at: None }) }
                    { camera(Icon::FIT, texts::zoom_fit(lang), Look::Fit) }
                }
            </div>
            <div class="canvas" ref={place.clone()}>
                { match (&drawing, &model.whole) {
                    (Some(drawing), Some(tree)) => whole(model, tree, drawing, send),
                    _ => branch(model, view),
                } }
            </div>
        </div>
    }
}

/// The choice between both views, with a reason where there is no whole tree.
fn shapes(model: &Model, is_whole: bool, send: &Send) -> Html {
    let lang = model.shell.lang;
    let can = model.whole.is_some() && model.hand.is_none();
    let hint = match can || model.hand.is_some() {
        true => texts::whole_tree_hint(lang),
        false => texts::whole_too_large(lang, &lang.number(WholeTree::MOST)),
    };
    let button = |label: String, hint: String, shape: TreeShape, is_on: bool, can: bool| {
        let pressed = can.then(|| sends(send, Message::Shape(shape)));
        html! {
            <button type="button" class="small" aria-pressed={is_on.to_string()} title={hint}
                aria-disabled={(!can).then_some("true")} onclick={pressed}>{ label }</button>
        }
    };
    html! {
        <div class="switch shapes" role="group" aria-label={texts::whole_title(lang)}>
            { button(texts::whole_tree(lang), hint, TreeShape::Whole, is_whole, can) }
            { button(texts::whole_branch(lang), texts::whole_branch_hint(lang), TreeShape::Branch, !is_whole, true) }
        </div>
    }
}

/// The nodes on the path, with the alternatives at each.
fn branch(model: &Model, view: &View) -> Html {
    let lang = model.shell.lang;
    let area = model.area;
    let (parts, [left, top, width, _]) =
        parts_in(&view.levels, (area.width, area.height), view.verdict());
    // The path is in the middle where it fits.
    let shift = (area.width / 2.0)
        .max(-left.min(0.0))
        .min((area.width - left - width).max(area.width / 2.0));
    html! {
        <svg class="picture branch" width={written("{}", &[area.width])} height={written("{}", &[area.height])}
            role="img" aria-label={view.describe_path(lang)}>
            <g aria-hidden="true" transform={written("translate({} {})", &[shift, -top])}>
                { drawn_parts(&parts) }
            </g>
        </svg>
    }
}

fn whole(model: &Model, tree: &WholeTree, drawing: &Drawing, send: &Send) -> Html {
    let lang = model.shell.lang;
    let (area, camera) = (model.area, model.seen(drawing));
    let moved = [camera.left, camera.top, camera.zoom];
    let path = tree.path(model.search.here().step);
    let here = path.last().copied().unwrap_or(NodeId(0));
    let entrance = model.node.filter(|node| drawing.items.iter().any(|item| item.node == *node));
    let items = Items { model, tree, drawing, entrance: entrance.unwrap_or(here), here, send };
    let pan = {
        let send = send.clone();
        Callback::from(move |event: PointerEvent| {
            if event.buttons() == 1 && !is_finger(&event) {
                let (dx, dy) = (event.movement_x(), event.movement_y());
                send.emit(Message::Look(Look::Pan(f64::from(dx), f64::from(dy))));
            }
        })
    };
    html! {
        <svg class="picture whole" width={written("{}", &[area.width])} height={written("{}", &[area.height])}
            onpointermove={pan}>
            <g transform={written("translate({} {}) scale({})", &moved)}>
                <g aria-hidden="true">{ drawn_parts(&drawing.parts) }</g>
                <g role="tree" aria-label={texts::whole_title(lang)}>
                    { for drawing.items.iter().map(|item| items.view(item)) }
                </g>
            </g>
        </svg>
    }
}

/// The accessible items of the tree: a transparent box over each node, with a name that describes
/// the picture.
struct Items<'a> {
    model: &'a Model,
    tree: &'a WholeTree,
    drawing: &'a Drawing,
    /// The node in the tab order.
    entrance: NodeId,
    here: NodeId,
    send: &'a Send,
}

/// The minimum height of a target (WCAG 2.2, 2.5.8), in pixels.
const LEAST_TARGET: f64 = 24.0;

impl Items<'_> {
    fn view(&self, item: &Item) -> Html {
        let Items { model, tree, .. } = *self;
        let node = tree.node(item.node);
        let step = model.search.here().step;
        let label = tree.reading(item.node, step, item.folded, model.shell.lang);
        let siblings = node.parent.map(|parent| &tree.node(parent).children);
        let number = siblings.map_or(0, |siblings| item.node.0 - siblings.start);
        let (width, height) = (item.size.0, item.size.1.max(LEAST_TARGET));
        let corner = (item.at.0 - width / 2.0, item.at.1 - height / 2.0);
        let outline = Path::rectangle(corner, (width, height));
        html! {
            <path key={item.node.0} class="node" d={outline.to_string()}
                role="treeitem" aria-label={label}
                aria-level={(node.depth + 1).to_string()} aria-posinset={(number + 1).to_string()}
                aria-setsize={siblings.map_or(1, |siblings| siblings.len()).to_string()}
                aria-selected={(item.node == self.here).to_string()}
                aria-expanded={(!node.children.is_empty()).then(|| (!item.folded).to_string())}
                tabindex={if item.node == self.entrance { "0" } else { "-1" }}
                onmousedown={keep_focus()} onclick={sends(self.send, Message::Go(Travel::To(node.entered)))}
                onkeydown={self.walk(item.node)} />
        }
    }

    /// The arrow keys move in the tree as drawn; Enter goes to the step of a node.
    fn walk(&self, id: NodeId) -> Callback<KeyboardEvent> {
        let node = self.tree.node(id);
        let is_drawn = |other: &NodeId| self.drawing.items.iter().any(|item| item.node == *other);
        let layer: Vec<NodeId> = self
            .drawing
            .items
            .iter()
            .map(|item| item.node)
            .filter(|&other| self.tree.node(other).depth == node.depth)
            .collect();
        let place = layer.iter().position(|&other| other == id).unwrap_or_default();
        let up = node.parent;
        let down = self.tree.children(id).find(is_drawn);
        let left = place.checked_sub(1).and_then(|place| layer.get(place)).copied();
        let right = layer.get(place + 1).copied();
        let (entered, send) = (node.entered, self.send.clone());
        Callback::from(move |event: KeyboardEvent| {
            if has_modifier(&event) {
                return;
            }
            let target = match event.key().as_str() {
                "ArrowUp" => up,
                "ArrowDown" => down,
                "ArrowLeft" => left,
                "ArrowRight" => right,
                "Enter" => {
                    event.prevent_default();
                    send.emit(Message::Go(Travel::To(entered)));
                    return;
                }
                _ => return,
            };
            event.prevent_default();
            if let Some(target) = target {
                send.emit(Message::Walk(target));
            }
        })
    }
}

/// Pressing a node does not move the focus, so that the arrow keys go on stepping.
fn keep_focus() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| event.prevent_default())
}
