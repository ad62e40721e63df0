//! Which part of a drawing is visible, and its scale.

use super::Layout;

/// The size of the viewport, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Viewport {
    /// Pixels from left to right.
    pub width: f64,
    /// Pixels from top to bottom.
    pub height: f64,
}

/// Clamps a number. `f64::clamp` would add float formatting to the program, for its panic message.
#[must_use]
pub const fn within(number: f64, least: f64, most: f64) -> f64 {
    number.min(most).max(least)
}

/// From layout to screen. Both directions have a scale of their own, so that a tree that is
/// thousands of times as wide as it is deep can still be seen whole; nodes keep their size.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// Pixels between two siblings.
    pub unit: f64,
    /// Pixels between two layers.
    pub layer: f64,
    /// The layout's x at the left edge.
    pub left: f64,
    /// The layer at the top edge; fractions are between layers.
    pub top: f64,
    /// The viewport.
    pub viewport: Viewport,
    /// The smallest font that texts are drawn with, in pixels.
    pub least_font: f64,
}

/// The most pixels between two siblings.
pub const LARGEST_UNIT: f64 = 120.0;
/// The distance between two siblings at which a picture is drawn by default, in pixels.
pub const NATURAL_UNIT: f64 = 58.0;
/// The distance between two layers at which a picture is drawn by default, in pixels.
pub const NATURAL_LAYER: f64 = 92.0;
/// The smallest font of a picture, in pixels.
pub const LEAST_FONT: f64 = 11.0;
/// The smallest font of a picture on a phone, which is nearer to the eye, in pixels.
const LEAST_FONT_OF_PHONE: f64 = 10.0;
/// A viewport less wide than this is a phone's.
const PHONE: f64 = 480.0;

/// The smallest font in a viewport of a width, both in pixels.
#[must_use]
pub fn least_font(width: f64) -> f64 {
    if width < PHONE {
        LEAST_FONT_OF_PHONE
    } else {
        LEAST_FONT
    }
}

const SMALLEST_LAYER: f64 = 34.0;
/// The fewest pixels between two layers where that shows all of a tree that is not too deep.
const TIGHT_LAYER: f64 = 24.0;
/// How many layers a tree may have that is drawn tightly.
const FEW_LAYERS: usize = 14;
/// Pixels kept free at the left and the right.
const MARGIN_X: f64 = 46.0;
/// Pixels kept free above and below a picture of natural size, where names are written.
const MARGIN_Y: f64 = 60.0;
/// Pixels kept free at the left and the right of a tree that fits a viewport, at most.
pub const MARGIN_BESIDE: f64 = 28.0;
/// Pixels kept free above the middle of the root, at least.
pub const MARGIN_ABOVE: f64 = 34.0;
/// Pixels kept free below the middle of the last layer: space for a leaf and its name.
pub const MARGIN_BELOW: f64 = 46.0;
/// How much larger than natural a tree is drawn on a large screen.
const LARGEST: f64 = 1.6;

impl Camera {
    /// The whole tree, as large as it fits, but not larger than natural size (a little larger on
    /// a large screen).
    #[must_use]
    pub fn fit(layout: &Layout, layers: usize, viewport: Viewport) -> Self {
        Self::fit_within(layout, layers, viewport, (MARGIN_BESIDE, MARGIN_ABOVE, MARGIN_BELOW))
    }

    /// The same with this many pixels kept free beside the tree, at most, above the middle of its root,
    /// and below the middles of its last layer.
    #[must_use]
    pub fn fit_within(
        layout: &Layout,
        layers: usize,
        viewport: Viewport,
        (beside, above, below): (f64, f64, f64),
    ) -> Self {
        let (wide, deep) = (layout.width(), layers.saturating_sub(1) as f64);
        let least = if beside > MARGIN_BESIDE { beside } else { (viewport.width * 0.05).max(18.0) };
        let side = least.min(beside);
        let width = (viewport.width - 2.0 * side).max(1.0);
        let height = (viewport.height - above - below).max(1.0);
        let unit = (width / wide.max(1e-9)).min(NATURAL_UNIT * LARGEST);
        let smallest = if layers <= FEW_LAYERS { TIGHT_LAYER } else { SMALLEST_LAYER };
        let layer = within(height / deep.max(1e-9), smallest, NATURAL_LAYER * LARGEST);
        // A narrow tree is not pulled apart to fill a wide window.
        let unit = unit.min(layer * 1.2);
        let left = wide / 2.0 - viewport.width / unit / 2.0;
        let free = (height - deep * layer).max(0.0);
        let top = -(above + free / 2.0) / layer;
        Self { unit, layer, left, top, viewport, least_font: least_font(viewport.width) }
    }

