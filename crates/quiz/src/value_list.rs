//! Values and bounds of nodes, as typed: `L2-1=8 L2-2<=4 L3-2>=20`.

use std::collections::BTreeMap;
use std::ops::Range;

use plyscope_search::notation::{half_width, half_width_char};
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
        let mut values: BTreeMap<TreeNode, Option<Verdict>> = BTreeMap::new();
        let mut reader = Reader::new(text)?;
        while let Some((at, name)) = reader.name() {
            let answer_error = |problem: fn(String) -> AnswerProblem| {
                AnswerError::new(at.clone(), problem(excerpt(name)))
            };
            let node = named(tree, &at, name)?;
            let sign = reader.sign().ok_or_else(|| answer_error(AnswerProblem::NoValue))?;
            let (value_at, word) = reader.value();
            let verdict = match without_full_stop(word) {
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
    let (means, word) = behind_sign(text).unwrap_or((Verdict::Exact, text));
    value(without_full_stop(word).trim_start()).map(means)
}

/// What a sign at the beginning of a text makes of a value, and what stands behind it.
pub(crate) fn behind_sign(text: &str) -> Option<(Sign, &str)> {
    SIGNS.iter().find_map(|&(sign, means)| Some((means, text.strip_prefix(sign)?)))
}

/// The node with a name, which stands at a place in a text.
pub(crate) fn named(
    tree: &GameTree,
    at: &Range<usize>,
    name: &str,
) -> Result<TreeNode, AnswerError> {
    let answer_error = |problem| AnswerError::new(at.clone(), problem);
    let l_name = name.parse().map_err(|_| answer_error(AnswerProblem::NotAName(excerpt(name))))?;
    tree.find(l_name).ok_or_else(|| answer_error(AnswerProblem::NoSuchNode(excerpt(name))))
}

/// The value that a word means.
pub(crate) fn value(word: &str) -> Option<Value> {
    let sides: Vec<String> = word.split(is_slash).map(|side| signed(side.trim())).collect();
    let word = sides.join("/");
    // A name with its colon would be part of a leaf too.
    let belongs = |(at, c): (usize, char)| {
        let is_sign = matches!(half_width_char(c), '-' | '−' | '+' | '.' | '/');
        c.is_alphanumeric() || is_sign || is_decimal_comma(&word, at)
    };
    if !word.char_indices().all(belongs) {
        return None;
    }
    let word = half_width(&word);
    let outcomes = || [Value::WIN, Value::DRAW, Value::LOSS].into_iter();
    let is_word = |value: &Value| {
        Lang::ALL.iter().any(|lang| lang.outcome(*value).to_lowercase() == word.to_lowercase())
    };
    leaf_value(&word.replace(',', ".")).or_else(|| outcomes().find(is_word))
}

/// A number without white space behind its sign.
fn signed(text: &str) -> String {
    let number = text.trim_start_matches(['-', '−', '+', '－', '＋']);
    format!("{}{}", &text[..text.len() - number.len()], number.trim_start())
}

/// Whether a decimal comma stands at a place: one directly between two digits.
pub(crate) fn is_decimal_comma(text: &str, at: usize) -> bool {
    let is_digit = |c: Option<char>| c.is_some_and(|c| half_width_char(c).is_ascii_digit());
    let behind = text[at..].strip_prefix(',');
    behind.is_some_and(|behind| is_digit(behind.chars().next()))
        && is_digit(text[..at].chars().next_back())
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
pub(crate) struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    /// At the beginning of a text, which must not be too long.
    pub(crate) fn new(text: &'a str) -> Result<Self, AnswerError> {
        if text.len() > MAX_ANSWER {
            return Err(AnswerError::new(MAX_ANSWER..text.len(), AnswerProblem::TooLong));
        }
        Ok(Self { text: without_full_stop(text), at: 0 })
    }

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
    pub(crate) fn name(&mut self) -> Option<(Range<usize>, &'a str)> {
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

    /// A sign, if it comes next.
    pub(crate) fn sign(&mut self) -> Option<Sign> {
        self.skip(char::is_whitespace);
        let (sign, means) = SIGNS.iter().find(|(sign, _)| self.rest().starts_with(sign))?;
        self.at += sign.len();
        self.skip(char::is_whitespace);
        Some(*means)
    }

    /// Up to a separator. A decimal comma is none: no name begins with a digit. It is the only one of its
    /// number, which has no dot and no slash; others separate values. Around the slash of a fraction there
    /// may be spaces.
    pub(crate) fn value(&mut self) -> (Range<usize>, &'a str) {
        let rest = self.rest();
        let in_number = |c: char| {
            let c = half_width_char(c);
            c.is_ascii_digit() || matches!(c, ',' | '.' | '/' | '-' | '−' | '+')
        };
        let number = rest.find(|c| !in_number(c)).map_or(rest, |end| &rest[..end]);
        let commas = number.char_indices().filter(|&(at, _)| is_decimal_comma(number, at));
        let has_decimal_comma = commas.count() == 1 && !number.contains(['.', '/']);
        let slash = |c: Option<char>| c.is_some_and(is_slash);
        let ends = |&(at, c): &(usize, char)| {
            let is_joined = slash(rest[..at].trim_end().chars().next_back())
                || slash(rest[at..].trim_start().chars().next());
            let is_decimal = has_decimal_comma && is_decimal_comma(rest, at);
            separates(c) && !is_decimal && !(c.is_whitespace() && is_joined)
        };
        self.take(rest.char_indices().find(ends).map_or(rest.len(), |(at, _)| at))
    }
}
