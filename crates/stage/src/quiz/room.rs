//! Where a person is on the page for learning, as an address says it.

use super::practice::Plan;
use super::question::{Kind, Question, QuestionProblem};
use crate::lesson::source::Source;
use crate::link::{decode, encode, LinkProblem, MAX_LINK};
use crate::setup::Choice;

/// A place on the page for learning.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Room {
    /// What there is to do.
    #[default]
    Home,
    /// A question.
    Question(Box<Question>),
    /// A question of a row without end.
    Practice(Plan),
    /// What was practised.
    Progress,
    /// A lesson, or one of its questions.
    Lesson(Reading),
}

/// A lesson that is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Where it comes from.
    pub source: Source,
    /// The name of the question that is answered; `None` while the lesson itself is read.
    pub ask: Option<String>,
}

/// The name of [`Reading::source`] in addresses.
const LESSON: &str = "lesson";

/// The name of [`Reading::ask`] in addresses.
const ASK: &str = "ask";

impl Reading {
    /// Reads a lesson's address; of a name that is no name only the lesson is taken.
    fn parse(text: &str) -> Option<Self> {
        let value = |name: &str| {
            let parts = text.split('&').filter_map(|part| part.split_once('='));
            let found = parts.rev().find(|&(key, _)| key == name);
            found.and_then(|(_, value)| decode(value))
        };
        let source = Source::parse(&value(LESSON)?)?;
        Some(Self { source, ask: value(ASK).filter(|ask| !ask.is_empty()) })
    }

    fn print(&self) -> String {
        let lesson = format!("{LESSON}={}", encode(self.source.print()));
        match &self.ask {
            Some(ask) => format!("{lesson}&{ASK}={}", encode(ask)),
            None => lesson,
        }
    }
}

/// The address of [`Room::Progress`].
const PROGRESS: &str = "progress";

impl Room {
    /// Reads the part of an address behind `#`. What is wrong is told; what makes no question leads
    /// home.
    #[must_use]
    pub fn parse(fragment: &str) -> (Self, Vec<QuestionProblem>) {
        let text = fragment.strip_prefix('#').unwrap_or(fragment);
        if text.len() > MAX_LINK {
            return (Self::Home, vec![QuestionProblem::TooLong { bytes: text.len() }]);
        }
        let says = |name: &str| text.split('&').any(|part| part.split('=').next() == Some(name));
        if text.is_empty() {
            (Self::Home, Vec::new())
        } else if text == PROGRESS {
            (Self::Progress, Vec::new())
        } else if says(LESSON) {
            match Reading::parse(text) {
                Some(reading) => (Self::Lesson(reading), Vec::new()),
                None => (Self::Home, vec![QuestionProblem::NoLesson]),
            }
        } else if says(Plan::NAME) {
            let (plan, problems) = Plan::parse(text);
            (Self::Practice(plan), problems)
        } else if says(Kind::NAME) || says("tree") {
            let (question, problems) = Question::parse(text);
            (question.map_or(Self::Home, |question| Self::Question(Box::new(question))), problems)
        } else {
            let unknown = |part: &str| {
                let name = part.split('=').next().unwrap_or(part).chars().take(40).collect();
                QuestionProblem::Tree(LinkProblem::UnknownParameter { name })
            };
            (Self::Home, text.split('&').take(5).map(unknown).collect())
        }
    }

    /// The part of an address behind `#`; [`Room::parse`] reads it back.
    #[must_use]
    pub fn print(&self) -> String {
        match self {
            Self::Home => String::new(),
            Self::Question(question) => question.print(),
            Self::Practice(plan) => plan.print(),
            Self::Progress => PROGRESS.to_owned(),
            Self::Lesson(reading) => reading.print(),
        }
    }

    /// The question that is asked there, as far as the address says it.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        match self {
            Self::Home | Self::Progress | Self::Lesson(_) => None,
            Self::Question(question) => Some((**question).clone()),
            Self::Practice(plan) => Some(plan.question()),
        }
    }
}
