//! Sets of squares of a square board, and what discs do on it.

/// A square board of up to 8×8 squares. A set of squares is 64 bits; bit `n` is the square with the
/// number `n`, row by row from the top left.
#[derive(Clone, Debug)]
pub(super) struct SquareBoard {
    /// How many columns there are, and rows.
    pub size: u8,
    /// The four squares in the corners.
    pub corners: u64,
    /// The squares at the edges that are no corners.
    pub edges: u64,
    /// The four squares in the middle.
    pub middle: u64,
    /// All squares.
    all: u64,
    first_column: u64,
    /// How many bits it is to the next square in the four directions with higher numbers, and the
    /// squares from which such a step does not leave the board at the side.
    steps: [(u32, u64); 4],
    transpose: Vec<Swap>,
    mirror: Vec<Swap>,
}

/// Pairs of squares that change places: each of a set with the one so many bits higher.
#[derive(Clone, Copy, Debug)]
struct Swap {
    lower: u64,
    by: u32,
}

impl SquareBoard {
    /// A board with so many rows and columns, an even number from 4 to 8.
    pub fn new(size: u8) -> Self {
        let n = u32::from(size);
        let all = u64::MAX >> (64 - n * n);
        let first_column = set_of((0..n).map(|row| row * n));
        let last_column = first_column << (n - 1);
        let inner = all & !first_column & !last_column;
        let middle_rows = all & all << n & all >> n;
        let (ends, half) = (1 << (n - 1) | 1, n / 2);
        let corners = ends << (n * (n - 1)) | ends;
        let diagonal = |right| set_of((0..n - right).map(|row| row * n + row + right));
        Self {
            size,
            corners,
            edges: all & !(inner & middle_rows) & !corners,
            middle: 0b11 << (n * half + half - 1) | 0b11 << (n * (half - 1) + half - 1),
            all,
            first_column,
            steps: [(1, inner), (n - 1, inner), (n, all), (n + 1, inner)],
            transpose: (1..n)
                .map(|right| Swap { lower: diagonal(right), by: right * (n - 1) })
                .collect(),
            mirror: (0..half)
                .map(|column| Swap { lower: first_column << column, by: n - 1 - 2 * column })
                .collect(),
        }
    }

    /// The empty squares where a disc of `own` flanks some of `other`.
    #[inline]
    pub fn moves(&self, own: u64, other: u64) -> u64 {
        let mut moves = 0;
        for (by, inner) in self.steps {
            let between = other & inner;
            moves |= run(own, between, |set, steps| set << (by * steps)) << by;
            moves |= run(own, between, |set, steps| set >> (by * steps)) >> by;
        }
        moves & self.all & !(own | other)
    }

    /// The squares of `other` that a disc of `own` on the one square of `at` flanks.
    #[inline]
    pub fn flips(&self, at: u64, own: u64, other: u64) -> u64 {
        let mut flips = 0;
        for (by, inner) in self.steps {
            let between = other & inner;
            let up = run(at, between, |set, steps| set << (by * steps));
            let down = run(at, between, |set, steps| set >> (by * steps));
            flips |= if up << by & own == 0 { 0 } else { up };
            flips |= if down >> by & own == 0 { 0 } else { down };
        }
        flips
    }

    /// The squares of `set` that can be reached from the middle, step by step within it.
    pub fn joined_to_middle(&self, set: u64) -> u64 {
        let last_column = self.first_column << (self.size - 1);
        let mut joined = self.middle & set;
        loop {
            let right = (joined & !last_column) << 1;
            let left = (joined & !self.first_column) >> 1;
            let row = joined | right | left;
            let next = (row | row << self.size | row >> self.size) & set;
            if next == joined {
                return joined;
            }
            joined = next;
        }
    }

    /// Rows become columns.
    pub fn transposed(&self, set: u64) -> u64 {
        swapped(set, &self.transpose)
    }

    /// Left becomes right.
    pub fn mirrored(&self, set: u64) -> u64 {
        swapped(set, &self.mirror)
    }
}

fn set_of(squares: impl Iterator<Item = u32>) -> u64 {
    squares.fold(0, |set, square| set | 1 << square)
}

/// The squares of `between` in unbroken runs that begin one step from `from`. On eight squares a
/// run that is flanked has up to six: one, two, and twice two more.
#[inline(always)]
fn run(from: u64, between: u64, shift: impl Fn(u64, u32) -> u64) -> u64 {
    let mut run = between & shift(from, 1);
    run |= between & shift(run, 1);
    let pairs = between & shift(between, 1);
    run |= pairs & shift(run, 2);
    run | pairs & shift(run, 2)
}

/// Exchanges bits by exclusive or (Warren, Hacker's Delight, section 2-20).
fn swapped(set: u64, swaps: &[Swap]) -> u64 {
    swaps.iter().fold(set, |set, &Swap { lower, by }| {
        let differing = (set ^ set >> by) & lower;
        set ^ differing ^ differing << by
    })
}
