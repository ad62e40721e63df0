//! The picture of a whole tree, which is made to measure.

use plyscope_drawing::written;
use yew::prelude::*;

use super::shape::hatch;

/// Pixels above and below a tree of natural size in which nothing is drawn.
const SPARE_ABOVE: f64 = 26.0;
const SPARE_BELOW: f64 = 14.0;

/// The smallest scales of the picture before its place scrolls: on a phone, where texts are drawn larger,
/// and in a low window.
pub const LEAST_NARROW: f64 = 0.63;
const LEAST_LOW: f64 = 0.8;

/// The picture of this size, in pixels, with an invisible element that keeps its place open. Style sheets
/// draw it smaller where the place is narrow or low.
pub fn whole((width, height): (f64, f64), content: Html) -> Html {
    let height = height - SPARE_ABOVE - SPARE_BELOW;
    let pixels = |size: f64| written("{}", &[size]);
    html! {
        <>
            <svg class="least" width={pixels(width * LEAST_NARROW)} height={pixels(height * LEAST_LOW)}
                aria-hidden="true" focusable="false" />
            <svg class="picture" viewBox={written("0 {} {} {}", &[SPARE_ABOVE, width, height])}
                width={pixels(width)} height={pixels(height)}>
                <defs>{ hatch() }</defs>
                { content }
            </svg>
        </>
    }
}
