//! The address of a search at a step: `#game=tic-tac-toe&iterations=1000&exploration=1.4&seed=1&step=12`.

use plyscope_best_first::mcts::{Equivalence, Exploration, Moment, Selection, Settings};
use plyscope_search::algo::Algorithm;
use plyscope_search::notation::ParseError;
use plyscope_search::{excerpt, GameTree};
use plyscope_setup::address::{At, FromQuery, Problem, Query, ToQuery, Writer};
use plyscope_setup::leaf_value;
use plyscope_setup::link::LinkProblem as SubjectProblem;

use super::Kind;
use crate::subject::Given;

/// The game that is searched where an address says nothing.
pub const FIRST: &str = "game=tic-tac-toe";

/// A parsed address. Missing parameters keep their defaults.
#[derive(Clone, PartialEq, Debug)]
pub struct Link {
    /// What is searched.
    pub subject: Given,
    /// How.
    pub settings: Settings,
    /// The step to show.
    pub step: At,
}

/// Reads a tree, in which chance may decide.
///
/// # Errors
/// When the text is none.
pub fn read_tree(text: &str) -> Result<GameTree, ParseError> {
    GameTree::parse_for(text, Algorithm::Expectiminimax)
}

/// A problem with one part of an address. The other parts are still used.
#[derive(Clone, PartialEq, Debug)]
pub enum LinkProblem {
    /// A problem with what is searched, or one that any address can have.
    Subject(SubjectProblem),
    /// The constant is no number from 0 to [`Exploration::MOST`].
    Exploration {
        /// What was given; of a long text only the beginning.
        given: String,
    },
}

impl LinkProblem {
    /// Whether it is that the address is too long, and not read at all.
    #[must_use]
    pub const fn is_too_long(&self) -> bool {
        matches!(self, Self::Subject(problem) if problem.is_too_long())
    }

    /// The name of the parameter that it is about.
    #[must_use]
    pub fn parameter(&self) -> Option<&str> {
        match self {
            Self::Subject(problem) => problem.parameter(),
            Self::Exploration { .. } => Some("exploration"),
        }
    }
}

impl From<Problem> for LinkProblem {
    fn from(problem: Problem) -> Self {
        Self::Subject(problem.into())
    }
}

impl FromQuery for Link {
    type Problem = LinkProblem;

    fn from_query(query: &mut Query<LinkProblem>) -> Self {
        let usual = Settings::default();
        let selection = match query.choice().unwrap_or(Kind::Uct) {
            Kind::Rave => {
                let given = query.number("equivalence", 0..=Equivalence::MOST.into());
                Selection::Rave(given.and_then(Equivalence::new).unwrap_or_default())
            }
            kind => kind.usual(),
        };
        let most = selection.most_iterations().into();
        let settings = Settings {
            iterations: query.number("iterations", 1..=most).unwrap_or(usual.iterations),
            exploration: query.read("exploration", read_exploration).unwrap_or(usual.exploration),
            seed: query.number("seed", 0..=MOST_SEED).unwrap_or(usual.seed),
            selection,
        };
        let step = query.moment("step").unwrap_or_default();
        let read = match selection {
            Selection::Puct => Given::evaluated_from_query,
            Selection::Uct | Selection::Rave(_) => Given::from_query,
        };
        let subject = query.hand_on(read, LinkProblem::Subject);
        let subject = subject.unwrap_or_else(|| Self::first().subject);
        let last = Moment::last(settings.iterations).step();
        if let Some(step) = step.beyond(last.into()) {
            query.complain_of("step", Problem::Beyond { step, last: last.into() });
        }
        Self { subject, settings, step }
    }
}

/// The largest seed: all whole numbers up to it are exact in JSON, too.
pub const MOST_SEED: u64 = (1 << 53) - 1;

/// Reads the constant of the exploration term. A comma is read as the decimal sign, as the page writes it in
/// Dutch.
///
/// # Errors
/// When it is none.
pub fn read_exploration(text: &str) -> Result<Exploration, LinkProblem> {
    let wrong = || LinkProblem::Exploration { given: excerpt(text) };
    leaf_value(&text.replace(',', ".")).and_then(Exploration::new).ok_or_else(wrong)
}

impl ToQuery for Link {
    fn to_query(&self, writer: &mut Writer) {
        match self.settings.selection {
            Selection::Puct => self.subject.to_query(writer),
            Selection::Uct | Selection::Rave(_) => {
                self.subject.without_evaluation().to_query(writer);
            }
        }
        writer.add("iterations", self.settings.iterations);
        writer.add("exploration", self.settings.exploration);
        writer.choose_unless(Kind::of(self.settings.selection), Kind::Uct);
        if let Selection::Rave(equivalence) = self.settings.selection {
            writer.add("equivalence", equivalence.visits());
        }
        writer.add("seed", self.settings.seed);
        writer.add("step", self.step);
    }
}

impl Link {
    /// Parses the part of an address behind `#`. Valid parts are used; the others are reported.
    #[must_use]
    pub fn parse(fragment: &str) -> (Self, Vec<LinkProblem>) {
        Self::from_address(fragment)
    }

    fn first() -> Self {
        Self::parse(FIRST).0
    }

    /// The part of an address behind `#`.
    #[must_use]
    pub fn print(&self) -> String {
        let mut writer = Writer::default();
        self.to_query(&mut writer);
        writer.finish()
    }
}
