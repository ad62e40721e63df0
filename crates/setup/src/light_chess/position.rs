//! A chess position: its pieces and the other fields of its notation.

use std::fmt;

use plyscope_games::{GameProblem, Piece};
use plyscope_search::{excerpt, Player, Value};

use super::Step;

/// The corners, counted row by row from the top left, with the letter of castling to that side.
const CORNERS: [(usize, char); 4] = [(63, 'K'), (56, 'Q'), (7, 'k'), (0, 'q')];

/// A position as given in FEN (Forsyth–Edwards notation).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Position {
    /// The pieces, row by row from the top left.
    pub squares: Vec<Option<Piece>>,
    /// Who is to move.
    pub player: Player,
    /// The letters of the castlings that are still allowed.
    castling: String,
    /// The square that a pawn has just passed over.
    en_passant: Option<usize>,
    /// The plies since a capture or a pawn's move.
    clock: u32,
    /// The number of the move.
    pub number: u32,
}

impl Position {
    /// Parses the pieces and the side to move, and the other fields as far as they are valid.
    pub fn read(fen: &str) -> Result<Self, GameProblem> {
        let mut fields = fen.split_whitespace();
        let (pieces, side) = (fields.next().unwrap_or_default(), fields.next().unwrap_or("w"));
        let squares = read_pieces(pieces)?;
        let player = match side {
            "w" => Player::Max,
            "b" => Player::Min,
            _ => return Err(GameProblem::Side { given: excerpt(side) }),
        };
        let castling = fields.next().unwrap_or_default();
        let castling = CORNERS.iter().map(|&(_, letter)| letter).filter(|&l| castling.contains(l));
        let castling = castling.collect();
        // En passant is only possible right after the pawn's move.
        fields.next();
        let mut number = |usual| fields.next().and_then(|n| n.parse().ok()).unwrap_or(usual);
        Ok(Self {
            squares,
            player,
            castling,
            en_passant: None,
            clock: number(0),
            number: number(1),
        })
    }

    /// The other player is to move.
    pub fn pass(&mut self) {
        self.clock = self.clock.saturating_add(1);
        self.number = self.number.saturating_add(u32::from(self.player == Player::Min));
        self.player = self.player.opponent();
        self.en_passant = None;
    }

    /// Moves a piece. A king that moves two files castles; a pawn that moves to an empty square of
    /// another file captures the pawn beside it.
    pub fn play(&mut self, step: &Step) {
        self.pass();
        let Some(mut piece) = self.squares[step.from].take() else { return };
        if piece.kind == 'P' || self.squares[step.to].is_some() {
            self.clock = 0;
        }
        let (from_file, to_file) = (step.from % 8, step.to % 8);
        if piece.kind == 'P' && from_file != to_file && self.squares[step.to].is_none() {
            self.squares[step.from / 8 * 8 + to_file] = None;
        }
        if piece.kind == 'P' && step.from.abs_diff(step.to) == 16 {
            self.en_passant = Some(usize::midpoint(step.from, step.to));
        }
        if piece.kind == 'K' && from_file.abs_diff(to_file) == 2 {
            let row = step.from / 8 * 8;
            let (corner, beside) =
                if to_file > from_file { (7, to_file - 1) } else { (0, to_file + 1) };
            self.squares[row + beside] = self.squares[row + corner].take();
        }
        self.forget_castling(step, piece);
        piece.kind = step.promotion.unwrap_or(piece.kind);
        self.squares[step.to] = Some(piece);
    }

    /// A king that has moved never castles, nor does a rook that has moved or was taken.
    fn forget_castling(&mut self, step: &Step, piece: Piece) {
        let is_white = piece.owner == Player::Max;
        self.castling.retain(|letter| {
            let of_king = piece.kind == 'K' && letter.is_ascii_uppercase() == is_white;
            let is_left = |&(corner, side): &(usize, char)| {
                side == letter && (step.from == corner || step.to == corner)
            };
            !of_king && !CORNERS.iter().any(is_left)
        });
    }

    /// White's material minus Black's, with the usual weights.
    pub fn material(&self) -> Value {
        let worth = |piece: &Piece| {
            let points = match piece.kind {
                'Q' => 9,
                'R' => 5,
                'B' | 'N' => 3,
                'P' => 1,
                _ => 0,
            };
            if piece.owner == Player::Max {
                points
            } else {
                -points
            }
        };
        let total = self.squares.iter().flatten().map(worth).sum();
        Value::whole(total).unwrap_or(Value::ZERO)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut pieces = String::new();
        for (square, piece) in self.squares.iter().enumerate() {
            if square > 0 && square % 8 == 0 {
                pieces.push('/');
            }
            match piece {
                Some(Piece { owner: Player::Max, kind }) => pieces.push(*kind),
                Some(Piece { kind, .. }) => pieces.push(kind.to_ascii_lowercase()),
                None => match pieces.pop() {
                    Some(last) => match last.to_digit(8) {
                        Some(empty) => pieces.push_str(&(empty + 1).to_string()),
                        None => pieces.extend([last, '1']),
                    },
                    None => pieces.push('1'),
                },
            }
        }
        let side = if self.player == Player::Max { 'w' } else { 'b' };
        let castling = if self.castling.is_empty() { "-" } else { &self.castling };
        let passed = self.en_passant.map_or_else(|| "-".to_owned(), square_name);
        write!(f, "{pieces} {side} {castling} {passed} {} {}", self.clock, self.number)
    }
}

fn read_pieces(text: &str) -> Result<Vec<Option<Piece>>, GameProblem> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 8 {
        return Err(GameProblem::Rows { given: rows.len(), expected: 8 });
    }
    let mut squares = Vec::with_capacity(64);
    let mut at = 0;
    for (number, row) in rows.into_iter().enumerate() {
        for letter in row.chars() {
            match (letter.to_digit(9), letter.to_ascii_uppercase()) {
                (Some(empty @ 1..), _) => squares.extend((0..empty).map(|_| None)),
                (_, kind @ ('K' | 'Q' | 'R' | 'B' | 'N' | 'P')) => {
                    let white = letter.is_ascii_uppercase();
                    let owner = if white { Player::Max } else { Player::Min };
                    squares.push(Some(Piece { owner, kind }));
                }
                _ => return Err(GameProblem::Character { given: letter, at }),
            }
            at += 1;
        }
        let given = squares.len().saturating_sub(8 * number);
        if given != 8 {
            return Err(GameProblem::Columns { row: number + 1, given, expected: 8 });
        }
        at += 1;
    }
    Ok(squares)
}

/// The name of a square, such as `e4`.
pub(super) fn square_name(square: usize) -> String {
    format!("{}{}", char::from(b'a' + (square % 8) as u8), 8 - square / 8)
}
