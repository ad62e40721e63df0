//! The picture as an SVG file that stands alone: real text, a title, a description, its own styles.

use crate::drawing::written;
use plyscope_core::Step;

use crate::picture::{picture, Labels, Shape, Thing};
use crate::scene::camera::Camera;
use crate::scene::tree::tree_scene;
use crate::session::Session;

/// The styles of the picture, which the page uses as well.
const STYLE: &str = include_str!("../../../www/tree.css");

/// The hatch that pruned nodes are filled with.
pub const HATCH: &str =
    "<pattern id=\"hatch\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\" \
     patternTransform=\"rotate(45)\"><path class=\"hatch\" d=\"M0 0V5\"/></pattern>";

/// The whole tree at a step, as a file. `title` and `description` are read out by screen readers.
#[must_use]
pub fn document(
    session: &Session,
    step: Step,
    labels: Labels,
    title: &str,
    description: &str,
) -> String {
    let camera = Camera::natural(session.layout(), session.tree().layer_count());
    let scene = tree_scene(session, step, &camera);
    let things = picture(session, step, &scene, labels);
    let (width, height) = (camera.viewport.width.ceil(), camera.viewport.height.ceil());
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" {} class=\"picture\" role=\"img\" \
         aria-labelledby=\"title description\">\n<title id=\"title\">{}</title>\n\
         <desc id=\"description\">{}</desc>\n<style>{}</style>\n<defs>{HATCH}</defs>\n\
         <rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n",
        written(SIZE, &[width, height, width, height]),
        escaped(title),
        escaped(description),
        plain_style(),
    );
    for thing in &things {
        write_thing(&mut svg, thing);
    }
    svg.push_str("</svg>\n");
    svg
}

/// The styles with the light colours filled in: many programs that read SVG know neither variables
/// nor `light-dark()`.
fn plain_style() -> String {
    let is_variable = |line: &&str| line.trim_start().starts_with("--");
    let mut style: String =
        STYLE.lines().filter(|line| !is_variable(line)).map(|line| format!("{line}\n")).collect();
    for line in STYLE.lines().filter(is_variable) {
        let Some((name, value)) = line.trim().split_once(": light-dark(") else { continue };
        let light = value.split(',').next().unwrap_or_default();
        style = style.replace(&format!("var({name})"), light);
    }
    style
}

/// The size of the picture, and what of it is seen: all.
const SIZE: &str = r#"width="{}" height="{}" viewBox="0 0 {} {}""#;

fn write_thing(svg: &mut String, thing: &Thing) {
    let (x, y) = thing.at;
    let place = written("translate({} {})", &[x, y]);
    svg.push_str(&format!("<g class=\"{}\" transform=\"{place}\">", thing.class));
    for shape in &thing.shapes {
        svg.push_str(&match shape {
            Shape::Path { class, d } => format!("<path class=\"{class}\" d=\"{d}\"/>"),
            Shape::Text { class, at: (x, y), size, text } => format!(
                "<text class=\"{class}\" {}>{}</text>",
                written(r#"x="{}" y="{}" font-size="{}""#, &[*x, *y, *size]),
                escaped(text)
            ),
        });
    }
    svg.push_str("</g>\n");
}

/// Text as it may stand in XML.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            c => safe.push(c),
        }
    }
    safe
}
