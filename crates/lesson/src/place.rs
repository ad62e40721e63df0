//! The places of the page for learning, and their addresses.

use crate::sheet::order::Order;
use crate::source::Source;
use plyscope_practice::author::Draft;
use plyscope_practice::Plan;
use plyscope_quiz::question::{Kind, Question, QuestionProblem};
use plyscope_setup::address::{FromQuery, Query, ToQuery, Writer};
use plyscope_setup::Choice;

/// A place on the page for learning.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Place {
    /// The overview.
    #[default]
    Home,
    /// A question.
    Question(Box<Question>),
    /// Endless random questions.
    Practice(Plan),
    /// The results of practice.
    Progress,
    /// A lesson, or one of its questions.
    Lesson(Reading),
    /// The question builder.
    Author(Draft),
    /// A question embedded in another site, without anything around it.
    Embedded(Box<Question>),
    /// Worksheets.
    Sheet(Order),
}

/// An open lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Where it comes from.
    pub source: Source,
    /// The name of the open question; `None` for the lesson itself.
    pub ask: Option<String>,
    /// The seed; `None` for that of the lesson.
    pub seed: Option<u64>,
    /// Its surroundings.
    pub around: Around,
}

/// The surroundings of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Around {
    /// The site, with its other pages.
    #[default]
    Site,
    /// Another site, or a learning platform: there are no links to the rest of this site.
    Host,
}

/// The name of [`Reading::source`] in addresses.
const LESSON: &str = "lesson";

/// The name of [`Reading::ask`] in addresses.
const ASK: &str = "ask";

/// The name of [`Reading::seed`] in addresses.
const SEED: &str = "seed";

impl Reading {
    /// Reads it from an address; `None` without a valid source of a lesson.
    fn from_query(query: &mut Query<QuestionProblem>) -> Option<Self> {
        let source =
            query.read(LESSON, |text| Source::parse(text).ok_or(QuestionProblem::NoLesson));
        let ask = query.text(ASK).filter(|ask| !ask.is_empty());
        let seed = query.number(SEED, 0..=u64::MAX);
        Some(Self { source: source?, ask, seed, around: Around::Site })
    }
}

impl ToQuery for Reading {
    fn to_query(&self, writer: &mut Writer) {
        if self.around == Around::Host {
            writer.name(EMBED);
        }
        writer.add(LESSON, self.source.print());
        writer.add_some(SEED, self.seed);
        writer.add_some(ASK, self.ask.as_ref());
    }
}

/// The address of [`Place::Progress`].
const PROGRESS: &str = "progress";

/// The first parameter of addresses with [`Around::Host`].
const EMBED: &str = "embed";

impl FromQuery for Place {
    type Problem = QuestionProblem;

    fn from_query(query: &mut Query<QuestionProblem>) -> Self {
        if query.has(Draft::NAME) {
            return Self::Author(Draft::from_query(query));
        }
        let is_embedded = query.flag(EMBED);
        let around = if is_embedded { Around::Host } else { Around::Site };
        if query.has(Order::NAME) && !is_embedded {
            Self::Sheet(Order::from_query(query))
        } else if query.has(LESSON) {
            let reading = Reading::from_query(query);
            reading.map_or(Self::Home, |reading| Self::Lesson(Reading { around, ..reading }))
        } else if query.has(Plan::NAME) && !is_embedded {
            Self::Practice(Plan::from_query(query))
        } else if is_embedded || query.has(Kind::NAME) || query.has("tree") {
            let question = Question::from_query(query).map(Box::new);
            let place = if is_embedded { Self::Embedded } else { Self::Question };
            question.map_or(Self::Home, place)
        } else if query.flag(PROGRESS) {
            Self::Progress
        } else {
            query.allow(&[LESSON, Plan::NAME, Kind::NAME, Order::NAME, Draft::NAME]);
            Self::Home
        }
    }
}

impl ToQuery for Place {
    fn to_query(&self, writer: &mut Writer) {
        match self {
            Self::Home => {}
            Self::Question(question) => question.to_query(writer),
            Self::Practice(plan) => plan.to_query(writer),
            Self::Progress => writer.name(PROGRESS),
            Self::Lesson(reading) => reading.to_query(writer),
            Self::Author(draft) => draft.to_query(writer),
            Self::Embedded(question) => {
                writer.name(EMBED);
                question.to_query(writer);
            }
            Self::Sheet(order) => order.to_query(writer),
        }
    }
}

impl Place {
    /// Parses the part of an address behind `#`. Problems are reported; without a question the
    /// place is [`Place::Home`].
    #[must_use]
    pub fn parse(fragment: &str) -> (Self, Vec<QuestionProblem>) {
        Self::from_address(fragment)
    }

    /// The surroundings of the page.
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

    /// The part of an address behind `#`; [`Place::parse`] reads it back.
    #[must_use]
    pub fn print(&self) -> String {
        self.to_address()
    }

    /// The question of the place, if the address contains it.
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
