//! Any question, ready to be answered as text: what a lesson, the command line and a sheet of paper
//! need to know of it. The page asks the kinds themselves.

use plyscope_core::trace::{RecordStop, Recorder};

use super::grade::Grade;
use super::pruned::Pruned;
use super::question::{Kind, Question, Subject};
use super::slip::Slip;
use super::values::{Values, Worth};
use super::Quiz;
use crate::engine::search_tree;
use crate::locale::Lang;
use crate::session::Session;

/// A question with the search that it is about.
#[derive(Clone, Debug)]
pub enum Asked {
    /// Which nodes are never visited?
    Pruned(Pruned),
    /// What are the nodes worth?
    Values(Values),
}

/// Does the same with a question, whichever kind it is.
#[macro_export]
#[doc(hidden)]
macro_rules! with_quiz {
    ($asked:expr, $quiz:ident => $result:expr) => {
        match $asked {
            $crate::quiz::asked::Asked::Pruned($quiz) => $result,
            $crate::quiz::asked::Asked::Values($quiz) => $result,
        }
    };
}
use with_quiz as with;

/// Why a question cannot be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unaskable {
    /// The search is too long to be recorded.
    TooLong(RecordStop),
    /// A question about trees was asked of a board, or the other way round.
    OtherSubject,
}

impl Asked {
    /// Runs the search that a question is about.
    ///
    /// # Errors
    /// When the search is too long to be recorded, or the question does not go with what it is about.
    pub fn of(question: &Question) -> Result<Self, Unaskable> {
        match question.kind {
            Kind::Pruned => {
                session(&question.subject).map(|session| Self::Pruned(Pruned::new(session)))
            }
            Kind::MinimaxValues => values(&question.subject, Worth::Minimax),
            Kind::ReturnedValues => values(&question.subject, Worth::Returned),
        }
    }

    /// What is asked.
    #[must_use]
    pub fn prompt(&self, lang: Lang) -> String {
        with!(self, quiz => quiz.prompt(lang))
    }

    /// The right answer, as it would be typed.
    #[must_use]
    pub fn key(&self) -> String {
        with!(self, quiz => quiz.print(&quiz.key()))
    }

    /// Grades an answer as it was typed.
    ///
    /// # Errors
    /// What cannot be read, and where.
    pub fn grade(&self, answer: &str, lang: Lang) -> Result<Grade, Slip> {
        with!(self, quiz => Ok(quiz.grade(&quiz.read(answer)?, lang)))
    }

    /// What helps with the next thing that is not right yet.
    ///
    /// # Errors
    /// What cannot be read, and where.
    pub fn hints(&self, answer: &str, lang: Lang) -> Result<Vec<String>, Slip> {
        with!(self, quiz => Ok(quiz.hints(&quiz.read(answer)?, lang)))
    }
}

/// The search that a question about a tree is about.
fn session(subject: &Subject) -> Result<Session, Unaskable> {
    match subject {
        Subject::Tree { tree, setup, .. } => {
            search_tree(tree.clone(), *setup, Recorder::new()).map_err(Unaskable::TooLong)
        }
        Subject::Board { .. } => Err(Unaskable::OtherSubject),
    }
}

fn values(subject: &Subject, worth: Worth) -> Result<Asked, Unaskable> {
    match subject {
        Subject::Tree { tree, setup, .. } => {
            Values::of(tree.clone(), *setup, worth).map(Asked::Values).map_err(Unaskable::TooLong)
        }
        Subject::Board { .. } => Err(Unaskable::OtherSubject),
    }
}
