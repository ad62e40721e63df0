//! Problems in a lesson, with what was expected.

use std::fmt;

use plyscope_search::notation::ParseError;

use super::check::{MAX_PICTURE, MAX_STEPS};
use super::formula::FormulaProblem;
use super::TooLong;
use plyscope_coroutine_view::link::LinkProblem as DialogueProblem;
use plyscope_i18n::{texts, Lang};
use plyscope_player::embed::EmbedProblem;
use plyscope_puzzle_player::{GrowingProblem, PuzzleProblem, ShowProblem};
use plyscope_puzzle_view::backtrack::link::LinkProblem as BoardProblem;
use plyscope_quiz::asked::Unaskable;
use plyscope_quiz::question::QuestionProblem;
use plyscope_setup::link::LinkProblem;
use plyscope_setup::problems::with_near;
use plyscope_setup::{address, nearest};

/// A part of a lesson that cannot be parsed.
#[derive(Clone, PartialEq, Debug)]
pub struct Broken {
    /// The line of the lesson, from 1.
    pub line: usize,
    /// The character in the line, from 1; `None` for the whole line or block.
    pub column: Option<usize>,
    /// The problem.
    pub problem: Problem,
}

/// A problem at a line of a lesson.
#[derive(Clone, PartialEq, Debug)]
pub enum Problem {
    /// The lesson has nothing in it.
    Empty,
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
    Scene(EmbedProblem<ShowProblem>),
    /// A problem with a parameter of a question.
    Question(QuestionProblem),
    /// A scene without a subject.
    NoSubject,
    /// A question without a tree.
    NoTree,
    /// A name that another question has.
    SameName {
        /// The name.
        id: String,
    },
    /// A question that another one is, too.
    SameQuestion {
        /// The name of the other one.
        id: String,
    },
    /// A scene or a question in a list or a quotation.
    Nested,
    /// A picture from neither the folder of the lesson nor the web, or of no known kind.
    Picture {
        /// Its address; of a long one only the beginning.
        given: String,
    },
    /// A picture without a description.
    NoDescription,
    /// A picture that is not beside the lesson.
    NoPicture {
        /// Its file.
        file: String,
    },
    /// A picture that is too large to be handed out.
    LargePicture {
        /// Its file.
        file: String,
        /// Its size.
        bytes: u64,
    },
    /// A formula that cannot be set.
    Formula(FormulaProblem),
    /// A link to neither the web nor a page of this site.
    Address {
        /// The address; of a long one only the beginning.
        given: String,
    },
    /// A lesson with more than [`super::MAX_PARTS`] parts.
    TooManyParts,
    /// A lesson whose text is heavier than [`super::MAX_TEXT`].
    TooMuchText,
    /// A lesson of more than [`super::MAX_LESSON`] bytes.
    TooLong(TooLong),
    /// A listing whose name is nearly that of a block.
    Fence {
        /// The name; of a long one only the beginning.
        given: String,
        /// The block that was probably meant.
        near: &'static str,
    },
    /// A step of a scene that the search does not have.
    Beyond {
        /// What was given.
        step: u64,
        /// The last step.
        last: u64,
    },
    /// A scene whose first step comes after its last one.
    Backwards {
        /// The first step.
        from: u64,
        /// The last step.
        to: u64,
    },
    /// A scene of a search with more steps than can be shown.
    LongScene {
        /// The most steps.
        limit: u32,
    },
    /// A question that cannot be asked.
    Unaskable(Unaskable),
    /// A lesson whose searches have more than [`super::check::MAX_STEPS`] steps together.
    TooMuchSearch,
    /// A paragraph, list, quotation or listing of more than [`super::MAX_BLOCK`] bytes, or one that is
    /// heavier than [`super::MAX_WEIGHT`].
    LongBlock,
}

/// An expected value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// One of several words.
    Choice(Vec<&'static str>),
    /// A kind of question that can be made at random.
    RandomKind,
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
            Self::Empty => texts::lesson_empty(lang),
            Self::OpenFront => texts::lesson_open_front(lang),
            Self::NoKey { given } => texts::lesson_no_key(lang, given),
            Self::UnknownKey { key, known } if known.is_empty() => texts::link_unknown(lang, key),
            Self::UnknownKey { key, known } => {
                let message = texts::lesson_unknown_key(lang, key, &listed(lang, known));
                with_near(message, self.suggestion(), lang)
            }
            Self::Twice { key } => texts::lesson_twice(lang, key),
            Self::Value { key, given, expected } => {
                let message = texts::lesson_value(lang, key, given, &expected.message(lang));
                with_near(message, self.suggestion(), lang)
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
            Self::NoTree => texts::lesson_no_tree(lang),
            Self::SameName { id } => texts::lesson_same_name(lang, id),
            Self::SameQuestion { id } => texts::lesson_same_question(lang, id),
            Self::Nested => texts::lesson_nested(lang),
            Self::Picture { given } => texts::lesson_picture(lang, given),
            Self::NoDescription => texts::lesson_no_description(lang),
            Self::NoPicture { file } => texts::lesson_picture_missing(lang, file),
            Self::LargePicture { file, bytes } => {
                texts::lesson_picture_large(lang, file, number(*bytes), number(MAX_PICTURE))
            }
            Self::Formula(problem) => problem.message(lang),
            Self::Address { given } => texts::lesson_address(lang, given),
            Self::TooManyParts => texts::lesson_too_many(lang, super::MAX_PARTS),
            Self::TooMuchText => texts::lesson_too_much(lang, super::MAX_PARAGRAPHS),
            Self::TooLong(problem) => problem.message(lang),
            Self::Fence { given, near } => {
                with_near(texts::lesson_fence(lang, given), Some(near), lang)
            }
            Self::Beyond { step, last } => texts::link_beyond(lang, number(*step), number(*last)),
            Self::Backwards { from, to } => {
                texts::link_backwards(lang, &lang.number(*from), &lang.number(*to))
            }
            Self::LongScene { limit } => texts::lesson_long_scene(lang, *limit),
            Self::Unaskable(why) => why.message(lang),
            Self::TooMuchSearch => texts::lesson_too_much_search(lang, MAX_STEPS),
            Self::LongBlock => texts::lesson_long_block(lang, super::MAX_BLOCK, super::MAX_PIECES),
        }
    }
}

