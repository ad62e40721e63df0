//! Which part of a tree is shown, so that its labels are legible.

use std::ops::Range;

use plyscope_search::{Step, TreeNode};

use super::camera::{
    Camera, Viewport, LARGEST_UNIT, LEAST_FONT, MARGIN_BELOW, MARGIN_BESIDE, NATURAL_LAYER,
};
use super::sizes::Sizes;
use super::tree::{tree_scene, Mark, TreeScene};
use crate::picture::labels::{extent, CLEAR, HALO, LINE};
use crate::picture::{board_half, has_clear_boards, has_doubtful_values, missing, Labels, Shown};
use plyscope_drawing::metrics;
use plyscope_session::{Session, State};

/// The scale at which a tree is shown in a viewport.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Framing {
    /// The tree at this scale, as a whole or as far as the viewport reaches.
    camera: Camera,
    /// Whether the whole tree is in the viewport.
    pub extent: Extent,
}

/// How much of a tree is in a viewport.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// All of it.
    Whole,
    /// A part, which follows the search.
    Part,
    /// The nodes on the path with their children, and nothing else: the tree is so wide that a node
    /// and its children would not be in view together.
    Rows(Capacity),
}

/// How much of a neighbourhood fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capacity {
    /// How many nodes can stand side by side.
    beside: u32,
    /// How many layers can be seen.
    layers: usize,
}

/// The most nodes for which labels are placed at each scale; larger trees never fit whole.
const MOST_TRIED: usize = 1_500;
/// How many heights are tried for a small picture, and by how many pixels each is lower.
const LOWER_TRIED: u32 = 4;
const LOWER: f64 = 10.0;
/// The margins beside a tree that are tried for a small picture, at most, in pixels.
const BESIDE: [f64; 3] = [MARGIN_BESIDE, 32.0, 40.0];
/// The fewest pixels between two siblings that leave space for a number.
const CLOSEST: f64 = 16.0;
/// The margins beside a tree that is shown whole, and below the middles of its last layer, in
/// pixels: more below for several rows of leaves and names, more beside for wide values, and
/// both for large boards.
const MARGINS: [(f64, f64); 7] = [
    (MARGIN_BESIDE, MARGIN_BELOW),
    (MARGIN_BESIDE, 78.0),
    (MARGIN_BESIDE, 92.0),
    (MARGIN_BESIDE, 104.0),
    (36.0, MARGIN_BELOW),
    (62.0, MARGIN_BELOW),
    (44.0, 78.0),
];
/// The zoom factor from one try to the next.
const NEARER: f64 = 1.15;

impl Framing {
    /// The whole tree, if every value and name can be read in the viewport; or else the smallest
    /// scale at which those can be read that are in view. O(nodes), however many tries.
    #[must_use]
    pub fn new(session: &Session, viewport: Viewport, labels: Labels) -> Self {
        if session.is_folded_at_first() {
            return Self::in_rows(session, viewport);
        }
        let is_tried = session.tree().len() <= MOST_TRIED;
        let without_names = Labels { names: Shown::No, ..labels };
        let whole = wholes(session, viewport);
        for labels in [labels, without_names] {
            let is_legible =
                |camera: &&Camera| is_tried && is_legible_with_boards(session, camera, labels);
            if let Some(&camera) = whole.iter().find(is_legible) {
                return Self { camera, extent: Extent::Whole };
            }
        }
        let [whole, ..] = whole;
        let Self { mut camera, .. } = Self::around(session, whole);
        let is_tight = |camera: &Camera| {
            !is_legible_with_boards(session, &whole_at(session, camera), without_names)
        };
        while is_tried && camera.unit < LARGEST_UNIT && is_tight(&camera) {
            camera.unit *= NEARER;
            camera.layer = (camera.layer * NEARER).min(NATURAL_LAYER);
        }
        // Where that is not enough, texts find space between layers that are further apart, as long as
        // a node is in view together with its children.
        let above = Sizes::above_root(session);
        let highest = (viewport.height - above - MARGIN_BELOW).min(LARGEST_ROW);
        while is_tried && camera.layer * NEARER <= highest && is_tight(&camera) {
            camera.layer *= NEARER;
        }
        camera.top = -above / camera.layer;
        Self { camera, extent: Extent::Part }.or_in_rows(session, viewport)
    }

