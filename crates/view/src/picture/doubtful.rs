//! Values in small pictures that could be taken for those of other nodes.

use super::{Kind, Shape, Thing};

/// Leaves out values that stand nearer to another node than to their own. Where a value stands does not depend
/// on the step, so that it is there at all steps or at none. O(nodes²): for small pictures.
#[must_use]
pub fn without_doubtful_values(mut things: Vec<Thing>) -> Vec<Thing> {
    let nodes = things.iter().filter(|thing| thing.kind == Kind::Node);
    let nodes: Vec<_> = nodes.map(|thing| (thing.node, thing.at)).collect();
    for thing in things.iter_mut().filter(|thing| thing.kind == Kind::Node) {
        let (node, middle) = (thing.node, thing.at);
        thing.shapes.retain(|shape| {
            let Shape::Text { class, at, .. } = shape else { return true };
            let is_value = matches!(class.split(' ').next(), Some("bound" | "worth"));
            let from = |(x, y): (f64, f64)| (middle.0 + at.0 - x).hypot(middle.1 + at.1 - y);
            let is_nearer = |&(other, place): &_| other != node && from(place) < from(middle);
            !is_value || !nodes.iter().any(is_nearer)
        });
    }
    things
}
