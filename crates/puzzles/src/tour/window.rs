//! The free squares around one, as candidates in a fixed order, without a loop.

use super::jumps::Jumps;
use super::order::Targets;
use super::{Board, Square, Squares};
use crate::backtrack::Choices;

/// The squares around one as eight bits, and a table of what they mean. The two squares of each of
/// the four rows lie at the same places of a set that is turned around the square in the middle, for
/// whichever square: four masks gather them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Window {
    columns: u32,
    /// For each square and eight bits, which of its candidates they are.
    choices: Box<[[u8; 256]; 64]>,
}

impl Window {
    /// For boards whose sets are a word, and so narrow that four rows and their ends fit in one.
    pub(super) fn of(board: &Board, jumps: &Jumps, targets: &[Targets; 256]) -> Option<Self> {
        if board.area() > 64 || board.columns() > 15 {
            return None;
        }
        let empty = Self { columns: board.columns().into(), choices: Box::new([[0; 256]; 64]) };
        let mut choices = empty.choices.clone();
        for square in board.squares() {
            let here = usize::from(square.0);
            let around = &targets[here][..jumps.near(square).len() as usize];
            for bits in 0..1_u16 << around.len() {
                let is_free = |place: &usize| bits >> place & 1 != 0;
                let free = (0..around.len()).filter(is_free).map(|place| around[place]);
                let gathered = empty.gathered(square, free.collect::<Squares>().0[0]);
                choices[here][usize::from(gathered)] = bits as u8;
            }
        }
        Some(Self { choices, ..empty })
    }

    /// Which of the candidates are among the squares of a word, all of which are a move away.
    #[inline]
    pub(super) fn choices(&self, here: Square, free: u64) -> Choices {
        let gathered = usize::from(self.gathered(here, free));
        Choices::from_bits(self.choices[usize::from(here.0 & 63)][gathered].into())
    }

    /// Eight squares of a word as eight bits.
    #[inline]
    fn gathered(&self, here: Square, free: u64) -> u8 {
        // The square two rows below and one to the left becomes bit 0.
        let columns = self.columns;
        let turned = free.rotate_right(u32::from(here.0).wrapping_sub(2 * columns + 1) & 63);
        let (narrow, wide) = (0b101, 0b1_0001);
        let lowest = (turned & narrow) << 1;
        let low = turned >> (columns - 1) & wide;
        let high = (turned >> (3 * columns - 1) & wide) << 2;
        let highest = (turned >> (4 * columns) & narrow) << 5;
        (lowest | low | high | highest) as u8
    }
}
