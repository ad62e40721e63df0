//! The address of a view: `#tree=…&algorithm=…&root=…&step=…`.

mod encoding;
mod writing;

use std::fmt;

use plyscope_core::algo::TableOptions;
use plyscope_core::games::{GameOptions, GameProblem};
use plyscope_core::notation::ParseError;
use plyscope_core::{excerpt, GameTree, Player, Step};

use crate::catalog::{GameId, GameSpec};
use crate::scene::view::View;
use crate::setup::{
    read_plies, read_time, Choice, NoSuchChoice, NotAWindow, Setup, StartWindow, MAX_DEPTH,
    MAX_TIME,
};

pub(crate) use encoding::{decode, encode};
pub use writing::with_view;

/// The longest address that is read, in bytes.
pub const MAX_LINK: usize = 200_000;

/// What an address says. What it does not say is left as it is by default.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Link {
    /// The tree's text, as it was given, whether or not it can be read.
    pub text: Option<String>,
    /// Who is to move at the root, where that is said apart from the text.
    pub root: Option<Player>,
    /// The game, if it is one that is searched.
    pub game: Option<GameSpec>,
    /// Which search.
    pub setup: Setup,
    /// The step to show.
    pub step: Option<Step>,
    /// Which picture is shown; `None` for the usual one.
    pub view: Option<View>,
}

