//! Paths as a canvas draws them.

use plyscope_drawing::{Circle, Path, Segment};
use wasm_bindgen::JsValue;
use web_sys::Path2d;

/// The path as an object of the browser.
pub fn path_2d(path: &Path) -> Result<Path2d, JsValue> {
    let drawn = Path2d::new()?;
    for segment in path.segments() {
        match *segment {
            Segment::Move((x, y)) => drawn.move_to(x, y),
            Segment::Line((x, y)) => drawn.line_to(x, y),
            Segment::Quadratic(control, to) => {
                drawn.quadratic_curve_to(control.0, control.1, to.0, to.1);
            }
            Segment::Cubic(first, second, to) => {
                drawn.bezier_curve_to(first.0, first.1, second.0, second.1, to.0, to.1);
            }
            Segment::Arc(arc) => {
                let Circle { centre: (x, y), radius, begin, sweep } = arc.circle();
                drawn.arc_with_anticlockwise(x, y, radius, begin, begin + sweep, sweep < 0.0)?;
            }
            Segment::Close => drawn.close_path(),
        }
    }
    Ok(drawn)
}
