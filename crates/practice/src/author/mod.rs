//! The question builder: a draft with its faults, and facts about the question.

mod blame;
mod board;
mod facts;
mod key;

pub(crate) use board::next_moment;
pub use facts::{Facts, Rule, SearchFacts};
pub use key::Key;

use crate::examples::EXAMPLES;
use crate::Level;
use plyscope_quiz::asked::Asked;
use plyscope_quiz::program::Assignment;
use plyscope_quiz::question::{Kind, Question, QuestionProblem, Subject};
use plyscope_setup::address::{FromQuery, Query, ToQuery, Writer};
use plyscope_setup::link::LinkProblem;
use plyscope_setup::Choice;

/// A question that is being built: the parts of its address as typed. Invalid parts are kept, so
/// that nothing is lost; the parts of trees are kept while a board or a program is asked about, and
/// vice versa, but for those that mean something else there: the order, and the variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft(Vec<(Key, String)>);

/// A problem with a part of a question.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// Which part.
    pub key: Key,
    /// The problem.
    pub problem: QuestionProblem,
}

/// The tree of the lectures' quiz, whose order is already the best, and its mirror image, of which all nodes
/// are visited.
const BEGINNINGS: [&str; 2] = ["((8 5) (20 3)) ((2 4) (15 6))", "((6 15) (4 2)) ((3 20) (5 8))"];

/// The quiz of the lectures, so that an author begins with a valid question.
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
            draft.remove(key);
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

/// Without ignored options.
impl ToQuery for Draft {
    fn to_query(&self, writer: &mut Writer) {
        let ignored = self.ignored();
        let is_used = |key: Key| !ignored.iter().any(|(ignored, _)| *ignored == key);
        writer.name(Self::NAME);
        for (key, value) in self.0.iter().filter(|(key, _)| is_used(*key)) {
            writer.add(key.name(), value);
        }
    }
}

impl Draft {
    /// The first parameter in the address of a draft.
    pub const NAME: &'static str = "author";

    /// The draft of an existing question.
    #[must_use]
    pub fn of(question: &Question) -> Self {
        Self::read(&mut Query::parse(&question.print()))
    }

    /// Parses an address. Typed parts are kept even if invalid; unknown choices and invalid boards
    /// are reported and replaced by defaults.
    #[must_use]
    pub fn parse(text: &str) -> (Self, Vec<QuestionProblem>) {
        Self::from_address(text)
    }

    /// Takes the typed parts.
    fn read(query: &mut Query<QuestionProblem>) -> Self {
        query.allow(&[Self::NAME]);
        let names: Vec<&'static str> = Key::all().map(Key::name).collect();
        let mut draft = Self(Vec::new());
        for (name, value) in query.texts(&names) {
            if let Some(key) = Key::named(name) {
                draft.set(key, value);
            }
        }
        draft
    }

    /// The address of the draft, without ignored options; [`Draft::parse`] reads it back.
    #[must_use]
    pub fn print(&self) -> String {
        self.to_address()
    }

    /// The value of a part, if it is set.
    #[must_use]
    pub fn get(&self, key: Key) -> Option<&str> {
        self.0.iter().find(|(other, _)| *other == key).map(|(_, value)| value.as_str())
    }

    /// The chosen value, or the default.
    #[must_use]
    pub fn chosen<C: Choice>(&self) -> C {
        let given = Key::named(C::NAME).and_then(|key| self.get(key));
        given.and_then(|id| C::from_id(id).ok()).unwrap_or(C::ALL[0].1)
    }

    /// Sets a part.
    pub fn set(&mut self, key: Key, value: String) {
        match self.0.iter_mut().find(|(other, _)| *other == key) {
            Some((_, given)) => *given = value,
            None => self.0.push((key, value)),
        }
    }

    /// Removes a part, so that it has its default.
    pub fn remove(&mut self, key: Key) {
        self.0.retain(|(other, _)| *other != key);
    }

    /// Makes a choice.
    pub fn choose<C: Choice>(&mut self, choice: C) {
        if let Some(key) = Key::named(C::NAME) {
            self.set(key, choice.id().to_owned());
        }
    }

