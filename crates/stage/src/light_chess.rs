//! Chess as far as it is drawn: where a search is not run but looked at, the rules are not needed,
//! since a move's code says where a man goes. The rules are large, and stay with those who search.

use plyscope_core::games::{Board, GameOptions, GameProblem, Piece, Squares, Style};
use plyscope_core::{excerpt, Move, Player, Value};

use crate::outlook::Outlook;
use crate::rules::Rules;

/// The static evaluations of chess by name.
pub const EVALUATIONS: [&str; 3] = ["material", "mobility", "nothing"];

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A position of chess with the moves made from there, drawn without knowing which are legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LightChess {
    fen: String,
    squares: Vec<Option<Piece>>,
    player: Player,
}

/// A move, read from its code: `from + 64 · to + 4096 · promotion`, squares counted row by row from
/// the top left, promotions 0 for none, then knight, bishop, rook, queen.
struct Step {
    from: usize,
    to: usize,
    promotion: Option<char>,
}

impl Step {
    const fn read(by: Move) -> Self {
        let promotion = match by.0 >> 12 {
            1 => Some('N'),
            2 => Some('B'),
            3 => Some('R'),
            4 => Some('Q'),
            _ => None,
        };
        Self { from: (by.0 & 63) as usize, to: (by.0 >> 6 & 63) as usize, promotion }
    }
}

impl LightChess {
    /// Reads the men and the side to move of a position in FEN (Forsyth–Edwards notation). Whether
    /// it is legal is found out by those who search it.
    ///
    /// # Errors
    /// When it cannot be drawn.
    pub fn new(options: &GameOptions) -> Result<Self, GameProblem> {
        let fen = options.position.as_deref().unwrap_or(START).trim().to_owned();
        let mut fields = fen.split_whitespace();
        let (men, side) = (fields.next().unwrap_or_default(), fields.next().unwrap_or("w"));
        let squares = read_men(men)?;
        let player = match side {
            "w" => Player::Max,
            "b" => Player::Min,
            _ => return Err(GameProblem::Side { given: excerpt(side) }),
        };
        Ok(Self { squares, player, fen })
    }

    fn after(&self, line: &[Move]) -> Vec<Option<Piece>> {
        let mut squares = self.squares.clone();
        line.iter().for_each(|&by| play(&mut squares, &Step::read(by)));
        squares
    }
}

fn read_men(text: &str) -> Result<Vec<Option<Piece>>, GameProblem> {
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

/// Moves a man. A king that goes two files takes its rook along; a pawn that goes to another file
/// where nobody stands takes the pawn beside it.
fn play(squares: &mut [Option<Piece>], step: &Step) {
    let Some(mut piece) = squares[step.from].take() else { return };
    let (from_file, to_file) = (step.from % 8, step.to % 8);
    if piece.kind == 'P' && from_file != to_file && squares[step.to].is_none() {
        squares[step.from / 8 * 8 + to_file] = None;
    }
    if piece.kind == 'K' && from_file.abs_diff(to_file) == 2 {
        let row = step.from / 8 * 8;
        let (corner, beside) =
            if to_file > from_file { (7, to_file - 1) } else { (0, to_file + 1) };
        squares[row + beside] = squares[row + corner].take();
    }
    piece.kind = step.promotion.unwrap_or(piece.kind);
    squares[step.to] = Some(piece);
}

fn square_name(square: usize) -> String {
    format!("{}{}", char::from(b'a' + (square % 8) as u8), 8 - square / 8)
}

impl Rules for LightChess {
    fn player(&self, line: &[Move]) -> Player {
        self.player.after(line.len())
    }

    /// Not known here.
    fn utility(&self, _: &[Move]) -> Option<Value> {
        None
    }

    /// Not known here.
    fn moves(&self, _: &[Move]) -> Vec<Move> {
        Vec::new()
    }

    /// Material, as it is usually counted.
    fn estimate(&self, line: &[Move]) -> Value {
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
        let total = self.after(line).iter().flatten().map(worth).sum();
        Value::whole(total).unwrap_or(Value::ZERO)
    }

    fn board(&self, line: &[Move]) -> Board {
        Board { columns: 8, rows: 8, style: Style::Chessmen, squares: self.after(line) }
    }

    /// The start as it was given. Later positions without castling rights and counters, which are not
    /// known here.
    fn notation(&self, line: &[Move]) -> String {
        if line.is_empty() {
            return self.fen.clone();
        }
        let mut text = String::new();
        for (square, piece) in self.after(line).into_iter().enumerate() {
            if square > 0 && square % 8 == 0 {
                text.push('/');
            }
            match piece {
                Some(Piece { owner: Player::Max, kind }) => text.push(kind),
                Some(Piece { kind, .. }) => text.push(kind.to_ascii_lowercase()),
                None => match text.pop() {
                    Some(last) => match last.to_digit(8) {
                        Some(empty) => text.push_str(&(empty + 1).to_string()),
                        None => text.extend([last, '1']),
                    },
                    None => text.push('1'),
                },
            }
        }
        let side = if self.player(line) == Player::Max { "w" } else { "b" };
        format!("{text} {side} - - 0 1")
    }

    /// From where to where.
    fn move_name(&self, _: &[Move], by: Move) -> String {
        let step = Step::read(by);
        let promotion = step.promotion.map(|kind| format!("={kind}")).unwrap_or_default();
        format!("{}{}{promotion}", square_name(step.from), square_name(step.to))
    }

    /// Not known here.
    fn outlook(&self, _: &[Move]) -> Option<Outlook> {
        None
    }

    fn squares(&self, _: &[Move], by: Move) -> Squares {
        let step = Step::read(by);
        Squares { from: Some(step.from), to: Some(step.to) }
    }

    fn read_move(&self, _: &[Move], text: &str) -> Result<Move, GameProblem> {
        Err(GameProblem::NoSuchMove { given: excerpt(text) })
    }
}
