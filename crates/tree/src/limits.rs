//! How large a given tree may be, and how much a search remembers.
//!
//! The numbers are part of what Plyscope promises, so docs/src/trees.md, the guide and the help of the command name them
//! too.

/// The most nodes a given tree may have. The full tic-tac-toe tree has 549,946.
pub const MAX_NODES: usize = 1_000_000;

/// The most layers a given tree may have; a lone leaf is one layer. The searches recurse once a
/// layer, and this depth fits the smallest stack they run on (a browser's, about 1 MiB).
pub const MAX_LAYERS: usize = 500;

/// The longest notation that is read, in bytes of UTF-8.
pub const MAX_TEXT: usize = 16 * 1024 * 1024;

/// The most positions that a transposition table keeps, and the most of which an order by the pass
/// before remembers the best move. Beyond that a search goes on with those that it has, so that a long
/// one does not take all memory.
pub const MAX_REMEMBERED: usize = 4_000_000;

/// How many plies beyond the horizon quiescence search evaluates a position even if it is not quiet, so
/// that no chain of captures takes too much time or stack.
pub const MAX_EXTENSION: u16 = 8;

/// The longest name of a node, in characters.
pub const MAX_NAME: usize = 40;
