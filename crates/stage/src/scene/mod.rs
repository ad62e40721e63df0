//! The views: pure functions from a session and a step to what is drawn.

pub mod camera;
pub mod code;
pub mod listing;
pub mod number_line;
pub mod passes;
pub mod stack;
pub mod tree;
