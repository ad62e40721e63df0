//! A tree on paper: the picture of the page, in black and white.

use super::column::Column;
use super::page::Paper;
use super::{layers, Side};
use plyscope_drawing::Path;
use plyscope_export::figure::mark::{Anchor, Colour, Face, Ink, Mark};
use plyscope_export::figure::words::{plain, width};
use plyscope_i18n::Lang;
use plyscope_session::Session;
use plyscope_view::picture::{picture, Labels, Shape, Shown, Thing};
use plyscope_view::scene::camera::{within, Camera, Viewport};
use plyscope_view::scene::tree::{tree_scene, Outcome, TreeScene};

/// How many points a pixel of the picture has, where there is space.
const LARGEST: f64 = 0.72;
/// How many points it has at least, so that what stands there can still be read.
const SMALLEST: f64 = 0.45;
/// The same for a tree that stands beside another one, where there would be space for more.
const SMALLEST_BESIDE: f64 = 0.6;
/// Pixels between two siblings at which every value fits in its node.
const SPACIOUS: f64 = 30.0;
/// The most pixels between two layers.
const LAYER: f64 = 78.0;
/// The fewest pixels between two layers.
const LEAST_LAYER: f64 = 36.0;
/// Pixels above the root.
const ABOVE: f64 = 36.0;
/// Pixels below the last layer, where names are written.
const BELOW: f64 = 44.0;
/// Pixels that the picture keeps free at the left and the right.
const BESIDE: f64 = 92.0;

/// How many points a pixel of a tree's picture has: fewer for a wide tree.
fn scale(session: &Session, column: Column) -> f64 {
    within(column.width / wanted(session), SMALLEST, LARGEST)
}

/// How many pixels wide a tree's picture should be.
fn wanted(session: &Session) -> f64 {
    session.layout().width() * SPACIOUS + BESIDE
}

/// Whether a tree can be read in a narrow column.
pub fn is_narrow(session: &Session, column: Column) -> bool {
    wanted(session) * SMALLEST_BESIDE <= column.width
}

/// The camera that shows the whole tree, in pixels.
fn camera(session: &Session, column: Column) -> Camera {
    let layers = layers(session);
    let width = column.width / scale(session, column);
    let deep = layers.saturating_sub(1) as f64;
    // A deep tree is drawn tighter, so that it takes no more than most of a page.
    let layer = LAYER.min(700.0 / deep.max(1.0));
    let height = deep * layer + ABOVE + BELOW;
    let fit = Camera::fit(session.layout(), layers, Viewport { width, height });
    Camera { layer, top: -ABOVE / layer, ..fit }
}

/// Whether every node of a tree is drawn separately on a page.
pub fn fits(session: &Session) -> bool {
    let camera = camera(session, Column::full(Paper::A4));
    camera.unit >= 0.95 * SPACIOUS.min(camera.layer) && camera.layer >= LEAST_LAYER
}

/// How high a tree is, in points.
pub fn height(session: &Session, column: Column) -> f64 {
    camera(session, column).viewport.height * scale(session, column)
}

/// Draws a tree whose upper edge is at `top`, in points; `dress` draws what a question gives besides.
pub fn draw(
    (session, dress): (&Session, impl Fn(&mut TreeScene)),
    side: Side,
    lang: Lang,
    (column, top): (Column, f64),
    marks: &mut Vec<Mark>,
) {
    let (camera, scale) = (camera(session, column), scale(session, column));
    let step = side.step(session);
    let mut scene = tree_scene(session, step, &camera);
    // The solution has the same layout as the question, which must not depend on the solution.
    scene.outcome = Outcome::Hidden;
    // On paper there is no current node.
    scene.nodes.iter_mut().for_each(|node| node.focus = false);
    dress(&mut scene);
    let labels = Labels { names: Shown::Yes, lang };
    for thing in picture(session, step, &scene, labels) {
        let at = (column.left + thing.at.0 * scale, top + thing.at.1 * scale);
        for shape in &thing.shapes {
            add(&thing, shape, at, scale, marks);
        }
    }
}

fn add(thing: &Thing, shape: &Shape, (x, y): (f64, f64), scale: f64, marks: &mut Vec<Mark>) {
    match shape {
        Shape::Path { class, path } => {
            let ink = ink(&thing.class, class);
            marks.push(Mark::Path { path: path.clone(), at: (x, y), scale, ink });
        }
        Shape::Text { class, at, size, text } => {
            let has = |name: &str| class.split(' ').any(|class| class == name);
            let is_name = has("name") || has("l-name");
            let anchor = match (has("after"), has("before")) {
                (true, _) => Anchor::Start,
                (_, true) => Anchor::End,
                _ => Anchor::Middle,
            };
            let size = size * scale;
            let face = if is_name { Face::Plain } else { Face::Bold };
            let colour = if is_name { Colour::SOFT } else { Colour::BLACK };
            let (x, y) = (x + at.0 * scale, y + at.1 * scale);
            if anchor != Anchor::Middle {
                marks.push(clear(anchor, (x, y), size, text));
            }
            // The picture's texts stand in the middle of their height.
            let at = (x, y + size * 0.35);
            marks.push(Mark::Text {
                at,
                anchor,
                size,
                face,
                colour,
                halo: None,
                text: plain(text),
            });
        }
    }
}

/// White behind a text beside a node, so that no line runs through it.
fn clear(anchor: Anchor, (x, y): (f64, f64), size: f64, text: &str) -> Mark {
    let (wide, half) = (width(text, size) + 1.0, size * 0.55);
    let left = if anchor == Anchor::End { x - wide } else { x };
    let path = Path::rectangle((0.0, 0.0), (wide, 2.0 * half));
    let ink = Ink { fill: Some(Colour::WHITE), ..Ink::default() };
    Mark::Path { path, at: (left, y - half), scale: 1.0, ink }
}

/// The stroke and fill of a path, from its styles and those of its element.
fn ink(thing: &str, class: &str) -> Ink {
    let is = |name: &str| thing.split(' ').any(|class| class == name);
    let stroke =
        |colour, width, dash| Ink { stroke: Some((colour, width)), dash, ..Ink::default() };
    match class {
        "line" if is("cut") || is("pruned") => stroke(Colour::FAINT, 1.2, Some((5.0, 4.0))),
        "line" if is("best") => stroke(Colour::BLACK, 3.0, None),
        "line" => stroke(Colour::SOFT, 1.2, None),
        "body" if is("pruned") => {
            Ink { fill: Some(Colour::LIGHT), ..stroke(Colour::FAINT, 1.4, Some((4.0, 3.0))) }
        }
        "body" => Ink { fill: Some(Colour::WHITE), ..stroke(Colour::BLACK, 1.6, None) },
        // The two bars of a cut.
        _ => stroke(Colour::BLACK, 2.2, None),
    }
}
