//! Given trees: every node written down, values at the leaves.

mod builder;
mod game;
mod lname;
mod name;
mod reorder;
mod without_chance;

use std::collections::BTreeMap;
use std::ops::Range;

pub use builder::{TooLarge, TreeBuilder};
pub use lname::{LName, NotAnLName};
pub use name::{is_unprintable, BadName, Name};

use crate::fraction::Fraction;
use crate::packed;
use crate::player::{Player, Turn};
use crate::value::Value;

/// A node of a [`GameTree`]: its place in breadth-first order, the root being 0. The order of
/// these numbers is therefore "by layer, then from left to right".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TreeNode(pub u32);

packed!(struct TreeNode(number));

impl TreeNode {
    /// The root of every tree.
    pub const ROOT: Self = Self(0);

    /// The place in breadth-first order.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How it is known who is to move in a tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turns {
    /// The players alternate.
    Alternate,
    /// Some nodes say whose turn it is: a player may move twice, or chance decides.
    Given,
}

/// A game tree that is given whole. Players alternate, except where a node says who is to move
/// there, or that chance decides: the next player then moves below it. Leaves hold values from MAX's point
/// of view; any node may carry a name.
///
/// Nodes lie breadth first, so that the children of a node, and the nodes of a layer, are ranges.
/// 16 bytes a node.
#[derive(Clone, Debug)]
pub struct GameTree {
    root_player: Player,
    /// The first child of each node, then the number of nodes: the children of `n` are
    /// `first_child[n] .. first_child[n + 1]`.
    first_child: Vec<u32>,
    /// The parent of each node; the root's is itself.
    parent: Vec<u32>,
    /// The value of each leaf; zero at inner nodes.
    value: Vec<Value>,
    /// The first node of each layer, then the number of nodes.
    layer_start: Vec<u32>,
    names: BTreeMap<TreeNode, Name>,
    /// The nodes that say whose turn it is, in given trees only inner ones; of the root, only that chance
    /// decides there.
    turns: BTreeMap<TreeNode, Turn>,
    /// The probabilities that were given, of children of chance nodes.
    weights: BTreeMap<TreeNode, Value>,
    /// The node by whose place each node is named, in a reordered tree that keeps its L-names; empty
    /// where it is the node itself.
    l_names: Vec<u32>,
}

packed!(large struct GameTree {
    root_player, first_child, parent, value, layer_start, names, turns, weights, l_names,
});

impl GameTree {
    /// The tree in which the children of a node are what `children` says, from left to right, the
    /// root being 0; all leaves are worth zero. Also tells the number of each node in its order.
    ///
    /// `children` must not lead back to where it came from, or this never ends.
    #[must_use]
    pub fn from_ranges(
        root_player: Player,
        children: impl Fn(u32) -> Range<u32>,
    ) -> (Self, Vec<u32>) {
        let (mut order, mut parent) = (vec![0_u32], vec![0_u32]);
        let (mut first_child, mut layer_start) = (Vec::new(), vec![0_u32]);
        let mut next = 0;
        while next < order.len() {
            let layer = next..order.len();
            for node in layer {
                first_child.push(order.len() as u32);
                let below = children(order[node]);
                parent.extend(below.clone().map(|_| node as u32));
                order.extend(below);
                next = node + 1;
            }
            layer_start.push(next as u32);
        }
        first_child.push(order.len() as u32);
        let value = vec![Value::ZERO; order.len()];
        let tree = Self {
            root_player,
            first_child,
            parent,
            value,
            layer_start,
            names: BTreeMap::new(),
            turns: BTreeMap::new(),
            weights: BTreeMap::new(),
            l_names: Vec::new(),
        };
        (tree, order)
    }

    /// The same tree in which these nodes say whose turn it is, with the probabilities of those children of
    /// chance nodes that are not all equally probable.
    #[must_use]
    pub fn with_turns(
        mut self,
        turns: impl IntoIterator<Item = (TreeNode, Turn)>,
        weights: impl IntoIterator<Item = (TreeNode, Value)>,
    ) -> Self {
        self.turns.extend(turns);
        self.weights.extend(weights);
        self
    }

