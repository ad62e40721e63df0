//! What is searched: a tree or a game.

use plyscope_core::games::{Ending, GameOptions};
use plyscope_core::trace::{RecordStop, Recorder};
use plyscope_core::{excerpt, GameTree};
use plyscope_stage::catalog::{GameId, GameSpec};

use plyscope_stage::deadline;
use plyscope_stage::engine::{search_game, search_tree};
use plyscope_stage::link::{read_size, LinkProblem};
use plyscope_stage::session::Session;
use plyscope_stage::setup::Setup;

use crate::arguments::{BoardOptions, Search};
use crate::choices;
use crate::{clock, input, Problem};

/// What is searched, and how.
pub enum Subject {
    /// A given tree.
    Tree(GameTree, Setup),
    /// A game, whose board is known to be possible.
    Game(GameSpec, Setup),
}

impl Subject {
    /// What was asked for: either a tree or a game.
    pub fn of(search: &Search) -> Result<Self, Problem> {
        match (&search.tree, &search.game) {
            (Some(text), None) => {
                check_no_board(search)?;
                let setup = choices::setup(&search.options, &Setup::default())?;
                Ok(Self::Tree(input::tree(text, search.root)?, setup))
            }
            (None, Some(name)) => {
                if search.root.is_some() {
                    return Err("--root is for trees; in a game the position says who is to move"
                        .to_owned());
                }
                let spec = spec(name, &search.board, search.evaluation.as_deref())?;
                let setup = choices::setup(&search.options, &spec.game.entry().setup())?;
                Ok(Self::Game(spec, setup))
            }
            (Some(_), Some(_)) => {
                Err("a tree and a game were given; only one can be searched".to_owned())
            }
            (None, None) => Err("nothing to search was given; expected a tree such as \
                                 '(4 8) (17 5)', or --game and a name"
                .to_owned()),
        }
    }

    /// Searches it, and keeps what there is to see.
    pub fn searched(self) -> Result<Session, Problem> {
        match self {
            Self::Tree(tree, setup) => {
                search_tree(tree, setup, Recorder::new()).map_err(|stop| stop.to_string())
            }
            Self::Game(spec, setup) => {
                let recorder = deadline::recorder(clock::limit(&setup));
                match search_game(&spec, setup, recorder) {
                    // Only the clock cancels a search; what there is by then is what was asked for.
                    Ok((session, None | Some(RecordStop::Cancelled))) => Ok(session),
                    Ok((_, Some(stop))) => Err(stop.to_string()),
                    Err(problem) => Err(problem.to_string()),
                }
            }
        }
    }
}

/// The game with a name, on a board that is possible.
pub fn spec(
    name: &str,
    board: &BoardOptions,
    evaluation: Option<&str>,
) -> Result<GameSpec, Problem> {
    let size = |text: &String| {
        read_size(text).ok_or_else(|| {
            format!("“{}” is no size; expected columns and rows, such as 7x6", excerpt(text))
        })
    };
    let line = |text: &String| {
        let problem = || LinkProblem::Number { name: "line".to_owned(), given: excerpt(text) };
        text.parse().map_err(|_| problem().to_string())
    };
    let spec = GameSpec {
        game: GameId::from_id(name).map_err(|problem| problem.to_string())?,
        options: GameOptions {
            size: board.size.as_ref().map(size).transpose()?,
            line: board.line.as_ref().map(line).transpose()?,
            ending: if board.all_lines { Ending::FullBoard } else { Ending::AtWin },
            evaluation: evaluation.map(str::to_owned),
            position: board.position.clone(),
        },
    };
    match spec.rules() {
        Ok(_) => Ok(spec),
        Err(problem) => Err(problem.to_string()),
    }
}

/// Refuses what says something of a game when there is none.
fn check_no_board(search: &Search) -> Result<(), Problem> {
    let board = &search.board;
    let said = [
        ("--position", board.position.is_some()),
        ("--size", board.size.is_some()),
        ("--line", board.line.is_some()),
        ("--all-lines", board.all_lines),
        ("--evaluation", search.evaluation.is_some()),
        ("--time", search.options.time.is_some()),
    ];
    match said.into_iter().find(|&(_, is_said)| is_said) {
        Some((option, _)) => Err(format!("{option} is for games; it needs --game")),
        None => Ok(()),
    }
}
