//! The boards on which a program is judged, from small to large.

use plyscope_puzzles::backtrack::{Cursor, Moment};
use plyscope_puzzles::{Queens, Test};
use plyscope_search::generate::SplitMix64;

use super::board::{QueensBoard, SIZES};
use crate::boards::Run;

/// The boards for a seed, the same for the same seed: the empty ones, and random ones.
#[must_use]
pub fn boards(count: usize, seed: u64) -> Vec<QueensBoard> {
    let mut random = SplitMix64::new(seed);
    let mut all: Vec<(QueensBoard, u64)> = SIZES
        .flat_map(of_size)
        .map(|board| {
            let chance = if board.columns().is_empty() { 0 } else { random.below(1 << 32) + 1 };
            (board, chance)
        })
        .collect();
    all.sort_by_key(|(_, chance)| *chance);
    all.truncate(count);
    in_order(all.into_iter().map(|(board, _)| board).collect())
}

/// All boards that programs are asked about, from small to large.
pub fn all() -> Vec<QueensBoard> {
    of_sizes(*SIZES.end())
}

/// The boards that are smaller than another one, the smallest first.
pub fn smaller(board: &QueensBoard) -> Vec<QueensBoard> {
    let mut all = of_sizes(board.size());
    let place = all.iter().position(|other| other == board);
    all.truncate(place.unwrap_or_default());
    all
}

/// All boards up to a size, from small to large.
fn of_sizes(largest: u8) -> Vec<QueensBoard> {
    in_order((*SIZES.start()..=largest).flat_map(of_size).collect())
}

/// The boards of a size: each node of the search can be given.
fn of_size(size: u8) -> Vec<QueensBoard> {
    let Some(puzzle) = Queens::new(size, Test::AtOnce) else { return Vec::new() };
    let mut cursor = Cursor::new(&puzzle);
    let mut all = Vec::new();
    loop {
        if cursor.moment() == Moment::Entered {
            let given: Vec<u8> = cursor.path().iter().map(|choice| choice.0).collect();
            all.extend(QueensBoard::new(size, &given));
        }
        if !cursor.advance() {
            return all;
        }
    }
}

/// Sorts boards: by their size, then by how many squares are tried.
fn in_order(mut boards: Vec<QueensBoard>) -> Vec<QueensBoard> {
    boards.sort_by_cached_key(|board| {
        (board.size(), Run::of(board).squares.len(), board.columns().to_vec())
    });
    boards
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::MAX_BOARDS;

    #[test]
    fn boards_are_the_same_for_the_same_seed_and_grow() {
        assert_eq!(boards(300, 1), boards(300, 1));
        assert_ne!(boards(300, 1), boards(300, 2));
        assert_eq!(boards(MAX_BOARDS, 1).len(), MAX_BOARDS);
        let made = boards(100, 3);
        assert_eq!(made.len(), 100);
        assert!(made.windows(2).all(|pair| pair[0].size() <= pair[1].size()));
        assert_eq!(made.iter().filter(|board| board.columns().is_empty()).count(), 5);
        assert!(made.iter().any(|board| board.size() == 8));
    }

    #[test]
    fn smaller_boards_are_those_before() {
        let all = all();
        for place in [0, 1, 20, 200] {
            assert_eq!(smaller(&all[place]), all[..place]);
        }
    }
}
