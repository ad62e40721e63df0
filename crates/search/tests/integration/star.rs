//! Star1 and Star2: what they find, and what they look at.

use std::collections::HashSet;

use crate::support::chance::{chance_tree, value};
use crate::support::searches::options;
use crate::support::tree;
use plyscope_search::algo::{
    alpha_beta, expectiminimax, star1, star2, Algorithm, Fail, Options, Order,
};
use plyscope_search::game::Game;
use plyscope_search::generate::SplitMix64;
use plyscope_search::{
    Bound, CutRule, Event, Fraction, GameTree, Off, Player, TreeNode, Turn, Value, Verdict, Window,
};
use proptest::prelude::*;

const STARS: [Algorithm; 2] = [Algorithm::Star1, Algorithm::Star2];

fn read(text: &str) -> GameTree {
    GameTree::parse_for(text, Algorithm::Star1).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn events(algorithm: Algorithm, tree: &GameTree, options: &Options) -> Vec<Event> {
    let mut events: Vec<Event> = Vec::new();
    let Ok(_) = algorithm.run(tree, options, &mut events);
    events
}

/// The visited nodes in the order in which they are entered, and what each was left with.
fn visits(tree: &GameTree, events: &[Event]) -> (Vec<TreeNode>, Vec<(TreeNode, Verdict)>) {
    let (mut entered, mut left, mut path) = (Vec::new(), Vec::new(), Vec::new());
    for event in events {
        match *event {
            Event::Begin { .. } => path.push(tree.root()),
            Event::Enter { by, .. } => path.push(tree.play(path.last().expect("open"), by)),
            Event::Leave { verdict } => left.push((path.pop().expect("open").node, verdict)),
            _ => continue,
        }
        if !matches!(event, Event::Leave { .. }) {
            entered.push(path.last().expect("just entered").node);
        }
    }
    (entered, left)
}

/// Star1 as the paper has it, slowly: values and windows are fractions, a window that is open has ends
/// that no value reaches, and what is returned outside a window is its end.
struct Paper<'a> {
    tree: &'a GameTree,
    least: Fraction,
    most: Fraction,
    entered: Vec<TreeNode>,
}

impl Paper<'_> {
    fn star1(&mut self, node: TreeNode, alpha: Fraction, beta: Fraction) -> Fraction {
        self.entered.push(node);
        if let Some(value) = self.tree.leaf_value(node) {
            return value.as_fraction().expect("a number");
        }
        let children: Vec<TreeNode> = self.tree.children(node).collect();
        let (mut low, mut high) = (alpha, beta);
        match self.tree.turn(node) {
            Turn::Player(Player::Max) => {
                for child in children {
                    low = low.max(self.star1(child, low, high));
                    if low >= high {
                        return high;
                    }
                }
                low
            }
            Turn::Player(Player::Min) => {
                for child in children {
                    high = high.min(self.star1(child, low, high));
                    if low >= high {
                        return low;
                    }
                }
                high
            }
            Turn::Chance => {
                let mut sum = Fraction::ZERO;
                for (number, &child) in children.iter().enumerate() {
                    let weight = |child: &TreeNode| self.tree.probability(*child).expect("chance");
                    let rest = children[number + 1..].iter().map(weight);
                    let rest = rest.fold(Fraction::ZERO, |rest, weight| sure(rest.plus(weight)));
                    let (weight, after) = (weight(&child), |end| sure(rest.times(end)));
                    let (best, worst) = (after(self.most), after(self.least));
                    let through = |end: Fraction, others: Fraction| {
                        sure(sure(sure(end.minus(sum)).minus(others)).over(weight))
                    };
                    let low = through(alpha, best).max(self.least);
                    let high = through(beta, worst).min(self.most);
                    let value = self.star1(child, low, high);
                    sum = sure(sum.plus(sure(weight.times(value))));
                    if sure(sum.plus(best)) <= alpha {
                        return alpha;
                    }
                    if sure(sum.plus(worst)) >= beta {
                        return beta;
                    }
                }
                sum
            }
        }
    }
}

fn sure(number: Option<Fraction>) -> Fraction {
    number.expect("small")
}

/// The nodes that the paper's Star1 visits; `None` where all leaves are alike.
fn paper(tree: &GameTree) -> Option<Vec<TreeNode>> {
    let leaves = || tree.nodes().filter_map(|node| tree.leaf_value(node)?.as_fraction());
    let (least, most) = (leaves().min()?, leaves().max()?);
    let mut paper = Paper { tree, least, most, entered: Vec::new() };
    paper.star1(TreeNode::ROOT, least, most);
    (least < most).then_some(paper.entered)
}

/// How many chance nodes stand above a node.
fn chance_above(tree: &GameTree, node: TreeNode) -> usize {
    tree.ancestors(node).skip(1).filter(|&above| tree.is_chance(above)).count()
}

