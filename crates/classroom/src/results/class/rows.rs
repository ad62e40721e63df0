//! Rows of a class that may be of one student.

use std::collections::BTreeMap;

use plyscope_i18n::{texts, Lang};

use super::{Class, Student};

/// Rows that may be of one student.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Related {
    /// The numbers of the rows, from 0.
    pub rows: Vec<usize>,
    /// Why.
    pub reason: Relation,
}

/// Why rows may be of one student.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// They have one name, and were begun on different devices or at different times.
    Name,
    /// They have one attempt, with an answer that was checked in the same millisecond, and different names.
    Attempt,
}

impl Relation {
    /// Its id in JSON.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Attempt => "attempt",
        }
    }
}

/// The rows that may be of one student: those of one name, then those of one attempt.
pub(super) fn related(students: &[Student]) -> Vec<Related> {
    let mut names: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    let mut attempts: BTreeMap<(u64, u64), Vec<usize>> = BTreeMap::new();
    for (row, student) in students.iter().enumerate() {
        if !student.name.is_empty() {
            names.entry(student.name.to_lowercase()).or_default().push(row);
        }
        attempts.entry((student.begun, student.seed)).or_default().push(row);
    }
    let names = names.into_values().map(|rows| Related { rows, reason: Relation::Name });
    // A class that opens a lesson with one seed for all may do so in the same millisecond.
    let has_same_answer = |rows: &[usize], row: usize| {
        let is_other = |other: &&usize| **other != row;
        let times = &students[row].times;
        rows.iter().filter(is_other).any(|&other| !times.is_disjoint(&students[other].times))
    };
    let attempts = attempts.into_values().map(|rows| {
        let same = rows.iter().copied().filter(|&row| has_same_answer(&rows, row));
        Related { rows: same.collect(), reason: Relation::Attempt }
    });
    names.chain(attempts).filter(|related| related.rows.len() > 1).collect()
}

impl Class {
    /// Rows that may be of one student, in a sentence.
    #[must_use]
    pub fn relation(&self, related: &Related, lang: Lang) -> String {
        let students = || related.rows.iter().map(|&row| &self.students[row]);
        let files = lang.list(&students().map(|one| one.file.clone()).collect::<Vec<_>>());
        match related.reason {
            Relation::Name => {
                let name = students().next().map_or("", |one| one.name.as_str());
                texts::class_same_name(lang, name, &files)
            }
            Relation::Attempt => texts::class_same_attempt(lang, &files),
        }
    }

    /// All rows that may be of one student, a sentence each.
    #[must_use]
    pub fn relations(&self, lang: Lang) -> Vec<String> {
        self.related.iter().map(|related| self.relation(related, lang)).collect()
    }
}
