//! The tree of a question with the user's marks: whole, without results of the search.

use plyscope_search::{GameTree, Step, TreeNode, Verdict};

use super::perform::Stand;
use super::selection::Selection;
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::{node_name, player_name};
use plyscope_session::{Session, State};
use plyscope_view::picture::{missing, Labels, Shown};
use plyscope_view::scene::camera::{Camera, Viewport, NATURAL_LAYER, NATURAL_UNIT};
use plyscope_view::scene::tree::{tree_scene, Edge, EdgeKind, Outcome, TreeScene};

/// The most nodes that are drawn; a larger tree is answered by typing.
pub const MOST_NODES: usize = 400;

/// The tree before the search begins, with some nodes drawn as pruned: hatched, and crossed out on
/// the way to them.
#[must_use]
pub fn pruned(session: &Session, chosen: &Selection) -> TreeScene {
    let mut scene = bare(session);
    prune(&mut scene, session.tree(), |node| chosen.contains(node));
    scene
}

/// Draws some nodes as pruned.
pub fn prune(scene: &mut TreeScene, tree: &GameTree, is_pruned: impl Fn(TreeNode) -> bool) {
    for mark in scene.nodes.iter_mut().filter(|mark| is_pruned(mark.node)) {
        mark.state = State::Pruned;
    }
    for edge in scene.edges.iter_mut().filter(|edge| is_pruned(edge.child)) {
        let below_pruned = tree.parent(edge.child).is_some_and(&is_pruned);
        edge.kind = if below_pruned { EdgeKind::Pruned } else { EdgeKind::Cut };
    }
}

/// The tree before the search begins, with the given values of its inner nodes.
#[must_use]
pub fn valued(session: &Session, given: impl Fn(TreeNode) -> Option<Verdict>) -> TreeScene {
    let mut scene = bare(session);
    for mark in scene.nodes.iter_mut().filter(|mark| !mark.leaf) {
        mark.known = given(mark.node);
    }
    scene
}

/// The tree before the search begins, with the line to one child drawn as the chosen one.
#[must_use]
pub fn chosen(session: &Session, child: Option<TreeNode>) -> TreeScene {
    let mut scene = bare(session);
    for edge in scene.edges.iter_mut().filter(|edge| Some(edge.child) == child) {
        edge.kind = EdgeKind::Best;
    }
    for mark in scene.nodes.iter_mut().filter(|mark| Some(mark.node) == child) {
        mark.best = true;
    }
    scene
}

/// The tree with the state of the search according to an answer, right or wrong.
#[must_use]
pub fn claimed(session: &Session, stand: &Stand) -> TreeScene {
    let mut scene = bare(session);
    for mark in &mut scene.nodes {
        mark.state = stand.state(session, mark.node);
        mark.focus = stand.here == Some(mark.node);
        mark.best = stand.is_best(session, mark.node);
        if !mark.leaf {
            mark.known = stand.known(mark.node);
        }
    }
    for edge in &mut scene.edges {
        let above = session.tree().parent(edge.child);
        let is_pruned = |node| stand.state(session, node) == State::Pruned;
        edge.kind = match stand.state(session, edge.child) {
            State::Open => EdgeKind::Path,
            State::Done if stand.is_best(session, edge.child) => EdgeKind::Best,
            State::Done => EdgeKind::Visited,
            State::Pruned if above.is_some_and(is_pruned) => EdgeKind::Pruned,
            State::Pruned => EdgeKind::Cut,
            State::NotVisited | State::Beyond => EdgeKind::Open,
        };
    }
    scene
}

/// The tree at a step, without later results.
#[must_use]
pub fn halted(session: &Session, step: Step) -> TreeScene {
    at_scale(session, step, &camera(session, Room::WIDE))
}

fn at_scale(session: &Session, step: Step, camera: &Camera) -> TreeScene {
    TreeScene { outcome: Outcome::Hidden, ..tree_scene(session, step, camera) }
}

/// The place of a picture on the page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Room {
    /// Its width, in pixels of the picture.
    pub width: f64,
    /// Whether texts are drawn larger there than they are planned.
    pub has_large_texts: bool,
}

impl Room {
    /// A place where every picture has its usual size.
    pub const WIDE: Self = Self { width: f64::INFINITY, has_large_texts: false };
}

/// A drawing of the tree, with its nodes closer together where its place is less wide.
#[must_use]
pub fn fitted(session: &Session, mut scene: TreeScene, room: Room) -> TreeScene {
    if scene.size.0 <= room.width {
        return scene;
    }
    let placed = at_scale(session, Step::START, &camera(session, room));
    for mark in &mut scene.nodes {
        if let Some(place) = placed.nodes.iter().find(|place| place.node == mark.node) {
            (mark.at, mark.space) = (place.at, place.space);
        }
    }
    for edge in &mut scene.edges {
        if let Some(place) = placed.edges.iter().find(|place| place.child == edge.child) {
            *edge = Edge { kind: edge.kind, ..place.clone() };
        }
    }
    let TreeScene { bundles, sizes, apart, size, .. } = placed;
    TreeScene { bundles, sizes, apart, size, ..scene }
}