/// Weights with denominators that have nothing in common, as large as values can have: what passes from one
/// chance node to another cannot be held.
fn odd_tree() -> impl Strategy<Value = GameTree> {
    let leaf = || (0_i64..=20).prop_map(|value| value.to_string());
    let pair = (leaf(), leaf(), leaf()).prop_map(|(a, b, c)| format!("({a} {b} {c})"));
    let below = prop_oneof![2 => pair, 1 => leaf()];
    let odd = prop::sample::select(vec![33_554_393, 33_554_383, 33_554_371, 9_999_991, 7]);
    let chance = (odd, 1_i64..7, below.clone(), below).prop_map(|(all, part, one, other)| {
        format!("chance:({}/{all}*{one} {part}/{all}*{other})", all - part)
    });
    (prop::collection::vec(chance, 2..=4), any::<bool>()).prop_map(|(chances, min)| {
        read(&format!("{} {}", if min { "min:" } else { "max:" }, chances.join(" ")))
    })
}

/// In which order the children of a generated tree stand.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Sorted {
    AsTheyCome,
    BestFirst,
}

/// The textbook's shape: MAX, chance, MIN, chance and so on, with so many children everywhere and random
/// leaves; and about what it is worth.
fn regular(
    random: &mut SplitMix64,
    children: usize,
    depth: usize,
    layer: usize,
    sorted: Sorted,
) -> (f64, String) {
    if depth == 0 {
        let value = random.below(100);
        return (value as f64, value.to_string());
    }
    let mut below: Vec<(f64, String)> =
        (0..children).map(|_| regular(random, children, depth - 1, layer + 1, sorted)).collect();
    let (word, sign) = [("max", -1.0), ("chance", 0.0), ("min", 1.0), ("chance", 0.0)][layer % 4];
    let best = below.iter().map(|(value, _)| sign * value).fold(f64::INFINITY, f64::min);
    let value = match word {
        "chance" => below.iter().map(|(value, _)| value).sum::<f64>() / children as f64,
        _ => sign * best,
    };
    if sorted == Sorted::BestFirst {
        below.sort_by(|(one, _), (other, _)| (sign * one).total_cmp(&(sign * other)));
    }
    let texts: Vec<String> = below.into_iter().map(|(_, text)| text).collect();
    (value, format!("{word}:({})", texts.join(" ")))
}

/// The leaves that a search visits, and how many different ones, in all of 150 regular trees.
fn leaves(algorithm: Algorithm, children: usize, depth: usize, sorted: Sorted) -> (usize, usize) {
    let (mut random, mut all, mut different) = (SplitMix64::new(1983), 0, 0);
    for _ in 0..150 {
        let tree = read(&regular(&mut random, children, depth, 0, sorted).1);
        let (entered, _) = visits(&tree, &events(algorithm, &tree, &Options::default()));
        let leaves: Vec<_> = entered.into_iter().filter(|&node| tree.is_leaf(node)).collect();
        all += leaves.len();
        different += leaves.into_iter().collect::<HashSet<_>>().len();
    }
    (all, different)
}

/// On average of regular trees both cut, and Star2 looks at fewer different leaves than Star1. Since it
/// looks at some twice, it saves visits only where good moves come first and there are enough of them.
#[test]
fn on_average_probes_pay_in_regular_trees() {
    for sorted in [Sorted::AsTheyCome, Sorted::BestFirst] {
        for (children, depth) in [(2, 3), (3, 3), (4, 3), (6, 3), (2, 5), (3, 5), (3, 4), (4, 4)] {
            let of = |algorithm| leaves(algorithm, children, depth, sorted);
            let (all, _) = of(Algorithm::Expectiminimax);
            let ((one, _), (again, two)) = (of(Algorithm::Star1), of(Algorithm::Star2));
            let counted = format!("{sorted:?} {children}^{depth}: {all} {one} {two} {again}");
            assert!(two < one && one < all, "{counted}");
            if sorted == Sorted::BestFirst && children > 2 {
                assert!(again < one, "{counted}");
            }
        }
    }
}

