//! The board of a game by itself, with the names of its columns and rows.

use plyscope_games::{Board, Style};

use super::{boards, Shape};
use plyscope_drawing::written;

/// The larger side of the board, in pixels.
pub const SIDE: f64 = 216.0;

/// The part of the plane that a board takes, with a margin for the names of columns and rows.
#[must_use]
pub fn view_box(board: &Board) -> String {
    let cell = SIDE / f64::from(board.columns.max(board.rows).max(1));
    let (width, height) = (f64::from(board.columns) * cell, f64::from(board.rows) * cell);
    // The numbers of draughts are inside, and places of stones have no names.
    let margin = match board.style {
        Style::Draughtsmen | Style::Stones => 4.0,
        _ => 18.0,
    };
    written(
        "{} {} {} {}",
        &[-width / 2.0 - margin, -height / 2.0 - 4.0, width + margin + 4.0, height + margin + 4.0],
    )
}

/// The names of the columns below the board, and of the rows on its left; of draughts the numbers in
/// the dark squares, and nothing beside stones.
#[must_use]
pub fn names(board: &Board) -> Vec<Shape> {
    match board.style {
        Style::Draughtsmen => return numbers(board),
        Style::Stones => return Vec::new(),
        _ => {}
    }
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

/// The number of each dark square, in its left upper corner.
fn numbers(board: &Board) -> Vec<Shape> {
    let numbers = (0..board.squares.len()).filter_map(|index| {
        let text = square_number(board, index)?.to_string();
        let ((x, y), cell) = boards::place(board, SIDE, index);
        let at = (x - cell * 0.325, y - cell * 0.375);
        Some(Shape::Text { class: "board-number", at, size: cell * 0.29, text })
    });
    numbers.collect()
}

/// The number of a square of draughts, from 1 at the top left; `None` for a light square.
#[must_use]
pub fn square_number(board: &Board, index: usize) -> Option<usize> {
    let columns = usize::from(board.columns.max(1));
    boards::is_dark(columns, index).then_some(index / 2 + 1)
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
