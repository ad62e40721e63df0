//! The tree with what the program has visited at the step that is shown. A wide one scrolls.

use plyscope_drawing::written;
use plyscope_i18n::{texts, Lang};
use plyscope_search::{Step, TreeNode};
use plyscope_session::reading::reading;
use plyscope_session::Session;
use plyscope_view::picture::{picture, Labels, Shown, Thing};
use plyscope_view::scene::camera::Camera;
use plyscope_view::scene::reading_order::reading_order;
use plyscope_view::scene::tree::{tree_scene, Mark};
use yew::prelude::*;

use super::Send;
use crate::frame::sends;
use crate::program::message::Message;
use crate::view::tree::shape::{drawn_node_at, drawn_shape, node_attribute};
use crate::view::tree::whole::whole;

/// The most nodes of a tree that is drawn whole.
pub const MOST_WHOLE: usize = 400;

/// The most nodes side by side of a larger one, of which only the neighbourhood of the current node is
/// drawn.
const BESIDE: u32 = 12;

/// The tree.
pub fn tree(session: &Session, step: Step, lang: Lang, send: &Send) -> Html {
    let part = (session.tree().len() > MOST_WHOLE)
        .then(|| session.around(session.focus(step).unwrap_or(TreeNode::ROOT), step, BESIDE));
    let session = part.as_ref().unwrap_or(session);
    let scene_of = |layers| tree_scene(session, step, &Camera::natural(session.layout(), layers));
    let mut scene = scene_of(session.tree().layer_count());
    if part.is_some() {
        // As high as the layers that it has.
        let layers = scene.nodes.iter().map(|mark| session.tree().layer_of(mark.node) + 1);
        scene = scene_of(layers.max().unwrap_or(1) + 1);
    }
    let things = picture(session, step, &scene, Labels { names: Shown::Yes, lang });
    let items = reading_order(session.tree(), &scene.nodes).into_iter().map(|mark| {
        item(session, mark, scene.sizes.inner, reading(session, mark.node, step, lang), send)
    });
    let content = html! {
        <>
            <g aria-hidden="true" onclick={drawing_pressed(send)}>{ for things.into_iter().map(|thing| drawn(&thing)) }</g>
            <g role="tree" aria-label={label(session, lang)}>{ for items }</g>
        </>
    };
    html! {
        <div class="search-tree tree" tabindex="0" role="group" aria-label={texts::tree_view(lang)}>
            { whole(scene.size, content) }
        </div>
    }
}

/// A tree that is drawn whole is read out in its notation.
fn label(session: &Session, lang: Lang) -> String {
    match session.tree().len() > MOST_WHOLE {
        true => texts::tree_view(lang),
        false => format!("{}: {}", texts::tree_view(lang), session.tree()),
    }
}

fn drawn(thing: &Thing) -> Html {
    let (x, y) = thing.at;
    html! {
        <g class={thing.class.clone()} transform={written("translate({} {})", &[x, y])}
            data-node={node_attribute(thing)}>{ for thing.shapes.iter().map(drawn_shape) }</g>
    }
}

/// A press on what is drawn of a node beside its disc, such as its value.
fn drawing_pressed(send: &Send) -> Callback<MouseEvent> {
    let send = send.clone();
    Callback::from(move |event: MouseEvent| {
        if let Some(node) = drawn_node_at(&event) {
            send.emit(Message::Visit(node));
        }
    })
}

/// A transparent accessible disc over a node. Pressing it goes to its visit, where the keys for steps
/// lead as well.
fn item(session: &Session, mark: &Mark, radius: f64, name: String, send: &Send) -> Html {
    let ((x, y), node, tree) = (mark.at, mark.node, session.tree());
    let siblings = tree.parent(node).map_or(1, |parent| tree.children(parent).len());
    html! {
        <g class="item" transform={written("translate({} {})", &[x, y])} role="treeitem" aria-label={name}
            aria-level={(tree.layer_of(node) + 1).to_string()}
            aria-posinset={(tree.number_in_siblings(node) + 1).to_string()}
            aria-setsize={siblings.to_string()}
            onclick={sends(send, Message::Visit(node))}>
            <circle r={written("{}", &[radius * 1.25])} fill="transparent" />
        </g>
    }
}
