//! What is practised, as an address says it: `practice=pruned&level=3&seed=7&pace=adaptive`.

use plyscope_search::excerpt;

use super::{question, Level, Pace};
use crate::question::{Kind, Question, QuestionProblem};
use crate::record::Record;
use plyscope_setup::address::{FromQuery, Problem, Query, ToQuery, Writer};
use plyscope_setup::{Choice, NoSuchChoice};

/// One question of a row without end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// What is asked.
    pub kind: Kind,
    /// How difficult it is.
    pub level: Level,
    /// What its tree is made from.
    pub seed: u64,
    /// Whether the level follows how the person does.
    pub pace: Pace,
}

impl Plan {
    /// The name of the parameter that says what is practised.
    pub const NAME: &'static str = "practice";

    /// The kinds of questions that are made without end: those about trees.
    pub fn kinds() -> impl Iterator<Item = Kind> {
        Kind::ALL.iter().map(|&(_, kind)| kind).filter(|kind| !kind.is_about_boards())
    }

    /// The kind of questions with an id that are made without end.
    ///
    /// # Errors
    /// When there is none.
    pub fn kind(id: &str) -> Result<Kind, NoSuchChoice> {
        let known: Vec<_> = Self::kinds().map(Kind::id).collect();
        let found = Self::kinds().find(|kind| kind.id() == id);
        let given = excerpt(id);
        found.ok_or(NoSuchChoice { parameter: Self::NAME, given, known })
    }

    /// Reads what an address says. What is wrong is told, and left as it is usual.
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

    /// The question after this one, for who has answered what the record says.
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
