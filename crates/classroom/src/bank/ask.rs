//! How a question is answered where only texts are compared.

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::asked::Asked;
use plyscope_quiz::misconception;
use plyscope_quiz::synonyms::synonyms;
use plyscope_quiz::which_search::WhichSearch;
use plyscope_search::Value;
use plyscope_setup::leaf_value;

/// How a question is answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// By choosing the right one of some answers. The others are those that misconceptions lead to.
    Choice(Vec<Choice>),
    /// By filling in blanks: a value for each node, or a reply at each stop.
    Blanks(Vec<Blank>),
    /// By typing a word.
    Short {
        /// Any of these is right.
        right: Vec<String>,
        /// The wrong ones that misconceptions lead to.
        misled: Vec<Choice>,
    },
    /// By a text that a person grades, who gets the right answer to compare with.
    Open(String),
}

/// An answer to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The answer.
    pub text: String,
    /// Whether it is the right one.
    pub is_right: bool,
    /// What is done wrong to get it; empty for the right one, and where that is not known.
    pub why: String,
}

/// A blank.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blank {
    /// What stands before it: the name of a node, the number of a stop.
    pub label: String,
    /// The texts that are right, the usual one first.
    pub answers: Vec<String>,
}

/// The most wrong answers to choose from.
const MOST_WRONG: usize = 5;

/// The fewest, so that guessing is not worth much.
const LEAST_WRONG: usize = 2;

/// How it is typed that there is nothing to name.
const NOTHING: &str = "none";

/// The longest answer that is compared as a text, in characters.
const LONGEST: usize = 24;

impl Ask {
    /// How a question is best asked, by its key and the misconceptions about it.
    pub(super) fn of(asked: &Asked, lang: Lang) -> Self {
        let key = asked.key();
        // Where other answers are right as well, only a person can tell.
        let Some(keys) = asked.keys() else { return Self::Open(key) };
        if let Some(blanks) = blanks(&key) {
            return Self::Blanks(blanks);
        }
        let choices = match asked {
            Asked::WhichSearch(quiz) => Some(searches(quiz, &key, asked, lang)),
            // One of many steps is harder to guess.
            Asked::FindMistake(_) => None,
            _ => choices(&key, asked, lang),
        };
        match choices {
            Some(choices) => choices,
            None if keys.iter().all(|key| is_of_numbers(key)) => {
                let right = keys.iter().flat_map(|key| separated(key)).collect();
                Self::Short { right, misled: Vec::new() }
            }
            None if keys.iter().all(|key| is_short(key)) => {
                let right: Vec<String> = keys.iter().flat_map(|key| synonyms(key)).collect();
                let wrong = misled(asked, lang).filter(|one| !right.contains(&one.text)).collect();
                Self::Short { right, misled: wrong }
            }
            None => Self::Open(key),
        }
    }
}

/// The wrong answers that misconceptions lead to, with what is done wrong.
fn misled(asked: &Asked, lang: Lang) -> impl Iterator<Item = Choice> {
    asked.misled().into_iter().map(move |(text, ids)| {
        let why = ids.first().map(|id| misconception::name(id, lang)).unwrap_or_default();
        Choice { text, is_right: false, why }
    })
}

/// All searches that are offered, by their names.
fn searches(quiz: &WhichSearch, key: &str, asked: &Asked, lang: Lang) -> Ask {
    let misled: Vec<Choice> = misled(asked, lang).collect();
    let choice = |(number, text): (usize, String)| {
        let number = number.to_string();
        let thought = misled.iter().find(|choice| choice.text == number);
        let why = thought.map(|choice| choice.why.clone()).unwrap_or_default();
        Choice { text, is_right: number == key, why }
    };
    Ask::Choice((1..).zip(quiz.names(lang)).map(choice).collect())
}

/// Whether an answer is a word, perhaps after one such as “back”, so that it is typed in few ways.
fn is_short(key: &str) -> bool {
    let words: Vec<&str> = key.split(' ').collect();
    let is_word = |text: &&str| text.chars().all(|c| c.is_ascii_lowercase());
    let is_plain = words[..words.len() - 1].iter().all(is_word) && words.len() <= 2;
    is_plain && !key.is_empty() && key.chars().count() <= LONGEST && !key.contains('\n')
}

/// Whether an answer has several numbers and nothing else, so that it is typed in few ways.
fn is_of_numbers(key: &str) -> bool {
    key.contains(' ') && key.chars().all(|c| c.is_ascii_digit() || c == ' ')
}

/// Some numbers with each of their separators.
fn separated(key: &str) -> [String; 3] {
    [" ", ", ", ","].map(|separator| key.replace(' ', separator))
}

/// The key and the answers that misconceptions lead to; `None` for too few.
fn choices(key: &str, asked: &Asked, lang: Lang) -> Option<Ask> {
    let shown = |answer: String| match answer.as_str() {
        "" | NOTHING => texts::bank_nothing(lang),
        _ => answer,
    };
    let wrong = misled(asked, lang).map(|choice| Choice { text: shown(choice.text), ..choice });
    let mut choices: Vec<Choice> = wrong.take(MOST_WRONG).collect();
    if choices.len() < LEAST_WRONG {
        return None;
    }
    choices.push(Choice { text: shown(key.to_owned()), is_right: true, why: String::new() });
    // Not every platform shuffles, and the place must not tell which is right.
    choices.sort_by(|one, other| one.text.cmp(&other.text));
    Some(Ask::Choice(choices))
}

