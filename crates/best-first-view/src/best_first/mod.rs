//! SSS* and proof-number search as they are shown.
//!
//! A [`Session`] is a finished search with what it is about. What is shown is a pure function of it, a step
//! and the node that is looked at.

mod alpha_beta;
mod begin;
pub mod caption;
pub mod gallery;
pub mod keys;
pub mod link;
mod names;
pub mod picture;
pub mod problems;
pub mod reading;
mod search;
mod session;
pub mod table;
pub mod travel;

pub use alpha_beta::AlphaBeta;
pub use begin::{begin, Refusal};
pub use search::{Kind, Search};
pub use session::{Record, Running, Session};
