//! The words of an answer in the languages of the page, for where answers are only compared as texts.

use crate::board::{BACK, END, YES};
use crate::next::{is_one_of, CUT, NO, START};

/// The words that mean the same, of each kind of answer that has words.
const WORDS: [&[&str]; 6] = [&YES, &NO, &CUT, &START, &BACK, &END];

/// The ways to write a reply such as `back c3`, itself first: each with another word for its first
/// one.
#[must_use]
pub fn synonyms(reply: &str) -> Vec<String> {
    let (first, rest) = reply.split_at(reply.find(' ').unwrap_or(reply.len()));
    let words = WORDS.into_iter().find(|words| is_one_of(words, first)).unwrap_or_default();
    let others = words.iter().filter(|word| **word != first).map(|word| format!("{word}{rest}"));
    std::iter::once(reply.to_owned()).chain(others).collect()
}
