//! The outlines of the nodes, around the origin.

use crate::drawing::written;
use crate::scene::camera::within;

/// MAX: a triangle that points up. `r` is half its width.
pub(super) fn max(r: f64) -> String {
    written("M0 {}L{} {}L{} {}Z", &[-r * 1.0, r * 1.12, r * 0.85, -r * 1.12, r * 0.85])
}

/// MIN: a triangle that points down.
pub(super) fn min(r: f64) -> String {
    written("M0 {}L{} {}L{} {}Z", &[r * 1.0, r * 1.12, -r * 0.85, -r * 1.12, -r * 0.85])
}

/// Who is to move on a board whose half side is `half`: a small triangle that points up above it for
/// MAX, down below it for MIN.
pub(super) fn tip(player: plyscope_core::Player, half: f64) -> String {
    let (width, height) = (half * 0.32, half * 0.3);
    let (foot, tip) = match player {
        plyscope_core::Player::Max => (-half, -half - height),
        plyscope_core::Player::Min => (half, half + height),
    };
    written("M{} {}L0 {}L{} {}Z", &[-width, foot, tip, width, foot])
}

/// A leaf: a rectangle with round corners.
pub(super) fn rounded(half_width: f64, half_height: f64) -> String {
    let round = half_width.min(half_height) * 0.3;
    let (across, down) = (2.0 * (half_width - round), 2.0 * (half_height - round));
    written(
        "M{} {}h{}q{} 0 {} {}v{}q0 {} {} {}h{}\
         q{} 0 {} {}v{}q0 {} {} {}Z",
        &[
            round - half_width,
            -half_height,
            across,
            round,
            round,
            round,
            down,
            round,
            -round,
            round,
            -across,
            -round,
            -round,
            -round,
            -down,
            -round,
            round,
            -round,
        ],
    )
}

/// The sign of the transposition table: a table of two rows and two columns around a point.
pub(super) fn table(x: f64, y: f64) -> String {
    let (left, right, top, foot) = (x - 5.0, x + 5.0, y - 4.0, y + 4.0);
    written(
        "M{} {}H{}V{}H{}ZM{} {}H{}M{} {}V{}",
        &[left, top, right, foot, left, left, y, right, x, top, foot],
    )
}

/// The two short bars with which a lecturer cuts an edge, across its middle. `dx` and `dy` lead
/// from the parent to the child.
pub(super) fn double_stroke(dx: f64, dy: f64, r: f64) -> String {
    let length = dx.hypot(dy).max(1.0);
    let (along_x, along_y) = (dx / length, dy / length);
    let half = within(r * 0.5, 3.0, 10.0);
    let (across_x, across_y) = (-along_y * half, along_x * half);
    [-2.5, 2.5]
        .map(|offset| {
            let x = dx * 0.5 + along_x * offset;
            let y = dy * 0.5 + along_y * offset;
            written("M{} {}L{} {}", &[x - across_x, y - across_y, x + across_x, y + across_y])
        })
        .concat()
}

/// The most characters that are written into a node.
const LONGEST: usize = 7;

/// A text that is short enough for a node.
pub(super) fn shortened(text: String) -> String {
    if text.chars().count() <= LONGEST {
        text
    } else {
        text.chars().take(LONGEST - 1).chain(['…']).collect()
    }
}
