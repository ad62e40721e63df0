//! The search and its subject.

use plyscope_best_first_view::Subject as Grown;
use plyscope_games::{Ending, GameOptions};
use plyscope_i18n::Lang;
use plyscope_judge::own_game::{self, OwnGame};
use plyscope_search::algo::Algorithm;
use plyscope_search::trace::{RecordStop, Recorder};
use plyscope_search::{GameTree, Player};
use plyscope_session::deadline;
use plyscope_session::engine::{search_game, search_tree};
use plyscope_session::Session;
use plyscope_setup::address;
use plyscope_setup::catalog::{GameId, GameSpec};
use plyscope_setup::choices::{misplaced, without_chance, Choices};
use plyscope_setup::link::{read_size, LinkProblem};
use plyscope_setup::{Scope, SearchOption, Setup, SubjectKind, Values, OPTIONS, WINDOW};
use serde_json::Value as Json;

use crate::clock::{self, Clock};
use crate::problem::{Code, Problem};
use crate::request::{wrong, Request};

/// The most nodes of the tree of a game that the caller has written.
pub const MAX_OWN_NODES: usize = 200_000;

/// The search and its subject.
pub enum Subject {
    /// A given tree.
    Tree(GameTree, Setup),
    /// A game on a valid board.
    Game(GameSpec, Setup),
    /// The tree of a game that the caller has written.
    Own(OwnGame, Setup),
}

impl Subject {
    /// Takes the tree or the game, and the search.
    ///
    /// # Errors
    /// For an invalid option.
    pub fn read(request: &mut Request) -> Result<Self, Problem> {
        if request.has_object("game") {
            return Self::own(request);
        }
        let kind = if request.has("game") { SubjectKind::Game } else { SubjectKind::Tree };
        if let Some(refusal) = misplaced(kind, |option| request.has(option)).pop() {
            return Err(refusal.into());
        }
        match (request.has("tree"), request.has("game")) {
            (true, false) => {
                let setup = setup(request, &Setup::default())?;
                Ok(Self::Tree(tree(request, setup.algorithm)?, setup))
            }
            (_, true) => {
                let spec = game(request)?;
                let plain = spec.game.entry().setup();
                let setup = setup(request, &plain)?;
                match without_chance(spec.game, setup.algorithm) {
                    Some(refusal) => Err(refusal.into()),
                    None => Ok(Self::Game(spec, setup)),
                }
            }
            (false, false) => Err(Problem::of_option(
                "tree",
                "there is nothing to search; expected a tree such as (4 8) (17 5), or a game",
            )),
        }
    }

    /// The tree, if all of it is known before the search.
    pub const fn tree(&self) -> Option<&GameTree> {
        match self {
            Self::Tree(tree, _) | Self::Own(OwnGame { tree, .. }, _) => Some(tree),
            Self::Game(..) => None,
        }
    }

    /// Takes a game that the caller has written, as its tree, and the search.
    fn own(request: &mut Request) -> Result<Self, Problem> {
        let has = |option: &str| option != "game" && request.has(option);
        let both = misplaced(SubjectKind::Game, |option| request.has(option));
        if let Some(refusal) = both.into_iter().chain(misplaced(SubjectKind::Tree, has)).next() {
            return Err(refusal.into());
        }
        let unfolded = request.take("game").unwrap_or_default();
        let game = own_game::read(&unfolded, MAX_OWN_NODES)
            .map_err(|problem| Problem::new(Code::Game, problem.message(Lang::En)).about("game"))?;
        Ok(Self::Own(game, setup(request, &Setup::default())?))
    }

    /// Runs the search and records it.
    ///
    /// # Errors
    /// When the search is too long to be kept.
    pub fn searched(self, now: Clock) -> Result<Session, Problem> {
        match self {
            Self::Tree(tree, setup) => Ok(search_tree(tree, setup, Recorder::new())?),
            Self::Own(game, setup) => Ok(search_tree(game.tree, setup, Recorder::new())?),
            Self::Game(spec, setup) => {
                let recorder = deadline::recorder(clock::limit(&setup, now));
                match search_game(&spec, setup, recorder)? {
                    // Only the time limit cancels a search; the result so far counts.
                    (session, None | Some(RecordStop::Cancelled)) => Ok(session),
                    (_, Some(stop)) => Err(stop.into()),
                }
            }
        }
    }
}

/// Takes the tree for a search by an algorithm, with the player who moves at its root.
///
/// # Errors
/// When it cannot be read.
pub fn tree(request: &mut Request, algorithm: Algorithm) -> Result<GameTree, Problem> {
    let text = request.text("tree")?.unwrap_or_default();
    let tree =
        GameTree::parse_for(&text, algorithm).map_err(|error| Problem::of_tree(&error, &text))?;
    Ok(match request.choice::<Player>()? {
        Some(player) => tree.with_root_player(player),
        None => tree,
    })
}

