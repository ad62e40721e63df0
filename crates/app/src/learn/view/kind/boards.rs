//! Questions about boards: the board at the moment that is asked about.

use plyscope_stage::backtrack::picture::{self, picture};
use plyscope_stage::backtrack::search::Search;
use plyscope_stage::drawing::written;
use plyscope_stage::locale::{texts, Lang};
use plyscope_stage::quiz::board::NextSquare;
use yew::prelude::*;

use crate::view::tree::drawn_shape;

/// A board. What the search will do next is not drawn on it.
pub fn board(search: &Search, lang: Lang) -> Html {
    let board = search.board();
    let (width, height) = picture::size(&board);
    html! {
        <div class="asked-board">
            <svg class="picture" viewBox={written("-2 -2 {} {}", &[width + 4.0, height + 4.0])}
                role="img" aria-label={texts::learn_board(lang)}>
                { for picture(&board, &[]).iter().map(drawn_shape) }
            </svg>
        </div>
    }
}

/// All the moments of a question, each with what is asked there.
pub fn stops(quiz: &NextSquare, lang: Lang) -> Html {
    let stops = quiz.stops().iter().enumerate().map(|(number, search)| {
        html! {
            <li>
                <strong>{ texts::learn_stop(lang, &(number + 1).to_string()) }</strong>
                { board(search, lang) }
                <p>{ quiz.stop_prompt(number, lang) }</p>
            </li>
        }
    });
    html! { <ol class="asked-boards" tabindex="0" aria-label={texts::learn_stops(lang)}>{ for stops }</ol> }
}
