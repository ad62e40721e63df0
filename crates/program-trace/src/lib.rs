//! Traces of other programs: “Plyscope trace, version 1”, one object of JSON a line
//! (`docs/src/traces.md`). A program may write as little as which node it enters.
//!
//! In: lines, and the tree that they are about. Out: what the program did ([`Walk`]), and a
//! [`Session`](plyscope_session::Session) of it, so that it is shown like a search. Nothing is added
//! that the trace does not say.
//!
//! Not here: processes, files and time; how such a session is drawn; whether the program is right.

mod json;
mod line;
mod problem;
mod reader;
mod session;
mod short;
mod whole;

pub use json::value;
pub use line::{content, object, tree_in, Line};
pub use problem::{Place, TraceProblem, What as ProblemWith};
pub use reader::{Action, Reader, TraceStep, Unknown, Walk};
pub use session::session;
pub use short::{address, print as print_short};
pub use whole::{is_object, open, WITH_TREE};

/// The most lines of a trace, or words of the short notation.
pub const MAX_LINES: u32 = 10_000_000;

/// The most lines without meaning that are kept; the others are counted.
pub const MAX_UNKNOWN: usize = 100;
