//! The drawing of the tree around the path to the current node.
//!
//! The path goes straight down. Tried choices are on its left, remaining ones on its right, so that
//! the search moves through the tree from left to right.

use super::board::Standing;
use super::branch::{Level, Twig};
use super::outcome::Outcome;
use super::part::{Part, Parts};
use plyscope_drawing::metrics::regular;
use plyscope_drawing::Path;
use plyscope_view::picture::Shape;

/// How far siblings, and levels, stand apart, in pixels.
const APART: (f64, f64) = (42.0, 56.0);

/// The radius of a node, in pixels.
const RADIUS: f64 = 16.0;

/// The least width of the drawing, in pixels.
const LEAST_WIDTH: f64 = 360.0;

/// The most choices that are drawn on either side of the path.
const BESIDE: usize = 6;

/// The drawing, and its bounds: left, top, width and height, in pixels. There is always space for
/// this many levels, so that the nodes keep their size while the path grows.
#[must_use]
pub fn picture(levels: &[Level], most: usize, verdict: Verdict) -> (Vec<Shape>, [f64; 4]) {
    let mut pen = Pen::new(BESIDE, Placing::InShapes);
    pen.draw(levels, verdict);
    let area = pen.area(most);
    (pen.parts.into_shapes(), area)
}

/// The same at its natural size within the given space, in CSS pixels, as parts, one for each
/// level. Levels are left out rather than scaled down.
#[must_use]
pub fn parts_in(
    levels: &[Level],
    (width, height): (f64, f64),
    verdict: Verdict,
) -> (Vec<Part>, [f64; 4]) {
    let most = ((height - 2.0 * RADIUS - 34.0) / APART.1).max(1.0) as usize;
    let beside = ((width / 2.0 - RADIUS - 48.0) / APART.0).max(1.0) as usize;
    let mut pen = Pen::new(beside.min(BESIDE), Placing::InParts);
    pen.draw(&levels[levels.len().saturating_sub(most)..], verdict);
    let area = pen.area(most);
    (pen.parts.into_parts(), area)
}

/// Where the vertical position of a level is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Placing {
    /// In its shapes.
    InShapes,
    /// In its part, so that its shapes stay when it moves.
    InParts,
}

/// The state of the current node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is being worked on.
    Open,
    /// It is a dead end, or was pruned.
    Dead,
    /// It is a solution.
    Solved,
}

struct Pen {
    parts: Parts,
    placing: Placing,
    left: f64,
    right: f64,
    /// The most choices that are drawn on either side of the path.
    beside: usize,
}

impl Pen {
    fn new(beside: usize, placing: Placing) -> Self {
        let (left, right) = (-LEAST_WIDTH / 2.0, LEAST_WIDTH / 2.0);
        Self { parts: Parts::default(), placing, left, right, beside }
    }

    fn draw(&mut self, levels: &[Level], verdict: Verdict) {
        let last = levels.len().saturating_sub(1);
        self.parts.begin(0, 0);
        self.top(levels);
        for (row, level) in levels.iter().enumerate() {
            let y = self.begin(1, level.depth, row);
            self.level(y, level, row == last);
        }
        if let Some(level) = levels.last() {
            let y = self.begin(2, 0, last);
            self.here((0.0, y), &level.label, verdict);
        }
    }

    /// Begins the part of a row, and returns the y of the row in it.
    fn begin(&mut self, layer: u8, number: usize, row: usize) -> f64 {
        let y = row as f64 * APART.1;
        match self.placing {
            Placing::InShapes => {
                self.parts.begin(layer, number);
                y
            }
            Placing::InParts => {
                self.parts.begin_at(layer, number, (0.0, y));
                0.0
            }
        }
    }

    /// Left, top, width and height.
    fn area(&self, most: usize) -> [f64; 4] {
        let height = most as f64 * APART.1 + 2.0 * RADIUS + 34.0;
        [self.left - 24.0, -RADIUS - 24.0, self.right - self.left + 48.0, height]
    }

    fn path(&mut self, class: &'static str, path: Path) {
        self.parts.push(Shape::Path { class, path });
    }

    fn text(&mut self, class: &'static str, at: (f64, f64), size: f64, text: &str) {
        self.parts.push(Shape::Text { class, at, size, text: text.to_owned() });
    }

    /// A label that stays clear of its node's outline.
    fn label(&mut self, class: &'static str, at: (f64, f64), label: &str) {
        self.text(class, at, (25.0 / regular(label, 1.0)).min(12.5), label);
    }

    /// The highest node that is shown, with the number of those above it.
    fn top(&mut self, levels: &[Level]) {
        let Some(level) = levels.first() else { return };
        if level.depth > 0 {
            self.path("twig more", Path::line((0.0, -RADIUS - 9.0), (0.0, 0.0)));
            self.text("more", (0.0, -RADIUS - 16.0), 12.0, &format!("+{}", level.depth));
        }
        self.node((0.0, 0.0), Standing::Taken, &level.label);
    }

