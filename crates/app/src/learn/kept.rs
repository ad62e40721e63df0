//! What is stored on the device. Another tab may have written since, so everything is read again
//! before it is changed.

use plyscope_classroom::results::log::Log;
use plyscope_classroom::results::Given;
use plyscope_lesson::opened::{OpenedLesson, OpenedLessons};
use plyscope_lesson::source::Source;
use plyscope_practice::answers::Answers;
use plyscope_practice::attempt::Attempt;
use plyscope_practice::record::{Entry, Record};

use super::chance::chance;
use crate::browser;

const PROGRESS: &str = "progress";
const ANSWERS: &str = "answers";
const LESSON: &str = "lesson";
const OPENINGS: &str = "lessons";
const LOG: &str = "log";

/// The practice record.
pub fn record() -> Record {
    Record::parse(&browser::recall(PROGRESS).unwrap_or_default())
}

/// Adds an entry to the practice record, and returns all of it.
pub fn add(entry: Entry) -> Record {
    let mut record = record();
    record.add(entry);
    browser::remember(PROGRESS, &record.print());
    record
}

/// When a lesson was first opened here, and with which seed; now, if never before.
pub fn opening(source: &Source) -> OpenedLesson {
    let mut openings = openings();
    openings.find(source.print()).unwrap_or_else(|| {
        let opening = OpenedLesson { begun: browser::now() as u64, seed: chance() };
        openings.keep(source.print(), Some(opening));
        browser::remember(OPENINGS, &openings.print());
        opening
    })
}

/// Records a lesson that was opened elsewhere, with its time and its seed.
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

/// The stored attempts at some questions.
pub fn attempts(questions: impl Iterator<Item = String>) -> Vec<Attempt> {
    let answers = answers();
    questions.map(|question| answers.find(&question).cloned().unwrap_or_default()).collect()
}

/// The stored attempt at a question.
pub fn attempt(question: &str) -> Attempt {
    answers().find(question).cloned().unwrap_or_default()
}

/// Stores the attempt at a question.
pub fn keep(question: &str, attempt: &Attempt) {
    keep_all(std::iter::once((question.to_owned(), attempt)));
}

/// Stores the attempts at some questions.
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

/// The answers that were checked.
pub fn log() -> Log {
    Log::parse(&browser::recall(LOG).unwrap_or_default())
}

/// Adds graded answers to the log, each with its question.
pub fn add_to_log(answers: impl Iterator<Item = (String, Given)>) {
    let mut log = log();
    answers.for_each(|(question, given)| log.add(&question, given));
    browser::remember(LOG, &log.print());
}

/// Adds a graded answer to the log that grows reply by reply.
pub fn grow_in_log(question: &str, given: Given) {
    let mut log = log();
    log.grow(question, given);
    browser::remember(LOG, &log.print());
}

/// The user's own lesson.
pub fn lesson() -> Option<String> {
    browser::recall(LESSON)
}

/// Stores the user's own lesson. A changed lesson counts as not opened yet.
pub fn keep_lesson(text: &str) {
    if lesson().as_deref() != Some(text) {
        close(&Source::Own);
    }
    browser::remember(LESSON, text);
}

/// How many questions that were dealt instead of another are made again to erase the answers to them:
/// nobody has more dealt, and each takes a moment.
pub const MOST_FORGOTTEN: u32 = 100;

/// Erases the attempts at some questions, and the answers that were checked: to these, and to those that
/// were dealt instead.
pub fn forget(questions: &[String], dealt: &[String]) {
    let (mut answers, mut log) = (answers(), log());
    for question in questions {
        answers.keep(question, &Attempt::default());
    }
    for question in questions.iter().chain(dealt) {
        log.remove(question);
    }
    browser::remember(ANSWERS, &answers.print());
    browser::remember(LOG, &log.print());
}

/// Erases when a lesson was first opened here, and with which seed.
pub fn close(source: &Source) {
    let mut openings = openings();
    openings.keep(source.print(), None);
    browser::remember(OPENINGS, &openings.print());
}

/// Erases everything.
pub fn erase() {
    browser::remember(PROGRESS, "");
    browser::remember(ANSWERS, "");
    browser::remember(OPENINGS, "");
    browser::remember(LOG, "");
}

fn answers() -> Answers {
    Answers::parse(&browser::recall(ANSWERS).unwrap_or_default())
}
