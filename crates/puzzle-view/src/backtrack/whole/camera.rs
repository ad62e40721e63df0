//! Which part of a drawing is visible, and its scale, which is never too small to read.

use super::{Area, Drawing};
use plyscope_view::scene::camera::within;

/// A part of a drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// How many times its natural size, from 1 on.
    pub zoom: f64,
    /// Where the drawing begins, from the left of the space, in CSS pixels.
    pub left: f64,
    /// Where it begins, from the top.
    pub top: f64,
}

/// The largest zoom.
const NEAREST: f64 = 3.0;
/// How far the current node stays away from the edges of the space, where that can be, in pixels; a
/// layer below it is seen as well.
const AROUND: (f64, f64) = (24.0, 64.0);

impl Camera {
    /// The whole drawing where it fits in, and else its top, moved as little as it takes to see the
    /// current node.
    #[must_use]
    pub fn fit(drawing: &Drawing, area: Area) -> Self {
        let centred = |free: f64| (free / 2.0).max(0.0);
        let left = centred(area.width - drawing.size.0);
        let top = centred(area.height - drawing.size.1).min(8.0);
        Self { zoom: 1.0, left, top }.showing(drawing, area)
    }

    /// The camera moved by pixels.
    #[must_use]
    pub fn panned(self, dx: f64, dy: f64) -> Self {
        Self { left: self.left + dx, top: self.top + dy, ..self }
    }

    /// The camera zoomed by a factor around a point.
    #[must_use]
    pub fn zoomed(self, factor: f64, (x, y): (f64, f64)) -> Self {
        let zoom = within(self.zoom * factor, 1.0, NEAREST);
        let by = zoom / self.zoom;
        Self { zoom, left: x - (x - self.left) * by, top: y - (y - self.top) * by }
    }

    /// The camera moved as little as it takes to see the current node well.
    #[must_use]
    pub fn showing(self, drawing: &Drawing, area: Area) -> Self {
        let inside = |at: f64, area: f64, before: f64, after: f64| {
            let (before, after) = (before.min(area / 2.0), after.min(area / 2.0));
            at.min(area - after).max(before)
        };
        let (x, y) =
            (self.left + drawing.here.0 * self.zoom, self.top + drawing.here.1 * self.zoom);
        let dx = inside(x, area.width, AROUND.0, AROUND.0) - x;
        let dy = inside(y, area.height, AROUND.0, AROUND.1) - y;
        // Below the end of the drawing there is nothing more to see.
        let beyond = (area.height - self.top - drawing.size.1 * self.zoom).min(0.0);
        let dy = if dy < 0.0 { dy.max(beyond) } else { dy };
        let moved = self.panned(dx, dy);
        if dy == 0.0 {
            return moved;
        }
        let snapped = moved.at_a_layer(drawing);
        let y = snapped.top + drawing.here.1 * self.zoom;
        let half = drawing.layer * self.zoom / 2.0;
        let is_seen = y >= half && y + half <= area.height;
        if is_seen {
            snapped
        } else {
            moved
        }
    }

    /// The camera moved up to where a layer begins at the top of the space, so that none is cut
    /// there.
    fn at_a_layer(self, drawing: &Drawing) -> Self {
        let layer = drawing.layer * self.zoom;
        // Slightly less, so that rounding does not skip a layer.
        let above = (-self.top / layer - 1e-6).ceil().max(0.0);
        Self { top: if self.top < 0.0 { -above * layer } else { self.top }, ..self }
    }
}
