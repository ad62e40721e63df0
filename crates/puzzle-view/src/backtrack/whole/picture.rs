//! The drawing of a whole tree in the available space.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{Arrangement, NodeId, Placed, State, WholeTree};
use crate::backtrack::part::{Part, Parts};
use plyscope_drawing::metrics::regular;
use plyscope_drawing::{Path, Turn};
use plyscope_view::picture::Shape;

/// The space for a drawing, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

/// A tree as it is drawn at its natural size, in CSS pixels: parts from back to front.
#[derive(Clone, PartialEq, Debug)]
pub struct Drawing {
    /// What is drawn: each edge and each node is a part.
    pub parts: Vec<Part>,
    /// The nodes in the order in which the search enters them: depth first, as their levels are read.
    pub items: Vec<Item>,
    /// The size of all that is drawn.
    pub size: (f64, f64),
    /// The middle of the node that the search is at.
    pub here: (f64, f64),
    /// From one layer to the next; each begins at a multiple of it.
    pub layer: f64,
}

/// A node that is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Item {
    /// Which node.
    pub node: NodeId,
    /// Its middle.
    pub at: (f64, f64),
    /// How wide and how high it is.
    pub size: (f64, f64),
    /// Whether there are nodes below it that are not shown; their number stands under it.
    pub folded: bool,
}

/// The size of the texts, and of the cells above them, in pixels.
const TEXT: f64 = 12.0;
const CELL: f64 = 11.0;
/// How high the number under a collapsed node is with its frame, in pixels.
const COUNT: f64 = 14.0;
/// The margin at the left and the right, in pixels.
const MARGIN: f64 = 12.0;
/// What is free above the first layer, for halos and badges, and below the last one, in pixels: less
/// than between two layers, so that a view that begins with a layer shows nothing of the one before.
const ABOVE: f64 = 8.0;
const BELOW: f64 = 1.0;
/// The fewest, and the most, pixels between a node with its number and the next layer.
const GAPS: (f64, f64) = (9.0, 24.0);

/// How large the nodes are, and how far apart.
#[derive(Clone, Copy, Debug)]
struct Scale {
    /// The size of a node.
    node: (f64, f64),
    /// From one sibling to the next.
    unit: f64,
    /// From one layer to the next.
    layer: f64,
}

impl Scale {
    /// It depends on the tree and the space only, so that nothing moves from step to step.
    fn of(tree: &WholeTree, area: Area) -> Self {
        let ids = || tree.nodes().map(|id| tree.node(id));
        let labels = ids().map(|node| regular(&node.label, TEXT));
        let cells = ids().filter_map(|node| Some(regular(node.cell.as_deref()?, CELL)));
        let width = labels.chain(cells).fold(regular("00", TEXT), f64::max) + 11.0;
        let height =
            if ids().any(|node| node.cell.is_some()) { 2.0 * TEXT + 8.0 } else { TEXT + 9.0 };
        let free = area.height - ABOVE - BELOW - height - COUNT;
        let least = height + COUNT;
        // Whole layers, so that none is cut at the edge of the space.
        let fitting = (free / (least + GAPS.0)).floor().max(1.0);
        let wanted = free / fitting.min(tree.height().max(1) as f64);
        // Of a layer that does not fit, not even the upper edge is seen.
        let hiding = (area.height - ABOVE) / (fitting + 1.0);
        let layer = wanted.min((least + GAPS.1).max(hiding)).max(least + GAPS.0);
        Self { node: (width, height), unit: width + 7.0, layer }
    }

    /// How many distances between siblings fit.
    fn columns(&self, area: Area) -> f64 {
        ((area.width - 2.0 * MARGIN - self.node.0) / self.unit).max(1.0)
    }
}

/// Draws a tree at a step. O(nodes shown · layers).
#[must_use]
pub fn drawing(tree: &WholeTree, step: u64, area: Area) -> Drawing {
    let scale = Scale::of(tree, area);
    let path = tree.path(step);
    let arrangement = Arrangement::of(tree, &tree.trail(step), scale.columns(area));
    let mut pen = Pen { tree, step, scale, parts: Parts::default() };
    let places = &arrangement.places;
    pen.edges(places);
    for place in places {
        pen.node(place, path.last() == Some(&place.node));
    }
    let item = |place: &Placed| Item {
        node: place.node,
        at: pen.middle(place),
        size: scale.node,
        folded: place.folded,
    };
    let mut items: Vec<Item> = places.iter().map(item).collect();
    items.sort_by_key(|item| tree.node(item.node).entered);
    let here = items.iter().find(|item| path.last() == Some(&item.node));
    let here = here.map_or((0.0, 0.0), |item| item.at);
    let lowest = items.iter().map(|item| item.at.1).fold(0.0, f64::max);
    let width = arrangement.width * scale.unit + scale.node.0 + 2.0 * MARGIN;
    let height = lowest + scale.node.1 / 2.0 + COUNT + BELOW;
    let layer = scale.layer;
    Drawing { parts: pen.parts.into_parts(), items, size: (width, height), here, layer }
}

struct Pen<'a> {
    tree: &'a WholeTree,
    step: u64,
    scale: Scale,
    parts: Parts,
}

