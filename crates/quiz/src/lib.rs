//! Questions about a search: what is asked, which answer is right, and what an answer tells about the
//! thought behind it. The search's own trace is the key, so that a question needs no answer of its own.
//!
//! A question is written as text ([`Question`](question::Question)), and so is every answer, in a
//! lesson as in an address, on a sheet of paper and on the command line. Each kind of question is one
//! file that says how its answers are read, graded and explained ([`Quiz`]).

pub mod absence;
pub mod answer_error;
pub mod answers;
pub mod appraise;
pub mod asked;
pub mod attempt;
pub mod author;
pub mod best_move;
pub mod board;
pub mod examples;
pub mod explain;
pub mod follow;
pub mod grade;
pub mod misconception;
pub mod next;
pub mod order;
pub mod perform;
pub mod pointer;
pub mod practice;
pub mod problems;
pub mod prompt;
pub mod pruned;
pub mod question;
pub mod record;
pub mod replies;
pub mod selection;
pub mod sketch;
pub mod summary;
pub mod value_list;
pub mod values;

use std::fmt::Debug;

use answer_error::AnswerError;
use grade::Grade;
use plyscope_i18n::Lang;

/// A kind of question, about one search.
pub trait Quiz {
    /// What a person answers. Its default is that nothing has been answered.
    type Answer: Clone + PartialEq + Debug + Default;

    /// The right answer.
    fn key(&self) -> Self::Answer;

    /// Reads an answer as it is typed.
    ///
    /// # Errors
    /// What cannot be read, and where.
    fn read(&self, text: &str) -> Result<Self::Answer, AnswerError>;

    /// Writes an answer in the one way that is the shortest to read; [`Quiz::read`] reads it back.
    fn print(&self, answer: &Self::Answer) -> String;

    /// Compares an answer with the key, and explains what is wrong with it.
    fn grade(&self, answer: &Self::Answer, lang: Lang) -> Grade;

    /// What helps with the next thing that is not right yet, from a pointer to nearly the answer; none
    /// when all is right.
    fn hints(&self, answer: &Self::Answer, lang: Lang) -> Vec<String>;

    /// What is asked, in one or two sentences; it says which rule of cutting is meant.
    fn prompt(&self, lang: Lang) -> String;
}
