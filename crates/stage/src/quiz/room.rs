//! Where a person is on the page for learning, as an address says it.

use plyscope_core::excerpt;

use super::author::Draft;
use super::practice::Plan;
use super::question::{Kind, Question, QuestionProblem};
use crate::lesson::source::Source;
use crate::link::{decode, encode, LinkProblem, MAX_LINK};
use crate::setup::Choice;
use crate::sheet::order::Order;

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
    /// A question that is being built.
    Author(Draft),
    /// A question that stands in a page of somebody else's, and has nothing around it.
    Embedded(Box<Question>),
    /// Sheets of paper.
    Sheet(Order),
}

/// A lesson that is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Where it comes from.
    pub source: Source,
    /// The name of the question that is answered; `None` while the lesson itself is read.
    pub ask: Option<String>,
    /// What chance begins with; `None` for what the lesson says.
    pub seed: Option<u64>,
    /// What is around it.
    pub around: Around,
}

/// What is around a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Around {
    /// The site, with its other pages.
    #[default]
    Site,
    /// A page of somebody else's, or a learning platform: nothing leads to the rest of the site.
    Host,
}

/// The name of [`Reading::source`] in addresses.
const LESSON: &str = "lesson";

/// The name of [`Reading::ask`] in addresses.
const ASK: &str = "ask";

/// The name of [`Reading::seed`] in addresses.
const SEED: &str = "seed";

impl Reading {
    /// Reads a lesson's address; of a name that is no name only the lesson is taken.
    fn parse(text: &str) -> Option<Self> {
        let value = |name: &str| {
            let parts = text.split('&').filter_map(|part| part.split_once('='));
            let found = parts.rev().find(|&(key, _)| key == name);
            found.and_then(|(_, value)| decode(value))
        };
        let source = Source::parse(&value(LESSON)?)?;
        let ask = value(ASK).filter(|ask| !ask.is_empty());
        let seed = value(SEED).and_then(|seed| seed.parse().ok());
        Some(Self { source, ask, seed, around: Around::Site })
    }

    fn print(&self) -> String {
        let lesson = format!("{LESSON}={}", encode(self.source.print()));
        let seed = self.seed.map_or_else(String::new, |seed| format!("&{SEED}={seed}"));
        let ask =
            self.ask.as_ref().map_or_else(String::new, |ask| format!("&{ASK}={}", encode(ask)));
        let around = match self.around {
            Around::Site => String::new(),
            Around::Host => format!("{EMBED}&"),
        };
        around + &lesson + &seed + &ask
    }
}

/// The address of [`Room::Progress`].
const PROGRESS: &str = "progress";

/// What stands first in the address of what has [`Around::Host`].
const EMBED: &str = "embed";

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
        } else if says(Draft::NAME) {
            let (draft, problems) = Draft::parse(text);
            (Self::Author(draft), problems)
        } else if let Some(text) = text.strip_prefix(EMBED).and_then(|rest| rest.strip_prefix('&'))
        {
            Self::parse_embedded(text)
        } else if says(Order::NAME) {
            let (order, problems) = Order::parse(text);
            (Self::Sheet(order), problems)
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
                let name = excerpt(part.split('=').next().unwrap_or(part));
                QuestionProblem::Tree(LinkProblem::UnknownParameter { name })
            };
            (Self::Home, text.split('&').take(5).map(unknown).collect())
        }
    }

    fn parse_embedded(text: &str) -> (Self, Vec<QuestionProblem>) {
        if text.starts_with(LESSON) {
            return match Reading::parse(text) {
                Some(reading) => {
                    (Self::Lesson(Reading { around: Around::Host, ..reading }), Vec::new())
                }
                None => (Self::Home, vec![QuestionProblem::NoLesson]),
            };
        }
        let (question, problems) = Question::parse(text);
        (question.map_or(Self::Home, |question| Self::Embedded(Box::new(question))), problems)
    }

    /// What is around the page.
    #[must_use]
    pub const fn around(&self) -> Around {
        match self {
            Self::Embedded(_) => Around::Host,
            Self::Lesson(reading) => reading.around,
            Self::Home
            | Self::Question(_)
            | Self::Practice(_)
            | Self::Progress
            | Self::Author(_)
            | Self::Sheet(_) => Around::Site,
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
            Self::Author(draft) => draft.print(),
            Self::Embedded(question) => format!("{EMBED}&{}", question.print()),
            Self::Sheet(order) => order.print(),
        }
    }

    /// The question that is asked there, as far as the address says it.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        match self {
            Self::Home | Self::Progress | Self::Lesson(_) | Self::Author(_) | Self::Sheet(_) => {
                None
            }
            Self::Question(question) | Self::Embedded(question) => Some((**question).clone()),
            Self::Practice(plan) => Some(plan.question()),
        }
    }
}
