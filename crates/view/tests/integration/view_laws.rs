//! Laws of all views, on every tree and at every step.

use crate::chance_setups::chance_setup;
use crate::core_support::chance::chance_tree;
use crate::core_support::searches::algorithms_with;
use crate::core_support::tree;
use crate::setups::setup;
use plyscope_i18n::Lang;
use plyscope_search::algo::{Equals, Passes, Visits, Windows};
use plyscope_search::notation::{Chance, Problem};
use plyscope_search::trace::Recorder;
use plyscope_search::tree::Name;
use plyscope_search::{CutRule, GameTree, NodeId, Player, Step, TreeNode, Turn, Value, Verdict};
use plyscope_session::caption::caption;
use plyscope_session::code::{current_line, listing};
use plyscope_session::edit::{apply, Edit};
use plyscope_session::engine::search_tree;
use plyscope_session::reading::reading;
use plyscope_session::travel::{travel, Travel};
use plyscope_session::{Session, State};
use plyscope_setup::Setup;
use plyscope_view::picture::{Labels, Shown};
use plyscope_view::scene::camera::{Camera, Viewport};
use plyscope_view::scene::framing::natural;
use plyscope_view::scene::in_view::kept_in_view;
use plyscope_view::scene::number_line::{number_line, Row};
use plyscope_view::scene::passes::{self, passes};
use plyscope_view::scene::reading_order::reading_order;
use plyscope_view::scene::stack::stack;
use plyscope_view::scene::tree::{tree_scene, Mark};
use proptest::prelude::*;

/// Looks at each node once at most, to the end: what that finds out holds of the tree itself.
fn plain_setup() -> impl Strategy<Value = Setup> {
    let algorithm = algorithms_with(|algorithm| {
        let facts = algorithm.descriptor();
        (facts.passes, facts.visits) == (Passes::One, Visits::Once) && algorithm.finds_value()
    });
    (setup(), algorithm).prop_map(|(setup, algorithm)| Setup { algorithm, depth: None, ..setup })
}

/// Finds the value of a tree, in however many passes, and keeps the first of equal moves.
fn exact_setup() -> impl Strategy<Value = Setup> {
    let algorithm = algorithms_with(|algorithm| {
        algorithm.finds_value() && algorithm.descriptor().equals == Equals::First
    });
    (setup(), algorithm).prop_map(|(setup, algorithm)| Setup { algorithm, depth: None, ..setup })
}

fn session() -> impl Strategy<Value = Session> {
    prop_oneof![4 => (tree(), setup()), 2 => (chance_tree(), chance_setup())]
        .prop_map(|(tree, setup)| search_tree(tree, setup, Recorder::new()).expect("no limit"))
}

fn plain_session() -> impl Strategy<Value = Session> {
    (tree(), plain_setup())
        .prop_map(|(tree, setup)| search_tree(tree, setup, Recorder::new()).expect("no limit"))
}

fn steps(session: &Session) -> impl Iterator<Item = Step> {
    (0..=session.trace().last_step().0).map(Step)
}

