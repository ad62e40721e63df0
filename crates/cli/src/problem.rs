//! Why a run did not do what was asked, and its exit code.

/// An error message, with its kind.
#[derive(Debug)]
pub enum Problem {
    /// The command line is wrong: an option, a value, or a tree or position in it.
    Misuse(String),
    /// It could not be done: a file, a limit, or the machine.
    Failure(String),
}

/// The exit code of a wrong command line.
pub const MISUSE: u8 = 2;

impl Problem {
    /// The message.
    pub fn message(&self) -> &str {
        match self {
            Self::Misuse(message) | Self::Failure(message) => message,
        }
    }
}

impl From<String> for Problem {
    fn from(message: String) -> Self {
        Self::Failure(message)
    }
}

impl From<&str> for Problem {
    fn from(message: &str) -> Self {
        Self::Failure(message.to_owned())
    }
}

/// The error of a wrong command line.
pub fn misuse<T>(message: impl Into<String>) -> Result<T, Problem> {
    Err(Problem::Misuse(message.into()))
}

/// Turns an error into that of a wrong command line.
pub trait OrMisuse<T> {
    /// The value, or the error's message as [`Problem::Misuse`].
    fn or_misuse(self) -> Result<T, Problem>;
}

impl<T, E: ToString> OrMisuse<T> for Result<T, E> {
    fn or_misuse(self) -> Result<T, Problem> {
        self.map_err(|error| Problem::Misuse(error.to_string()))
    }
}

/// What a run has found.
pub struct Outcome {
    /// What is printed.
    pub report: String,
    /// Whether what was looked at, such as a program, is right.
    pub is_right: bool,
    /// What could not be done, a line each.
    pub errors: Vec<String>,
}

impl Outcome {
    /// A report, with what became of a file that was to be written as well.
    pub fn with_file(report: String, is_right: bool, written: Result<(), Problem>) -> Self {
        let error = written.err().map(|problem| problem.message().to_owned());
        Self { report, is_right, errors: error.into_iter().collect() }
    }
}

/// A run that did not do all that was asked.
pub enum Shortfall {
    /// It was done only in part, or what was looked at is not right: errors, one a line; they may have
    /// been printed.
    Faulty(Vec<String>),
    /// It was not done.
    Undone(Problem),
    /// The reader of the output has closed the pipe.
    Unread,
}

impl From<Problem> for Shortfall {
    fn from(problem: Problem) -> Self {
        Self::Undone(problem)
    }
}

impl From<String> for Shortfall {
    fn from(message: String) -> Self {
        Self::Undone(message.into())
    }
}

impl Shortfall {
    /// The exit code, as in most commands; for a closed pipe, the code that shells report.
    pub const fn code(&self) -> u8 {
        match self {
            Self::Faulty(_) | Self::Undone(Problem::Failure(_)) => 1,
            Self::Undone(Problem::Misuse(_)) => MISUSE,
            Self::Unread => 141,
        }
    }
}
