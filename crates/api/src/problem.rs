//! Problems and their positions.

use plyscope_games::GameProblem;
use plyscope_search::excerpt;
use plyscope_search::notation::ParseError;
use plyscope_search::trace::RecordStop;
use plyscope_setup::choices::Refusal;
use plyscope_setup::{nearest, NoSuchChoice};
use serde::{Serialize, Serializer};

/// A problem, which the packages turn into an exception.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Problem {
    /// The machine-readable kind.
    pub code: Code,
    /// What is wrong and what was expected, in a sentence.
    pub message: String,
    /// The option that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub option: Option<String>,
    /// The line in the text of that option, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The column in characters, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u32>,
    /// A suggestion.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
    /// The line of the text with carets under the error.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub excerpt: Option<String>,
}

/// The kinds of problems.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// An option that is unknown, invalid, or without effect on the search.
    Option,
    /// The tree cannot be read.
    Tree,
    /// The game cannot be set up.
    Game,
    /// There is no such step.
    Step,
    /// The question cannot be read or asked.
    Question,
    /// The lesson cannot be read.
    Lesson,
    /// The answer cannot be read.
    Answer,
    /// The result is too large.
    TooLarge,
}

impl Code {
    /// The words of all of them in JSON.
    pub const WORDS: [&str; 8] =
        ["option", "tree", "game", "step", "question", "lesson", "answer", "too-large"];

    /// Its word in JSON.
    #[must_use]
    pub const fn id(self) -> &'static str {
        let [option, tree, game, step, question, lesson, answer, too_large] = Self::WORDS;
        match self {
            Self::Option => option,
            Self::Tree => tree,
            Self::Game => game,
            Self::Step => step,
            Self::Question => question,
            Self::Lesson => lesson,
            Self::Answer => answer,
            Self::TooLarge => too_large,
        }
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl Problem {
    /// A problem with only a code and a message.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        let message = message.into();
        Self { code, message, option: None, line: None, column: None, hint: None, excerpt: None }
    }

    /// A problem with an option.
    pub fn of_option(option: &str, message: impl Into<String>) -> Self {
        Self::new(Code::Option, message).about(option)
    }

    /// The same, about an option.
    pub fn about(self, option: &str) -> Self {
        Self { option: Some(option.to_owned()), ..self }
    }

    /// The same, at a line and a column.
    pub fn at(self, line: usize, column: usize) -> Self {
        Self { line: u32::try_from(line).ok(), column: u32::try_from(column).ok(), ..self }
    }

    /// A parse error of the tree in an option.
    pub fn of_tree(error: &ParseError, text: &str) -> Self {
        Self {
            hint: error.problem.suggestion().map(str::to_owned),
            excerpt: Some(error.caret(text)),
            ..Self::new(Code::Tree, error.to_string()).about("tree").at(error.line, error.column)
        }
    }

    /// An unknown choice.
    pub fn of_choice(problem: &NoSuchChoice) -> Self {
        let hint = problem.suggestion().map(str::to_owned);
        Self { hint, ..Self::of_option(problem.parameter, problem.to_string()) }
    }

    /// There is no option with this name.
    pub fn unknown(name: &str, known: &[&'static str]) -> Self {
        let given: String = excerpt(name);
        let hint = nearest(&given, known).map(str::to_owned);
        let meant = hint.as_ref().map(|hint| format!(" (did you mean {hint}?)"));
        let meant = meant.unwrap_or_default();
        let message = format!("“{given}” is no option here; there are {}{meant}", known.join(", "));
        Self { hint, ..Self::of_option(&given, message) }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Self::of_option(refusal.option(), refusal.message(""))
    }
}

impl From<GameProblem> for Problem {
    fn from(problem: GameProblem) -> Self {
        let message = problem.to_string();
        Self::new(Code::Game, message).about(problem.option().id())
    }
}

impl From<RecordStop> for Problem {
    fn from(stop: RecordStop) -> Self {
        Self::new(Code::TooLarge, stop.to_string())
    }
}
