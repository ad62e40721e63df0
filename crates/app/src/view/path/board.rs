//! A small board that is rendered only when it changes.

use std::rc::Rc;

use plyscope_drawing::written;
use plyscope_search::TreeNode;
use plyscope_session::Session;
use plyscope_view::picture::boards;
use yew::prelude::*;

use super::super::tree::drawn_shape;

/// The position of a node of a game.
#[derive(Properties)]
pub struct SmallBoardProps {
    pub session: Rc<Session>,
    pub node: TreeNode,
    /// The larger side, in pixels.
    pub side: f64,
}

/// A search never changes, so the same node has the same board.
impl PartialEq for SmallBoardProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.session, &other.session)
            && self.node == other.node
            && (self.side - other.side).abs() < f64::EPSILON
    }
}

/// The board with the last move marked.
#[component]
pub fn SmallBoard(props: &SmallBoardProps) -> Html {
    let SmallBoardProps { session, node, side } = props;
    let Some(played) = session.game() else { return Html::default() };
    let line = session.line(*node);
    let board = played.board(&line);
    let last = played.last_squares(&line).and_then(|squares| squares.to);
    let cell = side / f64::from(board.columns.max(board.rows).max(1));
    let (width, height) = (f64::from(board.columns) * cell, f64::from(board.rows) * cell);
    let view_box = written(
        "{} {} {} {}",
        &[-width / 2.0 - 2.0, -height / 2.0 - 2.0, width + 4.0, height + 4.0],
    );
    html! {
        <svg class="picture small-board" viewBox={view_box} width={written("{}", &[width + 4.0])}
            height={written("{}", &[height + 4.0])} aria-hidden="true" focusable="false">
            { for boards::board(&board, *side).iter().map(drawn_shape) }
            if let Some(square) = last {
                <path class="board-last" d={boards::square(&board, *side, square).to_string()} />
            }
        </svg>
    }
}
