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

/// A window: [−∞, 8].
#[must_use]
pub fn window(lang: Lang, window: Window) -> String {
    format!("[{}, {}]", value(lang, window.alpha), value(lang, window.beta))
}
