//! A position as text.

use plyscope_games::{Board, Piece, Style};
use plyscope_search::Player;

/// The board, one line per row. Pieces of games with one kind are X and O; in others MAX has the
/// capital letters, as in chess notation. Of stones with numbers MAX has the numbers, MIN letters for them.
/// Tiles are their numbers, in columns, and stones of nobody are `o`.
pub fn drawn(board: &Board) -> String {
    let columns = usize::from(board.columns).max(1);
    let names = board.squares.iter().map(|square| name(board.style, *square).len());
    let width = names.max().unwrap_or(1);
    let rows = board.squares.chunks(columns).map(|row| {
        let squares = row.iter().map(|square| format!("{:>width$}", name(board.style, *square)));
        format!("  {}\n", squares.collect::<Vec<_>>().join(" "))
    });
    rows.collect()
}

fn name(style: Style, square: Option<Piece>) -> String {
    match (style, square) {
        (Style::Tiles, Some(tile)) => tile.number().to_string(),
        (Style::Stones, Some(_)) => "o".to_owned(),
        _ => letter(square).to_string(),
    }
}

fn letter(square: Option<Piece>) -> char {
    match square {
        None => '.',
        Some(Piece { owner: Player::Max, kind: 'O' }) => 'X',
        Some(Piece { owner: Player::Min, kind: 'O' }) => 'O',
        Some(Piece { owner: Player::Max, kind }) => kind,
        Some(Piece { owner: Player::Min, kind: kind @ '1'..='9' }) => {
            char::from(kind as u8 - b'1' + b'a')
        }
        Some(Piece { owner: Player::Min, kind }) => kind.to_ascii_lowercase(),
    }
}
