//! The start window of a search, and typed values.

use std::fmt;
use std::str::FromStr;

use plyscope_search::notation::half_width;
use plyscope_search::packed;
use plyscope_search::{excerpt, GameTree, Value, Window};

/// A window to start with: α below β. Written `-inf..inf`, `0..15`, `loss..win`; `game` stands for
/// the last, `infinite` for the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StartWindow(Window);

packed!(struct StartWindow(window));

impl Default for StartWindow {
    fn default() -> Self {
        Self(Window::FULL)
    }
}

impl StartWindow {
    /// All values of a game, from lost to won.
    pub const GAME: Self = Self(Window { alpha: Value::LOSS, beta: Value::WIN });

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
        let plain = half_width(text);
        match plain.trim() {
            "game" => return Ok(Self::GAME),
            "infinite" => return Ok(Self::default()),
            _ => {}
        }
        plain
            .split_once("..")
            .and_then(|(alpha, beta)| Some((bound(alpha)?, bound(beta)?)))
            .and_then(|(alpha, beta)| Self::new(Window { alpha, beta }))
            .ok_or_else(|| NotAWindow { given: excerpt(text) })
    }
}

/// One end of a window: a leaf's value, or infinity.
pub fn bound(text: &str) -> Option<Value> {
    match half_width(text).trim() {
        "-inf" | "-∞" | "−∞" => Some(Value::NEG_INFINITY),
        "inf" | "+inf" | "∞" | "+∞" => Some(Value::INFINITY),
        text => leaf_value(text),
    }
}

/// Parses the value of a leaf, which has no name and no player before it.
#[must_use]
pub fn leaf_value(text: &str) -> Option<Value> {
    let tree = GameTree::parse(text).ok().filter(|_| !half_width(text).contains(':'))?;
    tree.leaf_value(plyscope_search::TreeNode::ROOT)
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
            ("－∞．．８", Some("-inf..8")),
            ("8..8", None),
            ("9..8", None),
            ("8", None),
            ("(1 2)..3", None),
            ("a:0..b:15", None),
            ("", None),
            ("game", Some("loss..win")),
            ("infinite", Some("-inf..inf")),
        ];
        for (text, written) in table {
            let read = text.parse::<StartWindow>().ok().map(|window| window.to_string());
            assert_eq!(read.as_deref(), written, "{text}");
        }
    }

    #[test]
    fn a_problem_has_the_text_as_it_was_given() {
        let given = "８．．８".to_owned();
        assert_eq!(given.parse::<StartWindow>(), Err(NotAWindow { given }));
    }

    #[test]
    fn a_value_has_nothing_beside_it() {
        let eight = Value::whole(8);
        for text in ["8", " +8 ", "８", "16/2"] {
            assert_eq!(leaf_value(text), eight, "{text}");
        }
        for text in ["", "(8)", "8 8", "x:8", "\"x\":8", "max:8", "max: 8", "ｘ：８", "1*8"] {
            assert_eq!(leaf_value(text), None, "{text}");
        }
    }
}
