//! What a person sees of coroutines: which of the two has control, the tree that the producer walks, the
//! mailbox, and the caption of a step. Everything is a pure function of a dialogue and a step.

pub mod caption;
pub mod gallery;
pub mod keys;
pub mod link;
pub mod listing;
pub mod picture;
pub mod posture;
pub mod problems;
pub mod progress;
pub mod reading;
pub mod travel;
