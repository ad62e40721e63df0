//! The colours and patterns of a timeline, from the style sheets.

use gloo::utils::window;
use plyscope_view::timeline::{Kind, Tile};
use wasm_bindgen::JsCast;
use web_sys::{CanvasPattern, CanvasRenderingContext2d, Element, HtmlCanvasElement};

use super::layers::hidden_canvas;

/// The colours and patterns.
pub struct Palette {
    /// By [`Kind::ALL`].
    patterns: Vec<CanvasPattern>,
    /// The background.
    pub paper: String,
    /// Lines and text.
    pub text: String,
    /// The pointed bar.
    pub accent: String,
    /// Solutions.
    pub solution: String,
}

/// Selector of the elements that hold the colours.
const COLOURS: &str = ".timeline-palette";

impl Palette {
    /// Reads the computed colours of the elements beside the canvas; a canvas only accepts resolved
    /// colours.
    pub fn read(canvas: &HtmlCanvasElement, scale: f64) -> Option<Self> {
        let palette = canvas.parent_element()?.query_selector(COLOURS).ok()??;
        let paper = colour(&palette, "paper")?;
        let patterns = Kind::ALL
            .into_iter()
            .map(|kind| pattern(&colour(&palette, kind.id())?, &paper, kind.tile(), scale));
        Some(Self {
            patterns: patterns.collect::<Option<_>>()?,
            text: colour(&palette, "text")?,
            accent: colour(&palette, "accent")?,
            solution: colour(&palette, Kind::Solution.id())?,
            paper,
        })
    }

    /// The pattern of a kind.
    pub fn pattern(&self, kind: Kind) -> &CanvasPattern {
        &self.patterns[kind as usize]
    }
}

fn colour(palette: &Element, name: &str) -> Option<String> {
    let element = palette.query_selector(&format!(".{name}")).ok()??;
    window().get_computed_style(&element).ok()??.get_property_value("color").ok()
}

fn pattern(colour: &str, lines: &str, tile: Tile, scale: f64) -> Option<CanvasPattern> {
    let canvas = hidden_canvas()?;
    let side = (f64::from(Tile::SIDE) * scale).round();
    canvas.set_width(side as u32);
    canvas.set_height(side as u32);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    context.set_fill_style_str(colour);
    context.fill_rect(0.0, 0.0, side, side);
    context.set_stroke_style_str(lines);
    // In narrow bars, stripes as bright as the background would hide the colours.
    context.set_global_alpha(0.6);
    context.set_line_width(scale);
    let at = |place: i8| f64::from(place) / f64::from(Tile::SIDE) * side;
    for &(x, y, to_x, to_y) in tile.lines {
        context.begin_path();
        context.move_to(at(x), at(y));
        context.line_to(at(to_x), at(to_y));
        context.stroke();
    }
    context.create_pattern_with_html_canvas_element(&canvas, "repeat").ok()?
}