    /// Who is to move at the root.
    #[must_use]
    pub const fn root_player(&self) -> Player {
        self.root_player
    }

    /// The same tree with another player to move at the root. Leaf values, and nodes that say who is
    /// to move there, stay as they are.
    #[must_use]
    pub fn with_root_player(mut self, player: Player) -> Self {
        self.root_player = player;
        self
    }

    /// The same tree with MAX and MIN exchanged everywhere. Leaf values stay as they are.
    #[must_use]
    pub fn with_players_exchanged(mut self) -> Self {
        self.root_player = self.root_player.opponent();
        for turn in self.turns.values_mut() {
            if let Turn::Player(player) = turn {
                *player = player.opponent();
            }
        }
        self
    }

    /// How many nodes the tree has; at least 1.
    #[must_use]
    pub fn len(&self) -> usize {
        self.parent.len()
    }

    /// Never: a tree has a root.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// How many layers the tree has; a lone leaf is one layer.
    #[must_use]
    pub fn layer_count(&self) -> usize {
        self.layer_start.len() - 1
    }

    /// All nodes, by layer and then from left to right.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = TreeNode> + ExactSizeIterator {
        (0..self.parent.len() as u32).map(TreeNode)
    }

    /// The nodes of a layer, from left to right; the root is in layer 0. `None` below the last.
    pub fn layer(
        &self,
        layer: usize,
    ) -> Option<impl DoubleEndedIterator<Item = TreeNode> + ExactSizeIterator> {
        let (start, end) = (*self.layer_start.get(layer)?, *self.layer_start.get(layer + 1)?);
        Some((start..end).map(TreeNode))
    }

    /// The layer of a node; the root's is 0. O(log layers).
    #[must_use]
    pub fn layer_of(&self, node: TreeNode) -> usize {
        self.layer_start.partition_point(|&start| start <= node.0) - 1
    }

    #[inline]
    fn child_range(&self, node: TreeNode) -> Range<u32> {
        self.first_child[node.index()]..self.first_child[node.index() + 1]
    }

    /// The children of a node, from left to right.
    #[inline]
    pub fn children(
        &self,
        node: TreeNode,
    ) -> impl DoubleEndedIterator<Item = TreeNode> + ExactSizeIterator + Clone {
        self.child_range(node).map(TreeNode)
    }

    /// The child with a number, from 0 at the left. O(1).
    #[must_use]
    pub fn child(&self, node: TreeNode, number: usize) -> Option<TreeNode> {
        self.child_range(node).nth(number).map(TreeNode)
    }

    /// The number of a node among its siblings, from 0 at the left; 0 for the root.
    #[must_use]
    pub fn number_in_siblings(&self, node: TreeNode) -> usize {
        self.parent(node).map_or(0, |parent| (node.0 - self.child_range(parent).start) as usize)
    }

    /// The parent of a node; `None` for the root.
    #[must_use]
    #[inline]
    pub fn parent(&self, node: TreeNode) -> Option<TreeNode> {
        (node != TreeNode::ROOT).then(|| TreeNode(self.parent[node.index()]))
    }

    /// The node, its parent, and so on up to the root.
    pub fn ancestors(&self, node: TreeNode) -> impl Iterator<Item = TreeNode> + '_ {
        std::iter::successors(Some(node), |&node| self.parent(node))
    }

    /// Whether a node has no children.
    #[must_use]
    #[inline]
    pub fn is_leaf(&self, node: TreeNode) -> bool {
        self.child_range(node).is_empty()
    }

    /// The value of a leaf; `None` for an inner node.
    #[must_use]
    #[inline]
    pub fn leaf_value(&self, node: TreeNode) -> Option<Value> {
        self.is_leaf(node).then(|| self.value[node.index()])
    }

    /// Who is to move at a node; at a leaf, who would be; at a chance node, who moves next. O(layers) if any
    /// node says whose turn it is.
    #[must_use]
    pub fn player(&self, node: TreeNode) -> Player {
        if self.turns.is_empty() {
            return self.root_player.after(self.layer_of(node));
        }
        let mut moves = 0;
        for at in self.ancestors(node) {
            if let Some(Turn::Player(player)) = self.given_turn(at) {
                return player.after(moves);
            }
            moves += usize::from(self.parent(at).is_some_and(|above| !self.is_chance(above)));
        }
        self.root_player.after(moves)
    }

    /// Whose turn it is at a node.
    #[must_use]
    pub fn turn(&self, node: TreeNode) -> Turn {
        match self.is_chance(node) {
            true => Turn::Chance,
            false => Turn::Player(self.player(node)),
        }
    }

    /// Whether chance decides at a node.
    #[must_use]
    #[inline]
    pub fn is_chance(&self, node: TreeNode) -> bool {
        self.given_turn(node) == Some(Turn::Chance)
    }

    /// Whether chance decides at any node.
    #[must_use]
    pub fn has_chance(&self) -> bool {
        self.turns.values().any(|&turn| turn == Turn::Chance)
    }

    /// How probable a child of a chance node is; `None` for any other node.
    #[must_use]
    pub fn probability(&self, node: TreeNode) -> Option<Fraction> {
        let above = self.parent(node).filter(|&above| self.is_chance(above))?;
        match self.weights.get(&node) {
            Some(weight) => weight.as_fraction(),
            None => Fraction::new(1, self.children(above).len() as i128),
        }
    }

    /// The probability that a child of a chance node was given.
    #[must_use]
    pub fn given_weight(&self, node: TreeNode) -> Option<Value> {
        self.weights.get(&node).copied()
    }

    /// Whose turn it is at a node that says so: any below the root, and the root where chance decides.
    #[must_use]
    pub fn given_turn(&self, node: TreeNode) -> Option<Turn> {
        self.turns.get(&node).copied()
    }

    /// Whether the players alternate everywhere, as far as the tree's text says.
    #[must_use]
    pub fn turns(&self) -> Turns {
        match self.turns.is_empty() {
            true => Turns::Alternate,
            false => Turns::Given,
        }
    }

    /// The name a node was given.
    #[must_use]
    pub fn given_name(&self, node: TreeNode) -> Option<&Name> {
        self.names.get(&node)
    }

    /// The text of the name a node was given.
    #[must_use]
    pub fn name(&self, node: TreeNode) -> Option<&str> {
        self.names.get(&node).map(Name::as_str)
    }

    /// The L-name of a node. O(log layers).
    #[must_use]
    pub fn l_name(&self, node: TreeNode) -> LName {
        let layer = self.layer_of(node);
        let place = self.l_names.get(node.index()).copied().unwrap_or(node.0);
        LName { layer: layer as u32 + 1, number: place - self.layer_start[layer] + 1 }
    }

    /// The node with an L-name; `None` where the tree has no such node. O(1), but for a reordered
    /// tree that keeps its L-names: O(nodes in the layer).
    #[must_use]
    pub fn find(&self, name: LName) -> Option<TreeNode> {
        let layer = name.layer.checked_sub(1)? as usize;
        let (start, end) = (*self.layer_start.get(layer)?, *self.layer_start.get(layer + 1)?);
        let place = start.checked_add(name.number.checked_sub(1)?)?;
        if self.l_names.is_empty() {
            return (place < end).then_some(TreeNode(place));
        }
        (start..end).find(|&node| self.l_names[node as usize] == place).map(TreeNode)
    }
}

/// Two trees are equal when they would be written alike.
impl PartialEq for GameTree {
    fn eq(&self, other: &Self) -> bool {
        self.root_player == other.root_player
            && self.first_child == other.first_child
            && self.names == other.names
            && self.turns == other.turns
            && self.weights == other.weights
            && self
                .nodes()
                .all(|node| self.value[node.index()].is_identical(other.value[node.index()]))
    }
}

impl Eq for GameTree {}
