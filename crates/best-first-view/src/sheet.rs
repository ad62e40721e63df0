//! What the pictures of all trees that grow have in common.

use plyscope_best_first::tree::{GrowingTree, Node};
use plyscope_drawing::{Path, Turn as Bend};
use plyscope_search::{Player, Turn};
use plyscope_view::picture::{width_of, Shape};

use crate::shown::{Place, Shown};
use crate::Positions;

/// From one layer to the next, in pixels: the least, and the most.
const LAYER: (f64, f64) = (76.0, 132.0);
/// The usual least; less only where more nodes can be drawn so.
const USUAL_LAYER: f64 = 92.0;
/// Half the height of a node, in pixels.
const HALF_HEIGHT: f64 = 20.0;
/// What is free around the nodes, in pixels.
const MARGIN: f64 = 7.0;
/// What is free above the root, for whose turn it is, and below the last layer, for a playout.
const ABOVE: f64 = 8.0;
const BELOW: f64 = 44.0;
/// How far the middle of a move's name is above the node that it leads to, at least, in pixels.
const NAME_ABOVE: f64 = 7.2;
/// Where on its line a move's name stands, as a share from the parent on: nearer to the child, where lines stand
/// apart.
const NAME_ALONG: f64 = 0.86;
/// The size of large texts, in pixels.
pub const TEXT: f64 = 13.0;
/// That of small ones.
const SMALL: f64 = 12.0;
/// What is free beside a text in a node, and beside a move's name, in pixels.
const BESIDE: f64 = 2.0;

/// How wide nodes are, and how far siblings stand apart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spacing {
    /// From one sibling to the next, in pixels.
    column: f64,
    /// Half the width of a node, in pixels.
    half: f64,
}

impl Spacing {
    const USUAL: Self = Self { column: 68.0, half: 30.0 };
    /// Three pairs of siblings fit beside each other on a phone.
    const NARROW: Self = Self { column: 53.0, half: 25.0 };
    /// Words fit into nodes.
    const WIDE: Self = Self { column: 76.0, half: 34.0 };
    /// A narrower space has narrower nodes, in pixels.
    const NARROWEST: f64 = 480.0;

    /// That for a space of a width in pixels.
    #[must_use]
    pub fn within(width: f64) -> Self {
        Self::USUAL.or_narrow(width)
    }

    /// The same for nodes in which words are written.
    #[must_use]
    pub fn of_words_within(width: f64) -> Self {
        Self::WIDE.or_narrow(width)
    }

    fn or_narrow(self, width: f64) -> Self {
        if width < Self::NARROWEST {
            Self::NARROW
        } else {
            self
        }
    }

    /// How many distances between siblings fit into a width in pixels.
    #[must_use]
    pub fn columns(self, width: f64) -> f64 {
        ((width - 2.0 * (MARGIN + self.half)) / self.column).max(1.0)
    }

    /// Half the size of a node, in pixels.
    #[must_use]
    pub const fn node(self) -> (f64, f64) {
        (self.half, HALF_HEIGHT)
    }
}

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
    /// Half the width and height of a node, in pixels.
    pub node: (f64, f64),
}

/// How many layers fit into a height in pixels: with the usual distance, and with the least.
#[must_use]
pub fn layers(height: f64) -> (u16, u16) {
    let fit = |apart: f64| (free(height) / apart + 1.0).clamp(2.0, 12.0) as u16;
    (fit(USUAL_LAYER), fit(LAYER.0))
}

/// What the middles of the first and the last layer can stand apart, in pixels.
fn free(height: f64) -> f64 {
    height - ABOVE - BELOW - 2.0 * HALF_HEIGHT
}

/// How far so many layers stand apart in a space of a height in pixels.
#[must_use]
pub fn layer_height(height: f64, layers: u16) -> f64 {
    (free(height) / f64::from(layers.max(2) - 1)).clamp(LAYER.0, LAYER.1)
}

/// The sign of who decides at a node; `None` at the end of the game.
pub const fn sign(turn: Option<Turn>) -> &'static str {
    match turn {
        Some(Turn::Player(Player::Max)) => "▲",
        Some(Turn::Player(Player::Min)) => "▽",
        Some(Turn::Chance) => "○",
        None => "■",
    }
}

