//! A question that is being built: what its author has said of it so far, right or wrong, and what
//! there is to know of it before it is handed out.

mod blame;
mod board;
mod facts;
mod key;

pub use facts::{asks_of_search, Facts, Rule, SearchFacts};
pub use key::Key;

use super::asked::Asked;
use super::examples::EXAMPLES;
use super::practice::{self, Level};
use super::question::{Kind, Question, QuestionProblem, Subject};
use plyscope_setup::address::{FromQuery, Query, ToQuery, Writer};
use plyscope_setup::link::LinkProblem;
use plyscope_setup::Choice;

/// A question that is being built: the parts of its address, as they are typed. A part that cannot be
/// read is kept, so that nothing is lost; what belongs to trees is kept while a board is asked about,
/// and the other way round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft(Vec<(Key, String)>);

/// What is wrong with a part of a question.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// Which part.
    pub key: Key,
    /// What is wrong with it.
    pub problem: QuestionProblem,
}

/// The quiz of the lectures: an author begins with something that can be asked.
impl Default for Draft {
    fn default() -> Self {
        let quiz = EXAMPLES.first().and_then(|example| example.question());
        quiz.map_or_else(|| Self(Vec::new()), |quiz| Self::of(&quiz))
    }
}

impl FromQuery for Draft {
    type Problem = QuestionProblem;

    fn from_query(query: &mut Query<QuestionProblem>) -> Self {
        let mut draft = Self::read(query);
        let mut problems = draft.settle();
        for (key, problem) in draft.ignored() {
            draft.unsay(key);
            problems.push(problem);
        }
        for problem in problems {
            let name = problem.parameter().unwrap_or_default().to_owned();
            query.complain_of(&name, problem);
        }
        if draft.0.is_empty() {
            draft = Self::default();
        }
        draft
    }
}

/// Without what the search ignores.
impl ToQuery for Draft {
    fn to_query(&self, writer: &mut Writer) {
        let ignored = self.ignored();
        let is_heeded = |key: Key| !ignored.iter().any(|(ignored, _)| *ignored == key);
        writer.name(Self::NAME);
        for (key, value) in self.0.iter().filter(|(key, _)| is_heeded(*key)) {
            writer.add(key.name(), value);
        }
    }
}

impl Draft {
    /// What stands first in the address of a draft.
    pub const NAME: &'static str = "author";

    /// The draft of a question that there is already.
    #[must_use]
    pub fn of(question: &Question) -> Self {
        Self::read(&mut Query::parse(&question.print()))
    }

    /// Reads what an address says. Of what is typed nothing is left out, however wrong; a choice that
    /// does not exist and a board that is none are told, and left as they are usual.
    #[must_use]
    pub fn parse(text: &str) -> (Self, Vec<QuestionProblem>) {
        Self::from_address(text)
    }

    /// Takes what is typed.
    fn read(query: &mut Query<QuestionProblem>) -> Self {
        query.allow(&[Self::NAME]);
        let names: Vec<&'static str> = Key::all().map(Key::name).collect();
        let mut draft = Self(Vec::new());
        for (name, value) in query.texts(&names) {
            if let Some(key) = Key::named(name) {
                draft.say(key, value);
            }
        }
        draft
    }

    /// The draft for an address; [`Draft::parse`] reads it back, but for what the search ignores.
    #[must_use]
    pub fn print(&self) -> String {
        self.to_address()
    }

    /// What is said of a part, if anything is.
    #[must_use]
    pub fn said(&self, key: Key) -> Option<&str> {
        self.0.iter().find(|(other, _)| *other == key).map(|(_, value)| value.as_str())
    }

    /// What is chosen; the usual where nothing is said.
    #[must_use]
    pub fn chosen<C: Choice>(&self) -> C {
        let said = Key::named(C::NAME).and_then(|key| self.said(key));
        said.and_then(|id| C::from_id(id).ok()).unwrap_or(C::ALL[0].1)
    }

