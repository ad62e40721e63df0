//! Where the texts of a tree stand: beside their nodes, clear of one another, of other nodes and of
//! the edges of others.
//!
//! Places are found for the widest text that a node can have, whatever the step, so that no text
//! moves while stepping. Greedy, in the order of what matters (Christensen, Marks & Shieber 1995,
//! section 3, without their search): values first, then names.

use std::collections::BTreeMap;

use plyscope_core::rank::by_rank;
use plyscope_core::{Player, TreeNode};

use super::space::{Edge, OwnEdges, Part, Rect, Space};
use super::{glyphs, Labels, Shown};
use crate::metrics;
use crate::numerals;
use crate::scene::sizes::Sizes;
use crate::scene::tree::{Mark, TreeScene};
use crate::session::{Session, State};

/// Where a text stands, relative to the middle of its node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// Where its anchor is, in pixels.
    pub at: (f64, f64),
    /// Which part of the text the anchor is.
    pub anchor: Anchor,
}

/// Which part of a text stands at its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

impl Anchor {
    /// The share of the text on the left of its place.
    #[must_use]
    pub const fn before(self) -> f64 {
        match self {
            Self::Start => 0.0,
            Self::Middle => 0.5,
            Self::End => 1.0,
        }
    }
}

/// Where the texts of a node stand; `None` for one that there is no room for, or that it has not.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Spots {
    /// The value or bound, where it is not written into the node.
    pub value: Option<Spot>,
    /// The name, or the move that leads here.
    pub name: Option<Spot>,
    /// The L-name.
    pub l_name: Option<Spot>,
    /// The sign of a hit in the transposition table.
    pub hit: Option<Spot>,
    /// The middle of the star that marks the best child: on the edge that leads to it.
    pub star: Option<(f64, f64)>,
}

/// The texts of a scene.
#[derive(Debug)]
pub struct Plan {
    /// Where the texts of each node of the scene stand, in the scene's order.
    pub spots: Vec<Spots>,
    /// How many values and names found no place.
    pub missing: usize,
    /// How many L-names found no place.
    pub missing_l_names: usize,
    /// Where there is still room.
    pub space: Space,
}

/// The half side of a node's board, where nodes are drawn as boards.
pub type Board = Option<f64>;

/// How far a highlighted node reaches beyond its outline, in pixels.
pub const HALO: f64 = 3.5;
/// What is left free between a node and its texts, in pixels.
const CLEAR: f64 = 2.0;
/// What is left free beside a text, in pixels.
const BETWEEN: f64 = 3.0;
/// The height of a text, in units of its font's size.
const LINE: f64 = 1.05;
/// The width and the height of the sign of a hit in the transposition table, in pixels.
pub const HIT: (f64, f64) = (12.0, 10.0);
/// The width of a double stroke, in pixels.
const STROKE: f64 = 16.0;
/// The width and the height of a star, in pixels.
pub const STAR: f64 = 12.0;

/// Finds places for the texts of a scene: clear of double strokes, unless that leaves texts without a
/// place.
#[must_use]
pub fn plan(session: &Session, scene: &TreeScene, labels: Labels, board: Board) -> Plan {
    let missing = |plan: &Plan| plan.missing + plan.missing_l_names;
    let clear = plan_with(session, scene, labels, board, Strokes::Avoided);
    if missing(&clear) == 0 {
        return clear;
    }
    let covering = plan_with(session, scene, labels, board, Strokes::Ignored);
    if missing(&covering) < missing(&clear) {
        covering
    } else {
        clear
    }
}

/// Whether texts keep clear of the double strokes of cuts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Strokes {
    Avoided,
    Ignored,
}

