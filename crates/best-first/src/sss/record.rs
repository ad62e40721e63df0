//! What a search did.

use std::cmp::Reverse;

use plyscope_search::{Player, Turn, Value};

use super::{Removal, Settings, State, Status};
use crate::tree::{GrowingTree, Node};

/// What a step did with the state that it took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Operation {
    /// The root is solved: the search ends.
    Finish,
    /// A live leaf was evaluated, and is solved.
    Evaluate,
    /// All moves of MAX were inserted.
    AllMoves(Vec<Node>),
    /// The first move of MIN was inserted.
    FirstMove(Node),
    /// A move of MIN is solved, and the next one was inserted.
    NextMove(Node),
    /// The last move of MIN is solved, and so is the node above it.
    LastMove(Node),
    /// A move of MAX is solved, and so is the node above it; so many states below that were purged.
    BestMove(Node, usize),
}

/// What a search did, and what was in the list OPEN after any step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    settings: Settings,
    tree: GrowingTree,
    /// Every state, in the order in which they were inserted.
    states: Vec<State>,
    /// The state that each step took.
    taken: Vec<usize>,
    /// How many states each step purged.
    purged: Vec<usize>,
    /// The state in which each node is live, and the one in which it is solved.
    of_nodes: Vec<(Option<usize>, Option<usize>)>,
    /// The place of each node in preorder: they are ordered as the paths from the root are.
    places: Vec<u32>,
}

impl Record {
    pub(super) fn new(
        settings: Settings,
        tree: GrowingTree,
        states: Vec<State>,
        taken: Vec<usize>,
    ) -> Self {
        let mut of_nodes = vec![(None, None); tree.nodes().len()];
        let mut purged = vec![0; taken.len()];
        for (number, state) in states.iter().enumerate() {
            if let Some((step, Removal::Purged)) = state.removed {
                purged[step as usize - 1] += 1;
            }
            let (live, solved) = &mut of_nodes[state.node.index()];
            match state.status {
                Status::Live => *live = Some(number),
                Status::Solved => *solved = Some(number),
            }
        }
        let places = tree.preorder().iter().map(|places| places.start).collect();
        Self { settings, tree, states, taken, purged, of_nodes, places }
    }

    /// How far was searched.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How many steps were done.
    #[must_use]
    pub fn steps(&self) -> u32 {
        self.taken.len() as u32
    }

    /// The tree; nodes are added by steps.
    #[must_use]
    pub const fn tree(&self) -> &GrowingTree {
        &self.tree
    }

    /// The state that a step, from 1, took.
    #[must_use]
    pub fn taken(&self, step: u32) -> Option<State> {
        let number = *self.taken.get((step as usize).checked_sub(1)?)?;
        Some(self.states[number])
    }

    /// The states that a step inserted.
    pub fn inserted(&self, step: u32) -> impl Iterator<Item = &State> {
        let start = self.states.partition_point(|state| state.inserted < step);
        self.states[start..].iter().take_while(move |state| state.inserted == step)
    }

    /// What a step, from 1, did with the state that it took.
    #[must_use]
    pub fn operation(&self, step: u32) -> Option<Operation> {
        let taken = self.taken(step)?;
        let nodes: Vec<Node> = self.inserted(step).map(|state| state.node).collect();
        let Some(&first) = nodes.first() else { return Some(Operation::Finish) };
        let max = Some(Turn::Player(Player::Max));
        Some(match (taken.status, self.tree.turn(taken.node)) {
            (Status::Live, None) => Operation::Evaluate,
            (Status::Live, turn) if turn == max => Operation::AllMoves(nodes),
            (Status::Live, _) => Operation::FirstMove(first),
            (Status::Solved, _) if self.tree.parent(taken.node) != Some(first) => {
                Operation::NextMove(first)
            }
            (Status::Solved, _) if self.tree.turn(first) == max => {
                Operation::BestMove(first, self.purged[step as usize - 1])
            }
            (Status::Solved, _) => Operation::LastMove(first),
        })
    }

    /// The list OPEN after so many steps, in its order: at most so many states of it, and how many there are
    /// in all. O(states + most · log most).
    #[must_use]
    pub fn open(&self, steps: u32, most: usize) -> (Vec<State>, usize) {
        let key = |state: &&State| (Reverse(state.merit), self.places[state.node.index()]);
        let mut open: Vec<&State> =
            self.states.iter().filter(|state| state.is_open(steps)).collect();
        let count = open.len();
        if most < count {
            open.select_nth_unstable_by_key(most, key);
            open.truncate(most);
        }
        open.sort_unstable_by_key(key);
        (open.into_iter().copied().collect(), count)
    }

    /// The latest state of a node after so many steps: live or solved, in the list or removed. `None` before
    /// the node is added.
    #[must_use]
    pub fn state(&self, node: Node, steps: u32) -> Option<State> {
        let (live, solved) = self.of_nodes[node.index()];
        let states = solved.into_iter().chain(live).map(|number| self.states[number]);
        states.into_iter().find(|state| state.inserted <= steps)
    }

    /// The leaf that a step, from 1, evaluated, if it did.
    #[must_use]
    pub fn leaf(&self, step: u32) -> Option<Node> {
        let State { node, status, .. } = self.taken(step)?;
        (status == Status::Live && self.tree.turn(node).is_none()).then_some(node)
    }

    /// The leaves that were evaluated up to a step, in that order.
    pub fn evaluated(&self, steps: u32) -> impl Iterator<Item = Node> + '_ {
        (1..=steps.min(self.steps())).filter_map(|step| self.leaf(step))
    }

    /// The value of the root; `None` if the search ended before it was found.
    #[must_use]
    pub fn value(&self) -> Option<Value> {
        let last = self.taken(self.steps())?;
        (last.node == Node::ROOT && last.status == Status::Solved).then_some(last.merit)
    }
}
