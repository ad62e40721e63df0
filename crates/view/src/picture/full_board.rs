//! The board of a game by itself, with the names of its columns and rows.

use plyscope_games::{Board, Style};

use super::{boards, Shape};
use crate::drawing::written;

/// The larger side of the board, in pixels.
pub const SIDE: f64 = 216.0;

/// The part of the plane that a board takes, with a margin for the names of columns and rows.
#[must_use]
pub fn view_box(board: &Board) -> String {
    let cell = SIDE / f64::from(board.columns.max(board.rows).max(1));
    let (width, height) = (f64::from(board.columns) * cell, f64::from(board.rows) * cell);
    let margin = 18.0;
    written(
        "{} {} {} {}",
        &[-width / 2.0 - margin, -height / 2.0 - 4.0, width + margin + 4.0, height + margin + 4.0],
    )
}

/// The names of the columns below the board, and of the rows on its left.
#[must_use]
pub fn names(board: &Board) -> Vec<Shape> {
    let columns = usize::from(board.columns);
    let rows = usize::from(board.rows);
    let last_row = rows.saturating_sub(1) * columns;
    let column = (0..columns).map(|number| {
        let ((x, y), cell) = boards::place(board, SIDE, last_row + number);
        name((x, y + cell / 2.0 + 9.0), column_name(number))
    });
    let row = (0..rows).filter(|_| board.style != Style::Holes).map(|number| {
        let ((x, y), cell) = boards::place(board, SIDE, number * columns);
        name((x - cell / 2.0 - 9.0, y), row_name(board, number))
    });
    column.chain(row).collect()
}

fn name(at: (f64, f64), text: String) -> Shape {
    Shape::Text { class: "board-name", at, size: 11.0, text }
}

/// What a column is called, counted from 0 at the left.
#[must_use]
pub fn column_name(number: usize) -> String {
    char::from(b'a' + number as u8).to_string()
}

/// What a row is called, counted from 0 at the top.
#[must_use]
pub fn row_name(board: &Board, number: usize) -> String {
    // Othello counts its rows from the top, the others from the bottom.
    let name = match board.style {
        Style::Discs => number + 1,
        _ => usize::from(board.rows).saturating_sub(number),
    };
    name.to_string()
}
