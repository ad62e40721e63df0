//! The search.

use plyscope_search::generate::SplitMix64;
use plyscope_search::{Game, Move, Player, Turn, Value};

use super::as_first::AsFirst;
use super::priors::Priors;
use super::record::{Playout, Record};
use super::rollout::{drawn, Rollout};
use super::{Reward, Rewards, Selection, Settings, Statistics};
use crate::tree::{turn, GrowingTree, Node};

/// A search that can be continued: each iteration selects a leaf, expands it, simulates the rest of the
/// game and backs the reward up.
pub struct Mcts<G: Game> {
    game: G,
    settings: Settings,
    rewards: Rewards,
    tree: GrowingTree,
    /// What is known of each node of the tree.
    statistics: Vec<Statistics>,
    /// What PUCT needs; `None` for other rules.
    priors: Option<Priors>,
    /// What RAVE needs; `None` for other rules.
    as_first: Option<AsFirst>,
    playouts: Vec<Playout>,
}

impl<G: Game> Mcts<G> {
    /// A search whose tree is its root.
    pub fn new(game: G, settings: Settings, rewards: Rewards) -> Self {
        let tree = GrowingTree::new(turn(&game, &game.root()));
        let statistics = vec![Statistics::default()];
        let priors = (settings.selection == Selection::Puct).then(Priors::new);
        let as_first = matches!(settings.selection, Selection::Rave(_)).then(AsFirst::new);
        Self { game, settings, rewards, tree, statistics, priors, as_first, playouts: Vec::new() }
    }

    /// The game.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// How many iterations are done.
    pub fn iterations(&self) -> u32 {
        self.playouts.len() as u32
    }

    /// Whether all iterations are done.
    pub fn is_finished(&self) -> bool {
        self.iterations() >= self.settings.iterations
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
        let known = (self.priors, self.as_first);
        (self.game, Record::new(self.settings, self.tree, self.playouts, known))
    }

    /// One iteration (Browne et al. 2012, algorithm 2).
    fn iterate(&mut self) {
        let mut random = random(&self.settings, self.iterations() + 1);
        let (leaf, position) = self.select(&mut random);
        let (result, played) = simulate(&self.game, position, random, self.as_first.is_some());
        let reward = self.rewards.of(result);
        self.back_up(leaf, reward);
        if let Some(as_first) = &mut self.as_first {
            let iteration = self.playouts.len() as u32 + 1;
            as_first.back_up(&self.tree, (iteration, leaf, reward), played.into_iter());
        }
        self.playouts.push(Playout { leaf, reward });
    }

    /// Goes down from the root to the end of the game, or to a new node.
    fn select(&mut self, random: &mut SplitMix64) -> (Node, G::Position) {
        let (mut node, mut position) = (Node::ROOT, self.game.root());
        while let Some(turn) = self.tree.turn(node) {
            let (by, child) = match turn {
                Turn::Player(player) => self.choose(node, &position, player),
                Turn::Chance => self.draw(node, &position, random),
            };
            position = self.game.play(&position, by);
            match child {
                Some(child) => node = child,
                None => return (self.expand(node, by, &position), position),
            }
        }
        (node, position)
    }

    /// The move of a player, with its node if it was tried before.
    fn choose(
        &mut self,
        node: Node,
        position: &G::Position,
        player: Player,
    ) -> (Move, Option<Node>) {
        match self.settings.selection {
            Selection::Uct | Selection::Rave(_) => self.choose_by_visits(node, position, player),
            Selection::Puct => self.choose_by_prior(node, position, player),
        }
    }

