//! Drawing chess without its rules. To view a search the rules are not needed, since a move's code
//! contains its squares. The rules are large and are only included in programs that search.

mod position;

use plyscope_games::weights::{Weight, Weights, WeightsProblem};
use plyscope_games::{Board, GameOptions, GameProblem, Squares, Style};
use plyscope_search::{excerpt, Move, Player, Turn, Value};

use crate::game_status::GameStatus;
use crate::rules::Rules;
use position::{square_name, Position};

/// The static evaluations of chess by name.
pub const EVALUATIONS: [&str; 3] = ["material", "mobility", "nothing"];

/// The features of chess, with their usual weights in millionths.
pub const FEATURES: [(&str, Weight); 7] = [
    ("queens", 9_000_000),
    ("rooks", 5_000_000),
    ("bishops", 3_000_000),
    ("knights", 3_000_000),
    ("pawns", 1_000_000),
    ("mobility", 0),
    ("centre", 0),
];

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A chess position with the moves made from it, drawn without checking legality.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LightChess {
    fen: String,
    start: Position,
    /// Whether the evaluation is material, which can be counted here.
    counts_material: bool,
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
    /// Parses a position in FEN (Forsyth–Edwards notation), without checking its legality. The
    /// other options are refused as by the rules.
    ///
    /// # Errors
    /// When it cannot be drawn, or chess does not have an option.
    pub fn new(options: &GameOptions) -> Result<Self, GameProblem> {
        options.refuse_another_board((8, 8))?;
        let fen = options.position.as_deref().unwrap_or(START).trim().to_owned();
        let start = Position::read(&fen)?;
        Ok(Self { fen, start, counts_material: counts_material(options)? })
    }

    fn after(&self, line: &[Move]) -> Position {
        let mut position = self.start.clone();
        for &by in line {
            match by {
                Move::NULL => position.pass(),
                _ => position.play(&Step::read(by)),
            }
        }
        position
    }
}

/// Whether the chosen evaluation is material.
fn counts_material(options: &GameOptions) -> Result<bool, GameProblem> {
    match (options.evaluation.as_deref(), &options.weights) {
        (None, None) => Ok(true),
        (Some(name), None) if EVALUATIONS.contains(&name) => Ok(name == EVALUATIONS[0]),
        (Some(name), None) => Err(GameProblem::NoSuchEvaluation {
            given: excerpt(name),
            known: EVALUATIONS.iter().map(|&known| known.to_owned()).collect(),
        }),
        (None, Some(text)) => Weights::parse(text, &FEATURES.map(|(id, _)| id))
            .map(|_| false)
            .map_err(GameProblem::Weights),
        (Some(name), Some(_)) => {
            let evaluation = excerpt(name);
            Err(GameProblem::Weights(WeightsProblem::WithEvaluation { evaluation }))
        }
    }
}

impl Rules for LightChess {
    fn player(&self, line: &[Move]) -> Player {
        self.start.player.after(line.len())
    }

    fn turn(&self, line: &[Move]) -> Turn {
        Turn::Player(Rules::player(self, line))
    }

    /// Unknown without the rules.
    fn utility(&self, _: &[Move]) -> Option<Value> {
        None
    }

    /// Unknown without the rules.
    fn moves(&self, _: &[Move]) -> Vec<Move> {
        Vec::new()
    }

    /// Material, if that is the evaluation.
    fn estimate(&self, line: &[Move]) -> Option<Value> {
        self.counts_material.then(|| self.after(line).material())
    }

    fn board(&self, line: &[Move]) -> Board {
        Board {
            columns: 8,
            rows: 8,
            style: Style::Chessmen,
            squares: self.after(line).squares,
            deciding: Vec::new(),
        }
    }

    /// The start as it was given.
    fn notation(&self, line: &[Move]) -> String {
        if line.is_empty() {
            return self.fen.clone();
        }
        self.after(line).to_string()
    }

    /// Its squares, from and to.
    fn move_name(&self, _: &[Move], by: Move) -> String {
        if by == Move::NULL {
            return "--".to_owned();
        }
        let step = Step::read(by);
        let promotion = step.promotion.map(|kind| format!("={kind}")).unwrap_or_default();
        format!("{}{}{promotion}", square_name(step.from), square_name(step.to))
    }

    fn move_number(&self, line: &[Move]) -> Option<u32> {
        Some(self.after(line).number)
    }

    /// Unknown without the rules.
    fn game_status(&self, _: &[Move]) -> Option<GameStatus> {
        None
    }

    fn squares(&self, _: &[Move], by: Move) -> Squares {
        if by == Move::NULL {
            return Squares { from: None, to: None };
        }
        let step = Step::read(by);
        Squares { from: Some(step.from), to: Some(step.to) }
    }

    fn read_move(&self, _: &[Move], text: &str) -> Result<Move, GameProblem> {
        Err(GameProblem::NoSuchMove { given: excerpt(text) })
    }
}
