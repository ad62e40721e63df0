//! A small picture of a tree that grows, without texts.

use plyscope_best_first::tree::{GrowingTree, Node};
use plyscope_drawing::Path;
use plyscope_search::{Player, Turn};
use plyscope_view::picture::Shape;

use crate::shown::{Place, Shown};

/// From one sibling to the next, from one layer to the next, and around all nodes, in pixels.
const COLUMN: f64 = 18.0;
const LAYER: f64 = 46.0;
const MARGIN: f64 = 12.0;
/// Half the size of a node, in pixels.
const HALF: f64 = 7.0;
/// How wide it is at most, in distances between siblings.
const COLUMNS: f64 = 42.94;
/// The most layers.
const LAYERS: u16 = 8;

/// The nodes of a tree that a small picture shows: the most visited ones.
#[must_use]
pub fn shown(tree: &GrowingTree, visits: &[u32]) -> Shown {
    let weight = |node: Node| visits.get(node.index()).copied().unwrap_or_default();
    Shown::within(tree, &weight, COLUMNS, LAYERS)
}

/// The nodes that are there at a time, and the size of the picture in pixels.
#[must_use]
pub fn thumbnail(tree: &GrowingTree, shown: &Shown, time: u32) -> (Vec<Shape>, (f64, f64)) {
    let middle = |place: &Place| (MARGIN + place.at.0 * COLUMN, MARGIN + HALF + place.at.1 * LAYER);
    let places = || shown.places().iter().filter(|place| tree.added(place.node) <= time);
    let edges = places().filter_map(|place| {
        let (above, to) = (shown.place(tree.parent(place.node)?)?, middle(place));
        Some(Shape::Path { class: "branch", path: Path::line(middle(above), to) })
    });
    let nodes = places().map(|place| {
        let class = if tree.added(place.node) == time { "grown new" } else { "grown" };
        Shape::Path { class, path: outline(middle(place), tree.turn(place.node)) }
    });
    let width = 2.0 * MARGIN + shown.width() * COLUMN;
    let height = 2.0 * (MARGIN + HALF) + f64::from(shown.layers().max(1) - 1) * LAYER;
    (edges.chain(nodes).collect(), (width, height))
}

/// A triangle for a player, upwards for MAX; a circle for chance; a square at the end of the game.
fn outline((x, y): (f64, f64), turn: Option<Turn>) -> Path {
    let triangle = |tip: f64| {
        let corner = |path: Path, to| path.line_to(to);
        let path = Path::new().move_to((x, y + tip));
        corner(corner(path, (x + HALF, y - tip)), (x - HALF, y - tip)).close()
    };
    match turn {
        Some(Turn::Player(Player::Max)) => triangle(-HALF),
        Some(Turn::Player(Player::Min)) => triangle(HALF),
        Some(Turn::Chance) => Path::circle((x, y), HALF),
        None => Path::rectangle((x - HALF, y - HALF), (2.0 * HALF, 2.0 * HALF)),
    }
}
