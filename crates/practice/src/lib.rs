//! Practice with questions: random ones of a [level](Level), those that an [`author`] drafts,
//! [attempts](attempt) at them, what is kept of these, and those that [interrupt](interruptions) a search.
//!
//! In: questions with their keys and grades, from `quiz`. Not here: what a question asks, and whether
//! an answer is right.

pub mod answers;
pub mod attempt;
pub mod author;
pub mod examples;
pub mod fresh;
mod generated;
pub mod interruptions;
mod level;
mod plan;
mod programs;
pub mod record;
pub mod separation;
pub mod summary;
mod wish;

pub use generated::question;
pub use level::{Level, Pace};
pub use plan::Plan;
pub use wish::{Ambiguity, Cuts, Wish};