/// The minimax value of every node, by definition.
fn truth(tree: &GameTree) -> Vec<Value> {
    let mut value = vec![Value::ZERO; tree.len()];
    for node in tree.nodes().rev() {
        value[node.index()] = tree.leaf_value(node).unwrap_or_else(|| {
            let children = tree.children(node).map(|child| value[child.index()]);
            match tree.player(node) {
                Player::Max => children.max().expect("inner"),
                Player::Min => children.min().expect("inner"),
            }
        });
    }
    value
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_node_is_pruned_once_a_cut_above_it_has_been_made(session in plain_session()) {
        let (tree, trace) = (session.tree(), session.trace());
        for step in steps(&session) {
            let mut pruned = vec![false; tree.len()];
            for cut in trace.cuts().filter(|cut| cut.step <= step) {
                for child in session.skipped(&cut) {
                    pruned[child.index()] = true;
                }
            }
            for node in tree.nodes() {
                let below = tree.ancestors(node).any(|above| pruned[above.index()]);
                prop_assert_eq!(session.state(node, step) == State::Pruned, below);
            }
            let count = tree.nodes().filter(|&node| session.state(node, step) == State::Pruned);
            prop_assert_eq!(session.pruned_count(step), count.count());
        }
    }

    #[test]
    fn each_node_is_visited_or_pruned_or_neither(session in session()) {
        let tree = session.tree();
        for step in steps(&session) {
            let count = |wanted: &[State]| {
                tree.nodes().filter(|&node| wanted.contains(&session.state(node, step))).count()
            };
            prop_assert_eq!(session.visited_in_pass(step), count(&[State::Open, State::Done]));
            prop_assert_eq!(session.pruned_count(step), count(&[State::Pruned]));
            let passes = session.trace().passes().len();
            if passes < 2 {
                prop_assert_eq!(session.visited_count(step), session.visited_in_pass(step));
            }
            let neither = count(&[State::NotVisited, State::Beyond]);
            let all = session.visited_in_pass(step) + session.pruned_count(step) + neither;
            prop_assert_eq!(all, tree.len());
        }
    }

    #[test]
    fn some_node_stays_in_view_wherever_the_camera_goes(
        session in session(),
        (width, height) in (40.0..1600.0_f64, 40.0..1000.0_f64),
        moves in prop::collection::vec((0.2..5.0_f64, -3000.0..3000.0_f64, -3000.0..3000.0_f64, any::<bool>()), 1..12),
        at in any::<prop::sample::Index>(),
    ) {
        let steps: Vec<Step> = steps(&session).collect();
        let step = *at.get(&steps);
        let viewport = Viewport { width, height };
        let mut camera = Camera::fit(session.layout(), session.tree().layer_count(), viewport);
        for (factor, x, y, zooms) in moves {
            let moved = if zooms { camera.zoomed(factor, x, y) } else { camera.panned(x, y) };
            camera = kept_in_view(&session, step, moved);
            let scene = tree_scene(&session, step, &camera);
            let in_view = |&(x, y): &(f64, f64)| {
                (-0.5..=width + 0.5).contains(&x) && (-0.5..=height + 0.5).contains(&y)
            };
            prop_assert!(scene.nodes.iter().any(|mark| in_view(&mark.at)), "{camera:?}");
            // A visible part is not moved.
            prop_assert_eq!(kept_in_view(&session, step, camera).left.round(), camera.left.round());
        }
    }

    #[test]
    fn the_drawn_nodes_are_read_depth_first(session in session(), unit in 0.5..80.0_f64) {
        let (tree, viewport) = (session.tree(), Viewport { width: 700.0, height: 500.0 });
        let whole = Camera::fit(session.layout(), tree.layer_count(), viewport);
        for step in steps(&session) {
            let scene = tree_scene(&session, step, &Camera { unit, ..whole });
            let order = reading_order(tree, &scene.nodes);
            let mut drawn: Vec<TreeNode> = scene.nodes.iter().map(|mark| mark.node).collect();
            let mut read: Vec<TreeNode> = order.iter().map(|mark| mark.node).collect();
            // The way down to a node by places among siblings sorts as the tree is read.
            let way = |node: TreeNode| {
                let mut way: Vec<usize> = tree.ancestors(node).map(|at| tree.number_in_siblings(at)).collect();
                way.reverse();
                way
            };
            prop_assert!(read.windows(2).all(|pair| way(pair[0]) < way(pair[1])));
            drawn.sort();
            read.sort();
            prop_assert_eq!(read, drawn);
        }
    }

    #[test]
    fn known_verdicts_admit_the_true_value(session in plain_session()) {
        let truth = truth(session.tree());
        for step in steps(&session) {
            for node in session.tree().nodes() {
                if let Some(known) = session.known(node, step) {
                    // An open node's bound is what its player has among children searched in a
                    // window, and those outside it are only bounds themselves.
                    let is_open = session.state(node, step) == State::Open;
                    prop_assert!(is_open || known.admits(truth[node.index()]));
                }
            }
        }
    }

    /// A search that keeps the last of equals keeps a move that need not be the best, and says so.
    #[test]
    fn every_node_of_the_best_path_has_the_value_of_the_tree(tree in tree(), setup in exact_setup()) {
        let session = search_tree(tree, setup, Recorder::new()).expect("no limit");
        let (tree, end) = (session.tree(), session.trace().last_step());
        if !matches!(session.trace().result(), Some(Verdict::Exact(_))) {
            return Ok(());
        }
        let truth = truth(tree);
        let path: Vec<TreeNode> = session.best_path(end).collect();
        prop_assert_eq!(path.get(1).copied(), session.best_child(TreeNode::ROOT, end));
        prop_assert!(path.len() > 1 || tree.is_leaf(TreeNode::ROOT));
        for node in path {
            prop_assert_eq!(truth[node.index()], truth[0], "{}", tree.l_name(node));
        }
    }

    #[test]
    fn every_step_has_a_sentence_a_line_and_a_top_of_the_stack(session in session()) {
        let lines = listing(session.setup(), session.tree().turns()).lines.len();
        for step in steps(&session) {
            for lang in Lang::ALL {
                let sentence = caption(&session, step, lang);
                prop_assert!(!sentence.is_empty());
            }
            let line = current_line(&session, step);
            prop_assert_eq!(line.is_some(), step != Step::START);
            prop_assert!(line.is_none_or(|line| line < lines));
            prop_assert_eq!(stack(&session, step).first().map(|frame| frame.node), session.focus(step));
        }
    }

    #[test]
    fn passes_add_up_to_the_search_and_reveal_nothing_early(session in session()) {
        let trace = session.trace();
        let last = passes(&session, trace.last_step());
        if session.setup().algorithm.descriptor().passes != Passes::Deeper {
            prop_assert_eq!(last, vec![]);
            return Ok(());
        }
        let done = |row: &passes::Row| row.done.clone().expect("it has begun");
        prop_assert_eq!(last.len(), trace.passes().len());
        prop_assert_eq!(last.iter().map(|row| done(row).visited).sum::<u64>(), trace.visited());
        prop_assert_eq!(last.iter().map(|row| done(row).cuts).sum::<u64>(), trace.cuts().len() as u64);
        for (row, pass) in last.iter().zip(trace.passes()) {
            prop_assert_eq!(Some(row.end), trace.left(pass.root));
            prop_assert_eq!(done(row).result, pass.result.map(Verdict::sharpened));
        }
        for step in steps(&session) {
            let rows = passes(&session, step);
            let number = trace.pass_number(step);
            prop_assert_eq!(rows.iter().filter(|row| row.is_current).count(), usize::from(step != Step::START));
            for (place, row) in rows.iter().enumerate() {
                prop_assert_eq!(row.done.is_none(), step == Step::START || place > number);
                let is_over = step >= row.end;
                prop_assert_eq!(row.done.as_ref().is_some_and(|done| done.result.is_some()), is_over);
            }
        }
    }

    #[test]
    fn a_hit_is_marked_from_its_probe_on(session in session()) {
        let trace = session.trace();
        let camera = Camera::natural(session.layout(), session.tree().layer_count());
        for step in steps(&session) {
            for mark in tree_scene(&session, step, &camera).nodes {
                let probe = session.visit(mark.node, step).and_then(|visit| trace.probe_of(visit));
                let is_hit = probe.is_some_and(|probe| probe.found.is_some() && probe.step <= step);
                prop_assert_eq!(mark.hit, is_hit);
                let read = reading(&session, mark.node, step, Lang::En);
                prop_assert_eq!(read.contains("found in the transposition table"), is_hit);
            }
        }
    }

    #[test]
    fn a_nodes_name_begins_with_its_place(session in session(), step in 0_u32..60) {
        let step = Step(step).min(session.trace().last_step());
        for node in session.tree().nodes() {
            let begins = session.tree().l_name(node).to_string();
            for lang in Lang::ALL {
                prop_assert!(reading(&session, node, step, lang).starts_with(&begins));
            }
        }
    }

    #[test]
    fn windows_lie_on_the_line_and_in_one_another(session in session()) {
        for step in steps(&session) {
            let Some(line) = number_line(&session, step) else { continue };
            for row in &line.rows {
                prop_assert!((0.0..=1.0).contains(&row.alpha_at) && (0.0..=1.0).contains(&row.beta_at));
                prop_assert!(row.closed || row.alpha_at <= row.beta_at);
            }
            // With one cutoff, the other end of each window is open again; and where equal values
            // are looked at as well, a null window at a closed one reaches slightly beyond it.
            let max = |row: &Row| row.viewpoint.framed(row.window);
            let nested = match session.setup().algorithm.descriptor().windows {
                Windows::OneBound => false,
                Windows::Null => session.setup().cut == CutRule::AtLeast,
                // Chance passes on the values of a child, not of the average.
                Windows::None | Windows::Both => !session.tree().has_chance(),
            };
            for pair in line.rows.windows(2).filter(|_| nested) {
                let (above, below) = (max(&pair[0]), max(&pair[1]));
                // A null window is a millionth wide, also where an end above it is a fraction.
                prop_assert!(above.alpha.value.next_down() <= below.alpha.value);
                prop_assert!(below.beta.value <= above.beta.value.next_up());
            }
            prop_assert!(line.ticks.iter().all(|(_, at)| (0.0..=1.0).contains(at)));
        }
    }

    #[test]
    fn at_natural_size_every_node_is_drawn_once_and_none_overlap(session in session()) {
        let camera = natural(&session, Labels { names: Shown::Yes, lang: Lang::En });
        let scene = tree_scene(&session, session.trace().last_step(), &camera);
        let mut nodes: Vec<_> = scene.nodes.iter().map(|mark| mark.node).collect();
        nodes.sort();
        prop_assert_eq!(nodes, session.tree().nodes().collect::<Vec<_>>());
        for (index, mark) in scene.nodes.iter().enumerate() {
            for other in &scene.nodes[index + 1..] {
                let (dx, dy) = (mark.at.0 - other.at.0, mark.at.1 - other.at.1);
                let sizes = scene.sizes;
                let half = |mark: &Mark| if mark.leaf { sizes.leaf.0 } else { 1.12 * sizes.inner };
                let apart = half(mark) + half(other);
                prop_assert!(dx.abs() + 1e-6 >= apart || dy.abs() + 1e-6 >= 2.0 * sizes.leaf.1);
            }
        }
    }

    #[test]
    fn the_path_is_drawn_however_small_the_place(session in session(), width in 20.0_f64..400.0) {
        let viewport = Viewport { width, height: 200.0 };
        let camera = Camera::fit(session.layout(), session.tree().layer_count(), viewport);
        let step = Step(session.trace().last_step().0 / 2);
        let scene = tree_scene(&session, step, &camera);
        for visit in session.trace().path(step) {
            let node = session.node(visit);
            prop_assert!(scene.nodes.iter().any(|mark| mark.node == node));
        }
    }

    #[test]
    fn every_way_there_has_a_way_back(session in session()) {
        let trace = session.trace();
        let go = |from, way| travel(trace, from, way);
        let mut cuts = Vec::new();
        let mut at = Step::START;
        while go(at, Travel::NextCut) != at {
            at = go(at, Travel::NextCut);
            cuts.push(at);
        }
        prop_assert_eq!(&cuts, &trace.cuts().map(|cut| cut.step).collect::<Vec<_>>());
        let mut hits = Vec::new();
        let mut at = Step::START;
        while go(at, Travel::NextHit) != at {
            at = go(at, Travel::NextHit);
            hits.push(at);
        }
        let all = (0..).map_while(|number| trace.hit(number)).map(|probe| probe.step);
        prop_assert_eq!(&hits, &all.collect::<Vec<_>>());
        for pair in hits.windows(2) {
            prop_assert_eq!(go(pair[1], Travel::PreviousHit), pair[0]);
        }
        for step in steps(&session) {
            let next = go(step, Travel::Forward);
            prop_assert_eq!(go(next, Travel::Back), if next == step { step.back(1) } else { step });
            let over = go(step, Travel::Over);
            prop_assert!(over >= next);
            if over > next {
                prop_assert_eq!(go(over, Travel::BackOver), step);
            }
        }
        prop_assert_eq!(go(Step::START, Travel::Over), trace.left(NodeId::ROOT).expect("finished"));
    }

    #[test]
    fn edits_give_trees_that_can_be_written(
        tree in prop_oneof![tree(), chance_tree()], place in any::<prop::sample::Index>(), which in 0_usize..9,
    ) {
        let node = TreeNode(place.index(tree.len()) as u32);
        let turn = |turn| Edit::SetTurn(node, turn);
        let edits = [
            Edit::SetValue(node, Value::WIN), Edit::SetName(node, Name::new("max").ok()), turn(None),
            turn(Some(Turn::Player(Player::Max))), turn(Some(Turn::Chance)), Edit::AddChild(node),
            Edit::Remove(node), Edit::SwapLeft(node), Edit::SwapRight(node),
        ];
        let edit = &edits[which];
        let Ok(changed) = apply(&tree, edit) else { return Ok(()) };
        let read = GameTree::parse_for(&changed.to_string(), Chance::Allowed);
        match read.as_ref().map_err(|error| &error.problem) {
            Err(Problem::OutcomeBelowChance | Problem::ChanceTooFine) => prop_assert!(changed.has_chance()),
            _ => prop_assert_eq!(read.as_ref(), Ok(&changed)),
        }
        match edit {
            Edit::SwapRight(_) => {
                let back = Edit::SwapLeft(TreeNode(node.0 + 1));
                prop_assert_eq!(apply(&changed, &back), Ok(tree));
            }
            Edit::SetValue(..) => prop_assert_eq!(changed.len(), tree.len()),
            _ => {}
        }
    }
}
