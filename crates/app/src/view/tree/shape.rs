//! The shapes of pictures.

use plyscope_drawing::written;
use plyscope_search::TreeNode;
use plyscope_view::picture::{Kind, Shape, Thing};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// The hatch of pruned nodes. It covers edges.
pub fn hatch() -> Html {
    html! {
        <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)">
            <rect class="hatch-ground" width="5" height="5" />
            <path class="hatch" d="M0 0V5" />
        </pattern>
    }
}

pub fn drawn_shape(shape: &Shape) -> Html {
    match shape {
        Shape::Path { class, path } => html! { <path class={*class} d={path.to_string()} /> },
        Shape::Text { class, at: (x, y), size, text } => html! {
            <text class={*class} x={written("{}", &[*x])} y={written("{}", &[*y])}
                font-size={written("{}", &[*size])}>{ text }</text>
        },
    }
}

/// The attribute by which [`drawn_node_at`] finds what is drawn of a node, such as its texts.
pub fn node_attribute(thing: &Thing) -> Option<String> {
    (thing.kind == Kind::Node).then(|| thing.node.0.to_string())
}

/// The node of whose drawing an event is about a part.
pub fn drawn_node_at(event: &Event) -> Option<TreeNode> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    let drawn = element.closest("[data-node]").ok()??;
    drawn.get_attribute("data-node")?.parse().ok().map(TreeNode)
}

/// A node or edge of the picture. It is rendered only when it changes: at most steps nearly all of
/// a large tree stays the same.
pub struct DrawnThing;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub thing: Thing,
    /// Whether the user has chosen its node.
    pub chosen: bool,
}

impl Component for DrawnThing {
    type Message = ();
    type Properties = Props;

    fn create(_: &Context<Self>) -> Self {
        Self
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Props { thing, chosen } = ctx.props();
        let (x, y) = thing.at;
        html! {
            <g class={classes!(thing.class.clone(), chosen.then_some("chosen"))}
                transform={written("translate({} {})", &[x, y])} data-node={node_attribute(thing)}>
                { for thing.shapes.iter().map(drawn_shape) }
            </g>
        }
    }
}
