//! Where a knight can go, as tables of one board.

use super::{Board, Direction, Square, Squares};

/// The knight's moves on a board, blocked squares included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Jumps {
    /// The squares a move away from each.
    near: Box<[Squares; 256]>,
    /// How far each direction goes in numbers of squares, and from where it stays on the board.
    shifts: [(i8, Squares); 8],
    /// How many words of a set the board needs: 1 for the usual one, or 4.
    words: Words,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Words {
    One,
    All,
}

/// Squares by in how many ways they can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Ways {
    /// In one way at least.
    pub some: Squares,
    /// In two ways at least.
    pub several: Squares,
}

impl Jumps {
    pub(super) fn of(board: &Board) -> Self {
        let mut near = Box::new([Squares::NONE; 256]);
        for square in board.squares() {
            let targets =
                Direction::ALL.iter().filter_map(|direction| direction.from(board, square));
            near[usize::from(square.0)] = targets.collect();
        }
        let shifts = Direction::ALL.map(|direction| {
            let (files, ranks) = direction.offset();
            let from = board.squares().filter(|&square| direction.from(board, square).is_some());
            (ranks * board.columns() as i8 + files, from.collect())
        });
        let words = if board.area() <= 64 { Words::One } else { Words::All };
        Self { near, shifts, words }
    }

    /// The squares a move away from one.
    #[inline]
    pub(super) fn near(&self, square: Square) -> Squares {
        self.near[usize::from(square.0)]
    }

    /// How many of some squares are a move away from one.
    #[inline]
    pub(super) fn count_near(&self, square: Square, among: &Squares) -> u32 {
        let near = &self.near[usize::from(square.0)].0;
        let first = (near[0] & among.0[0]).count_ones();
        match self.words {
            Words::One => first,
            Words::All => {
                first
                    + (1..Squares::WORDS)
                        .map(|word| (near[word] & among.0[word]).count_ones())
                        .sum::<u32>()
            }
        }
    }

    /// From how many of some squares each square can be reached. All squares at once, by shifting
    /// the whole set in each direction.
    #[inline]
    pub(super) fn ways(&self, from: &Squares) -> Ways {
        match self.words {
            Words::One => self.ways_in::<1>(from),
            Words::All => self.ways_in::<{ Squares::WORDS }>(from),
        }
    }

    #[inline]
    fn ways_in<const WORDS: usize>(&self, from: &Squares) -> Ways {
        let mut ways = Ways::default();
        for (distance, can) in &self.shifts {
            let shift = distance.unsigned_abs();
            for word in 0..WORDS {
                let part = |word: usize| from.0[word] & can.0[word];
                let moved = if *distance > 0 {
                    let carried = if word > 0 { part(word - 1) >> (64 - shift) } else { 0 };
                    part(word) << shift | carried
                } else {
                    let carried = if word + 1 < WORDS { part(word + 1) << (64 - shift) } else { 0 };
                    part(word) >> shift | carried
                };
                ways.several.0[word] |= ways.some.0[word] & moved;
                ways.some.0[word] |= moved;
            }
        }
        ways
    }

    /// Those of some squares that can be reached from one through them.
    pub(super) fn reachable(&self, from: Square, through: &Squares) -> Squares {
        let mut reached = self.near(from).and(*through);
        loop {
            let further = self.ways(&reached).some.and(*through).or(reached);
            if further == reached {
                return reached;
            }
            reached = further;
        }
    }
}
