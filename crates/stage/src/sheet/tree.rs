//! A tree on paper: the picture of the page, in black and white.

use super::page::{Anchor, Face, Ink, Mark, Shade, WIDTH};
use super::{layers, Side};
use crate::locale::Lang;
use crate::picture::{picture, Labels, Shape, Shown, Thing};
use crate::scene::camera::{Camera, Viewport};
use crate::scene::tree::tree_scene;
use crate::session::Session;

/// How many points a pixel of the picture has.
const SCALE: f64 = 0.72;
/// Points kept free at the left and the right of a page.
pub const MARGIN: f64 = 48.0;
/// The most pixels between two layers.
const LAYER: f64 = 78.0;
/// Pixels above the root and below the last layer.
const AROUND: f64 = 44.0;

/// Where a tree is seen whole, in pixels.
fn camera(session: &Session) -> Camera {
    let layers = layers(session);
    let width = (WIDTH - 2.0 * MARGIN) / SCALE;
    let deep = layers.saturating_sub(1) as f64;
    // A deep tree is drawn tighter, so that it takes no more than most of a page.
    let layer = LAYER.min(700.0 / deep.max(1.0));
    let height = deep * layer + 2.0 * AROUND;
    let fit = Camera::fit(session.layout(), layers, Viewport { width, height });
    Camera { layer, top: -AROUND / layer, ..fit }
}

/// Whether every node of a tree has a place of its own on a page.
pub fn fits(session: &Session) -> bool {
    let camera = camera(session);
    let scene = tree_scene(session, plyscope_core::Step::START, &camera);
    scene.bundles.is_empty() && camera.layer >= 24.0
}

/// How high a tree is, in points.
pub fn height(session: &Session) -> f64 {
    camera(session).viewport.height * SCALE
}

/// Draws a tree whose upper edge is at `top`, in points.
pub fn draw(session: &Session, side: Side, lang: Lang, top: f64, marks: &mut Vec<Mark>) {
    let camera = camera(session);
    let step = side.step(session);
    let mut scene = tree_scene(session, step, &camera);
    // On paper the search is not anywhere.
    scene.nodes.iter_mut().for_each(|node| node.focus = false);
    let labels = Labels { names: Shown::Yes, lang };
    for thing in picture(session, step, &scene, labels) {
        let at = (MARGIN + thing.at.0 * SCALE, top + thing.at.1 * SCALE);
        for shape in &thing.shapes {
            marks.extend(mark(&thing, shape, at));
        }
    }
}

fn mark(thing: &Thing, shape: &Shape, (x, y): (f64, f64)) -> Option<Mark> {
    let is = |name: &str| thing.class.split(' ').any(|class| class == name);
    match shape {
        Shape::Path { class, d } => {
            let stroke =
                |shade, width, dash| Ink { fill: None, stroke: Some((shade, width)), dash };
            let ink = match *class {
                "line" if is("cut") || is("pruned") => stroke(Shade::Faint, 1.2, Some((5.0, 4.0))),
                "line" if is("best") => stroke(Shade::Black, 3.0, None),
                "line" => stroke(Shade::Soft, 1.2, None),
                "body" if is("pruned") => {
                    Ink { fill: Some(Shade::Light), ..stroke(Shade::Faint, 1.4, Some((4.0, 3.0))) }
                }
                "body" => Ink { fill: Some(Shade::White), ..stroke(Shade::Black, 1.6, None) },
                // The two bars of a cut.
                _ => stroke(Shade::Black, 2.2, None),
            };
            Some(Mark::Path { d: d.clone(), at: (x, y), scale: SCALE, ink })
        }
        Shape::Text { class, at, size, text } => {
            let has = |name: &str| class.split(' ').any(|class| class == name);
            let anchor = match () {
                () if has("under") => Anchor::Middle,
                () if has("name") || has("l-name") => Anchor::End,
                () if has("bound") => Anchor::Start,
                () => Anchor::Middle,
            };
            let size = size * SCALE;
            let face = if has("l-name") || has("name") { Face::Plain } else { Face::Bold };
            let shade = if has("l-name") { Shade::Soft } else { Shade::Black };
            // The picture's texts stand in the middle of their height.
            let at = (x + at.0 * SCALE, y + at.1 * SCALE + size * 0.35);
            Some(Mark::Text { at, anchor, size, face, shade, text: text.clone() })
        }
    }
}
