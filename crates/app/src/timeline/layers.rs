//! The canvas of a timeline: a layer of bars, which only change with the view, and an overlay.

use gloo::utils::{document, window};
use plyscope_view::timeline::{paint, Bar, Chart, Frame, Kind, View};
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::palette::Palette;

/// The opacity of the veil over future steps.
const VEIL: f64 = 0.55;

/// The greatest depth of a highlighted step's notch, in CSS pixels.
const NOTCH: f64 = 14.0;

/// How far beyond the canvas a bar's ends are drawn, so that they are invisible, in pixels.
const BEYOND: f64 = 20.0;

/// What is drawn over the bars.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Over {
    /// The current step.
    pub step: u64,
    /// The pointed position: a ply and a step.
    pub pointed: Option<(usize, u64)>,
}

/// The visible canvas, and a hidden one with only the bars.
pub struct Layers {
    seen: Layer,
    bars: Layer,
    palette: Option<Palette>,
}

struct Layer {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
}

impl Layer {
    fn of(canvas: HtmlCanvasElement) -> Option<Self> {
        let context = canvas.get_context("2d").ok()??.dyn_into().ok()?;
        Some(Self { canvas, context })
    }

    fn resize(&self, width: f64, height: f64) {
        let (width, height) = (width as u32, height as u32);
        if (self.canvas.width(), self.canvas.height()) != (width, height) {
            self.canvas.set_width(width);
            self.canvas.set_height(height);
        }
    }
}

/// A hidden canvas.
pub fn hidden_canvas() -> Option<HtmlCanvasElement> {
    document().create_element("canvas").ok()?.dyn_into().ok()
}

impl Layers {
    /// The layers of a canvas.
    pub fn new(canvas: HtmlCanvasElement) -> Option<Self> {
        Some(Self { seen: Layer::of(canvas)?, bars: Layer::of(hidden_canvas()?)?, palette: None })
    }

    /// The size of the canvas on the page, in CSS pixels.
    pub fn size(&self) -> (f64, f64) {
        let canvas = &self.seen.canvas;
        (f64::from(canvas.client_width()), f64::from(canvas.client_height()))
    }

    /// Where the canvas is on the page: left and top, in CSS pixels.
    pub fn corner(&self) -> (f64, f64) {
        let place = self.seen.canvas.get_bounding_client_rect();
        (place.left(), place.top())
    }

    /// Drops the cached colours.
    pub fn forget_colours(&mut self) {
        self.palette = None;
    }

    /// A view in canvas pixels, and the number of them per CSS pixel.
    fn frame(&self, view: View) -> (Frame, f64) {
        let scale = window().device_pixel_ratio().max(1.0);
        let (width, height) = self.size();
        let frame = Frame {
            view,
            width: (width * scale).round().max(1.0),
            height: (height * scale).round().max(1.0),
        };
        (frame, scale)
    }

    /// Draws the bars anew.
    pub fn draw_bars(&mut self, chart: &impl Chart, view: View) {
        let (frame, scale) = self.frame(view);
        self.bars.resize(frame.width, frame.height);
        if self.palette.is_none() {
            self.palette = Palette::read(&self.seen.canvas, scale);
        }
        let Some(palette) = &self.palette else { return };
        let context = &self.bars.context;
        context.clear_rect(0.0, 0.0, frame.width, frame.height);
        let painted = paint(chart, &frame);
        for (kind, rects) in Kind::ALL.into_iter().zip(&painted.of_kind) {
            if rects.is_empty() {
                continue;
            }
            context.set_fill_style_canvas_pattern(palette.pattern(kind));
            for &[x, y, width, height] in rects {
                context.fill_rect(x, y, width, height);
            }
        }
        self.draw_marks(chart, &frame, scale);
    }

    /// The highlighted steps: a notch from the top for each, one for those at the same pixel.
    fn draw_marks(&self, chart: &impl Chart, frame: &Frame, scale: f64) {
        let Some(palette) = &self.palette else { return };
        let (marks, steps) = (chart.marks(), frame.view.steps());
        let context = &self.bars.context;
        let mut next = marks.partition_point(|&mark| mark < steps.start);
        let (mut last, deep) = (f64::NEG_INFINITY, (frame.height * 0.5).min(NOTCH * scale));
        while let Some(&mark) = marks.get(next).filter(|&&mark| mark < steps.end) {
            let x = frame.x(mark as f64 + 0.5);
            if x >= last + 1.0 {
                last = x.floor();
                context.set_fill_style_str(&palette.paper);
                context.fill_rect(last - scale, 0.0, 4.0 * scale, deep);
                context.set_fill_style_str(&palette.solution);
                context.fill_rect(last, 0.0, 2.0 * scale, deep);
                // The next one that falls on another pixel.
                let beyond = frame.view.start + (last + 1.0) / frame.width * frame.view.len;
                next += marks[next..].partition_point(|&mark| (mark as f64 + 0.5) < beyond).max(1);
            } else {
                next += 1;
            }
        }
    }