    /// A part of a tree where every node is in view together with its children, or else rows. O(nodes).
    fn or_in_rows(self, session: &Session, viewport: Viewport) -> Self {
        let space = (viewport.width - 2.0 * beside(session, &self.camera)) / self.camera.unit;
        let is_together = |node| {
            let family = family(session, node);
            family.end - family.start <= space
        };
        match session.tree().nodes().all(is_together) {
            true => self,
            false => Self::in_rows(session, viewport),
        }
    }

    /// The nodes on the path and their children. O(nodes).
    fn in_rows(session: &Session, viewport: Viewport) -> Self {
        let layers = session.tree().layer_count();
        let mut camera = Camera::fit(session.layout(), layers, viewport);
        let apart = Sizes::least_in_row(session, camera.least_font);
        let children = session.tree().nodes().map(|node| session.tree().children(node).len());
        let most = children.max().unwrap_or(1).max(2) as u32;
        // All children of a node, or as many nodes as can be read well where that is more.
        let readable = (viewport.width / apart) as u32;
        let natural = (viewport.width / NATURAL_IN_ROW.max(apart)) as u32;
        let beside = most.min(readable).max(natural).max(1);
        camera.unit = (viewport.width / f64::from(beside)).min(LARGEST_UNIT);
        let least = Sizes::least_row(session);
        let above = Sizes::above_root(session);
        let high = (viewport.height - above - BELOW_ROWS).max(least);
        // Two layers below the topmost, or more where there is space for more.
        let below = ((high / NATURAL_ROW) as usize).max(2).min((high / least) as usize);
        camera.layer = (high / below as f64).min(LARGEST_ROW);
        camera.top = -above / camera.layer;
        camera.left = (f64::from(beside - 1) - viewport.width / camera.unit) / 2.0;
        Self { camera, extent: Extent::Rows(Capacity { beside, layers: below + 1 }) }
    }

    /// Whether only the path and its families are shown.
    #[must_use]
    pub const fn is_in_rows(&self) -> bool {
        matches!(self.extent, Extent::Rows(_))
    }

    /// The view at a step: the search with its expansion, and the camera.
    #[must_use]
    pub fn shown(&self, session: &Session, step: Step) -> (Session, Camera) {
        let focus = session.focus(step).unwrap_or(TreeNode::ROOT);
        let is_done = || session.state(focus, step) == State::Done;
        match self.extent {
            // The line that both players follow in the end, as far as there is space.
            Extent::Rows(space) if focus == TreeNode::ROOT && is_done() => {
                let end = session.best_path(step).take(space.layers.saturating_sub(1)).last();
                let around = session.around(end.unwrap_or(focus), step, space.beside);
                let camera = self.lowered(&around, focus);
                (around, camera)
            }
            _ => self.shown_around(session, step, focus),
        }
    }

    /// The same around another node than the current one.
    #[must_use]
    pub fn shown_around(&self, session: &Session, step: Step, node: TreeNode) -> (Session, Camera) {
        match self.extent {
            Extent::Rows(space) => {
                let around = session.around(node, step, space.beside);
                let camera = self.lowered(&around, node);
                (around, camera)
            }
            Extent::Whole | Extent::Part => (session.clone(), self.camera(session, node)),
        }
    }

    /// The camera moved down as far as it takes to see a node with its children, or at least the node.
    /// In rows, all that is shown below them is seen as well, as long as the row above the node is.
    fn lowered(&self, session: &Session, node: TreeNode) -> Camera {
        let tree = session.tree();
        let layer = tree.layer_of(node);
        let below = match self.extent {
            Extent::Rows(_) => BELOW_ROWS,
            _ => {
                let sizes = Sizes::new(session, &self.camera);
                sizes.below() + HALO + CLEAR + sizes.value * LINE
            }
        };
        let lowest = self.camera.viewport.height - below;
        let family = layer + usize::from(!tree.is_leaf(node));
        let last = match self.extent {
            _ if self.camera.layer + Sizes::above_root(session) > lowest => layer,
            Extent::Rows(space) => {
                let last = session.layout().row_count().saturating_sub(1);
                last.min((layer + space.layers).saturating_sub(2)).max(family)
            }
            Extent::Whole | Extent::Part => family,
        };
        self.camera.lowered_to(last as f64, below)
    }

    /// A part of a tree that is too large to be shown whole, at the smallest scale at which values can
    /// be read, or in rows; whether names can be read is not tried. O(nodes).
    #[must_use]
    pub fn of_large(session: &Session, viewport: Viewport) -> Self {
        let layers = session.tree().layer_count();
        let part = Self::around(session, Camera::fit(session.layout(), layers, viewport));
        part.or_in_rows(session, viewport)
    }

