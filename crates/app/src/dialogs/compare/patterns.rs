//! The number, colour and pattern that distinguish the searches of a comparison.

use yew::prelude::*;

/// The fill patterns of bars and swatches.
pub fn patterns() -> Html {
    const STROKES: [&str; 4] = ["", "M-1 7L7 -1", "M3 1.4V4.6", "M3 0V6"];
    let patterns = STROKES.iter().enumerate().map(|(place, stroke)| {
        html! {
            <pattern id={id(place)} width="6" height="6" patternUnits="userSpaceOnUse">
                <rect class={class("fill", place)} width="6" height="6" />
                <path class="pattern-line" d={*stroke} />
            </pattern>
        }
    });
    html! {
        <svg class="patterns" aria-hidden="true" focusable="false"><defs>{ for patterns }</defs></svg>
    }
}

fn id(place: usize) -> String {
    format!("compare-{}", place + 1)
}

fn class(name: &str, place: usize) -> String {
    format!("{name}-{}", place + 1)
}

/// The fill of a search's bars.
pub fn fill(place: usize) -> String {
    format!("url(#{})", id(place))
}

/// The number of a search on its colour and pattern.
pub fn swatch(place: usize) -> Html {
    html! {
        <svg class={classes!("swatch", class("edge", place))} viewBox="0 0 34 20" aria-hidden="true"
            focusable="false">
            <rect x="1" y="1" width="32" height="18" rx="4" fill={fill(place)} />
            <rect class="swatch-paper" x="4" y="3" width="12" height="14" rx="3" />
            <text x="10" y="10.5">{ place + 1 }</text>
        </svg>
    }
}
