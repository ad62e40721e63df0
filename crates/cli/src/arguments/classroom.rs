//! The arguments of `plyscope results` and `export`.

use std::path::PathBuf;

use clap::Args;
use plyscope_i18n::Lang;

use super::values::language;

#[derive(Args)]
pub struct ResultsOptions {
    /// Results files; a folder stands for its files that end with .json
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// Grade the answers again from this lesson: a file, or lecture-1 to lecture-4
    #[arg(long, value_name = "LESSON")]
    pub lesson: Option<PathBuf>,
    /// Print a table for a spreadsheet: a row a student, a column a question
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Write to a file instead; one that ends with .csv or .json says what is written
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The folder of a built site, for lecture-1 to lecture-4; the one beside the command
    #[arg(long, value_name = "DIR", requires = "lesson")]
    pub site: Option<PathBuf>,
    /// The language of the report: en, nl or zh; English
    #[arg(long, value_name = "TAG", value_parser = language)]
    pub lang: Option<Lang>,
}
