//! What a search did.

use std::collections::HashMap;
use std::ops::Range;

use plyscope_search::{Game, Move, Player, Turn};

use super::as_first::AsFirst;
use super::candidate::Candidate;
use super::priors::{priors, Priors};
use super::rollout::{drawn, Rollout};
use super::search::random;
use super::sums::Sums;
use super::{Reward, Score, Selection, Settings, Statistics};
use crate::tree::{position_after, GrowingTree, Node};

/// What an iteration did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Playout {
    /// Where it stopped selecting: the node that it added, or the end of the game.
    pub leaf: Node,
    pub reward: Reward,
}

/// What a search did, and what it knew after any iteration. The time of each query is proportional to the
/// logarithm of the number of iterations, and to the number of different rewards, as long as they are few.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    settings: Settings,
    tree: GrowingTree,
    playouts: Vec<Playout>,
    /// Where a node and all nodes below it are in preorder.
    places: Vec<Range<u32>>,
    /// The leaves of all iterations.
    leaves: Sums,
    /// Of every node the prior of the move that leads to it; empty but for PUCT.
    priors: Vec<f64>,
    /// Of every move where it was played; empty but for RAVE.
    played: HashMap<(Player, Move), Sums>,
}

impl Record {
    pub(super) fn new(
        settings: Settings,
        tree: GrowingTree,
        playouts: Vec<Playout>,
        (priors, as_first): (Option<Priors>, Option<AsFirst>),
    ) -> Self {
        let places = tree.preorder();
        let place = |node: Node| places[node.index()].start;
        let items = playouts.iter().zip(1..);
        let items = items.map(|(one, iteration)| (iteration, one.reward, place(one.leaf)));
        let leaves = Sums::new(items, places.len() as u32);
        let priors = priors.map(Priors::finish).unwrap_or_default();
        let played = as_first.map(|one| one.finish(&playouts, place)).unwrap_or_default();
        Self { settings, tree, playouts, places, leaves, priors, played }
    }

    /// How the search was done.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How many iterations were done.
    #[must_use]
    pub fn iterations(&self) -> u32 {
        self.playouts.len() as u32
    }

    /// The tree; nodes are added by iterations.
    #[must_use]
    pub const fn tree(&self) -> &GrowingTree {
        &self.tree
    }

    /// How many nodes the tree has after so many iterations.
    #[must_use]
    pub fn node_count(&self, iterations: u32) -> usize {
        self.tree.count(iterations)
    }

    /// The node above.
    #[must_use]
    pub fn parent(&self, node: Node) -> Option<Node> {
        self.tree.parent(node)
    }

    /// The move that leads to a node; meaningless for the root.
    #[must_use]
    pub fn by(&self, node: Node) -> Move {
        self.tree.by(node)
    }

    /// The iteration that added a node; 0 for the root.
    #[must_use]
    pub fn added(&self, node: Node) -> u32 {
        self.tree.added(node)
    }

    /// Who decides at a node; `None` at the end of the game.
    #[must_use]
    pub fn turn(&self, node: Node) -> Option<Turn> {
        self.tree.turn(node)
    }

