//! Which search is run, with which choices, and what they are called in addresses and commands.

use std::fmt;
use std::str::FromStr;

use plyscope_core::algo::{AlphaBeta, Fail};
use plyscope_core::{CutRule, GameTree, Order, Player, Value, Window};

/// A search on a given tree, fully specified but for the tree, which says who moves first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "pack", derive(serde::Serialize, serde::Deserialize))]
pub struct Setup {
    /// Which search.
    pub algorithm: Algorithm,
    /// In which order children are looked at.
    pub order: Order,
    /// When alpha-beta cuts.
    pub cut: CutRule,
    /// What alpha-beta returns outside its window.
    pub fail: Fail,
    /// Alpha-beta's window at the root.
    pub window: StartWindow,
}

impl Setup {
    /// The choices as alpha-beta takes them.
    #[must_use]
    pub const fn alpha_beta(&self) -> AlphaBeta {
        AlphaBeta { order: self.order, cut: self.cut, fail: self.fail, window: self.window.0 }
    }
}

/// The searches on given trees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "pack", derive(serde::Serialize, serde::Deserialize))]
pub enum Algorithm {
    /// Looks at everything.
    Minimax,
    /// Cuts what cannot matter.
    #[default]
    AlphaBeta,
}

/// A choice that has a name in addresses, in files and on the command line.
pub trait Choice: Copy + PartialEq + 'static {
    /// What the choice is about; the name of the parameter.
    const NAME: &'static str;
    /// Everything there is to choose, with its name; the first is the default.
    const ALL: &'static [(&'static str, Self)];

    /// The name of this one.
    fn id(self) -> &'static str {
        Self::ALL.iter().find(|(_, choice)| *choice == self).map_or("", |(name, _)| name)
    }

    /// The one with a name.
    ///
    /// # Errors
    /// When there is none.
    fn from_id(name: &str) -> Result<Self, NoSuchChoice> {
        Self::ALL.iter().find(|(id, _)| *id == name).map(|&(_, choice)| choice).ok_or_else(|| {
            NoSuchChoice {
                parameter: Self::NAME,
                given: name.chars().take(40).collect(),
                known: Self::ALL.iter().map(|&(id, _)| id).collect(),
            }
        })
    }
}

/// A name that no choice has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchChoice {
    /// What the choice is about.
    pub parameter: &'static str,
    /// What was given; of a long text only the beginning.
    pub given: String,
    /// What there is.
    pub known: Vec<&'static str>,
}

impl fmt::Display for NoSuchChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = self.known.join(" or ");
        write!(f, "{} cannot be “{}”; expected {known}", self.parameter, self.given)
    }
}

impl std::error::Error for NoSuchChoice {}

impl Choice for Algorithm {
    const NAME: &'static str = "algorithm";
    const ALL: &'static [(&'static str, Self)] =
        &[("alpha-beta", Self::AlphaBeta), ("minimax", Self::Minimax)];
}

impl Choice for Player {
    const NAME: &'static str = "root";
    const ALL: &'static [(&'static str, Self)] = &[("max", Self::Max), ("min", Self::Min)];
}

impl Choice for Order {
    const NAME: &'static str = "order";
    const ALL: &'static [(&'static str, Self)] =
        &[("left", Self::LeftToRight), ("right", Self::RightToLeft)];
}

impl Choice for CutRule {
    const NAME: &'static str = "cut";
    const ALL: &'static [(&'static str, Self)] = &[("ge", Self::AtLeast), ("gt", Self::Above)];
}

impl Choice for Fail {
    const NAME: &'static str = "fail";
    const ALL: &'static [(&'static str, Self)] = &[("soft", Self::Soft), ("hard", Self::Hard)];
}

/// A window to start with: α below β. Written `-inf..inf`, `0..15`, `loss..win`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "pack", derive(serde::Serialize, serde::Deserialize))]
pub struct StartWindow(Window);

impl Default for StartWindow {
    fn default() -> Self {
        Self(Window::FULL)
    }
}

impl StartWindow {
    /// The window, if α is below β.
    #[must_use]
    pub fn new(window: Window) -> Option<Self> {
        (window.alpha < window.beta).then_some(Self(window))
    }

    /// The window.
    #[must_use]
    pub const fn get(self) -> Window {
        self.0
    }
}

impl fmt::Display for StartWindow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.0.alpha, self.0.beta)
    }
}

/// A text that is not a window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAWindow {
    /// What was given; of a long text only the beginning.
    pub given: String,
}

impl fmt::Display for NotAWindow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "“{}” is not a window; expected two values, the smaller first, such as 0..15 or -inf..8",
            self.given
        )
    }
}

impl std::error::Error for NotAWindow {}

impl FromStr for StartWindow {
    type Err = NotAWindow;

    fn from_str(text: &str) -> Result<Self, NotAWindow> {
        text.split_once("..")
            .and_then(|(alpha, beta)| Some((bound(alpha)?, bound(beta)?)))
            .and_then(|(alpha, beta)| Self::new(Window { alpha, beta }))
            .ok_or_else(|| NotAWindow { given: text.chars().take(40).collect() })
    }
}

/// One end of a window: a leaf's value, or infinity.
fn bound(text: &str) -> Option<Value> {
    match text.trim() {
        "-inf" | "-∞" | "−∞" => Some(Value::NEG_INFINITY),
        "inf" | "+inf" | "∞" | "+∞" => Some(Value::INFINITY),
        text => leaf_value(text),
    }
}

/// The value that a text means as a leaf.
#[must_use]
pub fn leaf_value(text: &str) -> Option<Value> {
    let tree = GameTree::parse(text).ok()?;
    tree.leaf_value(plyscope_core::TreeNode::ROOT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_are_read_and_written() {
        let table = [
            ("0..15", Some("0..15")),
            ("-inf..inf", Some("-inf..inf")),
            ("-2.5 .. win", Some("-2.5..win")),
            ("−∞..8", Some("-inf..8")),
            ("8..8", None),
            ("9..8", None),
            ("8", None),
            ("(1 2)..3", None),
            ("", None),
        ];
        for (text, written) in table {
            let read = text.parse::<StartWindow>().ok().map(|window| window.to_string());
            assert_eq!(read.as_deref(), written, "{text}");
        }
    }

    #[test]
    fn every_choice_is_found_by_its_name() {
        fn check<C: Choice + fmt::Debug + Default>() {
            assert_eq!(C::ALL[0].1, C::default(), "the first is the default");
            for &(name, choice) in C::ALL {
                assert_eq!(C::from_id(name), Ok(choice));
                assert_eq!(choice.id(), name);
            }
            assert!(C::from_id("nonsense").is_err());
        }
        check::<Algorithm>();
        check::<Player>();
        check::<Order>();
        check::<CutRule>();
        check::<Fail>();
    }
}
