//! “Plyscope trace, version 1”: one object of JSON a line (`docs/traces.md`). A program may write
//! as little as which node it enters.

mod json;
mod line;
mod problem;
mod reader;

pub use json::value;
pub use line::{tree_in, Line};
pub use problem::{TraceProblem, What as ProblemWith};
pub use reader::{Doing, Reader, Told, Unknown, Walk};

/// The most lines of a trace.
pub const MAX_LINES: u32 = 10_000_000;

/// The most lines without meaning that are kept; the others are counted.
pub const MAX_UNKNOWN: usize = 100;
