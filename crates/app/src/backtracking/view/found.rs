//! The boards of the solutions found so far.

use plyscope_drawing::written;
use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::found::{least_square, Solution};
use plyscope_puzzle_view::backtrack::picture::{self, small_picture};
use plyscope_puzzle_view::backtrack::search::Travel;
use yew::prelude::*;

use super::{sends, Send};
use crate::backtracking::message::Message;
use crate::backtracking::model::Model;
use crate::view::panel;
use crate::view::tree::drawn_shape;

/// The most boards that are shown, the newest of all.
const MOST: usize = 24;

/// The panel.
pub fn found(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let solutions = model.search.solutions(MOST);
    let earlier = solutions.first().map_or(0, |first| first.number - 1);
    let content = html! {
        if solutions.is_empty() {
            <p class="quiet-text">{ texts::found_none(lang) }</p>
        } else {
            <ul class="found">
                { for solutions.into_iter().map(|solution| {
                    let is_here = solution.step == model.search.here().step;
                    html! { <li key={solution.number}><Tile {solution} {is_here} {lang} send={send.clone()} /></li> }
                }) }
            </ul>
            if earlier > 0 { <p class="quiet-text">{ texts::found_earlier(lang, &lang.number(earlier)) }</p> }
        }
    };
    panel("found-panel", texts::found_panel(lang), content)
}

#[derive(Properties, PartialEq)]
pub struct Props {
    pub solution: Solution,
    /// Whether its step is shown.
    pub is_here: bool,
    pub lang: Lang,
    pub send: Send,
}

/// A solution; pressing it goes to its step. It is rendered once.
#[component]
fn Tile(props: &Props) -> Html {
    let Props { solution, lang, .. } = props;
    let board = &solution.board;
    let (width, height) = picture::small_size(board);
    let scale = (least_square(board) * f64::from(board.columns)).max(64.0) / width;
    let label = texts::found_of(*lang, &lang.number(solution.number), &lang.number(solution.step));
    let gone = sends(&props.send, Message::Go(Travel::To(solution.step)));
    html! {
        <button type="button" title={label.clone()} aria-label={label}
            aria-current={props.is_here.then_some("step")} onclick={gone}>
            <svg class="picture" viewBox={written("-4 -4 {} {}", &[width + 8.0, height + 8.0])}
                width={written("{}", &[width * scale])} height={written("{}", &[height * scale])}
                aria-hidden="true" focusable="false">
                { for small_picture(board).iter().map(drawn_shape) }
            </svg>
        </button>
    }
}
