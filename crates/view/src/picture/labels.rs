//! Where the texts of a tree stand: beside their nodes, clear of one another, of other nodes and of
//! the edges of others.
//!
//! Places are found for the widest text that a node can have, whatever the step, so that no text
//! moves while stepping. Greedy, in the order of what matters (Christensen, Marks & Shieber 1995,
//! section 3, without their search): values first, then names.

use std::collections::BTreeMap;

use plyscope_search::rank::by_rank;
use plyscope_search::TreeNode;

use super::candidates::{self, outline, Others, Side};
pub use super::candidates::{extent, Anchor, Board, Spot, CLEAR, HALO};
use super::space::{Edge, OwnEdges, Part, Rect, Space};
use super::{glyphs, Labels, Shown};
use crate::scene::sizes::Sizes;
use crate::scene::tree::{Mark, Outcome, TreeScene};
use plyscope_drawing::metrics;
use plyscope_i18n::numerals;
use plyscope_session::{Session, State};

/// Where the texts of a node stand; `None` for one that there is no space for, or that it has not.
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
    /// The middle of the probability of a child of a chance node: on the edge that leads to it.
    pub probability: Option<(f64, f64)>,
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
    /// The remaining free space.
    pub space: Space,
}

/// The height of a text, in units of its font's size.
pub const LINE: f64 = 1.05;
/// The width and the height of the sign of a hit in the transposition table, in pixels.
pub const HIT: (f64, f64) = (12.0, 10.0);
/// The gap beside the bars of a double stroke, and half their width, in pixels.
const BESIDE_STROKE: f64 = 3.0;
/// Where on its edge a probability may stand, from the child up, as shares of the edge.
const ON_EDGE: [f64; 7] = [0.36, 0.3, 0.43, 0.5, 0.57, 0.64, 0.71];
/// The width and the height of a star, in pixels.
pub const STAR: f64 = 12.0;

