//! What must hold of every search on every tree.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use crate::support::searches::{algorithms_with, options, search};
use crate::support::tree;
use plyscope_search::algo::{
    alpha_beta, minimax, Algorithm, Descriptor, Fail, Options, Order, Passes, Soundness, Visits,
    Windows,
};
use plyscope_search::game::Game;
use plyscope_search::tree::TreeNode;
use plyscope_search::{CutRule, Event, GameTree, Off, Player, Value, Verdict, Window};
use proptest::prelude::*;

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

/// The minimax value of the root when nothing below a depth is looked at, by definition.
fn value_to_depth(tree: &GameTree, depth: Option<u16>) -> Value {
    fn value<G: Game>(game: &G, position: &G::Position, depth: Option<u16>) -> Value {
        if let Some(utility) = game.utility(position) {
            return utility;
        }
        if depth == Some(0) {
            return game.estimate(position);
        }
        let depth = depth.map(|depth| depth - 1);
        let children = game.moves(position).map(|by| value(game, &game.play(position, by), depth));
        match game.player(position) {
            Player::Max => children.max().expect("inner"),
            Player::Min => children.min().expect("inner"),
        }
    }
    value(tree, &tree.root(), depth)
}

/// Whether a search finds the minimax value of given trees, in which nobody can pass.
fn finds_on_trees(search: Algorithm) -> bool {
    search.descriptor().soundness != Soundness::UnsoundWithDepth
}

fn visits(search: Algorithm, tree: &GameTree, options: &Options) -> usize {
    let mut events: Vec<Event> = Vec::new();
    let Ok(_) = search.run(tree, options, &mut events);
    events.iter().filter(|event| matches!(event, Event::Leave { .. })).count()
}

/// Every verdict with its node, and the nodes never visited because a cut skipped them.
fn replay(
    tree: &GameTree,
    events: &[Event],
    order: Order,
) -> (Vec<(TreeNode, Verdict)>, HashSet<TreeNode>) {
    let mut path = Vec::new();
    let mut verdicts = Vec::new();
    let mut pruned = HashSet::new();
    for event in events {
        match *event {
            Event::Begin { .. } => path.push(tree.root()),
            Event::Enter { by, .. } => path.push(tree.play(path.last().expect("open"), by)),
            Event::Leave { verdict } => verdicts.push((path.pop().expect("open").node, verdict)),
            Event::Best { .. }
            | Event::Keep { .. }
            | Event::Evaluate { .. }
            | Event::Extend { .. }
            | Event::Probe { .. }
            | Event::ProbeChild { .. }
            | Event::Store { .. } => {}
            Event::Cut { skipped, .. } => {
                let node = path.last().expect("open").node;
                let children: Vec<_> = tree.children(node).collect();
                let skipped = skipped as usize;
                let never = match order {
                    Order::LeftToRight => &children[children.len() - skipped..],
                    _ => &children[..skipped],
                };
                pruned.extend(never.iter().flat_map(|&child| subtree(tree, child)));
            }
        }
    }
    assert!(path.is_empty(), "every node entered is left");
    (verdicts, pruned)
}

/// The events of each pass.
fn passes(events: &[Event]) -> impl Iterator<Item = &[Event]> {
    events.chunk_by(|_, next| !matches!(next, Event::Begin { .. }))
}

fn subtree(tree: &GameTree, node: TreeNode) -> Vec<TreeNode> {
    let mut all = vec![node];
    let mut next = 0;
    while next < all.len() {
        all.extend(tree.children(all[next]));
        next += 1;
    }
    all
}

/// Looks at everything that may matter, in the order of the tree or against it.
fn plain(options: Options) -> Options {
    let order = match options.order {
        Order::RightToLeft => Order::RightToLeft,
        _ => Order::LeftToRight,
    };
    Options { order, depth: None, table: None, ..options }
}

