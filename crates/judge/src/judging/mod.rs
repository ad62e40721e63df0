//! Judging a program: it answers for task after task, such as trees, and is compared with the search
//! that it is meant to be.

mod course;
mod failure;
mod found;
mod limits;
mod question;
mod reference;
mod searches;
mod subject;

use plyscope_search::GameTree;
use plyscope_setup::Setup;

pub use course::Judging;
pub(crate) use failure::shown;
pub use failure::{Failure, Reason};
pub use found::{Counterexample, Report, Verdict};
pub use limits::{max_lines, MAX_BYTES, MAX_LINE};
pub use plyscope_exercise::is_order_judged;
pub use question::question;
pub use reference::{can_be_judged, is_window_judged, judged_as, NotJudged, OPTIONS};
pub use searches::Searches;
pub use subject::{Comparison, Reading, Subject, Tasks};

/// A program that answers.
pub trait Program<S: Subject = Searches> {
    /// What it does for a task, up to the value that it gives.
    ///
    /// # Errors
    /// Why there is no answer.
    fn answer(&mut self, subject: &S, task: &S::Task) -> Result<S::Answer, Failure>;

    /// Whether there is time for more than what was asked, such as for making a tree smaller.
    fn has_time(&self) -> bool {
        true
    }
}

/// Judges a program on trees, and looks for the smallest one on which it fails.
pub fn judge(setup: &Setup, trees: Vec<GameTree>, program: &mut impl Program) -> Report {
    run(Judging::new(setup, trees), program)
}

/// Judges a program from the first task to the last.
pub fn run<S: Subject>(mut judging: Judging<S>, program: &mut impl Program<S>) -> Report<S> {
    while let Some(task) = judging.next_task() {
        let answer = program.answer(judging.subject(), &task);
        judging.answer(answer);
        if !program.has_time() {
            judging.hurry();
        }
    }
    judging.finish()
}
