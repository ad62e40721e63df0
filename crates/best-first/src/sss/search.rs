//! The search.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use plyscope_search::{packed, Game, Move, Player, Turn, Value};

use super::{Record, Removal, State, Status};
use crate::tree::{position_after, turn, GrowingTree, Node};

/// How far is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// How many plies to look ahead, at which the static evaluation is asked; `None` for up to the end of
    /// the game.
    pub depth: Option<u16>,
}

packed!(struct Settings { depth });

impl Settings {
    /// After how many steps a search ends without a value.
    pub const MOST_STEPS: u32 = 200_000;
    /// How many nodes the paths to all states of the list may have together before a search ends without a
    /// value: each takes memory, and in long games there are many, far below the root.
    pub const MOST_PATH_NODES: usize = 20_000_000;
}

/// The place of a state in the list: the largest merit first, of equal ones the leftmost node. Children are
/// added from left to right, so that the nodes from the root compare like their places.
type Key = (Reverse<Value>, Vec<Node>);

/// A search that can be continued: each step takes the first state of the list.
pub struct Sss<G: Game> {
    game: G,
    settings: Settings,
    tree: GrowingTree,
    /// Every state that there ever was.
    states: Vec<State>,
    /// The number of the latest state of each node.
    latest: Vec<usize>,
    /// The list OPEN: numbers of states.
    open: BTreeMap<Key, usize>,
    /// How many nodes the paths to all states of the list have together.
    path_nodes: usize,
    /// The state that each step took.
    taken: Vec<usize>,
    /// Whether the root is solved.
    is_solved: bool,
}

impl<G: Game> Sss<G> {
    /// A search whose list has the root only.
    pub fn new(game: G, settings: Settings) -> Self {
        let root = game.root();
        let tree = GrowingTree::new(turn(&game, &root).filter(|_| settings.depth != Some(0)));
        let mut search = Self {
            game,
            settings,
            tree,
            states: Vec::new(),
            latest: Vec::new(),
            open: BTreeMap::new(),
            path_nodes: 0,
            taken: Vec::new(),
            is_solved: false,
        };
        search.insert(Node::ROOT, Status::Live, Value::INFINITY);
        search
    }

    /// How many steps are done.
    pub fn steps(&self) -> u32 {
        self.taken.len() as u32
    }

    /// Whether the value is known, or as much is done as a record holds.
    pub fn is_finished(&self) -> bool {
        self.is_solved
            || self.steps() >= Settings::MOST_STEPS
            || self.path_nodes >= Settings::MOST_PATH_NODES
    }

    /// Does some more steps, up to the last one.
    pub fn advance(&mut self, steps: u32) {
        for _ in 0..steps {
            if self.is_finished() {
                break;
            }
            self.step();
        }
    }

    /// The game, and what the steps did so far.
    pub fn finish(self) -> (G, Record) {
        (self.game, Record::new(self.settings, self.tree, self.states, self.taken))
    }

    /// Takes the first state and applies the operator Γ (Stockman 1979, table 1).
    fn step(&mut self) {
        let Some(((_, path), first)) = self.open.pop_first() else { return };
        self.path_nodes -= path.len();
        self.taken.push(first);
        self.states[first].removed = Some((self.steps(), Removal::Taken));
        let State { node, status, merit, .. } = self.states[first];
        match (status, self.tree.parent(node)) {
            (Status::Live, _) => self.develop(node, merit),
            (Status::Solved, None) => self.is_solved = true,
            (Status::Solved, Some(parent)) => self.go_on(node, parent, merit),
        }
    }

    /// A live node: a leaf is evaluated, all children of MAX are tried, and the first one of MIN.
    fn develop(&mut self, node: Node, merit: Value) {
        let position = position_after(&self.game, &self.tree.line(node));
        match self.tree.turn(node) {
            Some(turn) => {
                let is_max = turn == Turn::Player(Player::Max);
                let count = if is_max { usize::MAX } else { 1 };
                for by in self.game.moves(&position).take(count) {
                    self.add(node, &position, by, merit);
                }
            }
            None => {
                let utility = self.game.utility(&position);
                let value = utility.unwrap_or_else(|| self.game.estimate(&position));
                self.insert(node, Status::Solved, merit.min(value));
            }
        }
    }

    /// A solved node: one is enough for MAX; MIN's next child is tried, until there is none.
    fn go_on(&mut self, node: Node, parent: Node, merit: Value) {
        if self.tree.turn(parent) == Some(Turn::Player(Player::Max)) {
            self.purge(parent);
            self.insert(parent, Status::Solved, merit);
            return;
        }
        let position = position_after(&self.game, &self.tree.line(parent));
        let tried = self.tree.child_count(parent);
        debug_assert_eq!(self.tree.children(parent).last(), Some(node));
        match self.game.moves(&position).nth(tried) {
            Some(by) => self.add(parent, &position, by, merit),
            None => self.insert(parent, Status::Solved, merit),
        }
    }

    /// Adds a child, live.
    fn add(&mut self, parent: Node, position: &G::Position, by: Move, merit: Value) {
        let next = self.game.play(position, by);
        let layer = self.tree.and_above(parent).count();
        let is_horizon = self.settings.depth.is_some_and(|depth| layer >= depth.into());
        let turn = turn(&self.game, &next).filter(|_| !is_horizon);
        let child = self.tree.add(parent, by, self.steps(), turn);
        self.insert(child, Status::Live, merit);
    }

    fn insert(&mut self, node: Node, status: Status, merit: Value) {
        let state = State { node, status, merit, inserted: self.steps(), removed: None };
        let path = self.tree.path(node);
        self.path_nodes += path.len();
        let number = self.states.len();
        self.open.insert((Reverse(merit), path), number);
        self.states.push(state);
        match self.latest.get_mut(node.index()) {
            Some(latest) => *latest = number,
            None => self.latest.push(number),
        }
    }

    /// Removes all states below a node, which is solved. Below a state of the list, and below a solved one, there
    /// is none, so that all purges together look at each node once or twice.
    fn purge(&mut self, above: Node) {
        let step = self.steps();
        let mut pending: Vec<Node> = self.tree.children(above).collect();
        while let Some(node) = pending.pop() {
            let state = &mut self.states[self.latest[node.index()]];
            if state.removed.is_none() {
                state.removed = Some((step, Removal::Purged));
                let path = self.tree.path(node);
                self.path_nodes -= path.len();
                self.open.remove(&(Reverse(state.merit), path));
            } else if state.status == Status::Live {
                pending.extend(self.tree.children(node));
            }
        }
    }
}
