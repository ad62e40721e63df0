//! The men of the puzzles as outlines, since not every font has them.

/// A knight's head that looks to the left, around 0, 0, in pixels.
pub const KNIGHT: &str =
    "M-9 11L9 11L8.5 2q-0.5 -9 -7.5 -12L-1 -15L-3 -10.5q-4 1.5 -5.5 5L-12.5 0.5L-10 4.5\
                      L-6.5 2.5L-2 1.5q1 3.5 -3.5 5.5Z";

/// A queen's crown, around 0, 0, in pixels.
pub const QUEEN: &str = "M-12 14L-17 -9L-8 1L-6.5 -14L0 -1L6.5 -14L8 1L17 -9L12 14Z";

/// The outline of a man that a picture writes as a letter.
#[must_use]
pub fn outline_of(letter: &str) -> Option<&'static str> {
    match letter {
        "♞" => Some(KNIGHT),
        "♛" => Some(QUEEN),
        _ => None,
    }
}
