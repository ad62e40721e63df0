//! Lines of programs on paper: numbered, and indented as in the program.

use super::column::Column;
use plyscope_export::figure::words::{lines, width};

/// The size of its letters, in points.
const SIZE: f64 = 10.5;

/// How far the lines of a program are to the right of their numbers, in points.
const NUMBER: f64 = 22.0;

/// How wide a space of an indentation is, in points.
const SPACE: f64 = 4.5;

/// How far a line is indented and how much of the column is left for it, in points, and its text.
fn placed(line: &str, column: Column) -> (f64, f64, &str) {
    let text = line.trim_start();
    let indent = NUMBER + SPACE * (line.len() - text.len()) as f64;
    (indent, column.width - indent, text)
}

/// Whether a line fits into a column.
pub fn is_narrow(line: &str, column: Column) -> bool {
    let (_, left, text) = placed(line, column);
    width(text, SIZE) <= left
}

/// The parts of a line below one another, each with its distance from the left edge of the column, in
/// points.
pub fn parts(line: &str, column: Column) -> Vec<(f64, String)> {
    let (indent, left, text) = placed(line, column);
    lines(text, SIZE, left).into_iter().map(|part| (indent, part)).collect()
}
