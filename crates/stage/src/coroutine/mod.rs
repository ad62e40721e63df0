//! What is shown of coroutines.

pub mod listing;
