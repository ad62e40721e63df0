//! Boards at the moment that is asked about.

use plyscope_drawing::written;
use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::board::Board;
use plyscope_puzzle_view::backtrack::picture::{self, picture};
use plyscope_puzzle_view::backtrack::reading::reading;
use plyscope_puzzle_view::backtrack::search::Search;
use yew::prelude::*;

use crate::frame::sends;
use crate::keys::has_modifier;
use crate::learn::message::Message;
use crate::learn::view::focus::square_id;
use crate::learn::view::Send;
use crate::view::tree::drawn_shape;

/// A board, without marks for the next move.
pub fn board(search: &Search, lang: Lang) -> Html {
    let board = search.board().without_domains();
    html! {
        <div class="asked-board">
            <svg class="picture" viewBox={view_box(&board)} role="img" aria-label={texts::learn_board(lang)}>
                { for picture(&board, &[]).iter().map(drawn_shape) }
            </svg>
        </div>
    }
}

/// The behaviour of squares.
pub struct Pressing<'a> {
    /// The square that was pressed.
    pub chosen: Option<usize>,
    /// The message for a press, if any.
    pub press: &'a dyn Fn(usize) -> Option<Message>,
}

/// An accessible board with squares to press.
pub fn grid(search: &Search, at: usize, pressing: &Pressing<'_>, lang: Lang, send: &Send) -> Html {
    let board = search.board().without_domains();
    let columns = usize::from(board.columns);
    let at = at.min(board.squares.len().saturating_sub(1));
    let square = |square: usize| {
        let message = (pressing.press)(square);
        let is_chosen = pressing.chosen == Some(square);
        html! {
            <path key={square} id={square_id(square)} d={picture::square(&board, square).to_string()} role="gridcell"
                class={classes!("square", message.is_some().then_some("target"), is_chosen.then_some("chosen"))}
                aria-label={reading(search, &board, &[], square, lang)}
                aria-selected={message.is_some().then(|| is_chosen.to_string())}
                aria-disabled={message.is_none().then_some("true")}
                tabindex={if square == at { "0" } else { "-1" }}
                onkeydown={keys(&board, square, message.clone(), send)}
                onclick={message.map(|message| sends(send, message))} />
        }
    };
    let row = |row: usize| {
        let squares = (row * columns..(row + 1) * columns).map(square);
        html! { <g role="row">{ for squares }</g> }
    };
    html! {
        <div class="asked-board">
            <svg class="picture" viewBox={view_box(&board)}>
                <g aria-hidden="true">{ for picture(&board, &[]).iter().map(drawn_shape) }</g>
                <g role="grid" aria-label={texts::learn_board(lang)}>
                    { for (0..usize::from(board.rows)).map(row) }
                </g>
            </svg>
        </div>
    }
}

fn view_box(board: &Board) -> String {
    written("{} {} {} {}", &picture::view_box(board))
}

/// The arrow keys move on the board, Home and End go to the ends of a row; Enter and the space bar
/// press.
fn keys(
    board: &Board,
    square: usize,
    press: Option<Message>,
    send: &Send,
) -> Callback<KeyboardEvent> {
    let (rows, columns) = (usize::from(board.rows), usize::from(board.columns));
    let (row, column) = (square / columns, square % columns);
    let send = send.clone();
    Callback::from(move |event: KeyboardEvent| {
        if has_modifier(&event) {
            return;
        }
        let walk = |row: usize, column: usize| Some(Message::WalkBoard(row * columns + column));
        let message = match event.key().as_str() {
            "Enter" | " " => press.clone(),
            "ArrowUp" => walk(row.saturating_sub(1), column),
            "ArrowDown" => walk((row + 1).min(rows - 1), column),
            "ArrowLeft" => walk(row, column.saturating_sub(1)),
            "ArrowRight" => walk(row, (column + 1).min(columns - 1)),
            "Home" => walk(row, 0),
            "End" => walk(row, columns - 1),
            _ => return,
        };
        event.prevent_default();
        if let Some(message) = message {
            send.emit(message);
        }
    })
}
