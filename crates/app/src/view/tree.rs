//! The tree, and the sentence of the step under it.

use plyscope_core::TreeNode;
use plyscope_stage::caption::{caption as sentence, node_name};
use plyscope_stage::drawing::written;
use plyscope_stage::locale::texts;
use plyscope_stage::picture::{picture, Kind, Shape, Shown, Thing};
use plyscope_stage::reading::reading;
use plyscope_stage::scene::camera::Viewport;
use plyscope_stage::scene::reading_order::reading_order;
use plyscope_stage::scene::sizes::Sizes;
use plyscope_stage::scene::tree::{tree_scene, Mark, TreeScene};
use plyscope_stage::scene::view::View;
use plyscope_stage::session::Session;
use yew::prelude::*;
use yew::virtual_dom::Key;

use super::icon::{icon, Icon};
use super::leaf_field::LeafField;
use super::minimap::minimap;
use super::path::path;
use super::{sends, Send};
use crate::keys::begins_number;
use crate::message::{Look, Message};
use crate::model::{Editing, Model};

/// The place for the tree, with the buttons of the camera in its corner.
pub fn tree(model: &Model, stage: &NodeRef, send: &Send) -> Html {
    let lang = model.shell.lang;
    let button = |what: Icon, label: String, look: Look| {
        html! {
            <button type="button" class="icon-button" title={label.clone()} aria-label={label}
                onclick={sends(send, Message::Look(look))}>{ icon(what) }</button>
        }
    };
    let names = model.names == Shown::Yes;
    let shown = model.view();
    html! {
        <div class="tree" id="stage">
            <div class="tree-head">
                <p class="summary">{ model.session.as_ref().map(|session| summary(model, session)) }</p>
                if let Some(session) = model.session.as_ref().filter(|_| shown == View::Tree) {
                    { minimap(model, session, model.playback.step, send) }
                }
                { switch(model, shown, send) }
                if model.game.is_none() && shown == View::Tree {
                    <button type="button" class="small" aria-pressed={names.to_string()}
                        onclick={sends(send, Message::ToggleNames)}>{ texts::names_on(lang) }</button>
                }
                if shown == View::Tree {
                    { button(Icon::Further, texts::zoom_out(lang), Look::Zoom { factor: 0.7, at: None }) }
                    { button(Icon::Nearer, texts::zoom_in(lang), Look::Zoom { factor: 1.4, at: None }) }
                    { button(Icon::Fit, texts::zoom_fit(lang), Look::Fit) }
                }
            </div>
            // Its size is watched, so that it stays when it is not shown.
            <div class="canvas" tabindex="-1" ref={stage.clone()} hidden={shown == View::Path}>
                if let Some(session) = model.session.as_ref().filter(|_| shown == View::Tree) {
                    { drawing(model, session, send) }
                }
            </div>
            if let Some(session) = model.session.as_ref().filter(|_| shown == View::Path) {
                { path(model, session, send) }
            }
        </div>
    }
}

/// The choice between the pictures.
fn switch(model: &Model, shown: View, send: &Send) -> Html {
    let lang = model.shell.lang;
    let choice = |view: View, name: String| {
        let title = (view == View::Path).then(|| texts::path_hint(lang));
        html! {
            <button type="button" class="small" aria-pressed={(shown == view).to_string()} {title}
                onclick={sends(send, Message::View(view))}>{ name }</button>
        }
    };
    html! {
        <span class="switch" role="group" aria-label={texts::view(lang)}>
            { choice(View::Path, texts::view_path(lang)) }
            { choice(View::Tree, texts::view_tree(lang)) }
        </span>
    }
}

fn summary(model: &Model, session: &Session) -> String {
    let (step, lang) = (model.playback.step, model.shell.lang);
    let trace = session.trace();
    // What was only counted belongs to it, as it does to the sentence at the end.
    let below = trace.tallied_by(step);
    let visited = session.visited_count(step) as u64 + below.nodes;
    let cuts = trace.cut_count(step) as u64 + below.cuts;
    let pruned = session.pruned_count(step);
    let again = session.again_count(step);
    if trace.passes().len() > 1 {
        // Each pass prunes anew.
        texts::summary_of_passes(lang, visited, cuts, pruned)
    } else if again > 0 {
        texts::summary_again(lang, visited, again, cuts, pruned)
    } else {
        texts::summary(lang, visited, cuts, pruned)
    }
}

