//! All moves as first: what is known of a move from iterations in which it was played later.

use std::collections::HashMap;

use plyscope_search::{Move, Player, Turn};

use super::record::Playout;
use super::sums::Sums;
use super::{Reward, Statistics};
use crate::tree::{GrowingTree, Node};

/// A move of a player, wherever it is played: moves are the same if their codes are. That is the square in
/// tic-tac-toe and Othello, the column in Connect Four, and the squares from which and to which a piece goes
/// in others. In a given tree it is the number of the child, which says nothing about other nodes.
type Played = (Player, Move);

/// What RAVE keeps while the tree grows.
#[derive(Clone, Debug)]
pub struct AsFirst {
    /// Of every node, the iterations since it was added that passed through its parent and in which the
    /// parent's player played the move that leads to it, there or later.
    statistics: Vec<Statistics>,
    /// Of every move the iterations in which it was played, ascending, each with the last node of its path
    /// that has the move at it or below it.
    played: HashMap<Played, Vec<(u32, Node)>>,
}

impl AsFirst {
    /// That of a tree that is its root.
    pub fn new() -> Self {
        Self { statistics: vec![Statistics::default()], played: HashMap::new() }
    }

    /// What is known of the move that leads to a node.
    pub fn of(&self, node: Node) -> Statistics {
        self.statistics[node.index()]
    }

    /// Adds a node to the tree.
    pub fn add(&mut self) {
        self.statistics.push(Statistics::default());
    }

    /// Adds an iteration with what was played at random below its leaf.
    pub fn back_up(
        &mut self,
        tree: &GrowingTree,
        (iteration, leaf, reward): (u32, Node, Reward),
        random: impl Iterator<Item = Played>,
    ) {
        let mut last: HashMap<Played, Node> = random.map(|played| (played, leaf)).collect();
        let mut node = leaf;
        while let Some(parent) = tree.parent(node) {
            if let Some(Turn::Player(player)) = tree.turn(parent) {
                last.entry((player, tree.by(node))).or_insert(parent);
                for child in tree.children(parent) {
                    if last.contains_key(&(player, tree.by(child))) {
                        self.statistics[child.index()].add(reward);
                    }
                }
            }
            node = parent;
        }
        for (played, node) in last {
            self.played.entry(played).or_default().push((iteration, node));
        }
    }

    /// What a record keeps: of every move where and when it was played, for nodes with these places in
    /// preorder. A move was played at a node or below it exactly if its place lies below that node.
    pub fn finish(
        self,
        playouts: &[Playout],
        place: impl Fn(Node) -> u32,
    ) -> HashMap<Played, Sums> {
        let bound = self.statistics.len() as u32;
        let sums = |(played, items): (Played, Vec<(u32, Node)>)| {
            let items = items.into_iter().map(|(iteration, node)| {
                (iteration, playouts[iteration as usize - 1].reward, place(node))
            });
            (played, Sums::new(items, bound))
        };
        self.played.into_iter().map(sums).collect()
    }
}
