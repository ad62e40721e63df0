//! Picture elements without animation.

use plyscope_drawing::written;
use plyscope_view::picture::Thing;
use yew::prelude::*;

use crate::view::tree::shape::{drawn_shape, node_attribute};

/// One element of a picture.
pub fn drawn_thing(thing: Thing) -> Html {
    let (x, y) = thing.at;
    html! {
        <g class={thing.class.clone()} transform={written("translate({} {})", &[x, y])}
            data-node={node_attribute(&thing)}>
            { for thing.shapes.iter().map(drawn_shape) }
        </g>
    }
}