impl Problem {
    /// The parse error of a tree, if that is the problem. A block has its tree in one line.
    #[must_use]
    pub fn of_tree(&self) -> Option<&ParseError> {
        match self {
            Self::Scene(EmbedProblem::Subject(
                ShowProblem::Search(LinkProblem::Tree(error))
                | ShowProblem::Growing(GrowingProblem::Subject(LinkProblem::Tree(error))),
            ))
            | Self::Question(QuestionProblem::Tree(LinkProblem::Tree(error))) => Some(error),
            _ => None,
        }
    }

    /// The word that was probably meant.
    #[must_use]
    pub fn suggestion(&self) -> Option<&'static str> {
        match self {
            Self::UnknownKey { key, known } => nearest(key, known),
            Self::Value { given, expected: Expected::Choice(known), .. } => nearest(given, known),
            Self::Fence { near, .. } => Some(near),
            Self::Scene(_) | Self::Question(_) => match (self.of_tree(), self.of_address()) {
                (Some(error), _) => error.problem.suggestion(),
                (None, Some(address::Problem::Unknown { near, .. })) => *near,
                (None, Some(address::Problem::Choice(choice))) => choice.suggestion(),
                (None, _) => None,
            },
            _ => None,
        }
    }

    /// The problem of an address, if it is one that any address can have.
    fn of_address(&self) -> Option<&address::Problem> {
        match self {
            Self::Scene(EmbedProblem::Address(problem))
            | Self::Scene(EmbedProblem::Subject(ShowProblem::Search(LinkProblem::Address(
                problem,
            ))))
            | Self::Scene(EmbedProblem::Subject(ShowProblem::Growing(GrowingProblem::Subject(
                LinkProblem::Address(problem),
            ))))
            | Self::Scene(EmbedProblem::Subject(ShowProblem::Puzzle(
                PuzzleProblem::Backtracking(BoardProblem::Address(problem)),
            )))
            | Self::Scene(EmbedProblem::Subject(ShowProblem::Puzzle(PuzzleProblem::Coroutines(
                DialogueProblem::Address(problem),
            ))))
            | Self::Question(QuestionProblem::Address(problem))
            | Self::Question(QuestionProblem::Tree(LinkProblem::Address(problem)))
            | Self::Question(QuestionProblem::Board(BoardProblem::Address(problem))) => {
                Some(problem)
            }
            _ => None,
        }
    }

    /// Whether it is about a key, not about its value.
    pub(super) fn is_of_key(&self) -> bool {
        let is_ignored = matches!(
            self,
            Self::Scene(EmbedProblem::Subject(ShowProblem::Search(LinkProblem::Ignored(_))))
                | Self::Question(QuestionProblem::Tree(LinkProblem::Ignored(_)))
        );
        is_ignored || matches!(self.of_address(), Some(address::Problem::Unknown { .. }))
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
            Self::RandomKind => texts::lesson_expected_random_kind(lang),
            Self::Number { most } => texts::lesson_expected_number(lang, &lang.number(*most)),
            Self::NumberFromOne { most } => {
                texts::lesson_expected_number_from_one(lang, &lang.number(*most))
            }
            Self::Seed => texts::lesson_expected_seed(lang, &lang.number(u64::MAX)),
            Self::Text { most } => texts::lesson_expected_text(lang, &lang.number(*most)),
            Self::Name => texts::lesson_expected_name(lang),
        }
    }
}

/// A number of steps for a text.
fn number(step: u64) -> usize {
    usize::try_from(step).unwrap_or(usize::MAX)
}

/// Words with an “or” before the last.
fn listed(lang: Lang, words: &[&str]) -> String {
    match words {
        [first @ .., last] if !first.is_empty() => {
            let first: Vec<String> = first.iter().map(ToString::to_string).collect();
            format!("{} {} {last}", lang.list(&first), texts::link_or(lang))
        }
        _ => words.concat(),
    }
}