    /// Copies the bars, and draws over them what changes with the step.
    pub fn draw_over(&self, chart: &impl Chart, view: View, over: Over) {
        let (frame, scale) = self.frame(view);
        self.seen.resize(frame.width, frame.height);
        let Some(palette) = &self.palette else { return };
        let context = &self.seen.context;
        context.clear_rect(0.0, 0.0, frame.width, frame.height);
        // This only fails for a canvas without pixels.
        let _ = context.draw_image_with_html_canvas_element(&self.bars.canvas, 0.0, 0.0);
        let now = frame.x(over.step as f64 + 0.5);
        context.set_fill_style_str(&palette.paper);
        context.set_global_alpha(VEIL);
        let future = now.max(0.0);
        context.fill_rect(future, 0.0, (frame.width - future).max(0.0), frame.height);
        context.set_global_alpha(1.0);
        let plies = chart.plies();
        let rows = (0..plies).step_by(frame.plies_a_row(plies));
        for ply in rows.filter(|_| chart.has_open_bars()) {
            let Some(bar) = chart.bar_at(ply, over.step) else { continue };
            let is_open = bar.steps().end > over.step + 1;
            if is_open && matches!(bar, Bar::One { .. }) {
                let so_far = (frame.x(bar.steps().start as f64).max(-BEYOND), now);
                self.outline(frame.row(ply, plies), so_far, (&palette.text, scale, true));
            }
        }
        if let Some((ply, step)) = over.pointed {
            if let Some(bar) = chart.bar_at(ply, step) {
                let steps = bar.steps();
                let end = frame.x(steps.end as f64).min(frame.width + BEYOND);
                let ends = (frame.x(steps.start as f64).max(-BEYOND), end);
                self.outline(frame.row(ply, plies), ends, (&palette.accent, 2.0 * scale, false));
            }
        }
        context.set_fill_style_str(&palette.paper);
        context.fill_rect(now - 1.5 * scale, 0.0, 3.0 * scale, frame.height);
        context.set_fill_style_str(&palette.text);
        context.fill_rect(now - 0.75 * scale, 0.0, 1.5 * scale, frame.height);
    }

    /// Outlines a bar from its left to its right end; a hollow one is cleared first.
    fn outline(
        &self,
        (top, height): (f64, f64),
        (left, right): (f64, f64),
        (colour, line, is_hollow): (&str, f64, bool),
    ) {
        let Some(palette) = &self.palette else { return };
        let context = &self.seen.context;
        let width = (right - left).max(line);
        if is_hollow && height > 3.0 * line && width > 3.0 * line {
            context.set_fill_style_str(&palette.paper);
            context.fill_rect(left, top, width, height);
        }
        context.set_fill_style_str(colour);
        if height <= 3.0 * line || width <= 3.0 * line {
            context.fill_rect(left, top, width, height);
            return;
        }
        context.fill_rect(left, top, width, line);
        context.fill_rect(left, top + height - line, width, line);
        context.fill_rect(left, top, line, height);
        context.fill_rect(right - line, top, line, height);
    }

    /// The ply and the step at a point of the canvas, given as a fraction of its width and CSS
    /// pixels from its top.
    pub fn place(&self, chart: &impl Chart, view: View, share: f64, y: f64) -> (usize, u64) {
        let (frame, scale) = self.frame(view);
        let ply = frame.ply_at(y * scale, chart.plies());
        (ply, view.step_at(share, chart.len()))
    }

    /// The rows: ply, top and height of each, in CSS pixels.
    pub fn rows(&self, plies: usize, view: View) -> Vec<(usize, f64, f64)> {
        let (frame, scale) = self.frame(view);
        let rows = (0..plies).step_by(frame.plies_a_row(plies));
        rows.map(|ply| {
            let (top, height) = frame.row(ply, plies);
            (ply, top / scale, height / scale)
        })
        .collect()
    }
}
