//! What can be wrong with a text.

use std::fmt;
use std::ops::Range;

use super::token::OUTCOMES;
use crate::limits::MAX_TEXT;
use crate::tree::{BadName, TooLarge};
use crate::value::Value;

/// Why a text is not a tree, and where.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ParseError {
    /// What is wrong.
    pub problem: Problem,
    /// The bytes of the text that it is about; empty at the end of the text.
    pub span: Range<usize>,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

/// What is wrong with a text.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Problem {
    /// There is no node in it.
    Empty,
    /// It is longer than [`MAX_TEXT`].
    TooLong {
        /// How long it is, in bytes.
        bytes: usize,
    },
    /// A character that has no meaning here.
    Unexpected {
        /// The character.
        found: char,
    },
    /// A word that is neither a leaf nor followed by a colon.
    UnknownWord {
        /// The word.
        word: String,
    },
    /// Something that starts like a number and is none.
    NotANumber {
        /// What was read.
        text: String,
    },
    /// A number beyond ±[`Value::MAX_WHOLE`].
    NumberTooLarge {
        /// What was read.
        text: String,
    },
    /// A number with more than [`Value::MAX_DECIMALS`] digits behind the point.
    TooManyDecimals {
        /// What was read.
        text: String,
    },
    /// A bracket that is never closed; the place is the bracket's.
    Unclosed {
        /// The opening bracket.
        bracket: char,
    },
    /// A bracket closed by one of the other kind.
    Mismatched {
        /// The closing bracket.
        found: char,
        /// The one that was expected.
        expected: char,
        /// The line of the opening bracket.
        line: usize,
        /// The column of the opening bracket.
        column: usize,
    },
    /// A closing bracket with nothing open.
    NotOpened {
        /// The closing bracket.
        found: char,
    },
    /// A pair of brackets without a node inside.
    EmptyBrackets,
    /// A name without a node behind it.
    NameAlone {
        /// The name.
        name: String,
    },
    /// A quoted name whose second quote is missing on its line.
    UnclosedQuote,
    /// A name that cannot be one.
    BadName(BadName),
    /// The tree is larger than a tree may be.
    TooLarge(TooLarge),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "there is no tree here; expected something like (4 8) (17 5)"),
            Self::TooLong { bytes } => {
                write!(f, "the text has {bytes} bytes; at most {MAX_TEXT} are read")
            }
            Self::Unexpected { found } => write!(
                f,
                "unexpected “{found}”; expected a number, win, draw, loss, a name with a colon, or a bracket"
            ),
            Self::UnknownWord { word } => {
                write!(f, "“{word}” is not a value; expected a number, win, draw or loss")?;
                match self.suggestion() {
                    Some(near) => write!(f, " (did you mean {near}?)"),
                    None => write!(f, ", or a colon after a name ({word}:…)"),
                }
            }
            Self::NotANumber { text } => write!(f, "“{text}” is not a number; expected one like -5 or 2.5"),
            Self::NumberTooLarge { text } => write!(
                f,
                "{text} is too large; expected a number between -{max} and {max}",
                max = Value::MAX_WHOLE
            ),
            Self::TooManyDecimals { text } => {
                write!(f, "{text} has too many decimals; expected at most {}", Value::MAX_DECIMALS)
            }
            Self::Unclosed { bracket } => {
                write!(f, "this “{bracket}” is never closed; expected a matching “{}”", closing(*bracket))
            }
            Self::Mismatched { found, expected, line, column } => write!(
                f,
                "“{found}” does not close the bracket opened at line {line}, column {column}; expected “{expected}”"
            ),
            Self::NotOpened { found } => {
                write!(f, "“{found}” closes nothing; expected a node, or the end of the text")
            }
            Self::EmptyBrackets => write!(f, "these brackets are empty; expected at least one node inside"),
            Self::NameAlone { name } => {
                write!(f, "the name “{name}” has no node; expected a colon and then a number or a bracket")
            }
            Self::UnclosedQuote => write!(f, "this quote is never closed; expected another one on this line"),
            Self::BadName(bad) => write!(f, "{bad}"),
            Self::TooLarge(large) => write!(f, "{large}"),
        }
    }
}

impl Problem {
    /// The outcome that an unknown word is nearest to, when it is near to one.
    #[must_use]
    pub fn suggestion(&self) -> Option<&'static str> {
        let Self::UnknownWord { word } = self else { return None };
        let same = |outcome: &str| {
            let pairs = outcome.chars().zip(word.to_lowercase().chars().collect::<Vec<_>>());
            pairs.filter(|(a, b)| a == b).count()
        };
        OUTCOMES.iter().map(|&(outcome, _)| outcome).find(|outcome| {
            outcome.len().abs_diff(word.len()) <= 2 && same(outcome) + 1 >= outcome.len()
        })
    }
}

/// The bracket that closes another.
pub(super) const fn closing(open: char) -> char {
    match open {
        '[' => ']',
        _ => ')',
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.problem)
    }
}

impl std::error::Error for ParseError {}

/// How many characters of a long line are shown on either side of the place.
const CONTEXT: usize = 36;

impl ParseError {
    pub(super) fn new(text: &str, problem: Problem, span: Range<usize>) -> Self {
        let (line, column) = place(text, span.start);
        Self { problem, span, line, column }
    }

    /// The line of `text` that the error is about, with carets under the place. A long line is
    /// shown in part.
    #[must_use]
    pub fn caret(&self, text: &str) -> String {
        let line: Vec<char> = text.lines().nth(self.line - 1).unwrap_or("").chars().collect();
        let column = (self.column - 1).min(line.len());
        let start = column.saturating_sub(CONTEXT);
        let end = (column + CONTEXT).min(line.len());
        let before = if start > 0 { "…" } else { "" };
        let after = if end < line.len() { "…" } else { "" };
        let shown: String = line[start..end].iter().collect();
        // Tabs are kept, so that the caret stands under its place however wide a tab is.
        let indent: String =
            line[start..column].iter().map(|&c| if c == '\t' { '\t' } else { ' ' }).collect();
        let span = text.get(self.span.clone()).unwrap_or("");
        let width = span.chars().count().clamp(1, (end - column).max(1));
        format!(
            "{before}{shown}{after}\n{}{indent}{}",
            " ".repeat(before.chars().count()),
            "^".repeat(width)
        )
    }
}

/// The line and the column of a byte, both from 1.
pub(super) fn place(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let line = before.matches('\n').count() + 1;
    (line, before[line_start..].chars().count() + 1)
}