/// What a tree is drawn on.
pub struct Sheet<'a> {
    tree: &'a GrowingTree,
    positions: &'a Positions,
    shown: &'a Shown,
    /// The nodes that are added up to then are there.
    time: u32,
    /// The nodes on which the step is, from the root.
    path: Vec<Node>,
    /// The nodes that are there, parents before their children.
    places: Vec<Place>,
    shapes: Vec<Shape>,
}

impl<'a> Sheet<'a> {
    /// An empty one.
    pub fn new(
        (tree, positions): (&'a GrowingTree, &'a Positions),
        shown: &'a Shown,
        time: u32,
        path: Vec<Node>,
    ) -> Self {
        let is_there = |place: &Place| tree.added(place.node) <= time;
        let there = shown.places().iter().copied().filter(is_there);
        let places = there.chain(shown.rest(&path)).collect();
        Self { tree, positions, shown, time, path, places, shapes: Vec::new() }
    }

    /// The nodes that are there, parents before their children.
    pub fn places(&self) -> Vec<Place> {
        self.places.clone()
    }

    /// Where a node is drawn, if it is there.
    pub fn place(&self, node: Node) -> Option<&Place> {
        self.places.iter().find(|place| place.node == node)
    }

    /// Whether the step is on a node.
    pub fn is_on_path(&self, node: Node) -> bool {
        self.path.contains(&node)
    }

    /// The end of the path.
    pub fn end_of_path(&self) -> Option<Node> {
        self.path.last().copied()
    }

    /// The middle of a node.
    pub fn middle(&self, place: &Place) -> (f64, f64) {
        let (x, y) = place.at;
        let Spacing { column, half } = self.shown.spacing();
        (MARGIN + half + x * column, ABOVE + HALF_HEIGHT + y * self.shown.layer_height())
    }

    /// The middle of the lower edge of a node.
    pub fn foot(&self, place: &Place) -> (f64, f64) {
        let (x, y) = self.middle(place);
        (x, y + HALF_HEIGHT)
    }

    /// Draws a shape.
    pub fn draw(&mut self, shape: Shape) {
        self.shapes.push(shape);
    }

    /// A line from the parent.
    pub fn edge(&mut self, place: &Place, class: &'static str) {
        let Some((from, to)) = self.ends(place) else { return };
        self.draw(Shape::Path { class, path: Path::line(from, to) });
    }

    /// The name of the move that leads to a node: where the line from the parent is flat, still above its own
    /// node, and where layers are close, clear of its frame.
    pub fn name(&mut self, place: &Place) {
        let Some(parent) = self.tree.parent(place.node) else { return };
        let Some((from, to)) = self.ends(place) else { return };
        let name = self.positions.move_name(&self.tree.line(parent), self.tree.by(place.node));
        let Spacing { column, half } = self.shown.spacing();
        let text = shortened("name", name, column - 2.0 * BESIDE);
        let aside = (half - width_of("name", &text, SMALL) / 2.0).max(0.0);
        let along = |from: f64, to: f64| from + (to - from) * NAME_ALONG;
        let x = along(from.0, to.0).max(to.0 - aside).min(to.0 + aside);
        let at = (x, along(from.1, to.1).min(to.1 - NAME_ABOVE));
        self.draw(Shape::Text { class: "branch-name", at, size: SMALL, text });
    }

    /// The ends of the line from the parent.
    fn ends(&self, place: &Place) -> Option<((f64, f64), (f64, f64))> {
        let above = self.place(self.tree.parent(place.node)?)?;
        let (x, y) = self.middle(place);
        Some((self.foot(above), (x, y - HALF_HEIGHT)))
    }

    /// How far below a node it is free, down to the names of moves, in pixels.
    pub fn free_below(&self) -> f64 {
        self.shown.layer_height() - 2.0 * HALF_HEIGHT - NAME_ABOVE - SMALL / 2.0
    }

    /// The frame of a node.
    pub fn outline(&mut self, place: &Place, class: &'static str) {
        let path = outline(self.middle(place), self.shown.spacing().node());
        self.draw(Shape::Path { class, path });
    }

    /// A frame around that of a node.
    pub fn frame(&mut self, place: &Place, class: &'static str) {
        let Spacing { column, half } = self.shown.spacing();
        // Not in the next node.
        let apart = (column - 2.0 * half).min(4.0);
        let path = outline(self.middle(place), (half + apart, HALF_HEIGHT + apart));
        self.draw(Shape::Path { class, path });
    }

