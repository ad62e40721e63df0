//! A recorded search, ready to be stepped through.
//!
//! In: a tree or a game with a set-up, or the trace of a program. Out: a [`Session`], which never
//! changes, and for any of its steps a [`caption`], the pseudocode with its line ([`code`]), and what
//! may come next ([`travel`], [`playback`]). [`engine`] runs a search, [`edit`] changes a tree.
//!
//! Not here: where anything is drawn.

pub mod absence;
pub mod caption;
pub mod cause;
pub mod code;
pub mod deadline;
pub mod edit;
pub mod engine;
pub mod listing;
pub mod moves;
pub mod playback;
pub mod program;
pub mod prose;
pub mod reading;
pub mod run;
mod session;
pub mod subject;
pub mod travel;

pub use session::{Session, State};
