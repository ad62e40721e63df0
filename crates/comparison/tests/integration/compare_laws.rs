//! Laws of every comparison.

use crate::core_support::searches::{options, search};
use crate::core_support::tree;
use crate::counted_game::counted_game;
use plyscope_comparison::compare::{effective_depths, looks_further};
use plyscope_comparison::compare::{Kind, Least, Lockstep, Pace, PlyIndex, Width};
use plyscope_search::algo::{alpha_beta, Keeps, Options};
use plyscope_search::trace::Recorder;
use plyscope_search::tracer::{Counter, PlyCount};
use plyscope_search::tree::TreeBuilder;
use plyscope_search::{GameTree, Player, Step, TreeNode, Value};
use plyscope_session::engine::{search_game, search_tree};
use plyscope_session::Session;
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::link::Link;
use plyscope_setup::{Algorithm, Setup, StartWindow};
use proptest::prelude::*;

fn setup() -> impl Strategy<Value = Setup> {
    (search(), options()).prop_map(|(algorithm, options)| Setup {
        algorithm,
        order: options.order,
        seed: options.seed,
        cut: options.cut,
        fail: options.fail,
        window: StartWindow::new(options.window).expect("open"),
        depth: options.depth,
        table: options.table,
        ..Setup::default()
    })
}

/// Searched with a recorder that keeps every ply, or only the first ones.
fn session(tree: &GameTree, setup: Setup, last_ply: usize) -> Session {
    let recorder = Recorder::new().with_last_ply(last_ply);
    search_tree(tree.clone(), setup, recorder).expect("no limit")
}

fn counted(tree: &GameTree, setup: &Setup) -> Counter {
    let mut counter = Counter::default();
    let Ok(_) = setup.algorithm.run(tree, &setup.options(), &mut counter);
    counter
}

fn steps(ply_index: &PlyIndex) -> impl Iterator<Item = Step> {
    (0..=ply_index.last_step().0).map(Step)
}

fn is_at_least(more: PlyCount, less: PlyCount) -> bool {
    more.nodes >= less.nodes
        && more.leaves >= less.leaves
        && more.cuts >= less.cuts
        && more.evaluated >= less.evaluated
}

