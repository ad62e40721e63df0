//! Laws of labels: they are legible in every picture of a tree.

use crate::chance_setups::chance_setup;
use crate::core_support::chance::chance_tree;
use crate::core_support::tree;
use crate::legible::{body, faults, labels_of, missing_of_family, Label};
use crate::setups::setup;
use plyscope_drawing::metrics;
use plyscope_drawing::Segment;
use plyscope_i18n::{numerals, Lang};
use plyscope_search::algo::Fail;
use plyscope_search::trace::Recorder;
use plyscope_search::{GameTree, Step, TreeNode, Verdict};
use plyscope_session::engine::{search_game, search_tree};
use plyscope_session::{Session, State};
use plyscope_setup::link::Link;
use plyscope_setup::{Algorithm, Setup};
use plyscope_view::picture::labels::Board;
use plyscope_view::picture::space::Rect;
use plyscope_view::picture::{
    board_half, picture, without_doubtful_values, Kind, Labels, Shape, Shown, Thing,
};
use plyscope_view::scene::camera::{Camera, Viewport, LEAST_FONT};
use plyscope_view::scene::framing::{legible_within, natural, Extent, Framing};
use plyscope_view::scene::tree::{tree_scene, Mark, TreeScene};
use proptest::prelude::*;

/// The places that the page has for a tree at 1440×900, 1366×650, 1024×768 and 390×844.
const VIEWPORTS: [(f64, f64); 4] =
    [(1026.0, 602.0), (952.0, 375.0), (682.0, 461.0), (372.0, 406.0)];

/// The least width and height in which a node, its children and their values fit, whatever the
/// values, in pixels.
const LEAST: (f64, f64) = (320.0, 220.0);

fn searched(tree: GameTree, setup: Setup) -> Session {
    search_tree(tree, setup, Recorder::new()).expect("no limit")
}

/// A tree and a search of it; with chance nodes if the search takes them.
fn subject() -> impl Strategy<Value = (GameTree, Setup)> {
    prop_oneof![
        4 => (tree(), setup()),
        2 => (chance_tree(), chance_setup()),
    ]
}

fn viewport() -> impl Strategy<Value = Viewport> {
    prop_oneof![prop::sample::select(VIEWPORTS.to_vec()), (200.0_f64..1600.0, 160.0_f64..1000.0),]
        .prop_map(|(width, height)| Viewport { width, height })
}

fn labels() -> impl Strategy<Value = Labels> {
    (prop::sample::select(vec![Shown::Yes, Shown::No]), prop::sample::select(Lang::ALL.to_vec()))
        .prop_map(|(names, lang)| Labels { names, lang })
}

/// The missing labels of the nodes in view: values of leaves, known verdicts, and L-names where all
/// of them are required.
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
        if mark.probability.is_some() && !has(mark.node, &["probability"]) {
            unread.push(format!("the probability of {name}"));
        }
        if mark.known.is_some() && !has(mark.node, &["value", "bound", "worth"]) {
            unread.push(format!("the value of {name}"));
        }
        if with_names && !has(mark.node, &["l-name"]) {
            unread.push(format!("the name of {name}"));
        }
    }
    unread
}

/// A small picture of the lectures' quiz has all its texts; of a large tree there is none.
#[test]
fn small_trees_have_labelled_small_pictures() {
    let most = Viewport { width: 260.0, height: 180.0 };
    let labels = Labels { names: Shown::No, lang: Lang::En };
    let leaves = |count: usize| format!("({})", vec!["7"; count].join(" "));
    let table = [
        ("((8 5) (20 3)) ((2 4) (15 6))".to_owned(), true),
        ("((5 4) (-3 2)) ((-20 6) (1 7))".to_owned(), true),
        ("(4 8) (17 5)".to_owned(), true),
        (leaves(40), false),
        (leaves(2_000), false),
    ];
    for (text, expected) in table {
        let tree: GameTree = text.parse().expect("a tree");
        for &(id, algorithm) in Algorithm::ALL {
            let session = searched(tree.clone(), Setup { algorithm, ..Setup::default() });
            let camera = legible_within(&session, most, labels);
            assert_eq!(camera.is_some(), expected, "{text} by {id}");
        }
    }
}

