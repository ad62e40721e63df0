//! The drawing of the tree at a step.

use plyscope_best_first::mcts::{Moment, Node, Phase};
use plyscope_drawing::{Path, Turn as Bend};
use plyscope_i18n::Lang;
use plyscope_search::{Player, Turn};
use plyscope_view::picture::Shape;

use super::shown::{Place, Shown};
use super::{decimal, Session};

/// From one sibling to the next, in pixels.
pub const COLUMN: f64 = 68.0;
/// From one layer to the next, in pixels: the least, and the most.
const LAYER: (f64, f64) = (92.0, 132.0);
/// Half the size of a node, in pixels.
const HALF: (f64, f64) = (30.0, 20.0);
/// What is free around the nodes, in pixels.
const MARGIN: f64 = 10.0;
/// What is free above the root, for whose turn it is, and below the last layer, for a playout.
const ABOVE: f64 = 8.0;
const BELOW: f64 = 44.0;
/// How many characters of a move's name fit between two columns.
const LONGEST_NAME: usize = 8;
/// The sizes of texts, in pixels.
const TEXT: f64 = 13.0;
const SMALL: f64 = 12.0;

/// A tree as it is drawn; its left top corner is at 0, 0.
#[derive(Clone, PartialEq, Debug)]
pub struct Drawing {
    /// What it is drawn with, from back to front.
    pub shapes: Vec<Shape>,
    /// The nodes that are there at this step, with their middles, depth first and from left to right, as
    /// their levels are read.
    pub items: Vec<(Node, (f64, f64))>,
    /// Its width and its height, in pixels.
    pub size: (f64, f64),
}

/// How many siblings and layers fit into a space in pixels.
#[must_use]
pub fn fitting(width: f64, height: f64) -> (f64, u16) {
    let columns = (width - 2.0 * (MARGIN + HALF.0)) / COLUMN;
    let layers = (height - ABOVE - BELOW - 2.0 * HALF.1) / LAYER.0 + 1.0;
    (columns.max(1.0), layers.clamp(2.0, 12.0) as u16)
}

/// How far so many layers stand apart in a space of a height in pixels.
#[must_use]
pub fn layer_height(height: f64, layers: u16) -> f64 {
    let free = height - ABOVE - BELOW - 2.0 * HALF.1;
    (free / f64::from(layers.max(2) - 1)).clamp(LAYER.0, LAYER.1)
}

/// Half the size of a node, in pixels.
#[must_use]
pub const fn half() -> (f64, f64) {
    HALF
}

/// Draws the tree at a moment; `looked_at` is the node whose children the table shows.
#[must_use]
pub fn picture(
    session: &Session,
    shown: &Shown,
    (moment, looked_at): (Moment, Node),
    lang: Lang,
) -> Drawing {
    let path = session.path_at(moment);
    let mut pen = Pen { session, shown, moment, path, lang, shapes: Vec::new() };
    let places: Vec<&Place> = shown.places().iter().filter(|place| pen.is_there(place)).collect();
    places.iter().for_each(|place| pen.edge(place));
    places.iter().for_each(|place| pen.node(place, place.node == looked_at));
    pen.playout();
    let mut items: Vec<_> = places.iter().map(|place| (place.node, middle(shown, place))).collect();
    items.sort_by_cached_key(|&(node, _)| columns(session, shown, node));
    let width = shown.width() * COLUMN + 2.0 * (MARGIN + HALF.0);
    let layers = f64::from(shown.layers() - 1) * shown.layer_height();
    let height = layers + ABOVE + 2.0 * HALF.1 + BELOW;
    Drawing { shapes: pen.shapes, items, size: (width, height) }
}

fn middle(shown: &Shown, place: &Place) -> (f64, f64) {
    let (x, y) = place.at;
    (MARGIN + HALF.0 + x * COLUMN, ABOVE + HALF.1 + y * shown.layer_height())
}

/// The columns of a node and those above it, the root's first, in thousandths.
fn columns(session: &Session, shown: &Shown, node: Node) -> Vec<i64> {
    let path = session.record().path(node).into_iter();
    path.filter_map(|node| shown.place(node)).map(|place| (place.at.0 * 1000.0) as i64).collect()
}

struct Pen<'a> {
    session: &'a Session,
    shown: &'a Shown,
    moment: Moment,
    /// The nodes of this iteration, from the root.
    path: Vec<Node>,
    lang: Lang,
    shapes: Vec<Shape>,
}