    fn level(&mut self, y: f64, level: &Level, is_last: bool) {
        let from = (0.0, y);
        let twigs = &level.twigs;
        let centre = twigs.iter().position(|twig| twig.standing == Standing::Taken);
        let first = centre.map_or(0, |centre| centre.saturating_sub(self.beside));
        let most = if is_last { 2 * self.beside + 1 } else { usize::MAX };
        let end = centre.map_or(most, |centre| centre + self.beside + 1).min(twigs.len());
        let middle = centre.map_or((end as f64 - 1.0) / 2.0, |centre| centre as f64);
        let place = |number: usize| ((number as f64 - middle) * APART.0, from.1 + APART.1);
        let shown = || (first..end).filter(|&number| Some(number) != centre).chain(centre);
        for number in shown() {
            self.twig(from, place(number), &twigs[number]);
        }
        for number in shown() {
            let twig = &twigs[number];
            self.node(place(number), twig.standing, &twig.label);
        }
        if let Some(cell) = twigs.first().and_then(|twig| twig.cell.as_deref()) {
            // All of them are digits for the same cell.
            let aside = if first > 0 { 66.0 } else { RADIUS + 20.0 };
            let at = place(first);
            self.reserve(at.0 - aside - 16.0);
            self.text("bud-cell", (at.0 - aside, at.1), 12.0, cell);
        }
        for (hidden, number, step) in
            [(first, first, -1.0), (twigs.len() - end, end.max(1) - 1, 1.0)]
        {
            if hidden > 0 {
                let at = place(number);
                self.reserve(at.0 + step * 34.0);
                self.text("more", (at.0 + step * 34.0, at.1), 12.0, &format!("+{hidden}"));
            }
        }
    }

    fn twig(&mut self, from: (f64, f64), to: (f64, f64), twig: &Twig) {
        let class = match twig.standing {
            Standing::Taken => "twig taken",
            Standing::Tried(Outcome::Led) | Standing::JustLeft(Outcome::Led) => "twig led",
            Standing::Tried(_) | Standing::JustLeft(_) => "twig tried",
            _ => "twig",
        };
        let bend = from.1 + APART.1 * 0.5;
        let (x, y) = to;
        let begin = Path::new().move_to((from.0, from.1 + RADIUS));
        self.path(class, begin.cubic_to((from.0, bend), (x, bend), (x, y - RADIUS)));
    }

    fn node(&mut self, at: (f64, f64), standing: Standing, label: &str) {
        self.reserve(at.0 - RADIUS);
        self.reserve(at.0 + RADIUS);
        let (class, text) = match standing {
            Standing::Taken => ("bud taken", "bud-name"),
            Standing::Next => ("bud next", "bud-name"),
            Standing::Tried(Outcome::Led) | Standing::JustLeft(Outcome::Led) => {
                ("bud led", "bud-name")
            }
            Standing::Tried(_) => ("bud tried", "bud-name faded"),
            Standing::JustLeft(_) => ("bud left", "bud-name faded"),
            Standing::Later | Standing::Blocked(_) => ("bud", "bud-name"),
        };
        self.path(class, Path::circle(at, RADIUS));
        self.label(text, at, label);
        if let Standing::Tried(Outcome::Led) | Standing::JustLeft(Outcome::Led) = standing {
            self.text("sign solved", (at.0 + RADIUS - 1.0, at.1 - RADIUS + 1.0), 14.0, "✓");
        }
        if let Standing::Tried(Outcome::InVain) | Standing::JustLeft(Outcome::InVain) = standing {
            // Two strokes across the line above, as a lecturer crosses a branch out.
            let (x, y) = (at.0, at.1 - RADIUS - 7.0);
            let stroke = |y| Path::new().move_to((x - 6.0, y)).line_by((12.0, -4.0));
            self.path("strokes", [stroke(y + 1.0), stroke(y + 5.5)].into_iter().collect());
        }
    }

    fn here(&mut self, at: (f64, f64), label: &str, verdict: Verdict) {
        let class = match verdict {
            Verdict::Open => "bud here",
            Verdict::Dead => "bud here dead",
            Verdict::Solved => "bud here solved",
        };
        // Its stroke, 10 wide, ends before the next sibling.
        self.path("halo", Path::circle(at, RADIUS + 2.0));
        self.path(class, Path::circle(at, RADIUS));
        self.label("bud-name", at, label);
        // At the node's shoulder, where no sibling stands.
        let sign = (at.0 + RADIUS + 1.0, at.1 - RADIUS - 1.0);
        match verdict {
            Verdict::Open => {}
            Verdict::Dead => self.text("sign dead", sign, 17.0, "✗"),
            Verdict::Solved => self.text("sign solved", sign, 17.0, "✓"),
        }
    }

    fn reserve(&mut self, x: f64) {
        self.left = self.left.min(x);
        self.right = self.right.max(x);
    }
}
