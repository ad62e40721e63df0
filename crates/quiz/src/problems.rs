//! Messages for problems with a question's address.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::problems::backtracking;
use plyscope_setup::problems::{of_address, search};

use crate::question::QuestionProblem;

/// The message for a part of an address.
#[must_use]
pub fn of_link(problem: &QuestionProblem, lang: Lang) -> String {
    match problem {
        QuestionProblem::Address(problem) => of_address(problem, lang),
        QuestionProblem::NoLesson => texts::learn_link_no_lesson(lang),
        QuestionProblem::NoTree => texts::learn_link_no_tree(lang),
        QuestionProblem::Tree(problem) => search::of_link(problem, lang),
        QuestionProblem::Board(problem) => backtracking::of_link(problem, lang),
    }
}
