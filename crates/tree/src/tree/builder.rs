//! Putting a tree together, node by node.

use std::collections::BTreeMap;
use std::fmt;

use super::{GameTree, Name, TreeNode};
use crate::limits::{MAX_LAYERS, MAX_NODES};
use crate::packed;
use crate::player::{Player, Turn};
use crate::value::Value;

/// Builds a [`GameTree`] from its nodes in the order in which they are written: parents before
/// children, from left to right.
#[derive(Clone, Debug, Default)]
pub struct TreeBuilder {
    /// The layer of each node so far, in preorder.
    layer: Vec<u32>,
    /// The value of each leaf so far; zero at inner nodes.
    value: Vec<Value>,
    /// Names, by preorder number.
    names: Vec<(u32, Name)>,
    /// Whose turn it is, by preorder number, where a node says so.
    turns: Vec<(u32, Turn)>,
    /// The probabilities that were given, by preorder number.
    weights: Vec<(u32, Value)>,
    /// How many nodes are open.
    depth: u32,
}

/// Why a tree cannot grow further.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TooLarge {
    /// More than [`MAX_NODES`] nodes.
    Nodes,
    /// More than [`MAX_LAYERS`] layers.
    Layers,
}

packed!(enum TooLarge { 0 = Nodes, 1 = Layers });

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nodes => write!(f, "a tree may have at most {MAX_NODES} nodes"),
            Self::Layers => write!(f, "a tree may have at most {MAX_LAYERS} layers"),
        }
    }
}

impl std::error::Error for TooLarge {}

impl TreeBuilder {
    /// A builder with nothing in it.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// How many nodes there are so far.
    #[must_use]
    pub fn len(&self) -> usize {
        self.layer.len()
    }

    /// Whether there is no node yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.layer.is_empty()
    }

    /// Starts an inner node; nodes added from here to the matching [`TreeBuilder::close`] are its
    /// children. A node that is closed without children is a leaf of value 0.
    ///
    /// # Errors
    /// When the tree would exceed its limits.
    pub fn open(&mut self) -> Result<(), TooLarge> {
        self.add(Value::ZERO)?;
        self.depth += 1;
        Ok(())
    }

    /// Ends the innermost open node.
    pub fn close(&mut self) {
        self.depth = self.depth.saturating_sub(1);
    }

    /// Adds a leaf.
    ///
    /// # Errors
    /// When the tree would exceed its limits.
    pub fn leaf(&mut self, value: Value) -> Result<(), TooLarge> {
        self.add(value)
    }

    /// Names the node added last.
    pub fn name(&mut self, name: Name) {
        if let Some(last) = self.layer.len().checked_sub(1) {
            self.names.push((last as u32, name));
        }
    }

    /// Says whose turn it is at the node added last. That of a leaf is ignored.
    pub fn turn(&mut self, turn: Turn) {
        if let Some(last) = self.layer.len().checked_sub(1) {
            self.turns.push((last as u32, turn));
        }
    }

    /// Says how probable the node added last is, below a chance node. Of its siblings either all or none
    /// have a weight, and all add up to 1.
    pub fn weight(&mut self, weight: Value) {
        if let Some(last) = self.layer.len().checked_sub(1) {
            self.weights.push((last as u32, weight));
        }
    }

    fn add(&mut self, value: Value) -> Result<(), TooLarge> {
        if self.layer.len() >= MAX_NODES {
            return Err(TooLarge::Nodes);
        }
        if self.depth as usize >= MAX_LAYERS {
            return Err(TooLarge::Layers);
        }
        self.layer.push(self.depth);
        self.value.push(value);
        Ok(())
    }

    /// Makes the nodes without a parent, when there are several, the children of one new root.
    ///
    /// # Errors
    /// When the tree would exceed its limits.
    pub fn gather(&mut self) -> Result<(), TooLarge> {
        if self.roots() < 2 {
            return Ok(());
        }
        if self.len() >= MAX_NODES {
            return Err(TooLarge::Nodes);
        }
        if self.layer.iter().any(|&layer| layer as usize + 1 >= MAX_LAYERS) {
            return Err(TooLarge::Layers);
        }
        self.layer.iter_mut().for_each(|layer| *layer += 1);
        self.layer.insert(0, 0);
        self.value.insert(0, Value::ZERO);
        self.names.iter_mut().for_each(|(node, _)| *node += 1);
        self.turns.iter_mut().for_each(|(node, _)| *node += 1);
        self.weights.iter_mut().for_each(|(node, _)| *node += 1);
        Ok(())
    }

    fn roots(&self) -> usize {
        self.layer.iter().filter(|&&layer| layer == 0).count()
    }

    /// The tree, or `None` unless exactly one root was added. `root_player` is to move at the root
    /// unless the root says otherwise.
    #[must_use]
    pub fn finish(self, root_player: Player) -> Option<GameTree> {
        (self.roots() == 1).then(|| self.breadth_first(root_player))
    }

    /// Sorts the nodes by layer. Preorder keeps every layer from left to right, so a counting sort
    /// is all it takes.
    fn breadth_first(self, root_player: Player) -> GameTree {
        let count = self.layer.len();
        let layers = self.layer.iter().max().map_or(0, |&deepest| deepest as usize + 1);
        let mut layer_start = vec![0_u32; layers + 1];
        for &layer in &self.layer {
            layer_start[layer as usize + 1] += 1;
        }
        for layer in 0..layers {
            layer_start[layer + 1] += layer_start[layer];
        }

        let mut next = layer_start.clone();
        let mut place = vec![0_u32; count];
        let mut parent = vec![0_u32; count];
        let mut value = vec![Value::ZERO; count];
        for (preorder, &layer) in self.layer.iter().enumerate() {
            let layer = layer as usize;
            let node = next[layer];
            next[layer] += 1;
            place[preorder] = node;
            // The parent is the node last placed in the layer above.
            parent[node as usize] = if layer == 0 { 0 } else { next[layer - 1] - 1 };
            value[node as usize] = self.value[preorder];
        }

        let mut first_child = vec![0_u32; count + 1];
        for &above in &parent[1..] {
            first_child[above as usize + 1] += 1;
        }
        first_child[0] = 1;
        for node in 0..count {
            first_child[node + 1] += first_child[node];
        }

        let node = |preorder: u32| TreeNode(place[preorder as usize]);
        let names = self.names.into_iter().map(|(preorder, name)| (node(preorder), name)).collect();
        let is_leaf = |node: TreeNode| first_child[node.index()] == first_child[node.index() + 1];
        let mut turns: BTreeMap<_, _> =
            self.turns.into_iter().map(|(preorder, turn)| (node(preorder), turn)).collect();
        turns.retain(|&node, _| !is_leaf(node));
        let root_player = match turns.get(&TreeNode::ROOT) {
            Some(&Turn::Player(player)) => {
                turns.remove(&TreeNode::ROOT);
                player
            }
            _ => root_player,
        };
        let weights = self.weights.into_iter();
        let weights = weights.map(|(preorder, weight)| (node(preorder), weight)).collect();
        let l_names = Vec::new();
        GameTree {
            root_player,
            first_child,
            parent,
            value,
            layer_start,
            names,
            turns,
            weights,
            l_names,
        }
    }
}
