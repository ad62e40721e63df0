//! Whole searches by backtracking.

use plyscope_puzzles::backtrack::{Cursor, Moment, Puzzle, Status};

/// Looks at every node of a search, in the order in which they are entered.
pub fn each_state<P: Puzzle>(puzzle: &P, mut look: impl FnMut(&P::State, Status)) {
    let mut cursor = Cursor::new(puzzle);
    look(cursor.state(), cursor.status());
    while cursor.advance() {
        if cursor.moment() == Moment::Entered {
            look(cursor.state(), cursor.status());
        }
    }
}

/// How many nodes a search enters, and how many solutions it finds.
pub fn counted<P: Puzzle>(puzzle: &P) -> (u64, u64) {
    let mut cursor = Cursor::new(puzzle);
    while cursor.advance() {}
    (cursor.visited(), cursor.solutions())
}
