//! Values and bounds of nodes, as typed: `L2-1=8 L2-2<=4 L3-2>=20`.

use std::collections::BTreeMap;
use std::ops::Range;

use plyscope_search::notation::half_width;
use plyscope_search::{excerpt, GameTree, TreeNode, Value, Verdict};

use super::answer_error::{separates, without_full_stop, AnswerError, AnswerProblem, MAX_ANSWER};
use plyscope_i18n::Lang;
use plyscope_setup::leaf_value;

/// A value, or a bound of one, for some nodes of a tree.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ValueList(BTreeMap<TreeNode, Verdict>);

impl ValueList {
    /// The verdict of a node.
    #[must_use]
    pub fn get(&self, node: TreeNode) -> Option<Verdict> {
        self.0.get(&node).copied()
    }

    /// All verdicts, by layer and then from left to right.
    pub fn iter(&self) -> impl Iterator<Item = (TreeNode, Verdict)> + '_ {
        self.0.iter().map(|(&node, &verdict)| (node, verdict))
    }

    /// How many nodes have a verdict.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// With the verdict of a node set or removed.
    #[must_use]
    pub fn with(mut self, node: TreeNode, values: Option<Verdict>) -> Self {
        match values {
            Some(verdict) => self.0.insert(node, verdict),
            None => self.0.remove(&node),
        };
        self
    }

    /// Parses verdicts: a name, one of `=` `>=` `<=` (or `≥` `≤` `=>` `=<`), and a value in the
    /// notation of leaves, also with a decimal comma, or a word of any language for a won, drawn or
    /// lost game. `-` leaves a node open, as if it were not named.
    ///
    /// # Errors
    /// The parse error, with its place.
    pub fn read(tree: &GameTree, text: &str) -> Result<Self, AnswerError> {
        if text.len() > MAX_ANSWER {
            return Err(AnswerError::new(MAX_ANSWER..text.len(), AnswerProblem::TooLong));
        }
        let mut values: BTreeMap<TreeNode, Option<Verdict>> = BTreeMap::new();
        let mut reader = Reader { text: without_full_stop(text), at: 0 };
        while let Some((at, name)) = reader.name() {
            let answer_error = |problem: fn(String) -> AnswerProblem| {
                AnswerError::new(at.clone(), problem(excerpt(name)))
            };
            let l_name = name.parse().map_err(|_| answer_error(AnswerProblem::NotAName))?;
            let node = tree.find(l_name).ok_or_else(|| answer_error(AnswerProblem::NoSuchNode))?;
            let sign = reader.sign().ok_or_else(|| answer_error(AnswerProblem::NoValue))?;
            let (value_at, word) = reader.value();
            let verdict = match word {
                "" => return Err(answer_error(AnswerProblem::NoValue)),
                "-" | "−" | "–" => None,
                word => Some(sign(value(word).ok_or_else(|| {
                    AnswerError::new(value_at, AnswerProblem::NotAValue(excerpt(word)))
                })?)),
            };
            if values.insert(node, verdict).is_some_and(|before| before != verdict) {
                return Err(answer_error(AnswerProblem::Twice));
            }
        }
        let given = |(node, verdict): (TreeNode, Option<Verdict>)| Some((node, verdict?));
        Ok(Self(values.into_iter().filter_map(given).collect()))
    }

    /// Writes the verdicts, by layer and then from left to right.
    #[must_use]
    pub fn print(&self, tree: &GameTree) -> String {
        let write = |(node, verdict): (TreeNode, Verdict)| {
            let sign = match verdict {
                Verdict::Exact(_) => "=",
                Verdict::AtLeast(_) | Verdict::AtMost(_) => "",
            };
            format!("{}{sign}{}", tree.l_name(node), written(verdict))
        };
        self.iter().map(write).collect::<Vec<_>>().join(" ")
    }
}

