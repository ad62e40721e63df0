//! Several steps side by side: as one picture, or on sheets of paper on which they can be read.

use super::film::SIZE;
use crate::figure::mark::{Anchor, Colour, Face, Ink, Mark};
use crate::figure::Figure;
use plyscope_drawing::Path;

/// The gap between the pictures, in pixels.
const GAP: f64 = 14.0;

/// How wide a strip is, for its height, about: as paper that lies on its side.
const ASPECT: f64 = 1.4;

/// The width and the height of a sheet, in pixels, of which there are 96 to an inch: A4.
const SHEET: (f64, f64) = (794.0, 1123.0);

/// The margin of a sheet, in pixels.
const MARGIN: f64 = 40.0;

/// The smallest size of the words below a picture on paper, in pixels: 8 points.
const LEGIBLE: f64 = 10.7;

/// The fewest pixels of paper for a pixel of a picture.
const SMALLEST: f64 = LEGIBLE / SIZE;

/// How pictures are laid in rows.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Rows {
    columns: usize,
    rows: usize,
    scale: f64,
}

/// All pictures as one, side by side, row below row, each in a thin line. As many are in a row as can
/// be read when the picture takes the width of a sheet that lies on its side.
#[must_use]
pub fn strip(frames: &[Figure]) -> Option<Figure> {
    let (width, height) = frames.first()?.size;
    let count = frames.len() as f64;
    let legible = (across(SHEET.1, SMALLEST, width) as f64).max(1.0);
    let columns = (count * ASPECT * height / width).sqrt().round().min(legible).clamp(1.0, count);
    let rows = (count / columns).ceil();
    let size = (along(columns, width), along(rows, height));
    let layout = Rows { columns: columns as usize, rows: rows as usize, scale: 1.0 };
    Some(laid(frames, layout, size, (GAP, GAP)))
}

/// The pictures on sheets of A4, several rows on each, so large that their words can be read.
#[must_use]
pub fn strip_sheets(frames: &[Figure]) -> Vec<Figure> {
    let Some(first) = frames.first() else { return Vec::new() };
    let layout = layout(first.size, frames.len());
    let sheets: Vec<&[Figure]> = frames.chunks(layout.columns * layout.rows).collect();
    let count = sheets.len();
    let sheet = |(place, frames): (usize, &&[Figure])| {
        let mut sheet = laid(frames, layout, SHEET, (MARGIN, MARGIN));
        if count > 1 {
            sheet.marks.push(number(format!("{} / {count}", place + 1)));
        }
        sheet
    };
    sheets.iter().enumerate().map(sheet).collect()
}

/// How pictures of a size are laid on sheets: as many in a row as can be read, and as large as that.
fn layout((width, height): (f64, f64), count: usize) -> Rows {
    let (wide, high) = (SHEET.0 - 2.0 * MARGIN, SHEET.1 - 2.0 * MARGIN);
    let columns = across(SHEET.0, SMALLEST, width).clamp(1, count);
    let gaps = (columns - 1) as f64 * GAP;
    let scale = ((wide - gaps) / (columns as f64 * width)).min(high / height).min(1.0);
    let rows = ((high + GAP) / (height * scale + GAP)).floor().max(1.0) as usize;
    Rows { columns, rows, scale }
}

/// How many pictures are beside one another on paper of a width, at a scale.
fn across(paper: f64, scale: f64, width: f64) -> usize {
    ((paper - 2.0 * MARGIN + GAP) / (width * scale + GAP)).floor() as usize
}

/// How long some pictures and the gaps around them are.
fn along(count: f64, one: f64) -> f64 {
    count * (one + GAP) + GAP
}

