//! Whether the texts of a picture of a tree can be read.

use plyscope_search::{Player, TreeNode, Turn};
use plyscope_session::Session;
use plyscope_view::picture::labels::Anchor;
use plyscope_view::picture::space::Rect;
use plyscope_view::picture::{anchor_of, board_half, width_of, Kind, Shape, Thing};
use plyscope_view::scene::tree::{Mark, TreeScene};

/// A text with its node and its place.
pub struct Label {
    pub node: TreeNode,
    pub class: &'static str,
    pub text: String,
    size: f64,
    pub rect: Rect,
}

/// The texts of a picture, except for those of edges.
pub fn labels_of(things: &[Thing]) -> Vec<Label> {
    let nodes = things.iter().filter(|thing| thing.kind != Kind::Edge);
    nodes
        .flat_map(|thing| thing.shapes.iter().filter_map(move |shape| label(thing, shape)))
        .collect()
}

fn label(thing: &Thing, shape: &Shape) -> Option<Label> {
    let Shape::Text { class, at, size, text } = shape else { return None };
    // chess pieces are letters of a font.
    if class.starts_with("man") {
        return None;
    }
    let width = width_of(class, text, *size);
    let (x, y) = (thing.at.0 + at.0, thing.at.1 + at.1);
    let middle = match anchor_of(class) {
        Anchor::Start => x + width / 2.0,
        Anchor::Middle => x,
        Anchor::End => x - width / 2.0,
    };
    // Digits and capitals are three quarters of the font's size high.
    let rect = Rect::around((middle, y), width, size * 0.75);
    Some(Label { node: thing.node, class, text: text.clone(), size: *size, rect })
}

/// The body of a node as rectangles, a few pixels wide, that together fill it.
pub fn body(mark: &Mark, scene: &TreeScene, board: Option<f64>) -> Vec<Rect> {
    let ((x, y), sizes) = (mark.at, &scene.sizes);
    if let Some(half) = board {
        return vec![Rect::around((x, y), 2.0 * half, 2.0 * half)];
    }
    if mark.leaf {
        return vec![Rect::around((x, y), 2.0 * sizes.leaf.0, 2.0 * sizes.leaf.1)];
    }
    let rows = 12;
    let r = sizes.inner;
    (0..rows)
        .map(|row| {
            let share = (f64::from(row) + 0.5) / f64::from(rows);
            let down = r * 1.85 * share;
            let middle = match mark.turn {
                Turn::Player(Player::Max) => y - r + down,
                Turn::Player(Player::Min) => y + r - down,
                Turn::Chance => {
                    let down = 2.0 * r * share - r;
                    let (half, high) = ((r * r - down * down).sqrt(), 2.0 * r / f64::from(rows));
                    return Rect::around((x, y + down), 2.0 * half, high);
                }
            };
            Rect::around((x, middle), 2.0 * 1.12 * r * share, r * 1.85 / f64::from(rows))
        })
        .collect()
}

/// Descriptions of the faults of a picture's labels; `least` is the smallest font, in pixels.
pub fn faults(session: &Session, scene: &TreeScene, things: &[Thing], least: f64) -> Vec<String> {
    let mut faults = Vec::new();
    let board = board_half(session, scene);
    let labels = labels_of(things);
    let say = |label: &Label| format!("{:?} ({}) of {:?}", label.text, label.class, label.node);
    let (wide, high) = scene.size;
    for (index, label) in labels.iter().enumerate() {
        if label.size < least {
            faults.push(format!("{} has {} pixels", say(label), label.size));
        }
        let Rect { left, top, right, bottom } = label.rect;
        if left < -0.1 || top < -0.1 || right > wide + 0.1 || bottom > high + 0.1 {
            faults.push(format!("{} is clipped", say(label)));
        }
        for other in &labels[index + 1..] {
            if label.rect.overlaps(&other.rect) {
                faults.push(format!("{} lies on {}", say(label), say(other)));
            }
        }
        for mark in scene.nodes.iter().filter(|mark| mark.node != label.node) {
            if body(mark, scene, board).iter().any(|part| part.overlaps(&label.rect)) {
                faults.push(format!("{} lies on the node {:?}", say(label), mark.node));
            }
        }
        for edge in &scene.edges {
            let parent = session.tree().parent(edge.child);
            let is_own = edge.child == label.node || parent == Some(label.node);
            // What stands in a node covers the edges behind it.
            let is_inside = label.class == "value";
            let is_crossed = edge.lines().any(|line| label.rect.is_crossed_by(line));
            if !is_own && !is_inside && is_crossed {
                faults.push(format!("{} lies on the edge to {:?}", say(label), edge.child));
            }
        }
    }
    faults
}

/// What of the neighbourhood of the current node cannot be seen or read in a picture that shows a
/// part of a tree: its children, of which as many as fit are in view, those with a value with it.
pub fn missing_of_family(session: &Session, scene: &TreeScene, things: &[Thing]) -> Vec<String> {
    let (wide, high) = scene.size;
    let in_view = |mark: &&Mark| {
        let (x, y) = mark.at;
        (0.0..=wide).contains(&x) && (0.0..=high).contains(&y)
    };
    // Before the first step there is none but the root.
    let current = scene.nodes.iter().find(|mark| mark.focus);
    let root = || scene.nodes.iter().find(|mark| mark.node == TreeNode::ROOT);
    let Some(focus) = current.or_else(root) else {
        return vec!["no current node".to_owned()];
    };
    let tree = session.tree();
    let labels = labels_of(things);
    let has_value = |node: TreeNode| {
        let is_value = |class: &str| matches!(class, "value" | "bound" | "worth");
        labels
            .iter()
            .any(|label| label.node == node && label.class.split(' ').next().is_some_and(is_value))
    };
    let family = || {
        let children = scene.nodes.iter().filter(|mark| tree.parent(mark.node) == Some(focus.node));
        children.filter(in_view)
    };
    let mut missing = Vec::new();
    if in_view(&focus) && focus.known.is_some() && !has_value(focus.node) {
        missing.push("the value of the current node".to_owned());
    }
    let fitting = (wide / scene.apart.0) as usize;
    let children = tree.children(focus.node).len();
    // A pixel beside the edge of the picture is not in view.
    if family().count() + 2 < children.min(fitting) {
        missing.push(format!("{} of {children} children are in view", family().count()));
    }
    if children > 0 && family().count() == 0 {
        missing.push("all children".to_owned());
    }
    for child in family().filter(|child| child.known.is_some() && !has_value(child.node)) {
        missing.push(format!("the value of {:?}", child.node));
    }
    missing
}