    /// The children that a node has after so many iterations, in the order in which they were added.
    pub fn children(&self, node: Node, iterations: u32) -> impl Iterator<Item = Node> + '_ {
        self.tree.children_at(node, iterations)
    }

    /// The moves from the root to a node.
    #[must_use]
    pub fn line(&self, node: Node) -> Vec<Move> {
        self.tree.line(node)
    }

    /// The nodes from the root to a node.
    #[must_use]
    pub fn path(&self, node: Node) -> Vec<Node> {
        self.tree.path(node)
    }

    /// Where an iteration, from 1, stopped selecting: the node that it added, or the end of a game.
    #[must_use]
    pub fn leaf(&self, iteration: u32) -> Option<Node> {
        Some(self.playout(iteration)?.leaf)
    }

    /// The reward of an iteration, from 1, to MAX.
    #[must_use]
    pub fn reward(&self, iteration: u32) -> Option<Reward> {
        Some(self.playout(iteration)?.reward)
    }

    fn playout(&self, iteration: u32) -> Option<Playout> {
        self.playouts.get((iteration as usize).checked_sub(1)?).copied()
    }

    /// What is known of a node after so many iterations.
    #[must_use]
    pub fn statistics(&self, node: Node, iterations: u32) -> Statistics {
        self.leaves.within(iterations, &self.places[node.index()])
    }

    /// How often each node was visited in all. O(nodes + iterations), less than [`Record::statistics`] of each.
    #[must_use]
    pub fn visits(&self) -> Vec<u32> {
        let mut ended = vec![0; self.tree.nodes().len()];
        self.playouts.iter().for_each(|one| ended[one.leaf.index()] += 1);
        self.tree.summed(ended)
    }

    /// What is known, by RAVE, of the move that leads to a node from iterations in which the player played
    /// it at its parent or later: of those since the node was added, after so many. Nothing by other rules.
    #[must_use]
    pub fn as_first(&self, child: Node, iterations: u32) -> Statistics {
        let Some(parent) = self.parent(child) else { return Statistics::default() };
        let Some(Turn::Player(player)) = self.turn(parent) else { return Statistics::default() };
        let Some(played) = self.played.get(&(player, self.by(child))) else {
            return Statistics::default();
        };
        let first = self.added(child).min(iterations + 1);
        let known = |iterations| played.within(iterations, &self.places[parent.index()]);
        let (all, before) = (known(iterations), known(first - 1));
        Statistics { visits: all.visits - before.visits, reward: all.reward - before.reward }
    }

    /// How much a child attracts the player who chooses at its parent, after so many iterations; `None`
    /// where chance decides, and, where untried moves come first, before the child's first visit.
    #[must_use]
    pub fn score(&self, child: Node, iterations: u32) -> Option<Score> {
        let parent = self.parent(child)?;
        let Some(Turn::Player(player)) = self.turn(parent) else { return None };
        let known = self.statistics(child, iterations);
        let parent_visits = self.statistics(parent, iterations).visits;
        let constant = self.settings.exploration;
        match self.settings.selection {
            Selection::Uct => {
                (known.visits > 0).then(|| known.score(parent_visits, player, constant))
            }
            Selection::Rave(equivalence) => (known.visits > 0).then(|| {
                let terms =
                    (libm::log(f64::from(parent_visits)), equivalence.weight(parent_visits));
                known.score_as_first(terms, player, constant, self.as_first(child, iterations))
            }),
            Selection::Puct => {
                let prior = self.priors[child.index()];
                Some(known.score_with_prior(parent_visits, player, constant, prior))
            }
        }
    }

    /// What is compared at a node after so many iterations: its children in the order in which they were
    /// added; and where untried moves do not come first, all moves in the order of the game.
    pub fn candidates<G: Game>(&self, game: &G, node: Node, iterations: u32) -> Vec<Candidate> {
        let tried = self.children(node, iterations).map(|child| Candidate {
            by: self.by(child),
            child: Some(child),
            score: self.score(child, iterations),
        });
        let Some(Turn::Player(player)) = self.turn(node) else { return tried.collect() };
        if self.settings.selection != Selection::Puct {
            return tried.collect();
        }
        let tried: HashMap<Move, Candidate> = tried.map(|one| (one.by, one)).collect();
        let visits = self.statistics(node, iterations).visits;
        let untried = |prior| {
            let constant = self.settings.exploration;
            Statistics::default().score_with_prior(visits, player, constant, prior)
        };
        let all = priors(game, &position_after(game, &self.line(node)), player).into_iter();
        let candidate = |(by, prior): (Move, f64)| {
            let known = tried.get(&by).copied();
            known.unwrap_or_else(|| Candidate { by, child: None, score: Some(untried(prior)) })
        };
        all.map(candidate).collect()
    }

    /// The child that a node's player would play after so many iterations: the one with the most visits
    /// ("robust child", Browne et al. 2012, section 3.1), of several that with the best mean, and then
    /// the first. `None` where chance decides, at the end of the game and without children.
    #[must_use]
    pub fn choice(&self, node: Node, iterations: u32) -> Option<Node> {
        let Some(Turn::Player(player)) = self.turn(node) else { return None };
        let rank = |child| {
            let known = self.statistics(child, iterations);
            (known.visits, known.mean(player))
        };
        let mut best: Option<(Node, (u32, f64))> = None;
        for child in self.children(node, iterations) {
            let rank = rank(child);
            if best.is_none_or(|(_, most)| rank > most) {
                best = Some((child, rank));
            }
        }
        best.map(|(child, _)| child)
    }

    /// The line of choices from the root, as long as the moves were visited more than once.
    #[must_use]
    pub fn principal_variation(&self, iterations: u32) -> Vec<Node> {
        let next = |node: &Node| {
            let child = self.choice(*node, iterations)?;
            (self.statistics(child, iterations).visits > 1).then_some(child)
        };
        std::iter::successors(next(&Node::ROOT), next).collect()
    }

    /// The random moves that an iteration, from 1, played from its leaf to the end of the game.
    pub fn rollout<'a, G: Game>(&self, game: &'a G, iteration: u32) -> Option<Rollout<'a, G>> {
        let leaf = self.leaf(iteration)?;
        let mut random = random(&self.settings, iteration);
        let (mut position, path) = (game.root(), self.path(leaf));
        for step in path.windows(2) {
            // Chance has drawn its moves from the same numbers.
            if self.turn(step[0]) == Some(Turn::Chance) {
                drawn(game, &position, &mut random);
            }
            position = game.play(&position, self.by(step[1]));
        }
        Some(Rollout::new(game, position, random))
    }

    /// Who chooses at the root; `None` if chance does, or the game is over.
    #[must_use]
    pub fn player(&self) -> Option<Player> {
        match self.turn(Node::ROOT) {
            Some(Turn::Player(player)) => Some(player),
            _ => None,
        }
    }
}
