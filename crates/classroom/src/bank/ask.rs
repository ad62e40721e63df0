//! How a question is answered where only texts are compared.

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::asked::Asked;
use plyscope_quiz::misconception;
use plyscope_quiz::which_search::WhichSearch;

use super::spellings::{named, of_nodes, spellings, unique};

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

/// The most nodes to name: three have too many orders.
const MOST_NAMED: usize = 2;

impl Ask {
    /// How a question is best asked, by its key and the misconceptions about it.
    pub(super) fn of(asked: &Asked, lang: Lang) -> Self {
        let key = usual(asked, lang);
        // Where other answers are right as well, only a person can tell.
        let Some(keys) = asked.keys() else { return Self::Open(key) };
        let ask = match asked {
            Asked::WhichSearch(quiz) => Some(searches(quiz, asked, lang)),
            // A line of a program is written in many ways.
            Asked::FillLine(_) => choices(&key, asked, lang),
            // One of many steps is harder to guess.
            Asked::FindMistake(_) => short(&key, &keys, asked, lang),
            _ => blanks(&key, asked, lang)
                .or_else(|| choices(&key, asked, lang))
                .or_else(|| short(&key, &keys, asked, lang)),
        };
        ask.unwrap_or(Self::Open(key))
    }

    /// How an answer is written; empty where it is chosen.
    pub(super) fn how(&self, asked: &Asked, lang: Lang) -> String {
        match self {
            Self::Choice(_) => String::new(),
            Self::Blanks(_) => asked.reply_notation(lang),
            Self::Short { .. } | Self::Open(_) => asked.notation(lang),
        }
    }
}

/// The key in the words of a language, where these are read.
fn usual(asked: &Asked, lang: Lang) -> String {
    let (key, shown) = (asked.key(), asked.key_text(lang));
    match asked.is_same(&shown, &key) {
        true => shown,
        false => key,
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
fn searches(quiz: &WhichSearch, asked: &Asked, lang: Lang) -> Ask {
    let key = asked.key();
    let misled: Vec<Choice> = misled(asked, lang).collect();
    let choice = |(number, text): (usize, String)| {
        let number = number.to_string();
        let thought = misled.iter().find(|choice| choice.text == number);
        let why = thought.map(|choice| choice.why.clone()).unwrap_or_default();
        Choice { text, is_right: number == key, why }
    };
    Ask::Choice((1..).zip(quiz.names(lang)).map(choice).collect())
}

/// By typing all right answers in all ways that are right; `None` where there are too many ways.
fn short(key: &str, keys: &[String], asked: &Asked, lang: Lang) -> Option<Ask> {
    let typed: Option<Vec<Vec<String>>> = keys.iter().map(|key| typed(key, asked, lang)).collect();
    let right = unique(std::iter::once(key.to_owned()).chain(typed?.concat()));
    let misled = misled(asked, lang).filter(|one| !right.contains(&one.text)).collect();
    Some(Ask::Short { right, misled })
}

/// The ways to type a right answer; `None` where there are too many.
fn typed(key: &str, asked: &Asked, lang: Lang) -> Option<Vec<String>> {
    let ways = match (named(key), asked.session()) {
        _ if is_of_numbers(key) => separated(key).to_vec(),
        (Some(names), Some(session)) if names.len() <= MOST_NAMED => {
            of_nodes(&names, session.tree())
        }
        (None, _) if is_short(key) => spellings(key, lang),
        _ => return None,
    };
    // Also as a sentence.
    let ways = ways.into_iter().chain([format!("{key}.")]);
    Some(ways.filter(|way| asked.is_same(way, key)).collect())
}

/// Whether an answer is a word, perhaps after one such as “back”, so that it is typed in few ways.
fn is_short(key: &str) -> bool {
    let words = key.split_whitespace().count();
    (1..=2).contains(&words) && key.chars().count() <= LONGEST && !key.contains('\n')
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

/// By filling in the pieces of a key such as `L2-1=8 L3-2>=20` or `1: L4-3; 2: 8..inf`; `None` for another
/// key.
fn blanks(key: &str, asked: &Asked, lang: Lang) -> Option<Ask> {
    let blanks: Option<Vec<Blank>> = match key.contains(": ") {
        true => key.split([';', '\n']).map(|part| reply(part.trim(), asked, lang)).collect(),
        false => key.split_whitespace().map(|word| verdict(word, asked, lang)).collect(),
    };
    blanks.filter(|blanks| !blanks.is_empty()).map(Ask::Blanks)
}

/// The reply at a stop.
fn reply(text: &str, asked: &Asked, lang: Lang) -> Option<Blank> {
    let (stop, reply) = text.split_once(": ")?;
    let is_number = !stop.is_empty() && stop.chars().all(|c| c.is_ascii_digit());
    let is_right = |way: &String| asked.is_same(&format!("{stop}: {way}"), text);
    let answers = spellings(reply.trim(), lang).into_iter().filter(is_right).collect();
    let blank = Blank { label: format!("{stop}."), answers };
    (is_number && reply.chars().count() <= LONGEST).then_some(blank)
}

/// The value or the bound of a node.
fn verdict(word: &str, asked: &Asked, lang: Lang) -> Option<Blank> {
    let (label, verdict) = word.split_at(word.find(['=', '<', '>'])?);
    let is_right = |way: &String| {
        let sign = if way.starts_with(['=', '<', '>', '≤', '≥']) { "" } else { "=" };
        asked.is_same(&format!("{label}{sign}{way}"), word)
    };
    let ways = spellings(verdict.strip_prefix('=').unwrap_or(verdict), lang);
    // With its node, as it would be typed in one field for all.
    let answers = ways.into_iter().filter(is_right).chain([word.to_owned()]).collect();
    (!label.is_empty()).then(|| Blank { label: label.to_owned(), answers })
}
