//! Connect Four: discs fall to the bottom of their column; four in a row make a line.

use super::grid::{self, Grid};
mod evaluations;

use super::evaluator::Evaluator;
use super::{Bits, Board, BoardGame, Ending, Evaluation, GameOptions, GameProblem};
use super::{Finish, Piece, PositionFeature, SetUp, Squares, Style};
use plyscope_search::game::{Game, Move};
use plyscope_search::player::Player;
use plyscope_search::value::Value;

/// Connect Four. X is MAX and begins; a move is the number of its column, from 0 at the left. The
/// usual game is won by X (Allis 1988).
///
/// A set of squares is 64 bits, column by column from the bottom left, with a bit above each column
/// that stays empty, so that no line runs from one column's top into the next column's bottom
/// (Tromp, John's Connect Four Playground; Pons, Solving Connect 4, part 6).
#[derive(Clone, Debug)]
pub struct ConnectFour {
    columns: u8,
    rows: u8,
    line: u8,
    /// The lowest square of each column.
    bottom: u64,
    /// All squares.
    full: u64,
    /// What `line` and `directions` come to.
    lines: Lines,
    /// How many bits it is to the next square in each direction in which a line fits.
    directions: Vec<u32>,
    start: Position,
    ending: Ending,
    evaluator: Evaluator<Self>,
}

/// Which lines count, where the compiler is to know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lines {
    /// Four in a row on a board of six rows.
    Usual,
    /// Whatever [`ConnectFour::line`] and [`ConnectFour::directions`] say.
    Other,
}

/// The directions of [`Lines::Usual`].
const USUAL: [u32; 4] = [1, 6, 7, 8];

/// Whose squares are whose. How many are taken tells who is to move: two numbers, and no third one,
/// are handed on without a detour through memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The squares of the player to move.
    own: u64,
    /// The squares of both.
    all: u64,
}

const LEAST: u8 = 2;
/// A wider board would be too low for the lines of the game.
const MOST_COLUMNS: u8 = 9;
/// The longest line, up the highest board: 31 rows in two columns.
const LONGEST: usize = 31;

impl Position {
    #[inline]
    const fn side(self) -> Player {
        Player::Max.after(self.all.count_ones() as usize)
    }

    #[inline]
    const fn of(self, player: Player) -> u64 {
        match (self.side(), player) {
            (Player::Max, Player::Max) | (Player::Min, Player::Min) => self.own,
            _ => self.own ^ self.all,
        }
    }
}

impl ConnectFour {
    fn empty(options: &GameOptions) -> Result<Self, GameProblem> {
        let (columns, rows) = size(options.size.unwrap_or((7, 6)))?;
        let longest = columns.max(rows);
        let line = options.line.unwrap_or_else(|| longest.min(4));
        if !(LEAST..=longest).contains(&line) {
            return Err(GameProblem::Line { given: line, least: LEAST, most: longest });
        }
        let height = u32::from(rows) + 1;
        let bottom = (0..u32::from(columns)).fold(0, |set, column| set | 1 << (column * height));
        let (along, up) = (columns >= line, rows >= line);
        let directions =
            [(1, up), (height - 1, along && up), (height, along), (height + 1, along && up)];
        let directions: Vec<u32> =
            directions.into_iter().filter_map(|(by, fits)| fits.then_some(by)).collect();
        let is_usual = line == 4 && directions == USUAL;
        Ok(Self {
            columns,
            rows,
            line,
            bottom,
            full: bottom * ((1 << rows) - 1),
            lines: if is_usual { Lines::Usual } else { Lines::Other },
            directions,
            start: Position { own: 0, all: 0 },
            ending: options.ending,
            evaluator: Evaluator::new(options)?,
        })
    }

    /// How many bits there are from one column to the next.
    #[inline]
    const fn height(&self) -> u32 {
        self.rows as u32 + 1
    }

    /// One column's squares of a set, shifted down to the lowest bits.
    #[inline]
    const fn column(&self, set: u64, column: u32) -> u64 {
        set >> (column * self.height()) & ((1 << self.height()) - 1)
    }

    // The usual game gets code of its own, without a loop.
    #[inline(always)]
    fn has_line(&self, set: u64) -> bool {
        match self.lines {
            Lines::Usual => USUAL.iter().fold(0, |any, &by| any | begins(set, by, 4)) != 0,
            Lines::Other => self.has_other_line(set),
        }
    }

