//! Amounts with real exponents, and texts that have them inside.

use plyscope_comparison::complexity::{Amount, Span, Unit};
use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

/// Markers in a text for elements to insert. No locale file contains them.
pub const MARKS: [&str; 3] = ["\u{e000}", "\u{e001}", "\u{e002}"];

/// An amount; screen readers read its power of ten in words.
pub fn amount(amount: &Amount, lang: Lang) -> Html {
    let number = amount.number(lang);
    match amount.power() {
        None => html! { <span class="amount">{ number }</span> },
        Some(power) => {
            let spoken = texts::complexity_times_ten(lang, &number, &power.to_string());
            both(html! { <>{ number }{ " × 10" }<sup>{ power }</sup></> }, spoken)
        }
    }
}

/// A power of ten.
pub fn power_of_ten(exponent: u16, lang: Lang) -> Html {
    let spoken = texts::complexity_ten(lang, &exponent.to_string());
    both(html! { <>{ "10" }<sup>{ exponent }</sup></> }, spoken)
}

/// A visible element, and its text for screen readers.
pub fn both(seen: Html, spoken: String) -> Html {
    html! {
        <span class="amount">
            <span aria-hidden="true">{ seen }</span><span class="spoken">{ spoken }</span>
        </span>
    }
}

/// A span of time.
pub fn span(span: &Span, lang: Lang) -> Html {
    let text = match span.unit {
        Unit::Instant => texts::complexity_instant(lang),
        Unit::Milliseconds => texts::complexity_milliseconds(lang, MARKS[0]),
        Unit::Seconds => texts::complexity_seconds(lang, MARKS[0]),
        Unit::Minutes => texts::complexity_minutes(lang, MARKS[0]),
        Unit::Hours => texts::complexity_hours(lang, MARKS[0]),
        Unit::Days => texts::complexity_days(lang, MARKS[0]),
        Unit::Years => texts::complexity_years(lang, MARKS[0]),
    };
    filled(&text, &[amount(&span.amount, lang)])
}

/// A text with its markers replaced by elements.
pub fn filled(text: &str, things: &[Html]) -> Html {
    let is_mark = |character: char| MARKS.iter().any(|mark| mark.starts_with(character));
    let pieces = text.split_inclusive(is_mark).map(|piece| {
        let words = piece.trim_end_matches(is_mark);
        let mark = MARKS.iter().position(|mark| piece.ends_with(mark));
        let thing = mark.and_then(|mark| things.get(mark)).cloned();
        html! { <>{ words }{ thing }</> }
    });
    html! { <>{ for pieces }</> }
}
