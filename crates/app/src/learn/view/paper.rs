//! A page of a worksheet, drawn as printed.

use plyscope_drawing::written;
use plyscope_export::figure::mark::{transform, Anchor, Colour, Face, Mark, FAMILY};
use plyscope_lesson::sheet::page::Page;
use yew::prelude::*;

/// The page.
pub fn page(page: &Page) -> Html {
    let (width, height) = page.paper.size();
    html! {
        <div class="sheet-page" role="group" aria-label={page.name.clone()}>
            <svg viewBox={written("0 0 {} {}", &[width, height])} font-family={FAMILY}>
                { for page.marks.iter().map(mark) }
            </svg>
        </div>
    }
}

fn mark(mark: &Mark) -> Html {
    match mark {
        Mark::Path { path, at, scale, ink } => {
            let fill = ink.fill.map_or_else(|| "none".to_owned(), Colour::hex);
            let stroke = ink.stroke.map(|(colour, _)| colour.hex());
            let width = ink.stroke.map(|(_, width)| written("{}", &[width]));
            let dash = ink.dash.map(|(dash, gap)| written("{} {}", &[dash, gap]));
            html! {
                <path transform={transform(*at, *scale)} d={path.to_string()} {fill} {stroke}
                    stroke-width={width} stroke-linejoin="round" stroke-dasharray={dash} />
            }
        }
        Mark::Text { at: (x, y), anchor, size, face, colour, text, .. } => {
            let anchor = match anchor {
                Anchor::Start => None,
                Anchor::Middle => Some("middle"),
                Anchor::End => Some("end"),
            };
            let bold = (*face == Face::Bold).then_some("bold");
            let number = |number: f64| written("{}", &[number]);
            html! {
                <text x={number(*x)} y={number(*y)} font-size={number(*size)} font-weight={bold}
                    text-anchor={anchor} fill={colour.hex()}>{ text }</text>
            }
        }
    }
}