fn drawing(model: &Model, session: &Session, send: &Send) -> Html {
    let (step, lang) = (model.playback.step, model.shell.lang);
    let Some(camera) = model.seen() else { return Html::default() };
    let scene = tree_scene(session, step, &camera);
    let things = picture(session, step, &scene, model.labels());
    let entrance = model.chosen.or_else(|| session.focus(step)).unwrap_or(TreeNode::ROOT);
    let entrance = if scene.nodes.iter().any(|mark| mark.node == entrance) {
        entrance
    } else {
        TreeNode::ROOT
    };
    let pan = {
        let send = send.clone();
        Callback::from(move |event: PointerEvent| {
            if event.buttons() == 1 {
                let (dx, dy) = (event.movement_x(), event.movement_y());
                send.emit(Message::Look(Look::Pan(f64::from(dx), f64::from(dy))));
            }
        })
    };
    // While the whole tree is shown, what an edit moves glides to its place; what the person drags
    // stays under the finger.
    let glides = model.camera.is_none();
    // They are whole numbers; to say so spares the page the writing of any others.
    let Viewport { width, height } = camera.viewport;
    let (width, height) = (written("{}", &[width]), written("{}", &[height]));
    html! {
        <svg class={classes!("picture", glides.then_some("glides"))} {width} {height} onpointermove={pan}>
            <defs>{ hatch() }</defs>
            <g aria-hidden="true">{ for things.iter().map(|thing| drawn(thing, model.chosen)) }</g>
            <g role="tree" aria-label={texts::tree_view(lang)}>
                { for reading_order(session.tree(), &scene.nodes).into_iter().map(|mark| {
                    let item = Item { model, session, entrance, sizes: scene.sizes, send };
                    item.view(mark)
                }) }
            </g>
            { leaf_field(model, session, &scene, send) }
        </svg>
    }
}

/// The field in which the value of a leaf is typed, at its place.
fn leaf_field(model: &Model, session: &Session, scene: &TreeScene, send: &Send) -> Html {
    let Some(Editing { node, begun }) = model.editing else { return Html::default() };
    let drawn = scene.nodes.iter().find(|mark| mark.node == node);
    let Some((mark, value)) = drawn.zip(session.tree().leaf_value(node)) else {
        return Html::default();
    };
    html! {
        <LeafField key={node.0} at={mark.at} room={scene.size} shown={value.to_string()} {begun}
            name={node_name(session, node, model.shell.lang)} lang={model.shell.lang} send={send.clone()} />
    }
}

/// What is pruned is filled with this.
pub fn hatch() -> Html {
    html! {
        <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"><path class="hatch" d="M0 0V5" /></pattern>
    }
}

/// One thing of the picture.
fn drawn(thing: &Thing, chosen: Option<TreeNode>) -> Html {
    let (x, y) = thing.at;
    let key = Key::from(format!("{:?}-{}", thing.kind, thing.node.0));
    let chosen = thing.kind == Kind::Node && chosen == Some(thing.node);
    html! {
        <g {key} class={classes!(thing.class.clone(), chosen.then_some("chosen"))}
            transform={written("translate({} {})", &[x, y])}>
            { for thing.shapes.iter().map(drawn_shape) }
        </g>
    }
}

/// What makes a drawn node an item of the tree that can be pointed at, walked to and listened to: a
/// clear disc over its picture, with a name that says all that the picture shows.
struct Item<'a> {
    model: &'a Model,
    session: &'a Session,
    entrance: TreeNode,
    sizes: Sizes,
    send: &'a Send,
}

impl Item<'_> {
    fn view(&self, mark: &Mark) -> Html {
        let (node, (x, y)) = (mark.node, mark.at);
        let tree = self.session.tree();
        let siblings = tree.parent(node).map_or(1, |parent| tree.children(parent).len());
        let label = reading(self.session, node, self.model.playback.step, self.model.shell.lang);
        html! {
            <g key={node.0} id={node_id(node)} class="item"
                transform={written("translate({} {})", &[x, y])}
                role="treeitem" aria-label={label}
                aria-level={(tree.layer_of(node) + 1).to_string()}
                aria-posinset={(tree.number_in_siblings(node) + 1).to_string()}
                aria-setsize={siblings.to_string()}
                aria-selected={(self.model.chosen == Some(node)).to_string()}
                tabindex={if node == self.entrance { "0" } else { "-1" }}
                aria-expanded={self.expanded(node)}
                onmousedown={Callback::from(|event: MouseEvent| event.prevent_default())}
                onclick={self.chooses(node)}
                ondblclick={sends(self.send, self.double_press(node))}
                onpointerenter={self.points(Some(node))} onpointerleave={self.points(None)}
                onkeydown={self.walk(node)}>
                { target(mark, &self.sizes) }
            </g>
        }
    }
}