/// The values of nodes with children, each with the name of its node.
fn values(session: &Session, things: &[Thing]) -> Vec<String> {
    let nodes = things.iter().filter(|thing| thing.kind == Kind::Node);
    let mut all: Vec<String> = nodes
        .flat_map(|thing| {
            let name = session.tree().l_name(thing.node);
            thing.shapes.iter().filter_map(move |shape| match shape {
                Shape::Text { class, text, .. } if class.starts_with("bound") => {
                    Some(format!("{name}: {text}"))
                }
                _ => None,
            })
        })
        .collect();
    all.sort();
    all
}

/// So has that of a comparison: a value that could be taken for that of another node would be left out.
#[test]
fn every_value_of_the_quiz_is_clear_in_a_comparison() {
    let most = Viewport { width: 280.0, height: 180.0 };
    let labels = Labels { names: Shown::No, lang: Lang::En };
    let tree: GameTree = "((8 5) (20 3)) ((2 4) (15 6))".parse().expect("a tree");
    let table = [(Algorithm::Minimax, "L3-4: 15"), (Algorithm::AlphaBeta, "L3-2: ≥ 20")];
    for (algorithm, expected) in table {
        let session = searched(tree.clone(), Setup { algorithm, ..Setup::default() });
        let camera = legible_within(&session, most, labels).expect("it has texts");
        let last = session.trace().last_step();
        let things = picture(&session, last, &tree_scene(&session, last, &camera), labels);
        let all = values(&session, &things);
        assert!(all.contains(&expected.to_owned()), "{all:?}");
        assert_eq!(values(&session, &without_doubtful_values(things.clone())), all);
        // None stands in the row of another node.
        for shape in things.iter().flat_map(|thing| &thing.shapes) {
            if let Shape::Text { class, at: (x, y), text, .. } = shape {
                let is_near = !class.starts_with("bound") || x.hypot(*y) < 30.0;
                assert!(is_near, "{text} at {x}, {y}");
            }
        }
    }
}

