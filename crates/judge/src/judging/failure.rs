//! Why a program gives no answer.

use plyscope_i18n::{texts, Lang};
use plyscope_program_trace::TraceProblem;
use plyscope_search::bidi;

use super::Verdict;
use crate::boards::LineProblem;

/// A program without an answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Failure {
    /// Why.
    pub reason: Reason,
    /// The end of what it wrote to standard error.
    pub errors: String,
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Debug)]
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
    /// It takes longer for a task than it may.
    Slow {
        /// How many milliseconds it may take.
        limit: usize,
    },
    /// It takes longer for all tasks than it may.
    SlowInAll {
        /// How many milliseconds it may take.
        limit: usize,
    },
    /// It ends with an error that it does not handle.
    Raised {
        /// What the error says.
        message: String,
        /// The line of the program, from 1, where it is known.
        line: Option<u32>,
    },
    /// It gives no answer in the time for a task.
    NoAnswer {
        /// How many milliseconds it may take.
        limit: usize,
    },
    /// It names no search to run.
    NoSearch,
    /// It sends messages that are no answers.
    Talks,
    /// A line makes no sense.
    Line(TraceProblem),
    /// A line makes no sense for a board.
    Square(LineProblem),
    /// It writes more lines for a task than it may.
    TooManyLines {
        /// How many it may write.
        limit: usize,
    },
    /// It writes a line that is too long.
    LongLine {
        /// How many bytes a line may have.
        limit: usize,
    },
    /// It writes more bytes for a task than it may.
    TooMuch {
        /// How many it may write.
        limit: usize,
    },
}

/// A text of a program, without the characters that would control a terminal.
pub(crate) fn shown(text: &str) -> String {
    let is_obeyed = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
    bidi::without_controls(&text.replace(is_obeyed, "\u{fffd}")).into_owned()
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
            | Reason::Raised { .. }
            | Reason::Processes { .. } => Verdict::Crash,
            Reason::Slow { .. } | Reason::SlowInAll { .. } | Reason::NoAnswer { .. } => {
                Verdict::Timeout
            }
            Reason::Line(_)
            | Reason::Square(_)
            | Reason::NoSearch
            | Reason::Talks
            | Reason::TooManyLines { .. }
            | Reason::LongLine { .. }
            | Reason::TooMuch { .. } => Verdict::Protocol,
        }
    }

    /// Whether no single task is to blame.
    #[must_use]
    pub const fn is_about_all_tasks(&self) -> bool {
        matches!(
            self.reason,
            Reason::NotStarted { .. } | Reason::SlowInAll { .. } | Reason::NoSearch
        )
    }

    /// Whether the program may be asked again: not one that takes the machine.
    #[must_use]
    pub const fn may_be_repeated(&self) -> bool {
        !self.is_about_all_tasks()
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
            Reason::Raised { message, line } => {
                texts::judge_raised(lang, line.unwrap_or(0) as usize, &shown(message))
            }
            Reason::NoAnswer { limit } => texts::judge_no_answer(lang, *limit),
            Reason::NoSearch => texts::judge_no_search(lang),
            Reason::Talks => texts::judge_talks(lang),
            Reason::Line(problem) => problem.sentence(lang),
            Reason::Square(problem) => problem.sentence(lang),
            Reason::TooManyLines { limit } => texts::judge_too_many_lines(lang, *limit),
            Reason::LongLine { limit } => texts::judge_long_line(lang, *limit),
            Reason::TooMuch { limit } => texts::judge_too_much(lang, *limit),
        }
    }
}
