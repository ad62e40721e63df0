//! The fewest and the most leaves that alpha-beta can visit, over all orders of the children.
//!
//! A search of a node with a window returns its value if that lies inside, and otherwise on which
//! side of the window it lies (Knuth & Moore 1975, section 2). The parent uses nothing else, so the
//! order of the search below does not matter to it. The window of a child depends on which siblings
//! came before it, not on their order. Hence the best order is found node by node, by dynamic
//! programming over the sets of searched children: 2ᵏ of them for k children, for each window that
//! a node can be searched with.

use std::collections::BTreeMap;

use plyscope_search::{CutRule, GameTree, TreeNode, Value, Window};

use super::arrangement::Arrangement;
use super::Aim;

/// The most children of a node for which the best order is computed.
pub const MOST_CHILDREN: usize = 10;
/// The most layers of such a tree.
const MOST_LAYERS: usize = 64;
/// How many times a child can be tried behind a set of its siblings.
const MOST_WORK: u32 = 300_000;

/// The best order of a node's children, when it is searched with a window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many leaves are visited at and below the node.
    pub leaves: u32,
    /// The places of the children that are visited, in this order; the others are cut.
    pub visited: Vec<usize>,
}

/// The best orders of the nodes of a tree, for the windows that they can be searched with.
#[derive(Clone, Debug)]
pub struct Plans(BTreeMap<(TreeNode, Value, Value), Plan>);

impl Plans {
    /// The best orders for an aim, for alpha-beta with a start window and a cutoff rule; `truth` is
    /// the value of each node. `None` if the tree is too large.
    #[must_use]
    pub fn of(
        tree: &GameTree,
        truth: &[Value],
        (rule, window): (CutRule, Window),
        aim: Aim,
    ) -> Option<Self> {
        let is_wide = tree.nodes().any(|node| tree.children(node).len() > MOST_CHILDREN);
        if is_wide || tree.layer_count() > MOST_LAYERS {
            return None;
        }
        let plans = Self(BTreeMap::new());
        let mut planner = Planner { tree, truth, rule, aim, plans, left: MOST_WORK };
        planner.plan(TreeNode::ROOT, window).map(|_| planner.plans)
    }

    /// The best order of a node for one of its possible windows.
    #[must_use]
    pub fn get(&self, node: TreeNode, window: Window) -> Option<&Plan> {
        self.0.get(&(node, window.alpha, window.beta))
    }

    /// A best order of the whole tree; nodes that are never visited stay in place.
    #[must_use]
    pub fn arrangement(&self, tree: &GameTree, truth: &[Value], window: Window) -> Arrangement {
        let mut arrangement = Arrangement::default();
        let mut pending = vec![(TreeNode::ROOT, window)];
        while let Some((node, mut window)) = pending.pop() {
            let player = tree.player(node);
            let Some(plan) = self.get(node, window).filter(|_| !tree.is_leaf(node)) else {
                continue;
            };
            let rest = (0..tree.children(node).len()).filter(|place| !plan.visited.contains(place));
            let places = plan.visited.iter().copied().chain(rest).collect();
            for child in plan.visited.iter().filter_map(|&place| tree.child(node, place)) {
                pending.push((child, window));
                window = window.tightened(player, truth[child.index()]);
            }
            arrangement = arrangement.with(tree, node, places);
        }
        arrangement
    }
}

struct Planner<'a> {
    tree: &'a GameTree,
    truth: &'a [Value],
    rule: CutRule,
    aim: Aim,
    plans: Plans,
    /// The remaining work limit.
    left: u32,
}

impl Planner<'_> {
    /// The fewest or most visited leaves; `None` if it takes too long to compute.
    fn plan(&mut self, node: TreeNode, window: Window) -> Option<u32> {
        if let Some(plan) = self.plans.get(node, window) {
            return Some(plan.leaves);
        }
        let plan = match self.tree.is_leaf(node) {
            true => Plan { leaves: 1, visited: Vec::new() },
            false => self.plan_children(node, window)?,
        };
        let leaves = plan.leaves;
        self.plans.0.insert((node, window.alpha, window.beta), plan);
        Some(leaves)
    }

    fn plan_children(&mut self, node: TreeNode, window: Window) -> Option<Plan> {
        let player = self.tree.player(node);
        let children: Vec<TreeNode> = self.tree.children(node).collect();
        let all = (1_usize << children.len()) - 1;
        // The best way to visit a set of children with the window still open, and its last child.
        let mut best: Vec<Option<(u32, usize)>> = vec![None; all + 1];
        let mut ended: Option<(u32, usize, usize)> = None;
        best[0] = Some((0, 0));
        for set in 0..all {
            let Some((leaves, _)) = best[set] else { continue };
            let within = |place: &usize| set >> place & 1 == 1;
            let before = (0..children.len()).filter(within);
            let tightened = |window: Window, place: usize| {
                window.tightened(player, self.truth[children[place].index()])
            };
            let now = before.fold(window, tightened);
            for (place, &child) in children.iter().enumerate().filter(|(place, _)| !within(place)) {
                self.left = self.left.checked_sub(1)?;
                let after = now.tightened(player, self.truth[child.index()]);
                let leaves = leaves + self.plan(child, now)?;
                let with = set | 1 << place;
                if with == all || after.is_closed(self.rule) {
                    if ended.is_none_or(|(other, ..)| self.aim.is_better(leaves, other)) {
                        ended = Some((leaves, set, place));
                    }
                } else if best[with].is_none_or(|(other, _)| self.aim.is_better(leaves, other)) {
                    best[with] = Some((leaves, place));
                }
            }
        }
        let (leaves, mut set, last) = ended?;
        let mut visited = vec![last];
        while let Some((_, place)) = best[set].filter(|_| set > 0) {
            visited.push(place);
            set &= !(1 << place);
        }
        visited.reverse();
        Some(Plan { leaves, visited })
    }
}
