//! Whether the probabilities of a tree make sense, and its averages can be held exactly.

use std::ops::Range;

use super::problem::Problem;
use crate::fraction::Fraction;
use crate::tree::{GameTree, TreeNode};
use crate::value::Value;

/// Where in a text some things stand, by the numbers of their nodes in the order of the text.
#[derive(Default)]
pub(super) struct Spans {
    /// `chance:`.
    pub(super) chance: Vec<(u32, Range<usize>)>,
    /// Weights.
    pub(super) weights: Vec<(u32, Range<usize>)>,
    /// Games that are won or lost.
    pub(super) outcomes: Vec<(u32, Range<usize>)>,
}

impl Spans {
    /// A root has been added before all nodes.
    pub(super) fn shift(&mut self) {
        let all = [&mut self.chance, &mut self.weights, &mut self.outcomes];
        all.into_iter().flatten().for_each(|(node, _)| *node += 1);
    }
}

/// Finds the first problem, and where it stands.
pub(super) fn check(tree: &GameTree, spans: &Spans) -> Result<(), (Problem, Range<usize>)> {
    if spans.chance.is_empty() && spans.weights.is_empty() {
        return Ok(());
    }
    let nodes = in_order(tree);
    let at = |node: u32| nodes[node as usize];
    for (node, span) in &spans.weights {
        let node = at(*node);
        if tree.probability(node).is_none() {
            return Err((Problem::WeightWithoutChance, span.clone()));
        }
        let weight = tree.given_weight(node).unwrap_or(Value::ZERO);
        if weight <= Value::ZERO {
            return Err((Problem::WeightNotPositive { weight }, span.clone()));
        }
    }
    for (node, span) in &spans.chance {
        check_sum(tree, at(*node)).map_err(|problem| (problem, span.clone()))?;
    }
    let is_below = below_chance(tree);
    for (node, span) in &spans.outcomes {
        if is_below[at(*node).index()] {
            return Err((Problem::OutcomeBelowChance, span.clone()));
        }
    }
    let fits = fits(tree);
    match spans.chance.iter().find(|(node, _)| !fits[at(*node).index()]) {
        Some((_, span)) => Err((Problem::ChanceTooFine, span.clone())),
        None => Ok(()),
    }
}

/// The nodes in the order of the text: parents before children, from left to right.
fn in_order(tree: &GameTree) -> Vec<TreeNode> {
    let (mut nodes, mut open) = (Vec::with_capacity(tree.len()), vec![TreeNode::ROOT]);
    while let Some(node) = open.pop() {
        nodes.push(node);
        open.extend(tree.children(node).rev());
    }
    nodes
}

/// Of each node, whether chance decides somewhere above it.
fn below_chance(tree: &GameTree) -> Vec<bool> {
    let mut is_below = vec![false; tree.len()];
    // Parents come before their children.
    for node in tree.nodes() {
        let Some(above) = tree.parent(node) else { continue };
        is_below[node.index()] = is_below[above.index()] || tree.is_chance(above);
    }
    is_below
}

fn check_sum(tree: &GameTree, node: TreeNode) -> Result<(), Problem> {
    let mut weights = tree.children(node).map(|child| tree.given_weight(child));
    if weights.clone().all(|weight| weight.is_none()) {
        return Ok(());
    }
    if weights.clone().any(|weight| weight.is_none()) {
        return Err(Problem::WeightMissing);
    }
    let add = |sum: Fraction, weight: Option<Value>| sum.plus(weight?.as_fraction()?);
    let sum = weights.try_fold(Fraction::ZERO, add);
    match sum {
        Some(Fraction::ONE) => Ok(()),
        _ => Err(Problem::WeightSum { sum: sum.and_then(Value::fraction) }),
    }
}

/// Whether every average that a search may make in a tree can be held exactly.
pub(crate) fn can_be_held(tree: &GameTree) -> bool {
    tree.nodes().zip(fits(tree)).all(|(node, fits)| fits || !tree.is_chance(node))
}

/// Of each node, whether every average that a search may make there can be held: the common denominator
/// of all values below, with the probabilities, is small enough, as is the largest value.
fn fits(tree: &GameTree) -> Vec<bool> {
    let mut fits = vec![true; tree.len()];
    let mut below = vec![(1_i128, Fraction::ZERO); tree.len()];
    // Children come after their parents.
    for node in tree.nodes().rev() {
        let index = node.index();
        if let Some(value) = tree.leaf_value(node) {
            // Without a number no chance node is above.
            let value = value.as_fraction().unwrap_or(Fraction::ZERO);
            below[index] = (value.denominator(), value.magnitude());
        } else if fits[index] {
            let (denominator, largest) = below[index];
            fits[index] = !tree.is_chance(node) || holds(denominator, largest);
        }
        let Some(above) = tree.parent(node) else { break };
        let (denominator, largest) = below[index];
        let weight = tree.probability(node).map_or(1, Fraction::denominator);
        let (common, most) = below[above.index()];
        let common = denominator.checked_mul(weight).and_then(|own| least_multiple(common, own));
        fits[above.index()] &= fits[index] && common.is_some();
        below[above.index()] = (common.unwrap_or(1), most.max(largest));
    }
    fits
}

/// Whether all fractions up to a size can be held whose denominators divide this one.
fn holds(denominator: i128, largest: Fraction) -> bool {
    let decimals = 10_i128.pow(Value::MAX_DECIMALS as u32);
    let numerator = Fraction::new(denominator, 1).and_then(|all| largest.times(all));
    decimals % denominator == 0
        || (denominator <= i128::from(Value::MAX_DENOMINATOR)
            && numerator.is_some_and(|most| most.numerator() <= i128::from(Value::MAX_NUMERATOR)))
}

/// The least common multiple, unless it is far beyond all denominators.
fn least_multiple(one: i128, two: i128) -> Option<i128> {
    let common = Fraction::new(one, two)?;
    let multiple = one.checked_mul(common.denominator())?;
    (multiple <= 1 << 64).then_some(multiple)
}
