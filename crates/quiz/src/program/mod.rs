//! Programs that questions are about: one line by line, or one that is to be written.

mod asked;
mod texts;

pub use asked::Program;
pub use plyscope_exercise::{Assignment, Exercise, Language, Line, Listing, Wrong};
pub use texts::{about, assigned, why};
