//! The words of an answer in the languages of the page, for where answers are only compared as texts.

use crate::board::{BACK, END, YES};
use crate::next::{is_one_of, CUT, NO, START};

/// The words that mean the same, of each kind of answer that has words.
const WORDS: [&[&str]; 6] = [&YES, &NO, &CUT, &START, &BACK, &END];

/// The ways to write a reply such as `back c3` or `cut start`, itself first: each of its words in every
/// language. What is no such word, as a name, stays as it is.
#[must_use]
pub fn synonyms(reply: &str) -> Vec<String> {
    let mut words = reply.split(' ').map(of_word);
    let first = words.next().unwrap_or_default();
    words.fold(first, |begun, next| {
        let with = |begun: &String| {
            next.iter().map(|word| format!("{begun} {word}")).collect::<Vec<String>>()
        };
        begun.iter().flat_map(with).collect()
    })
}

/// A word and those that mean the same, itself first.
fn of_word(word: &str) -> Vec<String> {
    let words = WORDS.into_iter().find(|words| is_one_of(words, word)).unwrap_or_default();
    let others = words.iter().filter(|other| **other != word).map(|other| (*other).to_owned());
    std::iter::once(word.to_owned()).chain(others).collect()
}
