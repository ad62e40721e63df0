//! The results of a class: the files of its students, read, verified, graded again from the lesson
//! where that is at hand, and summarised.
//!
//! In: files with their names. Out: a [`Class`], to be written as CSV, JSON or text. A file that
//! cannot be counted is named with the reason.

mod advice;
mod collect;
mod csv;
mod item;
mod json;
mod left_out;
mod regrade;
mod rows;
mod text;

pub use advice::{Advice, ENOUGH, HARD};
pub use collect::{Collected, HandedIn};
pub use item::{Item, MIN_STUDENTS};
pub use left_out::{LeftOut, Reason};
pub use regrade::Regrading;
pub use rows::{Related, Relation};
pub use text::{percent, signed};

use std::collections::{BTreeMap, BTreeSet};

use super::{LessonId, Results};
use plyscope_quiz::question::{Grading, Kind};
use plyscope_setup::Choice;

/// The results of a class.
#[derive(Clone, PartialEq, Debug)]
pub struct Class {
    /// The lesson.
    pub lesson: LessonId,
    /// Where its points come from.
    pub source: PointsFrom,
    /// The students, in the order of their names.
    pub students: Vec<Student>,
    /// The questions, in the order of the lesson.
    pub items: Vec<Item>,
    /// The misconceptions, the commonest first.
    pub misconceptions: Vec<Seen>,
    /// What to explain again, the most important first.
    pub advice: Vec<Advice>,
    /// Rows that may be of one student.
    pub related: Vec<Related>,
    /// The files that are not counted.
    pub left_out: Vec<LeftOut>,
}

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointsFrom {
    /// From the files, as they say.
    Files,
    /// From the answers in the files, which were graded again; hints and shown answers cost what the
    /// files say.
    Answers,
}

/// A student.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Student {
    /// The name of the file.
    pub file: String,
    /// The student's name; may be empty.
    pub name: String,
    /// The seed of the questions.
    pub seed: u64,
    /// When the lesson was opened first, in milliseconds since 1970.
    pub begun: u64,
    /// When the answers were checked, as far as that is known, in milliseconds since 1970.
    pub times: BTreeSet<u64>,
    /// The seconds that were spent on the answers, as far as they are known; `None` if of no answer they are.
    pub seconds: Option<u64>,
    /// The results, a cell for each question.
    pub cells: Vec<Cell>,
}

/// The result of a student with a question.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cell {
    /// The points that count.
    pub points: u32,
    /// The points that the file claims, where its answers do not earn them.
    pub claimed: Option<u32>,
    /// How often an answer was checked.
    pub checks: u32,
    /// Whether it was answered, or one that was dealt before: a question that was handed in blank was not.
    pub is_answered: bool,
    /// How many hints were taken.
    pub hints: u32,
    /// Whether the right answer was shown on request.
    pub has_seen_key: bool,
    /// The last answer.
    pub answer: String,
    /// The ids of the misconceptions that lead to any of the answers.
    pub misconceptions: BTreeSet<String>,
}

/// A misconception in a class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// Its id.
    pub id: String,
    /// How many students gave an answer to which it leads.
    pub students: usize,
    /// The questions in which it was seen, by number, from 0.
    pub questions: Vec<usize>,
}

/// A question of a lesson as a class has it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Column {
    id: String,
    kind: Kind,
    of: u32,
}

impl Student {
    /// The points of all questions.
    #[must_use]
    pub fn points(&self) -> u32 {
        self.cells.iter().fold(0, |sum, cell| sum.saturating_add(cell.points))
    }
}

impl Class {
    /// Summarises students.
    fn new(
        lesson: LessonId,
        source: PointsFrom,
        columns: Vec<Column>,
        mut students: Vec<Student>,
        left_out: Vec<LeftOut>,
    ) -> Self {
        students.sort_by_cached_key(|student| (student.name.to_lowercase(), student.file.clone()));
        let items = item::items(columns, &students);
        let misconceptions = seen(&students);
        let advice = advice::advice(&items, &misconceptions, students.len());
        let related = rows::related(&students);
        Self { lesson, source, students, items, misconceptions, advice, related, left_out }
    }

    /// The most points there are.
    #[must_use]
    pub fn of(&self) -> u32 {
        self.items.iter().fold(0, |sum, item| sum.saturating_add(item.of))
    }

    /// The share of the students that a number of them is; nothing of an empty class.
    #[must_use]
    pub fn share(&self, students: usize) -> f64 {
        students as f64 / self.students.len().max(1) as f64
    }
}

/// The misconceptions of a class, the commonest first.
fn seen(students: &[Student]) -> Vec<Seen> {
    let mut by_id: BTreeMap<&str, (usize, BTreeSet<usize>)> = BTreeMap::new();
    for student in students {
        let mut own: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (question, cell) in student.cells.iter().enumerate() {
            for id in &cell.misconceptions {
                own.entry(id).or_default().push(question);
            }
        }
        for (id, questions) in own {
            let (students, seen_in) = by_id.entry(id).or_default();
            *students += 1;
            seen_in.extend(questions);
        }
    }
    let mut all: Vec<Seen> = by_id
        .into_iter()
        .map(|(id, (students, questions))| Seen {
            id: id.to_owned(),
            students,
            questions: questions.into_iter().collect(),
        })
        .collect();
    all.sort_by_key(|seen| std::cmp::Reverse(seen.students));
    all
}

impl Cell {
    /// The result as a file has it.
    fn of(answered: &super::Answered) -> Self {
        let ids = answered.answers.iter().flat_map(|given| given.misconceptions.iter().cloned());
        Self {
            points: answered.points,
            claimed: None,
            checks: answered.checks,
            is_answered: !answered.answers.is_empty() || answered.deal > 0 && answered.checks > 0,
            hints: answered.hints,
            has_seen_key: answered.has_seen_key && !is_of_exam_before(answered),
            answer: answered.answers.last().map(|given| given.text.clone()).unwrap_or_default(),
            misconceptions: ids.collect(),
        }
    }
}

/// Whether it is of a file of an earlier version and was handed in, which showed all answers unasked: only
/// there the address of the question says so.
fn is_of_exam_before(answered: &super::Answered) -> bool {
    let deferred = format!("{}={}", Grading::NAME, Grading::AtTheEnd.id());
    answered.question.split('&').any(|part| part == deferred)
}

impl Student {
    fn of(file: String, results: &Results, cells: Vec<Cell>) -> Self {
        let given = || results.questions.iter().flat_map(|question| &question.answers);
        let times = given().filter_map(|given| given.when).collect();
        let seconds = given().filter_map(|given| given.seconds).map(u64::from);
        let seconds = seconds.reduce(|sum, one| sum + one);
        let Results { student, seed, begun, .. } = results;
        Self { file, name: student.clone(), seed: *seed, begun: *begun, times, seconds, cells }
    }
}
