//! The subject of a search: a tree or a game.

use plyscope_best_first_view::Subject as Grown;
use plyscope_games::GameOptions;
use plyscope_search::algo::Algorithm;
use plyscope_search::trace::{RecordStop, Recorder};
use plyscope_search::GameTree;
use plyscope_setup::catalog::{GameId, GameSpec};

use plyscope_session::deadline;
use plyscope_session::engine::{search_game, search_tree};
use plyscope_session::Session;
use plyscope_setup::choices::{misplaced, without_chance};
use plyscope_setup::{address, link};
use plyscope_setup::{Setup, SubjectKind};

use crate::arguments::{BoardOptions, GrownSubject, Search};
use crate::problem::{misuse, OrMisuse};
use crate::{clock, input, Problem};

/// What is said where there is neither a tree nor a game.
const NOTHING: &str =
    "nothing to search was given; expected a tree such as '(4 8) (17 5)', or --game and a name";

/// The search and its subject.
pub enum Subject {
    /// A given tree.
    Tree(GameTree, Setup),
    /// A game on a valid board.
    Game(GameSpec, Setup),
}

impl Subject {
    /// The subject in the arguments: a tree or a game.
    pub fn of(search: &Search) -> Result<Self, Problem> {
        check_placed(search)?;
        match (&search.tree, &search.game) {
            (Some(text), None) => {
                let setup = search.options.setup(&Setup::default())?;
                Ok(Self::Tree(input::tree(text, search.root, setup.algorithm)?, setup))
            }
            (_, Some(name)) => {
                let chosen = (search.evaluation.as_deref(), search.weights.as_deref());
                let spec = spec(name, &search.board, chosen)?;
                let setup = search.options.setup(&spec.game.entry().setup())?;
                if let Some(refusal) = without_chance(spec.game, setup.algorithm) {
                    return misuse(refusal.message("--"));
                }
                Ok(Self::Game(spec, setup))
            }
            (None, None) => misuse(NOTHING),
        }
    }

    /// Runs the search and records it.
    pub fn searched(self) -> Result<Session, Problem> {
        match self {
            Self::Tree(tree, setup) => {
                Ok(search_tree(tree, setup, Recorder::new()).map_err(|stop| stop.to_string())?)
            }
            Self::Game(spec, setup) => {
                let recorder = deadline::recorder(clock::limit(&setup));
                match search_game(&spec, setup, recorder) {
                    // Only the time limit cancels a search; the result so far counts.
                    Ok((session, None | Some(RecordStop::Cancelled))) => Ok(session),
                    Ok((_, Some(stop))) => Err(stop.to_string().into()),
                    Err(problem) => Err(problem.to_string().into()),
                }
            }
        }
    }
}

/// The game with a name, on a valid board, with an evaluation of its own or one by weights.
pub fn spec(
    name: &str,
    board: &BoardOptions,
    (evaluation, weights): (Option<&str>, Option<&str>),
) -> Result<GameSpec, Problem> {
    let size = |text: &String| link::size(text).or_misuse();
    let line = |text: &String| address::number("line", text, 0..=u8::MAX.into()).or_misuse();
    let spec = GameSpec {
        game: GameId::from_id(name).or_misuse()?,
        options: GameOptions {
            size: board.size.as_ref().map(size).transpose()?,
            line: board.line.as_ref().map(line).transpose()?,
            ending: board.ending().unwrap_or_default(),
            evaluation: evaluation.map(str::to_owned),
            weights: weights.map(str::to_owned),
            position: board.position.clone(),
        },
    };
    match spec.rules() {
        Ok(_) => Ok(spec),
        Err(problem) => misuse(problem.to_string()),
    }
}

/// Refuses options of games without a game, and options of trees with one.
fn check_placed(search: &Search) -> Result<(), Problem> {
    let is_given = |option: &str| search.has(option);
    match misplaced(SubjectKind::of(search.game.as_ref()), is_given).first() {
        Some(refusal) => misuse(refusal.message("--")),
        None => Ok(()),
    }
}

/// The tree, of a kind that an algorithm takes, or the game for a search that grows a tree.
/// With the evaluation of the game, by name or by weights, if the search takes one.
pub fn grown(
    options: &GrownSubject,
    algorithm: Algorithm,
    (evaluation, weights): (Option<&str>, Option<&str>),
) -> Result<Grown, Problem> {
    let board = &options.board;
    let is_given = |option: &str| match option {
        "tree" => options.tree.is_some(),
        "root" => options.root.is_some(),
        "evaluation" => evaluation.is_some(),
        "weights" => weights.is_some(),
        option => board.has(option),
    };
    let kind = SubjectKind::of(options.game.as_ref());
    if let Some(refusal) = misplaced(kind, is_given).first() {
        return misuse(refusal.message("--"));
    }
    match (&options.tree, &options.game) {
        (Some(text), None) => Ok(Grown::Tree(input::tree(text, options.root, algorithm)?)),
        (_, Some(name)) => Ok(Grown::Game(spec(name, board, (evaluation, weights))?)),
        (None, None) => misuse(NOTHING),
    }
}
