//! The actions of a search, as typed.

use std::ops::Range;

use plyscope_search::{excerpt, GameTree, TreeNode, Value, Verdict};

use crate::answer_error::{words, AnswerError, AnswerProblem, Wanted};
use crate::value_list::{behind_sign, is_decimal_comma, value};
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::node_name;
use plyscope_session::Session;

/// An action of a search at its current node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// It goes down to a child.
    Enter(TreeNode),
    /// It takes what it came back with as the best so far.
    Take(Takes, Value),
    /// It cuts the remaining children.
    Cut,
    /// It goes back up, with what is now known of the node.
    Leave(Verdict),
}

/// What a better value changes, according to the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// α rises to it.
    Alpha,
    /// β falls to it.
    Beta,
    /// It is the best so far; the window is not mentioned.
    Best,
}

/// A step of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerStep {
    /// An action of the search.
    Action(Action),
    /// The right action was shown instead.
    Shown,
}

/// How taking is written.
const TAKES: [(&str, Takes); 7] = [
    ("alpha", Takes::Alpha),
    ("α", Takes::Alpha),
    ("a", Takes::Alpha),
    ("beta", Takes::Beta),
    ("β", Takes::Beta),
    ("b", Takes::Beta),
    ("v", Takes::Best),
];

const CUT: [&str; 6] = ["cut", "snijd", "snede", "snoei", "剪", "剪枝"];
const SHOWN: [&str; 2] = ["?", "？"];

/// Parses the actions of an answer, word by word.
pub(super) fn read(tree: &GameTree, text: &str) -> Result<Vec<AnswerStep>, AnswerError> {
    places(text)?.into_iter().map(|at| read_word(tree, at.start, &text[at])).collect()
}

/// Parses a text up to the first invalid word, and returns the byte range of each word.
pub(super) fn read_in_part(tree: &GameTree, text: &str) -> Vec<(AnswerStep, Range<usize>)> {
    let Ok(places) = places(text) else { return Vec::new() };
    let read = |at: Range<usize>| Some((read_word(tree, at.start, &text[at.clone()]).ok()?, at));
    places.into_iter().map_while(read).collect()
}

/// The places of the words. A comma between two digits is a decimal one, as no action begins with a digit.
fn places(text: &str) -> Result<Vec<Range<usize>>, AnswerError> {
    let mut places: Vec<Range<usize>> = Vec::new();
    for (begin, word) in words(text)? {
        let end = begin + word.len();
        match places.last_mut() {
            Some(last) if last.end + 1 == begin && is_decimal_comma(text, last.end) => {
                last.end = end;
            }
            _ => places.push(begin..end),
        }
    }
    Ok(places)
}

fn read_word(tree: &GameTree, begin: usize, word: &str) -> Result<AnswerStep, AnswerError> {
    if SHOWN.contains(&word) {
        return Ok(AnswerStep::Shown);
    }
    if let Ok(name) = word.parse() {
        let problem = || AnswerProblem::NoSuchNode(excerpt(word));
        let node = tree.find(name);
        let node = node.ok_or_else(|| AnswerError::new(begin..begin + word.len(), problem()))?;
        return Ok(AnswerStep::Action(Action::Enter(node)));
    }
    let action = other_action(&word.to_lowercase());
    action.map(AnswerStep::Action).ok_or_else(|| AnswerError::expected(begin, word, Wanted::Action))
}

/// Whether a word is the beginning of one that has no value yet, such as `>=`.
pub(super) fn is_unfinished(word: &str) -> bool {
    let word = word.to_lowercase();
    let is_sign = |text: &str| behind_sign(text).is_some_and(|(_, behind)| behind.is_empty());
    let is_name = |text: &str| TAKES.iter().any(|(name, _)| text == *name);
    is_sign(&word) || word.strip_suffix(['=', '＝']).is_some_and(is_name)
}

/// Parses an action other than the name of a node.
fn other_action(word: &str) -> Option<Action> {
    if CUT.contains(&word) {
        return Some(Action::Cut);
    }
    if let Some((means, given)) = behind_sign(word) {
        return value(given).map(|value| Action::Leave(means(value)));
    }
    let (name, given) = word.split_once(['=', '＝'])?;
    let (_, takes) = TAKES.into_iter().find(|&(known, _)| known == name)?;
    value(given).map(|value| Action::Take(takes, value))
}

impl Action {
    /// Its displayed form: `≥ 8`, `α = 8`.
    #[must_use]
    pub fn describe(self, session: &Session, lang: Lang) -> String {
        let number = |value| numerals::value(lang, value);
        match self {
            Self::Enter(node) => node_name(session, node, lang),
            Self::Take(Takes::Alpha, value) => format!("α = {}", number(value)),
            Self::Take(Takes::Beta, value) => format!("β = {}", number(value)),
            Self::Take(Takes::Best, value) => texts::quiz_perform_best(lang, &number(value)),
            Self::Cut => texts::quiz_perform_cut(lang),
            Self::Leave(Verdict::Exact(value)) => format!("= {}", number(value)),
            Self::Leave(verdict) => numerals::verdict(lang, verdict),
        }
    }

    /// Writes it as it is read.
    #[must_use]
    pub fn print(self, tree: &GameTree) -> String {
        match self {
            Self::Enter(node) => tree.l_name(node).to_string(),
            Self::Take(Takes::Alpha, value) => format!("a={value}"),
            Self::Take(Takes::Beta, value) => format!("b={value}"),
            Self::Take(Takes::Best, value) => format!("v={value}"),
            Self::Cut => "cut".to_owned(),
            Self::Leave(Verdict::Exact(value)) => format!("={value}"),
            Self::Leave(Verdict::AtLeast(value)) => format!(">={value}"),
            Self::Leave(Verdict::AtMost(value)) => format!("<={value}"),
        }
    }
}

impl AnswerStep {
    /// Writes it as it is read.
    pub(super) fn print(self, tree: &GameTree) -> String {
        match self {
            Self::Action(action) => action.print(tree),
            Self::Shown => "?".to_owned(),
        }
    }
}
