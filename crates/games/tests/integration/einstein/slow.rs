//! The rules written a second time, slowly: a board of squares, and a die whose faces all count alone.

use std::collections::{BTreeMap, BTreeSet};

use plyscope_search::Fraction;

/// A player's stone: `X` or `O`, and its number from 1.
type Stone = (char, u32);

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Stones {
    /// The stone on each square, by column from the left and row from the top.
    squares: BTreeMap<(i32, i32), Stone>,
    mover: char,
    /// What the die shows.
    die: Option<u32>,
}

/// Where the players begin, as a text.
const START: &str = "12./3.c/.ba X";

/// Makes the start a constant that can be asked.
pub struct Start;

impl std::ops::Deref for Start {
    type Target = Stones;

    fn deref(&self) -> &Stones {
        static STONES: std::sync::LazyLock<Stones> =
            std::sync::LazyLock::new(|| Stones::read(START));
        &STONES
    }
}

impl Stones {
    pub const START: Start = Start;

    /// Reads what the game prints.
    pub fn read(text: &str) -> Self {
        let (rows, turn) = text.split_once(' ').expect("a turn");
        let mut squares = BTreeMap::new();
        for (row, line) in (0..).zip(rows.split('/')) {
            for (column, letter) in (0..).zip(line.chars()) {
                match letter {
                    '1'..='3' => squares.insert((column, row), ('X', letter as u32 - '0' as u32)),
                    'a'..='c' => {
                        squares.insert((column, row), ('O', letter as u32 - 'a' as u32 + 1))
                    }
                    _ => None,
                };
            }
        }
        let mover = turn.chars().next().expect("a player");
        Self { squares, mover, die: turn[1..].parse().ok() }
    }

    /// 1 if X has won, −1 if O has.
    fn result(&self) -> Option<i128> {
        let has = |player| self.squares.values().any(|stone| stone.0 == player);
        let on = |square| self.squares.get(&square).map(|stone| stone.0);
        if on((2, 2)) == Some('X') || !has('O') {
            Some(1)
        } else if on((0, 0)) == Some('O') || !has('X') {
            Some(-1)
        } else {
            None
        }
    }

    fn numbers(&self) -> BTreeSet<u32> {
        let own = self.squares.values().filter(|stone| stone.0 == self.mover);
        own.map(|stone| stone.1).collect()
    }

    /// The numbers of the stones that may be moved when the die shows a face.
    fn candidates(&self, face: u32) -> BTreeSet<u32> {
        let numbers = self.numbers();
        if numbers.contains(&face) {
            return BTreeSet::from([face]);
        }
        let below = numbers.range(..face).next_back();
        let above = numbers.range(face..).next();
        below.into_iter().chain(above).copied().collect()
    }

    /// What may follow a roll.
    fn moved(&self, face: u32) -> Vec<Self> {
        let towards = if self.mover == 'X' { 1 } else { -1 };
        let mut all = Vec::new();
        for (&(column, row), stone) in &self.squares {
            if stone.0 != self.mover || !self.candidates(face).contains(&stone.1) {
                continue;
            }
            for (right, down) in [(1, 0), (0, 1), (1, 1)] {
                let to = (column + towards * right, row + towards * down);
                if (0..3).contains(&to.0) && (0..3).contains(&to.1) {
                    let mut squares = self.squares.clone();
                    squares.remove(&(column, row));
                    squares.insert(to, *stone);
                    let mover = if self.mover == 'X' { 'O' } else { 'X' };
                    all.push(Self { squares, mover, die: None });
                }
            }
        }
        all
    }

    /// The faces that let different stones move, each with how many faces let the same ones.
    fn faces(&self) -> Vec<(u32, i128)> {
        let mut found: Vec<(u32, i128)> = Vec::new();
        for face in 1..=3 {
            let same = |&&mut (other, _): &&mut (u32, i128)| {
                self.candidates(other) == self.candidates(face)
            };
            match found.iter_mut().find(same) {
                Some((_, count)) => *count += 1,
                None => found.push((face, 1)),
            }
        }
        found
    }

    fn after(&self) -> Vec<Self> {
        match self.die {
            _ if self.result().is_some() => Vec::new(),
            Some(face) => self.moved(face),
            None => {
                let rolled = |(face, _)| Self { die: Some(face), ..self.clone() };
                self.faces().into_iter().map(rolled).collect()
            }
        }
    }

    /// How many sequences of rolls and moves there are of a length.
    pub fn sequences(&self, plies: u32) -> u64 {
        match plies {
            0 => 1,
            _ => self.after().iter().map(|next| next.sequences(plies - 1)).sum(),
        }
    }
}

/// Values by the definition, each computed once.
#[derive(Default)]
pub struct Solver {
    values: BTreeMap<Stones, Fraction>,
    sizes: BTreeMap<Stones, u64>,
}

impl Solver {
    /// How often X wins, less how often O does, when both play best: an exact fraction. Each face of the
    /// die counts a third.
    pub fn value(&mut self, at: &Stones) -> Fraction {
        if let Some(result) = at.result() {
            return Fraction::new(result, 1).expect("a fraction");
        }
        if let Some(&known) = self.values.get(at) {
            return known;
        }
        let value = match at.die {
            Some(face) => self.best(at, face),
            None => {
                let third = Fraction::new(1, 3).expect("a fraction");
                (1..=3).fold(Fraction::ZERO, |sum, face| {
                    let part = self.best(at, face).times(third).expect("a small fraction");
                    sum.plus(part).expect("a small fraction")
                })
            }
        };
        self.values.insert(at.clone(), value);
        value
    }

    fn best(&mut self, at: &Stones, face: u32) -> Fraction {
        let values: Vec<Fraction> = at.moved(face).iter().map(|next| self.value(next)).collect();
        let best = match at.mover {
            'X' => values.into_iter().max(),
            _ => values.into_iter().min(),
        };
        best.expect("a stone can move until it wins")
    }

    /// How many nodes the tree below a position has.
    pub fn size(&mut self, at: &Stones) -> u64 {
        if let Some(&known) = self.sizes.get(at) {
            return known;
        }
        let size = 1 + at.after().iter().map(|next| self.size(next)).sum::<u64>();
        self.sizes.insert(at.clone(), size);
        size
    }
}
