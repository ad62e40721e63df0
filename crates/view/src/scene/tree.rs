//! The drawing of a tree at a step.

use plyscope_search::trace::Tally;
use plyscope_search::{Fraction, GameTree, Step, TreeNode, Turn, Verdict};

use super::camera::{within, Camera, LEAST_FONT};
use super::sizes::{Sizes, BEFORE_EDGES};
use crate::picture::labels::Board;
use crate::picture::{extent_of, half_of_board};
use plyscope_session::{Session, State};

/// What is drawn of a tree: from back to front bundles, edges, nodes. Pixels, y down.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TreeScene {
    /// Subtrees too narrow to be drawn node by node.
    pub bundles: Vec<Bundle>,
    /// Lines between parents and children.
    pub edges: Vec<Edge>,
    /// The nodes.
    pub nodes: Vec<Mark>,
    /// How large nodes and texts are drawn.
    pub sizes: Sizes,
    /// How far siblings, and layers, stand apart.
    pub apart: (f64, f64),
    /// The size of the picture.
    pub size: (f64, f64),
    /// Whether label positions may depend on later results of the search.
    pub outcome: Outcome,
}

/// Whether a picture may depend on later steps of the search. Labels that avoid every later cut
/// would reveal the answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Outcome {
    /// It may, so that no text moves while stepping.
    #[default]
    Known,
    /// It may not.
    Hidden,
}

/// A node as it is drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Mark {
    /// Which node.
    pub node: TreeNode,
    /// Where its middle is.
    pub at: (f64, f64),
    /// Whose turn it is.
    pub turn: Turn,
    /// How probable it is, below a chance node.
    pub probability: Option<Fraction>,
    /// Whether it has no children.
    pub leaf: bool,
    /// Its state in the search.
    pub state: State,
    /// Whether the step is about it.
    pub focus: bool,
    /// Whether it is the best child of its parent so far.
    pub best: bool,
    /// Whether the probe of the transposition table was a hit.
    pub hit: bool,
    /// Its known value.
    pub known: Option<Verdict>,
    /// How far above and below its middle its texts may reach, in pixels.
    pub space: (f64, f64),
}

/// A line from a parent to a child.
#[derive(Clone, PartialEq, Debug)]
pub struct Edge {
    /// The child.
    pub child: TreeNode,
    /// Where it starts: at the foot of the parent.
    pub from: (f64, f64),
    /// Where it ends: at the top of the child, or near the viewport.
    pub to: (f64, f64),
    /// The y at which it runs across, straight down before and after; `None` for a slanting edge.
    pub across: Option<f64>,
    /// Its kind.
    pub kind: EdgeKind,
    /// Where the double stroke of a cut stands, as a share of the part that leads to its child alone: in
    /// the middle, or below a probability there.
    pub stroke: f64,
}

impl Edge {
    /// Where the part of it begins that leads to its child alone.
    #[must_use]
    pub fn own_from(&self) -> (f64, f64) {
        self.across.map_or(self.from, |y| (self.to.0, y))
    }

    /// Its straight lines, from the parent on.
    pub fn lines(&self) -> impl Iterator<Item = ((f64, f64), (f64, f64))> {
        let corner = self.across.map(|y| (self.from.0, y));
        let shared = corner.map(|corner| [(self.from, corner), (corner, self.own_from())]);
        shared.into_iter().flatten().chain([(self.own_from(), self.to)])
    }
}

/// The kind of an edge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EdgeKind {
    /// The child is not visited yet.
    Open,
    /// The child has been visited.
    Visited,
    /// The child is on the path.
    Path,
    /// The child is the best so far.
    Best,
    /// The child is cut off here: the double stroke.
    Cut,
    /// The child lies below a cut.
    Pruned,
    /// The child lies beyond the horizon.
    Beyond,
}

/// A subtree drawn as a wedge.
#[derive(Clone, PartialEq, Debug)]
pub struct Bundle {
    /// The root of the subtree, which is drawn as a node.
    pub top: TreeNode,
    /// Where the root is.
    pub at: (f64, f64),
    /// The left and the right end of the wedge's foot.
    pub foot: (f64, f64),
    /// The y of the foot.
    pub foot_y: f64,
    /// How many nodes it stands for, the root included.
    pub size: usize,
    /// The state of the root in the search.
    pub state: State,
}

/// How far from the viewport a node may be of which something is seen, in pixels.
const MARGIN: f64 = 60.0;

/// How far edges go on beyond the viewport, in pixels.
const FAR: f64 = 400.0;

/// The depth of the wedge that stands for a collapsed subtree, in layers.
const FOLDED: f64 = 0.72;

/// Half the width of a wedge in a row, as a part of the distance between siblings.
const WEDGE: f64 = 0.42;

