//! Where the regions of a map are drawn.

/// A place: how many tenths of a square it is from the left and from the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Place {
    /// From the left edge.
    pub x: u8,
    /// From the upper edge.
    pub y: u8,
}

/// The least distance of two neighbours on a circle, in tenths of a square: half a square is free
/// between their circles.
const APART: f64 = 15.0;

/// How far a line between two places stays away from a third, in tenths of a square.
const CLEAR: f64 = 5.5;

/// What is free around the middles of the outermost, in tenths of a square.
const MARGIN: f64 = 7.5;

/// So many places around a circle, clockwise from the top, so that no line between two of them passes
/// a third.
pub(super) fn around(count: usize) -> Vec<Place> {
    let turn = std::f64::consts::TAU / count.max(1) as f64;
    let radius = match count {
        0 | 1 => 0.0,
        2 | 3 => APART,
        // The nearest line is that between the two places beside one.
        _ => (APART / 2.0 / (turn / 2.0).sin()).max(CLEAR / (1.0 - turn.cos())),
    };
    let middle = radius + MARGIN;
    let place = |number: usize| {
        let angle = turn * number as f64;
        let (x, y) = (middle + radius * angle.sin(), middle - radius * angle.cos());
        Place { x: x.round() as u8, y: y.round() as u8 }
    };
    (0..count).map(place).collect()
}
