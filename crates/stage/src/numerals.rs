//! Values as people read them: −20, 2.5, ∞.

use plyscope_core::{Value, Verdict, Window};

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

/// A window: [−∞, 8]. The null window that only asks whether something is better than 8 is [8, 8⁺],
/// and the one that asks whether it is worse [8⁻, 8].
#[must_use]
pub fn window(lang: Lang, window: Window) -> String {
    let (alpha, beta) = (value(lang, window.alpha), value(lang, window.beta));
    if window.alpha.next_up() != window.beta {
        format!("[{alpha}, {beta}]")
    } else if is_plain(window.alpha) {
        format!("[{alpha}, {alpha}⁺]")
    } else {
        format!("[{beta}⁻, {beta}]")
    }
}

/// Whether a value is none that only null windows have: it is a word, or has at most five decimals.
fn is_plain(value: Value) -> bool {
    value.as_millionths().is_none_or(|count| count % 10 == 0)
}
