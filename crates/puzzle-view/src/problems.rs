//! Messages for problems with a backtracking search: its address or the form of its puzzle.

use crate::backtrack::link::LinkProblem;
use plyscope_i18n::Lang;
use plyscope_setup::problems::of_address;

/// The message for a part of an address, or of the form.
#[must_use]
pub fn of_link(problem: &LinkProblem, lang: Lang) -> String {
    match problem {
        LinkProblem::Address(problem) => of_address(problem, lang),
        LinkProblem::Puzzle(fault) => fault.message(lang),
    }
}
