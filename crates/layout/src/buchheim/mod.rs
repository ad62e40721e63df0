//! The algorithm of Buchheim, Jünger & Leipert 2002, "Improving Walker's algorithm to run in
//! linear time" (Graph Drawing 2002, LNCS 2528), by the names of the paper.
//!
//! The subtrees of a node are put beside each other from left to right, each as close to those on
//! its left as their contours allow; where two large ones push each other apart, the smaller ones
//! between them share the gap out evenly. The node itself then stands over the middle of its
//! children.
//!
//! The paper walks the tree recursively. Here nodes are numbered breadth first, so the first walk
//! goes through the parents backwards, when all that is below them is finished, and the second
//! walk goes forwards: no stack, and memory is read in order.

mod apportion;

use plyscope_search::{GameTree, TreeNode};

use super::SIBLINGS;

/// The x of every node by its number, the root's being 0.
///
/// O(nodes): with each step down the contours, a node disappears between the two sides for good.
pub(super) fn place(tree: &GameTree) -> Vec<f64> {
    let mut walk = Walk::new(tree);
    walk.first_walk(tree);
    walk.second_walk(tree);
    // Not `into_iter`: its collection would live on in the nodes' four times larger memory.
    walk.nodes.iter().map(|node| node.prelim).collect()
}

/// The state of a node during layout. 32 bytes, so that a step along a contour reads one cache
/// line.
#[derive(Clone, Copy)]
struct Node {
    /// The node's x, less the modifiers of all nodes above it. Until the node is put beside its
    /// siblings: the middle of its children, and 0 at a leaf.
    prelim: f64,
    /// What is added to the x of all nodes below this one.
    modifier: f64,
    /// The next node down the left contour of the subtree: the first child. A leaf has the paper's
    /// *thread* here and in `next_right`: where the contour goes on, in another subtree.
    next_left: Link,
    /// The next node down the right contour.
    next_right: Link,
    /// For nodes on the right contour of finished siblings: the sibling that is above this node.
    /// Elsewhere it may be out of date, and is then no sibling at all.
    ancestor: u32,
}

impl Node {
    /// Puts the node at an x beside its siblings, and what is below it under it. (At a leaf the
    /// modifier moves nothing, and is set anew when the leaf gets a thread.)
    #[inline]
    fn put_at(&mut self, prelim: f64) {
        self.modifier = prelim - self.prelim;
        self.prelim = prelim;
    }

    #[inline]
    fn move_by(&mut self, shift: f64) {
        self.prelim += shift;
        self.modifier += shift;
    }
}

/// A node or nothing, in the space of a node.
#[derive(Clone, Copy)]
struct Link(u32);

impl Link {
    const NONE: Self = Self(u32::MAX);

    #[inline]
    fn to(node: Option<TreeNode>) -> Self {
        node.map_or(Self::NONE, |node| Self(node.0))
    }

    #[inline]
    fn get(self) -> Option<usize> {
        (self.0 != u32::MAX).then_some(self.0 as usize)
    }
}

/// By how much the left siblings of a node are to be moved once all siblings stand: noted down in
/// such a way that it costs the same for any number of them.
#[derive(Clone, Copy, Default)]
struct Move {
    /// By how much more the next sibling on the left is moved than the node itself was.
    shift: f64,
    /// How this grows from each sibling to the next on the left, from here on.
    change: f64,
}

struct Walk {
    nodes: Vec<Node>,
    /// For the siblings being placed, from left to right.
    moves: Vec<Move>,
}

impl Walk {
    fn new(tree: &GameTree) -> Self {
        let node = |node: TreeNode| {
            let mut children = tree.children(node);
            let next_left = Link::to(children.clone().next());
            let next_right = Link::to(children.next_back());
            Node { prelim: 0.0, modifier: 0.0, next_left, next_right, ancestor: node.0 }
        };
        Self { nodes: tree.nodes().map(node).collect(), moves: Vec::new() }
    }

    /// Gives every node its `prelim` and `modifier`, from the bottom up.
    fn first_walk(&mut self, tree: &GameTree) {
        for parent in tree.nodes().rev() {
            let mut children = tree.children(parent);
            let count = children.len();
            if let Some(first) = children.next().map(TreeNode::index) {
                self.place_children(first, first + count);
                // The first child is at 0.
                self.nodes[parent.index()].prelim = self.nodes[first + count - 1].prelim / 2.0;
            }
        }
    }

    /// Puts the siblings from `first` to before `end` beside each other, the first of them at 0.
    fn place_children(&mut self, first: usize, end: usize) {
        self.moves.clear();
        self.moves.resize(end - first, Move::default());
        self.nodes[first].put_at(0.0);
        let mut default_ancestor = first;
        for v in first + 1..end {
            let prelim = self.nodes[v - 1].prelim + SIBLINGS;
            self.nodes[v].put_at(prelim);
            default_ancestor = self.apportion(v, first, default_ancestor);
        }
        self.execute_shifts(first);
    }

    /// Adds up the modifiers above each node, from the top down: `prelim` becomes its x.
    fn second_walk(&mut self, tree: &GameTree) {
        self.nodes[0].put_at(0.0);
        for node in tree.nodes() {
            if let Some(parent) = tree.parent(node) {
                let above = self.nodes[parent.index()].modifier;
                let node = &mut self.nodes[node.index()];
                node.prelim += above;
                node.modifier += above;
            }
        }
    }
}
