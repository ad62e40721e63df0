//! What must hold of the texts of every picture of a tree: they can be read.

#[path = "../../core/tests/support/mod.rs"]
mod core_support;
#[path = "support/setups.rs"]
mod setups;

use core_support::tree;
use plyscope_core::trace::Recorder;
use plyscope_core::{GameTree, Player, Step, TreeNode};
use plyscope_stage::engine::search_tree;
use plyscope_stage::locale::Lang;
use plyscope_stage::picture::labels::Anchor;
use plyscope_stage::picture::space::Rect;
use plyscope_stage::picture::{anchor_of, picture, width_of, Kind, Labels, Shape, Shown, Thing};
use plyscope_stage::scene::camera::Viewport;
use plyscope_stage::scene::framing::{natural, Extent, Framing};
use plyscope_stage::scene::tree::{tree_scene, Mark, TreeScene};
use plyscope_stage::session::Session;
use plyscope_stage::setup::Setup;
use proptest::prelude::*;
use setups::setup;

/// A text with its node and its place.
struct Label {
    node: TreeNode,
    class: &'static str,
    text: String,
    size: f64,
    rect: Rect,
}

fn labels_of(things: &[Thing]) -> Vec<Label> {
    let nodes = things.iter().filter(|thing| thing.kind != Kind::Edge);
    nodes
        .flat_map(|thing| thing.shapes.iter().filter_map(move |shape| label(thing, shape)))
        .collect()
}

fn label(thing: &Thing, shape: &Shape) -> Option<Label> {
    let Shape::Text { class, at, size, text } = shape else { return None };
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
fn body(mark: &Mark, scene: &TreeScene) -> Vec<Rect> {
    let ((x, y), sizes) = (mark.at, &scene.sizes);
    if mark.leaf {
        return vec![Rect::around((x, y), 2.0 * sizes.leaf.0, 2.0 * sizes.leaf.1)];
    }
    let rows = 12;
    let r = sizes.inner;
    (0..rows)
        .map(|row| {
            let share = (f64::from(row) + 0.5) / f64::from(rows);
            let down = r * 1.85 * share;
            let middle = match mark.player {
                Player::Max => y - r + down,
                Player::Min => y + r - down,
            };
            Rect::around((x, middle), 2.0 * 1.12 * r * share, r * 1.85 / f64::from(rows))
        })
        .collect()
}

/// What is wrong with the texts of a picture, in words.
fn faults(session: &Session, scene: &TreeScene, things: &[Thing], least: f64) -> Vec<String> {
    let mut faults = Vec::new();
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
            if body(mark, scene).iter().any(|part| part.overlaps(&label.rect)) {
                faults.push(format!("{} lies on the node {:?}", say(label), mark.node));
            }
        }
        for edge in &scene.edges {
            let parent = session.tree().parent(edge.child);
            let is_own = edge.child == label.node || parent == Some(label.node);
            // What stands in a node covers the edges behind it.
            let is_inside = label.class == "value";
            if !is_own && !is_inside && label.rect.is_crossed_by((edge.from, edge.to)) {
                faults.push(format!("{} lies on the edge to {:?}", say(label), edge.child));
            }
        }
    }
    faults
}

const VIEWPORTS: [(f64, f64); 4] =
    [(1026.0, 617.0), (952.0, 367.0), (684.0, 424.0), (372.0, 420.0)];

fn searched(tree: GameTree, setup: Setup) -> Session {
    search_tree(tree, setup, Recorder::new()).expect("no limit")
}

fn viewport() -> impl Strategy<Value = Viewport> {
    prop_oneof![prop::sample::select(VIEWPORTS.to_vec()), (200.0_f64..1600.0, 160.0_f64..1000.0),]
        .prop_map(|(width, height)| Viewport { width, height })
}

fn labels() -> impl Strategy<Value = Labels> {
    (prop::sample::select(vec![Shown::Yes, Shown::No]), prop::sample::select(Lang::ALL.to_vec()))
        .prop_map(|(names, lang)| Labels { names, lang })
}

