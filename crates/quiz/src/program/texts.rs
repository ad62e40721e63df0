//! What programs do, and what is wrong with wrong lines, in words.

use plyscope_i18n::{texts, Lang};
use plyscope_setup::Choice;

use super::{Assignment, Program};
use crate::prompt::how;

/// What a program is to do, and what the names in it mean.
#[must_use]
pub fn about(program: Program, lang: Lang) -> String {
    let exercise = program.exercise.id();
    let does = texts::quiz_program_does(lang, exercise, program.language.name());
    lang.sentences([does, texts::quiz_program_names(lang, exercise)])
}

/// What is to be written, and which search it is to be.
#[must_use]
pub fn assigned(assignment: &Assignment, lang: Lang) -> String {
    let language = assignment.language.map_or("any", Choice::id);
    let exercise = assignment.exercise().id();
    let does = texts::quiz_assigned(lang, exercise, language);
    lang.sentences(match assignment.search() {
        None => vec![does, texts::quiz_assigned_boards(lang, exercise)],
        Some(setup) => {
            let root = texts::quiz_assigned_root(lang, assignment.root().id());
            vec![does, how(setup, lang), root]
        }
    })
}

/// What a wrong line does, by the id of its misconception.
#[must_use]
pub fn why(id: &str, lang: Lang) -> String {
    texts::quiz_program_why(lang, id)
}
