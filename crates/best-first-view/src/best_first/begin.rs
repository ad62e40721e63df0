//! The beginning of a search.

use plyscope_games::{BoardGame, GameProblem};
use plyscope_setup::catalog::{visit, Visitor};

use super::{Running, Search};
use crate::subject::Subject;
use crate::Positions;

/// Why nothing can be searched.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal {
    /// Chance decides in the game.
    Chance,
    /// The game is not valid.
    Game(GameProblem),
}

/// Begins a search.
///
/// # Errors
/// When chance may decide, or the game is not valid.
pub fn begin(subject: &Subject, search: Search) -> Result<Running, Refusal> {
    match subject {
        Subject::Tree(tree) if tree.has_chance() => Err(Refusal::Chance),
        Subject::Tree(tree) => {
            Ok(Running::new(tree.clone(), Positions::Tree(tree.clone()), search))
        }
        Subject::Game(spec) if spec.game.entry().has_chance() => Err(Refusal::Chance),
        Subject::Game(spec) => {
            let rules = spec.rules().map_err(Refusal::Game)?;
            let positions = Positions::Game(spec.clone(), rules);
            visit(spec, Begin { positions, search }).map_err(Refusal::Game)
        }
    }
}

struct Begin {
    positions: Positions,
    search: Search,
}

impl Visitor for Begin {
    type Output = Running;

    fn visit<G: BoardGame>(self, game: G) -> Running {
        Running::new(game, self.positions, self.search)
    }
}