/// Whether what there is to read of every node in view is there: the value of each leaf, what is known
/// of each node, and L-names where they are to be complete.
fn unread(session: &Session, scene: &TreeScene, things: &[Thing], with_names: bool) -> Vec<String> {
    let labels = labels_of(things);
    let has = |node: TreeNode, kinds: &[&str]| {
        labels.iter().any(|label| {
            let kind = label.class.split(' ').next().unwrap_or_default();
            label.node == node && kinds.contains(&kind)
        })
    };
    let mut unread = Vec::new();
    for mark in &scene.nodes {
        let name = session.tree().l_name(mark.node);
        if mark.known.is_some() && !has(mark.node, &["value", "bound", "worth"]) {
            unread.push(format!("the value of {name}"));
        }
        if with_names && !has(mark.node, &["l-name"]) {
            unread.push(format!("the name of {name}"));
        }
    }
    unread
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn no_text_of_the_page_overlaps_anything(
        tree in tree(), setup in setup(), viewport in viewport(), labels in labels(), at in 0.0_f64..=1.0
    ) {
        let session = searched(tree, setup);
        let step = Step((f64::from(session.trace().last_step().0) * at) as u32);
        let framing = Framing::new(&session, viewport, labels);
        let camera = framing.camera(&session, step);
        let scene = tree_scene(&session, step, &camera);
        let things = picture(&session, step, &scene, labels);
        prop_assert_eq!(faults(&session, &scene, &things, camera.least_font), Vec::<String>::new());
        let focus = session.focus(step).unwrap_or(TreeNode::ROOT);
        let mark = scene.nodes.iter().find(|mark| mark.node == focus).expect("drawn");
        prop_assert!((0.0..=viewport.width).contains(&mark.at.0), "in view: {:?}", mark.at);
        prop_assert!((0.0..=viewport.height).contains(&mark.at.1), "in view: {:?}", mark.at);
        if framing.extent == Extent::Whole {
            prop_assert_eq!(unread(&session, &scene, &things, false), Vec::<String>::new());
            prop_assert_eq!(scene.nodes.len(), session.tree().len());
        }
    }

    #[test]
    fn no_text_of_a_file_overlaps_anything(
        tree in tree(), setup in setup(), labels in labels(), at in 0.0_f64..=1.0
    ) {
        let session = searched(tree, setup);
        let step = Step((f64::from(session.trace().last_step().0) * at) as u32);
        let camera = natural(&session, labels);
        let scene = tree_scene(&session, step, &camera);
        let things = picture(&session, step, &scene, labels);
        prop_assert_eq!(faults(&session, &scene, &things, 11.0), Vec::<String>::new());
        // A name may be so long that nothing has room beside it.
        let has_names = session.tree().nodes().any(|node| session.tree().name(node).is_some());
        let with_names = labels.names == Shown::Yes && !has_names;
        prop_assert_eq!(unread(&session, &scene, &things, with_names), Vec::<String>::new());
    }
}

/// The trees of the lectures in the smallest places that the page has for them, and a tree of 64
/// leaves in the largest.
#[test]
fn the_trees_of_the_lectures_can_be_read_whole_at_every_size() {
    let sixty_four = {
        let leaf = |number: usize| ((number * 37) % 90).to_string();
        let mut level: Vec<String> = (0..64).map(leaf).collect();
        while level.len() > 2 {
            level = level.chunks(2).map(|pair| format!("({} {})", pair[0], pair[1])).collect();
        }
        level.join(" ")
    };
    let trees = [
        ("((8 5) (20 3)) ((2 4) (15 6))", 4),
        ("((-30 -5) (5 15)) ((-20 -30) (9 10))", 4),
        ("(4 8) (17 5)", 4),
        ("(4 3 8) (2 6 7) (17 1 5)", 4),
        ("C1:draw C2:(H2A:draw H2B:loss H2C:loss H2D:win) C3:(H3A:loss H3B:draw)", 4),
        ("(((4 5) (3 2)) ((6 7) (8 9))) (((1 10) (2 11)) ((12 13) (14 14)))", 4),
        (sixty_four.as_str(), 1),
    ];
    for (text, sizes) in trees {
        let session = searched(GameTree::parse(text).expect("a tree"), Setup::default());
        for (width, height) in &VIEWPORTS[..sizes] {
            let viewport = Viewport { width: *width, height: *height };
            let labels = Labels { names: Shown::Yes, lang: Lang::En };
            let framing = Framing::new(&session, viewport, labels);
            assert_eq!(framing.extent, Extent::Whole, "{text} at {width} × {height}");
            for step in (0..=session.trace().last_step().0).map(Step) {
                let scene = tree_scene(&session, step, &framing.camera(&session, step));
                let things = picture(&session, step, &scene, labels);
                let none = Vec::<String>::new();
                assert_eq!(
                    unread(&session, &scene, &things, true),
                    none,
                    "{text} at {width} × {height}"
                );
                assert_eq!(
                    faults(&session, &scene, &things, 10.0),
                    none,
                    "{text} at {width} × {height}"
                );
            }
        }
    }
}
