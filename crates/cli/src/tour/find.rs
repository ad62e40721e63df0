//! Finding the first tours.

use plyscope_puzzles::backtrack::{Count, Cursor, Moment, Status};
use plyscope_puzzles::Tour;

use super::progress::Progress;
use super::{End, Found};

/// Steps between two checks of the clock.
const LOOK_EVERY: u64 = 1 << 20;

/// Searches from one first square after another for so many tours, within a step limit.
pub fn find(searches: &[Tour], most: usize, steps: Option<u64>) -> Found {
    let mut progress = Progress::new();
    let mut found = Found { tours: Vec::new(), count: Count::default(), end: End::Over };
    for search in searches {
        let before = found.count;
        let mut cursor = Cursor::new(search);
        let mut deepest = 0;
        loop {
            if (cursor.moment(), cursor.status()) == (Moment::Entered, Status::Solved) {
                found.tours.push(cursor.state().squares().to_vec());
            }
            deepest = deepest.max(cursor.path().len());
            let taken = before.steps + cursor.step();
            found.end = match steps {
                _ if found.tours.len() == most => End::Enough,
                Some(steps) if taken >= steps => End::Steps,
                _ => End::Over,
            };
            if found.end != End::Over || !cursor.advance() {
                break;
            }
            if cursor.step().is_multiple_of(LOOK_EVERY) {
                progress.show(&(before + so_far(&cursor, deepest)));
            }
        }
        found.count = before + so_far(&cursor, deepest);
        if found.end != End::Over {
            break;
        }
    }
    found
}

fn so_far(cursor: &Cursor<'_, Tour>, deepest: usize) -> Count {
    let (nodes, steps) = (cursor.visited(), cursor.step());
    Count { nodes, steps, solutions: cursor.solutions(), deepest }
}
