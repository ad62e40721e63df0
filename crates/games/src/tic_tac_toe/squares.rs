//! Sets of the nine squares, as bits row by row.

/// All squares; square 0 is the lowest bit.
pub(super) const FULL: u16 = 0b111_111_111;

/// The lines.
pub(super) const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

/// For each set of squares whether it holds a line.
const WON: [bool; 512] = {
    let mut won = [false; 512];
    let mut set = 0;
    while set < 512 {
        let mut line = 0;
        while line < LINES.len() {
            won[set as usize] |= set & LINES[line] == LINES[line];
            line += 1;
        }
        set += 1;
    }
    won
};

/// Where each square goes under the eight rotations and reflections.
const SYMMETRIES: [[u8; 9]; 8] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [2, 5, 8, 1, 4, 7, 0, 3, 6],
    [8, 7, 6, 5, 4, 3, 2, 1, 0],
    [6, 3, 0, 7, 4, 1, 8, 5, 2],
    [2, 1, 0, 5, 4, 3, 8, 7, 6],
    [6, 7, 8, 3, 4, 5, 0, 1, 2],
    [0, 3, 6, 1, 4, 7, 2, 5, 8],
    [8, 5, 2, 7, 4, 1, 6, 3, 0],
];

/// For each set of squares what becomes of it under each symmetry.
pub(super) static MOVED: [[u16; 8]; 512] = {
    let mut moved = [[0; 8]; 512];
    let mut at = 0;
    while at < 8 * 512 {
        let (symmetry, set) = (at / 512, at % 512);
        let mut square = 0;
        while square < 9 {
            moved[set][symmetry] |= ((set >> square & 1) << SYMMETRIES[symmetry][square]) as u16;
            square += 1;
        }
        at += 1;
    }
    moved
};

/// Whether a set holds a line.
#[inline]
pub(super) fn has_line(squares: u16) -> bool {
    WON[usize::from(squares & FULL)]
}
