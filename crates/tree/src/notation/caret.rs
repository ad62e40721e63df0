//! Showing the place of an error in its line.

use super::error::ParseError;
use super::width::columns;

/// How many characters of a long line are shown on either side of the place.
const CONTEXT: usize = 36;

impl ParseError {
    /// The line of `text` that the error is about, with carets under the place. A long line is
    /// shown in part.
    #[must_use]
    pub fn caret(&self, text: &str) -> String {
        let (before, after) = text.split_at_checked(self.span.start).unwrap_or((text, ""));
        let (before, left) = end_of_line(before);
        let (right, after) = start_of_line(after);
        let marked = right.get(..self.span.len()).unwrap_or(right);
        let carets = marked.chars().map(columns).sum::<usize>().max(1);
        format!(
            "{before}{left}{right}{after}\n{}{}{}",
            blank(before),
            blank(left),
            "^".repeat(carets)
        )
    }
}

/// What is shown of the line that `text` ends in, and a sign for what is left out before it.
fn end_of_line(text: &str) -> (&'static str, &str) {
    let line = text.rsplit('\n').next().unwrap_or(text);
    match line.char_indices().rev().nth(CONTEXT - 1) {
        Some((at, _)) if at > 0 => ("…", &line[at..]),
        _ => ("", line),
    }
}

/// What is shown of the line that `text` starts with, and a sign for what is left out behind it.
fn start_of_line(text: &str) -> (&str, &'static str) {
    let line = text.lines().next().unwrap_or("");
    match line.char_indices().nth(CONTEXT) {
        Some((at, _)) => (&line[..at], "…"),
        None => (line, ""),
    }
}

/// As much space as `text` takes. Tabs are kept, so that a caret stands under its place however
/// wide a tab is; so is the width of Chinese characters, by a space that is as wide as they are.
fn blank(text: &str) -> String {
    text.chars()
        .filter_map(|c| match (c, columns(c)) {
            ('\t', _) => Some('\t'),
            (_, 0) => None,
            (_, 1) => Some(' '),
            _ => Some('\u{3000}'),
        })
        .collect()
}