/// Finds places for the texts of a scene: clear of double strokes, unless that leaves texts without a
/// place.
#[must_use]
pub fn plan(session: &Session, scene: &TreeScene, labels: Labels, board: Board) -> Plan {
    // A value matters more than all L-names.
    let missing = |plan: &Plan| (plan.missing, plan.missing_l_names);
    let clear = plan_with(session, scene, labels, board, Strokes::Avoided);
    if missing(&clear) == (0, 0) {
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
    if planner.is_whole() || session.layout().is_in_rows() {
        let (right, bottom) = scene.size;
        planner.space.bound(Rect { left: 0.0, top: 0.0, right, bottom });
    }
    planner.add_what_is_drawn(strokes);
    let mut spots = vec![Spots::default(); scene.nodes.len()];
    planner.put_stars(&mut spots);
    let (mut missing, mut missing_l_names) = (planner.put_probabilities(&mut spots), 0);
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
        let is_hit = match scene.outcome {
            Outcome::Known => session.is_hit(mark.node, last),
            Outcome::Hidden => mark.hit,
        };
        if is_hit {
            spots[place].hit = planner.put(mark, HIT.0, HIT.1, Side::Left);
        }
    }
    let size = scene.sizes.name;
    for &place in &order {
        let mark = &scene.nodes[place];
        let Some(name) = session.name(mark.node) else { continue };
        let width = metrics::regular(&name, size);
        let apart = planner
            .board
            .and_then(|_| planner.put_by(mark, (width, size), Side::Left, Others::Apart));
        spots[place].name = apart.or_else(|| planner.put(mark, width, size, Side::Left));
        missing += usize::from(spots[place].name.is_none());
    }
    if labels.names == Shown::Yes && session.game().is_none() {
        // In a part of a tree not every name has to be there, and none whose node is in doubt.
        let is_part = session.layout().is_in_rows() || !planner.is_whole();
        let others = if is_part { Others::Apart } else { Others::Clear };
        for &place in &order {
            let mark = &scene.nodes[place];
            let name = session.label(mark.node, last);
            let width = metrics::regular(&name, size);
            spots[place].l_name = planner.put_by(mark, (width, size), Side::Left, others);
            missing_l_names += usize::from(spots[place].l_name.is_none());
        }
    }
    Plan { spots, missing, missing_l_names, space: planner.space }
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
            for rect in outline(mark, &scene.sizes, self.board) {
                self.space.add(mark.node, rect);
            }
        }
        for edge in &scene.edges {
            let parent = self.session.tree().parent(edge.child).unwrap_or(TreeNode::ROOT);
            for ends in edge.lines() {
                self.space.add_edge(Edge { parent, child: edge.child, ends, part: Part::Line });
            }
            let ends = (edge.own_from(), edge.to);
            // An edge that is cut at some step has a double stroke. In a question every edge may be.
            let is_cut = match scene.outcome {
                Outcome::Known => self.session.state(edge.child, last) == State::Pruned,
                Outcome::Hidden => true,
            };
            if is_cut && strokes == Strokes::Avoided {
                let middle = between(ends.0, ends.1, edge.stroke);
                let direction = (ends.1 .0 - ends.0 .0, ends.1 .1 - ends.0 .1);
                for ends in glyphs::bars(middle, direction, scene.sizes.inner, BESIDE_STROKE) {
                    let part = Part::Stroke;
                    self.space.add_edge(Edge { parent, child: edge.child, ends, part });
                }
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
        let edges = own_edges(scene);
        for (spot, mark) in spots.iter_mut().zip(&scene.nodes) {
            let Some(&(child, parent)) = edges.get(&mark.node).filter(|_| self.board.is_none())
            else {
                continue;
            };
            let nearest = HALO + STAR / 2.0;
            let height = child.1 - parent.1;
            let places = (0..6).map(|step| (nearest + f64::from(step) * STAR * 0.75) / height);
            let place = places.filter(|share| (0.0..0.7).contains(share)).find_map(|share| {
                let at = between(child, parent, share);
                let rect = Rect::around(at, STAR, STAR);
                let is_free = self.space.is_free(mark.node, rect, OwnEdges::Interrupted);
                is_free.then_some(((at.0 - mark.at.0, at.1 - mark.at.1), rect))
            });
            if let Some((at, rect)) = place {
                spot.star = Some(at);
                self.space.add(mark.node, rect);
            }
        }
    }

    /// The place of each probability is the first free one on the edge, from its middle on; how many found
    /// none.
    fn put_probabilities(&mut self, spots: &mut [Spots]) -> usize {
        let (scene, size) = (self.scene, self.scene.sizes.name);
        let edges = own_edges(scene);
        let mut missing = 0;
        for (spot, mark) in spots.iter_mut().zip(&scene.nodes) {
            let (Some(&(child, parent)), Some(probability)) =
                (edges.get(&mark.node), mark.probability)
            else {
                continue;
            };
            let (width, height) = (metrics::regular(&probability.to_string(), size), size * LINE);
            let place = ON_EDGE.into_iter().find_map(|share| {
                let at = between(child, parent, share);
                let rect = Rect::around(at, width, height);
                let is_free = self.space.is_free(mark.node, rect, OwnEdges::Interrupted);
                is_free.then_some(((at.0 - mark.at.0, at.1 - mark.at.1), rect))
            });
            missing += usize::from(place.is_none());
            if let Some((at, rect)) = place {
                spot.probability = Some(at);
                self.space.add(mark.node, rect);
            }
        }
        missing
    }

    /// The width of the widest value or bound of a node that is drawn beside it.
    fn value_width(&self, mark: &Mark) -> Option<f64> {
        let size = self.scene.sizes.value;
        let lang = self.labels.lang;
        let of = |known| metrics::width(&numerals::verdict(lang, known), size);
        let widest_bound = match self.scene.outcome {
            Outcome::Known => self.session.widest_bound(),
            // The same for every search, so that the picture reveals nothing.
            Outcome::Hidden => self.session.widest_value(),
        };
        let of_bounds = widest_bound * size + metrics::width("≥ ", size);
        let last = self.session.trace().last_step();
        let widest = match self.scene.outcome {
            Outcome::Known => self.session.known(mark.node, last).into_iter().chain(mark.known),
            Outcome::Hidden => None.into_iter().chain(mark.known),
        };
        let widest = widest.map(of).fold(0.0, f64::max);
        if mark.leaf && self.board.is_none() {
            // An exact value is written into the leaf.
            let is_bound = mark.known.is_some_and(|known| !is_exact(known));
            return is_bound.then_some(widest);
        }
        let may_be_bound = self.session.has_numbers() || self.scene.outcome == Outcome::Hidden;
        match self.board {
            Some(_) => (widest > 0.0).then(|| widest + metrics::width("★ ", size)),
            // A bound may be any value from below.
            None => Some(widest.max(if may_be_bound { of_bounds } else { 0.0 })),
        }
    }

    fn put(&mut self, mark: &Mark, width: f64, size: f64, side: Side) -> Option<Spot> {
        self.put_by(mark, (width, size), side, Others::Clear)
    }

    fn put_by(
        &mut self,
        mark: &Mark,
        size: (f64, f64),
        side: Side,
        others: Others,
    ) -> Option<Spot> {
        let sizes = &self.scene.sizes;
        put(&mut self.space, mark, size, side, sizes, (self.board, others))
    }
}

/// The part of the edge of each child that leads to it alone, from the child up.
fn own_edges(scene: &TreeScene) -> BTreeMap<TreeNode, glyphs::Line> {
    scene.edges.iter().map(|edge| (edge.child, (edge.to, edge.own_from()))).collect()
}

/// The point at a share of the way between two.
fn between(from: (f64, f64), to: (f64, f64), share: f64) -> (f64, f64) {
    (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
}

/// Finds a place for a text of a width and a font size, and takes it.
pub(super) fn put(
    space: &mut Space,
    mark: &Mark,
    (width, size): (f64, f64),
    side: Side,
    sizes: &Sizes,
    others: (Board, Others),
) -> Option<Spot> {
    let height = size * LINE;
    let found = candidates::first_free(space, mark, (width, height), side, sizes, others)?;
    let (x, y) = (mark.at.0 + found.at.0, mark.at.1 + found.at.1);
    let middle = x + width * (0.5 - found.anchor.before());
    space.add(mark.node, Rect::around((middle, y), width, height));
    Some(found)
}

/// Whether the value of a leaf fits into it; true where it has none yet.
fn fits_into_leaf(session: &Session, scene: &TreeScene, mark: &Mark, labels: Labels) -> bool {
    let last = session.trace().last_step();
    session.known(mark.node, last).is_none_or(|known| {
        let (size, space) = (scene.sizes.value, 2.0 * scene.sizes.leaf.0);
        let text = glyphs::fitting(numerals::verdict(labels.lang, known), size, space);
        metrics::width(&text, size) <= space
    })
}

const fn is_exact(known: plyscope_search::Verdict) -> bool {
    matches!(known, plyscope_search::Verdict::Exact(_))
}
