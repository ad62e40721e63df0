//! How promising the moves of a position seem before any of them was tried.

use plyscope_search::{Game, Move, Player, Value};

use crate::tree::{GrowingTree, Node};

/// How many times the weight of the worst move that of the best one is.
const BEST: f64 = 10.0;

/// The moves of a position with their priors, which add up to 1 but for rounding, in the order of the game.
///
/// A prior follows from the static evaluation of the position that its move leads to, or from the result
/// where the game is over there. The worst move for the player has the weight 1, the best one 10, and those
/// between lie between in proportion to their values; the prior is the share of a weight in all of them.
/// So no scale of the evaluation matters, no move is ruled out, and only additions, multiplications and
/// divisions are needed, which have the same results on every machine. All priors are equal if all values
/// are, as without an evaluation.
///
/// A won game counts as a number that is as far above the greatest number as that is above the least, and a
/// lost one the other way round.
pub fn priors<G: Game>(game: &G, position: &G::Position, player: Player) -> Vec<(Move, f64)> {
    let moves: Vec<Move> = game.moves(position).collect();
    let worth = |&by: &Move| {
        let next = game.play(position, by);
        let value = game.utility(&next).unwrap_or_else(|| game.estimate(&next));
        match player {
            Player::Max => value,
            Player::Min => value.negated(),
        }
    };
    let values: Vec<Value> = moves.iter().map(worth).collect();
    moves.into_iter().zip(shares(&values)).collect()
}

/// The share of each value, the greatest having the largest one.
fn shares(values: &[Value]) -> Vec<f64> {
    let numbers = || values.iter().map(|value| value.as_f64());
    let least = numbers().filter(|number| number.is_finite()).fold(f64::INFINITY, f64::min);
    let greatest = numbers().filter(|number| number.is_finite()).fold(f64::NEG_INFINITY, f64::max);
    let (least, greatest) = if least <= greatest { (least, greatest) } else { (0.0, 0.0) };
    let apart = if least < greatest { greatest - least } else { 1.0 };
    let held = |number: f64| number.clamp(least - apart, greatest + apart);
    let worst = numbers().map(held).fold(f64::INFINITY, f64::min);
    let best = numbers().map(held).fold(f64::NEG_INFINITY, f64::max);
    let weight = |number| match worst < best {
        true => 1.0 + (BEST - 1.0) * (held(number) - worst) / (best - worst),
        false => 1.0,
    };
    let total: f64 = numbers().map(weight).sum();
    numbers().map(|number| weight(number) / total).collect()
}

/// The priors of the nodes of a tree, while it grows.
#[derive(Clone, Debug)]
pub struct Priors {
    /// Of every node the prior of the move that leads to it; 0 for the root and where chance decides.
    known: Vec<f64>,
    /// Of every node its untried moves.
    untried: Vec<Untried>,
}

/// The untried moves of a node, as far as they are known. At most as many are kept as were tried, or one: all
/// together take no more memory than the tree, and are worked out anew only when the tried ones have doubled.
#[derive(Clone, Debug)]
struct Untried {
    /// The most promising ones with their priors, the best last; of equal ones the first.
    next: Vec<(Move, f64)>,
    /// Whether there may be others.
    has_more: bool,
}

impl Untried {
    /// Those of a node of which nothing is known.
    const UNKNOWN: Self = Self { next: Vec::new(), has_more: true };
}

impl Priors {
    /// Those of a tree that is its root.
    pub fn new() -> Self {
        Self { known: vec![0.0], untried: vec![Untried::UNKNOWN] }
    }

    /// The prior of the move that leads to a node.
    pub fn of(&self, node: Node) -> f64 {
        self.known[node.index()]
    }

    /// The untried move of a node with the largest prior, and that prior.
    pub fn next<G: Game>(
        &mut self,
        (game, tree): (&G, &GrowingTree),
        node: Node,
        position: &G::Position,
        player: Player,
    ) -> Option<(Move, f64)> {
        let untried = &mut self.untried[node.index()];
        if untried.next.is_empty() && untried.has_more {
            let mut all = priors(game, position, player);
            // Stable: of equal ones the first comes first. So those that were tried are at the beginning.
            all.sort_by(|(_, one), (_, other)| other.total_cmp(one));
            let tried = tree.child_count(node);
            let end = all.len().min(tried + tried.max(1));
            untried.next = all[tried..end].iter().rev().copied().collect();
            untried.has_more = end < all.len();
        }
        untried.next.last().copied()
    }

    /// Adds a child of a node to the tree, by the move that comes next if a player decides.
    pub fn add(&mut self, parent: Node) {
        let next = self.untried[parent.index()].next.pop();
        self.known.push(next.map_or(0.0, |(_, prior)| prior));
        self.untried.push(Untried::UNKNOWN);
    }

    /// The prior of every node.
    pub fn finish(self) -> Vec<f64> {
        self.known
    }
}

#[cfg(test)]
mod tests {
    use plyscope_search::GameTree;

    use super::*;

    fn rounded(text: &str) -> Vec<f64> {
        let tree = GameTree::parse(text).expect("a tree");
        let player = tree.root_player();
        let all = priors(&tree, &tree.root(), player).into_iter();
        all.map(|(_, prior)| (prior * 1000.0).round() / 1000.0).collect()
    }

    #[test]
    fn priors_are_shares_of_weights_from_one_to_ten() {
        #[rustfmt::skip]
        let table: [(&str, &[f64]); 9] = [
            // Weights 1, 10 and 5.5.
            ("0 10 5", &[0.061, 0.606, 0.333]),
            ("min:(0 10 5)", &[0.606, 0.061, 0.333]),
            ("7 7 7 7", &[0.25, 0.25, 0.25, 0.25]),
            ("max:(7)", &[1.0]),
            ("1000 3000", &[0.091, 0.909]),
            ("-0.001 0.001", &[0.091, 0.909]),
            // A draw lies in the middle of a win and a loss.
            ("win draw loss", &[0.606, 0.333, 0.061]),
            ("win win", &[0.5, 0.5]),
            // The medians of the leaves are 3, 2 and 1.
            ("(9 3 0) (2 2) (1)", &[0.606, 0.333, 0.061]),
        ];
        for (text, expected) in table {
            assert_eq!(rounded(text), expected, "{text}");
        }
    }

    #[test]
    fn won_games_are_promising_beyond_all_numbers() {
        let tree = [Value::WIN, Value::ZERO, Value::whole(10).expect("small"), Value::LOSS];
        // −10, 0, 10 and 20 on the scale of the numbers.
        let weights: Vec<f64> = shares(&tree).iter().map(|share| (share * 22.0).round()).collect();
        assert_eq!(weights, [10.0, 4.0, 7.0, 1.0]);
        assert!(shares(&[]).is_empty());
    }
}