fn plan_with(
    session: &Session,
    scene: &TreeScene,
    labels: Labels,
    board: Board,
    strokes: Strokes,
) -> Plan {
    let (mut left, mut right) = (0.0_f64, scene.size.0);
    for mark in &scene.nodes {
        left = left.min(mark.at.0);
        right = right.max(mark.at.0);
    }
    let mut planner =
        Planner { session, scene, labels, board, space: Space::new(left - 100.0, right + 100.0) };
    if planner.is_whole() {
        let (right, bottom) = scene.size;
        planner.space.bound(Rect { left: 0.0, top: 0.0, right, bottom });
    }
    planner.add_what_is_drawn(strokes);
    let mut spots = vec![Spots::default(); scene.nodes.len()];
    planner.put_stars(&mut spots);
    let (mut missing, mut missing_l_names) = (0, 0);
    // Layer by layer, from left to right.
    let order = by_rank(scene.nodes.iter().map(|mark| i64::from(mark.node.0)));
    for &place in &order {
        let mark = &scene.nodes[place];
        if mark.leaf && board.is_none() && !fits_into_leaf(session, scene, mark, labels) {
            missing += 1;
        }
        let Some(width) = planner.value_width(mark) else { continue };
        spots[place].value = planner.put(mark, width, scene.sizes.value, Side::Right);
        missing += usize::from(spots[place].value.is_none());
    }
    let last = session.trace().last_step();
    for &place in &order {
        let mark = &scene.nodes[place];
        if session.is_hit(mark.node, last) {
            spots[place].hit = planner.put(mark, HIT.0, HIT.1, Side::Left);
        }
    }
    let size = scene.sizes.name;
    for &place in &order {
        let mark = &scene.nodes[place];
        let Some(name) = session.name(mark.node) else { continue };
        let width = metrics::regular(&name, size);
        spots[place].name = planner.put(mark, width, size, Side::Left);
        missing += usize::from(spots[place].name.is_none());
    }
    if labels.names == Shown::Yes && session.game().is_none() {
        for &place in &order {
            let mark = &scene.nodes[place];
            let name = session.tree().l_name(mark.node).to_string();
            let width = metrics::regular(&name, size);
            spots[place].l_name = planner.put(mark, width, size, Side::Left);
            missing_l_names += usize::from(spots[place].l_name.is_none());
        }
    }
    Plan { spots, missing, missing_l_names, space: planner.space }
}

/// Which side of its node a text stands on, if both are free.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Left,
    Right,
}

struct Planner<'a> {
    session: &'a Session,
    scene: &'a TreeScene,
    labels: Labels,
    board: Board,
    space: Space,
}

