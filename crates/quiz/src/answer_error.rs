//! Parse errors of answers.

use plyscope_search::excerpt;
use plyscope_search::notation::half_width;
use std::fmt;
use std::ops::Range;

use plyscope_i18n::{texts, Lang};

/// A parse error of an answer, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnswerError {
    /// Its place in the text, in bytes.
    pub at: Range<usize>,
    /// The problem.
    pub problem: AnswerProblem,
}

/// A problem with the text of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerProblem {
    /// It is longer than [`MAX_ANSWER`] bytes.
    TooLong,
    /// A word that is not the name of a node.
    NotAName(String),
    /// A name that no node of the tree has.
    NoSuchNode(String),
    /// A range whose ends are the wrong way round.
    Backwards(String),
    /// A name without a value.
    NoValue(String),
    /// A word that is not a value.
    NotAValue(String),
    /// A name with two different values.
    Twice(String),
    /// The number of a line that was given before.
    LineTwice(String),
    /// The code of a program with a mistake in typing.
    MistypedCode(String),
    /// A reply to a stop that does not exist.
    NoSuchStop {
        /// What was given.
        given: String,
        /// How many stops there are.
        stops: usize,
    },
    /// Something other than expected.
    Expected {
        /// What was given.
        given: String,
        /// What was expected.
        wanted: Wanted,
    },
}

/// The expected form of an answer that is not a list of nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// The node that is visited next, or `none`.
    Visit,
    /// A window.
    Window,
    /// `no`, or `cut` with the node that set the bound.
    Cut,
    /// The node that set a bound, or `start`.
    Setter,
    /// One of the numbers that are offered.
    Number,
    /// A leaf with its value, or a value for the next leaf.
    Leaf,
    /// The number of a step.
    StepNumber,
    /// The number of a line.
    LineNumber,
    /// The code of a program.
    Code,
    /// A value or a bound.
    Value,
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
            Self::Setter => "setter",
            Self::Number => "number",
            Self::Leaf => "leaf",
            Self::StepNumber => "step",
            Self::LineNumber => "line",
            Self::Code => "code",
            Self::Value => "value",
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

/// The longest accepted answer, in bytes.
pub const MAX_ANSWER: usize = 1 << 20;

impl AnswerError {
    /// A problem with a part of a text.
    #[must_use]
    pub const fn new(at: Range<usize>, problem: AnswerProblem) -> Self {
        Self { at, problem }
    }

    /// A part of a text, from a byte offset on, is not what was expected.
    #[must_use]
    pub fn expected(begin: usize, given: &str, wanted: Wanted) -> Self {
        let problem = AnswerProblem::Expected { given: excerpt(given), wanted };
        Self::new(begin..begin + given.len(), problem)
    }

    /// The message, in the user's language.
    #[must_use]
    pub fn message(&self, lang: Lang) -> String {
        match &self.problem {
            AnswerProblem::TooLong => texts::quiz_unread_long(lang, MAX_ANSWER),
            AnswerProblem::NotAName(word) => texts::quiz_unread_name(lang, word),
            AnswerProblem::NoSuchNode(name) => texts::quiz_unread_node(lang, name),
            AnswerProblem::Backwards(range) => texts::quiz_unread_backwards(lang, range),
            AnswerProblem::NoValue(name) => texts::quiz_unread_no_value(lang, name),
            AnswerProblem::NotAValue(word) => texts::quiz_unread_value(lang, word),
            AnswerProblem::Twice(name) => texts::quiz_unread_twice(lang, name),
            AnswerProblem::LineTwice(number) => texts::quiz_unread_line_twice(lang, number),
            AnswerProblem::MistypedCode(code) => texts::quiz_unread_code(lang, code),
            AnswerProblem::NoSuchStop { given, stops } => {
                texts::quiz_unread_stop(lang, given, *stops)
            }
            AnswerProblem::Expected { given, wanted } => {
                texts::quiz_unread_expected(lang, given, wanted.id())
            }
        }
    }
}

impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for AnswerError {}

/// The words of a text with their byte offsets, separated by spaces, commas and semicolons,
/// including Chinese ones; each without a full stop.
///
/// # Errors
/// When the text is too long.
pub fn words(text: &str) -> Result<impl Iterator<Item = (usize, &str)>, AnswerError> {
    split(text, separates)
}

/// The number of one of several things, from 1, less 1; `None` for an empty text.
///
/// # Errors
/// When it is not the number of one of them, or there are several.
pub fn one_number(text: &str, count: usize, wanted: Wanted) -> Result<Option<usize>, AnswerError> {
    let mut chosen = None;
    for (begin, word) in words(text)? {
        let number = ordinal(word).filter(|&number| number < count && chosen.is_none());
        chosen = Some(number.ok_or_else(|| AnswerError::expected(begin, word, wanted))?);
    }
    Ok(chosen)
}

/// A number from 1, less 1, in digits of any width; `None` if it is none, or too large.
#[must_use]
pub fn ordinal(word: &str) -> Option<usize> {
    half_width(word).parse::<usize>().ok()?.checked_sub(1)
}

/// Whether a text is a word, ignoring case and the width of its characters.
#[must_use]
pub fn is_word(word: &str, text: &str) -> bool {
    half_width(word).eq_ignore_ascii_case(&half_width(text))
}

/// A text without the full stop of a sentence, as in `Yes.`
#[must_use]
pub fn without_full_stop(text: &str) -> &str {
    let text = text.trim_end();
    text.strip_suffix(['.', '!', '。', '！', '．']).map_or(text, str::trim_end)
}

/// Whether a character separates words.
#[must_use]
pub fn separates(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';' | '，' | '；' | '、')
}

/// The parts of a text with their byte offsets, separated by line breaks or semicolons; surrounding
/// spaces, full stops and empty parts are dropped.
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
    let parts = text.split(parts).map(|part| without_full_stop(part).trim_start());
    Ok(parts.filter(|part| !part.is_empty()).map(move |part| (begin(part), part)))
}
