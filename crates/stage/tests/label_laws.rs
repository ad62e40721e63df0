//! What must hold of the texts of every picture of a tree: they can be read.

#[path = "../../core/tests/support/mod.rs"]
mod core_support;
#[path = "support/legible.rs"]
mod legible;
#[path = "support/setups.rs"]
mod setups;

use core_support::tree;
use legible::{faults, labels_of};
use plyscope_core::trace::Recorder;
use plyscope_core::{GameTree, Step, TreeNode};
use plyscope_stage::engine::search_tree;
use plyscope_stage::locale::Lang;
use plyscope_stage::picture::{picture, Labels, Shown, Thing};
use plyscope_stage::scene::camera::Viewport;
use plyscope_stage::scene::framing::{natural, Extent, Framing};
use plyscope_stage::scene::tree::{tree_scene, TreeScene};
use plyscope_stage::session::Session;
use plyscope_stage::setup::Setup;
use proptest::prelude::*;
use setups::setup;

/// The places that the page has for a tree at 1440×900, 1366×650, 1024×768 and 390×844.
const VIEWPORTS: [(f64, f64); 4] =
    [(1026.0, 602.0), (952.0, 375.0), (682.0, 461.0), (372.0, 406.0)];

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
