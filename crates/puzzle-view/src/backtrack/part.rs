//! Pictures in keyed parts, so that unchanged parts are not drawn again.

use plyscope_view::picture::Shape;

/// A part of a picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// Its unique key in the picture.
    pub key: u64,
    /// Where it is drawn, in pixels from the origin of the picture.
    pub at: (f64, f64),
    /// What is drawn, from back to front.
    pub shapes: Vec<Shape>,
}

/// Parts as they are drawn, from back to front.
#[derive(Default, Debug)]
pub(super) struct Parts(Vec<Part>);

impl Parts {
    /// Begins a part, whose key consists of its layer and its number there.
    pub(super) fn begin(&mut self, layer: u8, number: usize) {
        self.begin_at(layer, number, (0.0, 0.0));
    }

    /// The same for a part that is drawn somewhere.
    pub(super) fn begin_at(&mut self, layer: u8, number: usize, at: (f64, f64)) {
        let key = u64::from(layer) << u32::BITS | number as u64;
        self.0.push(Part { key, at, shapes: Vec::new() });
    }

    /// Adds a shape to the part that was begun last.
    pub(super) fn push(&mut self, shape: Shape) {
        if let Some(part) = self.0.last_mut() {
            part.shapes.push(shape);
        }
    }

    /// The parts, without those in which nothing was drawn.
    pub(super) fn into_parts(self) -> Vec<Part> {
        self.0.into_iter().filter(|part| !part.shapes.is_empty()).collect()
    }

    /// What is drawn, of parts that are all drawn at the origin.
    pub(super) fn into_shapes(self) -> Vec<Shape> {
        self.0.into_iter().flat_map(|part| part.shapes).collect()
    }
}
