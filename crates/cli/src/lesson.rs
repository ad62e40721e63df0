//! Reading lessons and answers from files.

use std::path::Path;

use plyscope_i18n::{texts, Lang};
use plyscope_lesson::graded::MAX_REPORTED;
use plyscope_lesson::Lesson;

use crate::input;
use crate::Problem;

/// Reads a lesson, and prints its errors to standard error; the rest is used.
pub fn read(path: &Path) -> Result<Lesson, Problem> {
    let text = input::file(path)?;
    let lesson = Lesson::parse(&text).map_err(|problem| problem.to_string())?;
    report_broken(&lesson, &path.display().to_string());
    Ok(lesson)
}

/// Prints the errors of a lesson to standard error.
pub fn report_broken(lesson: &Lesson, name: &str) {
    for broken in lesson.broken().take(MAX_REPORTED) {
        crate::warn(&format!("{name}: {broken}"));
    }
    let more = lesson.broken().count().saturating_sub(MAX_REPORTED);
    if more > 0 {
        let more = texts::lesson_broken_more(Lang::En, more);
        crate::warn(&format!("{name}: {more}"));
    }
}
