//! The rectangles of a timeline, by kind, in the pixels of its canvas.

use std::ops::Range;

use super::{Bar, Chart, Kind, View};

/// A rectangle: x, y, width and height, in pixels.
pub type Rect = [f64; 4];

/// The steps to draw, and the canvas.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// The steps that are seen.
    pub view: View,
    /// The width of the canvas, in its own pixels.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

/// What there is to draw.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Painted {
    /// The rectangles of each kind, by [`Kind::ALL`].
    pub of_kind: [Vec<Rect>; Kind::ALL.len()],
}

/// The narrowest pixel-sized bars that still have a gap between them.
const GAP_FROM: f64 = 4.0;

/// The lowest rows whose merged cells show the shares of the kinds.
const SHARES_FROM: f64 = 3.0;

impl Frame {
    /// How many plies share a row: as many as it takes for rows of a pixel at least.
    #[must_use]
    pub fn plies_a_row(&self, plies: usize) -> usize {
        let most = (self.height as usize).max(1);
        plies.div_ceil(most).max(1)
    }

    /// The height of a row.
    #[must_use]
    pub fn row_height(&self, plies: usize) -> f64 {
        let rows = plies.max(1).div_ceil(self.plies_a_row(plies));
        self.height / rows as f64
    }

    /// Where a ply's row lies: its top and its height.
    #[must_use]
    pub fn row(&self, ply: usize, plies: usize) -> (f64, f64) {
        let (row, height) = (ply / self.plies_a_row(plies), self.row_height(plies));
        // Whole pixels, so that rows are equally sharp.
        let (top, end) = ((row as f64 * height).floor(), ((row + 1) as f64 * height).floor());
        let gap = if height >= GAP_FROM { 1.0 } else { 0.0 };
        (top, (end - top - gap).max(1.0))
    }

    /// The ply at a height.
    #[must_use]
    pub fn ply_at(&self, y: f64, plies: usize) -> usize {
        let row = (y.max(0.0) / self.row_height(plies)) as usize;
        (row * self.plies_a_row(plies)).min(plies.saturating_sub(1))
    }

    /// Where a step begins.
    #[must_use]
    pub fn x(&self, step: f64) -> f64 {
        self.view.share(step) * self.width
    }

    /// How many steps a cell of the grid has: a power of two, so that zooming in splits cells.
    #[must_use]
    pub fn grain(&self) -> u64 {
        let steps = (self.view.len / self.width.max(1.0)).ceil().max(1.0);
        (steps as u64).next_power_of_two()
    }

    /// Where some steps lie, as far as they are seen: x and width, at least a pixel.
    fn place(&self, steps: &Range<u64>) -> (f64, f64) {
        let left = self.x(steps.start as f64).max(0.0);
        let right = self.x(steps.end as f64).min(self.width);
        (left, (right - left).max(1.0))
    }
}

/// The rectangles of a chart, in each row those of its first ply. A merged cell is as high as the share of
/// its steps that is covered, the kinds on top of one another; too low a row has the most frequent kind.
#[must_use]
pub fn paint(chart: &impl Chart, frame: &Frame) -> Painted {
    let (plies, steps, grain) = (chart.plies(), frame.view.steps(), frame.grain());
    let mut painted = Painted::default();
    for ply in (0..plies).step_by(frame.plies_a_row(plies)) {
        let (top, height) = frame.row(ply, plies);
        for bar in chart.bars(ply, &steps, grain) {
            let (left, width) = frame.place(bar.steps());
            match &bar {
                Bar::One { kind, .. } => {
                    // A gap to the next bar, where there is space for one.
                    let width = if width >= GAP_FROM { width - 1.0 } else { width };
                    painted.add(*kind, [left, top, width, height]);
                }
                // Rows of a pixel or two have no space for shares.
                Bar::Many { .. } if height < SHARES_FROM => {
                    painted.add(bar.kind(), [left, top, width, height]);
                }
                Bar::Many { steps, shares, .. } => {
                    let length = (steps.end - steps.start) as f64;
                    let bottom = top + height;
                    let mut y = bottom;
                    for (&kind, &share) in Kind::ALL.iter().zip(shares) {
                        if share == 0 {
                            continue;
                        }
                        let rise = (share as f64 / length * height).round().max(1.0);
                        let rise = rise.min(y - top);
                        if rise > 0.0 {
                            y -= rise;
                            painted.add(kind, [left, y, width, rise]);
                        }
                    }
                }
            }
        }
    }
    painted
}

impl Painted {
    /// Adds a rectangle, as a part of the last one where that ends just there.
    fn add(&mut self, kind: Kind, rect: Rect) {
        let rects = &mut self.of_kind[kind as usize];
        if let Some(last) = rects.last_mut() {
            let [x, y, width, height] = *last;
            let touches = (x + width - rect[0]).abs() < 0.01;
            if touches && y == rect[1] && height == rect[3] && rect[2] < GAP_FROM {
                last[2] += rect[2];
                return;
            }
        }
        rects.push(rect);
    }

    /// How many rectangles there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.of_kind.iter().map(Vec::len).sum()
    }

    /// Whether there is nothing to draw.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