    /// The upper line in a node.
    pub fn upper(&mut self, place: &Place, class: &'static str, text: String) {
        self.line(place, class, (-8.0, TEXT), text);
    }

    /// The lower line in a node.
    pub fn lower(&mut self, place: &Place, class: &'static str, text: String) {
        self.line(place, class, (9.0, SMALL), text);
    }

    /// A word as the lower line in a node, or where it is wider than the node a sign that stands for it.
    pub fn word(&mut self, place: &Place, class: &'static str, (word, sign): (String, &str)) {
        let fits = width_of("name", &word, SMALL) <= self.widest();
        self.lower(place, class, if fits { word } else { sign.to_owned() });
    }

    /// A line in a node, so far below its middle; a number that would touch the edge is smaller.
    fn line(
        &mut self,
        place: &Place,
        class: &'static str,
        (below, size): (f64, f64),
        text: String,
    ) {
        let (x, y) = self.middle(place);
        let size = size.min(size * self.widest() / width_of("name", &text, size));
        self.draw(Shape::Text { class, at: (x, y + below), size, text });
    }

    /// How wide a text in a node can be, in pixels.
    fn widest(&self) -> f64 {
        2.0 * (self.shown.spacing().half - BESIDE)
    }

    /// A sign below a node if it has children at this step that are not drawn; below the last layer with the
    /// moves of the path that lead to them.
    pub fn more(&mut self, place: &Place) {
        if !place.hides_children || !self.has_hidden(place) {
            return;
        }
        // Beside the middle, where edges begin.
        let (x, y) = self.foot(place);
        let at = (x + self.shown.spacing().half - 8.0, y + 8.0);
        let beyond = self.beyond(place);
        let class = if beyond.is_some() { "grown-more now" } else { "grown-more" };
        self.draw(Shape::Text { class, at, size: TEXT, text: "⋯".to_owned() });
        if let Some(names) = beyond {
            let (width, _) = self.size();
            let text = shortened(class, names, width);
            let half = (width_of(class, &text, SMALL) / 2.0).min(width / 2.0);
            let at = (x.max(half).min(width - half), y + 26.0);
            self.draw(Shape::Text { class, at, size: SMALL, text });
        }
    }

    /// The moves of the path below a node, if that is the last one that is drawn, and not its end.
    fn beyond(&self, place: &Place) -> Option<String> {
        let at = self.path.iter().position(|&node| node == place.node)?;
        let next = *self.path.get(at + 1)?;
        if self.place(next).is_some() {
            return None;
        }
        let names = self.positions.names(&self.tree.line(*self.path.last()?));
        Some(names.get(at..)?.join(" "))
    }

    fn has_hidden(&self, place: &Place) -> bool {
        let mut children = self.tree.children_at(place.node, self.time);
        children.any(|child| self.place(child).is_none())
    }

    /// The width and the height, in pixels.
    fn size(&self) -> (f64, f64) {
        let spacing = self.shown.spacing();
        let width = self.shown.width() * spacing.column + 2.0 * (MARGIN + spacing.half);
        let layers = f64::from(self.shown.layers() - 1) * self.shown.layer_height();
        (width, layers + ABOVE + 2.0 * HALF_HEIGHT + BELOW)
    }

    /// All that was drawn.
    pub fn finish(self) -> Drawing {
        let places = self.places.iter();
        let mut items: Vec<_> = places.map(|place| (place.node, self.middle(place))).collect();
        items.sort_by_cached_key(|&(node, _)| self.columns(node));
        let (size, node) = (self.size(), self.shown.spacing().node());
        Drawing { shapes: self.shapes, items, size, node }
    }

    /// The columns of a node and those above it, the root's first, in thousandths.
    fn columns(&self, node: Node) -> Vec<i64> {
        let path = self.tree.path(node).into_iter();
        let places = path.filter_map(|node| self.place(node));
        places.map(|place| (place.at.0 * 1000.0) as i64).collect()
    }
}

/// A name of at most so many pixels: a wider one would reach into its neighbour's.
fn shortened(class: &str, name: String, widest: f64) -> String {
    let width = |text: &str| width_of(class, text, SMALL);
    if width(&name) <= widest {
        return name;
    }
    let mut left = widest - width("…");
    let fits = |c: &char| {
        left -= width(c.encode_utf8(&mut [0; 4]));
        left >= 0.0
    };
    name.chars().take_while(fits).chain(['…']).collect()
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