    fn around(session: &Session, whole: Camera) -> Self {
        let mut camera = whole.nearer_than(least_unit(session, &whole));
        camera.layer = camera.layer.max(LEAST_LAYER);
        camera.top = -Sizes::above_root(session) / camera.layer;
        Self { camera, extent: Extent::Part }
    }

    /// The whole, or the largest part around a node that is in the viewport as a whole, so that the
    /// picture rests as long as the search stays in there. A node and its children are in view together.
    fn camera(&self, session: &Session, focus: TreeNode) -> Camera {
        if self.extent == Extent::Whole {
            return self.camera;
        }
        let (layout, tree) = (session.layout(), session.tree());
        let wide = self.camera.viewport.width / self.camera.unit;
        let margin = beside(session, &self.camera) / self.camera.unit;
        let space = wide - 2.0 * margin;
        let fits = |&node: &TreeNode| {
            let range = layout.span(node);
            range.end - range.start <= space
        };
        let around = tree.ancestors(focus).take_while(fits).last();
        let middle = match around {
            Some(node) => {
                let range = layout.span(node);
                f64::midpoint(range.start, range.end)
            }
            None => {
                let family = family(session, focus);
                f64::midpoint(family.start, family.end)
            }
        };
        // Nothing is shown beyond the ends of the tree where there is more on the other side.
        let furthest = (layout.width() + margin - wide).max(-margin);
        let left = if layout.width() + 2.0 * margin <= wide {
            (layout.width() - wide) / 2.0
        } else {
            (middle - wide / 2.0).clamp(-margin, furthest)
        };
        Self { camera: Camera { left, ..self.camera }, extent: self.extent }.lowered(session, focus)
    }
}

/// The smallest and the largest x of a node and its children.
fn family(session: &Session, node: TreeNode) -> Range<f64> {
    let (layout, mut children) = (session.layout(), session.tree().children(node));
    let x = layout.x(node);
    let first = children.next();
    let last = children.next_back().or(first);
    let [first, last] = [first, last].map(|child| child.map_or(x, |child| layout.x(child)));
    first.min(x)..last.max(x)
}

/// Pixels kept free below the middles of the lowest row, for nodes and wedges.
const BELOW_ROWS: f64 = 66.0;
/// The distance of nodes of a row at which another one is brought in, in pixels.
const NATURAL_IN_ROW: f64 = 72.0;
/// The distance of rows at which another one is brought in, and the largest one, in pixels.
const NATURAL_ROW: f64 = 118.0;
const LARGEST_ROW: f64 = 150.0;

/// Pixels kept free at the left and the right of a tree: a value fits beside its node.
fn beside(session: &Session, camera: &Camera) -> f64 {
    let size = Sizes::new(session, camera);
    let value = session.widest_bound() * size.value + metrics::width("≥ ", size.value);
    size.inner * 1.12 + HALO + CLEAR + value
}

/// The fewest pixels between layers at which nodes with their texts fit.
const LEAST_LAYER: f64 = 56.0;

/// The fewest pixels between siblings at which a large tree can be read.
fn least_unit(session: &Session, camera: &Camera) -> f64 {
    let gaps = session.layout().gaps();
    let value = session.widest_value() * camera.least_font;
    let apart = |pixels: f64, gap: f64| if gap.is_finite() { pixels / gap } else { 0.0 };
    let last = apart((value + 8.0) / 2.0, gaps.last);
    let leaf = apart(value + 8.0, gaps.leaf);
    let inner = apart(value.max(20.0) + 6.0, gaps.inner);
    last.max(leaf).max(inner).min(LARGEST_UNIT)
}

/// Whether every node of a picture is drawn in it, and every value and name finds its place.
fn is_legible(session: &Session, camera: &Camera, labels: Labels) -> bool {
    let scene = tree_scene(session, Step::START, camera);
    holds(session, &scene) && missing(session, &scene, labels) == (0, 0)
}

/// The same for a picture on the page, where boards are to be made out as well.
fn is_legible_with_boards(session: &Session, camera: &Camera, labels: Labels) -> bool {
    let scene = tree_scene(session, Step::START, camera);
    holds(session, &scene)
        && has_clear_boards(session, &scene)
        && missing(session, &scene, labels) == (0, 0)
}

