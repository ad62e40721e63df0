//! What tiles there are, how many moves are still to come, and whether a new tile comes first.

/// Squares of the largest board.
pub(super) const MOST_SQUARES: usize = 9;
/// Columns and rows of the largest board.
const MOST_SIDE: usize = 3;
/// The ways to move.
pub(super) const DIRECTIONS: u32 = 4;

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Next {
    /// The player moves all tiles.
    Slide,
    /// A new tile comes.
    Tile,
}

/// A position. Squares are counted row by row from the top left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The tile of each square as the exponent of 2, and 0 where there is none; squares beyond the board
    /// are 0.
    pub(super) tiles: [u8; MOST_SQUARES],
    /// Columns and rows.
    pub(super) side: u8,
    /// How many moves of the player are still to come.
    pub(super) left: u8,
    pub(super) next: Next,
}

impl Position {
    /// How many squares there are.
    pub(super) fn squares(&self) -> usize {
        usize::from(self.side) * usize::from(self.side)
    }

    /// The exponents of all squares of the board.
    pub(super) fn exponents(&self) -> impl Iterator<Item = u8> + Clone + use<> {
        self.tiles.into_iter().take(self.squares())
    }

    /// The number on a tile; 0 on an empty square.
    pub(super) fn number(exponent: u8) -> i64 {
        if exponent == 0 {
            0
        } else {
            1 << exponent
        }
    }

    /// The sum of all tiles.
    pub(super) fn sum(&self) -> i64 {
        self.exponents().map(Self::number).sum()
    }

    /// The empty squares.
    pub(super) fn empty(&self) -> impl Iterator<Item = usize> + use<> {
        self.exponents()
            .enumerate()
            .filter(|&(_, exponent)| exponent == 0)
            .map(|(square, _)| square)
    }

    /// After all tiles have moved in a direction; `None` where that would move none of them.
    pub(super) fn slid(&self, direction: u32) -> Option<Self> {
        let mut after = *self;
        for line in 0..self.side {
            let squares = self.line(direction, line);
            let pushed =
                pushed(squares.map(|square| square.map_or(0, |square| self.tiles[square])));
            for (square, exponent) in squares.into_iter().zip(pushed) {
                if let Some(square) = square {
                    after.tiles[square] = exponent;
                }
            }
        }
        if after.tiles == self.tiles {
            return None;
        }
        after.left = self.left.saturating_sub(1);
        // After the last move no tile comes.
        after.next = if after.left == 0 { Next::Slide } else { Next::Tile };
        Some(after)
    }

    /// After a new tile has come.
    pub(super) fn with_tile(mut self, square: usize, exponent: u8) -> Self {
        if let Some(tile) = self.tiles.get_mut(square) {
            *tile = exponent;
        }
        Self { next: Next::Slide, ..self }
    }

    /// The directions in which a tile can move: left, right, up, down.
    pub(super) fn directions(&self) -> impl Iterator<Item = u32> + use<> {
        let position = *self;
        (0..DIRECTIONS).filter(move |&direction| position.slid(direction).is_some())
    }

    /// Whether the game is over: no moves are to come, or none is possible.
    pub(super) fn is_over(&self) -> bool {
        self.left == 0 || self.next == Next::Slide && self.directions().next().is_none()
    }

    /// The squares of a line, from the edge that its tiles move to.
    fn line(&self, direction: u32, line: u8) -> [Option<usize>; MOST_SIDE] {
        let side = self.side;
        std::array::from_fn(|step| {
            let along = u8::try_from(step).ok().filter(|&along| along < side)?;
            let back = side - 1 - along;
            let (column, row) = match direction {
                0 => (along, line),
                1 => (back, line),
                2 => (line, along),
                _ => (line, back),
            };
            Some(usize::from(row * side + column))
        })
    }

    /// Another number for each position of a board.
    pub(super) fn key(&self) -> u64 {
        let tiles = self.exponents().fold(0, |key, exponent| key << 4 | u64::from(exponent));
        tiles << 4 | u64::from(self.left) << 1 | u64::from(self.next == Next::Tile)
    }

    /// The board rotated and reflected in all ways.
    pub(super) fn images(&self) -> impl Iterator<Item = Self> + use<> {
        let position = *self;
        (0..8_u8).map(move |image| {
            let mut after = position;
            let side = usize::from(position.side);
            for square in 0..position.squares() {
                let (mut column, mut row) = (square % side, square / side);
                if image & 1 != 0 {
                    column = side - 1 - column;
                }
                if image & 2 != 0 {
                    row = side - 1 - row;
                }
                if image & 4 != 0 {
                    (column, row) = (row, column);
                }
                after.tiles[row * side + column] = position.tiles[square];
            }
            after
        })
    }
}

/// A line after its tiles have moved to its beginning: two equal ones that meet become one with the next
/// exponent, which does not merge again in the same move.
fn pushed(line: [u8; MOST_SIDE]) -> [u8; MOST_SIDE] {
    let mut after = [0; MOST_SIDE];
    let (mut at, mut can_merge) = (0, false);
    for exponent in line.into_iter().filter(|&exponent| exponent != 0) {
        if can_merge && after[at - 1] == exponent {
            after[at - 1] += 1;
            can_merge = false;
        } else {
            after[at] = exponent;
            at += 1;
            can_merge = true;
        }
    }
    after
}
