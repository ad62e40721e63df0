//! The way of a code from the page of programs, where a program was found right, to its question: at once if
//! that is open in another tab, else when it is opened.

use plyscope_exercise::{Assignment, Code};
use plyscope_setup::address::ToQuery;
use plyscope_setup::Choice;

use crate::browser;

/// The name under which the code that was found last is stored, which other tabs observe.
pub const NAME: &str = "program.code";

/// The name under which the code of an assignment is stored, beside the programs of its exercise.
fn name(assignment: &Assignment) -> String {
    format!("program.exercise.{}.code.{}", assignment.exercise().id(), assignment.to_address())
}

/// Stores the code of a program that was found right.
pub fn keep(assignment: &Assignment, code: Code) {
    let code = code.to_string();
    browser::remember(&name(assignment), &code);
    // Only a change is heard in other tabs.
    browser::remember(NAME, "");
    browser::remember(NAME, &code);
}

/// The code that was stored last for an assignment.
pub fn find(assignment: &Assignment) -> Option<Code> {
    browser::recall(&name(assignment))?.parse().ok()
}
