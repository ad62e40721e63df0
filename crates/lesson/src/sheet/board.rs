//! Boards on paper: the picture of the page, in black and white.

use super::column::Column;
use plyscope_export::figure::mark::{Anchor, Colour, Face, Ink, Mark};
use plyscope_export::figure::pieces::{knight, queen};
use plyscope_export::figure::words::{plain, width};
use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::board::{Board, Content, Look};
use plyscope_puzzle_view::backtrack::picture::{middle, picture, view_box, CELL};
use plyscope_view::picture::Shape;

/// The longer side of a board that stands alone, in points.
const ALONE: f64 = 210.0;
/// How many boards stand beside one another.
const BESIDE: usize = 3;
/// Points between two boards, and above them.
const GAP: f64 = 18.0;
/// Points above a board that has a number.
const NUMBER: f64 = 18.0;

/// How high some boards are, in points.
pub fn height(boards: &[Board], column: Column) -> f64 {
    let rows = boards.chunks(BESIDE);
    rows.map(|row| {
        GAP + number(boards) + row.iter().map(|one| high(one, boards, column)).fold(0.0, f64::max)
    })
    .sum()
}

/// Draws boards beside one another, each with its number where there are several. Their upper edge is
/// at `top`, in points.
pub fn draw(boards: &[Board], lang: Lang, (beside, top): (Column, f64), marks: &mut Vec<Mark>) {
    let mut y = top;
    for (row, some) in boards.chunks(BESIDE).enumerate() {
        y += GAP + number(boards);
        for (column, board) in some.iter().enumerate() {
            let x = beside.left + column as f64 * (side(boards, beside) + GAP);
            if boards.len() > 1 {
                let stop = (row * BESIDE + column + 1).to_string();
                marks.push(Mark::Text {
                    at: (x, y - 6.0),
                    anchor: Anchor::Start,
                    size: 10.5,
                    face: Face::Bold,
                    colour: Colour::BLACK,
                    halo: None,
                    text: texts::learn_stop(lang, &stop),
                });
            }
            draw_one(board, (x, y), scale(board, boards, beside), marks);
        }
        y += some.iter().map(|one| high(one, boards, beside)).fold(0.0, f64::max);
    }
}

/// Points kept free for the numbers of the boards.
const fn number(boards: &[Board]) -> f64 {
    if boards.len() > 1 {
        NUMBER
    } else {
        0.0
    }
}

/// The longer side of each of some boards, in points.
fn side(boards: &[Board], column: Column) -> f64 {
    match boards.len() {
        ..=1 => ALONE,
        _ => (column.width - (BESIDE as f64 - 1.0) * GAP) / BESIDE as f64,
    }
}

/// How many points a pixel of a board's picture has.
fn scale(board: &Board, boards: &[Board], column: Column) -> f64 {
    let [_, _, width, height] = view_box(board);
    // A board of a few squares is not drawn huge.
    (side(boards, column) / width.max(height).max(1.0)).min(0.72)
}

fn high(board: &Board, boards: &[Board], column: Column) -> f64 {
    view_box(board)[3] * scale(board, boards, column)
}

/// Draws a board with its names; its left and upper edge are at `corner`, in points.
fn draw_one(board: &Board, corner: (f64, f64), scale: f64, marks: &mut Vec<Mark>) {
    let [left, above, ..] = view_box(board);
    let (x, y) = (corner.0 - left * scale, corner.1 - above * scale);
    for shape in picture(board, &[]) {
        match shape {
            Shape::Path { class, path } => {
                marks.push(Mark::Path { path, at: (x, y), scale, ink: ink(class) });
            }
            // Not every font has the pieces, so they are drawn.
            Shape::Text { class: "man", .. } => {}
            Shape::Text { class, at, size, text } => {
                let (size, text) = (size * scale, plain(&text));
                let is_name = class == "edge-name";
                let face = if is_name || class == "placed" { Face::Plain } else { Face::Bold };
                let colour = if is_name { Colour::SOFT } else { Colour::BLACK };
                // The picture's texts stand in the middle of their height.
                let at = (x + at.0 * scale, y + at.1 * scale + size * 0.35);
                // Bold letters are wider than measured, but stay centred.
                let at = (at.0 - width(&text, size) / 2.0, at.1);
                marks.push(Mark::Text {
                    at,
                    anchor: Anchor::Start,
                    size,
                    face,
                    colour,
                    halo: None,
                    text,
                });
            }
        }
    }
    let here = board
        .way
        .last()
        .filter(|_| board.look != Look::Maze)
        .map(|&square| (square, knight(), -4.0));
    let queens = board.squares.iter().enumerate();
    let queens = queens.filter(|(_, content)| **content == Content::Queen);
    let queens = queens.map(|(square, _)| (square, queen(), 0.0));
    for (square, path, up) in here.into_iter().chain(queens) {
        let (left, top) = middle(board, square);
        let at = (x + left * scale, y + (top + up) * scale);
        let ink = Ink { fill: Some(Colour::BLACK), ..Ink::default() };
        marks.push(Mark::Path { path, at, scale: scale * CELL / 60.0, ink });
    }
}

/// The stroke and fill of a path, from its styles.
fn ink(class: &str) -> Ink {
    let fill = |colour| Ink { fill: Some(colour), ..Ink::default() };
    let stroke = |colour, width| Ink { stroke: Some((colour, width)), ..Ink::default() };
    match class {
        "ground" => fill(Colour::WHITE),
        "shade" => fill(Colour::LIGHT),
        "out" => stroke(Colour::SOFT, 1.2),
        "rule" => stroke(Colour::FAINT, 1.0),
        "frame" | "rule thick" => stroke(Colour::BLACK, 2.4),
        "way last" => stroke(Colour::BLACK, 3.0),
        "way closing" => Ink { dash: Some((6.0, 5.0)), ..stroke(Colour::BLACK, 2.0) },
        "stop here" => Ink { fill: Some(Colour::WHITE), ..stroke(Colour::BLACK, 2.6) },
        "stop" | "stop first" => Ink { fill: Some(Colour::WHITE), ..stroke(Colour::BLACK, 1.6) },
        "domain" => fill(Colour::SOFT),
        "sum-bar" | "number" => Ink { fill: Some(Colour::WHITE), ..stroke(Colour::BLACK, 1.6) },
        "sum-bar taken" | "number taken" => {
            Ink { fill: Some(Colour::LIGHT), ..stroke(Colour::BLACK, 1.6) }
        }
        "sum-bar target" => stroke(Colour::BLACK, 3.0),
        "region current" => stroke(Colour::BLACK, 2.6),
        "region" => Ink { fill: Some(Colour::WHITE), ..stroke(Colour::BLACK, 1.6) },
        // The number of its colour stands in it, so one grey is enough for all.
        class if class.starts_with("region ") => {
            Ink { fill: Some(Colour::LIGHT), ..stroke(Colour::BLACK, 1.6) }
        }
        // The path itself, and borders.
        _ => stroke(Colour::SOFT, 2.0),
    }
}
