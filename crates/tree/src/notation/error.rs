//! Where a text is wrong.

use std::fmt;
use std::ops::Range;

use super::problem::Problem;

use crate::packed;

/// Why a text is not a tree, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct ParseError {
    /// What is wrong.
    pub problem: Problem,
    /// The bytes of the text that it is about; empty at the end of the text.
    pub span: Range<usize>,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

packed!(struct ParseError { problem, span, line, column });

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.problem)
    }
}

impl std::error::Error for ParseError {}

impl ParseError {
    pub(super) fn new(text: &str, problem: Problem, span: Range<usize>) -> Self {
        let (line, column) = place(text, span.start);
        Self { problem, span, line, column }
    }
}

/// The line and the column of a byte, both from 1.
pub(super) fn place(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let line = before.matches('\n').count() + 1;
    (line, before[line_start..].chars().count() + 1)
}