/// Takes the tree, of a kind that an algorithm takes, or the game for a search that grows a tree.
///
/// # Errors
/// For an invalid one, and where there is none.
pub fn grown(request: &mut Request, algorithm: Algorithm) -> Result<Grown, Problem> {
    grown_of(request, algorithm, board)
}

/// The same for a search that evaluates the positions of a game.
///
/// # Errors
/// For an invalid one, and where there is none.
pub fn grown_evaluated(request: &mut Request, algorithm: Algorithm) -> Result<Grown, Problem> {
    grown_of(request, algorithm, game)
}

fn grown_of(
    request: &mut Request,
    algorithm: Algorithm,
    game: impl FnOnce(&mut Request) -> Result<GameSpec, Problem>,
) -> Result<Grown, Problem> {
    let kind = if request.has("game") { SubjectKind::Game } else { SubjectKind::Tree };
    if let Some(refusal) = misplaced(kind, |option| request.has(option)).pop() {
        return Err(refusal.into());
    }
    match (request.has("tree"), request.has("game")) {
        (true, false) => Ok(Grown::Tree(tree(request, algorithm)?)),
        (_, true) => Ok(Grown::Game(game(request)?)),
        (false, false) => Err(Problem::of_option(
            "tree",
            "there is nothing to search; expected a tree such as (4 8) (17 5), or a game",
        )),
    }
}

/// Takes the game with its evaluation.
fn game(request: &mut Request) -> Result<GameSpec, Problem> {
    let spec = board(request)?;
    let options = GameOptions {
        evaluation: request.text("evaluation")?,
        weights: request.text("weights")?,
        ..spec.options
    };
    let spec = GameSpec { options, ..spec };
    spec.rules()?;
    Ok(spec)
}

/// Takes the game with its board and where it begins, where nothing is evaluated.
///
/// # Errors
/// For an invalid option.
pub fn board(request: &mut Request) -> Result<GameSpec, Problem> {
    let name = request.text("game")?.unwrap_or_default();
    let game = GameId::from_id(&name).map_err(|problem| Problem::of_choice(&problem))?;
    if !game.entry().has_rules() {
        let message = format!("this program cannot search {}", game.entry().id);
        return Err(Problem::new(Code::Game, message).about("game"));
    }
    let size = |text: String| {
        let message = "columns and rows, such as 7x6";
        read_size(&text).ok_or_else(|| wrong("size", &Json::from(text), message))
    };
    let spec = GameSpec {
        game,
        options: GameOptions {
            size: request.text("size")?.map(size).transpose()?,
            line: request.number("line")?,
            ending: request.choice::<Ending>()?.unwrap_or_default(),
            position: request.text("position")?,
            ..GameOptions::default()
        },
    };
    spec.rules()?;
    Ok(spec)
}

/// Takes the search; options that are not given are as in `plain`.
fn setup(request: &mut Request, plain: &Setup) -> Result<Setup, Problem> {
    chosen(request, OPTIONS.iter().filter(|option| option.scope != Scope::Shown), plain)
}

/// Takes these options of a search; those that are not given are as in `plain`.
///
/// # Errors
/// For an invalid option.
pub fn chosen<'a>(
    request: &mut Request,
    options: impl Iterator<Item = &'a SearchOption>,
    plain: &Setup,
) -> Result<Setup, Problem> {
    let mut choices = Choices::default();
    for option in options {
        let Some(value) = value(request, option)? else { continue };
        choices.set(option, &value).map_err(|problem| match problem {
            LinkProblem::Address(address::Problem::Choice(problem)) => Problem::of_choice(&problem),
            problem => Problem::of_option(option.id, problem.to_string()),
        })?;
    }
    Ok(choices.setup(plain)?)
}

/// Takes the value of a search option, in address form.
fn value(request: &mut Request, option: &SearchOption) -> Result<Option<String>, Problem> {
    match option.values {
        Values::Switch { .. } => {
            let is_on = request.flag(option.id)?.filter(|&is_on| is_on);
            Ok(is_on.map(|_| "yes".to_owned()))
        }
        Values::Words { .. } => request.text(option.id),
        Values::Typed { .. } if option.id == WINDOW.id => window(request),
        Values::Typed { .. } => request.word(option.id),
    }
}

/// Takes the window: a text such as `0..15`, or a list of its two ends, where null is open.
fn window(request: &mut Request) -> Result<Option<String>, Problem> {
    let end = |value: &Json, open: &str| match value {
        Json::Null => open.to_owned(),
        Json::String(text) => text.clone(),
        other => other.to_string(),
    };
    match request.take(WINDOW.id) {
        None => Ok(None),
        Some(Json::String(text)) => Ok(Some(text)),
        Some(Json::Array(ends)) if ends.len() == 2 => {
            Ok(Some(format!("{}..{}", end(&ends[0], "-inf"), end(&ends[1], "inf"))))
        }
        Some(other) => {
            Err(wrong(WINDOW.id, &other, "two values, the smaller first, such as 0..15"))
        }
    }
}
