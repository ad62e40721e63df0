//! The views: pure functions from a session and a step to what is drawn.

pub mod framing;
pub mod in_view;
pub mod minimap;
pub mod number_line;
pub mod passes;
pub mod path;
pub mod reading_order;
pub mod sizes;
pub mod stack;
pub mod tree;

pub use plyscope_layout::camera;
