//! Pictures as keyed elements.

use plyscope_drawing::written;
use plyscope_puzzle_view::backtrack::part::Part;
use yew::prelude::*;

use crate::view::tree::drawn_shape;

/// The parts, each with a key: without keys, adding or removing an element would rebuild all before
/// it.
pub fn drawn_parts(parts: &[Part]) -> Html {
    let drawn = |part: &Part| {
        let (x, y) = part.at;
        let moved = (part.at != (0.0, 0.0)).then(|| written("translate({} {})", &[x, y]));
        html! { <g key={part.key} transform={moved}>{ for part.shapes.iter().map(drawn_shape) }</g> }
    };
    html! { <>{ for parts.iter().map(drawn) }</> }
}
