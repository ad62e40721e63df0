//! The outlines of the nodes, around the origin.

use crate::scene::camera::within;
use plyscope_drawing::{metrics, Path};
use plyscope_search::{Player, Turn};

/// MAX: a triangle that points up. `r` is half its width.
pub(super) fn max(r: f64) -> Path {
    Path::polyline(&[(0.0, -r), (r * 1.12, r * 0.85), (-r * 1.12, r * 0.85)]).close()
}

/// MIN: a triangle that points down.
pub(super) fn min(r: f64) -> Path {
    Path::polyline(&[(0.0, r), (r * 1.12, -r * 0.85), (-r * 1.12, -r * 0.85)]).close()
}

/// Chance: a circle.
pub(super) fn chance(r: f64) -> Path {
    Path::circle((0.0, 0.0), r)
}

/// Who decides on a board whose half side is `half`: a small triangle that points up above it for MAX,
/// down below it for MIN, a small circle above it for chance.
pub(super) fn tip(turn: Turn, half: f64) -> Path {
    let (width, height) = (half * 0.32, half * 0.3);
    let (foot, tip) = match turn {
        Turn::Player(Player::Max) => (-half, -half - height),
        Turn::Player(Player::Min) => (half, half + height),
        Turn::Chance => return Path::circle((0.0, -half - height * 0.4), height * 0.6),
    };
    Path::polyline(&[(-width, foot), (0.0, tip), (width, foot)]).close()
}

/// A leaf: a rectangle with round corners.
pub(super) fn rounded(half_width: f64, half_height: f64) -> Path {
    let round = half_width.min(half_height) * 0.3;
    let (across, down) = (2.0 * (half_width - round), 2.0 * (half_height - round));
    Path::new()
        .move_to((round - half_width, -half_height))
        .across(across)
        .quadratic_by((round, 0.0), (round, round))
        .down(down)
        .quadratic_by((0.0, round), (-round, round))
        .across(-across)
        .quadratic_by((-round, 0.0), (-round, -round))
        .down(-down)
        .quadratic_by((0.0, -round), (round, -round))
        .close()
}

/// The sign of the transposition table: a table of two rows and two columns around a point.
pub(super) fn table(x: f64, y: f64) -> Path {
    let (left, right, top, foot) = (x - 5.0, x + 5.0, y - 4.0, y + 4.0);
    let frame = Path::line((left, top), (right, top)).down_to(foot).across_to(left).close();
    let row = frame.move_to((left, y)).across_to(right);
    row.move_to((x, top)).down_to(foot)
}

/// A straight line between two points.
pub(super) type Line = ((f64, f64), (f64, f64));

/// The two short bars with which a lecturer cuts an edge, around a point of it. `dx` and `dy` lead
/// along the edge.
pub(super) fn double_stroke(middle: (f64, f64), direction: (f64, f64), r: f64) -> Path {
    bars(middle, direction, r, 0.0).map(|(from, to)| Path::line(from, to)).into_iter().collect()
}

/// The same as lines, each longer at both ends by so many pixels.
pub(super) fn bars(middle: (f64, f64), (dx, dy): (f64, f64), r: f64, longer: f64) -> [Line; 2] {
    let length = dx.hypot(dy).max(1.0);
    let (along_x, along_y) = (dx / length, dy / length);
    let half = within(r * 0.5, 3.0, 10.0) + longer;
    let (across_x, across_y) = (-along_y * half, along_x * half);
    [-2.5, 2.5].map(|offset| {
        let x = middle.0 + along_x * offset;
        let y = middle.1 + along_y * offset;
        ((x - across_x, y - across_y), (x + across_x, y + across_y))
    })
}

/// The most characters that are written into a node without space for more.
const LONGEST: usize = 7;

/// A text in a font size, shortened where it is wider than the space for it in a node, in pixels.
pub(super) fn fitting(text: String, size: f64, space: f64) -> String {
    if metrics::width(&text, size) <= space || text.chars().count() <= LONGEST {
        text
    } else {
        text.chars().take(LONGEST - 1).chain(['…']).collect()
    }
}
