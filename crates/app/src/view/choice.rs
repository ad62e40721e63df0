//! Choices among options.

use yew::prelude::*;

use crate::browser::value_of;

/// A callback for a choice among options: what is chosen becomes a message.
pub fn choice<T: 'static>(
    send: &Callback<T>,
    meaning: impl Fn(&str) -> Option<T> + 'static,
) -> Callback<Event> {
    let send = send.clone();
    Callback::from(move |event: Event| {
        if let Some(message) = value_of(&event).and_then(|value| meaning(&value)) {
            send.emit(message);
        }
    })
}

/// A choice with its name; `hint` says what it is about.
pub fn field(
    id: impl Into<AttrValue>,
    label: String,
    hint: String,
    onchange: Callback<Event>,
    options: Vec<Html>,
) -> Html {
    html! {
        <label class="field" title={hint}>
            <span>{ label }</span>
            <select id={id.into()} {onchange}>{ options }</select>
        </label>
    }
}
