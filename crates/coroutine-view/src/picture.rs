//! The drawing of the tree that the producer walks.
//!
//! Every node has its own column, and columns are in the order of the labels, so that the labels
//! read from left to right in the order in which they are handed over. A tidy layout would not show
//! that, nor on which side of its parent an only child is.

use plyscope_puzzles::coroutine::{Dialogue, Node};
use plyscope_search::Step;

use crate::progress::Progress;
use plyscope_drawing::metrics::width;
use plyscope_drawing::{Path, Turn};
use plyscope_view::picture::Shape;

/// How far the levels of the tree stand apart, in pixels.
const LEVEL: f64 = 50.0;

/// Half the height of a node, in pixels.
const HALF: f64 = 15.0;

/// The size of a label, in pixels.
const TEXT: f64 = 14.0;

/// How far the drawing reaches beyond the middle of its outermost nodes, less the nodes themselves, in
/// pixels.
const MARGIN: f64 = 12.0;

/// A tree as it is drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Drawing {
    /// What it is drawn with, from back to front.
    pub shapes: Vec<Shape>,
    /// Its width and its height, in pixels; its left top corner is at 0, 0.
    pub size: (f64, f64),
}

/// Draws the tree with what the producer has done to each node.
#[must_use]
pub fn picture(dialogue: &Dialogue, step: Step) -> Drawing {
    let tree = dialogue.tree();
    let labels = tree.nodes().filter_map(|node| tree.label(node));
    let widest = labels.map(|label| width(&label.to_string(), TEXT)).fold(0.0, f64::max);
    let deepest = tree.nodes().map(|node| tree.depth(node)).max().unwrap_or(0);
    let half = (widest / 2.0 + 7.0).max(HALF);
    let mut pen = Pen { dialogue, step, half, shapes: Vec::new() };
    tree.nodes().for_each(|node| pen.edge(node));
    tree.nodes().for_each(|node| pen.node(node));
    let last = pen.place(tree.len() as f64 - 1.0, deepest);
    Drawing { shapes: pen.shapes, size: (last.0 + half + MARGIN, last.1 + HALF + MARGIN) }
}

/// A small node in a state, for a legend, around 0, 0.
#[must_use]
pub fn sample(progress: Progress) -> Vec<Shape> {
    let mut shapes = Vec::new();
    body(&mut shapes, (0.0, 0.0), HALF, progress);
    shapes
}

/// The place of the producer, for a legend, around 0, 0.
#[must_use]
pub fn sample_here() -> Vec<Shape> {
    vec![Shape::Path { class: "halo", path: pill((0.0, 0.0), HALF + 5.0, HALF + 5.0) }]
}

struct Pen<'a> {
    dialogue: &'a Dialogue,
    step: Step,
    /// Half the width of a node.
    half: f64,
    shapes: Vec<Shape>,
}

impl Pen<'_> {
    /// Nodes of neighbouring columns never are on one level, since one lies below the other.
    fn place(&self, column: f64, depth: u8) -> (f64, f64) {
        let apart = (self.half + 6.0).max(22.0);
        (self.half + MARGIN + column * apart, HALF + MARGIN + f64::from(depth) * LEVEL)
    }

    fn place_of(&self, node: Node) -> (f64, f64) {
        let tree = self.dialogue.tree();
        self.place(f64::from(tree.rank(node)), tree.depth(node))
    }

    fn edge(&mut self, node: Node) {
        let Some(parent) = self.dialogue.tree().parent(node) else { return };
        let (from, to) = (self.place_of(parent), self.place_of(node));
        let class = match Progress::of(self.dialogue, self.step, node) {
            Progress::New => "limb",
            Progress::Returned => "limb done",
            _ => "limb open",
        };
        self.shapes.push(Shape::Path { class, path: Path::line(from, to) });
    }

    fn node(&mut self, node: Node) {
        let at = self.place_of(node);
        let progress = Progress::of(self.dialogue, self.step, node);
        if self.dialogue.at(self.step).focus() == Some(node) {
            let path = pill(at, self.half + 5.0, HALF + 5.0);
            self.shapes.push(Shape::Path { class: "halo", path });
        }
        body(&mut self.shapes, at, self.half, progress);
        let text = self.dialogue.tree().label(node).map(ToString::to_string).unwrap_or_default();
        self.shapes.push(Shape::Text { class: "knot-name", at, size: TEXT, text });
    }
}

