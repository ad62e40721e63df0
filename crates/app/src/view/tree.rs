//! The tree, and the sentence of the step under it.

use plyscope_core::{GameTree, TreeNode};
use plyscope_stage::caption::caption as sentence;
use plyscope_stage::drawing::written;
use plyscope_stage::locale::texts;
use plyscope_stage::picture::{picture, Kind, Shape, Shown, Thing};
use plyscope_stage::reading::reading;
use plyscope_stage::scene::camera::Viewport;
use plyscope_stage::scene::tree::{tree_scene, Mark};
use plyscope_stage::scene::view::View;
use plyscope_stage::session::Session;
use yew::prelude::*;
use yew::virtual_dom::Key;

use super::icon::{icon, Icon};
use super::path::path;
use super::{sends, Send};
use crate::message::{Look, Message};
use crate::model::Model;

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
            <div class="canvas" ref={stage.clone()} hidden={shown == View::Path}>
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
    let visited = trace.visible(step) + below.nodes as usize;
    let cuts = trace.cut_count(step) + below.cuts as usize;
    let pruned = session.pruned_count(step);
    if trace.passes().len() > 1 {
        // Each pass prunes anew.
        texts::summary_of_passes(lang, visited, cuts, pruned)
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
                { for scene.nodes.iter().map(|mark| {
                    let item = Item { model, session, entrance, radius: scene.radius, send };
                    item.view(mark)
                }) }
            </g>
        </svg>
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
    radius: f64,
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
                onclick={sends(self.send, Message::Choose(Some(node)))}
                ondblclick={sends(self.send, Message::Toggle(node))}
                onpointerenter={self.points(Some(node))} onpointerleave={self.points(None)}
                onkeydown={walk(tree, node, self.send)}>
                <circle r={written("{}", &[(self.radius * 1.25).max(LEAST_TARGET)])} />
            </g>
        }
    }
}

impl Item<'_> {
    /// Whether a node of a game is unfolded; of a given tree all is, and nobody needs to hear it.
    fn expanded(&self, node: TreeNode) -> Option<String> {
        let can_fold = self.session.game().is_some() && !self.session.tree().is_leaf(node);
        can_fold.then(|| self.session.is_open(node).to_string())
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

/// The arrow keys walk the tree as it is drawn: up to the parent, down to the first child, left and
/// right among the nodes of a layer. Each node that is walked to is chosen.
fn walk(tree: &GameTree, node: TreeNode, send: &Send) -> Callback<KeyboardEvent> {
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
        let target = match event.key().as_str() {
            "ArrowUp" => up,
            "ArrowDown" => down,
            "ArrowLeft" => left,
            "ArrowRight" => right,
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
