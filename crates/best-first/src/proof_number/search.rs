//! The search.

use plyscope_search::{packed, Game, Turn, Value};

use super::{Numbers, Record};
use crate::tree::{position_after, turn, GrowingTree, Node};

/// What is asked, and how long is searched for the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The question: is the root worth at least this much to MAX?
    pub at_least: Value,
    /// After how many iterations the search ends without an answer, from 1 to
    /// [`Settings::MOST_ITERATIONS`].
    pub iterations: u32,
}

packed!(struct Settings { at_least, iterations });

impl Settings {
    /// The most iterations that are recorded.
    pub const MOST_ITERATIONS: u32 = 100_000;
    /// How many nodes a search may add before it ends without an answer.
    pub const MOST_NODES: usize = 1_000_000;
    /// How many changes of numbers are recorded before a search ends without an answer: an iteration may
    /// change those of its whole path.
    pub const MOST_CHANGES: usize = 10_000_000;

    /// Whether a search ends with these numbers of its root, after so many iterations, with so many nodes and
    /// changes of their numbers.
    pub(super) fn is_end(
        &self,
        root: Numbers,
        iterations: u32,
        nodes: usize,
        changes: usize,
    ) -> bool {
        root == Numbers::PROVED
            || root == Numbers::DISPROVED
            || iterations >= self.iterations
            || nodes >= Self::MOST_NODES
            || changes >= Self::MOST_CHANGES
    }
}

impl Default for Settings {
    /// Does MAX win?
    fn default() -> Self {
        Self { at_least: Value::WIN, iterations: 10_000 }
    }
}

/// A search that can be continued: each iteration expands the most-proving node.
pub struct ProofNumberSearch<G: Game> {
    game: G,
    settings: Settings,
    tree: GrowingTree,
    /// What is known of each node of the tree.
    numbers: Vec<Numbers>,
    /// Every change of them, with its iteration.
    changes: Vec<(Node, u32, Numbers)>,
    /// The most-proving node of each iteration.
    expanded: Vec<Node>,
}

impl<G: Game> ProofNumberSearch<G> {
    /// A search whose tree is its root.
    pub fn new(game: G, settings: Settings) -> Self {
        let tree = GrowingTree::new(turn(&game, &game.root()));
        let mut search =
            Self { game, settings, tree, numbers: vec![], changes: vec![], expanded: vec![] };
        let root = search.evaluated(&search.game.root());
        search.set(Node::ROOT, root);
        search
    }

    /// How many iterations are done.
    pub fn iterations(&self) -> u32 {
        self.expanded.len() as u32
    }

    /// Whether the question is answered, or as much is done as the settings allow.
    pub fn is_finished(&self) -> bool {
        let (nodes, changes) = (self.numbers.len(), self.changes.len());
        self.settings.is_end(self.numbers[0], self.iterations(), nodes, changes)
    }

    /// Does some more iterations, up to the last one.
    pub fn advance(&mut self, iterations: u32) {
        for _ in 0..iterations {
            if self.is_finished() {
                break;
            }
            self.iterate();
        }
    }

    /// The game, and what the iterations did so far.
    pub fn finish(self) -> (G, Record) {
        (self.game, Record::new(self.settings, self.tree, self.expanded, self.changes))
    }

    /// One iteration (Allis 1994, section 2.3).
    fn iterate(&mut self) {
        let node = self.most_proving();
        self.expanded.push(node);
        self.expand(node);
        self.update(node);
    }

    /// Goes down to a leaf, always to the first child with the number that the player wants to be small as
    /// small as it is here.
    fn most_proving(&self) -> Node {
        let mut node = Node::ROOT;
        while let Some(Turn::Player(player)) = self.tree.turn(node) {
            let wanted = |node: Node| self.numbers[node.index()].wanted_by(player);
            match self.tree.children(node).min_by_key(|&child| wanted(child)) {
                Some(child) => node = child,
                None => break,
            }
        }
        node
    }

    /// Adds all children of a node.
    fn expand(&mut self, node: Node) {
        let position = position_after(&self.game, &self.tree.line(node));
        let iteration = self.iterations();
        for by in self.game.moves(&position) {
            let next = self.game.play(&position, by);
            let child = self.tree.add(node, by, iteration, turn(&self.game, &next));
            let numbers = self.evaluated(&next);
            self.set(child, numbers);
        }
    }

    /// A new node is settled if its game is over.
    fn evaluated(&self, position: &G::Position) -> Numbers {
        match self.game.utility(position) {
            None => Numbers::UNKNOWN,
            Some(value) if value >= self.settings.at_least => Numbers::PROVED,
            Some(_) => Numbers::DISPROVED,
        }
    }

    /// Adapts the numbers of a node and of those above it, as far as they change.
    fn update(&mut self, from: Node) {
        let mut next = Some(from);
        while let Some(node) = next {
            let Some(Turn::Player(player)) = self.tree.turn(node) else { break };
            let children = self.tree.children(node).map(|child| self.numbers[child.index()]);
            let numbers = Numbers::of_children(player, children.collect::<Vec<_>>().into_iter());
            if numbers == self.numbers[node.index()] {
                break;
            }
            self.set(node, numbers);
            next = self.tree.parent(node);
        }
    }

    fn set(&mut self, node: Node, numbers: Numbers) {
        self.changes.push((node, self.iterations(), numbers));
        match self.numbers.get_mut(node.index()) {
            Some(known) => *known = numbers,
            None => self.numbers.push(numbers),
        }
    }
}
