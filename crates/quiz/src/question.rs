//! A question as text: `question=pruned&tree=…&cut=ge&points=4`.

use plyscope_search::GameTree;

use super::details::Details;
use super::feedback::{Again, Feedback};
use super::kind::About;
pub use super::kind::Kind;
use super::program::{Assignment, Program};
use plyscope_best_first_view::mcts::link::LinkProblem as MctsProblem;
use plyscope_puzzle_view::backtrack::link::{
    self as board_link, Link as BoardLink, LinkProblem as BoardProblem,
};
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_setup::address::{
    self, number, At, FromQuery, Problem as AddressProblem, Query, ToQuery, Writer,
};
use plyscope_setup::ask::Ask;
use plyscope_setup::link::{Link, LinkProblem};
use plyscope_setup::{Choice, Setup};

/// A question: its kind, its subject, and its terms.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// The kind of question.
    pub kind: Kind,
    /// Its subject.
    pub subject: Subject,
    /// Its terms.
    pub terms: Terms,
    /// What only some kinds have.
    pub details: Details,
}

/// The subject of a question.
#[derive(Clone, PartialEq, Debug)]
pub enum Subject {
    /// A search of a given tree.
    Tree {
        /// The tree.
        tree: GameTree,
        /// Its text, as it was given.
        text: String,
        /// The search.
        setup: Setup,
    },
    /// A part of a search of a given tree, while it plays.
    Playback {
        /// The tree.
        tree: GameTree,
        /// Its text, as it was given.
        text: String,
        /// The search.
        setup: Setup,
        /// What is asked.
        ask: Ask,
        /// The first step of the part; by default that of the search.
        from: Option<At>,
        /// The last one; by default that of the search.
        to: Option<At>,
    },
    /// A step of a search on a board.
    Board {
        /// The puzzle.
        problem: Problem,
        /// The step.
        step: u64,
    },
    /// A program, line by line.
    Program(Program),
    /// A program that is to be written.
    Assignment(Assignment),
}

impl Subject {
    /// The given tree, if it is about one.
    #[must_use]
    pub const fn tree(&self) -> Option<&GameTree> {
        match self {
            Self::Tree { tree, .. } | Self::Playback { tree, .. } => Some(tree),
            Self::Board { .. } | Self::Program(_) | Self::Assignment(_) => None,
        }
    }
}

/// The terms of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// How many points a right answer is worth.
    pub points: u32,
    /// How often the answer may be checked, at least once; `None` for no limit.
    pub attempts: Option<u32>,
    /// What hints there are.
    pub hints: Hints,
    /// When the answer is graded.
    pub grading: Grading,
    /// How much feedback an answer gets.
    pub feedback: Feedback,
    /// What can be done once the right answer has been shown.
    pub again: Again,
}

/// The most points a question can be worth, and the most attempts that can be counted.
pub const MOST: u32 = 1_000;

impl Default for Terms {
    fn default() -> Self {
        Self {
            points: 1,
            attempts: None,
            hints: Hints::Cost(0),
            grading: Grading::AtOnce,
            feedback: Feedback::Staged,
            again: Again::Same,
        }
    }
}

/// Whether there are hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hints {
    /// None.
    Off,
    /// As many as there are; each takes this many hundredths of the points away.
    Cost(u32),
}

/// When an answer is graded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Grading {
    /// When it is checked; a step of a performed search, when it is given.
    #[default]
    AtOnce,
    /// In a lesson, when the lesson is handed in: as in an exam. A single question, when it is
    /// checked as a whole.
    AtTheEnd,
}

impl Choice for Grading {
    const NAME: &'static str = "grading";
    const ALL: &'static [(&'static str, Self)] =
        &[("at-once", Self::AtOnce), ("at-the-end", Self::AtTheEnd)];
}

/// A problem with the text of a question.
#[derive(Clone, PartialEq, Debug)]
pub enum QuestionProblem {
    /// A problem that any address can have.
    Address(AddressProblem),
    /// There is no tree to ask about.
    NoTree,
    /// The address of a lesson is not allowed.
    NoLesson,
    /// A problem with the tree and its search.
    Tree(LinkProblem),
    /// The kind of question cannot be asked about a tree with chance nodes.
    Chance,
    /// A problem with Monte Carlo tree search.
    Mcts(MctsProblem),
    /// A problem with the board and its search.
    Board(BoardProblem),
}

impl QuestionProblem {
    /// Whether it is that the address is too long, and not read at all.
    #[must_use]
    pub const fn is_too_long(&self) -> bool {
        matches!(self, Self::Address(AddressProblem::TooLong { .. }))
    }

    /// The name of the parameter that it is about.
    #[must_use]
    pub fn parameter(&self) -> Option<&str> {
        match self {
            Self::Address(problem) => problem.parameter(),
            Self::NoTree | Self::Chance => Some("tree"),
            Self::NoLesson => Some("lesson"),
            Self::Tree(problem) => problem.parameter(),
            Self::Mcts(problem) => problem.parameter(),
            Self::Board(problem) => problem.parameter(),
        }
    }
}

impl From<AddressProblem> for QuestionProblem {
    fn from(problem: AddressProblem) -> Self {
        Self::Address(problem)
    }
}

