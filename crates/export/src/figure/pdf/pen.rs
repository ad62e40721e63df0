//! Paths as PDF draws them.

use pdf_writer::Content;

use plyscope_drawing::{Pen, Point};

/// Draws paths into a PDF.
pub struct PdfPen<'a>(pub &'a mut Content);

impl Pen for PdfPen<'_> {
    fn move_to(&mut self, (x, y): Point) {
        self.0.move_to(x as f32, y as f32);
    }

    fn line_to(&mut self, (x, y): Point) {
        self.0.line_to(x as f32, y as f32);
    }

    fn cubic_to(&mut self, first: Point, second: Point, (x, y): Point) {
        let [ax, ay, bx, by] = [first.0, first.1, second.0, second.1].map(|number| number as f32);
        self.0.cubic_to(ax, ay, bx, by, x as f32, y as f32);
    }

    fn close(&mut self) {
        self.0.close_path();
    }
}
