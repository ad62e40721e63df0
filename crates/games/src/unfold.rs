//! The part of a game that a search has seen, as a tree.

use std::ops::Range;

use crate::{BoardGame, MoveNames};
use plyscope_search::game::{Game, Move};
use plyscope_search::player::{Player, Turn};
use plyscope_search::trace::{NodeId, Trace};
use plyscope_search::tree::{GameTree, TreeNode};
use plyscope_search::value::Value;

/// What a search has seen of a game: every position that it visited, and beside those the moves that
/// it left out, beyond the horizon only noisy ones. A position that was visited in several passes, or
/// with several windows, is one node. The children of a node stand in the game's own order, not in
/// that of the search.
#[derive(Clone, Debug)]
pub struct Unfolded {
    /// The shape. The values of the leaves are not filled in: the trace knows them.
    pub tree: GameTree,
    /// The move that leads to each node; meaningless at the root.
    pub moves: Vec<Move>,
    /// The tree's node of each visited node.
    pub node_of: Vec<TreeNode>,
}

/// A node whose children, if it has any, stand side by side further on.
struct Seed {
    by: Move,
    children: Range<u32>,
}

/// The nodes in the order in which they were found.
struct Seeds {
    all: Vec<Seed>,
    /// Whose turn it is where chance decides, and where the players do not alternate.
    turns: Vec<(u32, Turn)>,
    /// How probable the children are of chance nodes whose children are not all equally probable.
    weights: Vec<(u32, Value)>,
    /// The seed of each visited node.
    of_visit: Vec<u32>,
}

/// Unfolds what a trace has visited. The trace is one of this game; a move that is not legal ends
/// what is known of its branch. O(visited nodes × moves of a position).
pub fn unfold<G: Game>(game: &G, trace: &Trace) -> Unfolded {
    grow(game, trace, |_, _| {}).into_tree(game).0
}

/// The same with the name of the move that leads to each node, for those who look at the tree
/// without the rules of the game.
pub fn unfold_named<G: BoardGame>(game: &G, trace: &Trace) -> (Unfolded, MoveNames) {
    let mut names = vec![String::new()];
    let seeds = grow(game, trace, |position, moves| names.extend(game.move_names(position, moves)));
    let (unfolded, order) = seeds.into_tree(game);
    let name = |seed: u32| std::mem::take(&mut names[seed as usize]);
    (unfolded, order.into_iter().map(name).collect())
}

/// Finds the nodes; `expanded` is called with each position and its moves as their nodes are added.
fn grow<G: Game>(
    game: &G,
    trace: &Trace,
    mut expanded: impl FnMut(&G::Position, &[Move]),
) -> Seeds {
    let mut seeds = vec![Seed { by: Move(0), children: 0..0 }];
    let mut odds = Odds::default();
    odds.note(game, 0, &game.root(), game.player(&game.root()));
    let mut of_visit: Vec<u32> = Vec::with_capacity(trace.node_count());
    let mut expand = |seeds: &mut Vec<Seed>, seed: u32, visit: NodeId, position: &G::Position| {
        if seeds[seed as usize].children.is_empty() {
            let first = seeds.len() as u32;
            let moves = moves_at(game, trace, visit, position);
            expanded(position, &moves);
            odds.note_children(game, (seed, first), position, &moves);
            seeds.extend(moves.into_iter().map(|by| Seed { by, children: 0..0 }));
            seeds[seed as usize].children = first..seeds.len() as u32;
        }
    };
    // The positions from the root to the node before, each with its number in the trace.
    let mut path: Vec<(NodeId, G::Position)> = Vec::new();
    for visit in (0..trace.node_count() as u32).map(NodeId) {
        let (seed, position) = if let Some(parent) = trace.parent(visit) {
            while path.last().is_some_and(|&(open, _)| open != parent) {
                path.pop();
            }
            let Some((_, position)) = path.last() else { break };
            let above = of_visit[parent.index()];
            expand(&mut seeds, above, parent, position);
            let by = trace.by(visit);
            let mut children = seeds[above as usize].children.clone();
            let Some(seed) = children.find(|&child| seeds[child as usize].by == by) else { break };
            (seed, game.play(position, by))
        } else {
            path.clear();
            (0, game.root())
        };
        if trace.is_cut_before_moves(visit) {
            expand(&mut seeds, seed, visit, &position);
        }
        of_visit.push(seed);
        path.push((visit, position));
    }
    Seeds { all: seeds, turns: odds.turns, weights: odds.weights, of_visit }
}