/// Draws the visible part of a tree. The work depends on that part and on how many children its nodes have,
/// not on the size of the tree.
#[must_use]
pub fn tree_scene(session: &Session, step: Step, camera: &Camera) -> TreeScene {
    let (sizes, apart) = (Sizes::new(session, camera), (camera.unit, camera.layer));
    let mut artist = Artist {
        session,
        step,
        camera,
        focus: session.focus(step),
        board: half_of_board(session, &sizes, apart),
        scene: TreeScene {
            sizes,
            apart,
            size: (camera.viewport.width, camera.viewport.height),
            ..TreeScene::default()
        },
    };
    artist.draw_all();
    if session.layout().is_in_rows() {
        // What edges share is drawn as the one that matters most.
        artist.scene.edges.sort_by_key(|edge| (edge.from.1 as i64, rank(edge.kind)));
    }
    artist.scene
}

/// Which of two edges is drawn over the other.
const fn rank(kind: EdgeKind) -> u8 {
    match kind {
        EdgeKind::Open | EdgeKind::Beyond => 0,
        EdgeKind::Pruned | EdgeKind::Cut => 1,
        EdgeKind::Visited => 2,
        EdgeKind::Best => 3,
        EdgeKind::Path => 4,
    }
}

/// The fewest pixels between two siblings at which a node is drawn by itself, wherever the search is.
#[must_use]
pub fn least_unit(session: &Session, node: TreeNode) -> f64 {
    let up = |&node: &TreeNode| session.tree().parent(node);
    let above = std::iter::successors(session.tree().parent(node), up);
    // Slightly more, so that rounding does not matter.
    above.map(|node| clearing_unit(session, node, LEAST_FONT)).fold(0.0, f64::max) * (1.0 + 1e-9)
}

/// The fewest pixels between two siblings at which the children of a node are not crowded, with the
/// smallest font, in pixels.
fn clearing_unit(session: &Session, node: TreeNode, least_font: f64) -> f64 {
    let mut children = session.tree().children(node);
    let gaps = children.len().saturating_sub(1);
    let (Some(first), Some(last)) = (children.next(), children.next_back()) else {
        return 0.0;
    };
    let are_leaves = session.tree().children(node).all(|child| session.tree().is_leaf(child));
    let least = Sizes::least_gap(session, least_font, are_leaves);
    gaps as f64 * least / (session.layout().x(last) - session.layout().x(first))
}

struct Artist<'a> {
    session: &'a Session,
    step: Step,
    camera: &'a Camera,
    focus: Option<TreeNode>,
    board: Board,
    scene: TreeScene,
}

