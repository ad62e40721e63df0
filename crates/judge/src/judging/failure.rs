//! Why a program gives no answer.

use plyscope_i18n::{texts, Lang};

use super::Verdict;
use crate::trace::TraceProblem;

/// A program without an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Why.
    pub reason: Reason,
    /// The end of what it wrote to standard error.
    pub errors: String,
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It could not be started.
    NotStarted {
        /// What the system says.
        error: String,
    },
    /// It ended before it gave a value.
    Ended {
        /// Its exit code.
        code: i32,
    },
    /// It closed its output before it gave a value.
    Closed,
    /// It was ended by a signal.
    Killed {
        /// The number of the signal.
        signal: i32,
    },
    /// It takes more memory than it may.
    Memory {
        /// How many mebibytes it may take.
        limit: usize,
    },
    /// It starts more processes than it may.
    Processes {
        /// How many it may start.
        limit: usize,
    },
    /// It takes longer for a tree than it may.
    Slow {
        /// How many milliseconds it may take.
        limit: usize,
    },
    /// It takes longer for all trees than it may.
    SlowInAll {
        /// How many milliseconds it may take.
        limit: usize,
    },
    /// A line makes no sense.
    Line(TraceProblem),
    /// It writes more lines for a tree than it may.
    TooManyLines {
        /// How many it may write.
        limit: usize,
    },
    /// It writes a line that is too long.
    LongLine {
        /// How many bytes a line may have.
        limit: usize,
    },
    /// It writes more bytes for a tree than it may.
    TooMuch {
        /// How many it may write.
        limit: usize,
    },
}

impl Failure {
    /// The verdict on the program.
    #[must_use]
    pub const fn verdict(&self) -> Verdict {
        match self.reason {
            Reason::NotStarted { .. }
            | Reason::Ended { .. }
            | Reason::Closed
            | Reason::Killed { .. }
            | Reason::Memory { .. }
            | Reason::Processes { .. } => Verdict::Crash,
            Reason::Slow { .. } | Reason::SlowInAll { .. } => Verdict::Timeout,
            Reason::Line(_)
            | Reason::TooManyLines { .. }
            | Reason::LongLine { .. }
            | Reason::TooMuch { .. } => Verdict::Protocol,
        }
    }

    /// Whether no single tree is to blame.
    #[must_use]
    pub const fn is_about_all_trees(&self) -> bool {
        matches!(self.reason, Reason::NotStarted { .. } | Reason::SlowInAll { .. })
    }

    /// Whether the program may be asked again: not one that takes the machine.
    #[must_use]
    pub const fn may_be_repeated(&self) -> bool {
        !self.is_about_all_trees()
            && !matches!(self.reason, Reason::Memory { .. } | Reason::Processes { .. })
    }

    /// The reason as a sentence.
    #[must_use]
    pub fn sentence(&self, lang: Lang) -> String {
        match &self.reason {
            Reason::NotStarted { error } => texts::judge_not_started(lang, error),
            Reason::Ended { code } => texts::judge_ended(lang, &code.to_string()),
            Reason::Closed => texts::judge_closed(lang),
            Reason::Killed { signal } => texts::judge_killed(lang, &signal.to_string()),
            Reason::Memory { limit } => texts::judge_memory(lang, *limit),
            Reason::Processes { limit } => texts::judge_processes(lang, *limit),
            Reason::Slow { limit } => texts::judge_slow(lang, *limit),
            Reason::SlowInAll { limit } => texts::judge_slow_in_all(lang, *limit),
            Reason::Line(problem) => problem.sentence(lang),
            Reason::TooManyLines { limit } => texts::judge_too_many_lines(lang, *limit),
            Reason::LongLine { limit } => texts::judge_long_line(lang, *limit),
            Reason::TooMuch { limit } => texts::judge_too_much(lang, *limit),
        }
    }
}
