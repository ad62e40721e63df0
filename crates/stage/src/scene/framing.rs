//! Which part of a tree is shown, so that what is shown can be read.

use plyscope_core::{Step, TreeNode};

use super::camera::{
    Camera, Viewport, LARGEST_UNIT, MARGIN_ABOVE, MARGIN_BELOW, MARGIN_BESIDE, NATURAL_LAYER,
};
use super::sizes::Sizes;
use super::tree::{tree_scene, Mark, TreeScene};
use crate::picture::labels::extent;
use crate::picture::{missing, Labels, Shown};
use crate::session::Session;

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
}

/// The most nodes for which places of texts are tried at each scale; larger trees never fit whole.
const MOST_TRIED: usize = 1_500;
/// What is kept free beside a tree that is shown whole, and below the middles of its last layer, in
/// pixels: more below where leaves and their names take several rows, more beside where values are
/// wide.
const MARGINS: [(f64, f64); 6] = [
    (MARGIN_BESIDE, MARGIN_BELOW),
    (MARGIN_BESIDE, 78.0),
    (MARGIN_BESIDE, 92.0),
    (MARGIN_BESIDE, 104.0),
    (36.0, MARGIN_BELOW),
    (62.0, MARGIN_BELOW),
];
/// How much nearer each try is.
const NEARER: f64 = 1.15;

impl Framing {
    /// The whole tree, if every value and name can be read in the viewport; or else the smallest
    /// scale at which those can be read that are in view. O(nodes), however many tries.
    #[must_use]
    pub fn new(session: &Session, viewport: Viewport, labels: Labels) -> Self {
        let layers = session.tree().layer_count();
        let is_tried = session.tree().len() <= MOST_TRIED;
        let without_names = Labels { names: Shown::No, ..labels };
        let whole =
            MARGINS.map(|margins| Camera::fit_within(session.layout(), layers, viewport, margins));
        for labels in [labels, without_names] {
            let is_legible = |camera: &&Camera| is_tried && is_legible(session, camera, labels);
            if let Some(&camera) = whole.iter().find(is_legible) {
                return Self { camera, extent: Extent::Whole };
            }
        }
        let [whole, ..] = whole;
        let Self { mut camera, .. } = Self::around(session, whole);
        let is_tight =
            |camera: &Camera| !is_legible(session, &whole_at(session, camera), without_names);
        while is_tried && camera.unit < LARGEST_UNIT && is_tight(&camera) {
            camera.unit *= NEARER;
            camera.layer = (camera.layer * NEARER).min(NATURAL_LAYER);
        }
        camera.top = -MARGIN_ABOVE / camera.layer;
        Self { camera, extent: Extent::Part }
    }

    /// A part of a tree that is too large to be shown whole, at the smallest scale at which values can
    /// be read; whether names can be is not tried. O(1).
    #[must_use]
    pub fn of_large(session: &Session, viewport: Viewport) -> Self {
        let layers = session.tree().layer_count();
        Self::around(session, Camera::fit(session.layout(), layers, viewport))
    }

    fn around(session: &Session, whole: Camera) -> Self {
        let mut camera = whole.nearer_than(least_unit(session, &whole));
        camera.layer = camera.layer.max(LEAST_LAYER);
        camera.top = -MARGIN_ABOVE / camera.layer;
        Self { camera, extent: Extent::Part }
    }

    /// What is shown at a step: the whole, or the largest part around the step's node that is in the
    /// viewport as a whole, so that the picture rests as long as the search stays in there.
    #[must_use]
    pub fn camera(&self, session: &Session, step: Step) -> Camera {
        if self.extent == Extent::Whole {
            return self.camera;
        }
        let focus = session.focus(step).unwrap_or(TreeNode::ROOT);
        let (layout, tree) = (session.layout(), session.tree());
        let wide = self.camera.viewport.width / self.camera.unit;
        let room = wide - 2.0 * MARGIN / self.camera.unit;
        let fits = |&node: &TreeNode| {
            let range = layout.span(node);
            range.end - range.start <= room
        };
        let around = tree.ancestors(focus).take_while(fits).last();
        let middle = match around {
            Some(node) => {
                let range = layout.span(node);
                f64::midpoint(range.start, range.end)
            }
            None => layout.x(focus),
        };
        // Nothing is shown beyond the ends of the tree where there is more on the other side.
        let margin = MARGIN / self.camera.unit;
        let furthest = (layout.width() + margin - wide).max(-margin);
        let left = if layout.width() + 2.0 * margin <= wide {
            (layout.width() - wide) / 2.0
        } else {
            (middle - wide / 2.0).clamp(-margin, furthest)
        };
        let below = Sizes::new(session, &self.camera).below();
        Camera { left, ..self.camera }.lowered_to(tree.layer_of(focus) as f64, below)
    }
}

/// Pixels kept free at the left and the right of a tree.
const MARGIN: f64 = 24.0;
/// The fewest pixels between layers at which nodes with their texts have room.
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

/// Whether all nodes are drawn, and lie in the picture.
fn holds(session: &Session, scene: &TreeScene) -> bool {
    let (wide, high) = scene.size;
    let is_inside = |mark: &Mark| {
        let (half, up, down) = extent(mark, &scene.sizes, None);
        let (x, y) = mark.at;
        x >= half && x + half <= wide && y >= up && y + down <= high
    };
    // Where nodes are too close, they are drawn as a wedge, although they are not folded.
    let is_crowded = |top| session.is_open(top) && !session.tree().is_leaf(top);
    scene.nodes.iter().all(is_inside) && !scene.bundles.iter().any(|bundle| is_crowded(bundle.top))
}

/// A picture of the whole tree at the scale of a camera.
fn whole_at(session: &Session, camera: &Camera) -> Camera {
    let layers = session.tree().layer_count();
    let whole = Camera::whole(session.layout(), layers, (camera.unit, camera.layer));
    Camera { least_font: camera.least_font, ..whole }
}

/// The tree in a picture made to measure, at the natural scale or, where its texts need more room, a
/// larger one.
#[must_use]
pub fn natural(session: &Session, labels: Labels) -> Camera {
    legible(session, Camera::natural(session.layout(), session.tree().layer_count()), labels)
}

/// The tree in a picture made to measure, at the scale of a camera or, where its texts need more room,
/// a larger one.
#[must_use]
pub fn legible(session: &Session, mut camera: Camera, labels: Labels) -> Camera {
    while camera.unit < LARGEST_UNIT
        && session.tree().len() <= MOST_TRIED
        && !is_legible(session, &camera, labels)
    {
        let scale = (camera.unit * NEARER, camera.layer * NEARER.sqrt());
        camera = Camera::whole(session.layout(), session.tree().layer_count(), scale);
    }
    camera
}
