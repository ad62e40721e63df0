//! The tree that a search grows.

use std::ops::Range;

use plyscope_search::{packed, Game, Move, Turn};

/// A node of the tree of a search, by the order in which they were added.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Node(u32);

packed!(struct Node(number));

impl Node {
    /// The root.
    pub const ROOT: Self = Self(0);

    /// Its number among all nodes.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A node with its neighbours.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Grown {
    parent: Option<Node>,
    /// The move that leads to it.
    by: Move,
    /// When it was added; 0 for the root.
    added: u32,
    /// Who decides there; `None` where the search looks no further.
    turn: Option<Turn>,
    child_count: u32,
    first_child: Option<Node>,
    last_child: Option<Node>,
    next_sibling: Option<Node>,
}

packed!(struct Grown { parent, by, added, turn, child_count, first_child, last_child, next_sibling });

impl Grown {
    const fn new(parent: Option<Node>, by: Move, added: u32, turn: Option<Turn>) -> Self {
        Self {
            parent,
            by,
            added,
            turn,
            child_count: 0,
            first_child: None,
            last_child: None,
            next_sibling: None,
        }
    }
}

/// A tree to which nodes are only added, each with the time at which that happened: an iteration or a step,
/// as the search counts. A child comes behind its parent and its older siblings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GrowingTree(Vec<Grown>);

packed!(struct GrowingTree(nodes));

impl GrowingTree {
    /// A tree of a root, where `turn` decides.
    pub(crate) fn new(turn: Option<Turn>) -> Self {
        Self(vec![Grown::new(None, Move(0), 0, turn)])
    }

    /// Adds a child.
    pub(crate) fn add(&mut self, parent: Node, by: Move, added: u32, turn: Option<Turn>) -> Node {
        let child = Node(self.0.len() as u32);
        self.0.push(Grown::new(Some(parent), by, added, turn));
        let above = &mut self.0[parent.index()];
        above.child_count += 1;
        match above.last_child.replace(child) {
            Some(sibling) => self.0[sibling.index()].next_sibling = Some(child),
            None => above.first_child = Some(child),
        }
        child
    }

    /// All nodes, in the order in which they were added.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = Node> + DoubleEndedIterator + use<> {
        (0..self.0.len() as u32).map(Node)
    }

    /// The node with a number among all nodes. O(1), which skipping those before it is not everywhere.
    #[must_use]
    pub fn numbered(&self, index: usize) -> Option<Node> {
        (index < self.0.len()).then_some(Node(index as u32))
    }

    /// How many nodes there are at a time.
    #[must_use]
    pub fn count(&self, time: u32) -> usize {
        self.0.partition_point(|node| node.added <= time)
    }

    /// The node above.
    #[must_use]
    pub fn parent(&self, node: Node) -> Option<Node> {
        self.0[node.index()].parent
    }

    /// The move that leads to a node; meaningless for the root.
    #[must_use]
    pub fn by(&self, node: Node) -> Move {
        self.0[node.index()].by
    }

    /// When a node was added; 0 for the root.
    #[must_use]
    pub fn added(&self, node: Node) -> u32 {
        self.0[node.index()].added
    }

    /// Who decides at a node; `None` where the search looks no further, as at the end of the game.
    #[must_use]
    pub fn turn(&self, node: Node) -> Option<Turn> {
        self.0[node.index()].turn
    }

    /// How many children a node has in the end.
    #[must_use]
    pub fn child_count(&self, node: Node) -> usize {
        self.0[node.index()].child_count as usize
    }

    /// The children that a node has in the end, in the order in which they were added.
    pub fn children(&self, node: Node) -> impl Iterator<Item = Node> + '_ {
        let first = self.0[node.index()].first_child;
        std::iter::successors(first, |child| self.0[child.index()].next_sibling)
    }

    /// The children that a node has at a time.
    pub fn children_at(&self, node: Node, time: u32) -> impl Iterator<Item = Node> + '_ {
        self.children(node).take_while(move |&child| self.added(child) <= time)
    }

    /// A node and those above it, up to the root.
    pub fn and_above(&self, node: Node) -> impl Iterator<Item = Node> + '_ {
        std::iter::successors(Some(node), |&node| self.parent(node))
    }

    /// The nodes from the root to a node.
    #[must_use]
    pub fn path(&self, node: Node) -> Vec<Node> {
        let mut path: Vec<Node> = self.and_above(node).collect();
        path.reverse();
        path
    }

    /// The moves from the root to a node.
    #[must_use]
    pub fn line(&self, node: Node) -> Vec<Move> {
        let path = self.path(node);
        path[1..].iter().map(|&node| self.by(node)).collect()
    }

    /// Adds the number of every node to those of all nodes above it. There is one number for each node.
    #[must_use]
    pub fn summed(&self, mut numbers: Vec<u32>) -> Vec<u32> {
        // Children come behind their parents, so that sums are complete from the last node to the first.
        for node in self.nodes().rev() {
            if let Some(parent) = self.parent(node) {
                numbers[parent.index()] += numbers[node.index()];
            }
        }
        numbers
    }

    /// The places of every node and those below it, in the order in which a depth-first walk meets them.
    pub(crate) fn preorder(&self) -> Vec<Range<u32>> {
        let sizes = self.summed(vec![1; self.nodes().len()]);
        let mut next_child: Vec<u32> = vec![1; sizes.len()];
        let mut places: Vec<Range<u32>> = Vec::with_capacity(sizes.len());
        for node in self.nodes() {
            let parent = self.parent(node).map(Node::index);
            let size = sizes[node.index()];
            let start = parent.map_or(0, |parent| next_child[parent]);
            if let Some(parent) = parent {
                next_child[parent] += size;
            }
            next_child[node.index()] = start + 1;
            places.push(start..start + size);
        }
        places
    }
}

/// The position to which moves lead.
pub(crate) fn position_after<G: Game>(game: &G, line: &[Move]) -> G::Position {
    line.iter().fold(game.root(), |position, &by| game.play(&position, by))
}

/// Who decides in a position; `None` at the end of the game.
pub(crate) fn turn<G: Game>(game: &G, position: &G::Position) -> Option<Turn> {
    if game.utility(position).is_some() {
        return None;
    }
    let first = game.moves(position).next()?;
    Some(match game.probability(position, first) {
        Some(_) => Turn::Chance,
        None => Turn::Player(game.player(position)),
    })
}