impl Pen<'_> {
    fn path(&mut self, class: &'static str, path: Path) {
        self.parts.push(Shape::Path { class, path });
    }

    fn text(&mut self, class: &'static str, at: (f64, f64), size: f64, text: &str) {
        self.parts.push(Shape::Text { class, at, size, text: text.to_owned() });
    }

    fn middle(&self, place: &Placed) -> (f64, f64) {
        let Scale { node, unit, layer } = self.scale;
        let depth = self.tree.node(place.node).depth as f64;
        (MARGIN + node.0 / 2.0 + place.x * unit, ABOVE + node.1 / 2.0 + depth * layer)
    }

    /// An edge goes down, along just above its layer, and down again, so that it crosses no label.
    /// What matters most is drawn last.
    fn edges(&mut self, places: &[Placed]) {
        let at: BTreeMap<NodeId, &Placed> =
            places.iter().map(|place| (place.node, place)).collect();
        let mut edges: Vec<_> = places
            .iter()
            .filter_map(|place| {
                let parent = self.tree.node(place.node).parent?;
                Some((self.rank(place.node), *at.get(&parent)?, place))
            })
            .collect();
        edges.sort_by_key(|&(rank, ..)| Reverse(rank));
        let half = self.scale.node.1 / 2.0;
        for (_, from, to) in edges {
            let ((x, y), (to_x, to_y)) = (self.middle(from), self.middle(to));
            let class = match self.state(to.node) {
                State::NotTried => "twig",
                State::Led => "twig led",
                State::DeadEnd | State::Pruned if !self.is_on_path(to.node) => "twig tried",
                State::Solution if !self.is_on_path(to.node) => "twig led",
                _ => "twig taken",
            };
            let bus = to_y - half - 5.0;
            self.parts.begin(0, to.node.0 as usize);
            let down = Path::line((x, y + half), (x, bus));
            self.path(class, down.across_to(to_x).down_to(to_y - half));
        }
    }

    fn state(&self, id: NodeId) -> State {
        self.tree.state(id, self.step)
    }

    fn is_on_path(&self, id: NodeId) -> bool {
        let node = self.tree.node(id);
        node.entered <= self.step && self.step < node.left
    }

    /// 0 for what is drawn last.
    fn rank(&self, id: NodeId) -> u8 {
        match self.state(id) {
            _ if self.is_on_path(id) => 0,
            State::Led | State::Solution => 1,
            State::NotTried => 3,
            _ => 2,
        }
    }

    fn node(&mut self, place: &Placed, is_here: bool) {
        let (x, y) = self.middle(place);
        let (width, height) = self.scale.node;
        let node = self.tree.node(place.node);
        let state = self.state(place.node);
        let (left, top) = (x - width / 2.0, y - height / 2.0);
        self.parts.begin(1, place.node.0 as usize);
        if is_here {
            // The stroke of the halo reaches as far out as siblings leave free.
            let around = rounded((left, top), (width, height), 5.0);
            self.path("halo", around);
        }
        let (class, name) = match state {
            State::NotTried => ("bud", "bud-name"),
            State::Open => ("bud taken", "bud-name"),
            State::DeadEnd => ("bud tried", "bud-name faded"),
            State::Pruned => ("bud given-up", "bud-name faded"),
            State::Led => ("bud led", "bud-name"),
            State::Solution => ("bud solution", "bud-name"),
        };
        self.path(class, rounded((left, top), (width, height), 5.0));
        match &node.cell {
            Some(cell) => {
                self.text("bud-cell", (x, y - TEXT / 2.0 - 0.5), CELL, cell);
                self.text(name, (x, y + TEXT / 2.0 + 0.5), TEXT, &node.label);
            }
            None => self.text(name, (x, y + 0.5), TEXT, &node.label),
        }
        let corner = (x + width / 2.0 - 1.0, top + 1.0);
        match state {
            State::NotTried | State::Open => {}
            State::DeadEnd => self.badge("badge dead", corner, Path::cross(corner, 2.6)),
            State::Pruned => {
                let bar = Path::new().move_to((corner.0 - 3.0, corner.1)).across(6.0);
                self.badge("badge dead", corner, bar);
            }
            State::Led | State::Solution => self.badge("badge solved", corner, tick(corner)),
        }
        if place.folded {
            self.count((x, y + height / 2.0), state, node.below);
        }
    }

    /// A sign on a disc, so that it is seen on any ground.
    fn badge(&mut self, class: &'static str, at: (f64, f64), path: Path) {
        self.path("badge-ground", Path::circle(at, 5.0));
        self.path(class, path);
    }

    /// How many nodes are collapsed below a node.
    fn count(&mut self, (x, top): (f64, f64), state: State, below: u32) {
        let wide = self.scale.node.0 / 2.0 + 1.0;
        let narrow = wide - 6.0;
        let class = match state {
            State::NotTried => "folded",
            State::Led => "folded led",
            _ => "folded tried",
        };
        let upper = Path::new().move_to((x - narrow, top)).across(2.0 * narrow);
        self.path(class, upper.line_by((6.0, COUNT)).across(-2.0 * wide).close());
        let text = below.to_string();
        // Four digits are as wide as the frame at this size.
        self.text("folded-count", (x, top + COUNT / 2.0 + 0.5), 11.0, &text);
    }
}

fn rounded((x, y): (f64, f64), (width, height): (f64, f64), r: f64) -> Path {
    let (across, down) = (width - 2.0 * r, height - 2.0 * r);
    let turn = Turn::Clockwise;
    Path::new()
        .move_to((x + r, y))
        .across(across)
        .arc_by(r, (r, r), turn)
        .down(down)
        .arc_by(r, (-r, r), turn)
        .across(-across)
        .arc_by(r, (-r, -r), turn)
        .down(-down)
        .arc_by(r, (r, -r), turn)
        .close()
}

fn tick((x, y): (f64, f64)) -> Path {
    Path::new().move_to((x - 3.0, y + 0.2)).line_by((2.2, 2.4)).line_by((3.8, -5.0))
}