impl FromQuery for Terms {
    type Problem = QuestionProblem;

    fn from_query(query: &mut Query<QuestionProblem>) -> Self {
        let most = u64::from(MOST);
        let plain = Self::default();
        let attempts = query.read("attempts", |value| match value {
            "any" => Ok(None),
            value => number("attempts", value, 1..=most).map(Some),
        });
        let hints = query.read("hints", |value| match value {
            "off" => Ok(Hints::Off),
            value => number("hints", value, 0..=100).map(Hints::Cost),
        });
        Self {
            points: query.number("points", 0..=most).unwrap_or(plain.points),
            attempts: attempts.unwrap_or(plain.attempts),
            hints: hints.unwrap_or(plain.hints),
            grading: query.choice().unwrap_or(plain.grading),
            feedback: query.choice().unwrap_or(plain.feedback),
            again: query.choice().unwrap_or(plain.again),
        }
    }
}

impl ToQuery for Terms {
    fn to_query(&self, writer: &mut Writer) {
        let plain = Self::default();
        if self.points != plain.points {
            writer.add("points", self.points);
        }
        writer.add_some("attempts", self.attempts);
        match self.hints {
            Hints::Off => writer.add("hints", "off"),
            Hints::Cost(0) => {}
            Hints::Cost(cost) => writer.add("hints", cost),
        }
        writer.choose_unless(self.grading, plain.grading);
        writer.choose_unless(self.feedback, plain.feedback);
        writer.choose_unless(self.again, plain.again);
    }
}

impl ToQuery for Question {
    fn to_query(&self, writer: &mut Writer) {
        writer.choose(self.kind);
        self.details.to_query(writer);
        self.terms.to_query(writer);
        match &self.subject {
            Subject::Tree { tree, text, setup } => {
                Link::write(writer, text, tree.root_player(), setup);
            }
            Subject::Playback { tree, text, setup, ask, from, to } => {
                writer.choose(*ask);
                writer.add_some("from", *from);
                writer.add_some("to", *to);
                Link::write(writer, text, tree.root_player(), setup);
            }
            Subject::Board { problem, step } => board_link::write(writer, problem, *step),
            Subject::Program(program) => program.to_query(writer),
            Subject::Assignment(assignment) => assignment.to_query(writer),
        }
    }
}

impl Question {
    /// Parses a question from an address. Problems are reported; a question with only optional
    /// parts invalid is still returned.
    #[must_use]
    pub fn parse(text: &str) -> (Option<Self>, Vec<QuestionProblem>) {
        address::parse(text, Self::from_query)
    }

    /// The same from a query; `None` if there is no valid question.
    pub fn from_query(query: &mut Query<QuestionProblem>) -> Option<Self> {
        let chosen = query.choice();
        // If the kind itself is invalid, a puzzle shows that it is about a board.
        let seems_about_boards = query.is_wrong(Kind::NAME) && query.has("puzzle");
        let usual = if seems_about_boards { Kind::NextSquare } else { Kind::Pruned };
        let kind = chosen.unwrap_or(usual);
        let terms = Terms::from_query(query);
        let details = Details::take(kind, query);
        let subject = match kind.descriptor().about {
            About::Board => Some(read_board(query)),
            About::Playback => read_playback(kind, query),
            About::Program => Some(Subject::Program(Program::take(kind, query))),
            About::Assignment => {
                let take = query.hand_on(Assignment::from_query, QuestionProblem::Tree);
                Some(Subject::Assignment(take))
            }
            About::Tree | About::Search => read_tree(kind, query),
        };
        subject.map(|subject| Self { kind, subject, terms, details })
    }

    /// The address of the question: [`Question::parse`] reads it back.
    #[must_use]
    pub fn print(&self) -> String {
        self.to_address()
    }
}

fn read_tree(kind: Kind, query: &mut Query<QuestionProblem>) -> Option<Subject> {
    // No step and no view: its own picture is all that a question shows.
    let link = query.hand_on(Link::take_search, QuestionProblem::Tree);
    let tree = match link.tree() {
        Some(Ok(tree)) if tree.has_chance() && !kind.takes_chance() => {
            query.complain_of("tree", QuestionProblem::Chance);
            return None;
        }
        Some(Ok(tree)) => tree,
        Some(Err(problem)) => {
            query.complain_of("tree", QuestionProblem::Tree(LinkProblem::Tree(problem)));
            return None;
        }
        None => {
            query.complain(QuestionProblem::NoTree);
            return None;
        }
    };
    Some(Subject::Tree { tree, text: link.text.unwrap_or_default(), setup: link.setup })
}

fn read_playback(kind: Kind, query: &mut Query<QuestionProblem>) -> Option<Subject> {
    let ask = query.choice().unwrap_or(Ask::Cuts);
    let (from, to) = (query.moment("from"), query.moment("to"));
    match read_tree(kind, query)? {
        Subject::Tree { tree, text, setup } => {
            Some(Subject::Playback { tree, text, setup, ask, from, to })
        }
        other => Some(other),
    }
}

fn read_board(query: &mut Query<QuestionProblem>) -> Subject {
    let link = query.hand_on(BoardLink::from_query, QuestionProblem::Board);
    Subject::Board { problem: link.problem, step: link.step }
}
