//! Reading the Forsyth-Edwards Notation.

use cozy_chess::{get_king_moves, Board, Color, FenParseError};

use super::castles_as_usual;
use crate::{GameProblem, Illegality};
use plyscope_search::excerpt;

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
    let position = position.map_err(|error| GameProblem::Illegal(why(error, &fields)))?;
    let [white, black] = [Color::White, Color::Black].map(|color| position.king(color));
    // The library does not mind.
    if get_king_moves(white).has(black) {
        return Err(GameProblem::Illegal(Illegality::KingEnPrise));
    }
    if castles_as_usual(&position) {
        Ok(position)
    } else {
        Err(GameProblem::Illegal(Illegality::Castling))
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

/// Why a position whose rows and player to move can be read is illegal.
fn why(error: FenParseError, fields: &[&str]) -> Illegality {
    match error {
        FenParseError::InvalidBoard => match fields {
            [squares, "b", ..] => why_board(squares, "w"),
            [squares, ..] => why_board(squares, "b"),
            [] => Illegality::TooFewFields,
        },
        FenParseError::InvalidCastlingRights => Illegality::Castling,
        FenParseError::InvalidEnPassant => Illegality::EnPassant,
        FenParseError::InvalidHalfMoveClock => Illegality::HalfmoveClock,
        FenParseError::InvalidFullmoveNumber => Illegality::MoveNumber,
        // Who is to move was read before.
        FenParseError::MissingField | FenParseError::InvalidSideToMove => Illegality::TooFewFields,
        FenParseError::TooManyFields => Illegality::TooManyFields,
    }
}

/// Why a board is illegal: the library says only that it is. `waiting` is the player who is not to move.
fn why_board(squares: &str, waiting: &str) -> Illegality {
    let count = |letters: &str| squares.matches(|letter| letters.contains(letter)).count();
    let edges = [squares.split('/').next(), squares.rsplit('/').next()];
    let has_many = |all: &str, pawn: &str| count(all) > 16 || count(pawn) > 8;
    if count("K") != 1 || count("k") != 1 {
        Illegality::Kings
    } else if has_many("KQRBNP", "P") || has_many("kqrbnp", "p") {
        Illegality::TooManyPieces
    } else if edges.into_iter().flatten().any(|row| row.contains(['P', 'p'])) {
        Illegality::PawnAtEdge
    } else if Board::from_fen(&format!("{squares} {waiting} - - 0 1"), false).is_ok() {
        Illegality::KingEnPrise
    } else {
        Illegality::Checks
    }
}
