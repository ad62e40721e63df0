//! The rules written a second time, slowly: rows of numbers that are turned until a move is one to the left.

use std::collections::BTreeMap;

use plyscope_search::Fraction;

pub type Rows = Vec<Vec<i128>>;

/// What is aimed at: the worth of a board at the end, or where a search stops.
pub type Aim = fn(&Rows) -> i128;

/// A board, with how many moves are still to come, and whether a new tile comes first.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Tiles {
    pub rows: Rows,
    pub left: u32,
    pub is_new: bool,
}

impl Tiles {
    /// Reads what the game prints.
    pub fn read(text: &str) -> Self {
        let (rows, turn) = text.split_once(':').expect("a number of moves");
        let number = |word: &str| if word == "." { 0 } else { word.parse().expect("a number") };
        let rows = rows.split('/').map(|row| row.split(' ').map(number).collect());
        let is_new = turn.starts_with("new ");
        let left = turn.trim_start_matches("new ").parse().expect("a number");
        Self { rows: rows.collect(), left, is_new }
    }

    /// What may follow: each with its probability, where chance decides.
    pub fn after(&self) -> Vec<(Option<Fraction>, Self)> {
        if self.left == 0 {
            return Vec::new();
        }
        if self.is_new {
            return self.with_new_tile();
        }
        let moved = moved(&self.rows);
        let left = self.left - 1;
        let is_new = left > 0;
        moved.into_iter().map(|rows| (None, Self { rows, left, is_new })).collect()
    }

    fn with_new_tile(&self) -> Vec<(Option<Fraction>, Self)> {
        let all = empty(&self.rows);
        let mut after = Vec::new();
        for &(row, column) in &all {
            for (tile, tenths) in [(2, 9), (4, 1)] {
                let mut next = Self { is_new: false, ..self.clone() };
                next.rows[row][column] = tile;
                after.push((Fraction::new(tenths, 10 * all.len() as i128), next));
            }
        }
        after
    }

    /// How many sequences of moves and new tiles there are of a length.
    pub fn sequences(&self, plies: u32) -> u64 {
        match plies {
            0 => 1,
            _ => self.after().iter().map(|(_, next)| next.sequences(plies - 1)).sum(),
        }
    }

    /// The value by the definition, so many plies ahead.
    pub fn value(&self, plies: u32, aim: Aim) -> Fraction {
        let after = self.after();
        if plies == 0 || after.is_empty() {
            return Fraction::new(aim(&self.rows), 1).expect("a fraction");
        }
        let values = after.iter().map(|(part, next)| (*part, next.value(plies - 1, aim)));
        let values: Vec<(Option<Fraction>, Fraction)> = values.collect();
        if self.is_new {
            values.into_iter().fold(Fraction::ZERO, |sum, (part, value)| {
                let share = value.times(part.expect("a probability")).expect("small");
                sum.plus(share).expect("small")
            })
        } else {
            values.into_iter().map(|(_, value)| value).max().expect("a move")
        }
    }
}

fn empty(rows: &Rows) -> Vec<(usize, usize)> {
    let squares = (0..rows.len()).flat_map(|row| (0..rows.len()).map(move |column| (row, column)));
    squares.filter(|&(row, column)| rows[row][column] == 0).collect()
}

/// The boards after each move that changes something.
pub fn moved(rows: &Rows) -> Vec<Rows> {
    let mut boards = Vec::new();
    for turns in 0..4 {
        let mut board = rows.clone();
        (0..turns).for_each(|_| board = turned(&board));
        board = board.iter().map(|row| to_the_left(row)).collect();
        (turns..4).for_each(|_| board = turned(&board));
        if board != *rows {
            boards.push(board);
        }
    }
    boards
}

fn to_the_left(row: &[i128]) -> Vec<i128> {
    let mut rest: Vec<i128> = row.iter().copied().filter(|&tile| tile != 0).collect();
    let mut done = Vec::new();
    while !rest.is_empty() {
        let tile = rest.remove(0);
        if rest.first() == Some(&tile) {
            rest.remove(0);
            done.push(2 * tile);
        } else {
            done.push(tile);
        }
    }
    done.resize(row.len(), 0);
    done
}

/// A quarter turn.
pub fn turned(rows: &Rows) -> Rows {
    let side = rows.len();
    (0..side).map(|row| (0..side).map(|column| rows[side - 1 - column][row]).collect()).collect()
}

pub fn mirrored(rows: &Rows) -> Rows {
    rows.iter().map(|row| row.iter().rev().copied().collect()).collect()
}

/// The least of the eight images of a board.
fn canonical(rows: &Rows) -> Rows {
    let mut images = vec![rows.clone(), mirrored(rows)];
    for _ in 0..3 {
        let last = images.len() - 2;
        images.extend([turned(&images[last]), turned(&images[last + 1])]);
    }
    images.into_iter().min().expect("eight images")
}

pub fn score(rows: &Rows) -> i128 {
    let log = |tile: i128| i128::from(tile.ilog2());
    rows.iter().flatten().filter(|&&tile| tile > 0).map(|&tile| tile * (log(tile) - 1)).sum()
}

pub fn free(rows: &Rows) -> i128 {
    empty(rows).len() as i128
}

pub fn largest(rows: &Rows) -> i128 {
    rows.iter().flatten().copied().max().unwrap_or(0)
}

/// The game that goes on until no move is possible, by dynamic programming over boards that count as one
/// if one is another rotated or reflected. The sum of the tiles grows with each new one, so that it ends.
#[derive(Default)]
pub struct Endless {
    values: BTreeMap<Rows, f64>,
    /// The largest tile of all boards that were seen.
    pub largest: i128,
}

impl Endless {
    /// What the board is worth on average in the end, with the best moves.
    pub fn value(&mut self, rows: &Rows, aim: Aim) -> f64 {
        let rows = canonical(rows);
        if let Some(&known) = self.values.get(&rows) {
            return known;
        }
        self.largest = self.largest.max(largest(&rows));
        let moves = moved(&rows).into_iter().map(|after| self.average(&after, aim));
        let best = moves.reduce(f64::max).unwrap_or(aim(&rows) as f64);
        self.values.insert(rows, best);
        best
    }

    fn average(&mut self, rows: &Rows, aim: Aim) -> f64 {
        let new = Tiles { rows: rows.clone(), left: 1, is_new: true }.with_new_tile();
        let parts = new.into_iter().map(|(part, next)| {
            let part = part.expect("a probability");
            part.numerator() as f64 / part.denominator() as f64 * self.value(&next.rows, aim)
        });
        parts.sum()
    }

    /// How many boards there are, rotations and reflections counted as one.
    pub fn boards(&self) -> usize {
        self.values.len()
    }
}
