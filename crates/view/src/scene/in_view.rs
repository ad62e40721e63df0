//! Keeps part of the picture in view, wherever the camera is moved.

use plyscope_search::Step;

use super::camera::{within, Camera};
use super::tree::{tree_scene, Mark};
use plyscope_session::Session;

/// How far from the edges of the viewport a node is well in view, in pixels, where there is space.
const MARGIN: f64 = 24.0;

/// The camera, moved as little as possible so that the nearest node is in view. An empty viewport
/// would give no hint where the tree is.
#[must_use]
pub fn kept_in_view(session: &Session, step: Step, camera: Camera) -> Camera {
    let scene = tree_scene(session, step, &camera);
    let (width, height) = (camera.viewport.width, camera.viewport.height);
    let (aside, above) = (MARGIN.min(width / 4.0), MARGIN.min(height / 4.0));
    // How far the camera would have to be moved to see a node.
    let away = |mark: &Mark| {
        let (x, y) = mark.at;
        (within(x, aside, width - aside) - x, within(y, above, height - above) - y)
    };
    let far = |&(dx, dy): &(f64, f64)| dx.abs() + dy.abs();
    let nearest = scene.nodes.iter().map(away).min_by(|one, other| far(one).total_cmp(&far(other)));
    match nearest {
        Some((dx, dy)) if dx != 0.0 || dy != 0.0 => camera.panned(dx, dy),
        _ => camera,
    }
}