proptest! {
    #[test]
    fn profiles_add_up_to_the_trace_and_only_grow(tree in tree(), setup in setup()) {
        let ply_index = PlyIndex::new(session(&tree, setup, usize::MAX));
        let trace = ply_index.session().trace();
        let mut before = PlyCount::default();
        for step in steps(&ply_index) {
            let total = ply_index.profile(step).total();
            prop_assert_eq!(total.nodes, trace.visible(step) as u64);
            prop_assert_eq!(total.nodes, ply_index.visited(step));
            prop_assert_eq!(total.cuts, trace.cut_count(step) as u64);
            prop_assert!(is_at_least(total, before));
            before = total;
        }
        prop_assert_eq!(&ply_index.profile(ply_index.last_step()).plies, &counted(&tree, &setup).plies);
    }

    #[test]
    fn counted_subtrees_are_counted_in_full(
        tree in tree(), setup in setup(), last_ply in 0_usize..4
    ) {
        let ply_index = PlyIndex::new(session(&tree, setup, last_ply));
        let (profile, counter) = (ply_index.profile(ply_index.last_step()), counted(&tree, &setup));
        let (total, wanted) = (profile.total(), counter.total());
        prop_assert_eq!(
            (total.nodes, total.leaves, total.cuts), (wanted.nodes, wanted.leaves, wanted.cuts)
        );
        for (ply, counts) in profile.plies.iter().enumerate() {
            prop_assert_eq!(counts.nodes, counter.plies[ply].nodes);
            prop_assert_eq!(counts.evaluated, counter.plies[ply].evaluated);
        }
    }

    #[test]
    fn searches_in_step_only_go_forwards_and_end_together(
        tree in tree(), setups in prop::collection::vec(setup(), 2..=4), last_ply in 0_usize..5
    ) {
        let ply_indexes: Vec<PlyIndex> = setups
            .iter()
            .map(|&setup| PlyIndex::new(session(&tree, setup, last_ply)))
            .collect();
        let last = ply_indexes.iter().map(PlyIndex::total).max().expect("some");
        for pace in [Pace::ByNode, Pace::Own] {
            for ply_index in &ply_indexes {
                let all = Lockstep { pace, at: 0, last };
                prop_assert_eq!(all.step(ply_index), Step::START);
                prop_assert_eq!(all.moved(u64::MAX).step(ply_index), ply_index.last_step());
                let mut before = Step::START;
                for at in 0..=last {
                    let step = all.moved(at).step(ply_index);
                    prop_assert!(step >= before);
                    before = step;
                    if pace == Pace::ByNode {
                        let visited = ply_index.visited(step);
                        prop_assert!(visited >= at.min(ply_index.total()));
                        // It is the first such step, unless it is the end.
                        let is_first = at == 0 || ply_index.visited(step.back(1)) < at;
                        prop_assert!(is_first || step == ply_index.last_step());
                        if last_ply >= tree.layer_count() {
                            prop_assert_eq!(visited, at.min(ply_index.total()));
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn films_reach_the_end(last in 0_u64..2_000_000) {
        let mut now = Lockstep { pace: Pace::ByNode, at: 0, last };
        let mut frames = 0;
        while !now.is_at_end() {
            now = now.next_frame();
            frames += 1;
        }
        prop_assert!(frames <= 150);
        prop_assert!((1..=500).contains(&now.interval()));
    }

    #[test]
    fn no_search_gets_by_with_less_than_the_least(tree in tree(), setup in setup()) {
        let numbers = |table: plyscope_search::algo::TableOptions| table.keeps == Keeps::Numbers;
        prop_assume!(setup.algorithm.finds_value() && !setup.table.is_some_and(numbers));
        let setup = Setup { window: StartWindow::default(), ..setup };
        let ply_index = PlyIndex::new(session(&tree, setup, usize::MAX));
        let least = Least::of(&[&ply_index]).expect("whole");
        prop_assert_eq!(least.kind, Kind::Exact);
        prop_assert!(ply_index.profile(ply_index.last_step()).total().leaves >= least.total().leaves);
    }

    #[test]
    fn the_least_is_what_the_best_of_all_orders_needs(tree in tiny()) {
        let fewest = orders(&tree, TreeNode::ROOT)
            .into_iter()
            .map(|order| leaves(&build(&order, tree.root_player())))
            .min();
        let least = Least::of_tree(&tree, u16::MAX).total().leaves;
        prop_assert_eq!(Some(least), fewest, "{}", tree);
    }
}

/// A tree by itself, so that its children can be put in any order.
#[derive(Clone, Debug)]
enum Twig {
    Leaf(Value),
    Inner(Vec<Twig>),
}

/// Trees of few nodes and few different values, so that some are equal.
fn tiny() -> impl Strategy<Value = GameTree> {
    let leaf = (0_i64..4).prop_map(|value| Twig::Leaf(Value::whole(value).expect("small")));
    let twig = leaf.prop_recursive(4, 12, 3, |inner| {
        prop::collection::vec(inner, 1..=3).prop_map(Twig::Inner)
    });
    let player = prop::sample::select(vec![Player::Max, Player::Min]);
    (twig, player)
        .prop_map(|(twig, player)| build(&twig, player))
        .prop_filter("too many orders", |tree| tree.len() <= 12)
}

fn build(twig: &Twig, player: Player) -> GameTree {
    fn add(builder: &mut TreeBuilder, twig: &Twig) {
        match twig {
            Twig::Leaf(value) => builder.leaf(*value).expect("small"),
            Twig::Inner(children) => {
                builder.open().expect("small");
                children.iter().for_each(|child| add(builder, child));
                builder.close();
            }
        }
    }
    let mut builder = TreeBuilder::new();
    add(&mut builder, twig);
    builder.finish(player).expect("one root")
}

/// The subtree of a node with its children, and theirs, in every order.
fn orders(tree: &GameTree, node: TreeNode) -> Vec<Twig> {
    if let Some(value) = tree.leaf_value(node) {
        return vec![Twig::Leaf(value)];
    }
    let mut rows: Vec<Vec<Twig>> = vec![Vec::new()];
    for child in tree.children(node) {
        let ways = &orders(tree, child);
        rows = rows
            .iter()
            .flat_map(|row| {
                let places = 0..=row.len();
                places.flat_map(move |place| {
                    ways.iter().map(move |way| {
                        let mut row = row.clone();
                        row.insert(place, way.clone());
                        row
                    })
                })
            })
            .collect();
    }
    rows.into_iter().map(Twig::Inner).collect()
}

fn leaves(tree: &GameTree) -> u64 {
    let mut counter = Counter::default();
    let Ok(_) = alpha_beta(tree, &Options::default(), &mut counter);
    counter.total().leaves
}

fn game(link: &str) -> (GameSpec, Setup) {
    let (link, problems) = Link::parse(link);
    assert_eq!(problems, []);
    (link.game.expect("a game"), link.setup)
}

fn searched(spec: &GameSpec, setup: Setup) -> PlyIndex {
    let (session, ended) = search_game(spec, setup, Recorder::new()).expect("a game");
    assert_eq!(ended, None);
    PlyIndex::new(session)
}

#[test]
fn in_a_game_of_which_all_is_seen_the_least_is_exact() {
    let (spec, setup) = game("game=tic-tac-toe&position=.OX/XO./..X");
    let all = searched(&spec, Setup { algorithm: Algorithm::Minimax, ..setup });
    let some = searched(&spec, setup);
    let exact = Least::of(&[&some, &all]).expect("whole");
    assert_eq!(exact.kind, Kind::Exact);
    assert!(exact.total().leaves <= some.profile(some.last_step()).total().leaves);
    let expected = Least::of(&[&some]).expect("whole");
    assert_eq!(expected.kind, Kind::Expected);
    assert_eq!((expected.plies[0].nodes, expected.plies[1].nodes), (1, 4));
}

#[test]
fn in_a_large_game_everything_is_counted() {
    let (spec, setup) = game("game=connect-four&depth=7&algorithm=minimax");
    let ply_index = searched(&spec, setup);
    let profile = ply_index.profile(ply_index.last_step());
    let counter = counted_game(&spec, &setup);
    assert!(profile.below.nodes > 0, "something is only counted");
    let (total, wanted) = (profile.total(), counter.total());
    assert_eq!((total.nodes, total.leaves, total.cuts), (wanted.nodes, wanted.leaves, wanted.cuts));
    assert_eq!(ply_index.depth(), Some(7));
    let half = ply_index.step_of(ply_index.total() / 2);
    assert!(ply_index.visited(half) >= ply_index.total() / 2);
    let least = Least::of(&[&ply_index]).expect("whole");
    assert_eq!(least.kind, Kind::Expected);
    assert_eq!(least.plies[1].nodes, 7);
}

#[test]
fn a_tree_is_as_wide_as_the_uniform_tree_of_its_size() {
    let uniform = "((1 2 3) (4 5 6) (7 8 9)) ((1 2 3) (4 5 6) (7 8 9)) ((1 2 3) (4 5 6) (7 8 9))";
    let tree = GameTree::parse(uniform).expect("a tree");
    let ply_index = |depth| PlyIndex::new(session(&tree, Setup { depth, ..Setup::default() }, 9));
    assert_eq!(Width::of(&[&ply_index(Some(2)), &ply_index(None)]), Some(Width::Whole(300)));
    assert_eq!(Width::of(&[&ply_index(Some(2))]), Some(Width::Whole(300)));
    assert_eq!(Width::of(&[&ply_index(Some(0))]), None);
    let (spec, setup) = game("game=connect-four&depth=3");
    assert_eq!(Width::of(&[&searched(&spec, setup)]), Some(Width::Seen(700)));
    let all = Setup { algorithm: Algorithm::Minimax, ..setup };
    assert_eq!(Width::of(&[&searched(&spec, all)]), Some(Width::Whole(700)));
}

/// A form that looks a ply further does not make the others look deep.
#[test]
fn each_search_answers_for_the_depth_it_looks() {
    let address = "game=connect-four&depth=3&algorithm=";
    let ply_indexes = ["minimax", "alpha-beta", "single-cutoff", "find-max-min"].map(|algorithm| {
        let (spec, setup) = game(&format!("{address}{algorithm}"));
        searched(&spec, setup)
    });
    let ply_indexes: Vec<_> = ply_indexes.iter().collect();
    assert_eq!(effective_depths(&ply_indexes), [Some(3), Some(3), Some(4), Some(4)]);
    let further: Vec<_> = ply_indexes.iter().map(|ply_index| looks_further(ply_index)).collect();
    assert_eq!(further, [None, None, Some(4), Some(4)]);
}