/// The pieces of a key such as `L2-1=8 L3-2>=20` or `1: L4-3; 2: 8..inf`; `None` for another key.
fn blanks(key: &str) -> Option<Vec<Blank>> {
    let blanks: Option<Vec<Blank>> = match key.contains(": ") {
        true => key.split([';', '\n']).map(|part| reply(part.trim())).collect(),
        false => key.split_whitespace().map(verdict).collect(),
    };
    blanks.filter(|blanks| !blanks.is_empty())
}

/// The reply at a stop.
fn reply(text: &str) -> Option<Blank> {
    let (stop, reply) = text.split_once(": ")?;
    let is_number = !stop.is_empty() && stop.chars().all(|c| c.is_ascii_digit());
    let answers = spellings(reply.trim()).iter().flat_map(|one| synonyms(one)).collect();
    let blank = Blank { label: format!("{stop}."), answers };
    (is_number && reply.chars().count() <= LONGEST).then_some(blank)
}

/// The value or the bound of a node.
fn verdict(word: &str) -> Option<Blank> {
    let end = word.find(['=', '<', '>'])?;
    let (label, rest) = word.split_at(end);
    let answers: Vec<String> = match rest.strip_prefix('=') {
        Some(value) => {
            numbers(value).into_iter().flat_map(|one| [one.clone(), format!("={one}")]).collect()
        }
        None => {
            let (sign, value) = rest.split_at(rest.find(|c| c != '<' && c != '>' && c != '=')?);
            let real = if sign.starts_with('>') { "≥" } else { "≤" };
            let both = |one: String| {
                [format!("{real}{one}"), format!("{sign}{one}"), format!("{real} {one}")]
            };
            numbers(value).into_iter().flat_map(both).collect()
        }
    };
    // With its node, as it would be typed in one field for all.
    let answers = answers.into_iter().chain([word.to_owned()]).collect();
    (!label.is_empty()).then(|| Blank { label: label.to_owned(), answers })
}

/// A value in the ways in which it is typed: a number that is not whole also as a fraction, and with a
/// decimal comma.
fn numbers(value: &str) -> Vec<String> {
    let fraction = leaf_value(value).and_then(Value::as_fraction).map(|number| number.to_string());
    let others = fraction.into_iter().chain([value.replace('.', ",")]);
    let mut all: Vec<String> = vec![value.to_owned()];
    all.extend(others.filter(|other| other != value));
    all.iter().flat_map(|one| spellings(one)).collect()
}

/// A text in the ways in which it is typed: with the real signs for minus and infinity, too.
fn spellings(text: &str) -> Vec<String> {
    let infinite = text.replace("inf", "∞");
    // The hyphen in the name of a node is no minus.
    let mut real = String::new();
    for c in infinite.chars() {
        let is_minus = c == '-' && !real.ends_with(char::is_alphanumeric);
        real.push(if is_minus { '−' } else { c });
    }
    let mut all = vec![text.to_owned(), infinite, real];
    all.dedup();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_taken_apart_into_blanks() {
        let blank = |label: &str, answers: &[&str]| Blank {
            label: label.to_owned(),
            answers: answers.iter().map(|&answer| answer.to_owned()).collect(),
        };
        let table = [
            ("L1-1=8", Some(vec![blank("L1-1", &["8", "=8", "L1-1=8"])])),
            (
                "L1-1=8 L2-2<=-4",
                Some(vec![
                    blank("L1-1", &["8", "=8", "L1-1=8"]),
                    blank("L2-2", &["≤-4", "<=-4", "≤ -4", "≤−4", "<=−4", "≤ −4", "L2-2<=-4"]),
                ]),
            ),
            (
                "L2-1=-4.5 L2-2<=13/6",
                Some(vec![
                    blank(
                        "L2-1",
                        &[
                            "-4.5",
                            "=-4.5",
                            "−4.5",
                            "=−4.5",
                            "-9/2",
                            "=-9/2",
                            "−9/2",
                            "=−9/2",
                            "-4,5",
                            "=-4,5",
                            "−4,5",
                            "=−4,5",
                            "L2-1=-4.5",
                        ],
                    ),
                    blank("L2-2", &["≤13/6", "<=13/6", "≤ 13/6", "L2-2<=13/6"]),
                ]),
            ),
            (
                "1: L4-3; 2: 8..inf",
                Some(vec![blank("1.", &["L4-3"]), blank("2.", &["8..inf", "8..∞"])]),
            ),
            (
                "1: -inf..-2; 2: L3-4",
                Some(vec![blank("1.", &["-inf..-2", "-∞..-2", "−∞..−2"]), blank("2.", &["L3-4"])]),
            ),
            ("L3-4 L4-4", None),
            ("yes", None),
            ("", None),
            ("L1-1=8 L2", None),
        ];
        for (key, expected) in table {
            assert_eq!(blanks(key), expected, "{key}");
        }
    }
}