/// Whether all nodes are drawn, and lie in the picture.
fn holds(session: &Session, scene: &TreeScene) -> bool {
    let ((wide, high), board) = (scene.size, board_half(session, scene));
    let is_inside = |mark: &Mark| {
        let (half, up, down) = extent(mark, &scene.sizes, board);
        let (x, y) = mark.at;
        x >= half && x + half <= wide && y >= up && y + down <= high
    };
    // Where nodes are too close, they are drawn as a wedge, although they are not collapsed.
    let is_crowded = |top| session.is_open(top) && !session.tree().is_leaf(top);
    scene.nodes.iter().all(is_inside) && !scene.bundles.iter().any(|bundle| is_crowded(bundle.top))
}

/// A picture of the whole tree at the scale of a camera.
fn whole_at(session: &Session, camera: &Camera) -> Camera {
    let layers = session.tree().layer_count();
    let whole = Camera::whole(session.layout(), layers, (camera.unit, camera.layer));
    Camera { least_font: camera.least_font, ..whole }
}

/// The whole tree in a viewport, with one of the margins of the page; nothing where its texts have no space.
#[must_use]
pub fn whole_within(session: &Session, viewport: Viewport, labels: Labels) -> Option<Camera> {
    if session.tree().len() > MOST_TRIED {
        return None;
    }
    let is_legible = |camera: &Camera| is_legible(session, camera, labels);
    wholes(session, viewport).into_iter().find(is_legible)
}

/// The whole tree in a viewport with each of the margins.
fn wholes(session: &Session, viewport: Viewport) -> [Camera; MARGINS.len()] {
    let (layers, above) = (session.tree().layer_count(), Sizes::above_root(session));
    MARGINS.map(|(beside, below)| {
        Camera::fit_within(session.layout(), layers, viewport, (beside, above, below))
    })
}

/// The whole tree within a viewport, less high or with more space beside it where that lets its texts find
/// their places, if it can be each nearest to its own node; nothing where they have no space.
#[must_use]
pub fn legible_within(session: &Session, most: Viewport, labels: Labels) -> Option<Camera> {
    let (layout, layers) = (session.layout(), session.tree().layer_count());
    let heights = (0..LOWER_TRIED).map(|step| most.height - f64::from(step) * LOWER);
    let tried =
        BESIDE.into_iter().flat_map(|beside| heights.clone().map(move |high| (beside, high)));
    let camera = |(beside, height): (f64, f64)| {
        let viewport = Viewport { height, ..most };
        let margins = (beside, Sizes::above_root(session), MARGIN_BELOW);
        let camera = Camera::fit_within(layout, layers, viewport, margins);
        // It is small, but not on a phone.
        Camera { least_font: LEAST_FONT, ..camera }
    };
    let is_wide = |camera: &Camera| camera.unit >= CLOSEST;
    let mut legible = tried
        .map(camera)
        .filter(|camera| is_wide(camera) && is_legible(session, camera, labels))
        .peekable();
    let first = legible.peek().copied();
    let is_clear = |camera: &Camera| {
        !has_doubtful_values(session, &tree_scene(session, Step::START, camera), labels)
    };
    legible.find(is_clear).or(first)
}

/// The tree in a picture made to measure, at the natural scale or, where its texts need more space,
/// a larger one.
#[must_use]
pub fn natural(session: &Session, labels: Labels) -> Camera {
    legible(session, Camera::natural(session.layout(), session.tree().layer_count()), labels)
}

/// The tree in a picture made to measure, at the scale of a camera or, where its texts need more
/// space, a larger one.
#[must_use]
pub fn legible(session: &Session, mut camera: Camera, labels: Labels) -> Camera {
    let layers = session.tree().layer_count();
    camera = with_lowest(session, camera);
    while camera.unit < LARGEST_UNIT
        && session.tree().len() <= MOST_TRIED
        && !is_legible(session, &camera, labels)
    {
        let scale = (camera.unit * NEARER, camera.layer * NEARER.sqrt());
        camera = with_lowest(session, Camera::whole(session.layout(), layers, scale));
    }
    camera
}

/// The camera with a picture that is high enough for the lowest leaves, which may stand in two rows, and a
/// text below them.
fn with_lowest(session: &Session, mut camera: Camera) -> Camera {
    let sizes = Sizes::new(session, &camera);
    let layers = session.tree().layer_count();
    let lowest = camera.y(layers.saturating_sub(1) as f64) + sizes.below();
    let bottom = lowest + HALO + CLEAR + sizes.name * LINE;
    camera.viewport.height = camera.viewport.height.max(bottom.ceil());
    camera
}