/// What is wrong with a part of an address. The other parts still hold.
#[derive(Clone, PartialEq, Debug)]
pub enum LinkProblem {
    /// The address is longer than [`MAX_LINK`] bytes.
    TooLong {
        /// How long it is.
        bytes: usize,
    },
    /// A name that means nothing here.
    UnknownParameter {
        /// The name; of a long one only the beginning.
        name: String,
    },
    /// A choice that does not exist.
    Choice(NoSuchChoice),
    /// A window that cannot be read.
    Window(NotAWindow),
    /// The plies of a table that cannot be read.
    Plies {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// A depth that is no number of plies, or too large.
    Depth {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// A time that is no number of milliseconds, or too long.
    Time {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// A number that cannot be read.
    Number {
        /// The parameter it is in.
        name: String,
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// Something about the game is wrong.
    Game(GameProblem),
    /// A step that is no number.
    Step {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// A broken `%` code.
    Encoding {
        /// The parameter it is in.
        name: String,
    },
    /// The tree cannot be read.
    Tree(ParseError),
}

impl fmt::Display for LinkProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { bytes } => {
                write!(f, "the link has {bytes} bytes; at most {MAX_LINK} are read")
            }
            Self::UnknownParameter { name } => write!(f, "“{name}” means nothing here"),
            Self::Choice(problem) => write!(f, "{problem}"),
            Self::Window(problem) => write!(f, "{problem}"),
            Self::Plies { given } => {
                write!(f, "“{given}” are no plies; expected some such as 3..5, or all")
            }
            Self::Depth { given } => write!(
                f,
                "the depth “{given}” is no number of plies; expected 0 to {MAX_DEPTH}, or end"
            ),
            Self::Time { given } => write!(
                f,
                "the time “{given}” is no number of milliseconds; expected 1 to {MAX_TIME}"
            ),
            Self::Number { name, given } => {
                write!(f, "{name} cannot be “{given}”; expected a whole number")
            }
            Self::Game(problem) => write!(f, "the game: {problem}"),
            Self::Step { given } => write!(f, "the step “{given}” is not a whole number"),
            Self::Encoding { name } => write!(f, "“{name}” has a broken % code"),
            Self::Tree(problem) => write!(f, "the tree: {problem}"),
        }
    }
}

impl Link {
    /// Reads the part of an address behind `#`. Whatever can be understood is kept; the rest is
    /// told.
    #[must_use]
    pub fn parse(fragment: &str) -> (Self, Vec<LinkProblem>) {
        let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
        let mut link = Self::default();
        let mut problems = Vec::new();
        if fragment.len() > MAX_LINK {
            return (link, vec![LinkProblem::TooLong { bytes: fragment.len() }]);
        }
        let mut said = Said::default();
        for part in fragment.split('&').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let name: String = excerpt(name);
            let taken = match decode(value) {
                Some(value) => link.take(&name, value, &mut said),
                None => Err(LinkProblem::Encoding { name }),
            };
            problems.extend(taken.err());
        }
        link.settle_game(said, &mut problems);
        (link, problems)
    }

    fn take(&mut self, name: &str, value: String, said: &mut Said) -> Result<(), LinkProblem> {
        let setup = &mut self.setup;
        match name {
            "tree" => self.text = Some(value),
            "root" => self.root = Some(choice(&value)?),
            "algorithm" => setup.algorithm = choice(&value)?,
            "order" => setup.order = choice(&value)?,
            "cut" => setup.cut = choice(&value)?,
            "fail" => setup.fail = choice(&value)?,
            "window" => said.window = Some(value.parse().map_err(LinkProblem::Window)?),
            "game" => said.game = Some(GameId::from_id(&value).map_err(LinkProblem::Choice)?),
            "position" => said.options.position = Some(value),
            "evaluation" => said.options.evaluation = Some(value),
            "size" => {
                said.options.size = Some(read_size(&value).ok_or_else(|| number(name, &value))?)
            }
            "line" => {
                said.options.line = Some(value.parse().map_err(|_| number(name, &value))?);
            }
            "ending" => said.options.ending = choice(&value)?,
            "depth" if value == "end" => said.depth = Some(None),
            "depth" => {
                let depth = value.parse().ok().filter(|depth| *depth <= MAX_DEPTH);
                let depth = depth.ok_or_else(|| LinkProblem::Depth { given: excerpt(&value) })?;
                said.depth = Some(Some(depth));
            }
            "time" => {
                let time = read_time(&value);
                let time = time.ok_or_else(|| LinkProblem::Time { given: excerpt(&value) })?;
                setup.time = Some(time);
            }
            "seed" => setup.seed = value.parse().map_err(|_| number(name, &value))?,
            "form" => setup.form = choice(&value)?,
            "table" => {
                let plies = read_plies(&value);
                let (from, to) =
                    plies.ok_or_else(|| LinkProblem::Plies { given: excerpt(&value) })?;
                said.table = Some(TableOptions { from, to, ..said.table.unwrap_or_default() });
                said.plies = true;
            }
            "keeps" => {
                let keeps = choice(&value)?;
                said.table = Some(TableOptions { keeps, ..said.table.unwrap_or_default() });
            }
            "symmetry" => {
                let symmetry = choice(&value)?;
                said.table = Some(TableOptions { symmetry, ..said.table.unwrap_or_default() });
            }
            "view" => self.view = Some(choice(&value)?),
            "step" if value == "last" => self.step = Some(Step(u32::MAX)),
            "step" => {
                let given = || LinkProblem::Step { given: excerpt(&value) };
                self.step = Some(Step(value.parse().map_err(|_| given())?));
            }
            _ => return Err(LinkProblem::UnknownParameter { name: name.to_owned() }),
        }
        Ok(())
    }

    /// What is said of a game counts only where a game is named.
    fn settle_game(&mut self, said: Said, problems: &mut Vec<LinkProblem>) {
        let plain = said.game.map_or_else(Setup::default, |game| game.entry().setup());
        self.setup.depth = said.depth.unwrap_or(plain.depth);
        self.setup.window = said.window.unwrap_or(plain.window);
        self.setup.table = said.table.filter(|_| said.plies);
        let Some(game) = said.game else { return };
        let mut spec = GameSpec { game, options: said.options };
        while let Err(problem) = spec.rules() {
            let given = spec.options.clone();
            spec.options.forget(problem.option());
            problems.push(LinkProblem::Game(problem));
            if spec.options == given {
                break;
            }
        }
        self.game = Some(spec);
    }

    /// The tree that the address gives, with the side to move that it says.
    #[must_use]
    pub fn tree(&self) -> Option<Result<GameTree, ParseError>> {
        let tree = GameTree::parse(self.text.as_deref()?);
        Some(tree.map(|tree| match self.root {
            Some(player) => tree.with_root_player(player),
            None => tree,
        }))
    }
}

/// What an address says piece by piece, before it is known whether a game is named.
#[derive(Default)]
struct Said {
    game: Option<GameId>,
    options: GameOptions,
    depth: Option<Option<u16>>,
    window: Option<StartWindow>,
    table: Option<TableOptions>,
    /// Whether the table's plies were said; without them there is no table.
    plies: bool,
}

fn number(name: &str, given: &str) -> LinkProblem {
    LinkProblem::Number { name: name.to_owned(), given: excerpt(given) }
}

/// Columns and rows, as in `7x6`.
#[must_use]
pub fn read_size(text: &str) -> Option<(u8, u8)> {
    let (columns, rows) = text.trim().split_once(['x', '×'])?;
    Some((columns.trim().parse().ok()?, rows.trim().parse().ok()?))
}

fn choice<C: Choice>(value: &str) -> Result<C, LinkProblem> {
    C::from_id(value).map_err(LinkProblem::Choice)
}

#[cfg(test)]
mod tests;