    /// The kind of question.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.chosen()
    }

    /// Changes the kind of question for the same tree, board or program, or for the previous one. A board is
    /// asked about at a step where that is possible.
    pub fn ask(&mut self, kind: Kind) {
        if self.kind().is_about_boards() != kind.is_about_boards() {
            // Both have an order, with different meanings.
            self.remove(Key::ORDER);
        }
        if self.kind() != kind {
            // It counts other things for each kind.
            self.remove(Key::VARIANT);
        }
        self.choose(kind);
        self.settle();
        if kind.is_about_boards() && !self.can_be_asked() {
            self.next_moment();
        }
        self.begin_anew();
    }

    /// Exchanges a tree that the form begins with, where only another of them can be asked about.
    fn begin_anew(&mut self) {
        let is_first = self.get(Key::TREE).is_some_and(|tree| BEGINNINGS.contains(&tree));
        if !self.kind().is_about_trees() || !is_first || self.can_be_asked() {
            return;
        }
        let with_tree = |tree: &str| {
            let mut other = self.clone();
            other.set(Key::TREE, tree.to_owned());
            other
        };
        if let Some(other) = BEGINNINGS.map(with_tree).into_iter().find(Self::can_be_asked) {
            *self = other;
        }
    }

    /// The question.
    ///
    /// # Errors
    /// All its faults.
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

    /// The parts that the chosen search ignores. They have no field, but are kept for other
    /// searches.
    fn ignored(&self) -> Vec<(Key, QuestionProblem)> {
        let (_, problems) = Question::parse(&self.address());
        let ignored = problems.into_iter().filter(is_ignored);
        ignored.map(Self::blame).map(|fault| (fault.key, fault.problem)).collect()
    }

    /// The parts without a separate field in the form for trees.
    pub fn others(&self) -> impl Iterator<Item = (Key, &str)> {
        let is_other = |key: Key| !key.has_field() && key.applies(self.kind());
        let others = self.0.iter().filter(move |(key, _)| is_other(*key));
        others.filter(|_| self.kind().is_about_trees()).map(|(key, value)| (*key, value.as_str()))
    }

    /// Sets a random tree for a level and a seed.
    pub fn make_tree(&mut self, level: Level, seed: u64) {
        let made = crate::question(self.kind(), level, seed);
        if let Subject::Tree { text, .. } = made.subject {
            self.set(Key::TREE, text);
        }
    }

    fn can_be_asked(&self) -> bool {
        self.question().is_ok_and(|question| Asked::of(&question).is_ok())
    }

    /// The address of the question, with only the parts that belong to it.
    fn address(&self) -> String {
        let kind = self.kind();
        self.joined(|key| key.applies(kind) && !self.is_of_another_program(key))
    }

    /// Whether a part is an option that only other programs that can be written have.
    fn is_of_another_program(&self, key: Key) -> bool {
        let is_option = key.is_option_of_assignments() && self.kind() == Kind::WriteProgram;
        is_option && !self.assignment().takes(key.name())
    }

    /// What is to be written, without its options.
    #[must_use]
    pub fn assignment(&self) -> Assignment {
        Assignment::new(self.chosen(), None)
    }

    fn joined(&self, belongs: impl Fn(Key) -> bool) -> String {
        let mut writer = Writer::default();
        for (key, value) in self.0.iter().filter(|(key, _)| belongs(*key)) {
            // Spaces around a number are allowed.
            writer.add(key.name(), if *key == Key::TREE { value } else { value.trim() });
        }
        writer.finish()
    }

    /// Drops invalid parts that have no field, since they could not be corrected; returns their
    /// problems.
    fn settle(&mut self) -> Vec<QuestionProblem> {
        let mut problems = Vec::new();
        loop {
            let faults = self.question().err().unwrap_or_default();
            let unmendable = |fault: &Fault| !fault.key.is_typed() && self.get(fault.key).is_some();
            let Some(fault) = faults.into_iter().find(unmendable) else { return problems };
            self.remove(fault.key);
            problems.push(fault.problem);
        }
    }
}

/// Whether it is only an ignored option.
const fn is_ignored(problem: &QuestionProblem) -> bool {
    matches!(problem, QuestionProblem::Tree(LinkProblem::Ignored(_)))
}
