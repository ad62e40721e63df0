//! Where an answer cannot be read.

use plyscope_search::excerpt;
use std::fmt;
use std::ops::Range;

use plyscope_i18n::{texts, Lang};

/// What cannot be read in an answer, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnswerError {
    /// Where it stands in the text, in bytes.
    pub at: Range<usize>,
    /// What is wrong there.
    pub problem: AnswerProblem,
}

/// What can be wrong with the text of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerProblem {
    /// It is longer than [`MAX_ANSWER`] bytes.
    TooLong,
    /// A word that is no name of a node.
    NotAName(String),
    /// A name that no node of the tree has.
    NoSuchNode(String),
    /// A range whose ends are the wrong way round.
    Backwards(String),
    /// A name without a value behind it.
    NoValue(String),
    /// A word that is no value.
    NotAValue(String),
    /// A name of which two different things are said.
    Twice(String),
    /// A reply to a stop that there is not.
    NoSuchStop {
        /// What was given.
        given: String,
        /// How many stops there are.
        stops: usize,
    },
    /// Something else than what is asked for.
    Expected {
        /// What was given.
        given: String,
        /// What is asked for.
        wanted: Wanted,
    },
}

/// What an answer can be asked to be, where it is no list of nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// The node that is visited next, or `none`.
    Visit,
    /// A window.
    Window,
    /// `no`, or `cut` with the node that set the bound.
    Cut,
    /// A child of the root, alone.
    Move,
    /// A node with the places of its children in another order.
    Order,
    /// The same tree in another order.
    SameTree,
    /// Something that a search does.
    Action,
    /// One of the next choices on a board, or `back`.
    Square,
    /// `no`, or `back` with a choice that stays.
    BackOut,
    /// `yes` or `no`.
    YesOrNo,
}

impl Wanted {
    /// Its name in the texts.
    const fn id(self) -> &'static str {
        match self {
            Self::Visit => "visit",
            Self::Window => "window",
            Self::Cut => "cut",
            Self::Move => "move",
            Self::Order => "order",
            Self::SameTree => "tree",
            Self::Action => "action",
            Self::Square => "square",
            Self::BackOut => "back",
            Self::YesOrNo => "yes",
        }
    }
}

/// The longest answer that is read, in bytes.
pub const MAX_ANSWER: usize = 1 << 20;

impl AnswerError {
    /// That something is wrong with a part of a text.
    #[must_use]
    pub const fn new(at: Range<usize>, problem: AnswerProblem) -> Self {
        Self { at, problem }
    }

    /// That a part of a text, which begins at some byte, is not what is asked for.
    #[must_use]
    pub fn expected(begin: usize, given: &str, wanted: Wanted) -> Self {
        let problem = AnswerProblem::Expected { given: excerpt(given), wanted };
        Self::new(begin..begin + given.len(), problem)
    }

    /// What is wrong, in the person's language.
    #[must_use]
    pub fn told(&self, lang: Lang) -> String {
        match &self.problem {
            AnswerProblem::TooLong => texts::quiz_slip_long(lang, MAX_ANSWER),
            AnswerProblem::NotAName(word) => texts::quiz_slip_name(lang, word),
            AnswerProblem::NoSuchNode(name) => texts::quiz_slip_node(lang, name),
            AnswerProblem::Backwards(range) => texts::quiz_slip_backwards(lang, range),
            AnswerProblem::NoValue(name) => texts::quiz_slip_no_value(lang, name),
            AnswerProblem::NotAValue(word) => texts::quiz_slip_value(lang, word),
            AnswerProblem::Twice(name) => texts::quiz_slip_twice(lang, name),
            AnswerProblem::NoSuchStop { given, stops } => {
                texts::quiz_slip_stop(lang, given, *stops)
            }
            AnswerProblem::Expected { given, wanted } => {
                texts::quiz_slip_expected(lang, given, wanted.id())
            }
        }
    }
}

impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(Lang::En))
    }
}

impl std::error::Error for AnswerError {}

/// The words of a text, with where each begins: they are parted by spaces, commas and semicolons,
/// also by those of Chinese.
///
/// # Errors
/// When the text is too long.
pub fn words(text: &str) -> Result<impl Iterator<Item = (usize, &str)>, AnswerError> {
    split(text, separates)
}

/// What parts one word from the next.
#[must_use]
pub fn separates(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';' | '，' | '；' | '、')
}

/// The parts of a text that stand on lines of their own or between semicolons, with where each
/// begins; spaces around them do not count, nor do empty parts.
///
/// # Errors
/// When the text is too long.
pub fn parts(text: &str) -> Result<impl Iterator<Item = (usize, &str)>, AnswerError> {
    split(text, |c| matches!(c, ';' | '；' | '\n' | '\r'))
}

fn split(
    text: &str,
    parts: impl Fn(char) -> bool,
) -> Result<impl Iterator<Item = (usize, &str)>, AnswerError> {
    if text.len() > MAX_ANSWER {
        return Err(AnswerError::new(MAX_ANSWER..text.len(), AnswerProblem::TooLong));
    }
    let begin = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    let parts = text.split(parts).map(str::trim);
    Ok(parts.filter(|part| !part.is_empty()).map(move |part| (begin(part), part)))
}
