//! Values as people read them: −20, 2.5, ∞.

use plyscope_search::trace::{BoundAt, WindowAt};
use plyscope_search::{Value, Verdict};

use crate::Lang;

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

/// The same, and of a fraction also its first decimals: 19/6 ≈ 3.167.
#[must_use]
pub fn with_decimals(lang: Lang, exact: Value) -> String {
    let text = value(lang, exact);
    if !exact.is_fraction() {
        return text;
    }
    let decimals = format!("{:.3}", exact.as_f64().abs());
    let is_zero = decimals.bytes().all(|byte| matches!(byte, b'0' | b'.'));
    let sign = if exact < Value::ZERO && !is_zero { "−" } else { "" };
    format!("{text} ≈ {sign}{}", lang.decimal(&decimals))
}

/// A bound as lecturers write it: 8, ≥ 20 or ≤ −20. A search with null windows can return the value
/// right above a loss, or right below a win: that is > loss, or < win.
#[must_use]
pub fn verdict(lang: Lang, verdict: Verdict) -> String {
    let number = value(lang, verdict.value());
    match verdict {
        Verdict::AtLeast(bound) if bound == Value::LOSS.next_up() => {
            format!("> {}", value(lang, Value::LOSS))
        }
        Verdict::AtMost(bound) if bound == Value::WIN.next_down() => {
            format!("< {}", value(lang, Value::WIN))
        }
        Verdict::Exact(_) => number,
        Verdict::AtLeast(_) => format!("≥ {number}"),
        Verdict::AtMost(_) => format!("≤ {number}"),
    }
}

/// An end of a window: 8, or ∞. The far end of a null window is no value of the search: it is written
/// as the value beside which it lies, 8⁺ where the window asks what is above 8, 8⁻ where it asks what
/// is below.
#[must_use]
pub fn end(lang: Lang, end: BoundAt) -> String {
    match end.asked() {
        None => value(lang, end.value),
        Some(asked) if end.value > asked.value => format!("{}⁺", value(lang, asked.value)),
        Some(asked) => format!("{}⁻", value(lang, asked.value)),
    }
}

/// A window: [−∞, 8]. The null window that only asks whether something is above 8 is [8, 8⁺], and
/// the one that asks whether it is below [8⁻, 8].
#[must_use]
pub fn window(lang: Lang, window: impl Into<WindowAt>) -> String {
    let WindowAt { alpha, beta } = window.into();
    format!("[{}, {}]", end(lang, alpha), end(lang, beta))
}

#[cfg(test)]
mod tests {
    use plyscope_search::trace::{Asked, Origin};
    use plyscope_search::Fraction;

    use super::*;

    #[test]
    fn what_is_right_beside_a_decided_game_is_no_number() {
        let (above, below) = (Value::LOSS.next_up(), Value::WIN.next_down());
        assert_eq!(verdict(Lang::En, Verdict::AtLeast(above)), "> loss");
        assert_eq!(verdict(Lang::En, Verdict::AtMost(below)), "< win");
        assert_eq!(verdict(Lang::En, Verdict::Exact(below)), "1000000000000");
    }

    #[test]
    fn decimals_are_those_of_the_language() {
        let table = [
            ((19, 6), Lang::En, "19/6 ≈ 3.167"),
            ((19, 6), Lang::Nl, "19/6 ≈ 3,167"),
            ((-19, 6), Lang::Nl, "−19/6 ≈ −3,167"),
            ((-1, 9_999), Lang::En, "−1/9999 ≈ 0.000"),
            ((7_000, 3), Lang::Nl, "7000/3 ≈ 2.333,333"),
            ((5, 2), Lang::En, "2.5"),
        ];
        for ((above, below), lang, written) in table {
            let exact = Fraction::new(above, below).and_then(Value::fraction).expect("in range");
            assert_eq!(with_decimals(lang, exact), written);
        }
    }

    #[test]
    fn windows_are_written_as_lecturers_write_them() {
        let five = Value::whole(5).expect("in range");
        let start = BoundAt::start;
        let far = |value, asked| {
            let origin = Origin::NullWindow(Asked { value: asked, of: None });
            BoundAt { value, origin }
        };
        // A null window beside a won or a lost game reaches to the numbers or beyond all of them.
        let table = [
            (start(Value::LOSS), start(five), "[loss, 5]"),
            (start(Value::NEG_INFINITY), start(Value::INFINITY), "[−∞, ∞]"),
            (start(five), start(five.next_up()), "[5, 5.000001]"),
            (start(five), far(five.next_up(), five), "[5, 5⁺]"),
            (far(five.next_down(), five), start(five), "[5⁻, 5]"),
            (start(Value::LOSS), far(Value::LOSS.next_up(), Value::LOSS), "[loss, loss⁺]"),
            (far(Value::WIN.next_down(), Value::WIN), start(Value::WIN), "[win⁻, win]"),
        ];
        for (alpha, beta, written) in table {
            assert_eq!(window(Lang::En, WindowAt { alpha, beta }), written);
        }
    }
}
