//! Positions as rows of numbers and what comes next, such as `2 ./. 16:3` or `2 ./. 16:new 3`.

use super::position::{Next, Position, MOST_SQUARES};
use crate::problem::GameProblem;
use crate::Illegality;
use plyscope_search::excerpt;

/// Reads a position of a board with so many columns and rows, with at most so many moves to come. A row has
/// the numbers of its tiles and `.`, `-` or `_` for empty squares, separated by spaces; rows are separated
/// by slashes or line ends. Behind a colon stands how many moves are still to come, with `new` before it
/// where a new tile comes first; without it as many as can be are to come.
///
/// # Errors
/// What does not fit the board, and what no game leads to.
pub(super) fn read(text: &str, side: u8, most: u8) -> Result<Position, GameProblem> {
    let (rows, turn) = match text.split_once(':') {
        Some((rows, turn)) => (rows, Some(turn.trim())),
        None => (text, None),
    };
    let tiles = read_rows(rows.trim(), side)?;
    let (next, left) = turn.map_or(Ok((Next::Slide, most)), |turn| read_turn(turn, most))?;
    let position = Position { tiles, side, left, next };
    if position.sum() > largest_sum(side) {
        return Err(GameProblem::Illegal(Illegality::TilesTooLarge));
    }
    if next == Next::Tile && position.empty().next().is_none() {
        return Err(GameProblem::Illegal(Illegality::NoEmptySquare));
    }
    Ok(position)
}

/// The largest sum of the tiles of a board: that of all different ones from 4 on.
pub(super) const fn largest_sum(side: u8) -> i64 {
    4 * ((1 << (side * side)) - 1)
}

fn read_rows(text: &str, side: u8) -> Result<[u8; MOST_SQUARES], GameProblem> {
    let mut tiles = [0; MOST_SQUARES];
    let lines: Vec<&str> = text.split(['/', '\n']).collect();
    if lines.len() != usize::from(side) {
        return Err(GameProblem::Rows { given: lines.len(), expected: side });
    }
    for (row, line) in lines.into_iter().enumerate() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.len() != usize::from(side) {
            return Err(GameProblem::Columns { row: row + 1, given: words.len(), expected: side });
        }
        for (column, word) in words.into_iter().enumerate() {
            let exponent =
                read_tile(word).ok_or_else(|| GameProblem::Tile { given: excerpt(word) })?;
            tiles[row * usize::from(side) + column] = exponent;
        }
    }
    Ok(tiles)
}

/// The exponent of a tile, or 0 for an empty square.
fn read_tile(word: &str) -> Option<u8> {
    if matches!(word, "." | "-" | "_") {
        return Some(0);
    }
    let number: u16 = word.parse().ok().filter(|_| !word.starts_with('+'))?;
    let is_tile = number >= 2 && number.is_power_of_two() && i64::from(number) < largest_sum(3);
    is_tile.then(|| number.trailing_zeros() as u8)
}

/// What comes next, and how many moves are to come.
fn read_turn(text: &str, most: u8) -> Result<(Next, u8), GameProblem> {
    let number = |text: &str, range: std::ops::RangeInclusive<u8>| {
        text.parse().ok().filter(|left| range.contains(left) && !text.starts_with('+'))
    };
    let found = match text.strip_prefix("new") {
        // One move less, as if a move had been made before the tile.
        Some(rest) => {
            number(rest.trim(), 1..=most.saturating_sub(1)).map(|left| (Next::Tile, left))
        }
        None => number(text, 0..=most).map(|left| (Next::Slide, left)),
    };
    found.ok_or_else(|| GameProblem::MovesLeft { given: excerpt(text), most })
}

/// Writes a position as [`read`] reads it.
pub(super) fn print(position: &Position) -> String {
    let rows: Vec<String> = (0..position.side)
        .map(|row| {
            let first = usize::from(row * position.side);
            let row = &position.tiles[first..first + usize::from(position.side)];
            row.iter().map(|&exponent| tile(exponent)).collect::<Vec<_>>().join(" ")
        })
        .collect();
    let new = if position.next == Next::Tile { "new " } else { "" };
    format!("{}:{new}{}", rows.join("/"), position.left)
}

fn tile(exponent: u8) -> String {
    match exponent {
        0 => ".".to_owned(),
        _ => Position::number(exponent).to_string(),
    }
}
