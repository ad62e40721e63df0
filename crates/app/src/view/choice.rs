//! Choices among options.

use yew::prelude::*;

use crate::browser::value_of;

/// A callback that turns the chosen option into a message.
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

/// A select field with its label; `hint` is its tooltip. Among fields that come and go, its key keeps its
/// element and so the focus.
pub fn field(
    id: impl Into<AttrValue>,
    label: String,
    hint: String,
    onchange: Callback<Event>,
    options: Vec<Html>,
) -> Html {
    let id: AttrValue = id.into();
    html! {
        <label key={id.as_str()} class="field" title={hint}>
            <span>{ label }</span>
            <select {id} {onchange}>{ options }</select>
        </label>
    }
}
