//! The whole tree in a few pixels, with the part of it that is in view.

use std::ops::Range;

use plyscope_search::{Step, TreeNode};

use super::camera::Camera;
use plyscope_drawing::Path;
use plyscope_session::{Session, State};

/// A tree in a few pixels.
#[derive(Clone, PartialEq, Debug)]
pub struct Minimap {
    /// Its width and height, in pixels.
    pub size: (f64, f64),
    /// The nodes of each state, a short line each.
    pub nodes: Vec<(State, Path)>,
    /// The node that the step is about.
    pub here: Option<(f64, f64)>,
    /// The visible part: left, top, width and height.
    pub view: [f64; 4],
    scale: (f64, f64),
}

/// The width and the largest height, in pixels.
const SIZE: (f64, f64) = (168.0, 30.0);
/// Pixels kept free around the tree.
const MARGIN: f64 = 3.0;
/// The largest height of a layer, in pixels.
const LAYER: f64 = 7.0;

impl Minimap {
    /// The tree of a session at a step, where a camera does not see all of what is shown of it. The work
    /// depends on the size of the map and the depth of the tree, not on the number of its nodes: where
    /// nodes share a pixel, one of them is drawn, and where layers do, one of these.
    #[must_use]
    pub fn new(
        session: &Session,
        step: Step,
        (shown, camera): (&Session, &Camera),
    ) -> Option<Self> {
        let layout = session.layout();
        let layers = session.tree().layer_count() as f64;
        let viewport = camera.viewport;
        let (left, right) = (camera.x(0.0), camera.x(layout.width()));
        let (top, bottom) = (camera.y(0.0), camera.y(layers - 1.0));
        let is_in_rows = shown.layout().is_in_rows();
        let is_wide = left < 0.0 || right > viewport.width;
        if !is_in_rows && !is_wide && top >= 0.0 && bottom <= viewport.height {
            return None;
        }
        let wide = (SIZE.0 - 2.0 * MARGIN) / layout.width().max(1.0);
        let deep = ((SIZE.1 - 2.0 * MARGIN) / layers).min(LAYER);
        let size = (SIZE.0, layers * deep + 2.0 * MARGIN);
        let scale = (wide, deep);
        let mut map = Self { size, nodes: Vec::new(), here: None, view: [0.0; 4], scale };
        map.nodes = map.draw(session, step);
        map.here = session.focus(step).map(|node| map.place(session, node));
        let seen = if is_in_rows {
            let top = topmost(shown, camera);
            layout.span(top)
        } else {
            camera.left..camera.left + viewport.width / camera.unit
        };
        let (seen_left, seen_right) = (map.x(seen.start).max(0.0), map.x(seen.end).min(size.0));
        let seen_top = (map.y(camera.top) - deep / 2.0).max(0.0);
        let seen_bottom = map.y(camera.top + viewport.height / camera.layer).min(size.1);
        map.view = [
            seen_left,
            seen_top,
            (seen_right - seen_left).max(4.0),
            (seen_bottom - seen_top).max(4.0),
        ];
        Some(map)
    }

    /// The place of the layout, and the layer, at a point of the map.
    #[must_use]
    pub fn at(&self, (x, y): (f64, f64)) -> (f64, f64) {
        ((x - MARGIN) / self.scale.0, (y - MARGIN) / self.scale.1 - 0.5)
    }

    fn x(&self, x: f64) -> f64 {
        MARGIN + x * self.scale.0
    }

    fn y(&self, layer: f64) -> f64 {
        MARGIN + (layer + 0.5) * self.scale.1
    }

    fn place(&self, session: &Session, node: TreeNode) -> (f64, f64) {
        let layer = session.tree().layer_of(node);
        (self.x(session.layout().x(node)), self.y(layer as f64))
    }

    fn draw(&self, session: &Session, step: Step) -> Vec<(State, Path)> {
        let mut drawn: Vec<(State, Vec<Path>)> =
            [State::Beyond, State::NotVisited, State::Pruned, State::Done, State::Open]
                .map(|state| (state, Vec::new()))
                .into();
        let layers_a_pixel = (1.0 / self.scale.1).ceil() as usize;
        for layer in (0..session.tree().layer_count()).step_by(layers_a_pixel) {
            for node in self.sample(session, layer) {
                let state = session.state(node, step);
                let (x, y) = self.place(session, node);
                let paths = drawn.iter_mut().find(|(of, _)| *of == state);
                if let Some((_, paths)) = paths {
                    paths.push(Path::new().move_to((x - 0.7, y)).across(1.4));
                }
            }
        }
        drawn.retain(|(_, paths)| !paths.is_empty());
        drawn.into_iter().map(|(state, paths)| (state, paths.into_iter().collect())).collect()
    }

    /// Nodes of a layer that are shown, about one for each pixel.
    fn sample(&self, session: &Session, layer: usize) -> Vec<TreeNode> {
        let (tree, layout) = (session.tree(), session.layout());
        let Range { start: mut at, end } = layout.layer(layer);
        let mut sampled = Vec::new();
        while at < end {
            let node = TreeNode(at);
            let is_shown = tree.ancestors(node).skip(1).all(|above| session.is_open(above));
            if is_shown {
                sampled.push(node);
            }
            at = layout.first_from(at + 1..end, layout.x(node) + 1.0 / self.scale.0);
        }
        sampled
    }
}

/// The node of a path below which all lies that a camera sees of its families.
fn topmost(shown: &Session, camera: &Camera) -> TreeNode {
    let above = (camera.top.ceil().max(0.0) as usize).saturating_sub(1);
    let path = shown.layout().path();
    path.get(above).or(path.last()).copied().unwrap_or(TreeNode::ROOT)
}

#[cfg(test)]
mod tests {
    use plyscope_search::trace::Recorder;
    use plyscope_search::GameTree;
    use plyscope_setup::Setup;

    use super::*;
    use plyscope_session::engine::search_tree;

    #[test]
    fn a_pixel_has_one_layer() {
        let text = format!("{}7{}", "(7 ".repeat(399), ")".repeat(399));
        let tree = GameTree::parse(&text).expect("a tree");
        let session = search_tree(tree, Setup::default(), Recorder::new()).expect("no limit");
        let camera = Camera::natural(session.layout(), 1);
        let map = Minimap::new(&session, Step::START, (&session, &camera)).expect("it is deep");
        // A leaf and an inner node in each of at most 24 layers, as two segments.
        let drawn: usize = map.nodes.iter().map(|(_, path)| path.segments().len()).sum();
        assert!((24..=96).contains(&drawn), "{drawn}");
    }
}
