//! The pieces of the puzzles as paths, since not every font has them.

use plyscope_drawing::Path;

/// A knight's head that looks to the left, around 0, 0, in pixels.
#[must_use]
pub fn knight() -> Path {
    let mane = Path::polyline(&[(-9.0, 11.0), (9.0, 11.0), (8.5, 2.0)]);
    let ear = mane.quadratic_by((-0.5, -9.0), (-7.5, -12.0)).line_to((-1.0, -15.0));
    let brow = ear.line_to((-3.0, -10.5)).quadratic_by((-4.0, 1.5), (-5.5, 5.0));
    let nose = brow.line_to((-12.5, 0.5)).line_to((-10.0, 4.5));
    let mouth = nose.line_to((-6.5, 2.5)).line_to((-2.0, 1.5));
    mouth.quadratic_by((1.0, 3.5), (-3.5, 5.5)).close()
}

/// A queen's crown, around 0, 0, in pixels.
#[must_use]
pub fn queen() -> Path {
    let half = [(-12.0, 14.0), (-17.0, -9.0), (-8.0, 1.0), (-6.5, -14.0)];
    let other = half.map(|(x, y): (f64, f64)| (-x, y));
    let points = half.into_iter().chain([(0.0, -1.0)]).chain(other.into_iter().rev());
    Path::polyline(&points.collect::<Vec<_>>()).close()
}

/// The size of a letter that looks as large as these pieces.
pub const LETTER: f64 = 44.0;

/// The path of a piece that a picture writes as a letter.
#[must_use]
pub fn path_of(letter: &str) -> Option<Path> {
    match letter {
        "♞" => Some(knight()),
        "♛" => Some(queen()),
        _ => None,
    }
}
