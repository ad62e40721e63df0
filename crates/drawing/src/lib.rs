//! Paths, and numbers and widths of texts in drawings.
//!
//! In: points and arcs in CSS pixels, y downwards. Out: typed paths, which SVG, canvas and PDF write.
//!
//! Not here: what is drawn.

mod arc;
pub mod metrics;
mod path;

pub use arc::{Arc, Circle, Turn};
pub use path::{Path, Pen, Point, Segment};

/// The pattern with every `{}` replaced by the next number, rounded to a tenth. The standard
/// library's float formatting would add ten kilobytes to the program.
#[must_use]
pub fn written(pattern: &str, numbers: &[f64]) -> String {
    let mut text = String::with_capacity(pattern.len() + 3 * numbers.len());
    let mut pieces = pattern.split("{}");
    text.push_str(pieces.next().unwrap_or_default());
    for (piece, &number) in pieces.zip(numbers) {
        write(number, &mut text);
        text.push_str(piece);
    }
    text
}

fn write(number: f64, text: &mut String) {
    let tenths = (number * 10.0).round_ties_even() as i64;
    if tenths < 0 {
        text.push('-');
    }
    let tenths = tenths.unsigned_abs();
    text.push_str(&(tenths / 10).to_string());
    if !tenths.is_multiple_of(10) {
        text.push('.');
        text.push(char::from(b'0' + (tenths % 10) as u8));
    }
}

#[cfg(test)]
mod tests {
    use super::written;

    #[test]
    fn numbers_are_written_to_a_tenth() {
        let table = [
            (0.0, "0"),
            (-0.04, "0"),
            (0.06, "0.1"),
            (-0.06, "-0.1"),
            (24.0, "24"),
            (-3.96, "-4"),
            (1234.56, "1234.6"),
        ];
        for (number, text) in table {
            assert_eq!(written("{}", &[number]), text);
        }
        assert_eq!(written("M{} {}h{}", &[1.0, 2.5, -3.0]), "M1 2.5h-3");
        assert_eq!(written("no number", &[]), "no number");
    }
}
