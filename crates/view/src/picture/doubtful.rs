//! Values in small pictures that could be taken for those of other nodes.

use plyscope_search::TreeNode;

use super::labels::plan;
use super::{board_half, Kind, Labels, Shape, Thing};
use crate::scene::tree::TreeScene;
use plyscope_session::Session;

/// Where a node is.
type Place = (TreeNode, (f64, f64));

/// How much nearer to its own node than to any other a value has to stand.
const NEARER: f64 = 1.1;

/// Whether a value that is placed beside its own node stands nearer to another, or about as near.
fn is_doubtful((node, middle): Place, at: (f64, f64), nodes: &[Place]) -> bool {
    let from = |(x, y): (f64, f64)| (middle.0 + at.0 - x).hypot(middle.1 + at.1 - y);
    nodes.iter().any(|&(other, place)| other != node && from(place) < NEARER * from(middle))
}

/// Whether a scene has such a value, at any step. O(nodes²): for small pictures.
#[must_use]
pub fn has_doubtful_values(session: &Session, scene: &TreeScene, labels: Labels) -> bool {
    let nodes: Vec<Place> = scene.nodes.iter().map(|mark| (mark.node, mark.at)).collect();
    let spots = plan(session, scene, labels, board_half(session, scene)).spots;
    let mut values = nodes.iter().zip(&spots).filter_map(|(&own, spots)| Some((own, spots.value?)));
    values.any(|(own, spot)| is_doubtful(own, spot.at, &nodes))
}

/// Leaves out values that stand about as near to another node as to their own, or nearer. Where a value
/// stands does not depend on the step, so that it is there at all steps or at none. O(nodes²): for small
/// pictures.
#[must_use]
pub fn without_doubtful_values(mut things: Vec<Thing>) -> Vec<Thing> {
    let nodes = things.iter().filter(|thing| thing.kind == Kind::Node);
    let nodes: Vec<Place> = nodes.map(|thing| (thing.node, thing.at)).collect();
    for thing in things.iter_mut().filter(|thing| thing.kind == Kind::Node) {
        let own = (thing.node, thing.at);
        thing.shapes.retain(|shape| {
            let Shape::Text { class, at, .. } = shape else { return true };
            let is_value = matches!(class.split(' ').next(), Some("bound" | "worth"));
            !is_value || !is_doubtful(own, *at, &nodes)
        });
    }
    things
}
