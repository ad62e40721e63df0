//! Reads the files of a class, and leaves out those that are damaged, given twice, or of another
//! lesson.

use std::collections::HashMap;
use std::hash::Hash;

use super::{Cell, Class, Column, LeftOut, PointsFrom, Reason, Student};
use crate::results::file::one_line;
use crate::results::{digest, digest_before, FileProblem, LessonId, Results, MAX_FILES};
use plyscope_lesson::Lesson;

/// A file that was handed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandedIn {
    /// Its name.
    pub name: String,
    /// Its content, or why it could not be read.
    pub content: Result<Vec<u8>, FileProblem>,
}

/// The files of a class that can be counted, and the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Collected {
    /// The lesson that they are of.
    pub(super) lesson: LessonId,
    /// The files with their names.
    pub(super) files: Vec<(String, Results)>,
    /// The files that are left out.
    pub(super) left_out: Vec<LeftOut>,
}

impl Collected {
    /// Reads files of a lesson; without one, of the lesson that most of them are of. `lesson` is
    /// given as it is written, with its name.
    #[must_use]
    pub fn read(
        files: impl IntoIterator<Item = HandedIn>,
        lesson: Option<(&str, &Lesson)>,
    ) -> Self {
        let (mut read, mut left_out) = (Vec::new(), Vec::new());
        for (number, HandedIn { name, content }) in files.into_iter().enumerate() {
            let file = one_line(&name, 200);
            if number >= MAX_FILES {
                left_out.push(LeftOut { file, reason: Reason::TooMany });
                continue;
            }
            match content.and_then(|content| Results::read(&content)) {
                Ok(results) => read.push((file, results)),
                Err(problem) => left_out.push(LeftOut { file, reason: Reason::File(problem) }),
            }
        }
        let chosen = lesson.map(|(name, lesson)| {
            let (digest, before) = (digest(lesson), digest_before(lesson));
            for (_, results) in &mut read {
                if results.lesson.digest == before {
                    results.lesson.digest.clone_from(&digest);
                }
            }
            let title = lesson.front.title.clone().unwrap_or_default();
            LessonId { name: name.to_owned(), title, digest }
        });
        let most = lesson_of_most(&read);
        let lesson = chosen.unwrap_or_else(|| most.clone());
        let mut collected = Self { lesson, files: Vec::new(), left_out };
        read.into_iter().for_each(|(file, results)| collected.add(file, results, &most));
        collected
    }

    /// Adds a file, unless it is of another lesson or is there already. `most` is the lesson that most files
    /// are of.
    fn add(&mut self, file: String, results: Results, most: &LessonId) {
        if results.lesson.digest != self.lesson.digest {
            let is_of_most = results.lesson.digest == most.digest;
            let LessonId { name, title, .. } = results.lesson;
            let is_version =
                name == self.lesson.name || !title.is_empty() && title == self.lesson.title;
            let reason = match is_version {
                true => Reason::OtherVersion { is_of_most },
                false => Reason::OtherLesson(if title.is_empty() { name } else { title }),
            };
            self.left_out.push(LeftOut { file, reason });
            return;
        }
        let attempt = |one: &Results| (one.student.to_lowercase(), one.begun, one.seed);
        let is_same = |(_, other): &&mut (String, Results)| attempt(other) == attempt(&results);
        let Some(known) = self.files.iter_mut().find(is_same) else {
            self.files.push((file, results));
            return;
        };
        let left_out = if known.1 == results {
            LeftOut { file, reason: Reason::Same(known.0.clone()) }
        } else if known.1.saved < results.saved {
            let later = Reason::Earlier(file.clone());
            let (file, _) = std::mem::replace(known, (file, results));
            LeftOut { file, reason: later }
        } else {
            LeftOut { file, reason: Reason::Earlier(known.0.clone()) }
        };
        self.left_out.push(left_out);
    }

    /// The class, with the points that the files claim. Files of one lesson have the same
    /// questions, in any order, so those with others than most are left out.
    #[must_use]
    pub fn believed(self) -> Class {
        let Self { lesson, files, mut left_out } = self;
        let columns = columns_of_most(&files);
        let questions = sorted(columns.clone());
        let (files, others): (Vec<_>, Vec<_>) =
            files.into_iter().partition(|(_, results)| sorted(columns_of(results)) == questions);
        let other = |(file, _): (String, Results)| LeftOut { file, reason: Reason::UnlikeOthers };
        left_out.extend(others.into_iter().map(other));
        let students = files.into_iter().map(|(file, results)| {
            let find = |column: &Column| results.questions.iter().find(|one| one.id == column.id);
            let cells = columns.iter().filter_map(find).map(Cell::of).collect();
            Student::of(file, &results, cells)
        });
        let students = students.collect::<Vec<_>>();
        Class::new(lesson, PointsFrom::Files, columns, students, left_out)
    }
}

/// The lesson that most files are of; of several, that of the first file.
fn lesson_of_most(files: &[(String, Results)]) -> LessonId {
    let first = first_of_most(files.iter().map(|(_, results)| &results.lesson.digest));
    first.map_or_else(
        || LessonId { name: String::new(), title: String::new(), digest: String::new() },
        |first| files[first].1.lesson.clone(),
    )
}

/// The questions that most files have; of several, those of the first file. They are in its order.
fn columns_of_most(files: &[(String, Results)]) -> Vec<Column> {
    let first = first_of_most(files.iter().map(|(_, results)| sorted(columns_of(results))));
    first.map_or_else(Vec::new, |first| columns_of(&files[first].1))
}

/// The questions of a file.
fn columns_of(results: &Results) -> Vec<Column> {
    let columns = results.questions.iter().map(|question| Column {
        id: question.id.clone(),
        kind: question.kind,
        of: question.of,
    });
    columns.collect()
}

/// Questions in the order of their names.
fn sorted(mut columns: Vec<Column>) -> Vec<Column> {
    columns.sort_by(|one, other| one.id.cmp(&other.id));
    columns
}

/// The place of the first value of those that come most often.
fn first_of_most<T: Eq + Hash>(values: impl Iterator<Item = T>) -> Option<usize> {
    let values: Vec<T> = values.collect();
    let mut counts: HashMap<&T, usize> = HashMap::new();
    for value in &values {
        *counts.entry(value).or_default() += 1;
    }
    let most = counts.values().max()?;
    values.iter().position(|value| counts.get(value) == Some(most))
}
