//! What a program is judged on: what it is asked, what is right, and which mistakes are known.

use std::fmt::Debug;

use plyscope_program_trace::{Reader, Unknown, Walk};

use super::{Failure, Reason, Verdict};

/// Tasks that come one after the other.
pub type Tasks<T> = Box<dyn Iterator<Item = T>>;

/// What a program is judged on.
pub trait Subject {
    /// What a program is asked at a time, such as a tree.
    type Task: Clone;
    /// What a program did for a task.
    type Answer;
    /// A misconception as a search of its own.
    type Misconception: Copy + Debug;
    /// A task for which a program fails, with what should have been done.
    type Counterexample: Clone + Debug;
    /// Reads what a program writes for a task.
    type Reading<'t>: Reading<Answer = Self::Answer>;

    /// The line, with its end, that asks for a task.
    fn question(&self, task: &Self::Task) -> String;

    /// The most lines that a program may write for a task.
    fn max_lines(&self, task: &Self::Task) -> usize;

    /// A reader of what a program writes for a task.
    fn reading<'t>(&self, task: &'t Self::Task) -> Self::Reading<'t>;

    /// Compares what a program did for a task with what is right.
    fn compare(&self, task: &Self::Task, answer: &Self::Answer) -> Comparison;

    /// The lines without meaning of an answer.
    fn unknown(answer: &Self::Answer) -> &Unknown;

    /// All misconceptions, the likeliest first.
    fn misconceptions(&self) -> Vec<Self::Misconception>;

    /// Whether a program that has a misconception does for a task what a program did.
    fn does_the_same(
        &self,
        wrong: &Self::Misconception,
        task: &Self::Task,
        answer: &Self::Answer,
    ) -> bool;

    /// The tasks to try instead of one for which a program fails, the smallest first.
    fn smaller(&self, task: &Self::Task) -> Tasks<Self::Task>;

    /// The tasks to try instead of one of those that fails too.
    fn smaller_still(&self, task: &Self::Task) -> Tasks<Self::Task> {
        self.smaller(task)
    }

    /// Tasks that distinguish misconceptions.
    fn distinguishing(&self) -> Tasks<Self::Task>;

    /// A task for which a program fails; `None` if what is right cannot be shown.
    fn counterexample(
        &self,
        task: Self::Task,
        answer: Result<Self::Answer, Failure>,
    ) -> Option<Self::Counterexample>;
}

/// An answer compared with what is right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// What is found of it.
    pub verdict: Verdict,
    /// How many nodes the right search visits.
    pub expected: u64,
    /// How many nodes the program visits.
    pub visited: u64,
}

/// Reads what a program writes for a task, line by line.
pub trait Reading {
    /// What the program did.
    type Answer;

    /// Reads the next line.
    ///
    /// # Errors
    /// What makes no sense.
    fn line(&mut self, text: &str) -> Result<(), Reason>;

    /// Whether the answer has entered a node or tried a square.
    fn has_begun(&self) -> bool;

    /// Whether the answer is complete.
    fn is_ended(&self) -> bool;

    /// What the program did.
    fn finish(self) -> Self::Answer;
}

impl Reading for Reader<'_> {
    type Answer = Walk;

    fn line(&mut self, text: &str) -> Result<(), Reason> {
        Reader::line(self, text).map_err(Reason::Line)
    }

    fn has_begun(&self) -> bool {
        self.visits() > 0
    }

    fn is_ended(&self) -> bool {
        Reader::is_ended(self)
    }

    fn finish(self) -> Walk {
        Reader::finish(self)
    }
}