fn run(tree: &GameTree, options: &Options) -> (Verdict, Vec<Event>) {
    let mut events: Vec<Event> = Vec::new();
    let Ok(verdict) = alpha_beta(tree, options, &mut events);
    (verdict, events)
}

/// Whether no whole count of millionths lies strictly inside.
fn is_null(window: Window) -> bool {
    window.alpha.next_up() >= window.beta
}

/// Whether an algorithm may pass a window down from a node whose own window is now `above`. Nobody can pass
/// in a given tree, so that a null window asks whether a move is better than the best.
fn allows(windows: Windows, above: Window, has_best: bool, window: Window) -> bool {
    let has_end = window.alpha == above.alpha || window.beta == above.beta;
    match windows {
        Windows::None => window == Window::FULL,
        Windows::OneBound => {
            (window.alpha == above.alpha || window.alpha == Value::NEG_INFINITY)
                && (window.beta == above.beta || window.beta == Value::INFINITY)
        }
        Windows::Both => window == above,
        Windows::Null => window == above || has_best && has_end && is_null(window),
    }
}

/// The first algorithm, if it is another one, whose facts are the same but for whom it counts.
fn like(search: Algorithm) -> Option<Algorithm> {
    let facts = *search.descriptor();
    let is_like = |other: &Algorithm| {
        let others = other.descriptor();
        Descriptor { id: others.id, frame: others.frame, ..facts } == *others
    };
    Algorithm::ALL.iter().map(|&(_, other)| other).find(is_like).filter(|&other| other != search)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn minimax_finds_the_value_by_definition_and_visits_everything(tree in tree()) {
        let mut events: Vec<Event> = Vec::new();
        let Ok(value) = minimax(&tree, &Options::default(), &mut events);
        let truth = truth(&tree);
        prop_assert_eq!(value, Verdict::Exact(truth[0]));
        let (verdicts, _) = replay(&tree, &events, Order::LeftToRight);
        prop_assert_eq!(verdicts.len(), tree.len());
        for (node, verdict) in verdicts {
            prop_assert_eq!(verdict, Verdict::Exact(truth[node.index()]));
        }
    }

    /// Every search, every order, every depth, with every sound table.
    #[test]
    fn every_search_with_the_full_window_finds_the_minimax_value(
        tree in tree(),
        search in algorithms_with(finds_on_trees),
        options in options(),
    ) {
        let options = Options { window: Window::FULL, ..options };
        let Ok(found) = search.run(&tree, &options, &mut Off);
        prop_assert_eq!(found, Verdict::Exact(value_to_depth(&tree, search.descriptor().horizon.plies(options.depth))));
    }

    #[test]
    fn watching_changes_nothing(tree in tree(), search in search(), options in options()) {
        let mut events: Vec<Event> = Vec::new();
        let Ok(watched) = search.run(&tree, &options, &mut events);
        let Ok(unwatched) = search.run(&tree, &options, &mut Off);
        prop_assert_eq!(watched, unwatched);
    }

    /// Negamax takes the steps of alpha-beta.
    #[test]
    fn algorithms_that_differ_only_in_the_frame_take_the_same_steps(
        tree in tree(),
        search in algorithms_with(|search| like(search).is_some()),
        options in options(),
    ) {
        let original = like(search).expect("only those");
        let (mut one, mut other): (Vec<Event>, Vec<Event>) = (Vec::new(), Vec::new());
        let Ok(_) = original.run(&tree, &options, &mut one);
        let Ok(_) = search.run(&tree, &options, &mut other);
        prop_assert_eq!(one, other);
    }

    #[test]
    fn algorithms_that_need_a_depth_or_a_game_take_the_steps_of_alpha_beta_without_it(
        tree in tree(),
        search in algorithms_with(|search| search.needs_depth() || search.needs_game()),
        options in options(),
    ) {
        let endless = Options { depth: None, ..options };
        let alike = [(search.needs_depth(), endless), (search.needs_game(), options)];
        for (_, options) in alike.into_iter().filter(|(is_alike, _)| *is_alike) {
            let (mut one, mut other): (Vec<Event>, Vec<Event>) = (Vec::new(), Vec::new());
            let Ok(_) = alpha_beta(&tree, &options, &mut one);
            let Ok(_) = search.run(&tree, &options, &mut other);
            prop_assert_eq!(one, other);
        }
    }

    /// Only an algorithm that says so visits a node again in the same pass.
    #[test]
    fn a_node_is_visited_once_a_pass(
        tree in tree(),
        search in algorithms_with(|search| search.descriptor().visits == Visits::Once),
        options in options(),
    ) {
        let mut events: Vec<Event> = Vec::new();
        let Ok(_) = search.run(&tree, &options, &mut events);
        for pass in passes(&events) {
            let (verdicts, _) = replay(&tree, pass, Order::LeftToRight);
            let visited: HashSet<_> = verdicts.iter().map(|&(node, _)| node).collect();
            prop_assert_eq!(visited.len(), verdicts.len());
        }
    }

    /// How often a search begins at the root, with which horizon and which window.
    #[test]
    fn passes_are_what_the_descriptor_says(
        tree in tree(),
        search in search(),
        options in options(),
    ) {
        let descriptor = search.descriptor();
        let mut events: Vec<Event> = Vec::new();
        let Ok(_) = search.run(&tree, &options, &mut events);
        let begun: Vec<_> = events
            .iter()
            .filter_map(|event| match *event {
                Event::Begin { window, horizon, .. } => Some((window, horizon)),
                _ => None,
            })
            .collect();
        match descriptor.passes {
            Passes::One => {
                prop_assert_eq!(begun.len(), 1);
                prop_assert_eq!(begun[0].1, descriptor.horizon.plies(options.depth));
            }
            Passes::Deeper => {
                let depths: Vec<_> = begun.iter().map(|&(_, horizon)| horizon).collect();
                let expected: Vec<_> = (1..=begun.len()).map(|depth| Some(depth as u16)).collect();
                prop_assert_eq!(depths, expected);
            }
            Passes::Wider => {
                let horizon = descriptor.horizon.plies(options.depth);
                prop_assert!(begun.iter().all(|&(_, begun)| begun == horizon));
                for pair in begun.windows(2) {
                    let (before, now) = (pair[0].0, pair[1].0);
                    prop_assert!(now.alpha <= before.alpha && before.beta <= now.beta);
                    prop_assert!(now != before);
                }
            }
            Passes::NullWindows => {
                let horizon = descriptor.horizon.plies(options.depth);
                prop_assert!(begun.iter().all(|&(_, begun)| begun == horizon));
                prop_assert!(begun.len() == 1 || begun.iter().all(|&(window, _)| is_null(window)));
            }
        }
    }

    /// By this a trace knows where an end of a window comes from.
    #[test]
    fn windows_are_what_the_descriptor_says(
        tree in tree(),
        search in search(),
        options in options(),
    ) {
        let windows = search.descriptor().windows;
        let mut events: Vec<Event> = Vec::new();
        let Ok(_) = search.run(&tree, &options, &mut events);
        // The window of each open node, and whether something is best there.
        let mut open: Vec<(Window, bool)> = Vec::new();
        for event in &events {
            match *event {
                Event::Begin { window, .. } => {
                    prop_assert!(windows != Windows::None || window == Window::FULL);
                    open.push((window, false));
                }
                Event::Enter { window, .. } => {
                    let &(above, has_best) = open.last().expect("open");
                    let is_allowed = allows(windows, above, has_best, window);
                    prop_assert!(is_allowed, "{:?} below {:?}", window, above);
                    open.push((window, false));
                }
                Event::Best { window, .. } => *open.last_mut().expect("open") = (window, true),
                Event::Extend { window, .. } | Event::ProbeChild { window, .. } => {
                    open.last_mut().expect("open").0 = window;
                }
                Event::Leave { .. } => {
                    open.pop();
                }
                Event::Cut { .. } => {
                    prop_assert!(windows != Windows::None);
                }
                Event::Keep { .. }
                | Event::Evaluate { .. }
                | Event::Probe { .. }
                | Event::Store { .. } => {}
            }
        }
    }

    #[test]
    fn one_cutoff_never_visits_less_than_two(tree in tree(), options in options()) {
        let options = Options { window: Window::FULL, fail: Fail::Soft, ..plain(options) };
        prop_assert!(visits(Algorithm::AlphaBeta, &tree, &options) <= visits(Algorithm::SingleCutoff, &tree, &options));
    }

    #[test]
    fn a_table_never_makes_minimax_visit_more(tree in tree(), options in options()) {
        let without = Options { table: None, ..options };
        prop_assert!(visits(Algorithm::Minimax, &tree, &options) <= visits(Algorithm::Minimax, &tree, &without));
    }

    #[test]
    fn every_verdict_admits_the_true_value(tree in tree(), options in options()) {
        let options = plain(options);
        let (root, events) = run(&tree, &options);
        let truth = truth(&tree);
        let (verdicts, _) = replay(&tree, &events, options.order);
        for (node, verdict) in verdicts {
            prop_assert!(verdict.admits(truth[node.index()]), "{} is {:?}", tree.l_name(node), verdict);
        }
        // Inside the start window the root's value is exact; outside it, the verdict says on which side.
        let (value, window) = (truth[0], options.window);
        if window.alpha < value && value < window.beta {
            prop_assert_eq!(root, Verdict::Exact(value));
        } else if value <= window.alpha {
            prop_assert!(root.value() <= window.alpha || tree.len() == 1);
        } else {
            prop_assert!(root.value() >= window.beta || tree.len() == 1);
        }
    }

    #[test]
    fn pruned_and_visited_are_all_and_disjoint(tree in tree(), options in options()) {
        let options = plain(options);
        let (_, events) = run(&tree, &options);
        let (verdicts, pruned) = replay(&tree, &events, options.order);
        let visited: HashSet<_> = verdicts.iter().map(|&(node, _)| node).collect();
        prop_assert_eq!(visited.len(), verdicts.len(), "each node is visited once");
        prop_assert!(visited.is_disjoint(&pruned));
        prop_assert_eq!(visited.len() + pruned.len(), tree.len());
    }

    #[test]
    fn fail_hard_stays_in_the_window_and_soft_is_at_least_as_sharp(tree in tree(), options in options()) {
        let options = plain(options);
        let (soft, _) = run(&tree, &Options { fail: Fail::Soft, ..options });
        let (hard, _) = run(&tree, &Options { fail: Fail::Hard, ..options });
        if tree.len() > 1 {
            let Window { alpha, beta } = options.window;
            prop_assert!((alpha..=beta).contains(&hard.value()));
            prop_assert_eq!(hard.value(), soft.value().clamp(alpha, beta));
        }
    }

    #[test]
    fn the_strict_rule_never_visits_less(tree in tree(), options in options()) {
        let options = plain(options);
        let visits = |cut| run(&tree, &Options { cut, ..options }).1.iter()
            .filter(|event| matches!(event, Event::Leave { .. })).count();
        prop_assert!(visits(CutRule::AtLeast) <= visits(CutRule::Above));
    }
}

/// Nothing has to be put in order where there is one move, so its static evaluation is not asked for.
#[test]
fn a_deep_tree_is_put_in_order_in_linear_time() {
    let leaves: Vec<String> =
        (0..400_000).map(|number: u32| (number * 7_919 % 400_009).to_string()).collect();
    let text = format!("{}{}{}", "(".repeat(480), leaves.join(" "), ")".repeat(480));
    let tree = GameTree::parse(&text).expect("a tree");
    let begun = Instant::now();
    let options = Options { order: Order::BestFirst, ..Options::default() };
    let Ok(_) = alpha_beta(&tree, &options, &mut Off);
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
}
