//! Replies at a stop, as typed.

use plyscope_search::notation::half_width;
use plyscope_search::{excerpt, GameTree, TreeNode, Verdict, Window};

use super::Asks;
use crate::answer_error::{without_full_stop, AnswerError, AnswerProblem, Wanted};
use crate::value_list::{value, verdict, written};
use plyscope_setup::window::bound;

/// A reply: what happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    /// This node is visited.
    Visit(TreeNode),
    /// No further node is visited.
    Nothing,
    /// The window becomes this.
    Window(Window),
    /// There is a cutoff, because of this bound.
    Cut(Setter),
    /// There is a cutoff; its bound is not asked for.
    SomeCut,
    /// There is no cut.
    NoCut,
    /// The node returns this.
    Value(Verdict),
}

/// The source of a bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setter {
    /// A node, by its best child.
    Node(TreeNode),
    /// The start window.
    Start,
}

/// The words for no, in all languages of the page.
pub const NO: [&str; 7] = ["no", "none", "nee", "geen", "不", "否", "无"];
/// The words for yes, in all languages of the page.
pub const YES: [&str; 3] = ["yes", "ja", "是"];
/// The words for a cutoff.
pub const CUT: [&str; 6] = ["cut", "snijd", "snede", "snoei", "剪", "剪枝"];
/// The words for the start window.
pub const START: [&str; 3] = ["start", "begin", "开始"];

impl Reply {
    /// Parses a reply to a kind of question.
    pub(super) fn read(
        tree: &GameTree,
        asks: Asks,
        begin: usize,
        text: &str,
    ) -> Result<Self, AnswerError> {
        match asks {
            Asks::Visit if is_one_of(&NO, text) => Ok(Self::Nothing),
            Asks::Visit => node(tree, begin, text, Wanted::Visit).map(Self::Visit),
            Asks::Window => {
                let window = window(text).map(Self::Window);
                window.ok_or_else(|| AnswerError::expected(begin, text, Wanted::Window))
            }
            Asks::IsCut if is_one_of(&NO, text) => Ok(Self::NoCut),
            Asks::IsCut if is_one_of(&YES, text) || is_one_of(&CUT, text) => Ok(Self::SomeCut),
            Asks::IsCut => Err(AnswerError::expected(begin, text, Wanted::YesOrNo)),
            Asks::Value => {
                let value = verdict(text).map(Self::Value);
                value.ok_or_else(|| AnswerError::expected(begin, text, Wanted::Value))
            }
            Asks::Cut => {
                let (first, rest) = first_word(text);
                if is_one_of(&NO, first) {
                    let is_no = rest.is_empty() || is_one_of(&CUT, rest);
                    let problem = || AnswerError::expected(begin, text, Wanted::Cut);
                    return is_no.then_some(Self::NoCut).ok_or_else(problem);
                }
                let setter = if is_one_of(&CUT, first) { rest } else { text };
                let begin = begin + (text.len() - setter.len());
                Setter::read(tree, begin, setter, Wanted::Cut).map(Self::Cut)
            }
        }
    }

    /// Writes the reply as it is read.
    pub(super) fn print(self, tree: &GameTree) -> String {
        match self {
            Self::Visit(node) => tree.l_name(node).to_string(),
            Self::Nothing => "none".to_owned(),
            Self::Window(window) => format!("{}..{}", window.alpha, window.beta),
            Self::Cut(setter) => format!("cut {}", setter.print(tree)),
            Self::SomeCut => "yes".to_owned(),
            Self::NoCut => "no".to_owned(),
            Self::Value(verdict) => written(verdict),
        }
    }

    /// With α and β swapped.
    pub(super) const fn with_ends_swapped(&self) -> Self {
        match *self {
            Self::Window(Window { alpha, beta }) => {
                Self::Window(Window { alpha: beta, beta: alpha })
            }
            other => other,
        }
    }
}

impl Setter {
    /// Parses the source of a bound: `L2-1`, or `start`.
    pub(crate) fn read(
        tree: &GameTree,
        begin: usize,
        text: &str,
        wanted: Wanted,
    ) -> Result<Self, AnswerError> {
        match is_one_of(&START, text) {
            true => Ok(Self::Start),
            false => node(tree, begin, text, wanted).map(Self::Node),
        }
    }

    /// Writes it as it is read.
    pub(crate) fn print(self, tree: &GameTree) -> String {
        match self {
            Self::Node(node) => tree.l_name(node).to_string(),
            Self::Start => "start".to_owned(),
        }
    }
}

/// Whether a text is one of some words, ignoring case, full-width letters and a full stop.
pub fn is_one_of(words: &[&str], text: &str) -> bool {
    words.contains(&half_width(without_full_stop(text)).trim().to_lowercase().as_str())
}

/// The first word of a text, and what follows it.
pub fn first_word(text: &str) -> (&str, &str) {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (first, rest.trim_start())
}

/// A node of the tree by its name.
fn node(
    tree: &GameTree,
    begin: usize,
    text: &str,
    wanted: Wanted,
) -> Result<TreeNode, AnswerError> {
    let name = without_full_stop(text).parse();
    let name = name.map_err(|_| AnswerError::expected(begin, text, wanted))?;
    let problem = || AnswerProblem::NoSuchNode(excerpt(text));
    tree.find(name).ok_or_else(|| AnswerError::new(begin..begin + text.len(), problem()))
}

/// Parses a window: `8..inf`, `[8, ∞]`, `8 +inf`, with the words of any language for a won, drawn or
/// lost game. The bounds may be in any order, since a closed window has them reversed.
fn window(text: &str) -> Option<Window> {
    let is_bracket = |c: char| matches!(c, '[' | ']' | '(' | ')' | '（' | '）' | '【' | '】');
    let inner = without_full_stop(text).to_lowercase();
    let inner = inner.trim_matches(|c: char| is_bracket(c) || c.is_whitespace());
    let inner = half_width(inner).replace("..", " ");
    let is_gap = |c: char| c.is_whitespace() || matches!(c, ',' | '，' | '、');
    let mut ends = inner.split(is_gap).filter(|end| !end.is_empty());
    let end = |text: &str| bound(text).or_else(|| value(text));
    let (alpha, beta) = (end(ends.next()?)?, end(ends.next()?)?);
    ends.next().is_none().then_some(Window { alpha, beta })
}
