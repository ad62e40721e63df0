//! Picture elements without animation.

use plyscope_drawing::written;
use plyscope_view::picture::Thing;
use yew::prelude::*;

use crate::view::tree::drawn_shape;

/// One element of a picture.
pub fn drawn_thing(thing: Thing) -> Html {
    let (x, y) = thing.at;
    html! {
        <g class={thing.class} transform={written("translate({} {})", &[x, y])}>
            { for thing.shapes.iter().map(drawn_shape) }
        </g>
    }
}
