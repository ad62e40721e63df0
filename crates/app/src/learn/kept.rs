//! What is stored on the device. Another tab may have written since, so everything is read again
//! before it is changed.

use plyscope_classroom::results::log::Log;
use plyscope_classroom::results::Given;
use plyscope_lesson::opened::{OpenedLesson, OpenedLessons};
use plyscope_practice::answers::{Answers, MOST, MOST_PRACTISED};
use plyscope_practice::attempt::Attempt;
use plyscope_practice::record::{Entry, Record};
use plyscope_quiz::question::{Question, Subject};
use plyscope_setup::Choice;

use super::chance::chance;
use crate::{browser, found_code};

const PROGRESS: &str = "progress";
const ANSWERS: &str = "answers";
const PRACTICE: &str = "practice";
const LESSON: &str = "lesson";
const OPENINGS: &str = "lessons";
const LOG: &str = "log";

/// The names of what the page shows while another tab may change it.
pub const OBSERVED: [&str; 3] = [PROGRESS, ANSWERS, PRACTICE];

/// Where attempts are stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shelf {
    /// Those at questions of lessons, and at questions that are asked alone.
    Answers,
    /// Those at questions of endless practice, so that these push out no others.
    Practice,
}

impl Shelf {
    const fn name(self) -> &'static str {
        match self {
            Self::Answers => ANSWERS,
            Self::Practice => PRACTICE,
        }
    }

    /// The most attempts on it.
    const fn most(self) -> usize {
        match self {
            Self::Answers => MOST,
            Self::Practice => MOST_PRACTISED,
        }
    }

    fn answers(self) -> Answers {
        Answers::parse(&browser::recall(self.name()).unwrap_or_default())
    }
}

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

/// When a lesson was first opened here, and with which seed, if that is stored.
pub fn find_opening(lesson: &str) -> Option<OpenedLesson> {
    openings().find(lesson)
}

/// When a lesson was first opened here, and with which seed. If that is not stored, or not any more, it is
/// stored as `open` in this tab, or as opened now.
pub fn opening(lesson: &str, open: Option<OpenedLesson>) -> OpenedLesson {
    find_opening(lesson).unwrap_or_else(|| {
        let new = || OpenedLesson { begun: browser::now() as u64, seed: chance() };
        let opening = open.unwrap_or_else(new);
        open_as(lesson, opening);
        opening
    })
}

/// Records a lesson that was opened elsewhere, with its time and its seed.
pub fn open_as(lesson: &str, opening: OpenedLesson) {
    let mut openings = openings();
    if openings.find(lesson) != Some(opening) {
        openings.keep(lesson, Some(opening));
        browser::remember(OPENINGS, &openings.print());
    }
}

/// The name for the results of a lesson; empty if none was typed.
pub fn name(lesson: &str) -> String {
    openings().name(lesson).to_owned()
}

/// Stores the name for the results of a lesson that was opened.
pub fn sign(lesson: &str, name: &str) {
    let mut openings = openings();
    openings.sign(lesson, name);
    browser::remember(OPENINGS, &openings.print());
}

fn openings() -> OpenedLessons {
    OpenedLessons::parse(&browser::recall(OPENINGS).unwrap_or_default())
}

/// The stored attempts at some questions of a lesson, by the keys of these.
pub fn attempts(keys: impl Iterator<Item = String>) -> Vec<Attempt> {
    let answers = Shelf::Answers.answers();
    keys.map(|key| answers.find(&key).cloned().unwrap_or_default()).collect()
}

/// The stored attempt at a question, by the key of this.
pub fn attempt(shelf: Shelf, key: &str) -> Attempt {
    find_attempt(shelf, key).unwrap_or_default()
}

/// The same, if there is one.
pub fn find_attempt(shelf: Shelf, key: &str) -> Option<Attempt> {
    shelf.answers().find(key).cloned()
}

/// Stores the attempt at a question.
pub fn keep(shelf: Shelf, key: &str, attempt: &Attempt) {
    put(shelf, std::iter::once((key.to_owned(), attempt)));
}

/// Stores the attempts at some questions of a lesson.
pub fn keep_all<'a>(attempts: impl Iterator<Item = (String, &'a Attempt)>) {
    put(Shelf::Answers, attempts);
}

fn put<'a>(shelf: Shelf, attempts: impl Iterator<Item = (String, &'a Attempt)>) {
    let mut answers = shelf.answers();
    let mut has_changed = false;
    for (key, attempt) in attempts {
        if answers.find(&key) != Some(attempt) {
            answers.keep(&key, attempt);
            has_changed = true;
        }
    }
    if has_changed {
        answers.limit(shelf.most());
        browser::remember(shelf.name(), &answers.print());
    }
}

/// The answers that were checked.
pub fn log() -> Log {
    Log::parse(&browser::recall(LOG).unwrap_or_default())
}

/// Adds graded answers to the log, each with the key of its question.
pub fn add_to_log(answers: impl Iterator<Item = (String, Given)>) {
    let mut log = log();
    answers.for_each(|(key, given)| log.add(&key, given));
    browser::remember(LOG, &log.print());
}

/// Adds a graded answer to the log that grows reply by reply.
pub fn grow_in_log(key: &str, given: Given) {
    let mut log = log();
    log.grow(key, given);
    browser::remember(LOG, &log.print());
}

/// The user's own lesson: that of this tab, or else the last one of the device.
pub fn lesson() -> Option<String> {
    browser::recall_in_tab(LESSON).or_else(|| browser::recall(LESSON))
}

/// Stores the user's own lesson.
pub fn keep_lesson(text: &str) {
    browser::remember(LESSON, text);
    browser::remember_in_tab(LESSON, text);
}

/// How many questions that were dealt instead of another are made again to erase the answers to them:
/// nobody has more dealt, and each takes a moment.
pub const MOST_FORGOTTEN: u32 = 100;

/// Erases the attempts at some questions; and the answers that were checked, and the programs that were
/// written for them: to these, and to those that were dealt instead. `key` is that of a question.
pub fn forget(questions: &[Question], dealt: &[Question], key: impl Fn(&Question) -> String) {
    let (mut answers, mut log) = (Shelf::Answers.answers(), log());
    for question in questions {
        answers.keep(&key(question), &Attempt::default());
    }
    for question in questions.iter().chain(dealt) {
        log.remove(&key(question));
        forget_programs(question);
    }
    browser::remember(ANSWERS, &answers.print());
    browser::remember(LOG, &log.print());
}

/// Erases the programs that were written for a question, and the code that was found last.
fn forget_programs(question: &Question) {
    if let Subject::Assignment(assignment) = &question.subject {
        let programs = format!("program.exercise.{}.", assignment.exercise().id());
        browser::forget(|name| name.starts_with(&programs) || name == found_code::NAME);
    }
}

/// Erases when a lesson was first opened here, with which seed, and the name for its results.
pub fn close(lesson: &str) {
    let mut openings = openings();
    openings.keep(lesson, None);
    browser::remember(OPENINGS, &openings.print());
}

/// Erases everything but how the site looks, and results that are still to be sent to a learning platform
/// (`www/course/unsent.js`).
pub fn erase() {
    let stays = |name: &str| matches!(name, "language" | "theme") || name.starts_with("unsent.");
    browser::forget(|name| !stays(name));
}