/// Pictures in rows, each in a thin line; the first one is at `from`.
fn laid(frames: &[Figure], layout: Rows, size: (f64, f64), from: (f64, f64)) -> Figure {
    let title = match frames {
        [] => String::new(),
        [only] => only.title.clone(),
        [first, .., last] => format!("{} – {}", first.title, last.title),
    };
    let description = frames.iter().map(|frame| frame.description.as_str()).collect::<Vec<_>>();
    let paper = frames.first().map_or(Colour::WHITE, |first| first.paper);
    let mut laid = Figure::new(size, title, description.join(" "), paper);
    let border = Ink { stroke: Some((Colour::FAINT, 1.0)), ..Ink::default() };
    for (place, frame) in frames.iter().enumerate() {
        let (row, column) = (place / layout.columns, place % layout.columns);
        let (width, height) = (frame.size.0 * layout.scale, frame.size.1 * layout.scale);
        let at = (from.0 + column as f64 * (width + GAP), from.1 + row as f64 * (height + GAP));
        let path = Path::rectangle((0.0, 0.0), (width, height));
        laid.inset(frame, at, layout.scale);
        laid.marks.push(Mark::Path { path, at, scale: 1.0, ink: border });
    }
    laid
}

/// The number of a sheet, at its foot.
fn number(text: String) -> Mark {
    Mark::Text {
        at: (SHEET.0 / 2.0, SHEET.1 - MARGIN / 2.0),
        anchor: Anchor::Middle,
        size: LEGIBLE,
        face: Face::Plain,
        colour: Colour::SOFT,
        halo: None,
        text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frames(count: usize, size: (f64, f64)) -> Vec<Figure> {
        let frame = |number| {
            let mut frame =
                Figure::new(size, format!("Step {number}"), String::new(), Colour::WHITE);
            frame.marks.push(Mark::Text {
                at: (0.0, size.1),
                anchor: Anchor::Start,
                size: SIZE,
                face: Face::Plain,
                colour: Colour::BLACK,
                halo: None,
                text: format!("{number}"),
            });
            frame
        };
        (1..=count).map(frame).collect()
    }

    /// Sizes of the words below the pictures of a sheet, and where each ends.
    fn words(sheet: &Figure) -> impl Iterator<Item = (f64, f64)> + '_ {
        sheet.marks.iter().filter_map(|mark| match mark {
            Mark::Text { size, at, anchor: Anchor::Start, .. } => Some((*size, at.1)),
            _ => None,
        })
    }

    #[test]
    fn strips_on_paper_are_legible_and_complete() {
        let sizes = [(420.0, 300.0), (420.0, 700.0), (650.0, 360.0), (900.0, 500.0)];
        for size in sizes {
            for count in [1, 2, 3, 12, 60] {
                let sheets = strip_sheets(&frames(count, size));
                assert_eq!(sheets.iter().flat_map(words).count(), count, "{size:?} {count}");
                for sheet in &sheets {
                    assert_eq!(sheet.size, SHEET);
                    for (letters, end) in words(sheet) {
                        // A picture wider than the paper is shrunk to it.
                        let least = LEGIBLE.min(SIZE * (SHEET.0 - 2.0 * MARGIN) / size.0);
                        assert!(letters >= least - 1e-9, "{size:?} {count}: {letters}");
                        assert!(end <= SHEET.1 - MARGIN + 1e-9, "{size:?} {count}: {end}");
                    }
                }
            }
        }
        assert_eq!(strip_sheets(&frames(12, (420.0, 300.0))).len(), 2);
        assert_eq!(strip_sheets(&[]), []);
    }

    #[test]
    fn one_picture_of_many_is_no_wider_than_can_be_read() {
        for (count, size) in [(1, (420.0, 300.0)), (12, (420.0, 300.0)), (60, (420.0, 900.0))] {
            let strip = strip(&frames(count, size)).expect("some");
            assert_eq!(words(&strip).count(), count);
            assert!(strip.size.0 * LEGIBLE / SIZE <= SHEET.1, "{count}: {}", strip.size.0);
        }
        assert_eq!(strip(&[]), None);
    }
}