/// The scale of the tree of a question: that of a large one is smaller, so that a laptop shows all of
/// it beside the answer, and smaller still where that makes it fit its place with all its labels.
fn camera(session: &Session, room: Room) -> Camera {
    let (layout, layers) = (session.layout(), session.tree().layer_count());
    let natural = Camera::natural(layout, layers);
    let Viewport { width, height } = natural.viewport;
    let (too_wide, too_high) =
        ((width - ROOM.0.min(room.width)).max(0.0), (height - ROOM.1).max(0.0));
    let unit = NATURAL_UNIT - too_wide / layout.width().max(1.0);
    let layer = NATURAL_LAYER - too_high / (layers.max(2) - 1) as f64;
    let at = |unit| Camera::whole(layout, layers, (unit, layer.max(LEAST_LAYER)));
    let is_narrow = room.width.is_finite() && !room.has_large_texts;
    let is_close = is_narrow && (CLOSEST..LEAST_UNIT).contains(&unit);
    if is_close && is_legible(session, &at(unit)) {
        at(unit)
    } else {
        at(unit.max(LEAST_UNIT))
    }
}

/// Whether every node is drawn, and every label has space, whatever the search finds.
fn is_legible(session: &Session, camera: &Camera) -> bool {
    let scene = at_scale(session, Step::START, camera);
    let labels = Labels { names: Shown::Yes, lang: Lang::En };
    scene.bundles.is_empty() && missing(session, &scene, labels) == (0, 0)
}

/// The size of a picture that a laptop shows beside the answer, in pixels.
const ROOM: (f64, f64) = (870.0, 400.0);
/// The fewest pixels between two siblings, and between two layers, at which all labels have space.
const LEAST_UNIT: f64 = 46.0;
const LEAST_LAYER: f64 = 66.0;
/// The fewest pixels between two siblings at which they may have.
const CLOSEST: f64 = 30.0;

/// The tree before the search begins.
#[must_use]
pub fn bare(session: &Session) -> TreeScene {
    let mut scene = halted(session, Step::START);
    for mark in &mut scene.nodes {
        mark.focus = false;
        mark.state = State::NotVisited;
    }
    for edge in &mut scene.edges {
        edge.kind = EdgeKind::Visited;
    }
    scene
}

/// What a click on a node marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// The node and all below it.
    Subtree,
    /// The node alone.
    Node,
}

/// An answer that names nodes, after a click that toggles a node. Invalid words stay, at the end.
/// The root is never pruned and is not added.
#[must_use]
pub fn pressed(tree: &GameTree, answer: &str, node: TreeNode, reach: Reach) -> String {
    if node == TreeNode::ROOT {
        return answer.to_owned();
    }
    let (chosen, unread) = Selection::read_in_part(tree, answer);
    let chosen = match reach {
        Reach::Subtree => chosen.with_subtree_toggled(tree, node),
        Reach::Node => chosen.with_node_toggled(node),
    };
    let names = chosen.print(tree);
    [names.as_str()]
        .into_iter()
        .filter(|names| !names.is_empty())
        .chain(unread)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The accessible name of a node: its name, and its player or value.
#[must_use]
pub fn reading(session: &Session, node: TreeNode, lang: Lang) -> String {
    let tree = session.tree();
    let name = node_name(session, node, lang);
    let what = match tree.leaf_value(node) {
        Some(value) => texts::learn_leaf(lang, &numerals::value(lang, value)),
        None if tree.is_chance(node) => texts::side_chance(lang),
        None => player_name(tree.player(node)).to_owned(),
    };
    let share = tree.probability(node);
    let share = share.map(|share| texts::read_probability(lang, &share.to_string()));
    lang.clauses(&[name, what].into_iter().chain(share).collect::<Vec<_>>())
}

/// The accessible name of a node, with the state of the search according to an answer.
#[must_use]
pub fn claimed_reading(session: &Session, stand: &Stand, node: TreeNode, lang: Lang) -> String {
    let mut parts = vec![reading(session, node, lang)];
    if !session.is_leaf(node) {
        parts.extend(stand.known(node).map(|known| numerals::verdict(lang, known)));
    }
    parts.push(match stand.state(session, node) {
        State::Open => texts::read_open(lang),
        State::Done => texts::read_done(lang),
        State::Pruned => texts::read_pruned(lang),
        State::NotVisited | State::Beyond => texts::read_new(lang),
    });
    parts.extend((stand.here == Some(node)).then(|| texts::read_here(lang)));
    lang.clauses(&parts)
}

/// Where the arrow keys lead from a node: up to its parent, down to its first child, and left and
/// right among the nodes of its layer.
#[must_use]
pub fn walk(tree: &GameTree, from: TreeNode, key: &str) -> Option<TreeNode> {
    let beside = |node: Option<u32>| {
        let node = node.map(TreeNode).filter(|node| node.index() < tree.len())?;
        (tree.layer_of(node) == tree.layer_of(from)).then_some(node)
    };
    match key {
        "ArrowUp" => tree.parent(from),
        "ArrowDown" => tree.children(from).next(),
        "ArrowLeft" => beside(from.0.checked_sub(1)),
        "ArrowRight" => beside(from.0.checked_add(1)),
        "Home" => Some(TreeNode::ROOT),
        _ => None,
    }
}
