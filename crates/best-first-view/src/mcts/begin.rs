//! The beginning of a search.

use plyscope_best_first::mcts::{NoReward, Rewards, Selection, Settings};
use plyscope_games::{BoardGame, GameProblem};
use plyscope_search::packed;
use plyscope_setup::catalog::{visit, Visitor};

use super::exact::solver;
use super::Running;
use crate::subject::Subject;
use crate::Positions;

/// Why nothing can be searched.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal {
    /// The leaves have no common scale.
    Rewards(NoReward),
    /// The game is not valid.
    Game(GameProblem),
    /// The moves of a given tree mean nothing outside their node, so that RAVE has nothing to compare.
    AsFirst,
}

packed!(enum Refusal { 0 = Rewards(problem), 1 = Game(problem), 2 = AsFirst });

/// Begins a search.
///
/// # Errors
/// When the results have no rewards, the game is not valid, or RAVE should search a given tree.
pub fn begin(subject: &Subject, settings: Settings) -> Result<Running, Refusal> {
    match subject {
        Subject::Tree(_) if matches!(settings.selection, Selection::Rave(_)) => {
            Err(Refusal::AsFirst)
        }
        Subject::Tree(tree) => {
            let rewards = Rewards::of_tree(tree).map_err(Refusal::Rewards)?;
            let positions = Positions::Tree(tree.clone());
            let solver = solver(tree.has_chance());
            Ok(Running::new(tree.clone(), positions, (settings, rewards), solver))
        }
        Subject::Game(spec) => {
            let rules = spec.rules().map_err(Refusal::Game)?;
            let positions = Positions::Game(spec.clone(), rules);
            visit(spec, Begin { positions, settings }).map_err(Refusal::Game)
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
        let solver = solver(game.has_chance());
        Running::new(game, self.positions, (self.settings, rewards), solver)
    }
}
