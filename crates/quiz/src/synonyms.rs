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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_a_reply_has_its_synonyms() {
        let table = [
            ("back c3", 4, ["back c3", "terug c3", "回退 c3"]),
            ("back start", 12, ["back start", "terug begin", "回退 开始"]),
            ("back end", 16, ["back end", "terug einde", "回退 结束"]),
            ("cut start", 18, ["cut start", "snijd begin", "剪 开始"]),
            ("terug begin", 12, ["terug begin", "back start", "返回 开始"]),
            ("no", 7, ["no", "nee", "否"]),
        ];
        for (reply, count, some) in table {
            let all = synonyms(reply);
            assert_eq!((all.len(), all[0].as_str()), (count, reply));
            assert!(some.iter().all(|one| all.iter().any(|other| other == one)), "{all:?}");
        }
        for name in ["L3-2", "8..inf"] {
            assert_eq!(synonyms(name), [name]);
        }
    }
}
