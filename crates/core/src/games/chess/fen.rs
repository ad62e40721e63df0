//! Reading the Forsyth-Edwards Notation.

use cozy_chess::{Board, FenParseError};

use super::castles_as_usual;
use crate::excerpt;
use crate::games::GameProblem;

/// Reads a position of usual chess. The last two fields, the plies since a capture or pawn move and
/// the number of the move, may be missing.
///
/// # Errors
/// What cannot be read, or is against the rules.
pub(super) fn read(text: &str) -> Result<Board, GameProblem> {
    let mut fields: Vec<&str> = text.split_whitespace().collect();
    check_rows(fields.first().copied().unwrap_or_default())?;
    match fields.get(1) {
        Some(&("w" | "b")) | None => {}
        Some(side) => return Err(GameProblem::Side { given: excerpt(side) }),
    }
    match fields.len() {
        4 => fields.extend(["0", "1"]),
        5 => fields.push("1"),
        _ => {}
    }
    let position = Board::from_fen(&fields.join(" "), false);
    let position =
        position.map_err(|error| GameProblem::Illegal { reason: why(error, &fields) })?;
    if castles_as_usual(&position) {
        Ok(position)
    } else {
        Err(GameProblem::Illegal { reason: reason(FenParseError::InvalidCastlingRights) })
    }
}

/// The library is content with fewer than eight rows, and does not say what it is not content with.
fn check_rows(squares: &str) -> Result<(), GameProblem> {
    let given = squares.split('/').count();
    if given != 8 {
        return Err(GameProblem::Rows { given, expected: 8 });
    }
    let mut at = 0;
    for (number, row) in squares.split('/').enumerate() {
        let mut given = 0_usize;
        for letter in row.chars() {
            given += match letter {
                '1'..='8' => letter as usize - '0' as usize,
                _ if "KQRBNPkqrbnp".contains(letter) => 1,
                _ => return Err(GameProblem::Character { given: letter, at }),
            };
            at += 1;
        }
        if given != 8 {
            return Err(GameProblem::Columns { row: number + 1, given, expected: 8 });
        }
        at += 1;
    }
    Ok(())
}

/// What is wrong with a position whose rows and player to move can be read. Of the squares the
/// library says only that something is; the usual mistakes are told apart here.
fn why(error: FenParseError, fields: &[&str]) -> &'static str {
    let &[squares, side, ..] = fields else {
        return reason(error);
    };
    if !matches!(error, FenParseError::InvalidBoard) {
        return reason(error);
    }
    if ['K', 'k'].iter().any(|&king| squares.matches(king).count() != 1) {
        return "each player must have one king";
    }
    let other = if side == "w" { "b" } else { "w" };
    if Board::from_fen(&format!("{squares} {other} - - 0 1"), false).is_ok() {
        return "the player to move could take the king";
    }
    reason(error)
}

/// The library's own words.
const fn reason(error: FenParseError) -> &'static str {
    match error {
        FenParseError::InvalidBoard => "the board is invalid",
        FenParseError::InvalidSideToMove => "the side to move is invalid",
        FenParseError::InvalidCastlingRights => "the castling rights are invalid",
        FenParseError::InvalidEnPassant => "the en passant square is invalid",
        FenParseError::InvalidHalfMoveClock => "the halfmove clock is invalid",
        FenParseError::InvalidFullmoveNumber => "the fullmove number is invalid",
        FenParseError::MissingField => "the FEN is missing a field",
        FenParseError::TooManyFields => "the FEN has too many fields",
    }
}
