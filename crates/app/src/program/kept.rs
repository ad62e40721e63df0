//! What is kept on the device: the program of each kind in each language, and what they are run on.

use plyscope_judge::link::{Language, ProgramLink, Written};
use plyscope_judge::working_copy::{Kept, WorkingCopy};
use plyscope_setup::address::{FromQuery, ToQuery};
use plyscope_setup::Choice;

use super::examples;
use crate::browser;

/// The name of all but the programs.
const WORK: &str = "program";

/// The name of the language in which exercises are written that leave it open.
const LANGUAGE: &str = "program.exercise.language";

/// The name of a program.
pub fn name(work: &ProgramLink) -> String {
    let language = work.language.id();
    match (&work.exercise, work.written) {
        (Some(exercise), _) => format!("program.exercise.{}.{language}", exercise.exercise().id()),
        (None, Written::Search) => format!("program.{language}"),
        (None, written) => format!("program.{}.{language}", written.id()),
    }
}

/// The name of the program whose place it has taken.
fn name_before(work: &ProgramLink) -> String {
    format!("{}.before", name(work))
}

/// The program that was left, or the one that the page begins with.
pub fn open(work: &ProgramLink) -> WorkingCopy {
    WorkingCopy::open(examples::first(work), program(work))
}

/// What is kept of a program.
pub fn program(work: &ProgramLink) -> Kept {
    Kept::new(browser::recall(&name(work)), browser::recall(&name_before(work)))
}

/// What was left, without the program.
pub fn work() -> ProgramLink {
    let kept = browser::recall(WORK).unwrap_or_default();
    ProgramLink::from_address(&kept).0
}

/// The language in which an exercise was written last that leaves it open.
pub fn exercise_language() -> Language {
    let kept = browser::recall(LANGUAGE).unwrap_or_default();
    Language::from_id(&kept).unwrap_or_default()
}

/// Keeps a program, after the one whose place it takes.
pub fn keep_program(work: &ProgramLink, kept: &Kept) {
    browser::remember(&name_before(work), kept.before().unwrap_or_default());
    browser::remember(&name(work), kept.program().unwrap_or_default());
}

/// Keeps what programs are run on. An exercise is opened by its question alone.
pub fn keep_work(work: &ProgramLink) {
    match &work.exercise {
        None => {
            browser::remember(WORK, &ProgramLink { program: None, ..work.clone() }.to_address())
        }
        Some(exercise) if exercise.language.is_none() => {
            browser::remember(LANGUAGE, work.language.id());
        }
        Some(_) => {}
    }
}
