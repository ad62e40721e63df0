//! What a program that is judged may take.

use std::time::Duration;

/// How much time and memory a program may take.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The time for a task.
    pub task: Duration,
    /// The time for starting, beside that of the first task.
    pub start: Duration,
    /// The time for all tasks.
    pub all: Duration,
    /// The memory of all its processes, in mebibytes.
    pub memory: usize,
}

impl Limits {
    /// The time that may be spent on making the tree of a program smaller that gives no answer.
    pub fn shrinking(&self) -> Duration {
        3 * (self.task + self.start).min(Duration::from_secs(2))
    }
}

/// The time between two looks at how many processes there are.
pub const WATCHING: Duration = Duration::from_millis(10);

/// After how many of these looks memory is counted too.
#[cfg(target_os = "linux")]
pub const COUNTING: u32 = 5;

/// The time in which a program ends that has closed its output.
pub const ENDING: Duration = Duration::from_millis(1_000);

/// The most processes at a time.
pub const MAX_PROCESSES: usize = 64;

/// The most bytes of standard error that are shown: the last ones.
pub const MAX_ERRORS: usize = 4 * 1024;

/// The most bytes of a file that a program writes.
#[cfg(target_os = "linux")]
pub const MAX_FILE: u64 = 256 * 1024 * 1024;