    /// Says something of a part, whatever was said before.
    pub fn say(&mut self, key: Key, value: String) {
        match self.0.iter_mut().find(|(other, _)| *other == key) {
            Some((_, said)) => *said = value,
            None => self.0.push((key, value)),
        }
    }

    /// Says nothing of a part, so that it is as usual.
    pub fn unsay(&mut self, key: Key) {
        self.0.retain(|(other, _)| *other != key);
    }

    /// Makes a choice.
    pub fn choose<C: Choice>(&mut self, choice: C) {
        if let Some(key) = Key::named(C::NAME) {
            self.say(key, choice.id().to_owned());
        }
    }

    /// What is asked.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.chosen()
    }

    /// Asks something else of the same tree or board, or of the one that there was before. A board is
    /// asked about at a moment at which there is something to ask.
    pub fn ask(&mut self, kind: Kind) {
        if self.kind().is_about_boards() != kind.is_about_boards() {
            // Both have an order, and it means something else.
            self.unsay(Key::ORDER);
        }
        self.choose(kind);
        self.settle();
        if kind.is_about_boards() && !self.can_be_asked() {
            self.next_moment();
        }
    }

    /// The question.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn question(&self) -> Result<Question, Vec<Fault>> {
        let (question, problems) = Question::parse(&self.address());
        match question {
            Some(question) if problems.iter().all(is_ignored) => Ok(question),
            _ => {
                let problems = problems.into_iter().filter(|problem| !is_ignored(problem));
                Err(problems.map(Self::blame).collect())
            }
        }
    }

    /// The parts that the search which is chosen ignores. They have no field while it is chosen, and are
    /// kept for another one.
    fn ignored(&self) -> Vec<(Key, QuestionProblem)> {
        let (_, problems) = Question::parse(&self.address());
        let ignored = problems.into_iter().filter(is_ignored);
        ignored.map(Self::blame).map(|fault| (fault.key, fault.problem)).collect()
    }

    /// The parts that have no place of their own among the usual choices of a question about trees.
    pub fn others(&self) -> impl Iterator<Item = (Key, &str)> {
        let is_other = |key: Key| !key.has_field() && key.applies(self.kind());
        let others = self.0.iter().filter(move |(key, _)| is_other(*key));
        others.filter(|_| !self.kind().is_about_boards()).map(|(key, value)| (*key, value.as_str()))
    }

    /// Asks about a tree that is made for a level and a seed.
    pub fn make_tree(&mut self, level: Level, seed: u64) {
        let made = practice::question(self.kind(), level, seed);
        if let Subject::Tree { text, .. } = made.subject {
            self.say(Key::TREE, text);
        }
    }

    fn can_be_asked(&self) -> bool {
        self.question().is_ok_and(|question| Asked::of(&question).is_ok())
    }

    /// The address of the question, of the parts that belong to it.
    fn address(&self) -> String {
        let kind = self.kind();
        self.joined(|key| key.applies(kind))
    }

    fn joined(&self, belongs: impl Fn(Key) -> bool) -> String {
        let mut writer = Writer::default();
        for (key, value) in self.0.iter().filter(|(key, _)| belongs(*key)) {
            // Blanks around a number are no fault.
            writer.add(key.name(), if *key == Key::TREE { value } else { value.trim() });
        }
        writer.finish()
    }

    /// Leaves out what nobody can type, and so nobody could mend; tells what was wrong with it.
    fn settle(&mut self) -> Vec<QuestionProblem> {
        let mut problems = Vec::new();
        loop {
            let faults = self.question().err().unwrap_or_default();
            let unmendable =
                |fault: &Fault| !fault.key.is_typed() && self.said(fault.key).is_some();
            let Some(fault) = faults.into_iter().find(unmendable) else { return problems };
            self.unsay(fault.key);
            problems.push(fault.problem);
        }
    }
}

/// Whether it is a part that the search ignores, and nothing is wrong with it.
const fn is_ignored(problem: &QuestionProblem) -> bool {
    matches!(problem, QuestionProblem::Tree(LinkProblem::Ignored(_)))
}
