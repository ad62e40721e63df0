//! Results: the file that a student hands in, and what the files of a class show together.
//!
//! In: a lesson with the attempts at its questions; later the files of a class, from anyone, which
//! are not trusted. Out: a [`Results`] file, and a [`class::Class`]. Not here: a signature. Who
//! changes a file on purpose can compute its code again; points are therefore graded again from the
//! answers where the lesson is at hand.

pub mod class;
pub mod code;
mod digest;
mod file;
pub mod log;
mod read;
mod time;

pub use digest::digest;
use digest::digest_before;
pub use file::{Answered, Given, LessonId, Results};
pub use read::{FileProblem, MAX_FILE};
pub use time::{date, MAX_TIME};

/// The version of the format.
pub const VERSION: u64 = 1;

/// What the field `plyscope` says in such a file.
const KIND: &str = "results";

/// The longest name of a student, in characters.
pub const MAX_NAME: usize = 100;

/// The most answers to a question that are kept.
pub const MAX_GIVEN: usize = 100;

/// The longest answer that is kept, in bytes.
pub const MAX_ANSWER: usize = 20_000;

/// The most files of a class that are read at once.
pub const MAX_FILES: usize = 500;