/// What is known of chance; nothing in games without it.
#[derive(Default)]
struct Odds {
    turns: Vec<(u32, Turn)>,
    weights: Vec<(u32, Value)>,
    /// Who is to move at each seed, or after chance has decided there.
    players: Vec<Player>,
}

impl Odds {
    /// Notes whose turn it is at a position, which has a seed; `player` is to move there if the players
    /// alternate.
    fn note<G: Game>(&mut self, game: &G, seed: u32, position: &G::Position, player: Player) {
        if !game.has_chance() {
            return;
        }
        let is_over = game.utility(position).is_some();
        let first = || game.moves(position).next();
        let is_chance =
            !is_over && first().is_some_and(|by| game.probability(position, by).is_some());
        let mover = if is_chance { player } else { game.player(position) };
        if is_chance {
            self.turns.push((seed, Turn::Chance));
        } else if mover != player {
            self.turns.push((seed, Turn::Player(mover)));
        }
        self.players.push(mover);
    }

    /// The same of the children of a position, whose seed is `seed`; theirs begin with `first`.
    fn note_children<G: Game>(
        &mut self,
        game: &G,
        (seed, first): (u32, u32),
        position: &G::Position,
        moves: &[Move],
    ) {
        if !game.has_chance() {
            return;
        }
        let probabilities = || moves.iter().map(|&by| game.probability(position, by));
        let above = self.players[seed as usize];
        let player =
            if probabilities().any(|one| one.is_some()) { above } else { above.opponent() };
        let is_uneven = probabilities().any(|one| Some(one) != probabilities().next());
        for (seed, (&by, probability)) in (first..).zip(moves.iter().zip(probabilities())) {
            self.note(game, seed, &game.play(position, by), player);
            let weight = probability.filter(|_| is_uneven).and_then(Value::fraction);
            self.weights.extend(weight.map(|weight| (seed, weight)));
        }
    }
}

/// The moves that a search looks at or leaves out: beyond the horizon only noisy ones, and first of all the
/// null move where it was made.
fn moves_at<G: Game>(game: &G, trace: &Trace, visit: NodeId, position: &G::Position) -> Vec<Move> {
    let is_beyond = trace.extension(visit).is_some();
    let legal = game.moves(position).filter(|&by| !is_beyond || game.is_noisy(position, by));
    trace.has_passed(visit).then_some(Move::NULL).into_iter().chain(legal).collect()
}

impl Seeds {
    /// The tree of the nodes, and the seed of each node of the tree.
    fn into_tree<G: Game>(self, game: &G) -> (Unfolded, Vec<u32>) {
        let seeds = self.all;
        let player = game.player(&game.root());
        let children = |seed: u32| seeds[seed as usize].children.clone();
        let (tree, order) = GameTree::from_ranges(player, children);
        let mut place = vec![TreeNode::ROOT; seeds.len()];
        for (node, &seed) in tree.nodes().zip(&order) {
            place[seed as usize] = node;
        }
        let at = |seed: u32| place[seed as usize];
        let turns = self.turns.into_iter().map(|(seed, turn)| (at(seed), turn));
        let weights = self.weights.into_iter().map(|(seed, weight)| (at(seed), weight));
        let tree = tree.with_turns(turns, weights);
        let unfolded = Unfolded {
            moves: order.iter().map(|&seed| seeds[seed as usize].by).collect(),
            node_of: self.of_visit.into_iter().map(|seed| place[seed as usize]).collect(),
            tree,
        };
        (unfolded, order)
    }
}
