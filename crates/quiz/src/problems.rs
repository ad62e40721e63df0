//! Messages for problems with a question's address.

use plyscope_best_first_view::mcts::problems as mcts;
use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::problems as backtracking;
use plyscope_setup::problems::{of_address, search};

use crate::question::{Kind, QuestionProblem};
use plyscope_setup::Choice;

/// The message for a part of an address.
#[must_use]
pub fn of_link(problem: &QuestionProblem, lang: Lang) -> String {
    match problem {
        QuestionProblem::Address(problem) => of_address(problem, lang),
        QuestionProblem::NoLesson => texts::learn_link_no_lesson(lang),
        QuestionProblem::NoTree => texts::learn_link_no_tree(lang),
        QuestionProblem::Chance => no_chance(lang),
        QuestionProblem::Tree(problem) => search::of_link(problem, lang),
        QuestionProblem::Mcts(problem) => mcts::of_link(problem, lang),
        QuestionProblem::Board(problem) => backtracking::of_link(problem, lang),
    }
}

/// That a kind of question takes no chance nodes, and which kinds do.
pub(super) fn no_chance(lang: Lang) -> String {
    let kinds = Kind::ALL.iter().filter(|(_, kind)| kind.takes_chance());
    let names: Vec<String> =
        kinds.map(|(id, _)| format!("“{}”", texts::learn_kind(lang, id))).collect();
    texts::learn_link_chance(lang, &lang.list(&names))
}
