//! The picture of the tree, with an accessible item over each node.

use plyscope_drawing::written;
use plyscope_i18n::texts;
use plyscope_search::TreeNode;
use plyscope_session::caption::node_name;
use plyscope_session::Session;
use plyscope_view::picture::{picture, Kind, Thing};
use plyscope_view::scene::camera::Viewport;
use plyscope_view::scene::reading_order::reading_order;
use plyscope_view::scene::tree::{tree_scene, TreeScene};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;
use yew::virtual_dom::Key;

use super::item::{self, node_of_item, Item};
use super::leaf_field::LeafField;
use super::shape::{drawn_node_at, hatch, DrawnThing};
use super::walk::pressed;
use crate::message::{Look, Message};
use crate::model::{is_editable, Editing, Model, Seen};
use crate::view::Send;
use crate::viewport::is_finger;

pub fn drawing(model: &Model, send: &Send) -> Html {
    let step = model.playback.step;
    let Some(Seen { session, camera }) = &model.seen() else { return Html::default() };
    let scene = tree_scene(session, step, camera);
    let things = picture(session, step, &scene, model.labels());
    // While the whole tree is shown, nodes moved by an edit are animated; a dragged picture is not.
    let glides = model.camera.is_none();
    // Integers, to avoid the code for formatting floats.
    let Viewport { width, height } = camera.viewport;
    let (width, height) = (written("{}", &[width]), written("{}", &[height]));
    // While a value is edited, dragging selects text.
    let pans = model.editing.is_none().then(|| pans(send));
    html! {
        <svg class={classes!("picture", glides.then_some("glides"))} {width} {height}
            onpointermove={pans}>
            <defs>{ hatch() }</defs>
            // A press on the value or the name of a node is one on the node.
            <g aria-hidden="true" onmousedown={Callback::from(keeps_focus)} onclick={chooses(send)}
                ondblclick={opens(session, send)}>
                { for things.into_iter().map(|thing| drawn(thing, model.chosen)) }
            </g>
            { items(model, session, &scene, send) }
            { leaf_field(model, session, &scene, send) }
        </svg>
    }
}

/// Dragging moves the picture.
fn pans(send: &Send) -> Callback<PointerEvent> {
    let send = send.clone();
    Callback::from(move |event: PointerEvent| {
        if event.buttons() == 1 && !is_finger(&event) {
            let (dx, dy) = (event.movement_x(), event.movement_y());
            send.emit(Message::Look(Look::Pan(f64::from(dx), f64::from(dy))));
        }
    })
}

fn drawn(thing: Thing, chosen: Option<TreeNode>) -> Html {
    let key = Key::from(format!("{:?}-{}", thing.kind, thing.node.0));
    let chosen = thing.kind == Kind::Node && chosen == Some(thing.node);
    html! { <DrawnThing {key} {thing} {chosen} /> }
}

/// The items in preorder.
fn items(model: &Model, session: &Session, scene: &TreeScene, send: &Send) -> Html {
    let entrance = model.chosen.or_else(|| session.focus(model.playback.step));
    let is_drawn = |node: &TreeNode| scene.nodes.iter().any(|mark| mark.node == *node);
    let entrance = entrance.filter(is_drawn).unwrap_or(TreeNode::ROOT);
    let items = reading_order(session.tree(), &scene.nodes).into_iter().map(|mark| {
        let props = item::Props::new(model, session, mark, &scene.sizes, entrance);
        html! { <Item key={mark.node.0} ..props /> }
    });
    let is_game = session.game().is_some();
    let points = |to: fn(TreeNode) -> Option<TreeNode>| {
        let send = send.clone();
        is_game.then(|| {
            Callback::from(move |event: PointerEvent| {
                if let Some(node) = node_at(&event) {
                    send.emit(Message::Point(to(node)));
                }
            })
        })
    };
    html! {
        <g role="tree" aria-label={texts::tree_view(model.shell.lang)}
            onmousedown={Callback::from(keeps_focus)} onclick={chooses(send)}
            ondblclick={opens(session, send)} onpointerover={points(Some)}
            onpointerout={points(|_| None)} onkeydown={walks(session, send)}>
            { for items }
        </g>
    }
}

/// The node whose item or drawing an event is about.
fn node_at(event: &Event) -> Option<TreeNode> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    match element.closest("[role=treeitem]").ok()? {
        Some(item) => node_of_item(&item.id()),
        None => drawn_node_at(event),
    }
}

/// Keeps the focus on a press.
fn keeps_focus(event: MouseEvent) {
    if node_at(&event).is_some() {
        event.prevent_default();
    }
}

/// A press chooses a node and leaves the arrow keys to the steps. A press by keyboard or screen
/// reader keeps the focus on the item.
fn chooses(send: &Send) -> Callback<MouseEvent> {
    let send = send.clone();
    Callback::from(move |event: MouseEvent| {
        let Some(node) = node_at(&event) else { return };
        let by_pointer = event.detail() > 0;
        send.emit(if by_pointer { Message::Choose(node) } else { Message::Walk(node) });
    })
}

/// A double press edits a leaf of a given tree; any other node is expanded or collapsed.
fn opens(session: &Session, send: &Send) -> Callback<MouseEvent> {
    let (session, send) = (session.clone(), send.clone());
    Callback::from(move |event: MouseEvent| {
        let Some(node) = node_at(&event) else { return };
        let is_edited = is_editable(&session, node);
        send.emit(if is_edited {
            Message::BeginEditing(node, None)
        } else {
            Message::Toggle(node)
        });
    })
}

/// The keys at the items.
fn walks(session: &Session, send: &Send) -> Callback<KeyboardEvent> {
    let (session, send) = (session.clone(), send.clone());
    Callback::from(move |event: KeyboardEvent| {
        if let Some(message) = node_at(&event).and_then(|node| pressed(&session, node, &event)) {
            send.emit(message);
        }
    })
}

/// The field that edits the value of a leaf in place.
fn leaf_field(model: &Model, session: &Session, scene: &TreeScene, send: &Send) -> Html {
    let Some(Editing { node, begun }) = model.editing else { return Html::default() };
    let drawn = scene.nodes.iter().find(|mark| mark.node == node);
    let Some((mark, value)) = drawn.zip(session.tree().leaf_value(node)) else {
        return Html::default();
    };
    html! {
        <LeafField key={node.0} at={mark.at} space={scene.size} shown={value.to_string()} {begun}
            name={node_name(session, node, model.shell.lang)} lang={model.shell.lang} send={send.clone()} />
    }
}
