//! What is kept on the device: the program of each kind in each language, and what they are run on.

use plyscope_judge::link::{Language, ProgramLink, Written, MAX_PROGRAM};
use plyscope_setup::address::{FromQuery, ToQuery};
use plyscope_setup::Choice;

use super::examples;
use crate::browser;

/// The name of all but the programs.
const WORK: &str = "program";

/// The name of the language in which exercises are written that leave it open.
const LANGUAGE: &str = "program.exercise.language";

fn name(work: &ProgramLink) -> String {
    let language = work.language.id();
    match (&work.exercise, work.written) {
        (Some(exercise), _) => format!("program.exercise.{}.{language}", exercise.exercise().id()),
        (None, Written::Search) => format!("program.{language}"),
        (None, written) => format!("program.{}.{language}", written.id()),
    }
}

/// The program that was left, or the one that the page begins with.
pub fn program(work: &ProgramLink) -> String {
    let kept = browser::recall(&name(work)).filter(|text| text.len() <= 4 * MAX_PROGRAM);
    kept.unwrap_or_else(|| examples::first(work).to_owned())
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

/// Keeps a program and what it is run on. An exercise is opened by its question alone.
pub fn keep(work: &ProgramLink, program: &str) {
    browser::remember(&name(work), program);
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
