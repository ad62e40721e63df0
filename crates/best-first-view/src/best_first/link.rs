//! The address of a search at a step: `#search=sss&tree=(3+5)+(2+9)&step=12`, or
//! `#search=proof-number&game=tic-tac-toe&goal=draw&iterations=1000&step=12`.

use plyscope_best_first::{proof_number, sss};
use plyscope_search::notation::ParseError;
use plyscope_search::{excerpt, Game, GameTree, Value};
use plyscope_setup::address::{At, FromQuery, Problem, Query, ToQuery, Writer};
use plyscope_setup::link::LinkProblem as SubjectProblem;
use plyscope_setup::{leaf_value, MAX_DEPTH};

use super::{gallery, Kind, Search};
use crate::subject::{Given, Subject};

/// A parsed address. Missing parameters keep their defaults.
#[derive(Clone, PartialEq, Debug)]
pub struct Link {
    /// What is searched.
    pub subject: Given,
    /// How.
    pub search: Search,
    /// The step to show.
    pub step: At,
}

/// A problem with one part of an address. The other parts are still used.
#[derive(Clone, PartialEq, Debug)]
pub enum LinkProblem {
    /// A problem with what is searched, or one that any address can have.
    Subject(SubjectProblem),
    /// What should be proved is no value.
    Goal {
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
            Self::Goal { .. } => Some("goal"),
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
        let kind = query.choice().unwrap_or(Kind::Sss);
        let mut goal = None;
        let search = match kind {
            Kind::Sss => {
                let depth = query.number("depth", 0..=MAX_DEPTH.into());
                Search::Sss(sss::Settings { depth })
            }
            Kind::ProofNumber => {
                let usual = proof_number::Settings::default();
                let most = proof_number::Settings::MOST_ITERATIONS.into();
                goal = query.read("goal", read_goal);
                let iterations = query.number("iterations", 1..=most);
                Search::ProofNumber(proof_number::Settings {
                    iterations: iterations.unwrap_or(usual.iterations),
                    ..usual
                })
            }
        };
        let step = query.moment("step").unwrap_or_default();
        let subject = query.hand_on(Given::from_query, LinkProblem::Subject);
        let subject = subject.unwrap_or_else(|| Self::first(kind).subject);
        let search = match goal {
            Some(goal) => search.with_goal(goal),
            None => asked_as_usual(search, &subject),
        };
        Self { subject, search, step }
    }
}

/// The search, which asks its usual question if it asks one.
fn asked_as_usual(search: Search, subject: &Given) -> Search {
    match search {
        Search::Sss(_) => search,
        Search::ProofNumber(_) => search.with_goal(usual_goal(subject)),
    }
}

/// What proof-number search asks without a goal of what an address gives.
#[must_use]
pub fn usual_goal(subject: &Given) -> Value {
    subject.read(read_tree).map_or(Value::WIN, |subject| usual_goal_of(&subject))
}

/// What proof-number search asks without a goal: whether MAX wins. In a tree of numbers no player can; there it
/// asks whether the root is worth at least its static evaluation.
#[must_use]
pub fn usual_goal_of(subject: &Subject) -> Value {
    let Subject::Tree(tree) = subject else { return Value::WIN };
    let mut leaves = tree.nodes().filter_map(|node| tree.leaf_value(node));
    match leaves.all(Value::is_number) {
        true => tree.estimate(&tree.root()),
        false => Value::WIN,
    }
}

/// Reads what should be proved.
///
/// # Errors
/// When it is no value.
pub fn read_goal(text: &str) -> Result<Value, LinkProblem> {
    leaf_value(text).ok_or_else(|| LinkProblem::Goal { given: excerpt(text) })
}

/// Reads a tree, in which players move only.
///
/// # Errors
/// When the text is none.
pub fn read_tree(text: &str) -> Result<GameTree, ParseError> {
    GameTree::parse(text)
}

impl ToQuery for Link {
    fn to_query(&self, writer: &mut Writer) {
        writer.choose(self.search.kind());
        self.subject.to_query(writer);
        match self.search {
            Search::Sss(settings) => writer.add_some("depth", settings.depth),
            Search::ProofNumber(settings) => {
                writer.add("goal", settings.at_least);
                writer.add("iterations", settings.iterations);
            }
        }
        writer.add("step", self.step);
    }
}

impl Link {
    /// Parses the part of an address behind `#`. Valid parts are used; the others are reported.
    #[must_use]
    pub fn parse(fragment: &str) -> (Self, Vec<LinkProblem>) {
        Self::from_address(fragment)
    }

    /// A search of something else as usual, from its beginning.
    #[must_use]
    pub fn of(kind: Kind, subject: Given) -> Self {
        let search = asked_as_usual(Search::usual(kind), &subject);
        Self { subject, search, step: At::default() }
    }

    /// What a search is shown with first, at a step that shows what it does.
    #[must_use]
    pub fn first(kind: Kind) -> Self {
        Self::parse(gallery::first(kind)).0
    }

    /// The part of an address behind `#`.
    #[must_use]
    pub fn print(&self) -> String {
        let mut writer = Writer::default();
        self.to_query(&mut writer);
        writer.finish()
    }
}
