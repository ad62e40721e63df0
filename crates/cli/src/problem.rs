//! Why a run did not do what was asked, and its exit code.

/// An error message, with its kind.
#[derive(Debug)]
pub enum Problem {
    /// The command line is wrong: an option, a value, or a tree or position in it.
    Misuse(String),
    /// It could not be done: a file, a limit, or the machine.
    Failure(String),
}

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

/// A run that did not do all that was asked.
pub enum Shortfall {
    /// It was done in part.
    Partly(String),
    /// A lesson has faults, one a line; they may have been printed.
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
            Self::Partly(_) | Self::Faulty(_) | Self::Undone(Problem::Failure(_)) => 1,
            Self::Undone(Problem::Misuse(_)) => 2,
            Self::Unread => 141,
        }
    }
}