impl Artist<'_> {
    fn tree(&self) -> &GameTree {
        self.session.tree()
    }

    fn draw_all(&mut self) {
        let session = self.session;
        self.mark(TreeNode::ROOT, None);
        let mut pending = vec![(TreeNode::ROOT, 0_usize)];
        while let Some((node, layer)) = pending.pop() {
            if self.tree().is_leaf(node) {
                if let Some(tally) = self.session.tally(node) {
                    self.tallied(node, layer, tally);
                }
                continue;
            }
            if self.crowded(node) {
                // The path is always seen, and takes the place of the wedge.
                match self.child_on_path(node) {
                    Some(child) => {
                        self.mark(child, Some(node));
                        pending.push((child, layer + 1));
                    }
                    None => self.bundle(node, layer),
                }
                continue;
            }
            for child in session.tree().children(node) {
                if self.in_view(child, layer + 1) {
                    self.mark(child, Some(node));
                    pending.push((child, layer + 1));
                }
            }
        }
    }

    fn crowded(&self, node: TreeNode) -> bool {
        !self.session.is_open(node)
            || self.camera.unit < clearing_unit(self.session, node, self.camera.least_font)
    }

    /// Whether any part of the subtree, with the edge into it, lies in the viewport. Of edges that run
    /// across, those to the nearest node beyond it are all that can be seen of those further away.
    fn in_view(&self, node: TreeNode, layer: usize) -> bool {
        let layout = self.session.layout();
        let span = layout.span(node);
        let (from, margin) = match self.tree().parent(node) {
            Some(parent) if !layout.is_in_rows() => (layout.x(parent), MARGIN),
            _ => (span.start, MARGIN + self.camera.unit),
        };
        let left = self.camera.x(span.start.min(from)) - margin;
        let right = self.camera.x(span.end.max(from)) + margin;
        let above = self.camera.y(layer as f64 - 1.0) - margin;
        right >= 0.0 && left <= self.camera.viewport.width && above <= self.camera.viewport.height
    }

    /// The end of an edge, clipped near the viewport: browsers take seconds to draw hundreds of
    /// dashed lines of many thousand pixels.
    fn shortened(&self, from: (f64, f64), to: (f64, f64)) -> (f64, f64) {
        let end = within(to.0, -FAR, self.camera.viewport.width + FAR);
        if end == to.0 {
            return to;
        }
        let share = within((end - from.0) / (to.0 - from.0), 0.0, 1.0);
        (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
    }

    fn child_on_path(&self, node: TreeNode) -> Option<TreeNode> {
        let focus = self.focus?;
        self.tree().ancestors(focus).find(|&above| self.tree().parent(above) == Some(node))
    }

    fn place(&self, node: TreeNode) -> (f64, f64) {
        let layer = self.tree().layer_of(node);
        let y = self.camera.y(layer as f64) + self.scene.sizes.leaf_drop(self.row(node, layer));
        (self.camera.x(self.session.layout().x(node)), y)
    }

    /// The row of its layer that a node stands in: leaves of the last layer may have two.
    fn row(&self, node: TreeNode, layer: usize) -> usize {
        if self.scene.sizes.leaf_rows == 1 || layer + 1 < self.tree().layer_count() {
            return 0;
        }
        let first = self.tree().layer(layer).and_then(|mut nodes| nodes.next());
        first.map_or(0, |first| (node.0 - first.0) as usize % self.scene.sizes.leaf_rows)
    }

    fn mark(&mut self, node: TreeNode, parent: Option<TreeNode>) {
        let at = self.place(node);
        let state = self.session.state(node, self.step);
        let mut space = (f64::INFINITY, f64::INFINITY);
        let best_child = parent.and_then(|parent| self.session.best_child(parent, self.step));
        if let Some(parent) = parent {
            let kind = self.edge_kind(node, parent, state);
            let middle = self.place(parent);
            let in_rows = self.session.layout().is_in_rows();
            let below = self.scene.sizes.below_in_rows(self.session);
            let across = in_rows.then_some(middle.1 + below);
            if let Some(across) = across {
                space = (at.1 - across, below);
            }
            // Between the layers, clear of the nodes in them.
            let from = (middle.0, middle.1 + self.reach(parent).1);
            let to = self.shortened(from, (at.0, at.1 - self.reach(node).0));
            let stroke = if self.tree().probability(node).is_some() { 0.27 } else { 0.5 };
            self.scene.edges.push(Edge { child: node, from, to, across, kind, stroke });
        }
        self.scene.nodes.push(Mark {
            node,
            at,
            turn: self.tree().turn(node),
            probability: self.tree().probability(node),
            leaf: self.is_drawn_as_leaf(node),
            state,
            focus: self.focus == Some(node),
            best: best_child == Some(node),
            hit: self.session.is_hit(node, self.step),
            known: self.session.known(node, self.step),
            space,
        });
    }

    fn is_drawn_as_leaf(&self, node: TreeNode) -> bool {
        self.session.is_leaf(node) || self.session.is_at_horizon(node)
    }

    /// How far a node reaches up and down from its middle.
    fn reach(&self, node: TreeNode) -> (f64, f64) {
        let (turn, leaf) = (self.tree().turn(node), self.is_drawn_as_leaf(node));
        let (_, up, down) = extent_of(turn, leaf, &self.scene.sizes, self.board);
        (up, down)
    }

    fn edge_kind(&self, node: TreeNode, parent: TreeNode, state: State) -> EdgeKind {
        match state {
            State::Pruned if self.session.visit(parent, self.step).is_some() => EdgeKind::Cut,
            State::Pruned => EdgeKind::Pruned,
            // The program of a trace may enter a node whose parent is not open.
            State::Open if self.session.state(parent, self.step) == State::Open => EdgeKind::Path,
            State::Open => EdgeKind::Visited,
            State::NotVisited => EdgeKind::Open,
            State::Beyond => EdgeKind::Beyond,
            State::Done if self.session.best_child(parent, self.step) == Some(node) => {
                EdgeKind::Best
            }
            State::Done => EdgeKind::Visited,
        }
    }

    fn bundle(&mut self, top: TreeNode, layer: usize) {
        let span = self.session.layout().span(top);
        let (left, right) = (self.camera.x(span.start), self.camera.x(span.end));
        let middle = f64::midpoint(left, right);
        let foot_y = self.camera.y(layer as f64 + self.depth_of_wedge(top));
        self.wedge(top, (middle, (right - left) / 2.0, foot_y), self.session.size(top));
    }

    /// Adds a wedge, given the middle of its foot, half the width of that and its y.
    fn wedge(&mut self, top: TreeNode, (middle, half, foot_y): (f64, f64, f64), size: usize) {
        let at = self.place(top);
        let in_rows = self.session.layout().is_in_rows();
        let least = self.scene.sizes.inner * 0.9;
        let half = if in_rows { least.max(self.camera.unit * WEDGE) } else { half.max(least) };
        let below = self.scene.sizes.below_in_rows(self.session) - BEFORE_EDGES;
        self.scene.bundles.push(Bundle {
            top,
            at,
            foot: (middle - half, middle + half),
            foot_y: if in_rows { at.1 + below } else { foot_y },
            size,
            state: self.session.state(top, self.step),
        });
    }

    /// How many layers the wedge below a node reaches down: less for a collapsed subtree.
    fn depth_of_wedge(&self, top: TreeNode) -> f64 {
        if self.session.is_open(top) {
            self.session.height(top) as f64
        } else {
            FOLDED
        }
    }

    /// What was only counted below a node.
    fn tallied(&mut self, top: TreeNode, layer: usize, tally: Tally) {
        let (x, _) = self.place(top);
        let foot_y = self.camera.y(layer as f64 + FOLDED);
        let size = usize::try_from(tally.nodes).unwrap_or(usize::MAX);
        self.wedge(top, (x, 0.0, foot_y), size);
    }
}
