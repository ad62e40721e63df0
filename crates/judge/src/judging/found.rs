//! What judging has found.

use plyscope_program_trace::{Unknown, Walk};
use plyscope_report::parts::{words, Words};
use plyscope_session::run::Run;
use plyscope_session::Session;

use super::{Failure, Searches, Subject};
use crate::departure::Departure;

/// What is found of a program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// It gives the right values, and visits the right nodes in the right order.
    Right,
    /// Its values are right, but it visits other nodes.
    WrongNodes,
    /// It gives a wrong value.
    WrongValue,
    /// It writes what is no answer.
    Protocol,
    /// It takes too long.
    Timeout,
    /// It ends too early, or takes too much.
    Crash,
}

words! {
    // From the best to the worst.
    Verdict = "JudgeVerdict" {
        Self::Right => "right",
        Self::WrongNodes => "wrong-nodes",
        Self::WrongValue => "wrong-value",
        Self::Protocol => "protocol",
        Self::Timeout => "timeout",
        Self::Crash => "crash",
    }
}

impl Verdict {
    /// Its name in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.word()
    }
}

/// What judging has found.
#[derive(Clone, Debug)]
pub struct Report<S: Subject = Searches> {
    /// What the program was judged on.
    pub subject: S,
    /// The worst that was found.
    pub verdict: Verdict,
    /// How many tasks there are, such as trees.
    pub tasks: usize,
    /// In how many of them the program is right.
    pub passed: usize,
    /// In how many of them its value is right.
    pub right_values: usize,
    /// The smallest task that was found in which it fails.
    pub counterexample: Option<S::Counterexample>,
    /// The misconceptions that do exactly what the program did in every task.
    pub misconceptions: Vec<S::Misconception>,
    /// How many nodes the search visits in the tasks that were answered.
    pub nodes_expected: u64,
    /// How many nodes the program visits there.
    pub nodes_visited: u64,
    /// The lines without meaning, in the first answer that has some.
    pub unknown: Unknown,
}

/// A tree on which a program fails.
#[derive(Clone, Debug)]
pub struct Counterexample {
    /// The right search of the tree.
    pub session: Session,
    /// What it does.
    pub expected: Run,
    /// What the program does.
    pub answer: Result<Walk, Failure>,
    /// Where it departs; `None` where it gives no answer.
    pub departure: Option<Departure>,
}