/// In a small picture of the lectures' quiz the value of L3-1 has a place only beside that of L2-1: it is left
/// out, and all others stay.
#[test]
fn a_small_picture_has_no_value_beside_another_node() {
    let tree = "((8 5) (20 3)) ((2 4) (15 6))".parse().expect("a tree");
    let session = searched(tree, Setup { fail: Fail::Hard, ..Setup::default() });
    let labels = Labels { names: Shown::No, lang: Lang::En };
    let last = session.trace().last_step();
    let viewport = Viewport { width: 230.0, height: 150.0 };
    let camera = Camera::fit(session.layout(), session.tree().layer_count(), viewport);
    let camera = Camera { least_font: LEAST_FONT, ..camera };
    let things = picture(&session, last, &tree_scene(&session, last, &camera), labels);
    let all = values(&session, &things);
    let clear = values(&session, &without_doubtful_values(things));
    assert!(all.contains(&"L3-1: 8".to_owned()), "{all:?}");
    let expected: Vec<String> = all.iter().filter(|one| *one != "L3-1: 8").cloned().collect();
    assert_eq!(clear, expected);
    assert!(clear.contains(&"L2-1: 8".to_owned()), "{clear:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn what_is_known_of_a_node_is_as_wide_as_its_place_at_most((tree, setup) in subject()) {
        let session = searched(tree, setup);
        for step in (0..=session.trace().last_step().0).map(Step) {
            let known = session.tree().nodes().filter_map(|node| session.known(node, step));
            for verdict in known {
                let signs = if matches!(verdict, Verdict::Exact(_)) { "" } else { "≥ " };
                let text = numerals::verdict(Lang::En, verdict);
                let wide = metrics::ems(&text) - metrics::ems(signs);
                prop_assert!(wide <= session.widest_bound() + 1e-9, "{text}");
            }
        }
    }

    #[test]
    fn no_text_of_the_page_overlaps_anything(
        (tree, setup) in subject(), viewport in viewport(), labels in labels(), at in 0.0_f64..=1.0
    ) {
        let session = searched(tree, setup);
        let step = Step((f64::from(session.trace().last_step().0) * at) as u32);
        let framing = Framing::new(&session, viewport, labels);
        let (session, camera) = framing.shown(&session, step);
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
        } else if viewport.width >= LEAST.0 && viewport.height >= LEAST.1 {
            let missing = missing_of_family(&session, &scene, &things);
            prop_assert_eq!(missing, Vec::<String>::new(), "{}, {:?}", session.tree(), framing.extent);
        }
    }

    /// It would seem to lead to that node.
    #[test]
    fn no_edge_runs_through_another_node(
        (tree, setup) in subject(),
        viewport in viewport(),
        labels in labels(),
    ) {
        let session = searched(tree, setup);
        let step = session.trace().last_step();
        let (shown, camera) = Framing::new(&session, viewport, labels).shown(&session, step);
        for (session, camera) in [(&session, natural(&session, labels)), (&shown, camera)] {
            let scene = tree_scene(session, step, &camera);
            // Between two rows of leaves, and two rows of nodes, edges have to pass.
            if scene.sizes.leaf_rows > 1 || session.layout().is_in_rows() {
                continue;
            }
            let board = board_half(session, &scene);
            for edge in &scene.edges {
                let ends = [Some(edge.child), session.tree().parent(edge.child)];
                for mark in scene.nodes.iter().filter(|mark| !ends.contains(&Some(mark.node))) {
                    let parts = body(mark, &scene, board);
                    let crosses = |line| parts.iter().any(|part| part.is_crossed_by(line));
                    let is_crossed = edge.lines().any(crosses);
                    prop_assert!(!is_crossed, "the edge to {:?} at {:?}", edge.child, mark.node);
                }
            }
        }
    }

    /// So it is in every small picture, at every step.
    #[test]
    fn small_pictures_are_legible(
        (tree, setup) in subject(), labels in labels(), at in 0.0_f64..=1.0
    ) {
        let session = searched(tree, setup);
        let most = Viewport { width: 260.0, height: 180.0 };
        if let Some(camera) = legible_within(&session, most, labels) {
            let step = Step((f64::from(session.trace().last_step().0) * at) as u32);
            let scene = tree_scene(&session, step, &camera);
            let things = picture(&session, step, &scene, labels);
            prop_assert_eq!(faults(&session, &scene, &things, LEAST_FONT), Vec::<String>::new());
        }
    }

    #[test]
    fn no_text_of_a_file_overlaps_anything(
        (tree, setup) in subject(), labels in labels(), at in 0.0_f64..=1.0
    ) {
        let session = searched(tree, setup);
        let step = Step((f64::from(session.trace().last_step().0) * at) as u32);
        let camera = natural(&session, labels);
        let scene = tree_scene(&session, step, &camera);
        let things = picture(&session, step, &scene, labels);
        prop_assert_eq!(faults(&session, &scene, &things, 11.0), Vec::<String>::new());
        // A name may be so long that nothing fits beside it.
        let has_names = session.tree().nodes().any(|node| session.tree().name(node).is_some());
        let with_names = labels.names == Shown::Yes && !has_names;
        prop_assert_eq!(unread(&session, &scene, &things, with_names), Vec::<String>::new());
    }
}

/// Where a tree is too high to be shown whole, its values find space although siblings could not be
/// further apart.
#[test]
fn values_between_close_siblings_have_a_place() {
    let setup = Setup { algorithm: Algorithm::Expectiminimax, ..Setup::default() };
    let text = "chance:(1*chance:(1/3*0 1/3*chance:(1/2*0 1/2*0.11) 1/3*0))";
    let tree = GameTree::parse_for(text, setup.algorithm).expect("a tree");
    let session = searched(tree, setup);
    let labels = Labels { names: Shown::Yes, lang: Lang::En };
    for (width, height) in VIEWPORTS {
        let framing = Framing::new(&session, Viewport { width, height }, labels);
        for step in (0..=session.trace().last_step().0).map(Step) {
            let (session, camera) = framing.shown(&session, step);
            let scene = tree_scene(&session, step, &camera);
            let things = picture(&session, step, &scene, labels);
            let missing = missing_of_family(&session, &scene, &things);
            assert_eq!(missing, Vec::<String>::new(), "{width}×{height}, step {}", step.0);
        }
    }
}