    /// UCT and RAVE: the first move that was never tried, and then the child with the largest score, the first of
    /// equal ones.
    fn choose_by_visits(
        &self,
        node: Node,
        position: &G::Position,
        player: Player,
    ) -> (Move, Option<Node>) {
        let tried = self.tree.child_count(node);
        if let Some(by) = self.game.moves(position).nth(tried) {
            return (by, None);
        }
        let visits = self.statistics[node.index()].visits;
        let (log, constant) = (libm::log(f64::from(visits)), self.settings.exploration);
        let weight = match self.settings.selection {
            Selection::Rave(equivalence) => equivalence.weight(visits),
            Selection::Uct | Selection::Puct => 0.0,
        };
        let mut best: Option<(Node, f64)> = None;
        for child in self.tree.children(node) {
            let statistics = self.statistics[child.index()];
            let score = match &self.as_first {
                Some(known) => {
                    statistics.score_as_first((log, weight), player, constant, known.of(child))
                }
                None => statistics.score_with_log(log, player, constant),
            };
            let score = score.total();
            if best.is_none_or(|(_, largest)| score > largest) {
                best = Some((child, score));
            }
        }
        let child = best.map_or(Node::ROOT, |(child, _)| child);
        (self.tree.by(child), Some(child))
    }

    /// PUCT: the move with the largest score, tried or not. Of equal ones, the one that was tried first is
    /// taken, and an untried one last; of untried ones only the one with the largest prior is compared.
    fn choose_by_prior(
        &mut self,
        node: Node,
        position: &G::Position,
        player: Player,
    ) -> (Move, Option<Node>) {
        let (visits, constant) = (self.statistics[node.index()].visits, self.settings.exploration);
        let Some(priors) = &mut self.priors else {
            return self.choose_by_visits(node, position, player);
        };
        let untried = priors.next((&self.game, &self.tree), node, position, player);
        let score = |known: Statistics, prior| {
            known.score_with_prior(visits, player, constant, prior).total()
        };
        let mut best: Option<((Move, Option<Node>), f64)> = None;
        let tried = self.tree.children(node).map(|child| {
            let score = score(self.statistics[child.index()], priors.of(child));
            ((self.tree.by(child), Some(child)), score)
        });
        let untried = untried.map(|(by, prior)| ((by, None), score(Statistics::default(), prior)));
        for (found, score) in tried.chain(untried) {
            if best.is_none_or(|(_, largest)| score > largest) {
                best = Some((found, score));
            }
        }
        // An unfinished game has a move.
        best.map_or((Move(0), None), |(found, _)| found)
    }

    /// What chance decides, with its node if it was decided before.
    fn draw(
        &self,
        node: Node,
        position: &G::Position,
        random: &mut SplitMix64,
    ) -> (Move, Option<Node>) {
        let by = drawn(&self.game, position, random);
        (by, self.tree.children(node).find(|&child| self.tree.by(child) == by))
    }

    /// Adds a child to the tree.
    fn expand(&mut self, parent: Node, by: Move, position: &G::Position) -> Node {
        let iteration = self.iterations() + 1;
        self.statistics.push(Statistics::default());
        if let Some(priors) = &mut self.priors {
            priors.add(parent);
        }
        if let Some(as_first) = &mut self.as_first {
            as_first.add();
        }
        self.tree.add(parent, by, iteration, turn(&self.game, position))
    }

    /// Adds the reward to a leaf and to all nodes above it.
    fn back_up(&mut self, leaf: Node, reward: Reward) {
        let path = self.tree.and_above(leaf);
        path.for_each(|node| self.statistics[node.index()].add(reward));
    }
}

/// The random numbers of an iteration: each has its own, so that its playout can be repeated alone.
pub fn random(settings: &Settings, iteration: u32) -> SplitMix64 {
    SplitMix64::split(settings.seed, iteration.into())
}

/// How a game that is played at random ends, and where that is asked for what the players play.
fn simulate<G: Game>(
    game: &G,
    position: G::Position,
    random: SplitMix64,
    keeps: bool,
) -> (Value, Vec<(Player, Move)>) {
    let (mut ended, mut played) = (position.clone(), Vec::new());
    for (by, next) in Rollout::new(game, position, random) {
        if keeps {
            if let Some(Turn::Player(player)) = turn(game, &ended) {
                played.push((player, by));
            }
        }
        ended = next;
    }
    // Every game has a result in the end.
    (game.utility(&ended).unwrap_or(Value::DRAW), played)
}
