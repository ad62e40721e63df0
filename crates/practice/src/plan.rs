//! The plan for practice, as an address: `practice=pruned&level=3&seed=7&pace=adaptive`.

use plyscope_search::excerpt;

use super::{question, Level, Pace};
use crate::record::Record;
use plyscope_quiz::question::{Kind, Question, QuestionProblem};
use plyscope_setup::address::{FromQuery, Problem, Query, ToQuery, Writer};
use plyscope_setup::{Choice, NoSuchChoice};

/// One of the endless random questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The kind of question.
    pub kind: Kind,
    /// How difficult it is.
    pub level: Level,
    /// The seed of its tree.
    pub seed: u64,
    /// Whether the level adapts to the user.
    pub pace: Pace,
}

impl Plan {
    /// The name of the parameter for the kind of question.
    pub const NAME: &'static str = "practice";

    /// The kinds of questions that can be generated: those about trees and programs that are asked
    /// alone.
    pub fn kinds() -> impl Iterator<Item = Kind> {
        Kind::ALL
            .iter()
            .map(|&(_, kind)| kind)
            .filter(|kind| kind.is_about_trees() || kind.is_about_programs())
    }

    /// The kind with an id, if its questions can be generated.
    ///
    /// # Errors
    /// When there is none.
    pub fn kind(id: &str) -> Result<Kind, NoSuchChoice> {
        let known: Vec<_> = Self::kinds().map(Kind::id).collect();
        let found = Self::kinds().find(|kind| kind.id() == id);
        let given = excerpt(id);
        let (parameter, chapter) = (Self::NAME, Kind::CHAPTER);
        found.ok_or(NoSuchChoice { parameter, given, known, chapter })
    }

    /// Parses an address. Problems are reported, and those parts keep their defaults.
    #[must_use]
    pub fn parse(text: &str) -> (Self, Vec<QuestionProblem>) {
        Self::from_address(text)
    }

    /// The same for an address; [`Plan::parse`] reads it back.
    #[must_use]
    pub fn print(&self) -> String {
        self.to_address()
    }

    /// The question.
    #[must_use]
    pub fn question(&self) -> Question {
        question(self.kind, self.level, self.seed)
    }

    /// The question after this one, given the record of answers.
    #[must_use]
    pub fn next(self, record: &Record) -> Self {
        Self { level: record.next_level(self.kind, self.pace, self.level), ..self.other() }
    }

    /// Another question of the same kind and level.
    #[must_use]
    pub fn other(self) -> Self {
        Self { seed: self.seed.wrapping_add(1), ..self }
    }
}

impl FromQuery for Plan {
    type Problem = QuestionProblem;

    fn from_query(query: &mut Query<QuestionProblem>) -> Self {
        let plain = Self::default();
        let kind = query.read(Self::NAME, |id| Self::kind(id).map_err(Problem::Choice));
        Self {
            kind: kind.unwrap_or(plain.kind),
            level: Level::take(query).unwrap_or(plain.level),
            seed: query.number("seed", 0..=u64::MAX).unwrap_or(plain.seed),
            pace: query.choice().unwrap_or(plain.pace),
        }
    }
}

impl ToQuery for Plan {
    fn to_query(&self, writer: &mut Writer) {
        writer.add(Self::NAME, self.kind.id());
        writer.add("level", self.level);
        writer.add("seed", self.seed);
        writer.choose(self.pace);
    }
}

impl Default for Plan {
    fn default() -> Self {
        Self { kind: Kind::Pruned, level: Level::FIRST, seed: 1, pace: Pace::Steady }
    }
}
