//! The address of a view: `#tree=…&algorithm=…&root=…&step=…`.

mod writing;

use std::fmt;

use plyscope_games::{GameOptions, GameProblem};
use plyscope_search::notation::{half_width, ParseError};
use plyscope_search::{excerpt, GameTree, Player};

use crate::address::{At, FromQuery, Problem, Query};
use crate::ask::Ask;
use crate::catalog::{GameId, GameSpec};
use crate::choices::{self, without_chance, Choices, Refusal};
use crate::view::View;
use crate::{Choice, NotAWindow, Setup, SubjectKind, MAX_DEPTH, MAX_TIME, OPTIONS};

pub use crate::address::MAX_LINK;
pub use writing::{with_view, write_spec};

/// A parsed address. Missing parameters keep their defaults.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Link {
    /// The tree's text as given, valid or not.
    pub text: Option<String>,
    /// The player to move at the root, if given separately from the text.
    pub root: Option<Player>,
    /// The game, if a game is searched.
    pub game: Option<GameSpec>,
    /// Which search.
    pub setup: Setup,
    /// The step to show.
    pub step: Option<At>,
    /// The view; `None` for the default.
    pub view: Option<View>,
}

/// A problem with one part of an address. The other parts are still used.
#[derive(Clone, PartialEq, Debug)]
pub enum LinkProblem {
    /// A problem that any address can have.
    Address(Problem),
    /// An invalid window.
    Window(NotAWindow),
    /// A window with a fraction that no decimal number is, for a program.
    Fraction {
        /// The window.
        given: String,
    },
    /// Invalid plies of a table.
    Plies {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// An invalid depth.
    Depth {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// An invalid guess.
    Guess {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// An invalid time limit.
    Time {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// An invalid size of a board.
    Size {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// An option that the search would ignore.
    Ignored(Refusal),
    /// Questions about something other than the search of a given tree.
    NotAsked,
    /// A problem with the game.
    Game(GameProblem),
    /// A trace of something other than a given tree.
    NotTraced,
    /// The tree cannot be parsed.
    Tree(ParseError),
}

impl fmt::Display for LinkProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(problem) => write!(f, "{problem}"),
            Self::Window(problem) => write!(f, "{problem}"),
            Self::Fraction { given } => write!(
                f,
                "window cannot be “{given}” here; expected whole or decimal numbers, such as 0..2.5"
            ),
            Self::Plies { given } => {
                write!(f, "“{given}” are no plies; expected some such as 3..5, or all")
            }
            Self::Depth { given } => write!(
                f,
                "the depth “{given}” is no number of plies; expected 0 to {MAX_DEPTH}, or end"
            ),
            Self::Guess { given } => {
                write!(f, "the guess “{given}” is not a value; expected one such as 8 or win")
            }
            Self::Time { given } => write!(
                f,
                "the time “{given}” is no number of milliseconds; expected 1 to {MAX_TIME}"
            ),
            Self::Size { given } => {
                write!(f, "size cannot be “{given}”; expected columns and rows, such as 7x6")
            }
            Self::Ignored(refusal) => f.write_str(&refusal.message("")),
            Self::NotAsked => f.write_str("questions are asked only about given trees"),
            Self::NotTraced => f.write_str("traces are only of given trees"),
            Self::Game(problem) => write!(f, "the game: {problem}"),
            Self::Tree(problem) => write!(f, "the tree: {problem}"),
        }
    }
}

impl From<Problem> for LinkProblem {
    fn from(problem: Problem) -> Self {
        Self::Address(problem)
    }
}

impl LinkProblem {
    /// Whether it is that the address is too long, and not read at all.
    #[must_use]
    pub const fn is_too_long(&self) -> bool {
        matches!(self, Self::Address(Problem::TooLong { .. }))
    }

    /// The name of the parameter that it is about.
    #[must_use]
    pub fn parameter(&self) -> Option<&str> {
        match self {
            Self::Address(problem) => problem.parameter(),
            Self::Window(_) | Self::Fraction { .. } => Some("window"),
            Self::Plies { .. } => Some("table"),
            Self::Depth { .. } => Some("depth"),
            Self::Guess { .. } => Some("guess"),
            Self::Time { .. } => Some("time"),
            Self::Ignored(refusal) => Some(refusal.option()),
            Self::Game(problem) => Some(problem.option().id()),
            Self::NotAsked => Some(Ask::NAME),
            Self::NotTraced => Some("trace"),
            Self::Size { .. } => Some("size"),
            Self::Tree(_) => Some("tree"),
        }
    }
}

impl FromQuery for Link {
    type Problem = LinkProblem;

    fn from_query(query: &mut Query<LinkProblem>) -> Self {
        let link = Self::take_search(query);
        let view = query.choice();
        let step = query.read("step", |value| {
            At::parse_recorded(value).ok_or_else(|| Problem::Step { given: excerpt(value) })
        });
        Self { step, view, ..link }
    }
}

/// The given options that the search ignores, each once, unless the option that causes this is
/// itself invalid.
fn ignored(
    game: Option<GameId>,
    (choices, plain): (&Choices, &Setup),
    query: &Query<LinkProblem>,
) -> Vec<Refusal> {
    let misplaced = choices::misplaced(SubjectKind::of(game.as_ref()), |option| query.has(option));
    let mut ignored: Vec<Refusal> = Vec::new();
    for refusal in misplaced.into_iter().chain(choices.ignored(plain)) {
        let is_wrong = query.is_wrong(refusal.cause()) || query.is_wrong(refusal.option());
        if !is_wrong && !ignored.iter().any(|other| other.option() == refusal.option()) {
            ignored.push(refusal);
        }
    }
    ignored
}

/// The game without the options that it does not offer.
fn possible(mut spec: GameSpec, query: &mut Query<LinkProblem>) -> GameSpec {
    while let Err(problem) = spec.rules() {
        let given = spec.options.clone();
        spec.options.forget(problem.option());
        query.complain(LinkProblem::Game(problem));
        if spec.options == given {
            break;
        }
    }
    spec
}

impl Link {
    /// Parses the part of an address behind `#`. Valid parts are used; the others are reported.
    #[must_use]
    pub fn parse(fragment: &str) -> (Self, Vec<LinkProblem>) {
        Self::from_address(fragment)
    }

    /// Takes the search alone, without the step and the view that are shown.
    pub fn take_search(query: &mut Query<LinkProblem>) -> Self {
        let text = query.text("tree");
        let root = query.choice();
        let game = query.read("game", |value| GameId::from_id(value).map_err(Problem::Choice));
        let mut choices = Choices::default();
        for option in OPTIONS {
            query.read(option.id, |value| choices.set(option, value));
        }
        let options = evaluated(query);
        let plain = game.map_or_else(Setup::default, |game| game.entry().setup());
        for refusal in ignored(game, (&choices, &plain), query) {
            query.complain(LinkProblem::Ignored(refusal));
        }
        let mut setup = choices.applied(&plain);
        if let Some(refusal) = game.and_then(|game| without_chance(game, setup.algorithm)) {
            query.complain(LinkProblem::Ignored(refusal));
            setup.algorithm = plain.algorithm;
        }
        let game = game.map(|game| possible(GameSpec { game, options }, query));
        Self { text, root, game, setup, step: None, view: None }
    }

    /// The tree of the address, with its side to move; with chance nodes if its algorithm takes them.
    #[must_use]
    pub fn tree(&self) -> Option<Result<GameTree, ParseError>> {
        let tree = GameTree::parse_for(self.text.as_deref()?, self.setup.algorithm);
        Some(tree.map(|tree| match self.root {
            Some(player) => tree.with_root_player(player),
            None => tree,
        }))
    }
}

/// Takes a game with its board, where nothing is evaluated: what the game does not offer is reported.
pub fn game(query: &mut Query<LinkProblem>) -> Option<GameSpec> {
    let game = query.read("game", |value| GameId::from_id(value).map_err(Problem::Choice))?;
    let options = board(query);
    Some(possible(GameSpec { game, options }, query))
}

/// Takes a game with its board and its static evaluation: what the game does not offer is reported.
pub fn evaluated_game(query: &mut Query<LinkProblem>) -> Option<GameSpec> {
    let game = query.read("game", |value| GameId::from_id(value).map_err(Problem::Choice))?;
    let options = evaluated(query);
    Some(possible(GameSpec { game, options }, query))
}

/// Takes the board of a game, where it begins, and the static evaluation.
fn evaluated(query: &mut Query<LinkProblem>) -> GameOptions {
    GameOptions {
        evaluation: query.text("evaluation"),
        weights: query.text("weights"),
        ..board(query)
    }
}

/// Takes the board of a game, and where the game begins.
fn board(query: &mut Query<LinkProblem>) -> GameOptions {
    GameOptions {
        size: query.read("size", size),
        line: query.number("line", 0..=u8::MAX.into()),
        ending: query.choice().unwrap_or_default(),
        position: query.text("position"),
        ..GameOptions::default()
    }
}

/// Parses a board's size.
///
/// # Errors
/// When it is none.
pub fn size(text: &str) -> Result<(u8, u8), LinkProblem> {
    read_size(text).ok_or_else(|| LinkProblem::Size { given: excerpt(text) })
}

/// Columns and rows, as in `7x6`.
#[must_use]
pub fn read_size(text: &str) -> Option<(u8, u8)> {
    let text = half_width(text);
    let (columns, rows) = text.trim().split_once(['x', 'X', '×'])?;
    Some((columns.trim().parse().ok()?, rows.trim().parse().ok()?))
}

#[cfg(test)]
mod tests;
