//! Blocks about programs: their keys are those of a question, but for the task.

use super::block::Entry;
use super::problem::{Broken, Expected};
use super::scene::wrong;
use plyscope_quiz::program::{Exercise, Language, Program};
use plyscope_quiz::question::Kind;
use plyscope_search::{CutRule, Order, Player};
use plyscope_setup::Choice;

/// The name of such a block.
pub const NAME: &str = "program";

/// The key for what is to be done.
const TASK: &str = "task";

/// What is to be done, and the kind of question that it is.
const TASKS: [(&str, Kind); 4] = [
    ("order", Kind::OrderLines),
    ("find", Kind::FindLine),
    ("fill", Kind::FillLine),
    ("write", Kind::WriteProgram),
];

/// The keys of such a block.
pub const KEYS: [&str; 16] = [
    "id",
    "caption",
    "prompt",
    TASK,
    Exercise::NAME,
    Language::NAME,
    Program::VARIANT,
    Player::NAME,
    CutRule::NAME,
    Order::NAME,
    "points",
    "attempts",
    "hints",
    "grading",
    "feedback",
    "again",
];

/// The key of a block about programs for a key of a question with its value.
pub fn from_question<'a>(key: &'a str, value: &'a str) -> (&'a str, &'a str) {
    let task = TASKS.iter().find(|(_, kind)| key == Kind::NAME && kind.id() == value);
    task.map_or((key, value), |(task, _)| (TASK, task))
}

/// The keys of a block that begins at a line as those of a question, and the problem with its task.
/// Without a task, the lines are to be put in order.
pub fn as_question(entries: Vec<Entry>, line: usize) -> (Vec<Entry>, Option<Broken>) {
    let mut problem = None;
    let is_task = |entry: &Entry| entry.key == TASK;
    let (task, mut others): (Vec<Entry>, Vec<Entry>) = entries.into_iter().partition(is_task);
    let kind = task.first().and_then(|entry| {
        let task = TASKS.iter().find(|(task, _)| entry.value == *task);
        if task.is_none() {
            let tasks = TASKS.iter().map(|&(task, _)| task).collect();
            problem = Some(wrong(entry, Expected::Choice(tasks)));
        }
        task.map(|&(_, kind)| kind)
    });
    let kind = kind.unwrap_or(TASKS[0].1);
    let line = task.first().map_or(line, |entry| entry.line);
    others.push(Entry::added(Kind::NAME, kind.id(), line));
    (others, problem)
}