impl Planner<'_> {
    /// Whether all of the tree is in the picture, and so its texts have to be.
    fn is_whole(&self) -> bool {
        let (right, bottom) = self.scene.size;
        let is_in = |mark: &Mark| {
            let (x, y) = mark.at;
            (0.0..=right).contains(&x) && (0.0..=bottom).contains(&y)
        };
        self.scene.nodes.iter().all(is_in)
    }

    fn add_what_is_drawn(&mut self, strokes: Strokes) {
        let scene = self.scene;
        let last = self.session.trace().last_step();
        for mark in &scene.nodes {
            let (half, up, down) = extent(mark, &scene.sizes, self.board);
            let (x, y) = mark.at;
            let body = Rect {
                left: x - half - HALO,
                right: x + half + HALO,
                top: y - up - HALO,
                bottom: y + down + HALO,
            };
            // The corners beside the tip of a triangle are free.
            match (mark.leaf || self.board.is_some(), mark.player) {
                (true, _) => self.space.add(mark.node, body),
                (false, player) => {
                    for rect in steps(body, player) {
                        self.space.add(mark.node, rect);
                    }
                }
            }
        }
        for edge in &scene.edges {
            let parent = self.session.tree().parent(edge.child).unwrap_or(TreeNode::ROOT);
            let ends = (edge.from, edge.to);
            let part = Part::Line;
            self.space.add_edge(Edge { parent, child: edge.child, ends, part });
            // An edge that is cut at some step has a double stroke across its middle.
            let is_cut = self.session.state(edge.child, last) == State::Pruned;
            if is_cut && strokes == Strokes::Avoided {
                let (x, y) =
                    (f64::midpoint(ends.0 .0, ends.1 .0), f64::midpoint(ends.0 .1, ends.1 .1));
                let ends = ((x - STROKE / 2.0, y), (x + STROKE / 2.0, y));
                let part = Part::Stroke;
                self.space.add_edge(Edge { parent, child: edge.child, ends, part });
            }
        }
        for bundle in &scene.bundles {
            let rect = Rect {
                left: bundle.foot.0,
                right: bundle.foot.1,
                top: bundle.at.1,
                bottom: bundle.foot_y,
            };
            self.space.add(bundle.top, rect);
        }
    }

    /// The place of each star is the first free one on the edge, from the child up.
    fn put_stars(&mut self, spots: &mut [Spots]) {
        let scene = self.scene;
        let edges: BTreeMap<TreeNode, (f64, f64)> =
            scene.edges.iter().map(|edge| (edge.child, edge.from)).collect();
        for (spot, mark) in spots.iter_mut().zip(&scene.nodes) {
            let Some(parent) = edges.get(&mark.node).filter(|_| self.board.is_none()) else {
                continue;
            };
            let (_, up, _) = extent(mark, &scene.sizes, self.board);
            let (dx, dy) = (parent.0 - mark.at.0, parent.1 - mark.at.1);
            let nearest = up + HALO + STAR / 2.0;
            let places = (0..6).map(|step| (nearest + f64::from(step) * STAR * 0.75) / -dy);
            let place = places.filter(|share| (0.0..0.7).contains(share)).find_map(|share| {
                let at = (dx * share, dy * share);
                let rect = Rect::around((mark.at.0 + at.0, mark.at.1 + at.1), STAR, STAR);
                let is_free = self.space.is_free(mark.node, rect, OwnEdges::Interrupted);
                is_free.then_some((at, rect))
            });
            if let Some((at, rect)) = place {
                spot.star = Some(at);
                self.space.add(mark.node, rect);
            }
        }
    }

    /// How wide the widest text is that says what is known of a node, where it has room of its own
    /// beside the node.
    fn value_width(&self, mark: &Mark) -> Option<f64> {
        let size = self.scene.sizes.value;
        let last = self.session.trace().last_step();
        let known = self.session.known(mark.node, last).into_iter().chain(mark.known);
        let lang = self.labels.lang;
        let widest = known.map(|known| metrics::width(&numerals::verdict(lang, known), size));
        let widest = widest.fold(0.0, f64::max);
        if mark.leaf && self.board.is_none() {
            // What is exact is written into the leaf.
            let is_bound = mark.known.is_some_and(|known| !is_exact(known));
            return is_bound.then_some(widest);
        }
        let of_bounds = self.session.widest_value() * size + metrics::width("≥ ", size);
        match self.board {
            Some(_) => (widest > 0.0).then(|| widest + metrics::width("★ ", size)),
            // A bound may be any value from below.
            None => Some(widest.max(if self.session.has_numbers() { of_bounds } else { 0.0 })),
        }
    }

    fn put(&mut self, mark: &Mark, width: f64, size: f64, side: Side) -> Option<Spot> {
        put(&mut self.space, mark, (width, size), side, &self.scene.sizes, self.board)
    }
}

/// Finds a place for a text of a width and a font size, and takes it.
pub(super) fn put(
    space: &mut Space,
    mark: &Mark,
    (width, size): (f64, f64),
    side: Side,
    sizes: &Sizes,
    board: Board,
) -> Option<Spot> {
    let height = size * LINE;
    let found = spot(space, mark, (width, height), side, sizes, board)?;
    let (x, y) = (mark.at.0 + found.at.0, mark.at.1 + found.at.1);
    let middle = x + width * (0.5 - found.anchor.before());
    space.add(mark.node, Rect::around((middle, y), width, height));
    Some(found)
}

/// Whether the value of a leaf fits into it; true where it has none yet.
fn fits_into_leaf(session: &Session, scene: &TreeScene, mark: &Mark, labels: Labels) -> bool {
    let last = session.trace().last_step();
    session.known(mark.node, last).is_none_or(|known| {
        let text = glyphs::shortened(numerals::verdict(labels.lang, known));
        metrics::width(&text, scene.sizes.value) <= 2.0 * scene.sizes.leaf.0
    })
}

const fn is_exact(known: plyscope_core::Verdict) -> bool {
    matches!(known, plyscope_core::Verdict::Exact(_))
}

/// How far the outline of a node reaches from its middle: to both sides, up, and down.
#[must_use]
pub fn extent(mark: &Mark, sizes: &Sizes, board: Board) -> (f64, f64, f64) {
    match (board, mark.leaf, mark.player) {
        (Some(half), _, Player::Max) => (half, half * 1.3, half),
        (Some(half), _, Player::Min) => (half, half, half * 1.3),
        (None, true, _) => (sizes.leaf.0, sizes.leaf.1, sizes.leaf.1),
        (None, false, Player::Max) => (sizes.inner * 1.12, sizes.inner, sizes.inner * 0.85),
        (None, false, Player::Min) => (sizes.inner * 1.12, sizes.inner * 0.85, sizes.inner),
    }
}

