//! A sudoku filled in part.

use super::clues::Clues;
use super::size::{Cell, Digit, House, Size};
use crate::backtrack::Choices;

/// The cells filled so far, and the one that is next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Filled {
    size: Size,
    /// What each cell holds, by rows, the clues included.
    digits: Vec<Option<Digit>>,
    /// The cells that were filled, in that order.
    cells: Vec<Cell>,
    /// The cell that is next; `None` when all are filled.
    next: Option<Cell>,
    /// What is in each row, each column and each box, in this order.
    tallies: Vec<Tally>,
    /// How many of the filled cells clash with a clue or a cell filled before.
    clashing: u8,
}

/// How often each digit is in a house.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Tally {
    counts: [u8; 9],
    /// The digits that are there at least once, the lowest bit being 1's.
    present: u16,
}

/// Two cells that hold the same digit and may not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// The digit.
    pub digit: Digit,
    /// The cells, the first by rows first.
    pub cells: [Cell; 2],
    /// What they share.
    pub house: House,
}

impl Filled {
    pub(super) fn new(clues: &Clues) -> Self {
        let size = clues.size();
        let mut filled = Self {
            size,
            digits: clues.cells().to_vec(),
            cells: Vec::new(),
            next: None,
            tallies: vec![Tally::default(); 3 * usize::from(size.side())],
            clashing: 0,
        };
        for (cell, clue) in size.cells().zip(clues.cells()) {
            if let Some(digit) = clue {
                filled.houses(cell).for_each(|house| filled.tallies[house].add(*digit));
            }
        }
        filled
    }

    /// What a cell holds, given or filled.
    #[must_use]
    #[inline]
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits.get(usize::from(cell.0)).copied().flatten()
    }

    /// The cells that were filled, in that order.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The cell that is filled next; `None` when all are.
    #[must_use]
    pub const fn next(&self) -> Option<Cell> {
        self.next
    }

    /// The digits that no other cell forbids in a cell.
    #[must_use]
    #[inline]
    pub fn allowed(&self, cell: Cell) -> Choices {
        let forbidden = self.houses(cell).fold(0, |bits, house| bits | self.tallies[house].present);
        Choices::first_of(self.size.side()).without(Choices::from_bits(forbidden.into()))
    }

    /// How many of the filled cells clash with a clue or with a cell that was filled before.
    #[must_use]
    pub const fn clashing(&self) -> u8 {
        self.clashing
    }

    /// Two cells that clash: the first by rows that does, and the next one it clashes with.
    #[must_use]
    pub fn clash(&self) -> Option<Clash> {
        let pairs = self.size.cells().flat_map(|first| {
            self.size.cells().skip(usize::from(first.0) + 1).map(move |second| [first, second])
        });
        pairs.filter(|cells| self.digit(cells[0]) == self.digit(cells[1])).find_map(|cells| {
            let house = self.size.shared(cells[0], cells[1])?;
            Some(Clash { digit: self.digit(cells[0])?, cells, house })
        })
    }

    /// The places of a cell's row, column and box in `tallies`.
    #[inline]
    fn houses(&self, cell: Cell) -> impl Iterator<Item = usize> {
        let side = usize::from(self.size.side());
        self.size.houses(cell).into_iter().map(move |house| match house {
            House::Row(row) => usize::from(row),
            House::Column(column) => side + usize::from(column),
            House::Box(number) => 2 * side + usize::from(number),
        })
    }

    pub(super) const fn go_to(&mut self, next: Option<Cell>) {
        self.next = next;
    }

    /// Fills the next cell. Which one is next then is not known yet.
    pub(super) fn fill(&mut self, digit: Digit) {
        let Some(cell) = self.next.take() else { return };
        self.clashing += u8::from(!self.allowed(cell).contains(digit.choice()));
        self.digits[usize::from(cell.0)] = Some(digit);
        self.houses(cell).for_each(|house| self.tallies[house].add(digit));
        self.cells.push(cell);
    }

    /// Empties the cell that was filled last, which is the next one again.
    pub(super) fn clear(&mut self) {
        let Some(cell) = self.cells.pop() else { return };
        let Some(digit) = self.digits[usize::from(cell.0)].take() else { return };
        self.houses(cell).for_each(|house| self.tallies[house].subtract(digit));
        self.clashing -= u8::from(!self.allowed(cell).contains(digit.choice()));
        self.next = Some(cell);
    }
}

impl Tally {
    fn add(&mut self, digit: Digit) {
        let choice = digit.choice().0;
        self.counts[usize::from(choice)] += 1;
        self.present |= 1 << choice;
    }

    fn subtract(&mut self, digit: Digit) {
        let choice = digit.choice().0;
        let count = &mut self.counts[usize::from(choice)];
        *count -= 1;
        if *count == 0 {
            self.present &= !(1 << choice);
        }
    }
}