    /// The whole tree at natural size, with a viewport made to measure.
    #[must_use]
    pub fn natural(layout: &Layout, layers: usize) -> Self {
        Self::whole(layout, layers, (NATURAL_UNIT, NATURAL_LAYER))
    }

    /// The whole tree with this many pixels between two siblings, and between two layers.
    #[must_use]
    pub fn whole(layout: &Layout, layers: usize, (unit, layer): (f64, f64)) -> Self {
        // Where siblings are far apart, as boards are, there is also more beside the first of them.
        let margin = MARGIN_X.max(unit * 0.75);
        let viewport = Viewport {
            width: layout.width() * unit + 2.0 * margin,
            height: layers.saturating_sub(1) as f64 * layer + 2.0 * MARGIN_Y,
        };
        Self {
            unit,
            layer,
            left: -margin / unit,
            top: -MARGIN_Y / layer,
            viewport,
            least_font: LEAST_FONT,
        }
    }

    /// The screen's x of a layout's x, in pixels.
    #[must_use]
    pub fn x(&self, x: f64) -> f64 {
        (x - self.left) * self.unit
    }

    /// The screen's y of a layer, in pixels.
    #[must_use]
    pub fn y(&self, layer: f64) -> f64 {
        (layer - self.top) * self.layer
    }

    /// The camera moved by pixels.
    #[must_use]
    pub fn panned(self, dx: f64, dy: f64) -> Self {
        Self { left: self.left - dx / self.unit, top: self.top - dy / self.layer, ..self }
    }

    /// The camera zoomed by `factor` around the point (`x`, `y`), in pixels.
    #[must_use]
    pub fn zoomed(self, factor: f64, x: f64, y: f64) -> Self {
        let unit = within(self.unit * factor, 1e-6, LARGEST_UNIT);
        let layer = within(self.layer * factor, SMALLEST_LAYER, LARGEST_UNIT * 1.6);
        Self {
            unit,
            layer,
            left: self.left + x / self.unit - x / unit,
            top: self.top + y / self.layer - y / layer,
            ..self
        }
    }

    /// The camera zoomed in to at least this many pixels between two siblings, up to the maximum.
    #[must_use]
    pub fn nearer_than(self, unit: f64) -> Self {
        if self.unit >= unit {
            return self;
        }
        let (x, y) = (self.viewport.width / 2.0, self.viewport.height / 2.0);
        self.zoomed(unit / self.unit, x, y)
    }

    /// The camera moved down as little as it takes to see a layer with this many pixels below its
    /// middle.
    #[must_use]
    pub fn lowered_to(self, layer: f64, below: f64) -> Self {
        let lowest = self.viewport.height - below;
        let beyond = (self.y(layer) - lowest).max(0.0);
        self.panned(0.0, -beyond)
    }

    /// The camera moved as little as it takes to see a place well.
    #[must_use]
    pub fn showing(self, x: f64, layer: f64) -> Self {
        let margin_x = MARGIN_X.min(self.viewport.width / 4.0);
        let margin_y = MARGIN_Y.min(self.viewport.height / 4.0);
        let (px, py) = (self.x(x), self.y(layer));
        let dx = within(px, margin_x, self.viewport.width - margin_x) - px;
        let dy = within(py, margin_y, self.viewport.height - margin_y) - py;
        if dx == 0.0 && dy == 0.0 {
            self
        } else {
            self.panned(dx, dy)
        }
    }

    /// The camera moved to a place, which is then in the middle.
    #[must_use]
    pub fn centred(self, x: f64, layer: f64) -> Self {
        let (px, py) = (self.x(x), self.y(layer));
        self.panned(self.viewport.width / 2.0 - px, self.viewport.height / 2.0 - py)
    }

    /// The same place seen through a viewport of another size.
    #[must_use]
    pub fn resized(self, viewport: Viewport) -> Self {
        let dx = (viewport.width - self.viewport.width) / 2.0;
        Self { viewport, least_font: least_font(viewport.width), ..self }.panned(dx, 0.0)
    }
}
