//! What a playout is worth, on the scale that the exploration term needs.

use std::fmt;

use plyscope_search::{packed, Game, GameTree, Value};

/// What a playout was worth to MAX, from 0, the worst, to 1, the best; in millionths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Reward(u32);

impl Reward {
    /// The reward of the best result.
    pub const BEST: Self = Self(1_000_000);

    /// How many millionths it is.
    #[must_use]
    pub const fn millionths(self) -> u32 {
        self.0
    }
}

/// Which reward a result has: the least value has 0, the greatest 1, and those between lie between in
/// proportion.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rewards {
    least: Value,
    greatest: Value,
}

/// Why the values of a tree have no rewards: it has won or lost games and numbers that are no draws, which
/// no scale has both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoReward {
    /// A number.
    pub number: Value,
}

packed!(struct NoReward { number });

impl fmt::Display for NoReward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the tree has the number {} beside won or lost games; rewards need either numbers, or wins, \
             draws and losses",
            self.number
        )
    }
}

impl std::error::Error for NoReward {}

impl Rewards {
    /// Those of games: 1 for a win, ½ for a draw, 0 for a loss.
    pub const GAME: Self = Self { least: Value::LOSS, greatest: Value::WIN };

    /// Those of a game in which chance may decide, whose results lie in its [`Game::range`].
    pub fn of_game<G: Game>(game: &G) -> Self {
        let range = game.range();
        match game.has_chance() {
            true => Self { least: range.alpha, greatest: range.beta },
            false => Self::GAME,
        }
    }

    /// Those of a tree, whose leaves are all known: from its least leaf to its greatest.
    ///
    /// # Errors
    /// When numbers and won or lost games are mixed.
    pub fn of_tree(tree: &GameTree) -> Result<Self, NoReward> {
        let leaves = || tree.nodes().filter_map(|node| tree.leaf_value(node));
        let is_number = |value: &Value| value.as_fraction().is_some();
        if leaves().all(|value| is_number(&value)) {
            let least = leaves().min().unwrap_or(Value::ZERO);
            return Ok(Self { least, greatest: leaves().max().unwrap_or(least) });
        }
        match leaves().find(|value| is_number(value) && *value != Value::ZERO) {
            Some(number) => Err(NoReward { number }),
            None => Ok(Self::GAME),
        }
    }

    /// The value whose reward is 0.
    #[must_use]
    pub const fn least(self) -> Value {
        self.least
    }

    /// The value whose reward is 1.
    #[must_use]
    pub const fn greatest(self) -> Value {
        self.greatest
    }

    /// The reward of a result, rounded to millionths; ½ where all results are alike.
    #[must_use]
    pub fn of(self, value: Value) -> Reward {
        let half = Reward(Reward::BEST.0 / 2);
        if self.least == self.greatest {
            return half;
        }
        if value <= self.least {
            return Reward(0);
        }
        if value >= self.greatest {
            return Reward::BEST;
        }
        let (least, greatest) = (self.least.as_f64(), self.greatest.as_f64());
        if least.is_infinite() || greatest.is_infinite() {
            return half;
        }
        let share = (value.as_f64() - least) / (greatest - least);
        Reward((share * 1e6).round() as u32)
    }
}

#[cfg(test)]
mod tests {
    use plyscope_search::TreeNode;

    use super::*;

    #[test]
    fn rewards_lie_between_the_least_leaf_and_the_greatest() {
        let table = [
            ("2 10 (4 8)", "4", 250_000),
            ("2 10 (4 8)", "2", 0),
            ("2 10 (4 8)", "10", 1_000_000),
            ("-1 0.5", "0", 666_667),
            ("7 7", "7", 500_000),
            ("win loss draw", "draw", 500_000),
            ("win loss 0", "win", 1_000_000),
            ("win win", "win", 1_000_000),
            ("draw draw", "draw", 500_000),
        ];
        for (text, value, reward) in table {
            let rewards = Rewards::of_tree(&GameTree::parse(text).unwrap()).unwrap();
            let value = GameTree::parse(value).unwrap().leaf_value(TreeNode::ROOT).unwrap();
            assert_eq!(rewards.of(value).millionths(), reward, "{value} in {text}");
        }
        let mixed = Rewards::of_tree(&GameTree::parse("win 3").unwrap());
        assert!(mixed.unwrap_err().to_string().contains("the number 3"));
    }
}