/// A triangle in its rectangle as a few rectangles on top of one another.
fn steps(body: Rect, player: Player) -> [Rect; 4] {
    let middle = f64::midpoint(body.left, body.right);
    let (half, height) = ((body.right - body.left) / 2.0, body.bottom - body.top);
    [0, 1, 2, 3].map(|step| {
        let (from, to) = (f64::from(step) / 4.0, f64::from(step + 1) / 4.0);
        let wide = half * to.max(0.35);
        let (top, bottom) = match player {
            Player::Max => (body.top + from * height, body.top + to * height),
            Player::Min => (body.bottom - to * height, body.bottom - from * height),
        };
        Rect { left: middle - wide, right: middle + wide, top, bottom }
    })
}

/// The first place where a text of a size is free.
fn spot(
    space: &Space,
    mark: &Mark,
    (width, height): (f64, f64),
    side: Side,
    sizes: &Sizes,
    board: Board,
) -> Option<Spot> {
    let candidates = candidates(mark, height, side, sizes, board);
    [OwnEdges::Avoided, OwnEdges::Interrupted].into_iter().find_map(|own| {
        candidates.iter().copied().find(|candidate| {
            let left = candidate.at.0 - width * candidate.anchor.before();
            let middle = (mark.at.0 + left + width / 2.0, mark.at.1 + candidate.at.1);
            space.is_free(mark.node, Rect::around(middle, width + BETWEEN, height), own)
        })
    })
}

/// Where a text may stand, the best place first.
fn candidates(mark: &Mark, height: f64, side: Side, sizes: &Sizes, board: Board) -> Vec<Spot> {
    let (half, up, down) = extent(mark, sizes, board);
    let below = |row: f64| Spot {
        at: (0.0, down + HALO + CLEAR + height * (row + 0.5)),
        anchor: Anchor::Middle,
    };
    let above = |row: f64| Spot {
        at: (0.0, -up - HALO - CLEAR - height * (row + 0.5)),
        anchor: Anchor::Middle,
    };
    let beside = |y: f64| {
        let reach = reach(mark, y, height, (half + HALO, up + HALO, down + HALO), board) + CLEAR;
        let right = Spot { at: (reach, y), anchor: Anchor::Start };
        let left = Spot { at: (-reach, y), anchor: Anchor::End };
        match side {
            Side::Right => [right, left],
            Side::Left => [left, right],
        }
    };
    let (high, low) = (-up * 0.5, down * 0.5);
    let rows = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0].map(below);
    if mark.leaf && board.is_none() {
        let [first, second] = beside(0.0);
        return rows.into_iter().chain([first, second]).collect();
    }
    let mut candidates = Vec::with_capacity(12);
    match board {
        Some(_) if side == Side::Right => candidates.push(rows[0]),
        _ => {}
    }
    // Beside the tip first, where a triangle leaves the most room.
    match mark.player {
        Player::Max => candidates.extend([beside(high), beside(low), beside(0.0)].concat()),
        Player::Min => candidates.extend([beside(low), beside(high), beside(0.0)].concat()),
    }
    // Two rows above it is clear of the star.
    candidates.extend([rows[0], above(0.0), above(1.4), above(2.5), rows[1], rows[2]]);
    candidates
}

/// How far a node reaches to the side at the height of a text.
fn reach(mark: &Mark, y: f64, height: f64, (half, up, down): (f64, f64, f64), board: Board) -> f64 {
    if mark.leaf || board.is_some() {
        return half;
    }
    // How far the widest line of the triangle beside the text is from the tip, as a share of all.
    let share = match mark.player {
        Player::Max => (y + height / 2.0 + up) / (up + down),
        Player::Min => (down - y + height / 2.0) / (up + down),
    };
    // As the rectangles of `steps`, so that a node is clear of its own texts.
    half * (share.clamp(0.0, 1.0) * 4.0).ceil().max(1.4) / 4.0
}
