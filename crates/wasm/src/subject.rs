//! What is searched, and how.

use plyscope_core::algo::Symmetry;
use plyscope_core::games::{Ending, GameOptions};
use plyscope_core::trace::{RecordStop, Recorder};
use plyscope_core::{GameTree, Player};
use plyscope_stage::catalog::{GameId, GameSpec};
use plyscope_stage::choices::{self, Choices};
use plyscope_stage::deadline;
use plyscope_stage::engine::{search_game, search_tree};
use plyscope_stage::link::{read_size, LinkProblem};
use plyscope_stage::session::Session;
use plyscope_stage::setup::{Setup, StartWindow};
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

/// What can be said of games only.
const OF_GAMES: [&str; 6] = ["position", "size", "line", "ending", "evaluation", "time"];

impl Subject {
    /// Takes the tree or the game, and the search on it.
    ///
    /// # Errors
    /// What of it cannot be.
    pub fn read(said: &mut Said) -> Result<Self, Problem> {
        match (said.has("tree"), said.has("game")) {
            (true, true) => Err(Problem::of_option(
                "game",
                "a tree and a game are given; only one can be searched",
            )),
            (true, false) => {
                let tree = tree(said)?;
                Ok(Self::Tree(tree, setup(said, &Setup::default())?))
            }
            (false, true) => {
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
    if let Some(option) = OF_GAMES.into_iter().find(|option| said.has(option)) {
        let told = format!("{option} is for games; here a tree is given");
        return Err(Problem::of_option(option, told));
    }
    let text = said.text("tree")?.unwrap_or_default();
    let tree = GameTree::parse(&text).map_err(|error| Problem::of_tree(&error, &text))?;
    Ok(match said.choice::<Player>()? {
        Some(player) => tree.with_root_player(player),
        None => tree,
    })
}

/// Takes the game.
fn game(said: &mut Said) -> Result<GameSpec, Problem> {
    if said.has("root") {
        let told = "root is for trees; in a game the position says who is to move";
        return Err(Problem::of_option("root", told));
    }
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
    let choices = Choices {
        algorithm: said.choice()?,
        order: said.choice()?,
        seed: said.number("seed")?,
        depth: read(said, "depth", choices::depth)?,
        time: read(said, "time", choices::time)?,
        cut: said.choice()?,
        fail: said.choice()?,
        window: window(said)?,
        table: read(said, "table", choices::table)?,
        keeps: said.choice()?,
        symmetry: said.flag("symmetry")?.filter(|&is| is).map(|_| Symmetry::Together),
    };
    Ok(choices.setup(plain)?)
}

fn read<T>(
    said: &mut Said,
    option: &'static str,
    read: impl Fn(&str) -> Result<T, LinkProblem>,
) -> Result<Option<T>, Problem> {
    let value = said.word(option)?.map(|word| read(&word)).transpose();
    value.map_err(|problem| Problem::of_option(option, problem.to_string()))
}

/// Takes the window: a text such as `0..15`, or a list of its two ends, where null is open.
fn window(said: &mut Said) -> Result<Option<StartWindow>, Problem> {
    let end = |value: &Json, open: &str| match value {
        Json::Null => open.to_owned(),
        Json::String(text) => text.clone(),
        other => other.to_string(),
    };
    let text = match said.take("window") {
        None => return Ok(None),
        Some(Json::String(text)) => text,
        Some(Json::Array(ends)) if ends.len() == 2 => {
            format!("{}..{}", end(&ends[0], "-inf"), end(&ends[1], "inf"))
        }
        Some(other) => {
            return Err(wrong("window", &other, "two values, the smaller first, such as 0..15"))
        }
    };
    let window = text.parse::<StartWindow>();
    window.map(Some).map_err(|problem| Problem::of_option("window", problem.to_string()))
}
