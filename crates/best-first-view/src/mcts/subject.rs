//! What is searched.

use plyscope_best_first::mcts::{NoReward, Rewards, Settings};
use plyscope_games::{BoardGame, GameProblem};
use plyscope_search::algo::Algorithm;
use plyscope_search::GameTree;
use plyscope_setup::catalog::{visit, GameSpec, Visitor};

use super::Running;
use crate::Positions;

/// What is searched: a tree, whose leaves are all known, or a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// A given tree; with chance nodes perhaps.
    Tree(GameTree),
    /// A game from a position.
    Game(GameSpec),
}

/// Why nothing can be searched.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal {
    /// The leaves have no common scale.
    Rewards(NoReward),
    /// The game is not valid.
    Game(GameProblem),
}

impl Subject {
    /// Begins a search.
    ///
    /// # Errors
    /// When it has no rewards, or the game is not valid.
    pub fn search(&self, settings: Settings) -> Result<Running, Refusal> {
        match self {
            Self::Tree(tree) => {
                let rewards = Rewards::of_tree(tree).map_err(Refusal::Rewards)?;
                let positions = Positions::Tree(tree.clone());
                let solver = match tree.has_chance() {
                    true => Algorithm::Expectiminimax,
                    false => Algorithm::AlphaBeta,
                };
                Ok(Running::new(tree.clone(), positions, (settings, rewards), solver))
            }
            Self::Game(spec) => {
                let rules = spec.rules().map_err(Refusal::Game)?;
                let positions = Positions::Game(spec.clone(), rules);
                visit(spec, Begin { positions, settings }).map_err(Refusal::Game)
            }
        }
    }
}

struct Begin {
    positions: Positions,
    settings: Settings,
}

impl Visitor for Begin {
    type Output = Running;

    fn visit<G: BoardGame>(self, game: G) -> Running {
        let rewards = Rewards::of_game(&game);
        let solver = match game.has_chance() {
            true => Algorithm::Expectiminimax,
            false => Algorithm::AlphaBeta,
        };
        Running::new(game, self.positions, (self.settings, rewards), solver)
    }
}
