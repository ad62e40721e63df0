//! Programs that place queens by backtracking: boards with some queens given, and how many solutions
//! there are.

mod board;
mod boards;
mod words;
mod wrong;

pub use board::{QueensBoard, SIZES};
pub use boards::boards;

/// How many solutions there are, and which squares backtracking tries.
pub type Queens = crate::boards::Boards<QueensBoard>;
