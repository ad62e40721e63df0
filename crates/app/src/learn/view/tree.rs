//! The tree of a question, whose nodes can be pressed.

use plyscope_drawing::written;
use plyscope_i18n::Lang;
use plyscope_quiz::grade::Mark;
use plyscope_quiz::sketch::{fitted, walk, Reach, Room};
use plyscope_search::{GameTree, Step, TreeNode};
use plyscope_session::{Session, State};
use plyscope_view::picture::{picture, Labels, Shown};
use plyscope_view::scene::reading_order::reading_order;
use plyscope_view::scene::tree::{Mark as Place, TreeScene};
use yew::prelude::*;

use super::findings::verdict;
use super::focus::node_id;
use super::thing::drawn_thing;
use super::Send;
use crate::keys::has_modifier;
use crate::learn::message::Message;
use crate::view::tree::shape::drawn_node_at;
use crate::view::tree::whole::whole;

/// A tree with its interactive state.
pub struct Drawing<'a> {
    /// The search of the tree; its results are not shown.
    pub session: &'a Session,
    /// Its layout.
    pub scene: TreeScene,
    /// The step.
    pub step: Step,
    /// The accessible name.
    pub label: String,
    /// The node with the keyboard cursor.
    pub cursor: TreeNode,
    /// Its place on the page.
    pub room: Room,
    /// The annotation of each node.
    pub sign: &'a dyn Fn(TreeNode) -> Sign,
}

/// The annotation of a node.
pub struct Sign {
    /// Its accessible name.
    pub reading: String,
    /// Its part of the answer, if any.
    pub answer: Option<String>,
    /// Whether it is chosen; `None` if it cannot be.
    pub is_chosen: Option<bool>,
    /// Its mark, once graded.
    pub mark: Option<Mark>,
}

/// The tree; a wide one scrolls.
pub fn tree(drawing: Drawing<'_>, lang: Lang, send: &Send) -> Html {
    let Drawing { session, scene, step, label, cursor, room, sign } = drawing;
    let scene = fitted(session, scene, room);
    let labels = Labels { names: Shown::Yes, lang };
    let things = picture(session, step, &scene, labels).into_iter().map(drawn_thing);
    let is_bare = !scene.nodes.iter().any(|place| matches!(place.state, State::Open | State::Done));
    let item = |place: &Place| {
        item(session, place, sign(place.node), (cursor, scene.sizes.inner), lang, send)
    };
    let badge = |place: &Place| {
        let (x, y) = (place.at.0 + scene.sizes.inner * 0.95, place.at.1 - scene.sizes.inner * 0.75);
        sign(place.node).mark.map(|mark| badge(mark, (x, y)))
    };
    let content = html! {
        <>
            <g aria-hidden="true" onclick={drawing_pressed(send)}>
                { for things }{ for scene.nodes.iter().filter_map(badge) }
            </g>
            <g role="tree" aria-label={label} aria-multiselectable="true">
                { for reading_order(session.tree(), &scene.nodes).into_iter().map(item) }
            </g>
        </>
    };
    html! {
        <div class={classes!("sketch", is_bare.then_some("bare"))}>
            { whole(scene.size, content) }
        </div>
    }
}

/// A transparent accessible disc over a node.
fn item(
    session: &Session,
    place: &Place,
    sign: Sign,
    (cursor, radius): (TreeNode, f64),
    lang: Lang,
    send: &Send,
) -> Html {
    let (node, (x, y)) = (place.node, place.at);
    let tree = session.tree();
    let siblings = tree.parent(node).map_or(1, |parent| tree.children(parent).len());
    let graded = sign.mark.map(|mark| verdict(mark, lang));
    let parts: Vec<String> =
        [Some(sign.reading), sign.answer, graded].into_iter().flatten().collect();
    let pressed = {
        let send = send.clone();
        Callback::from(move |event: MouseEvent| send.emit(press(node, event.shift_key())))
    };
    html! {
        <g key={node.0} id={node_id(node)} class="item" transform={written("translate({} {})", &[x, y])}
            role="treeitem" aria-label={lang.clauses(&parts)}
            aria-level={(tree.layer_of(node) + 1).to_string()}
            aria-posinset={(tree.number_in_siblings(node) + 1).to_string()}
            aria-setsize={siblings.to_string()}
            aria-selected={sign.is_chosen.map(|chosen| chosen.to_string())}
            aria-disabled={sign.is_chosen.is_none().then_some("true")}
            tabindex={if node == cursor { "0" } else { "-1" }}
            onclick={pressed} onkeydown={keys(tree, node, send)}>
            <circle r={written("{}", &[radius * 1.25])} />
        </g>
    }
}

/// A press on what is drawn of a node beside its disc, such as its value or its name.
fn drawing_pressed(send: &Send) -> Callback<MouseEvent> {
    let send = send.clone();
    Callback::from(move |event: MouseEvent| {
        if let Some(node) = drawn_node_at(&event) {
            send.emit(press(node, event.shift_key()));
        }
    })
}

/// The arrow keys move in the tree as drawn; Enter and the space bar press a node.
fn keys(tree: &GameTree, node: TreeNode, send: &Send) -> Callback<KeyboardEvent> {
    let ways = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home"];
    let ways = ways.map(|key| (key, walk(tree, node, key)));
    let send = send.clone();
    Callback::from(move |event: KeyboardEvent| {
        if has_modifier(&event) {
            return;
        }
        let key = event.key();
        let message = match key.as_str() {
            "Enter" | " " => Some(press(node, event.shift_key())),
            key => match ways.iter().find(|(way, _)| *way == key) {
                Some((_, target)) => target.map(Message::Walk),
                None => return,
            },
        };
        event.prevent_default();
        if let Some(message) = message {
            send.emit(message);
        }
    })
}

fn press(node: TreeNode, shift: bool) -> Message {
    Message::Press(node, if shift { Reach::Node } else { Reach::Subtree })
}

/// The mark beside a graded node.
fn badge(mark: Mark, (x, y): (f64, f64)) -> Html {
    let (class, d) = sign_of(mark);
    html! {
        <g class={classes!("badge", class)} transform={written("translate({} {})", &[x, y])}>
            <circle r="8.5" /><path {d} />
        </g>
    }
}

/// The style and the shape of a mark: a tick, a cross, an open ring.
pub const fn sign_of(mark: Mark) -> (&'static str, &'static str) {
    match mark {
        Mark::Right => ("right", "M-4 0.5L-1 3.5L4.5 -3.5"),
        Mark::Wrong => ("wrong", "M-3.5 -3.5L3.5 3.5M3.5 -3.5L-3.5 3.5"),
        Mark::Missed => ("missed", "M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z"),
    }
}

/// A mark by itself.
pub fn small_sign(mark: Mark) -> Html {
    let (class, d) = sign_of(mark);
    html! {
        <svg class={classes!("sign", class)} viewBox="-9.5 -9.5 19 19" aria-hidden="true" focusable="false">
            <circle r="8.5" /><path {d} />
        </svg>
    }
}
