//! The board: a picture, with an accessible grid over it.

use plyscope_drawing::written;
use plyscope_i18n::texts;
use plyscope_puzzle_view::backtrack::board::{Board, Candidate, Standing};
use plyscope_puzzle_view::backtrack::picture;
use plyscope_puzzle_view::backtrack::problem::PuzzleId;
use plyscope_puzzle_view::backtrack::reading::reading;
use plyscope_puzzle_view::backtrack::view::View;
use plyscope_puzzles::backtrack::Choice;
use yew::prelude::*;

use super::parts::drawn_parts;
use super::{sends, Send};
use crate::backtracking::message::{ByHand, Message, Press};
use crate::backtracking::model::Model;
use crate::keys::has_modifier;

/// The board at the moment that is shown.
pub fn board(model: &Model, view: &View, send: &Send) -> Html {
    let View { board, candidates, .. } = view;
    let grid = Grid { model, board, candidates, send };
    html! {
        <div class="puzzle-board">
            <svg class="picture" viewBox={written("{} {} {} {}", &picture::view_box(board))}>
                <g aria-hidden="true">{ drawn_parts(&picture::parts(board, candidates)) }</g>
                <g role="grid" aria-label={texts::trail_grid(model.shell.lang)}>
                    { for (0..usize::from(board.rows)).map(|row| grid.row(row)) }
                </g>
            </svg>
        </div>
    }
}

struct Grid<'a> {
    model: &'a Model,
    board: &'a Board,
    candidates: &'a [Candidate],
    send: &'a Send,
}

impl Grid<'_> {
    fn row(&self, row: usize) -> Html {
        let columns = usize::from(self.board.columns);
        let squares = (0..columns).map(|column| self.square(row * columns + column));
        html! { <g role="row">{ for squares }</g> }
    }

    /// A transparent square over the picture, with an accessible name that describes it.
    fn square(&self, square: usize) -> Html {
        let Self { model, board, candidates, send } = *self;
        let label = reading(model.shown(), board, candidates, square, model.shell.lang);
        let pressed = sends(send, self.pressed(square));
        let is_target = self.chosen_by(square).is_some() || self.blocks();
        html! {
            <path key={square} class={classes!("square", is_target.then_some("target"))} d={picture::square(board, square).to_string()}
                role="gridcell" aria-label={label}
                tabindex={if model.square == square { "0" } else { "-1" }}
                onclick={pressed} onkeydown={self.walk(square)} />
        }
    }

    /// The message for pressing a square; when playing by hand it is a move, if one leads there.
    fn pressed(&self, square: usize) -> Message {
        match self.chosen_by(square) {
            Some(choice) => Message::ByHand(ByHand::Choose(choice)),
            None if self.blocks() => Message::Block(square),
            None => Message::Focus(square),
        }
    }

    /// Whether pressing a square blocks it.
    fn blocks(&self) -> bool {
        let is_tour = self.model.search.problem().id() == PuzzleId::Tour;
        is_tour && self.model.press == Press::Block && self.model.hand.is_none()
    }

    /// The only choice that leads to a square, if the user plays by hand.
    fn chosen_by(&self, square: usize) -> Option<Choice> {
        self.model.hand.as_ref()?;
        let is_open = |candidate: &&Candidate| {
            let open = matches!(candidate.standing, Standing::Next | Standing::Later);
            open && candidate.square == square
        };
        let mut own = self.candidates.iter().filter(is_open);
        own.next().filter(|_| own.next().is_none()).map(|candidate| candidate.choice)
    }

    /// The arrow keys move on the board; Home and End go to the ends of a row.
    fn walk(&self, square: usize) -> Callback<KeyboardEvent> {
        let (rows, columns) = (usize::from(self.board.rows), usize::from(self.board.columns));
        let (row, column) = (square / columns, square % columns);
        let send = self.send.clone();
        let pressed = self.pressed(square);
        Callback::from(move |event: KeyboardEvent| {
            if has_modifier(&event) {
                return;
            }
            let (row, column) = match event.key().as_str() {
                "Enter" | " " => {
                    event.prevent_default();
                    send.emit(pressed.clone());
                    return;
                }
                "ArrowUp" => (row.saturating_sub(1), column),
                "ArrowDown" => ((row + 1).min(rows - 1), column),
                "ArrowLeft" => (row, column.saturating_sub(1)),
                "ArrowRight" => (row, (column + 1).min(columns - 1)),
                "Home" => (row, 0),
                "End" => (row, columns - 1),
                _ => return,
            };
            event.prevent_default();
            send.emit(Message::Focus(row * columns + column));
        })
    }
}
