//! A knight's tour as an SVG file.

use std::fmt::Write;

use plyscope_puzzles::tour::{Ending, Square, TourOptions};

use crate::figure::palette::{self, Shade};

/// The side of a square, in the units of the picture.
const SIDE: u32 = 40;

/// The board with the number of each square and the way through them. The first and the last square
/// have a ring and a filled disc, blocked ones a cross; the move that closes a tour is dashed.
#[must_use]
pub fn picture(asked: &TourOptions, tour: &[Square]) -> String {
    let board = &asked.board;
    let (width, height) = (side(board.columns()), side(board.rows()));
    let centre = |square| {
        let half = SIDE / 2;
        let rank = board.rows() - 1 - board.rank(square);
        (side(board.file(square)) + half, side(rank) + half)
    };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\" aria-labelledby=\"title\">\n\
         <title id=\"title\">A knight's tour of {} squares</title>\n<style>{}</style>\n",
        tour.len(),
        style()
    );
    for square in board.squares() {
        let (x, y) = centre(square);
        let class = match board.blocked().contains(square) {
            true => "blocked",
            false if board.is_dark(square) => "dark",
            false => "light",
        };
        let (x, y) = (x - SIDE / 2, y - SIDE / 2);
        line(
            &mut svg,
            format_args!(
                "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\"/>"
            ),
        );
    }
    for square in board.blocked().iter() {
        let (x, y) = centre(square);
        line(
            &mut svg,
            format_args!("<path class=\"cross\" d=\"M{x} {y}m-8-8l16 16m0-16l-16 16\"/>"),
        );
    }
    let points = |squares: &[Square]| {
        let points = squares.iter().map(|&square| centre(square));
        points.map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
    };
    line(&mut svg, format_args!("<polyline class=\"way\" points=\"{}\"/>", points(tour)));
    if let [first, .., last] = *tour {
        if asked.ending == Ending::Closed {
            let close = points(&[last, first]);
            line(&mut svg, format_args!("<polyline class=\"way close\" points=\"{close}\"/>"));
        }
        for (class, square) in [("first", first), ("last", last)] {
            let (x, y) = centre(square);
            line(
                &mut svg,
                format_args!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"5\"/>"),
            );
        }
    }
    for (number, &square) in (1..).zip(tour) {
        let (x, y) = centre(square);
        // In the corner of the square, away from the path.
        let (x, y) = (x - SIDE / 2 + 3, y - SIDE / 2 + 11);
        line(&mut svg, format_args!("<text x=\"{x}\" y=\"{y}\">{number}</text>"));
    }
    svg.push_str("</svg>\n");
    svg
}

/// The style sheet, in the colours of the pages.
fn style() -> String {
    let light = |shade: Shade| shade.light.hex();
    format!(
        ".light {{ fill: {light}; }} .dark {{ fill: {dark}; }} .blocked {{ fill: {blocked}; }} \
         .cross {{ fill: none; stroke: {paper}; stroke-width: 2; }} \
         .way {{ fill: none; stroke: {way}; stroke-width: 2; stroke-linejoin: round; }} \
         .close {{ stroke-dasharray: 5 4; }} \
         .first {{ fill: {paper}; stroke: {way}; stroke-width: 2; }} .last {{ fill: {way}; }} \
         text {{ font: 10px system-ui, sans-serif; fill: {ink}; \
         paint-order: stroke; stroke: {paper}; stroke-width: 2px; }}",
        light = light(palette::LIGHT_SQUARE),
        dark = light(palette::DARK_SQUARE),
        blocked = light(palette::SOFT),
        paper = light(palette::PAPER),
        way = light(palette::WAY),
        ink = light(palette::INK),
    )
}

fn side(count: u8) -> u32 {
    u32::from(count) * SIDE
}

fn line(svg: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = writeln!(svg, "{text}");
}
