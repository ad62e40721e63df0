//! What can be wrong in a lesson, and what was expected there.

use std::fmt;

use plyscope_search::notation::ParseError;

use plyscope_i18n::{texts, Lang};
use plyscope_player::embed::EmbedProblem;
use plyscope_quiz::question::QuestionProblem;
use plyscope_setup::link::LinkProblem;

/// Something in a lesson that cannot be read.
#[derive(Clone, PartialEq, Debug)]
pub struct Broken {
    /// The line of the lesson, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What can be wrong at a place of a lesson.
#[derive(Clone, PartialEq, Debug)]
pub enum Problem {
    /// The lines before the text have no end.
    OpenFront,
    /// A line of a block that is no `key: value`.
    NoKey {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// A key that means nothing there.
    UnknownKey {
        /// The key; of a long one only the beginning.
        key: String,
        /// The keys that there are, where they are few.
        known: Vec<&'static str>,
    },
    /// A key that was said before.
    Twice {
        /// The key.
        key: String,
    },
    /// A value that cannot be read.
    Value {
        /// Its key.
        key: String,
        /// What was given; of a long text only the beginning.
        given: String,
        /// What would be a value there.
        expected: Expected,
    },
    /// A part of a scene, as an address says it.
    Scene(EmbedProblem),
    /// A part of a question, as an address says it.
    Question(QuestionProblem),
    /// A block that does not say what it is about.
    NoSubject,
    /// A question whose name another one has.
    SameName {
        /// The name.
        id: String,
    },
    /// A scene or a question in a list or a quotation.
    Nested,
    /// A picture, which lessons have none of: the scenes are their pictures.
    Picture,
    /// An address that leads neither to the web nor to a page of this site.
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

/// What would be a value.
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
    /// A whole number that chance begins with, or that each student has one of their own.
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
    /// What is wrong and what was expected, in the person's language.
    #[must_use]
    pub fn told(&self, lang: Lang) -> String {
        texts::lesson_broken(lang, self.line, &self.problem.told(lang))
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(Lang::En))
    }
}

impl std::error::Error for Broken {}

impl Problem {
    /// What is wrong and what was expected, in the person's language.
    #[must_use]
    pub fn told(&self, lang: Lang) -> String {
        match self {
            Self::OpenFront => texts::lesson_open_front(lang),
            Self::NoKey { given } => texts::lesson_no_key(lang, given),
            Self::UnknownKey { key, known } if known.is_empty() => texts::link_unknown(lang, key),
            Self::UnknownKey { key, known } => {
                texts::lesson_unknown_key(lang, key, &listed(lang, known))
            }
            Self::Twice { key } => texts::lesson_twice(lang, key),
            Self::Value { key, given, expected } => {
                texts::lesson_value(lang, key, given, &expected.told(lang))
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
            Self::Scene(problem) => problem.told(lang),
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
    /// Why a tree cannot be read, where that is the problem. A block has it in one line.
    #[must_use]
    pub fn of_tree(&self) -> Option<&ParseError> {
        match self {
            Self::Scene(EmbedProblem::Search(LinkProblem::Tree(error)))
            | Self::Question(QuestionProblem::Tree(LinkProblem::Tree(error))) => Some(error),
            _ => None,
        }
    }

    /// The key that it is about, where it is a part of what an address says.
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
        f.write_str(&self.told(Lang::En))
    }
}

impl Expected {
    fn told(&self, lang: Lang) -> String {
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
