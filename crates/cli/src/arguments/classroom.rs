//! The arguments of `plyscope results` and `plyscope export`.

use std::path::PathBuf;

use clap::Args;
use plyscope_classroom::bank::{Format, MAX_COPIES};
use plyscope_i18n::Lang;
use plyscope_setup::Choice;

use super::values::{choice, language, listing, number, seed};

#[derive(Args)]
pub struct ResultsOptions {
    /// Results files; a folder stands for the files in it, and in its folders, that end with .json
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// Grade the answers again from this lesson: a file, or one of the site: lecture-1 to lecture-4, windows, horizons, chance, mcts, best-first, constraints, bounds
    #[arg(long, value_name = "LESSON")]
    pub lesson: Option<PathBuf>,
    /// Print a table for a spreadsheet: a row a student, a column a question
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Write to FILE.csv, FILE.json or FILE.txt instead
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The folder of a built site, for its lessons; the one beside the command
    #[arg(long, value_name = "DIR", requires = "lesson")]
    pub site: Option<PathBuf>,
    /// The language of the report: en, nl or zh; English
    #[arg(long, value_name = "TAG", value_parser = language)]
    pub lang: Option<Lang>,
}

#[derive(Args)]
pub struct ExportOptions {
    /// A lesson; - reads standard input; or one of the site: lecture-1 to lecture-4, windows, horizons, chance, mcts, best-first, constraints, bounds
    #[arg(value_name = "LESSON")]
    pub lesson: PathBuf,
    #[arg(long, value_name = "FORMAT", default_value = Format::default().id(),
        value_parser = choice::<Format>, help = listing::<Format>("What is written"))]
    pub format: Format,
    /// How many copies of each random question, each with a seed of its own
    #[arg(long, value_name = "N", default_value_t = 1,
        value_parser = number::<u32, 1, { MAX_COPIES as u64 }>)]
    pub copies: u32,
    /// What chance begins with at the first copy; 1, or what the lesson says
    #[arg(long, value_name = "S", value_parser = seed)]
    pub seed: Option<u64>,
    /// The folder of a built site, for its lessons; the one beside the command
    #[arg(long, value_name = "DIR")]
    pub site: Option<PathBuf>,
    /// The language of the questions, and of the lessons of the site: en, nl or zh; the lesson's
    #[arg(long, value_name = "TAG", value_parser = language)]
    pub lang: Option<Lang>,
    /// The file that is written; without it LESSON-FORMAT with the format's ending
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}