    #[inline(never)]
    fn has_other_line(&self, set: u64) -> bool {
        self.directions.iter().any(|&by| begins(set, by, self.line) != 0)
    }

    /// What a full board is worth on which both may have won; X counts first.
    #[inline(never)]
    fn result(&self, position: &Position) -> Value {
        if self.has_line(position.of(Player::Max)) {
            Value::WIN
        } else if self.has_line(position.of(Player::Min)) {
            Value::LOSS
        } else {
            Value::DRAW
        }
    }

    /// The squares of the lines that have decided the game, once it is over.
    fn deciding(&self, position: &Position) -> Vec<usize> {
        let owner = match self.utility(position).map(|value| self.ending.worth(value)) {
            Some(value) if value == Value::WIN => position.of(Player::Max),
            Some(value) if value == Value::LOSS => position.of(Player::Min),
            _ => return Vec::new(),
        };
        let mut squares = 0;
        for &direction in &self.directions {
            let begin = begins(owner, direction, self.line);
            let along = (0..u32::from(self.line)).map(|place| begin << (place * direction));
            squares |= along.fold(0, |squares, place| squares | place);
        }
        let all = u32::from(self.columns) * u32::from(self.rows);
        let is_in_line = |index: &u32| self.square(*index) & squares != 0;
        (0..all).filter(is_in_line).map(|index| index as usize).collect()
    }

    /// The square with a number of [`Board::squares`], as a set.
    const fn square(&self, index: u32) -> u64 {
        let (column, row) = (index % self.columns as u32, index / self.columns as u32);
        1 << (column * self.height() + self.rows as u32 - 1 - row)
    }

    fn cells(&self, position: Position) -> impl Iterator<Item = Option<Player>> + '_ {
        let (x, o) = (position.of(Player::Max), position.of(Player::Min));
        (0..u32::from(self.columns) * u32::from(self.rows)).map(move |index| {
            let square = self.square(index);
            if x & square != 0 {
                Some(Player::Max)
            } else {
                (o & square != 0).then_some(Player::Min)
            }
        })
    }

    fn read(&self, text: &str) -> Result<Position, GameProblem> {
        let grid = Grid::parse(text, self.columns, self.rows)?;
        let set =
            |player| Bits(grid.bits(player)).fold(0, |set, Move(index)| set | self.square(index));
        let (x, o) = (set(Player::Max), set(Player::Min));
        let all = x | o;
        // Adding one at the bottom of a pile without gaps carries past all of it.
        let floats = |&column: &u32| {
            let pile = self.column(all, column);
            pile & (pile + 1) != 0
        };
        if let Some(column) = (0..u32::from(self.columns)).find(floats) {
            return Err(GameProblem::Floating { column: column_letter(column) });
        }
        let side = grid.side_by_counts()?;
        let position = Position { own: if side == Player::Max { x } else { o }, all };
        if self.ending.is_at_line() {
            self.check_end(position)?;
        }
        Ok(position)
    }

    /// Whether the last move, and no move before it, may have ended the game.
    fn check_end(&self, position: Position) -> Result<(), GameProblem> {
        let last = position.own ^ position.all;
        match (self.has_line(position.own), self.has_line(last)) {
            (true, true) => Err(GameProblem::BothHaveLines),
            (true, false) => Err(GameProblem::PlayedOn),
            (false, false) => Ok(()),
            (false, true) => {
                let tops = position.all & !(position.all >> 1) & last;
                let completes = |Move(top)| !self.has_line(last & !(1 << top));
                Bits(tops).any(completes).then_some(()).ok_or(GameProblem::PlayedOn)
            }
        }
    }
}

/// The squares where lines begin, in one direction, that lie in `set` with all their squares.
#[inline(always)]
fn begins(set: u64, direction: u32, line: u8) -> u64 {
    let (mut begin, mut known) = (set, 1);
    while known < line {
        // Two stretches end to end, overlapping in the last round, make a longer one.
        let more = known.min(line - known);
        begin &= begin >> (u32::from(more) * direction);
        known += more;
    }
    begin
}