/// A tree of this many leaves, a power of two.
fn wide(leaves: usize) -> String {
    let leaf = |number: usize| ((number * 37) % 90).to_string();
    let mut level: Vec<String> = (0..leaves).map(leaf).collect();
    while level.len() > 2 {
        level = level.chunks(2).map(|pair| format!("({} {})", pair[0], pair[1])).collect();
    }
    level.join(" ")
}

/// Where a tree is too wide to be shown whole, all is expanded below the current node that fits.
#[test]
fn a_wide_tree_fills_the_space_below_the_current_node() {
    let session = searched(GameTree::parse(&wide(256)).expect("a tree"), Setup::default());
    // At the root, and at the fifth layer from the top.
    for ((width, height), least) in VIEWPORTS.into_iter().zip([15, 7, 7, 7]) {
        let viewport = Viewport { width, height };
        let labels = Labels { names: Shown::Yes, lang: Lang::En };
        let framing = Framing::new(&session, viewport, labels);
        assert!(framing.is_in_rows(), "{width} × {height}");
        let (shown, camera) = framing.shown(&session, Step(1));
        let scene = tree_scene(&shown, Step(1), &camera);
        let in_view = scene.nodes.iter().filter(|mark| (0.0..=height).contains(&mark.at.1));
        assert!(in_view.clone().count() >= least, "{} at {width} × {height}", in_view.count());
        // Expanded nodes stay in place while the search works below them.
        let places = |step: u32| {
            let (shown, _) = framing.shown(&session, Step(step));
            let upper = (0..3).map(TreeNode);
            upper.map(|node| shown.layout().x(node)).collect::<Vec<_>>()
        };
        for step in 1..60 {
            assert_eq!(places(step), places(1), "step {step}");
        }
    }
}

/// The texts of a kind that are hardly nearer to their own node than to another one.
fn strangers(kind: &str, (scene, board): (&TreeScene, Board), things: &[Thing]) -> Vec<String> {
    let texts = labels_of(things).into_iter().filter(|label| label.class.starts_with(kind));
    let distance = |label: &Label, mark: &Mark| {
        let gap = |from: f64, to: f64| (from - to).max(0.0);
        let parts = body(mark, scene, board).into_iter().map(|part| {
            let across = gap(part.left, label.rect.right).max(gap(label.rect.left, part.right));
            let down = gap(part.top, label.rect.bottom).max(gap(label.rect.top, part.bottom));
            across.hypot(down)
        });
        parts.fold(f64::INFINITY, f64::min)
    };
    let is_strange = |label: &Label| {
        let own = scene.nodes.iter().find(|mark| mark.node == label.node).expect("drawn");
        let mut others = scene.nodes.iter().filter(|mark| mark.node != own.node);
        others.any(|other| distance(label, other) < distance(label, own) + 2.0)
    };
    texts.filter(is_strange).map(|label| format!("{} of {:?}", label.text, label.node)).collect()
}

/// In a part of a tree, where not all names fit, a name is clearly nearer to its own node than to
/// any other.
#[test]
fn it_is_seen_to_which_node_a_name_belongs() {
    let labels = Labels { names: Shown::Yes, lang: Lang::En };
    for (leaves, step) in [(64, 294), (256, 300), (256, 678)] {
        let session = searched(GameTree::parse(&wide(leaves)).expect("a tree"), Setup::default());
        for (width, height) in VIEWPORTS {
            let framing = Framing::new(&session, Viewport { width, height }, labels);
            let (shown, camera) = framing.shown(&session, Step(step));
            let scene = tree_scene(&shown, Step(step), &camera);
            let things = picture(&shown, Step(step), &scene, labels);
            let names = strangers("l-name", (&scene, None), &things);
            match framing.extent {
                // Where there is space for all of them, some are in doubt.
                Extent::Whole => assert_ne!(names, Vec::<String>::new(), "{width} × {height}"),
                _ => assert_eq!(names, Vec::<String>::new(), "{leaves}, {width} × {height}"),
            }
        }
    }
}

