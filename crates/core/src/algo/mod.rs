//! The algorithms: one file and one body each, generic over the game and the tracer.

mod alpha_beta;
mod minimax;

pub use alpha_beta::{alpha_beta, AlphaBeta, Fail};
pub use minimax::minimax;
