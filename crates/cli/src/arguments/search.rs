//! The search and its subject.

use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use plyscope_search::Player;
use plyscope_setup::choices::Choices;
use plyscope_setup::{Scope, SearchOption, Setup, Values, OPTIONS};

use super::game::BoardOptions;
use super::values::{choice, listed, tree};
use crate::problem::OrMisuse;
use crate::Problem;

/// The tree or the game, and the search on it.
#[derive(Args)]
pub struct Search {
    /// The tree; - reads standard input, @FILE reads a file
    #[arg(value_name = "TREE", allow_hyphen_values = true, value_parser = tree)]
    pub tree: Option<String>,
    /// Who is to move at the root, whatever the tree says: max or min
    #[arg(long, value_name = "PLAYER", value_parser = choice::<Player>)]
    pub root: Option<Player>,
    /// Search a game instead of a tree; plyscope games lists them
    #[arg(long, value_name = "NAME", help_heading = "Games")]
    pub game: Option<String>,
    #[command(flatten, next_help_heading = "Games")]
    pub board: BoardOptions,
    /// What the positions at the horizon seem to be worth; plyscope games lists the names
    #[arg(long, value_name = "NAME")]
    pub evaluation: Option<String>,
    /// Evaluate by a sum of features with weights, such as 25*corners+discs; for the features see
    /// `plyscope games`
    #[arg(long, value_name = "SUM", allow_hyphen_values = true)]
    pub weights: Option<String>,
    #[command(flatten, next_help_heading = "Search")]
    pub options: SearchOptions,
}

impl Search {
    /// What is given of a subject and of a search, by its name.
    pub fn has(&self, option: &str) -> bool {
        match option {
            "tree" => self.tree.is_some(),
            "root" => self.root.is_some(),
            "evaluation" => self.evaluation.is_some(),
            "weights" => self.weights.is_some(),
            option => self.board.has(option) || self.options.has(option),
        }
    }
}

/// The options of the search that are given, with their values: those of the list of options.
pub struct SearchOptions(Vec<(&'static SearchOption, String)>);

impl SearchOptions {
    /// Whether an option is given.
    pub fn has(&self, id: &str) -> bool {
        self.0.iter().any(|(option, _)| option.id == id)
    }

    /// The first option that is given.
    pub fn first(&self) -> Option<&'static str> {
        self.0.first().map(|(option, _)| option.id)
    }

    /// The search; options that are not given are as in `plain`.
    pub fn setup(&self, plain: &Setup) -> Result<Setup, Problem> {
        let mut choices = Choices::default();
        for (option, value) in &self.0 {
            choices.set(option, value).or_misuse()?;
        }
        choices.setup(plain).map_err(|refusal| Problem::Misuse(refusal.message("--")))
    }

    /// Those of some options that are given.
    pub(super) fn given(
        options: impl Iterator<Item = &'static SearchOption>,
        matches: &ArgMatches,
    ) -> Self {
        let given = options.filter_map(|option| {
            let value = match option.values {
                Values::Switch { .. } => matches.get_flag(option.id).then(|| "yes".to_owned()),
                Values::Words { .. } | Values::Typed { .. } => matches.get_one(option.id).cloned(),
            };
            Some((option, value?))
        });
        Self(given.collect())
    }

    /// The options of the command.
    fn all() -> impl Iterator<Item = &'static SearchOption> {
        OPTIONS.iter().filter(|option| option.scope != Scope::Shown)
    }
}

impl Args for SearchOptions {
    fn augment_args(command: Command) -> Command {
        command.args(Self::all().map(argument))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for SearchOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        Ok(Self::given(Self::all(), matches))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// An option of the search as an argument of the command.
pub(super) fn argument(option: &'static SearchOption) -> Arg {
    let (value, help) = (option.help.0, option.help_text());
    let argument = Arg::new(option.id).long(option.id);
    match option.values {
        Values::Switch { .. } => argument.action(ArgAction::SetTrue).help(help),
        Values::Words { .. } => argument.value_name(value).help(listed(&help, &option.words())),
        Values::Typed { .. } => {
            // A value may begin with a dash if the default does, as in -inf..inf.
            let usual = (option.print)(&Setup::default());
            let has_dash = usual.is_some_and(|usual| usual.starts_with('-'));
            argument.value_name(value).help(help).allow_hyphen_values(has_dash)
        }
    }
}
