//! The smallest search that proves the value of a tree.
//!
//! A proof that the root has value v must show that MAX can reach v (one good move at each MAX
//! node, all moves at each MIN node) and that MIN can hold MAX to it (vice versa). The two proofs
//! share one line of play. Every search has to visit at least the fewest leaves of both together;
//! and alpha-beta with the window (−∞, ∞) visits exactly these, if at every node the move of the
//! proof comes first. On a uniform tree without equal values it is the minimal tree of Knuth &
//! Moore (1975, theorem 1).

use plyscope_search::{GameTree, Player, TreeNode, Value};

use super::least::LeastPly;

/// What to prove about a node, relative to the value of the root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Proof {
    /// It is worth at least as much.
    AtLeast,
    /// It is worth at most as much.
    AtMost,
    /// Both.
    Both,
}

/// The cost of a proof: leaves, then nodes; `None` if there is no such proof.
type Cost = Option<(u32, u32)>;

/// The cost of each proof at a node.
#[derive(Clone, Copy, Default)]
struct Costs {
    at_least: Cost,
    at_most: Cost,
    both: Cost,
}

impl Costs {
    const fn of(self, proof: Proof) -> Cost {
        match proof {
            Proof::AtLeast => self.at_least,
            Proof::AtMost => self.at_most,
            Proof::Both => self.both,
        }
    }

    /// At a leaf, by how its value compares.
    fn of_leaf(value: Value, root: Value) -> Self {
        let at = |is_so: bool| is_so.then_some((1, 1));
        Self { at_least: at(value >= root), at_most: at(value <= root), both: at(value == root) }
    }
}

/// The smallest search that proves the value of the root, by ply. `end` returns the value of a node
/// that is not expanded, and must do so for every leaf. O(nodes).
#[must_use]
pub fn smallest(tree: &GameTree, end: impl Fn(TreeNode) -> Option<Value>) -> Vec<LeastPly> {
    let root = minimax(tree, &end);
    let mut costs = vec![Costs::default(); tree.len()];
    for (node, player) in upwards(tree) {
        costs[node.index()] = match end(node) {
            Some(value) => Costs::of_leaf(value, root),
            None => combined(tree, node, player, &costs),
        };
    }
    let mut plies = Vec::new();
    let mut open = vec![(TreeNode::ROOT, Proof::Both, 0_usize)];
    while let Some((node, proof, ply)) = open.pop() {
        if plies.len() <= ply {
            plies.resize(ply + 1, LeastPly::default());
        }
        let counts = &mut plies[ply];
        counts.nodes += 1;
        if end(node).is_some() {
            counts.leaves += 1;
            continue;
        }
        let player = tree.player(node);
        let first = first_move(tree, node, player, proof, &costs);
        for child in tree.children(node) {
            let below = proof_below(player, proof, first == Some(child));
            open.extend(below.map(|below| (child, below, ply + 1)));
        }
    }
    plies
}

/// What to prove about a child, for a proof of its parent; `None` if the child need not be visited.
const fn proof_below(player: Player, proof: Proof, is_first: bool) -> Option<Proof> {
    match (player, proof) {
        (_, Proof::Both) if is_first => Some(Proof::Both),
        // One move is enough for the player who wants it, the opponent must be held everywhere.
        (Player::Max, Proof::AtLeast) | (Player::Min, Proof::AtMost) => {
            if is_first {
                Some(proof)
            } else {
                None
            }
        }
        (Player::Max, _) => Some(Proof::AtMost),
        (Player::Min, _) => Some(Proof::AtLeast),
    }
}

/// The move that a proof needs first: the cheapest sufficient one.
fn first_move(
    tree: &GameTree,
    node: TreeNode,
    player: Player,
    proof: Proof,
    costs: &[Costs],
) -> Option<TreeNode> {
    let cost = |child: TreeNode| {
        let own = costs[child.index()];
        match proof {
            // The others are held in any case; what counts is how much more both proofs cost here.
            Proof::Both => minus(own.both?, own.of(held(player))?),
            one => Some(signed(own.of(one)?)),
        }
    };
    tree.children(node)
        .filter_map(|child| Some((cost(child)?, child)))
        .min()
        .map(|(_, child)| child)
}

/// What to prove about all moves of a player.
const fn held(player: Player) -> Proof {
    match player {
        Player::Max => Proof::AtMost,
        Player::Min => Proof::AtLeast,
    }
}

/// What to prove about one move of a player.
const fn wanted(player: Player) -> Proof {
    held(player.opponent())
}

fn signed((leaves, nodes): (u32, u32)) -> (i64, i64) {
    (i64::from(leaves), i64::from(nodes))
}

fn minus(more: (u32, u32), less: (u32, u32)) -> Option<(i64, i64)> {
    let (more, less) = (signed(more), signed(less));
    Some((more.0 - less.0, more.1 - less.1))
}

fn plus((leaves, nodes): (u32, u32), more: (u32, u32)) -> (u32, u32) {
    (leaves + more.0, nodes + more.1)
}

/// The costs of the proofs of an inner node, from those of its children.
fn combined(tree: &GameTree, node: TreeNode, player: Player, costs: &[Costs]) -> Costs {
    let children = || tree.children(node).map(|child| costs[child.index()]);
    let one = children().filter_map(|child| child.of(wanted(player))).min();
    let all = children().try_fold((0, 0), |sum, child| Some(plus(sum, child.of(held(player))?)));
    let first =
        first_move(tree, node, player, Proof::Both, costs).map(|child| costs[child.index()]);
    let both = first.zip(all).and_then(|(first, all)| {
        let (without, with) = (first.of(held(player))?, first.both?);
        Some((all.0 - without.0 + with.0, all.1 - without.1 + with.1))
    });
    let and_node = |cost: Cost| cost.map(|cost| plus(cost, (0, 1)));
    let (one, all, both) = (and_node(one), and_node(all), and_node(both));
    match player {
        Player::Max => Costs { at_least: one, at_most: all, both },
        Player::Min => Costs { at_least: all, at_most: one, both },
    }
}

/// All nodes with who is to move, children before their parents.
fn upwards(tree: &GameTree) -> impl Iterator<Item = (TreeNode, Player)> + '_ {
    (0..tree.layer_count()).rev().flat_map(|layer| {
        tree.layer(layer).into_iter().flatten().map(|node| (node, tree.player(node)))
    })
}

/// The value of the root.
fn minimax(tree: &GameTree, end: impl Fn(TreeNode) -> Option<Value>) -> Value {
    let mut value = vec![Value::ZERO; tree.len()];
    for (node, player) in upwards(tree) {
        let below = tree.children(node).map(|child| value[child.index()]);
        let best = |one, other| if player.prefers(other, one) { other } else { one };
        value[node.index()] = end(node).or_else(|| below.reduce(best)).unwrap_or(Value::ZERO);
    }
    value[TreeNode::ROOT.index()]
}
