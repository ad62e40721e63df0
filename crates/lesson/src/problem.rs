//! Problems in a lesson, with what was expected.

use std::fmt;

use plyscope_search::notation::ParseError;

use plyscope_i18n::{texts, Lang};
use plyscope_player::embed::EmbedProblem;
use plyscope_quiz::question::QuestionProblem;
use plyscope_setup::link::LinkProblem;

/// A part of a lesson that cannot be parsed.
#[derive(Clone, PartialEq, Debug)]
pub struct Broken {
    /// The line of the lesson, from 1.
    pub line: usize,
    /// The problem.
    pub problem: Problem,
}

/// A problem at a line of a lesson.
#[derive(Clone, PartialEq, Debug)]
pub enum Problem {
    /// The lines before the text have no end.
    OpenFront,
    /// A line of a block that is not `key: value`.
    NoKey {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// An unknown key.
    UnknownKey {
        /// The key; of a long one only the beginning.
        key: String,
        /// The known keys, if they are few.
        known: Vec<&'static str>,
    },
    /// A repeated key.
    Twice {
        /// The key.
        key: String,
    },
    /// An invalid value.
    Value {
        /// Its key.
        key: String,
        /// What was given; of a long text only the beginning.
        given: String,
        /// What was expected.
        expected: Expected,
    },
    /// A problem with a parameter of a scene.
    Scene(EmbedProblem),
    /// A problem with a parameter of a question.
    Question(QuestionProblem),
    /// A block without a subject.
    NoSubject,
    /// A name that another question has.
    SameName {
        /// The name.
        id: String,
    },
    /// A scene or a question in a list or a quotation.
    Nested,
    /// An image; lessons have scenes instead.
    Picture,
    /// A link to neither the web nor a page of this site.
    Address {
        /// The address; of a long one only the beginning.
        given: String,
    },
    /// A lesson with more than [`super::MAX_PARTS`] parts.
    TooManyParts,
    /// A lesson whose text is heavier than [`super::MAX_TEXT`].
    TooMuchText,
    /// A paragraph, list, quotation or listing of more than [`super::MAX_BLOCK`] bytes, or one that is
    /// heavier than [`super::MAX_WEIGHT`].
    LongBlock,
}

/// An expected value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// One of several words.
    Choice(Vec<&'static str>),
    /// A whole number from 0 up to a largest one.
    Number {
        /// The largest.
        most: u64,
    },
    /// A whole number from 1 up to a largest one.
    NumberFromOne {
        /// The largest.
        most: u64,
    },
    /// A seed: a whole number, or `own`.
    Seed,
    /// A text that is not too long and keeps its direction.
    Text {
        /// The most characters.
        most: usize,
    },
    /// A name of letters, digits and dashes.
    Name,
}

impl Broken {
    /// The message with what was expected, in the user's language.
    #[must_use]
    pub fn message(&self, lang: Lang) -> String {
        texts::lesson_broken(lang, self.line, &self.problem.message(lang))
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for Broken {}

impl Problem {
    /// The message with what was expected, in the user's language.
    #[must_use]
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::OpenFront => texts::lesson_open_front(lang),
            Self::NoKey { given } => texts::lesson_no_key(lang, given),
            Self::UnknownKey { key, known } if known.is_empty() => texts::link_unknown(lang, key),
            Self::UnknownKey { key, known } => {
                texts::lesson_unknown_key(lang, key, &listed(lang, known))
            }
            Self::Twice { key } => texts::lesson_twice(lang, key),
            Self::Value { key, given, expected } => {
                texts::lesson_value(lang, key, given, &expected.message(lang))
            }
            Self::Scene(_) | Self::Question(_) if self.of_tree().is_some() => {
                let (column, what) = self.of_tree().map_or((1, String::new()), |error| {
                    (
                        error.column,
                        plyscope_setup::problems::search::of_notation(&error.problem, lang),
                    )
                });
                texts::lesson_tree(lang, column, &what)
            }
            Self::Scene(problem) => problem.message(lang),
            Self::Question(problem) => plyscope_quiz::problems::of_link(problem, lang),
            Self::NoSubject => texts::lesson_no_subject(lang),
            Self::SameName { id } => texts::lesson_same_name(lang, id),
            Self::Nested => texts::lesson_nested(lang),
            Self::Picture => texts::lesson_picture(lang),
            Self::Address { given } => texts::lesson_address(lang, given),
            Self::TooManyParts => texts::lesson_too_many(lang, super::MAX_PARTS),
            Self::TooMuchText => texts::lesson_too_much(lang, super::MAX_PARAGRAPHS),
            Self::LongBlock => texts::lesson_long_block(lang, super::MAX_BLOCK, super::MAX_PIECES),
        }
    }
}

impl Problem {
    /// The parse error of a tree, if that is the problem. A block has its tree in one line.
    #[must_use]
    pub fn of_tree(&self) -> Option<&ParseError> {
        match self {
            Self::Scene(EmbedProblem::Search(LinkProblem::Tree(error)))
            | Self::Question(QuestionProblem::Tree(LinkProblem::Tree(error))) => Some(error),
            _ => None,
        }
    }

    /// The key that it is about, if it is a parameter of an address.
    pub(super) fn key(&self) -> Option<&str> {
        match self {
            Self::Scene(problem) => problem.parameter(),
            Self::Question(problem) => problem.parameter(),
            _ => None,
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl Expected {
    fn message(&self, lang: Lang) -> String {
        match self {
            Self::Choice(known) => listed(lang, known),
            Self::Number { most } => texts::lesson_expected_number(lang, &lang.count(*most)),
            Self::NumberFromOne { most } => {
                texts::lesson_expected_number_from_one(lang, &lang.count(*most))
            }
            Self::Seed => texts::lesson_expected_seed(lang, &lang.count(u64::MAX)),
            Self::Text { most } => texts::lesson_expected_text(lang, &lang.number(*most)),
            Self::Name => texts::lesson_expected_name(lang),
        }
    }
}

/// Words with an “or” before the last.
fn listed(lang: Lang, words: &[&str]) -> String {
    match words {
        [first @ .., last] if !first.is_empty() => {
            format!("{} {} {last}", first.join(", "), texts::link_or(lang))
        }
        _ => words.concat(),
    }
}
