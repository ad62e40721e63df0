//! A question as text: `question=pruned&tree=…&cut=ge&points=4`.

use plyscope_core::{excerpt, GameTree};

use crate::backtrack::link::{Link as BoardLink, LinkProblem as BoardProblem};
use crate::backtrack::problem::Problem;
use crate::link::{decode, encode, Link, LinkProblem, MAX_LINK};
use crate::setup::{Choice, NoSuchChoice, Setup};

/// What is asked, of what, and on which terms.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// What is asked.
    pub kind: Kind,
    /// Of what.
    pub subject: Subject,
    /// On which terms.
    pub terms: Terms,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Which nodes are never visited?
    Pruned,
    /// What is the minimax value of each inner node?
    MinimaxValues,
    /// What does the search return at each node it looks into?
    ReturnedValues,
    /// What happens next?
    Next,
    /// Which move is best?
    BestMove,
    /// In which order is most pruned?
    OrderMost,
    /// In which order is least pruned?
    OrderLeast,
    /// Perform the search yourself.
    Perform,
    /// Where does a search on a board go next?
    NextSquare,
    /// Must it back out, and how far?
    BackOut,
    /// Can a position still be completed?
    Lost,
}

impl Kind {
    /// Whether it is asked of a board, and not of a tree.
    #[must_use]
    pub const fn is_about_boards(self) -> bool {
        match self {
            Self::Pruned
            | Self::MinimaxValues
            | Self::ReturnedValues
            | Self::Next
            | Self::BestMove
            | Self::OrderMost
            | Self::OrderLeast
            | Self::Perform => false,
            Self::NextSquare | Self::BackOut | Self::Lost => true,
        }
    }
}

impl Choice for Kind {
    const NAME: &'static str = "question";
    const ALL: &'static [(&'static str, Self)] = &[
        ("pruned", Self::Pruned),
        ("minimax-values", Self::MinimaxValues),
        ("returned-values", Self::ReturnedValues),
        ("next", Self::Next),
        ("best-move", Self::BestMove),
        ("order-most", Self::OrderMost),
        ("order-least", Self::OrderLeast),
        ("perform", Self::Perform),
        ("next-square", Self::NextSquare),
        ("back-out", Self::BackOut),
        ("lost", Self::Lost),
    ];
}

/// What a question is about.
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
    /// A moment of a search on a board.
    Board {
        /// The puzzle.
        problem: Problem,
        /// The moment, in steps.
        step: u64,
    },
}

/// On which terms a question is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// How many points a right answer is worth.
    pub points: u32,
    /// How often the answer may be checked; `None` for as often as one likes.
    pub attempts: Option<u32>,
    /// What hints there are.
    pub hints: Hints,
    /// When the answer is graded.
    pub grading: Grading,
}

/// The most points a question can be worth, and the most attempts that can be counted.
pub const MOST: u32 = 1_000;

impl Default for Terms {
    fn default() -> Self {
        Self { points: 1, attempts: None, hints: Hints::Cost(0), grading: Grading::AtOnce }
    }
}

/// Whether there are hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hints {
    /// None.
    Off,
    /// As many as there are; each takes so many hundredths of the points away.
    Cost(u32),
}

/// When the pieces of an answer are graded that are given one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Grading {
    /// As each is given.
    #[default]
    AtOnce,
    /// When all are given: as in an exam.
    AtTheEnd,
}

impl Choice for Grading {
    const NAME: &'static str = "grading";
    const ALL: &'static [(&'static str, Self)] =
        &[("at-once", Self::AtOnce), ("at-the-end", Self::AtTheEnd)];
}

/// What is wrong with the text of a question.
#[derive(Clone, PartialEq, Debug)]
pub enum QuestionProblem {
    /// It is longer than [`MAX_LINK`] bytes.
    TooLong {
        /// How long it is.
        bytes: usize,
    },
    /// A choice that does not exist.
    Choice(NoSuchChoice),
    /// A number that cannot be read, or is too large.
    Number {
        /// What it is the number of.
        name: &'static str,
        /// What was given; of a long text only the beginning.
        given: String,
        /// The largest that is taken.
        most: u32,
    },
    /// There is no tree to ask about.
    NoTree,
    /// The address of a lesson is not followed.
    NoLesson,
    /// What is said of the tree and its search.
    Tree(LinkProblem),
    /// What is said of the board and its search.
    Board(BoardProblem),
}

