//! Stored answers on the device, so that nothing that a user typed is lost.

use super::attempt::Attempt;
use plyscope_setup::address::{decode, encode};

/// Attempts at questions, by the text of the question, the latest last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answers(Vec<(String, Attempt)>);

/// How many attempts are stored: as many as a lesson may have questions.
pub const MOST: usize = 500;

/// How many attempts at questions of endless practice are stored.
pub const MOST_PRACTISED: usize = 50;

/// How many bytes they may take when written; browsers store some millions for a site.
pub const MOST_BYTES: usize = 600_000;

impl Answers {
    /// The attempt at a question, if it is kept.
    #[must_use]
    pub fn find(&self, question: &str) -> Option<&Attempt> {
        self.0.iter().find(|(text, _)| text == question).map(|(_, attempt)| attempt)
    }

    /// Stores an attempt as the latest; if there are too many, the earliest are dropped. A blank
    /// one is not stored.
    pub fn keep(&mut self, question: &str, attempt: &Attempt) {
        self.0.retain(|(text, _)| text != question);
        if !attempt.is_blank() {
            self.0.push((question.to_owned(), attempt.clone()));
        }
        self.limit(MOST);
    }

    /// Drops the earliest where there are more than so many.
    pub fn limit(&mut self, most: usize) {
        let surplus = self.0.len().saturating_sub(most);
        self.0.drain(..surplus);
    }

    /// All as lines; [`Answers::parse`] reads them back. What does not fit beside the later ones is left
    /// out.
    #[must_use]
    pub fn print(&self) -> String {
        let mut bytes_left = MOST_BYTES;
        let lines = self
            .0
            .iter()
            .rev()
            .map(|(question, attempt)| format!("{}\t{}\n", encode(question), attempt.print()));
        let mut kept: Vec<String> = lines
            .filter(|line| {
                let rest = bytes_left.checked_sub(line.len());
                bytes_left = rest.unwrap_or(bytes_left);
                rest.is_some()
            })
            .collect();
        kept.reverse();
        kept.concat()
    }

    /// Parses stored answers. Invalid lines are dropped: the storage may come from another version
    /// of the page, and is not trusted.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let line = |line: &str| {
            let (question, attempt) = line.split_once('\t')?;
            Some((decode(question)?, Attempt::parse(attempt)?))
        };
        let mut kept: Vec<_> = text.lines().rev().filter_map(line).take(MOST).collect();
        kept.reverse();
        Self(kept)
    }
}
