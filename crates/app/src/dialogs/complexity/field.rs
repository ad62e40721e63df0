//! A number field with a slider.

use std::ops::RangeInclusive;

use plyscope_comparison::complexity::{read, FieldError};
use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use crate::browser::value_of;

/// The most characters of the input repeated in an error.
const REPEATED: usize = 20;

/// A field and its text.
pub struct Field<'a> {
    /// Its id in the page.
    pub id: &'static str,
    /// Its label.
    pub label: String,
    /// The accepted range.
    pub range: &'a RangeInclusive<u32>,
    /// The typed text.
    pub text: &'a str,
    /// The last valid number.
    pub current: u32,
    /// Takes what is typed.
    pub typed: Callback<String>,
}

/// The field with its slider, and what is wrong with it.
pub fn field(field: Field<'_>, lang: Lang) -> Html {
    let Field { id, label, range, text, current, typed } = field;
    let problem = read(text, range).err().map(|error| sentence(error, text, range, lang));
    let oninput = Callback::from(move |event: InputEvent| {
        if let Some(text) = value_of(&event) {
            typed.emit(text);
        }
    });
    let error_id = format!("{id}-error");
    html! {
        <div class="measure">
            <label for={id}>{ &label }</label>
            <input {id} type="text" inputmode="numeric" size="5" autocomplete="off"
                value={text.to_owned()} oninput={oninput.clone()}
                aria-invalid={problem.is_some().then_some("true")}
                aria-describedby={problem.is_some().then(|| error_id.clone())} />
            <input type="range" min={range.start().to_string()} max={range.end().to_string()}
                value={current.to_string()} {oninput} aria-label={label} />
            <p class="error" id={error_id} role="status">{ problem }</p>
        </div>
    }
}

fn sentence(error: FieldError, text: &str, range: &RangeInclusive<u32>, lang: Lang) -> String {
    let [least, most] = [range.start(), range.end()].map(|&end| lang.number(end as usize));
    let text = text.trim();
    let mut given: String = text.chars().take(REPEATED).collect();
    if given.len() < text.len() {
        given.push('…');
    }
    match error {
        FieldError::Empty => texts::complexity_missing(lang, &least, &most),
        FieldError::NotWhole => texts::complexity_not_whole(lang, &given, &least, &most),
        FieldError::Outside => texts::complexity_outside(lang, &given, &least, &most),
    }
}
