//! A game of the reader, unfolded in the frame of its program.

use std::rc::Rc;

use plyscope_judge::judging::Reason;
use plyscope_judge::own_game::{self, GameProblem, Kind, OwnGame};
use plyscope_search::trace::Recorder;
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_setup::Setup;

use super::checking::{Slot, Task};
use super::message::News;
use super::running;

/// The most nodes of a game's tree here.
pub const MAX_NODES: usize = 20_000;

/// The most characters of all positions and moves, so that the answer fits a message.
const MAX_TEXT: usize = 1_200_000;

/// The most steps of the search of a game's tree, which the page records while it stands still.
const MAX_STEPS: u32 = 1_000_000;

/// What came of unfolding a game.
pub struct Unfolded {
    /// The program.
    pub program: String,
    /// How many plies were asked for.
    pub plies: Option<u32>,
    /// Its tree.
    pub game: Result<OwnGame, NoGame>,
    /// What the program printed.
    pub printed: String,
}

/// Why there is no tree.
pub enum NoGame {
    /// Something is wrong with the game.
    Wrong(GameProblem),
    /// The program gave no answer.
    Failed(Reason),
}

impl Unfolded {
    /// The search of the tree; `None` without one, or if it is too long to be recorded.
    pub fn searched(&self, setup: Setup) -> Option<Rc<Session>> {
        let game = self.game.as_ref().ok()?;
        let recorder = Recorder::new().with_limit(MAX_STEPS);
        search_tree(game.tree.clone(), setup, recorder).ok().map(Rc::new)
    }

    /// The line of the program that failed, with what is wrong there.
    pub fn wrong(&self) -> Option<(u32, &str)> {
        match self.game.as_ref().err()? {
            NoGame::Failed(Reason::Raised { line, message }) => Some(((*line)?, message)),
            NoGame::Wrong(GameProblem {
                kind: Kind::Raised { found, .. } | Kind::Refused { found, .. },
                line,
                ..
            }) => Some(((*line)?, found)),
            _ => None,
        }
    }
}

/// Unfolds the game of a program.
pub async fn unfold(task: Task, plies: Option<u32>, slot: Rc<Slot>) -> News {
    let program = match task.start(&slot).await {
        Ok(program) => program,
        Err(error) => return News::NotFetched(error),
    };
    let asked = serde_json::json!({
        "game": { "depth": plies, "nodes": MAX_NODES, "text": MAX_TEXT },
    });
    let answer = running::unfolded(&program, &asked.to_string()).await;
    program.stop();
    if answer.is_stopped {
        return News::Stopped;
    }
    let game = answer
        .found
        .map_err(NoGame::Failed)
        .and_then(|tree| own_game::read(&tree, MAX_NODES).map_err(NoGame::Wrong));
    News::Unfolded(Rc::new(Unfolded {
        program: task.program,
        plies,
        game,
        printed: answer.printed,
    }))
}
