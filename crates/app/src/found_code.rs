//! The way of a code from the page of programs, where a program was found right, to an open question.

/// The name under which the code that was found last is stored.
pub const NAME: &str = "program.code";
