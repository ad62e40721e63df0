//! What comes back from students, and goes out to exams: [`results`] files, the results of a
//! [class](results::class), question [banks](bank).
//!
//! Not here: lessons, and the grading of answers.

pub mod bank;
pub mod results;
