//! The pictures, tables and formulas of a lesson's text.

use plyscope_i18n::texts;
use plyscope_lesson::formula::{pieces, Formula, Math, Piece, Style};
use plyscope_lesson::picture::Picture;
use plyscope_lesson::prose::{Side, Table, Words};
use yew::prelude::*;
use yew::virtual_dom::{VNode, VTag, VText};

use super::prose::{run, TextAround};

/// A picture; where it cannot be had, its description.
pub fn picture(picture: &Picture, around: &TextAround) -> Html {
    match picture.found_at(around.file.as_deref()) {
        Some(address) => html! {
            <img src={address} alt={picture.description.clone()} loading="lazy" decoding="async" />
        },
        None => html! {
            <span class="no-picture">
                { texts::lesson_picture_elsewhere(around.lang, &picture.address, &picture.description) }
            </span>
        },
    }
}

/// A table; a wide one scrolls.
pub fn table(table: &Table, around: &TextAround) -> Html {
    let side = |place: usize| match table.sides.get(place) {
        None | Some(Side::Start) => None,
        Some(Side::Middle) => Some("to-middle"),
        Some(Side::End) => Some("to-end"),
    };
    let head = table.head.iter().enumerate().map(|(place, cell)| {
        html! { <th scope="col" class={side(place)}>{ run(cell, around) }</th> }
    });
    let cell = |(place, cell): (usize, &Vec<Words>)| {
        html! { <td class={side(place)}>{ run(cell, around) }</td> }
    };
    let rows = table.rows.iter().map(|row| {
        html! { <tr>{ for row.iter().enumerate().map(cell) }</tr> }
    });
    html! {
        <div class="table" tabindex="0" role="group" aria-label={texts::lesson_table(around.lang)}>
            <table>
                <thead><tr>{ for head }</tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
    }
}

/// A formula as MathML.
pub fn formula(formula: &Formula) -> Html {
    let mut drawn = VTag::new("math");
    if formula.style == Style::Display {
        drawn.add_attribute("display", "block");
    }
    // For those to whom the formula is read as text.
    drawn.add_attribute("alttext", formula.source.clone());
    drawn.add_children(formula.math.iter().map(math));
    drawn.into()
}

/// A caption or a prompt, with its formulas.
pub fn caption(text: &str) -> Html {
    let pieces = pieces(text).into_iter().map(|piece| match piece {
        Piece::Text(text) => html! { text },
        Piece::Formula(content) => formula(&content),
    });
    pieces.collect()
}

fn math(math: &Math) -> VNode {
    match math {
        Math::Text(text) => VText::new(text.clone()).into(),
        Math::Element { name, attributes, children } => {
            let mut drawn = VTag::new(*name);
            for (attribute, value) in attributes {
                drawn.add_attribute(attribute, value.clone());
            }
            drawn.add_children(children.iter().map(self::math));
            drawn.into()
        }
    }
}