/// What is pressed of a node: a little more than its outline, so that neighbours do not share it.
fn target(mark: &Mark, sizes: &Sizes) -> Html {
    let (half, up) = if mark.leaf {
        (sizes.leaf.0 + 1.5, sizes.leaf.1.max(LEAST_TARGET))
    } else {
        (sizes.inner * 1.25, sizes.inner * 1.25)
    };
    let number = |number: f64| written("{}", &[number]);
    html! {
        <rect x={number(-half)} y={number(-up)} width={number(2.0 * half)} height={number(2.0 * up)}
            rx="4" />
    }
}

impl Item<'_> {
    fn walk(&self, node: TreeNode) -> Callback<KeyboardEvent> {
        walk(self.session, node, self.model.is_editable(node), self.send)
    }

    /// Whether a node of a game is unfolded; of a given tree all is, and nobody needs to hear it.
    fn expanded(&self, node: TreeNode) -> Option<String> {
        let can_fold = self.session.game().is_some() && !self.session.tree().is_leaf(node);
        can_fold.then(|| self.session.is_open(node).to_string())
    }

    /// A press chooses a node and leaves the arrow keys to the steps. Who presses by the keyboard or
    /// through a screen reader is at the item already, and stays there.
    fn chooses(&self, node: TreeNode) -> Callback<MouseEvent> {
        let send = self.send.clone();
        Callback::from(move |event: MouseEvent| {
            let by_pointer = event.detail() > 0;
            send.emit(if by_pointer { Message::Choose(Some(node)) } else { Message::Walk(node) });
        })
    }

    fn double_press(&self, node: TreeNode) -> Message {
        if self.model.is_editable(node) {
            Message::BeginEditing(node, None)
        } else {
            Message::Toggle(node)
        }
    }

    /// Points at a position of a game, which the board then shows.
    fn points(&self, at: Option<TreeNode>) -> Option<Callback<PointerEvent>> {
        self.session.game().map(|_| sends(self.send, Message::Point(at)))
    }
}

/// Half the width of the smallest thing that is easily pointed at (WCAG 2.2, 2.5.8), in pixels.
const LEAST_TARGET: f64 = 12.0;

fn node_id(node: TreeNode) -> String {
    format!("node-{}", node.0)
}

pub fn drawn_shape(shape: &Shape) -> Html {
    match shape {
        Shape::Path { class, d } => html! { <path class={*class} d={d.clone()} /> },
        Shape::Text { class, at: (x, y), size, text } => html! {
            <text class={*class} x={written("{}", &[*x])} y={written("{}", &[*y])}
                font-size={written("{}", &[*size])}>{ text }</text>
        },
    }
}

/// The last item of the tree as it is read: the last child of the last child, and so on.
fn last_item(session: &Session) -> TreeNode {
    let last_child = |&node: &TreeNode| {
        session.tree().children(node).next_back().filter(|_| session.is_open(node))
    };
    std::iter::successors(Some(TreeNode::ROOT), last_child).last().unwrap_or(TreeNode::ROOT)
}

/// The arrow keys walk the tree as it is drawn: up to the parent, down to the first child, left and
/// right among the nodes of a layer; Home and End lead to the first and the last item. Each node that
/// is walked to is chosen. On a leaf whose value can be typed, a number begins to do so.
fn walk(session: &Session, node: TreeNode, editable: bool, send: &Send) -> Callback<KeyboardEvent> {
    let tree = session.tree();
    let end = last_item(session);
    let layer = tree.layer_of(node);
    let beside = |step: i64| {
        let place = TreeNode(u32::try_from(i64::from(node.0) + step).ok()?);
        (place.index() < tree.len() && tree.layer_of(place) == layer).then_some(place)
    };
    let up = tree.parent(node);
    let down = tree.children(node).next();
    let (left, right) = (beside(-1), beside(1));
    let send = send.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let target = match event.key().as_str() {
            "ArrowUp" => up,
            "ArrowDown" => down,
            "ArrowLeft" => left,
            "ArrowRight" => right,
            "Home" => Some(TreeNode::ROOT),
            "End" => Some(end),
            key if editable && (begins_number(key).is_some() || matches!(key, "Enter" | "F2")) => {
                event.prevent_default();
                // The keys of the page would hear of a minus sign as well.
                event.stop_propagation();
                send.emit(Message::BeginEditing(node, begins_number(key)));
                return;
            }
            "Enter" => Some(node),
            "*" | "x" => {
                event.prevent_default();
                send.emit(Message::Toggle(node));
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

/// What the step says, also for those who only hear it.
pub fn caption(model: &Model) -> Html {
    let told = model
        .session
        .as_ref()
        .map(|session| sentence(session, model.playback.step, model.shell.lang))
        .unwrap_or_default();
    html! { <p class="caption" role="status" aria-live="polite">{ told }</p> }
}