impl Question {
    /// Reads a question as an address gives it. What is wrong is told; where something was wrong that
    /// can be left out, the question is there all the same.
    #[must_use]
    pub fn parse(text: &str) -> (Option<Self>, Vec<QuestionProblem>) {
        let text = text.strip_prefix('#').unwrap_or(text);
        if text.len() > MAX_LINK {
            return (None, vec![QuestionProblem::TooLong { bytes: text.len() }]);
        }
        let (mut kind, mut terms, mut problems) = (Kind::Pruned, Terms::default(), Vec::new());
        let mut rest = Vec::new();
        for part in text.split('&').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let value = decode(value).unwrap_or_default();
            let number = |name, most| {
                let number = value.parse().ok().filter(|number| *number <= most);
                let given = excerpt(&value);
                number.ok_or(QuestionProblem::Number { name, given, most })
            };
            let taken = match name {
                Kind::NAME => choose(&value).map(|chosen| kind = chosen),
                Grading::NAME => choose(&value).map(|chosen| terms.grading = chosen),
                "points" => number("points", MOST).map(|points| terms.points = points),
                "attempts" if value == "any" => {
                    terms.attempts = None;
                    Ok(())
                }
                "attempts" => number("attempts", MOST).map(|most| terms.attempts = Some(most)),
                "hints" if value == "off" => {
                    terms.hints = Hints::Off;
                    Ok(())
                }
                "hints" => number("hints", 100).map(|cost| terms.hints = Hints::Cost(cost)),
                _ => {
                    rest.push(part);
                    Ok(())
                }
            };
            problems.extend(taken.err());
        }
        let subject = if kind.is_about_boards() {
            read_board(&rest.join("&"), &mut problems)
        } else {
            read_tree(&rest.join("&"), &mut problems)
        };
        (subject.map(|subject| Self { kind, subject, terms }), problems)
    }

    /// The question as an address gives it: [`Question::parse`] reads it back.
    #[must_use]
    pub fn print(&self) -> String {
        let Terms { points, attempts, hints, grading } = self.terms;
        let plain = Terms::default();
        let mut text = format!("{}={}", Kind::NAME, self.kind.id());
        let mut add =
            |name: &str, value: &str| text.push_str(&format!("&{name}={}", encode(value)));
        if points != plain.points {
            add("points", &points.to_string());
        }
        if let Some(attempts) = attempts {
            add("attempts", &attempts.to_string());
        }
        match hints {
            Hints::Off => add("hints", "off"),
            Hints::Cost(0) => {}
            Hints::Cost(cost) => add("hints", &cost.to_string()),
        }
        if grading != plain.grading {
            add(Grading::NAME, grading.id());
        }
        let subject = match &self.subject {
            Subject::Tree { tree, text, setup } => {
                Link::print(text, tree.root_player(), setup, plyscope_core::Step::START)
            }
            Subject::Board { problem, step } => BoardLink::print(problem, *step),
        };
        format!("{text}&{}", subject.trim_end_matches("&step=0"))
    }
}

fn choose<C: Choice>(value: &str) -> Result<C, QuestionProblem> {
    C::from_id(value).map_err(QuestionProblem::Choice)
}

fn read_tree(text: &str, problems: &mut Vec<QuestionProblem>) -> Option<Subject> {
    let (link, wrong) = Link::parse(text);
    problems.extend(wrong.into_iter().map(QuestionProblem::Tree));
    let tree = match link.tree() {
        Some(Ok(tree)) => tree,
        Some(Err(problem)) => {
            problems.push(QuestionProblem::Tree(LinkProblem::Tree(problem)));
            return None;
        }
        None => {
            problems.push(QuestionProblem::NoTree);
            return None;
        }
    };
    Some(Subject::Tree { tree, text: link.text.unwrap_or_default(), setup: link.setup })
}

fn read_board(text: &str, problems: &mut Vec<QuestionProblem>) -> Option<Subject> {
    let (link, wrong) = BoardLink::parse(text);
    problems.extend(wrong.into_iter().map(QuestionProblem::Board));
    Some(Subject::Board { problem: link.problem, step: link.step })
}