impl Pen<'_> {
    fn is_there(&self, place: &Place) -> bool {
        self.session.record().added(place.node) <= self.moment.expanded()
    }

    fn is_new(&self, node: Node) -> bool {
        let iteration = self.moment.iteration().map(|(iteration, _)| iteration);
        Some(self.session.record().added(node)) == iteration
    }

    fn visits(&self, node: Node) -> u32 {
        self.session.record().statistics(node, self.moment.completed()).visits
    }

    /// A line from the parent, as thick as its share of the visits is large.
    fn edge(&mut self, place: &Place) {
        let record = self.session.record();
        let Some(parent) = record.parent(place.node) else { return };
        let Some(above) = self.shown.place(parent) else { return };
        let (from, to) = (middle(self.shown, above), middle(self.shown, place));
        let (from, to) = ((from.0, from.1 + HALF.1), (to.0, to.1 - HALF.1));
        let share = f64::from(self.visits(place.node)) / f64::from(self.visits(parent).max(1));
        let is_on_path = self.path.contains(&place.node);
        let class = match (is_on_path, share) {
            (true, _) => "branch now",
            (_, share) if share >= 0.5 => "branch most",
            (_, share) if share >= 0.1 => "branch some",
            _ => "branch few",
        };
        self.shapes.push(Shape::Path { class, path: Path::line(from, to) });
        if let Some(text) = self.edge_name(place.node) {
            // Nearer to the child, where edges stand apart.
            let at = (from.0 + (to.0 - from.0) * 0.86, from.1 + (to.1 - from.1) * 0.86);
            self.shapes.push(Shape::Text { class: "branch-name", at, size: SMALL, text });
        }
    }

    /// The move of an edge.
    fn edge_name(&self, node: Node) -> Option<String> {
        let record = self.session.record();
        let parent = record.parent(node)?;
        let name = self.session.positions().move_name(&record.line(parent), record.by(node));
        // A longer one would reach into its neighbour's.
        let is_long = name.chars().count() > LONGEST_NAME;
        Some(match is_long {
            true => name.chars().take(LONGEST_NAME - 1).chain(['…']).collect(),
            false => name,
        })
    }

    /// Whose turn it is and the mean from MAX's point of view; below it the visits.
    fn node(&mut self, place: &Place, is_looked_at: bool) {
        let at = middle(self.shown, place);
        if is_looked_at {
            let path = outline(at, (HALF.0 + 4.0, HALF.1 + 4.0));
            self.shapes.push(Shape::Path { class: "looked-at", path });
        }
        let class = match (self.path.contains(&place.node), self.is_new(place.node)) {
            (true, true) => "grown new",
            (true, false) => "grown now",
            _ => "grown",
        };
        self.shapes.push(Shape::Path { class, path: outline(at, HALF) });
        let record = self.session.record();
        let known = record.statistics(place.node, self.moment.completed());
        let sign = match record.turn(place.node) {
            Some(Turn::Player(Player::Max)) => "▲",
            Some(Turn::Player(Player::Min)) => "▽",
            Some(Turn::Chance) => "○",
            None => "■",
        };
        let mean = match known.visits {
            0 => "–".to_owned(),
            _ => decimal(known.mean(Player::Max), self.lang),
        };
        let mut line = |class, y: f64, size, text| {
            let at = (at.0, at.1 + y);
            self.shapes.push(Shape::Text { class, at, size, text });
        };
        line("grown-mean", -8.0, TEXT, format!("{sign} {mean}"));
        line("grown-visits", 9.0, SMALL, self.lang.number(known.visits as usize));
        if place.hides_children && self.has_hidden(place) {
            // Beside the middle, where edges begin.
            let at = (at.0 + HALF.0 - 8.0, at.1 + HALF.1 + 8.0);
            let class = if self.goes_on_below(place) { "grown-more now" } else { "grown-more" };
            self.shapes.push(Shape::Text { class, at, size: TEXT, text: "⋯".to_owned() });
        }
    }

    /// Whether this is the last node of the path that is drawn, and not its end.
    fn goes_on_below(&self, place: &Place) -> bool {
        let place = self.path.iter().position(|&node| node == place.node);
        let next = place.and_then(|place| self.path.get(place + 1));
        next.is_some_and(|&next| self.shown.place(next).is_none())
    }

    /// Whether a node has children at this step that are not drawn.
    fn has_hidden(&self, place: &Place) -> bool {
        let mut children = self.session.record().children(place.node, self.moment.expanded());
        children.any(|child| self.shown.place(child).is_none())
    }

    /// The random moves below the end of the path, if it is drawn, and how the game ended.
    fn playout(&mut self) {
        let Some((iteration, phase)) = self.moment.iteration() else { return };
        let leaf = self.path.last().and_then(|&leaf| self.shown.place(leaf));
        let Some(at) = leaf.filter(|_| phase >= Phase::Simulate) else { return };
        let at = middle(self.shown, at);
        let from = (at.0, at.1 + HALF.1);
        let to = (at.0, from.1 + 22.0);
        self.shapes.push(Shape::Path { class: "random-moves", path: Path::line(from, to) });
        let Some(result) = self.session.result(iteration) else { return };
        let text = self.session.positions().result_name(result, self.lang);
        let at = (to.0, to.1 + 10.0);
        self.shapes.push(Shape::Text { class: "random-result", at, size: TEXT, text });
    }
}

/// A rectangle with round corners around a point.
fn outline((x, y): (f64, f64), (half_width, half_height): (f64, f64)) -> Path {
    const CORNER: f64 = 8.0;
    let (across, down) = (2.0 * (half_width - CORNER), 2.0 * (half_height - CORNER));
    let corner = |path: Path, by| path.arc_by(CORNER, by, Bend::Clockwise);
    let path = Path::new().move_to((x - across / 2.0, y - half_height)).across(across);
    let path = corner(path, (CORNER, CORNER)).down(down);
    let path = corner(path, (-CORNER, CORNER)).across(-across);
    let path = corner(path, (-CORNER, -CORNER)).down(-down);
    corner(path, (CORNER, -CORNER)).close()
}
