//! “Build it”: a tree on which exactly these nodes are pruned, by its leaf values or by the order of
//! its children.

mod compared;
mod leaves;
mod order;
mod shuffled;
mod values;

pub use leaves::LeafValues;
pub use order::BuildOrder;
pub use shuffled::shuffled;
pub use values::Build;
