//! Reads the files of a class, and leaves out those that are damaged, given twice, or of another
//! lesson.

use std::collections::BTreeMap;

use super::{Cell, Class, Column, LeftOut, PointsFrom, Reason, Student};
use crate::results::file::one_line;
use crate::results::{digest, FileProblem, LessonId, Results, MAX_FILES};
use crate::Lesson;

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
        let lesson = match lesson {
            Some((name, lesson)) => LessonId {
                name: name.to_owned(),
                title: lesson.front.title.clone().unwrap_or_default(),
                digest: digest(lesson),
            },
            None => commonest(&read),
        };
        let mut collected = Self { lesson, files: Vec::new(), left_out };
        read.into_iter().for_each(|(file, results)| collected.add(file, results));
        collected
    }

    /// Adds a file, unless it is of another lesson or is there already.
    fn add(&mut self, file: String, results: Results) {
        if results.lesson.digest != self.lesson.digest {
            let LessonId { name, title, .. } = results.lesson;
            let title = if title.is_empty() { name } else { title };
            self.left_out.push(LeftOut { file, reason: Reason::OtherLesson(title) });
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

    /// The class, with the points that the files claim.
    #[must_use]
    pub fn believed(self) -> Class {
        let columns = self.columns();
        let students = self.files.into_iter().map(|(file, results)| {
            let answered = |column: &Column| {
                results.questions.iter().find(|question| question.id == column.id)
            };
            let cells =
                columns.iter().map(|one| answered(one).map_or_else(Cell::default, Cell::of));
            let cells = cells.collect();
            Student::of(file, &results, cells)
        });
        let students = students.collect();
        Class::new(self.lesson, PointsFrom::Files, columns, students, self.left_out)
    }

    /// The questions. Files of one lesson have the same.
    fn columns(&self) -> Vec<Column> {
        let first = self.files.first().map(|(_, results)| results.questions.as_slice());
        let columns = first.unwrap_or_default().iter().map(|question| Column {
            id: question.id.clone(),
            kind: question.kind,
            of: question.of,
        });
        columns.collect()
    }
}

/// The lesson that most files are of; of several, that of the first file.
fn commonest(files: &[(String, Results)]) -> LessonId {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, results) in files {
        *counts.entry(&results.lesson.digest).or_default() += 1;
    }
    let most = counts.values().copied().max().unwrap_or_default();
    let of_most = |results: &&Results| counts[results.lesson.digest.as_str()] == most;
    let first = files.iter().map(|(_, results)| results).find(of_most);
    first.map_or_else(
        || LessonId { name: String::new(), title: String::new(), digest: String::new() },
        |results| results.lesson.clone(),
    )
}
