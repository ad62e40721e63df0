//! Values as people read them: −20, 2.5, ∞.

use plyscope_core::{CutRule, Value, Verdict, Window};

use crate::locale::Lang;

/// A value: a number with a real minus sign, a word for a won, drawn or lost game, or ±∞.
#[must_use]
pub fn value(lang: Lang, value: Value) -> String {
    if value == Value::INFINITY {
        "∞".to_owned()
    } else if value == Value::NEG_INFINITY {
        "−∞".to_owned()
    } else if value.is_number() {
        value.to_string().replace('-', "−")
    } else {
        lang.outcome(value)
    }
}

/// A bound as lecturers write it: 8, ≥ 20 or ≤ −20.
#[must_use]
pub fn verdict(lang: Lang, verdict: Verdict) -> String {
    let number = value(lang, verdict.value());
    match verdict {
        Verdict::Exact(_) => number,
        Verdict::AtLeast(_) => format!("≥ {number}"),
        Verdict::AtMost(_) => format!("≤ {number}"),
    }
}

/// The sign that a rule for cuts has between α and β.
#[must_use]
pub const fn cut_sign(rule: CutRule) -> &'static str {
    match rule {
        CutRule::AtLeast => "≥",
        CutRule::Above => ">",
    }
}

/// A window: [−∞, 8]. The null window that only asks whether something is above 8 is [8, 8⁺], and
/// the one that asks whether it is below [8⁻, 8].
#[must_use]
pub fn window(lang: Lang, window: Window) -> String {
    let (alpha, beta) = (value(lang, window.alpha), value(lang, window.beta));
    match question(window) {
        None => format!("[{alpha}, {beta}]"),
        Some(Question::Above(_)) => format!("[{alpha}, {alpha}⁺]"),
        Some(Question::Below(_)) => format!("[{beta}⁻, {beta}]"),
    }
}

/// What a null window asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Whether a value is above this one.
    Above(Value),
    /// Whether a value is below this one.
    Below(Value),
}

/// What a window asks, if it is a null window between numbers. Of its two ends one is a value of the
/// search, and the other lies a millionth beside it.
#[must_use]
pub fn question(window: Window) -> Option<Question> {
    let Window { alpha, beta } = window;
    let is_number = |value: Value| value.as_millionths().is_some();
    let is_plain = |value: Value| value.as_millionths().is_some_and(|count| count % 10 == 0);
    match window.is_null() && alpha < beta && is_number(alpha) && is_number(beta) {
        true if is_plain(alpha) => Some(Question::Above(alpha)),
        true => Some(Question::Below(beta)),
        false => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_are_written_as_lecturers_write_them() {
        let five = Value::whole(5).expect("in range");
        let (wide, open) = (Window { alpha: Value::LOSS, beta: five }, Window::FULL);
        let (above, below) = (
            Window { alpha: five, beta: five.next_up() },
            Window { alpha: five.next_down(), beta: five },
        );
        let won = Window { alpha: Value::WIN, beta: Value::INFINITY };
        let table = [
            (wide, "[loss, 5]", None),
            (open, "[−∞, ∞]", None),
            (above, "[5, 5⁺]", Some(Question::Above(five))),
            (below, "[5⁻, 5]", Some(Question::Below(five))),
            (won, "[win, ∞]", None),
        ];
        for (given, written, asked) in table {
            assert_eq!(window(Lang::En, given), written);
            assert_eq!(question(given), asked);
        }
    }
}
