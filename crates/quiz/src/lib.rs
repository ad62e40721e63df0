//! Questions about a search: their prompts, keys and grading, and the misconceptions behind wrong
//! answers. The key is computed from the search's trace, so a question stores no answer.
//!
//! Questions ([`Question`](question::Question)) and answers are written as text, in lessons,
//! addresses, worksheets and on the command line. Each kind of question is one file that parses,
//! grades and explains its answers ([`Quiz`]).

pub mod answer_error;
pub mod appraise;
pub mod asked;
mod averaging;
pub mod best_move;
pub mod board;
pub mod build;
pub mod details;
pub mod explain;
pub mod feedback;
pub mod fill_line;
pub mod find_line;
pub mod find_mistake;
pub mod follow;
pub mod grade;
pub mod heading;
pub mod kind;
pub mod misconception;
pub mod next;
pub mod notation;
pub mod order;
pub mod order_lines;
pub mod perform;
pub mod pointer;
pub mod problems;
pub mod program;
pub mod prompt;
pub mod pruned;
pub mod question;
pub mod replies;
pub mod selection;
pub mod sketch;
pub mod sss;
pub mod synonyms;
pub mod uct;
pub mod unaskable;
pub mod value_list;
pub mod values;
pub mod which_search;
pub mod whose_bound;
pub mod write_program;

use std::fmt::Debug;

use answer_error::AnswerError;
use grade::Grade;
use plyscope_i18n::Lang;
use plyscope_puzzle_view::backtrack::board::Board;
use plyscope_session::Session;
use plyscope_view::scene::tree::TreeScene;

/// A kind of question, about one search.
pub trait Quiz {
    /// The type of answers. Its default is the empty answer.
    type Answer: Clone + PartialEq + Debug + Default;

    /// The right answer.
    fn key(&self) -> Self::Answer;

    /// All right answers, the key first; `None` where there may be others, so that an answer cannot
    /// be graded by comparing it with these.
    fn keys(&self) -> Option<Vec<Self::Answer>> {
        None
    }

    /// Reads an answer as it is typed.
    ///
    /// # Errors
    /// The parse error, with its place.
    fn read(&self, text: &str) -> Result<Self::Answer, AnswerError>;

    /// Writes an answer in its shortest canonical form; [`Quiz::read`] reads it back.
    fn print(&self, answer: &Self::Answer) -> String;

    /// The right answer as it is shown to people, in the words of their language. Where it is the
    /// name of one thing and several are right, all of them.
    fn key_text(&self, _lang: Lang) -> String {
        self.print(&self.key())
    }

    /// Whether a text gives no answer, so that there is nothing to grade.
    fn is_blank(&self, text: &str) -> bool {
        self.read(text).is_ok_and(|answer| answer == Self::Answer::default())
    }

    /// Compares an answer with the key, and explains what is wrong with it.
    fn grade(&self, answer: &Self::Answer, lang: Lang) -> Grade;

    /// The answers of the misconceptions that apply to the question, with their ids, in the order of
    /// [`Grade::recognised`]. One can be right by chance, and two can be the same.
    fn misled(&self) -> Vec<(&'static str, Self::Answer)> {
        Vec::new()
    }

    /// Hints for the next part that is not right yet, from a pointer to nearly the answer; none
    /// when all is right.
    fn hints(&self, answer: &Self::Answer, lang: Lang) -> Vec<String>;

    /// How an answer is written. Only what can be right here is offered, and examples are of
    /// another tree or board, so that they are no part of the key.
    fn notation(&self, lang: Lang) -> String;

    /// How one reply or value is written that has a field of its own; the same where an answer is in
    /// one piece.
    fn reply_notation(&self, lang: Lang) -> String {
        self.notation(lang)
    }

    /// The prompt in one or two sentences, including the cutoff rule.
    fn prompt(&self, lang: Lang) -> String;

    /// The search of a tree that shows the answer; `None` where something else is asked about.
    fn tree_session(&self) -> Option<&Session> {
        None
    }

    /// The search whose tree is shown with the question: that of [`Quiz::tree_session`], unless its
    /// tree would show the answer.
    fn shown_session(&self) -> Option<&Session> {
        self.tree_session()
    }

    /// Draws what the question gives besides its tree.
    fn dress(&self, _scene: &mut TreeScene) {}

    /// The program that is shown with the question, line by line with its indentation; empty for
    /// none. People count the lines from 1.
    fn listing(&self) -> Vec<String> {
        Vec::new()
    }

    /// Whether the step that it asks about shows something, not only that the search goes on.
    fn is_instructive(&self) -> bool {
        true
    }

    /// The boards at the steps of the question, in order; none for a tree.
    fn boards(&self) -> Vec<Board> {
        Vec::new()
    }
}
