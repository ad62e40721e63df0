//! What the marks on the board and in the tree mean.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::board::{Candidate, Standing};
use plyscope_puzzle_view::backtrack::outcome::Outcome;
use plyscope_puzzle_view::backtrack::picture::mark;
use plyscope_puzzles::backtrack::Choice;
use yew::prelude::*;

use crate::view::panel;
use crate::view::tree::drawn_shape;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub lang: Lang,
}

/// The panel. It is rendered again only when the language changes.
#[component]
pub fn Legend(props: &Props) -> Html {
    let lang = props.lang;
    let rows = [
        (Standing::Next, texts::mark_next(lang)),
        (Standing::Later, texts::mark_later(lang)),
        (Standing::Tried(Outcome::InVain), texts::mark_tried(lang)),
        (Standing::Tried(Outcome::Led), texts::mark_led(lang)),
        (Standing::JustLeft(Outcome::InVain), texts::mark_left(lang)),
        (Standing::Blocked(None), texts::mark_blocked(lang)),
    ];
    let rows = rows.into_iter().map(|(standing, meaning)| {
        let candidate = Candidate { choice: Choice(0), square: 0, label: String::new(), standing };
        html! {
            <li>
                <svg class="picture" viewBox="10 10 40 40" aria-hidden="true" focusable="false">
                    { for mark(&candidate).iter().map(drawn_shape) }
                </svg>
                { meaning }
            </li>
        }
    });
    panel(
        "legend-panel",
        texts::legend_panel(lang),
        html! {
            <>
                <ul class="legend">{ for rows }</ul>
                <p class="tree-key">{ texts::whole_key(lang) }</p>
            </>
        },
    )
}
