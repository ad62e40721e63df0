//! What must hold of every search on every tree.

mod support;

use std::collections::HashSet;

use plyscope_core::algo::{alpha_beta, minimax, AlphaBeta, Fail};
use plyscope_core::game::{Game, Order};
use plyscope_core::tree::TreeNode;
use plyscope_core::{CutRule, Event, GameTree, Off, Player, Value, Verdict, Window};
use proptest::prelude::*;
use support::tree;

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
            Event::Best { .. } => {}
            Event::Cut { skipped, .. } => {
                let node = path.last().expect("open").node;
                let children: Vec<_> = tree.children(node).collect();
                let skipped = skipped as usize;
                let never = match order {
                    Order::LeftToRight => &children[children.len() - skipped..],
                    Order::RightToLeft => &children[..skipped],
                };
                pruned.extend(never.iter().flat_map(|&child| subtree(tree, child)));
            }
        }
    }
    assert!(path.is_empty(), "every node entered is left");
    (verdicts, pruned)
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

fn options() -> impl Strategy<Value = AlphaBeta> {
    let window = prop_oneof![
        2 => Just(Window::FULL),
        1 => (-7_i64..7, 1_i64..6).prop_map(|(low, width)| Window {
            alpha: Value::whole(low).expect("in range"),
            beta: Value::whole(low + width).expect("in range"),
        }),
    ];
    (
        prop_oneof![Just(Order::LeftToRight), Just(Order::RightToLeft)],
        prop_oneof![Just(CutRule::AtLeast), Just(CutRule::Above)],
        prop_oneof![Just(Fail::Soft), Just(Fail::Hard)],
        window,
    )
        .prop_map(|(order, cut, fail, window)| AlphaBeta { order, cut, fail, window })
}

fn run(tree: &GameTree, options: &AlphaBeta) -> (Verdict, Vec<Event>) {
    let mut events: Vec<Event> = Vec::new();
    let Ok(verdict) = alpha_beta(tree, options, &mut events);
    (verdict, events)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn minimax_finds_the_value_by_definition_and_visits_everything(tree in tree()) {
        let mut events: Vec<Event> = Vec::new();
        let Ok(value) = minimax(&tree, Order::LeftToRight, &mut events);
        let truth = truth(&tree);
        prop_assert_eq!(value, truth[0]);
        let (verdicts, _) = replay(&tree, &events, Order::LeftToRight);
        prop_assert_eq!(verdicts.len(), tree.len());
        for (node, verdict) in verdicts {
            prop_assert_eq!(verdict, Verdict::Exact(truth[node.index()]));
        }
    }

    #[test]
    fn alpha_beta_with_the_full_window_finds_the_minimax_value(tree in tree(), options in options()) {
        let options = AlphaBeta { window: Window::FULL, ..options };
        let (verdict, _) = run(&tree, &options);
        prop_assert_eq!(verdict, Verdict::Exact(truth(&tree)[0]));
    }

    #[test]
    fn every_verdict_admits_the_true_value(tree in tree(), options in options()) {
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
        let (_, events) = run(&tree, &options);
        let (verdicts, pruned) = replay(&tree, &events, options.order);
        let visited: HashSet<_> = verdicts.iter().map(|&(node, _)| node).collect();
        prop_assert_eq!(visited.len(), verdicts.len(), "each node is visited once");
        prop_assert!(visited.is_disjoint(&pruned));
        prop_assert_eq!(visited.len() + pruned.len(), tree.len());
    }

    #[test]
    fn watching_changes_nothing(tree in tree(), options in options()) {
        let Ok(untraced) = alpha_beta(&tree, &options, &mut Off);
        prop_assert_eq!(untraced, run(&tree, &options).0);
    }

    #[test]
    fn fail_hard_stays_in_the_window_and_soft_is_at_least_as_sharp(tree in tree(), options in options()) {
        let (soft, _) = run(&tree, &AlphaBeta { fail: Fail::Soft, ..options });
        let (hard, _) = run(&tree, &AlphaBeta { fail: Fail::Hard, ..options });
        if tree.len() > 1 {
            prop_assert_eq!(hard.value(), options.window.clamp(hard.value()));
            prop_assert_eq!(hard.value(), options.window.clamp(soft.value()));
        }
    }

    #[test]
    fn the_strict_rule_never_visits_less(tree in tree(), options in options()) {
        let visits = |cut| run(&tree, &AlphaBeta { cut, ..options }).1.iter()
            .filter(|event| matches!(event, Event::Leave { .. })).count();
        prop_assert!(visits(CutRule::AtLeast) <= visits(CutRule::Above));
    }
}
