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

/// A leaf: a square with round corners.
pub(super) fn leaf(r: f64) -> String {
    let (side, round) = (r * 0.88, r * 0.26);
    let straight = side - round;
    written(
        "M{} {}h{}q{} 0 {} {}v{}q0 {} {} {}h{}\
         q{} 0 {} {}v{}q0 {} {} {}Z",
        &[
            -straight,
            -side,
            2.0 * straight,
            round,
            round,
            round,
            2.0 * straight,
            round,
            -round,
            round,
            -2.0 * straight,
            -round,
            -round,
            -round,
            -2.0 * straight,
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

/// A circle around a node.
pub(super) fn circle(r: f64) -> String {
    let width = 2.0 * r;
    written("M{} 0a{} {} 0 1 0 {} 0a{} {} 0 1 0 {} 0Z", &[-r, r, r, width, r, r, -width])
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

/// The size at which a text fits into a node, in pixels.
pub(super) fn size_for(text: &str, r: f64, leaf: bool) -> f64 {
    let room = r * if leaf { 1.5 } else { 1.15 };
    let widths: f64 =
        text.chars().take(LONGEST).map(|c| if c.is_ascii() { 0.64 } else { 1.0 }).sum();
    within(room / widths.max(0.6), 8.0, r * 0.8)
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
