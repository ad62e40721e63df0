//! What stays on the device. Another tab of the page may have written since, and so all is read
//! again before it is changed.

use plyscope_lesson::opened::{OpenedLesson, OpenedLessons};
use plyscope_lesson::source::Source;
use plyscope_quiz::answers::Answers;
use plyscope_quiz::attempt::Attempt;
use plyscope_quiz::record::{Entry, Record};

use super::device;
use crate::browser;

const PROGRESS: &str = "progress";
const ANSWERS: &str = "answers";
const LESSON: &str = "lesson";
const OPENINGS: &str = "lessons";

/// What was practised.
pub fn record() -> Record {
    Record::parse(&browser::recall(PROGRESS).unwrap_or_default())
}

/// Adds an answer to what was practised, and returns all of it.
pub fn add(entry: Entry) -> Record {
    let mut record = record();
    record.add(entry);
    browser::remember(PROGRESS, &record.print());
    record
}

/// When a lesson was first opened here, and with which seed; it is now, if it was never.
pub fn opening(source: &Source) -> OpenedLesson {
    let mut openings = openings();
    openings.find(source.print()).unwrap_or_else(|| {
        let opening = OpenedLesson { begun: browser::now() as u64, seed: device::chance() };
        openings.keep(source.print(), Some(opening));
        browser::remember(OPENINGS, &openings.print());
        opening
    })
}

/// Goes on with a lesson that was opened elsewhere, at its time and with its seed.
pub fn open_as(source: &Source, opening: OpenedLesson) {
    let mut openings = openings();
    if openings.find(source.print()) != Some(opening) {
        openings.keep(source.print(), Some(opening));
        browser::remember(OPENINGS, &openings.print());
    }
}

fn openings() -> OpenedLessons {
    OpenedLessons::parse(&browser::recall(OPENINGS).unwrap_or_default())
}

/// How the person was with each of some questions when they left it.
pub fn attempts(questions: impl Iterator<Item = String>) -> Vec<Attempt> {
    let answers = answers();
    questions.map(|question| answers.find(&question).cloned().unwrap_or_default()).collect()
}

/// How the person was with a question when they left it.
pub fn attempt(question: &str) -> Attempt {
    answers().find(question).cloned().unwrap_or_default()
}

/// Keeps how they are with it now.
pub fn keep(question: &str, attempt: &Attempt) {
    keep_all(std::iter::once((question.to_owned(), attempt)));
}

/// Keeps how they are with some questions now.
pub fn keep_all<'a>(attempts: impl Iterator<Item = (String, &'a Attempt)>) {
    let mut answers = answers();
    let mut has_changed = false;
    for (question, attempt) in attempts {
        if answers.find(&question) != Some(attempt) {
            answers.keep(&question, attempt);
            has_changed = true;
        }
    }
    if has_changed {
        browser::remember(ANSWERS, &answers.print());
    }
}

/// The lesson that the person brought.
pub fn lesson() -> Option<String> {
    browser::recall(LESSON)
}

/// Keeps a lesson that the person brings. Another one than before has not been opened yet.
pub fn keep_lesson(text: &str) {
    if lesson().as_deref() != Some(text) {
        let mut openings = openings();
        openings.keep(Source::Own.print(), None);
        browser::remember(OPENINGS, &openings.print());
    }
    browser::remember(LESSON, text);
}

/// Forgets all.
pub fn erase() {
    browser::remember(PROGRESS, "");
    browser::remember(ANSWERS, "");
    browser::remember(OPENINGS, "");
}

fn answers() -> Answers {
    Answers::parse(&browser::recall(ANSWERS).unwrap_or_default())
}
