//! The arguments of `plyscope judge`, `compare-trace` and `open`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{ArgMatches, Args, Command, FromArgMatches};
use plyscope_i18n::Lang;
use plyscope_judge::boards::MAX_BOARDS;
use plyscope_judge::trees::MAX_TREES;
use plyscope_search::Player;
use plyscope_setup::{Choice, SearchOption, Setup};

use super::draw::PictureOptions;
use super::search::{argument, SearchOptions};
use super::values::{choice, language, number, page, seed, tree};
use crate::Problem;

/// The longest time in milliseconds: a day.
const MAX_MS: u64 = 86_400_000;

/// What is only for programs that search trees.
const OF_TREES: [&str; 7] = ["trees", "root", "algorithm", "order", "cut", "fail", "window"];

/// A puzzle that programs are judged on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JudgedPuzzle {
    /// Queens on a square board.
    Queens,
    /// A knight's tour.
    Tour,
}

impl Choice for JudgedPuzzle {
    const NAME: &'static str = "puzzle";
    const ALL: &'static [(&'static str, Self)] = &[("queens", Self::Queens), ("tour", Self::Tour)];
}

#[derive(Args)]
pub struct JudgeOptions {
    /// The program and its arguments
    #[arg(value_name = "COMMAND", required = true, last = true)]
    pub command: Vec<OsString>,
    /// How many trees it has to search
    #[arg(long, value_name = "N", default_value_t = 200,
        value_parser = number::<usize, 1, { MAX_TREES as u64 }>)]
    pub trees: usize,
    /// Judge a program that solves a puzzle instead of searching trees: queens or tour
    #[arg(long, value_name = "PUZZLE", value_parser = choice::<JudgedPuzzle>,
        conflicts_with_all = OF_TREES)]
    pub puzzle: Option<JudgedPuzzle>,
    /// How many boards it has to search
    #[arg(long, value_name = "N", default_value_t = 200, requires = "puzzle",
        conflicts_with_all = OF_TREES,
        value_parser = number::<usize, 1, { MAX_BOARDS as u64 }>)]
    pub boards: usize,
    /// What chance begins with: the same trees or boards for the same number
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = seed)]
    pub seed: u64,
    /// The most milliseconds for a tree or a board
    #[arg(long, value_name = "MS", default_value_t = 2_000, value_parser = number::<u64, 1, MAX_MS>)]
    pub time: u64,
    /// The most milliseconds for starting the program, beside those of the first answer
    #[arg(long, value_name = "MS", default_value_t = 10_000, value_parser = number::<u64, 0, MAX_MS>)]
    pub start_time: u64,
    /// The most milliseconds for all answers
    #[arg(long, value_name = "MS", default_value_t = 300_000, value_parser = number::<u64, 1, MAX_MS>)]
    pub total_time: u64,
    /// The most memory, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 1_024,
        value_parser = number::<usize, 1, 1_048_576>)]
    pub memory: usize,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Also write the results.json of Gradescope's autograder into FILE.json
    #[arg(long, value_name = "FILE")]
    pub gradescope: Option<PathBuf>,
    /// The points in that file: half for the values, half for the nodes
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = number::<u32, 1, 1_000_000>,
        requires = "gradescope")]
    pub points: u32,
    /// The language of the report: en, nl or zh
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = language)]
    pub lang: Lang,
    /// Who is to move at the root: max or min
    #[arg(long, value_name = "PLAYER", value_parser = choice::<Player>)]
    pub root: Option<Player>,
    #[command(flatten, next_help_heading = "The search that it is meant to be")]
    pub search: ReferenceOptions,
}

#[derive(Args)]
pub struct CompareOptions {
    /// The trace, an object of JSON a line; - reads standard input
    #[arg(value_name = "FILE")]
    pub trace: PathBuf,
    /// The tree that was searched, if the trace does not say; @FILE reads a file
    #[arg(value_name = "TREE", allow_hyphen_values = true, value_parser = tree)]
    pub tree: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// The language of the sentences: en, nl or zh
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = language)]
    pub lang: Lang,
    /// Who is to move at the root, whatever the tree says: max or min
    #[arg(long, value_name = "PLAYER", value_parser = choice::<Player>)]
    pub root: Option<Player>,
    #[command(flatten, next_help_heading = "The search to compare with")]
    pub search: ReferenceOptions,
}

#[derive(Args)]
pub struct OpenOptions {
    /// The trace, an object of JSON a line; - reads standard input
    #[arg(value_name = "FILE")]
    pub trace: PathBuf,
    /// The tree that was searched, if the trace does not say; @FILE reads a file
    #[arg(long, value_name = "TREE", allow_hyphen_values = true, value_parser = tree)]
    pub tree: Option<String>,
    /// Who is to move at the root, whatever the tree says: max or min
    #[arg(long, value_name = "PLAYER", value_parser = choice::<Player>)]
    pub root: Option<Player>,
    /// Print the address of the page that shows the trace, at its beginning or at --step; PAGE is what
    /// stands before its #
    #[arg(long, value_name = "PAGE", num_args = 0..=1, default_missing_value = "index.html",
        require_equals = true, conflicts_with = "output", value_parser = page)]
    pub link: Option<String>,
    #[command(flatten)]
    pub picture: PictureOptions,
}

/// The options of the search with which a program is compared.
pub struct ReferenceOptions(SearchOptions);

impl ReferenceOptions {
    /// The search; options that are not given are as in `plain`.
    pub fn setup(&self, plain: &Setup) -> Result<Setup, Problem> {
        self.0.setup(plain)
    }

    fn all() -> impl Iterator<Item = &'static SearchOption> {
        plyscope_judge::judging::OPTIONS.into_iter().filter_map(SearchOption::named)
    }
}

impl Args for ReferenceOptions {
    fn augment_args(command: Command) -> Command {
        command.args(Self::all().map(argument))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for ReferenceOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        Ok(Self(SearchOptions::given(Self::all(), matches)))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
