//! What leaves may be worth under a start window.

use plyscope_search::{Value, Window};

/// What leaves may be worth, so that they compare with the ends of the window as they do for a program,
/// which gets a win as 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaves {
    /// Numbers, or won, drawn and lost.
    Any,
    /// Numbers only.
    Numbers,
    /// Won, drawn and lost only.
    Outcomes,
}

impl Leaves {
    /// The leaves that compare with the ends of a window.
    #[must_use]
    pub fn of(window: Window) -> Self {
        let ends = [window.alpha, window.beta];
        // Zero is also a draw.
        if ends.iter().any(|end| end.is_number() && *end != Value::ZERO) {
            Self::Numbers
        } else if ends.contains(&Value::WIN) || ends.contains(&Value::LOSS) {
            Self::Outcomes
        } else {
            Self::Any
        }
    }

    /// Whether leaves may have these values, which are all numbers or all words.
    #[must_use]
    pub fn may_be(self, values: &[Value]) -> bool {
        let has_numbers = values.iter().any(|value| value.is_number());
        match self {
            Self::Any => true,
            Self::Numbers => has_numbers,
            Self::Outcomes => !has_numbers,
        }
    }
}

#[cfg(test)]
mod tests {
    use plyscope_setup::StartWindow;

    use super::*;

    #[test]
    fn leaves_compare_with_the_ends_of_the_window() {
        let table = [
            ("-inf..inf", Leaves::Any),
            ("0..inf", Leaves::Any),
            ("-inf..draw", Leaves::Any),
            ("0..9", Leaves::Numbers),
            ("5..win", Leaves::Numbers),
            ("loss..-2.5", Leaves::Numbers),
            ("game", Leaves::Outcomes),
            ("-inf..win", Leaves::Outcomes),
            ("loss..inf", Leaves::Outcomes),
            ("0..win", Leaves::Outcomes),
            ("loss..draw", Leaves::Outcomes),
        ];
        let (numbers, words) = ([Value::ZERO, Value::ZERO], [Value::WIN, Value::DRAW]);
        for (text, expected) in table {
            let leaves = Leaves::of(text.parse::<StartWindow>().expect(text).get());
            assert_eq!(leaves, expected, "{text}");
            assert_eq!(leaves.may_be(&numbers), expected != Leaves::Outcomes, "{text}");
            assert_eq!(leaves.may_be(&words), expected != Leaves::Numbers, "{text}");
        }
    }
}
