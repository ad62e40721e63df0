//! What the pages about searches that grow a tree have in common.

pub mod space;
pub mod subject;
pub mod taken;
pub mod tree;
