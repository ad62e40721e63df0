//! What is practised, as an address says it: `practice=pruned&level=3&seed=7&pace=adaptive`.

use plyscope_core::excerpt;

use super::{question, Level, Pace};
use crate::link::{decode, LinkProblem};
use crate::quiz::question::{Kind, Question, QuestionProblem};
use crate::quiz::record::Record;
use crate::setup::{Choice, NoSuchChoice};

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
        let (mut plan, mut problems) = (Self::default(), Vec::new());
        for part in text.split('&').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let name: String = excerpt(name);
            let taken = match decode(value) {
                Some(value) => plan.take(&name, &value),
                None => Err(QuestionProblem::Tree(LinkProblem::Encoding { name })),
            };
            problems.extend(taken.err());
        }
        (plan, problems)
    }

    fn take(&mut self, name: &str, value: &str) -> Result<(), QuestionProblem> {
        let given = || excerpt(value);
        match name {
            Self::NAME => self.kind = Self::kind(value).map_err(QuestionProblem::Choice)?,
            "level" => {
                let most = u32::from(Level::LAST.number());
                let level = value.parse().ok().and_then(Level::new);
                let problem = || QuestionProblem::Number { name: "level", given: given(), most };
                self.level = level.ok_or_else(problem)?;
            }
            "seed" => {
                let name = name.to_owned();
                let problem =
                    |_| QuestionProblem::Tree(LinkProblem::Number { name, given: given() });
                self.seed = value.parse().map_err(problem)?;
            }
            Pace::NAME => self.pace = Pace::from_id(value).map_err(QuestionProblem::Choice)?,
            _ => {
                let problem = LinkProblem::UnknownParameter { name: name.to_owned() };
                return Err(QuestionProblem::Tree(problem));
            }
        }
        Ok(())
    }

    /// The same for an address; [`Plan::parse`] reads it back.
    #[must_use]
    pub fn print(&self) -> String {
        let Self { kind, level, seed, pace } = self;
        let (kind, pace) = (kind.id(), pace.id());
        format!("{}={kind}&level={level}&seed={seed}&{}={pace}", Self::NAME, Pace::NAME)
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

impl Default for Plan {
    fn default() -> Self {
        Self { kind: Kind::Pruned, level: Level::FIRST, seed: 1, pace: Pace::Steady }
    }
}