impl FromIterator<(TreeNode, Verdict)> for ValueList {
    fn from_iter<I: IntoIterator<Item = (TreeNode, Verdict)>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

/// A value or a bound as it is typed alone: `8`, `>=20`.
pub(super) fn written(verdict: Verdict) -> String {
    let sign = match verdict {
        Verdict::Exact(_) => "",
        Verdict::AtLeast(_) => ">=",
        Verdict::AtMost(_) => "<=",
    };
    format!("{sign}{}", verdict.value())
}

/// The value or bound that a text means; `None` if it is none.
pub(super) fn verdict(text: &str) -> Option<Verdict> {
    let found = SIGNS.iter().find_map(|&(sign, means)| Some((means, text.strip_prefix(sign)?)));
    let (means, word) = found.unwrap_or((Verdict::Exact, text));
    value(word.trim()).map(means)
}

/// The value that a word means.
fn value(word: &str) -> Option<Value> {
    let compact: String = word.chars().filter(|c| !c.is_whitespace()).collect();
    let word = half_width(&compact).replace(is_slash, "/");
    // A name with its colon would be part of a leaf too.
    if word
        .contains(|c: char| !c.is_alphanumeric() && !matches!(c, '-' | '−' | '+' | '.' | ',' | '/'))
    {
        return None;
    }
    let outcomes = || [Value::WIN, Value::DRAW, Value::LOSS].into_iter();
    let is_word = |value: &Value| {
        Lang::ALL.iter().any(|lang| lang.outcome(*value).to_lowercase() == word.to_lowercase())
    };
    leaf_value(&word.replace(',', ".")).or_else(|| outcomes().find(is_word))
}

/// Whether a character stands between the two numbers of a fraction.
fn is_slash(c: char) -> bool {
    matches!(c, '/' | '／' | '⁄' | '∕')
}

/// Makes a verdict of a value.
type Sign = fn(Value) -> Verdict;

/// The signs, the longer ones first.
const SIGNS: [(&str, Sign); 14] = [
    (">=", Verdict::AtLeast),
    ("=>", Verdict::AtLeast),
    ("≥", Verdict::AtLeast),
    ("≧", Verdict::AtLeast),
    ("⩾", Verdict::AtLeast),
    ("<=", Verdict::AtMost),
    ("=<", Verdict::AtMost),
    ("≤", Verdict::AtMost),
    ("≦", Verdict::AtMost),
    ("⩽", Verdict::AtMost),
    ("=", Verdict::Exact),
    ("＝", Verdict::Exact),
    (":", Verdict::Exact),
    ("：", Verdict::Exact),
];

/// Scans the text once.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip(&mut self, passes: impl Fn(char) -> bool) {
        self.at += self.rest().len() - self.rest().trim_start_matches(passes).len();
    }

    fn take(&mut self, length: usize) -> (Range<usize>, &'a str) {
        let taken = &self.rest()[..length];
        let begin = self.at;
        self.at += length;
        (begin..self.at, taken)
    }

    /// Up to a sign or a separator; `None` at the end.
    fn name(&mut self) -> Option<(Range<usize>, &'a str)> {
        self.skip(separates);
        let rest = self.rest();
        let ends = |&(at, c): &(usize, char)| {
            separates(c) || SIGNS.iter().any(|(sign, _)| rest[at..].starts_with(sign))
        };
        let length = rest.char_indices().find(ends).map_or(rest.len(), |(at, _)| at);
        // A sign that stands alone is no name either, and has to be passed.
        let alone = || rest.chars().next().map_or(0, char::len_utf8);
        (!rest.is_empty()).then(|| self.take(if length == 0 { alone() } else { length }))
    }

    fn sign(&mut self) -> Option<Sign> {
        self.skip(char::is_whitespace);
        let (sign, means) = SIGNS.iter().find(|(sign, _)| self.rest().starts_with(sign))?;
        self.at += sign.len();
        self.skip(char::is_whitespace);
        Some(*means)
    }

    /// Up to a separator. A comma between two digits is a decimal one: no name begins with a digit. Around
    /// the slash of a fraction there may be spaces.
    fn value(&mut self) -> (Range<usize>, &'a str) {
        let rest = self.rest();
        let slash = |c: Option<char>| c.is_some_and(is_slash);
        let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
        let ends = |&(at, c): &(usize, char)| {
            let within = c == ','
                && digit(rest[..at].chars().next_back())
                && digit(rest[at + 1..].chars().next());
            let is_joined = slash(rest[..at].trim_end().chars().next_back())
                || slash(rest[at..].trim_start().chars().next());
            separates(c) && !within && !(c.is_whitespace() && is_joined)
        };
        self.take(rest.char_indices().find(ends).map_or(rest.len(), |(at, _)| at))
    }
}
