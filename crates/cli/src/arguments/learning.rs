//! The arguments of `plyscope check`, `worksheet`, `scorm` and `grade`.

use std::path::PathBuf;

use clap::Args;
use plyscope_i18n::Lang;
use plyscope_lesson::course::{Pass, Version};
use plyscope_lesson::sheet::order::MAX_COUNT;
use plyscope_lesson::sheet::page::Paper;
use plyscope_lesson::sheet::MAX_COPIES;
use plyscope_practice::Level;
use plyscope_quiz::question::Kind;
use plyscope_setup::Choice;

use super::values::{choice, language, level, listing, number, pass, seed};

#[derive(Args)]
pub struct CheckOptions {
    /// Lessons; - reads standard input; or one of the site: lecture-1 to lecture-4, windows, horizons, chance, mcts, best-first, constraints, bounds
    #[arg(value_name = "LESSON", required = true)]
    pub lessons: Vec<PathBuf>,
    /// Print the faults as one JSON array of objects
    #[arg(long)]
    pub json: bool,
    /// The folder of a built site, for its lessons; the one beside the command
    #[arg(long, value_name = "DIR")]
    pub site: Option<PathBuf>,
    /// The language of the sentences, and of the lessons of the site: en, nl or zh; English
    #[arg(long, value_name = "TAG", value_parser = language)]
    pub lang: Option<Lang>,
}

#[derive(Args)]
pub struct WorksheetOptions {
    #[command(flatten)]
    pub questions: Questions,
    /// How many copies, each with a seed of its own
    #[arg(long, value_name = "N", default_value_t = 1,
        value_parser = number::<u32, 1, { MAX_COPIES as u64 }>)]
    pub copies: u32,
    /// What chance begins with at the first copy; 1, or what the lesson says
    #[arg(long, value_name = "S", value_parser = seed)]
    pub seed: Option<u64>,
    /// The folder of a built site, for its lessons; the one beside the command
    #[arg(long, value_name = "DIR", conflicts_with_all = ["generate", "question"])]
    pub site: Option<PathBuf>,
    /// The language of the sheet, and of the lessons of the site: en, nl or zh; English, or the lesson's
    #[arg(long, value_name = "TAG", value_parser = language)]
    pub lang: Option<Lang>,
    /// Add the answers behind each copy (after), or write nothing else (only)
    #[arg(long, value_name = "WHICH", value_parser = answers, num_args = 0..=1,
        default_missing_value = "after")]
    pub answers: Option<Answers>,
    #[arg(long, value_name = "PAPER", default_value = Paper::A4.id(),
        value_parser = choice::<Paper>, help = listing::<Paper>("The paper"))]
    pub paper: Paper,
    /// Write to FILE.pdf, FILE.html or FILE.svg
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
}

/// Where the questions come from. An option that requires another one has the conflicts of that, too: clap drops
/// what is required where that conflicts with something given.
#[derive(Args)]
pub struct Questions {
    /// A lesson; - reads standard input; or one of the site: lecture-1 to lecture-4, windows, horizons, chance, mcts, best-first, constraints, bounds
    #[arg(value_name = "LESSON", required_unless_present_any = ["generate", "question", "kind", "count"],
        conflicts_with_all = ["generate", "question"])]
    pub lesson: Option<PathBuf>,
    /// Make questions by chance, of a level from 1 (easy) to 6 (hard)
    #[arg(long, value_name = "LEVEL", value_parser = level, conflicts_with = "question")]
    pub generate: Option<Level>,
    /// One question, as an address says it; its blanks need no code
    #[arg(long, value_name = "TEXT")]
    pub question: Option<String>,
    #[arg(long, value_name = "KIND", value_parser = choice::<Kind>, requires = "generate",
        conflicts_with_all = ["lesson", "question"],
        help = listing::<Kind>("What is asked of trees by chance"))]
    pub kind: Option<Kind>,
    /// How many questions are made by chance
    #[arg(long, value_name = "N", default_value_t = 3, requires = "generate",
        conflicts_with_all = ["lesson", "question"],
        value_parser = number::<u32, 1, { MAX_COUNT as u64 }>)]
    pub count: u32,
}

/// Which answers are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answers {
    /// Behind the questions of each copy.
    After,
    /// Without the questions.
    Only,
}

/// Which answers; a lesson behind the option is taken for its value.
fn answers(word: &str) -> Result<Answers, String> {
    match word {
        "after" => Ok(Answers::After),
        "only" => Ok(Answers::Only),
        _ => Err("expected after or only; put the lesson before --answers".to_owned()),
    }
}

#[derive(Args)]
pub struct ScormOptions {
    /// A lesson; - reads standard input; or one of the site: lecture-1 to lecture-4, windows, horizons, chance, mcts, best-first, constraints, bounds
    #[arg(value_name = "LESSON")]
    pub lesson: PathBuf,
    #[arg(long, value_name = "VERSION", default_value = Version::V1_2.id(),
        value_parser = choice::<Version>, help = listing::<Version>("The version of SCORM"))]
    pub version: Version,
    /// The folder of a built site; the one beside the command
    #[arg(long, value_name = "DIR")]
    pub site: Option<PathBuf>,
    /// The language of the page, and of the lessons of the site: en, nl or zh; the lesson's
    #[arg(long, value_name = "TAG", value_parser = language)]
    pub lang: Option<Lang>,
    /// What must be earned to pass, in per cent; by default finishing is enough
    #[arg(long, value_name = "PERCENT", value_parser = pass)]
    pub pass: Option<Pass>,
    /// The ZIP file that is written
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
}

#[derive(Args)]
pub struct GradeOptions {
    /// The lesson; - reads standard input
    #[arg(value_name = "LESSON")]
    pub lesson: PathBuf,
    /// The answers; - reads standard input
    #[arg(value_name = "ANSWERS")]
    pub answers: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// The seed of the sheet that was answered, where something was left to chance; the lesson's own
    #[arg(long, value_name = "S", value_parser = seed)]
    pub seed: Option<u64>,
    /// The language of the sentences: en, nl or zh; English, or the lesson's
    #[arg(long, value_name = "TAG", value_parser = language)]
    pub lang: Option<Lang>,
}
