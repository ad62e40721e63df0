//! Bindings of the drawing functions in `www/embed/pen.js`.

use plyscope_player::film::picture::Picture;
use plyscope_view::picture::Shape;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Draws SVG.
    pub type Pen;

    /// Begins a picture: its view box, its width in pixels, and its accessible name.
    #[wasm_bindgen(method)]
    fn begin(this: &Pen, view_box: &str, width: f64, label: &str);

    /// Begins a group of shapes with an offset in pixels, of a node of the tree or of none.
    #[wasm_bindgen(method)]
    fn group(this: &Pen, class: &str, x: f64, y: f64, node: Option<u32>);

    /// Draws a path, by the data of SVG's `d`.
    #[wasm_bindgen(method)]
    fn path(this: &Pen, class: &str, d: &str);

    /// Writes a text at a place, in pixels.
    #[wasm_bindgen(method)]
    fn text(this: &Pen, class: &str, x: f64, y: f64, size: f64, text: &str);
}

/// Draws a picture.
pub fn draw(picture: &Picture, pen: &Pen) {
    pen.begin(&picture.view_box, picture.width, &picture.label);
    for group in &picture.groups {
        pen.group(&group.class, group.at.0, group.at.1, group.node.map(|node| node.0));
        for shape in &group.shapes {
            match shape {
                Shape::Path { class, path } => pen.path(class, &path.to_string()),
                Shape::Text { class, at: (x, y), size, text } => {
                    pen.text(class, *x, *y, *size, text);
                }
            }
        }
    }
}
