//! Where a person is on the page for learning, as an address says it.

use super::practice::Plan;
use super::question::{Kind, Question, QuestionProblem};
use crate::link::{LinkProblem, MAX_LINK};
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
        }
    }

    /// The question that is asked there.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        match self {
            Self::Home | Self::Progress => None,
            Self::Question(question) => Some((**question).clone()),
            Self::Practice(plan) => Some(plan.question()),
        }
    }
}
