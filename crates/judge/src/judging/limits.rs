//! How much a program may write for an answer, wherever it runs.

/// The most bytes of a line.
pub const MAX_LINE: usize = 64 * 1024;

/// The most bytes of an answer.
pub const MAX_BYTES: usize = 16 * 1024 * 1024;

/// The most lines for a tree of so many nodes: any search visits each of them a few times.
#[must_use]
pub const fn max_lines(nodes: usize) -> usize {
    1_000 + 100 * nodes
}
