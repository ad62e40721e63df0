//! What is searched, and how.

use plyscope_games::{Ending, GameOptions};
use plyscope_search::trace::{RecordStop, Recorder};
use plyscope_search::{GameTree, Player};
use plyscope_setup::address;
use plyscope_setup::catalog::{GameId, GameSpec};
use plyscope_setup::choices::{misplaced, Choices};
use plyscope_setup::link::{read_size, LinkProblem};
use plyscope_setup::{Scope, SearchOption, Setup, Values, OPTIONS, WINDOW};
use plyscope_view::deadline;
use plyscope_view::engine::{search_game, search_tree};
use plyscope_view::session::Session;
use serde_json::Value as Json;

use crate::clock;
use crate::problem::{Code, Problem};
use crate::said::{wrong, Said};

/// What is searched, and how.
pub enum Subject {
    /// A given tree.
    Tree(GameTree, Setup),
    /// A game, whose board is known to be possible.
    Game(GameSpec, Setup),
}

impl Subject {
    /// Takes the tree or the game, and the search on it.
    ///
    /// # Errors
    /// What of it cannot be.
    pub fn read(said: &mut Said) -> Result<Self, Problem> {
        if let Some(refusal) = misplaced(said.has("game"), |option| said.has(option)).pop() {
            return Err(refusal.into());
        }
        match (said.has("tree"), said.has("game")) {
            (true, false) => {
                let tree = tree(said)?;
                Ok(Self::Tree(tree, setup(said, &Setup::default())?))
            }
            (_, true) => {
                let spec = game(said)?;
                let plain = spec.game.entry().setup();
                Ok(Self::Game(spec, setup(said, &plain)?))
            }
            (false, false) => Err(Problem::of_option(
                "tree",
                "there is nothing to search; expected a tree such as (4 8) (17 5), or a game",
            )),
        }
    }

    /// Searches it, and keeps what there is to see.
    ///
    /// # Errors
    /// When the search is too long to be kept.
    pub fn searched(self) -> Result<Session, Problem> {
        match self {
            Self::Tree(tree, setup) => Ok(search_tree(tree, setup, Recorder::new())?),
            Self::Game(spec, setup) => {
                let recorder = deadline::recorder(clock::limit(&setup));
                match search_game(&spec, setup, recorder)? {
                    // Only the clock cancels a search; what there is by then is what was asked for.
                    (session, None | Some(RecordStop::Cancelled)) => Ok(session),
                    (_, Some(stop)) => Err(stop.into()),
                }
            }
        }
    }
}

/// Takes the tree, with the player who moves at its root.
///
/// # Errors
/// When it cannot be read.
pub fn tree(said: &mut Said) -> Result<GameTree, Problem> {
    let text = said.text("tree")?.unwrap_or_default();
    let tree = GameTree::parse(&text).map_err(|error| Problem::of_tree(&error, &text))?;
    Ok(match said.choice::<Player>()? {
        Some(player) => tree.with_root_player(player),
        None => tree,
    })
}

/// Takes the game.
fn game(said: &mut Said) -> Result<GameSpec, Problem> {
    let name = said.text("game")?.unwrap_or_default();
    let game = GameId::from_id(&name).map_err(|problem| Problem::of_choice(&problem))?;
    if !game.entry().has_rules() {
        let told = format!("this program cannot search {}", game.entry().id);
        return Err(Problem::new(Code::Game, told).about("game"));
    }
    let size = |text: String| {
        let told = "columns and rows, such as 7x6";
        read_size(&text).ok_or_else(|| wrong("size", &Json::from(text), told))
    };
    let spec = GameSpec {
        game,
        options: GameOptions {
            size: said.text("size")?.map(size).transpose()?,
            line: said.number("line")?,
            ending: said.choice::<Ending>()?.unwrap_or_default(),
            evaluation: said.text("evaluation")?,
            position: said.text("position")?,
        },
    };
    spec.rules()?;
    Ok(spec)
}

/// Takes the search; what is not said is as in `plain`.
fn setup(said: &mut Said, plain: &Setup) -> Result<Setup, Problem> {
    let mut choices = Choices::default();
    for option in OPTIONS.iter().filter(|option| option.scope != Scope::Shown) {
        let Some(value) = value(said, option)? else { continue };
        choices.set(option, &value).map_err(|problem| match problem {
            LinkProblem::Address(address::Problem::Choice(problem)) => Problem::of_choice(&problem),
            problem => Problem::of_option(option.id, problem.to_string()),
        })?;
    }
    Ok(choices.setup(plain)?)
}

/// Takes the value of an option of the search, as it stands in addresses.
fn value(said: &mut Said, option: &SearchOption) -> Result<Option<String>, Problem> {
    match option.values {
        Values::Switch { .. } => {
            let is_on = said.flag(option.id)?.filter(|&is_on| is_on);
            Ok(is_on.map(|_| "yes".to_owned()))
        }
        Values::Words { .. } => said.text(option.id),
        Values::Typed { .. } if option.id == WINDOW.id => window(said),
        Values::Typed { .. } => said.word(option.id),
    }
}

/// Takes the window: a text such as `0..15`, or a list of its two ends, where null is open.
fn window(said: &mut Said) -> Result<Option<String>, Problem> {
    let end = |value: &Json, open: &str| match value {
        Json::Null => open.to_owned(),
        Json::String(text) => text.clone(),
        other => other.to_string(),
    };
    match said.take(WINDOW.id) {
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
