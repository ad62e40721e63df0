//! Programs that look for a knight's tour by backtracking: boards on which the knight has made some moves
//! already, and whether the tour can be completed.

mod board;
mod boards;
mod words;
mod wrong;

pub use board::TourBoard;
pub use boards::boards;

/// Whether there is a tour, 1 or 0, and which squares backtracking tries until it has found one.
pub type Tours = crate::boards::Boards<TourBoard>;