/// Probes within probes would take forever.
#[test]
fn deep_trees_take_no_longer_than_their_paths_are_long() {
    let layers = 60;
    let tree = read(&format!("{}1 2{}", "(chance:((".repeat(layers), " 3)) 4)".repeat(layers)));
    let nodes = events(Algorithm::Star2, &tree, &Options::default());
    let visited = nodes.iter().filter(|event| matches!(event, Event::Leave { .. })).count();
    assert!(visited <= tree.len() * (layers + 1), "{visited} of {}", tree.len());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn both_find_the_value_of_expectiminimax(tree in chance_tree(), options in options()) {
        let Ok(expected) = expectiminimax(&tree, &options, &mut Off);
        for algorithm in STARS {
            let Ok(found) = algorithm.run(&tree, &options, &mut Off);
            prop_assert_eq!(found, expected, "{:?}", algorithm);
        }
    }

    /// Also where the ends of windows cannot be held, so that those are wider.
    #[test]
    fn fine_weights_never_cut_wrongly(tree in odd_tree(), options in options()) {
        let options = Options { depth: None, ..options };
        let expected = Value::fraction(value(&tree, TreeNode::ROOT)).expect("held");
        for algorithm in STARS {
            let Ok(found) = algorithm.run(&tree, &options, &mut Off);
            prop_assert_eq!(found, Verdict::Exact(expected), "{:?}", algorithm);
        }
    }

    /// Every verdict is true, also of nodes that were cut or only probed.
    #[test]
    fn verdicts_are_true(
        tree in prop_oneof![4 => chance_tree(), 1 => odd_tree()],
        options in options(),
    ) {
        let options = Options { depth: None, ..options };
        for algorithm in STARS {
            let (_, left) = visits(&tree, &events(algorithm, &tree, &options));
            for (node, verdict) in left {
                let truth = Value::fraction(value(&tree, node)).expect("small");
                prop_assert!(verdict.admits(truth), "{:?}: {:?} of {}", algorithm, verdict, truth);
            }
        }
    }

    /// A chance node is cut because its average is beyond the end of its window that was met.
    #[test]
    fn a_cut_average_is_beyond_its_window(tree in chance_tree(), options in options()) {
        for algorithm in STARS {
            let (mut open, mut cut) = (Vec::new(), None);
            for event in events(algorithm, &tree, &options) {
                match event {
                    Event::Begin { window, .. } => open.push((tree.root(), window)),
                    Event::Enter { by, window, .. } => {
                        let above = &open.last().expect("open").0;
                        open.push((tree.play(above, by), window));
                    }
                    Event::Cut { met, .. } => {
                        let (place, window) = open.last().expect("open");
                        cut = tree.is_chance(place.node).then_some((met, *window));
                    }
                    Event::Leave { verdict } => {
                        open.pop();
                        match cut.take() {
                            Some((Bound::Alpha, window)) => {
                                prop_assert!(verdict.value() <= window.alpha);
                                prop_assert!(!matches!(verdict, Verdict::AtLeast(_)));
                            }
                            Some((Bound::Beta, window)) => {
                                prop_assert!(verdict.value() >= window.beta);
                                prop_assert!(!matches!(verdict, Verdict::AtMost(_)));
                            }
                            None => {}
                        }
                    }
                    _ => {}
                }
            }
        }
    }

    /// A window is open when a node is entered, and lies between the least and the greatest leaf.
    #[test]
    fn windows_are_open_and_within_the_range(tree in chance_tree(), options in options()) {
        let options = Options { cut: CutRule::AtLeast, ..options };
        let range = tree.range();
        for algorithm in STARS {
            for event in events(algorithm, &tree, &options) {
                let (Event::Begin { window, .. } | Event::Enter { window, .. }) = event else {
                    continue;
                };
                prop_assert!(window.alpha < window.beta, "{:?}", window);
                prop_assert!(range.alpha <= window.alpha && window.beta <= range.beta);
            }
        }
    }

    /// Star1 visits exactly the nodes that the paper's does, each once, and so no others than
    /// expectiminimax.
    #[test]
    fn star1_visits_what_the_paper_visits(tree in chance_tree(), hard in any::<bool>()) {
        let fail = if hard { Fail::Hard } else { Fail::Soft };
        let options = Options { fail, ..Options::default() };
        let (entered, _) = visits(&tree, &events(Algorithm::Star1, &tree, &options));
        let once: HashSet<_> = entered.iter().collect();
        prop_assert_eq!(once.len(), entered.len());
        if let Some(expected) = paper(&tree).filter(|_| tree.has_chance()) {
            prop_assert_eq!(entered, expected);
        }
    }

    /// Star2 comes to a node once searching, and at most once more for each chance node above it, probing. It
    /// need not visit fewer than Star1.
    #[test]
    fn star2_comes_back_only_from_probes(tree in chance_tree(), options in options()) {
        let (entered, _) = visits(&tree, &events(Algorithm::Star2, &tree, &options));
        for node in tree.nodes() {
            let times = entered.iter().filter(|&&other| other == node).count();
            prop_assert!(times <= 1 + chance_above(&tree, node));
        }
    }

    #[test]
    fn without_chance_both_take_the_steps_of_alpha_beta(tree in tree(), options in options()) {
        let order = match options.order {
            Order::RightToLeft | Order::Random => options.order,
            _ => Order::LeftToRight,
        };
        let options = Options { order, window: Window::FULL, table: None, ..options };
        let mut expected: Vec<Event> = Vec::new();
        let Ok(_) = alpha_beta(&tree, &options, &mut expected);
        let (mut one, mut two): (Vec<Event>, Vec<Event>) = (Vec::new(), Vec::new());
        let Ok(_) = star1(&tree, &options, &mut one);
        let Ok(_) = star2(&tree, &options, &mut two);
        prop_assert_eq!(&one, &expected);
        prop_assert_eq!(&two, &expected);
    }
}