/// Between boards, a move is clearly nearer to the board that it leads to.
#[test]
fn it_is_seen_to_which_board_a_move_belongs() {
    let spec = Link::parse("game=tic-tac-toe&position=.OX/XO./..X").0;
    let game = spec.game.expect("a game");
    let session = search_game(&game, spec.setup, Recorder::new()).expect("legal").0;
    let (width, height) = VIEWPORTS[0];
    let labels = Labels { names: Shown::Yes, lang: Lang::En };
    let framing = Framing::new(&session, Viewport { width, height }, labels);
    for step in [0, 30, 73].map(Step) {
        let (shown, camera) = framing.shown(&session, step);
        let scene = tree_scene(&shown, step, &camera);
        let things = picture(&shown, step, &scene, labels);
        let board = board_half(&shown, &scene);
        assert!(board.is_some(), "boards are drawn");
        assert_eq!(strangers("name", (&scene, board), &things), Vec::<String>::new(), "{step:?}");
    }
}

/// The bars of double strokes, as lines.
fn bars(things: &[Thing]) -> Vec<((f64, f64), (f64, f64))> {
    let mut bars = Vec::new();
    for thing in things {
        let moved = |(x, y): (f64, f64)| (thing.at.0 + x, thing.at.1 + y);
        for shape in &thing.shapes {
            let Shape::Path { class: "stroke" | "stroke thin", path } = shape else { continue };
            for pair in path.segments().windows(2) {
                if let [Segment::Move(from), Segment::Line(to)] = *pair {
                    bars.push((moved(from), moved(to)));
                }
            }
        }
    }
    bars
}

/// In the tree of the quiz at every size.
#[test]
fn no_text_touches_a_double_stroke() {
    let tree = GameTree::parse("((8 5) (20 3)) ((2 4) (15 6))").expect("a tree");
    let session = searched(tree, Setup::default());
    let step = session.trace().last_step();
    let labels = Labels { names: Shown::Yes, lang: Lang::En };
    for (width, height) in VIEWPORTS {
        let framing = Framing::new(&session, Viewport { width, height }, labels);
        let (shown, camera) = framing.shown(&session, step);
        let scene = tree_scene(&shown, step, &camera);
        let things = picture(&shown, step, &scene, labels);
        let bars = bars(&things);
        assert_eq!(bars.len(), 4, "two cuts");
        for label in labels_of(&things) {
            let Rect { left, top, right, bottom } = label.rect;
            // A bar is wider than a line.
            let rect = Rect { left: left - 2.0, top, right: right + 2.0, bottom };
            let is_touched = bars.iter().any(|&bar| rect.is_crossed_by(bar));
            assert!(!is_touched, "{} at {width} × {height}", label.text);
        }
    }
}

/// Boards are recognised at a glance, or the part of the tree that is shown is smaller.
#[test]
fn boards_are_large_enough_in_every_language() {
    let spec = Link::parse("game=tic-tac-toe&position=.OX/XO./..X").0;
    let game = spec.game.expect("a game");
    let session = search_game(&game, spec.setup, Recorder::new()).expect("legal").0;
    for (width, height) in VIEWPORTS {
        for lang in Lang::ALL {
            let labels = Labels { names: Shown::Yes, lang };
            let framing = Framing::new(&session, Viewport { width, height }, labels);
            let step = Step(30);
            let (shown, camera) = framing.shown(&session, step);
            let scene = tree_scene(&shown, step, &camera);
            let half = board_half(&shown, &scene).unwrap_or_default();
            assert!(half >= 14.0, "{half} at {width} × {height} in {lang:?}");
        }
    }
}