/// The size, if the board fits into 64 bits with a row more than it has.
fn size((columns, rows): (u8, u8)) -> Result<(u8, u8), GameProblem> {
    let widest = if (LEAST..=MOST_COLUMNS).contains(&columns) { columns } else { MOST_COLUMNS };
    let highest = 64 / widest - 1;
    if columns == widest && (LEAST..=highest).contains(&rows) {
        Ok((columns, rows))
    } else {
        let (least, most) = ((LEAST, LEAST), (widest, highest));
        Err(GameProblem::Size { given: (columns, rows), least, most })
    }
}

/// What a column is called, counted from 0 at the left.
const fn column_letter(column: u32) -> char {
    (b'a' + column as u8) as char
}

impl Game for ConnectFour {
    type Position = Position;
    type Moves = Bits;
    type Key = u64;

    fn root(&self) -> Position {
        self.start
    }

    #[inline]
    fn player(&self, position: &Position) -> Player {
        position.side()
    }

    #[inline(always)]
    fn utility(&self, position: &Position) -> Option<Value> {
        let full = position.all == self.full;
        match self.ending {
            Ending::FullBoard => full.then(|| self.result(position)),
            // Only who has just moved can have completed a line.
            ending if self.has_line(position.own ^ position.all) => {
                Some(ending.worth(match position.side() {
                    Player::Max => Value::LOSS,
                    Player::Min => Value::WIN,
                }))
            }
            _ => full.then_some(Value::DRAW),
        }
    }

    #[inline]
    fn moves(&self, position: &Position) -> Bits {
        let open = self.full & !position.all;
        let tops = open >> (self.rows - 1) & self.bottom;
        let columns = 0..u32::from(self.columns);
        Bits(columns.fold(0, |set, column| set | (tops >> (column * self.height()) & 1) << column))
    }

    #[inline]
    fn play(&self, position: &Position, by: Move) -> Position {
        // The carry runs up the pile and stops at the first empty square.
        let all = position.all | (position.all + (1 << (by.0 * self.height())));
        Position { own: position.own ^ position.all, all }
    }

    #[inline]
    fn estimate(&self, position: &Position) -> Value {
        // A copy of its own, so that no search need have its positions in memory.
        let position = *position;
        self.ending.worth(self.evaluator.estimate(self, &position))
    }

    /// A pile of n squares adds 2ⁿ − 1 to the squares of the player to move, so that each column has
    /// a number of its own; and how many squares are taken tells who is to move.
    #[inline]
    fn key(&self, position: &Position) -> u64 {
        position.own + position.all
    }

    fn symmetric_key(&self, position: &Position) -> u64 {
        let key = self.key(position);
        let columns = 0..u32::from(self.columns);
        key.min(columns.fold(0, |set, column| set << self.height() | self.column(key, column)))
    }
}

impl SetUp for ConnectFour {
    const EVALUATIONS: &'static [(&'static str, Evaluation<Self>)] =
        &[("lines", evaluations::lines), ("nothing", evaluations::nothing)];

    const FEATURES: &'static [PositionFeature<Self>] = evaluations::FEATURES;

    fn new(options: &GameOptions) -> Result<Self, GameProblem> {
        let mut game = Self::empty(options)?;
        if let Some(text) = &options.position {
            game.start = game.read(text)?;
        }
        Ok(game)
    }
}

impl BoardGame for ConnectFour {
    fn notation(&self, position: &Position) -> String {
        grid::print(self.cells(*position), self.columns)
    }

    fn board(&self, position: &Position) -> Board {
        Board {
            columns: self.columns,
            rows: self.rows,
            style: Style::Holes,
            squares: self.cells(*position).map(|cell| cell.map(Piece::of)).collect(),
            deciding: self.deciding(position),
        }
    }

    /// The letter of the column, from `a` at the left.
    fn move_name(&self, _: &Position, by: Move) -> String {
        column_letter(by.0).to_string()
    }

    fn squares(&self, position: &Position, by: Move) -> Squares {
        let pile = self.column(position.all, by.0).count_ones();
        let row = u32::from(self.rows).checked_sub(pile + 1);
        Squares { from: None, to: row.map(|row| (row * u32::from(self.columns) + by.0) as usize) }
    }

    fn finish(&self, position: &Position) -> Option<Finish> {
        self.ending.finish(self.utility(position)?)
    }
}
