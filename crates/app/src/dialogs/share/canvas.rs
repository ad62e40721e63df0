//! Raster images: a canvas draws the marks of a figure.

mod path;

use gloo::utils::document;
use js_sys::{Array, Object, Promise, Reflect};
use plyscope_drawing::Path;
use plyscope_export::figure::hatch;
use plyscope_export::figure::mark::{Anchor, Cap, Colour, Face, Ink, Mark, FAMILY};
use plyscope_export::figure::Figure;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement};

use path::path_2d;

/// The most dots of a picture: what every browser can draw.
const MOST: f64 = 16_000_000.0;
/// The most dots of a side.
const LONGEST: f64 = 16_000.0;

/// A picture on a hidden canvas.
pub struct Canvas {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    size: (u32, u32),
}

impl Canvas {
    /// A canvas for pictures as large as a figure, with so many dots to a pixel; `None` if that is
    /// more than browsers can draw.
    pub fn for_figure(figure: &Figure, scale: f64) -> Option<Self> {
        let (width, height) = ((figure.size.0 * scale).round(), (figure.size.1 * scale).round());
        if width > LONGEST || height > LONGEST || width * height > MOST {
            return None;
        }
        let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.unchecked_into();
        let size = (width as u32, height as u32);
        canvas.set_width(size.0);
        canvas.set_height(size.1);
        let wishes = Object::new();
        Reflect::set(&wishes, &"willReadFrequently".into(), &JsValue::TRUE).ok()?;
        let context = canvas.get_context_with_context_options("2d", &wishes).ok()??;
        Some(Self { canvas, context: context.unchecked_into(), size })
    }

    /// Its width and its height, in dots.
    pub const fn size(&self) -> (u32, u32) {
        self.size
    }

    /// Draws a figure over what was there.
    pub fn draw(&self, figure: &Figure) -> Result<(), JsValue> {
        let context = &self.context;
        let scale = f64::from(self.size.0) / figure.size.0;
        context.set_transform(scale, 0.0, 0.0, scale, 0.0, 0.0)?;
        context.set_fill_style_str(&figure.paper.hex());
        context.fill_rect(0.0, 0.0, figure.size.0, figure.size.1);
        context.set_line_join("round");
        figure.marks.iter().try_for_each(|mark| self.mark(mark))
    }

    fn mark(&self, mark: &Mark) -> Result<(), JsValue> {
        let context = &self.context;
        match mark {
            Mark::Path { path, at, scale, ink } => {
                context.save();
                context.translate(at.0, at.1)?;
                context.scale(*scale, *scale)?;
                self.path(path, *ink)?;
                context.restore();
            }
            Mark::Text { at: (x, y), anchor, size, face, colour, halo, text } => {
                let face = match face {
                    Face::Plain => "",
                    Face::Bold => "bold ",
                    Face::Italic => "italic ",
                };
                context.set_font(&format!("{face}{}px {FAMILY}", whole(*size)));
                context.set_text_align(match anchor {
                    Anchor::Start => "left",
                    Anchor::Middle => "center",
                    Anchor::End => "right",
                });
                if let Some(halo) = halo {
                    self.pen(halo.colour, halo.width);
                    context.stroke_text(text, *x, *y)?;
                }
                context.set_fill_style_str(&colour.hex());
                context.fill_text(text, *x, *y)?;
            }
        }
        Ok(())
    }

    fn path(&self, lines: &Path, ink: Ink) -> Result<(), JsValue> {
        let context = &self.context;
        let path = path_2d(lines)?;
        if let Some(colour) = ink.fill {
            context.set_fill_style_str(&colour.hex());
            context.fill_with_path_2d(&path);
        }
        if let Some(colour) = ink.hatch {
            context.save();
            context.clip_with_path_2d(&path);
            self.pen(colour, hatch::WIDTH);
            context.stroke_with_path(&path_2d(&hatch::lines(lines))?);
            context.restore();
        }
        if let Some((colour, width)) = ink.stroke {
            self.pen(colour, width);
            context.set_line_cap(match ink.cap {
                Cap::Butt => "butt",
                Cap::Round => "round",
            });
            let dash = ink.dash.map(|(dash, gap)| Array::of2(&dash.into(), &gap.into()));
            context.set_line_dash(&dash.unwrap_or_default())?;
            context.stroke_with_path(&path);
        }
        Ok(())
    }

    fn pen(&self, colour: Colour, width: f64) {
        self.context.set_stroke_style_str(&colour.hex());
        self.context.set_line_width(width);
    }

    /// The dots of what is drawn, four bytes each.
    pub fn dots(&self) -> Result<Vec<u8>, JsValue> {
        let (width, height) = (f64::from(self.size.0), f64::from(self.size.1));
        Ok(self.context.get_image_data(0.0, 0.0, width, height)?.data().0)
    }

    /// What is drawn as a PNG file.
    pub async fn png(&self) -> Result<Blob, JsValue> {
        let made = Promise::new(&mut |done, _| {
            let hand_over = Closure::once_into_js(move |blob: JsValue| {
                // The callback of a promise does not throw.
                let _ = done.call1(&JsValue::NULL, &blob);
            });
            let _ = self.canvas.to_blob(hand_over.unchecked_ref());
        });
        JsFuture::from(made).await?.dyn_into()
    }
}

/// A font size to a hundredth, without the code for formatting any number.
fn whole(size: f64) -> String {
    let hundredths = (size * 100.0).round() as u32;
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}