/// A node without its label: its state is shown by outline, filling and a sign.
fn body(shapes: &mut Vec<Shape>, at: (f64, f64), half: f64, progress: Progress) {
    let (class, path) = match progress {
        Progress::New => ("knot", pill(at, half, HALF)),
        Progress::Called => ("knot called", pill(at, half, HALF)),
        Progress::InMailbox => ("knot mailed", letter(at, half)),
        Progress::HandedOver => ("knot handed", pill(at, half, HALF)),
        Progress::Returned => ("knot returned", pill(at, half, HALF)),
    };
    shapes.push(Shape::Path { class, path });
    let corner = (at.0 + half - 1.0, at.1 - HALF + 1.0);
    match progress {
        Progress::InMailbox => {
            let (x, y) = corner;
            let corner = (x - 7.0, y - 6.0);
            let flap = Path::rectangle(corner, (14.0, 10.0)).move_to(corner);
            let path = flap.line_by((7.0, 5.0)).line_by((7.0, -5.0));
            shapes.push(Shape::Path { class: "envelope", path });
        }
        Progress::HandedOver | Progress::Returned => {
            let begin = Path::new().move_to((corner.0 - 4.0, corner.1));
            let path = begin.line_by((3.0, 4.0)).line_by((6.0, -8.0));
            shapes.push(Shape::Path { class: "tick", path });
        }
        Progress::New | Progress::Called => {}
    }
}

/// A box whose left and right ends are round.
fn pill((x, y): (f64, f64), half_width: f64, half_height: f64) -> Path {
    let (r, straight) = (half_height, 2.0 * (half_width - half_height).max(0.0));
    let (left, height) = (x - straight / 2.0, 2.0 * r);
    Path::new()
        .move_to((left, y - r))
        .across(straight)
        .arc_by(r, (0.0, height), Turn::Clockwise)
        .across(-straight)
        .arc_by(r, (0.0, -height), Turn::Clockwise)
        .close()
}

/// A box with corners, as a letter has.
fn letter((x, y): (f64, f64), half: f64) -> Path {
    Path::rectangle((x - half, y - HALF), (2.0 * half, 2.0 * HALF))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn classes(labels: &str, step: u32) -> Vec<&'static str> {
        let dialogue = Dialogue::new(labels.parse().expect("labels"), None);
        let shapes = picture(&dialogue, Step(step)).shapes;
        let class = |shape: &Shape| match shape {
            Shape::Path { class, .. } | Shape::Text { class, .. } => *class,
        };
        shapes.iter().map(class).collect()
    }

    #[test]
    fn every_state_has_its_own_look() {
        let name = "knot-name";
        let table: [(u32, &[&str]); 4] = [
            (0, &["limb", "knot", name, "knot", name]),
            (7, &["limb open", "knot called", name, "halo", "knot mailed", "envelope", name]),
            (12, &["limb open", "knot called", name, "halo", "knot handed", "tick", name]),
            (14, &["limb done", "knot called", name, "halo", "knot returned", "tick", name]),
        ];
        for (step, expected) in table {
            assert_eq!(classes("2 1", step), expected, "{step}");
        }
    }

    #[test]
    fn nothing_moves_while_stepping() {
        let dialogue = Dialogue::new("4 2 6 1 3 lion".parse().expect("labels"), None);
        let places = |step: u32| {
            let drawing = picture(&dialogue, Step(step));
            let texts = drawing.shapes.into_iter().filter_map(|shape| match shape {
                Shape::Text { at, text, .. } => Some((text, at)),
                Shape::Path { .. } => None,
            });
            (texts.collect::<Vec<_>>(), drawing.size)
        };
        for step in 1..=dialogue.last_step().0 {
            assert_eq!(places(step), places(0), "{step}");
        }
    }

    #[test]
    fn labels_lie_within_their_nodes() {
        for label in ["WWWWWWWW", "iiiiiiii", "汉字汉字汉字汉字", "−12345678"] {
            let dialogue = Dialogue::new(label.parse().expect("a label"), None);
            let node = picture(&dialogue, Step::START).size.0 - 2.0 * MARGIN;
            assert!(node >= width(label, TEXT), "{label}: {node}");
        }
    }

    #[test]
    fn the_drawing_lies_within_its_size_and_reads_from_left_to_right() {
        let dialogue = Dialogue::new("4 2 lion 1 3 hippopotamus".parse().expect("labels"), None);
        let Drawing { shapes, size: (width, height) } = picture(&dialogue, Step::START);
        let mut texts: Vec<(f64, String)> = Vec::new();
        for shape in shapes {
            if let Shape::Text { at: (x, y), text, .. } = shape {
                assert!(x > 0.0 && x < width && y > 0.0 && y < height, "{text}");
                texts.push((x, text));
            }
        }
        texts.sort_by(|one, other| one.0.total_cmp(&other.0));
        let read: Vec<String> = texts.into_iter().map(|(_, text)| text).collect();
        assert_eq!(read, ["1", "2", "3", "4", "hippopotamus", "lion"]);
    }
}