/// The trees of the lectures in the smallest places that the page has for them, and a tree of 64
/// leaves in the largest.
#[test]
fn the_trees_of_the_lectures_can_be_read_whole_at_every_size() {
    let sixty_four = wide(64);
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
                let (_, camera) = framing.shown(&session, step);
                let scene = tree_scene(&session, step, &camera);
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

/// Boxes that are as wide as the widest value have it in whole, and the lower of two rows of leaves is in the
/// picture.
#[test]
fn long_values_are_written_into_a_picture_made_to_measure() {
    let tree = GameTree::parse("(999999999999 -123456789.123456) (3 4)").expect("a tree");
    let session = searched(tree, Setup::default());
    let step = session.trace().last_step();
    let labels = Labels { names: Shown::Yes, lang: Lang::En };
    let scene = tree_scene(&session, step, &natural(&session, labels));
    let things = picture(&session, step, &scene, labels);
    let texts = labels_of(&things);
    for value in ["999999999999", "−123456789.123456"] {
        assert!(texts.iter().any(|label| label.text == value), "{value}");
    }
    let lowest = texts.iter().map(|label| label.rect.bottom).fold(0.0, f64::max);
    assert!(lowest <= scene.size.1, "{lowest} of {}", scene.size.1);
}

/// Rounding does not decide where there is space: not for a value as wide as the distance of nodes.
#[test]
fn wide_values_are_read_at_every_step() {
    let (laptop, low) = ((952.0, 375.0), (1110.4, 233.0));
    let cases = [
        ("(0 (1 (0) 0)) (-1 0 (-0.000001))", "algorithm=negamax", laptop),
        ("((0 -3 (-1.000001 (0) -2) 0))", "algorithm=aspiration&order=worst&depth=2", laptop),
        // The value of the lowest node in view stands below it.
        ("min: 0 0 ((0) 0 0) (((-0.000001) 0 0 -2))", "algorithm=aspiration&order=worst", low),
    ];
    for (text, setup, (width, height)) in cases {
        let setup = Link::parse(setup).0.setup;
        let session = searched(GameTree::parse(text).expect("a tree"), setup);
        let labels = Labels { names: Shown::Yes, lang: Lang::En };
        let framing = Framing::new(&session, Viewport { width, height }, labels);
        for step in (0..=session.trace().last_step().0).map(Step) {
            let (session, camera) = framing.shown(&session, step);
            let scene = tree_scene(&session, step, &camera);
            let things = picture(&session, step, &scene, labels);
            let missing = missing_of_family(&session, &scene, &things);
            assert_eq!(missing, Vec::<String>::new(), "{text}, {step:?}");
        }
    }
}

/// The window of a node is clearly nearer to it than to any other node, at every size; in the trees of the
/// lectures every node on the path has one.
#[test]
fn it_is_seen_to_which_node_a_window_belongs() {
    let (sixteen, sixty_four) = (wide(16), wide(64));
    let trees = [
        ("((8 5) (20 3)) ((2 4) (15 6))", true),
        ("((5 4) (-3 2)) ((-20 6) (1 7))", true),
        ("(4 8) (17 5)", true),
        (sixteen.as_str(), false),
        (sixty_four.as_str(), false),
    ];
    for (text, has_all) in trees {
        let session = searched(GameTree::parse(text).expect("a tree"), Setup::default());
        for (width, height) in VIEWPORTS.into_iter().chain([(340.0, 320.0), (700.0, 300.0)]) {
            let labels = Labels { names: Shown::Yes, lang: Lang::En };
            let framing = Framing::new(&session, Viewport { width, height }, labels);
            for step in (0..=session.trace().last_step().0).map(Step) {
                let (session, camera) = framing.shown(&session, step);
                let scene = tree_scene(&session, step, &camera);
                let things = picture(&session, step, &scene, labels);
                let what = format!("{text} at {width} × {height}, {step:?}");
                let strange = strangers("window", (&scene, None), &things);
                assert_eq!(strange, Vec::<String>::new(), "{what}");
                let windows = labels_of(&things);
                let windows = windows.iter().filter(|label| label.class.starts_with("window"));
                let is_open = |mark: &&Mark| !mark.leaf && mark.state == State::Open;
                let open = scene.nodes.iter().filter(is_open).count();
                assert!(!has_all || windows.count() == open, "{what}");
            }
        }
    }
}
