//! What stays on the device. Another tab of the page may have written since, and so all is read
//! again before it is changed.

use plyscope_stage::quiz::answers::Answers;
use plyscope_stage::quiz::attempt::Attempt;
use plyscope_stage::quiz::record::{Entry, Record};

use crate::browser;

const PROGRESS: &str = "progress";
const ANSWERS: &str = "answers";
const LESSON: &str = "lesson";

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

/// How the person was with a question when they left it.
pub fn attempt(question: &str) -> Attempt {
    answers().find(question).cloned().unwrap_or_default()
}

/// Keeps how they are with it now.
pub fn keep(question: &str, attempt: &Attempt) {
    let mut answers = answers();
    if answers.find(question) != Some(attempt) {
        answers.keep(question, attempt);
        browser::remember(ANSWERS, &answers.print());
    }
}

/// The lesson that the person brought.
pub fn lesson() -> Option<String> {
    browser::recall(LESSON)
}

/// Keeps a lesson that the person brings.
pub fn keep_lesson(text: &str) {
    browser::remember(LESSON, text);
}

/// Forgets all.
pub fn erase() {
    browser::remember(PROGRESS, "");
    browser::remember(ANSWERS, "");
}

fn answers() -> Answers {
    Answers::parse(&browser::recall(ANSWERS).unwrap_or_default())
}
