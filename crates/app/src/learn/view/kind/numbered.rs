//! Answers that are the number of one of several things.

use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use super::stops::choice;
use crate::learn::message::Message;
use crate::learn::view::Send;

/// Buttons with their numbers, of which one is pressed; many of them scroll.
pub fn numbered(
    hint: Option<String>,
    names: Vec<String>,
    given: Option<usize>,
    put: &dyn Fn(usize) -> Message,
    lang: Lang,
    send: &Send,
) -> Html {
    let button = |(number, name): (usize, String)| {
        let name = format!("{}. {name}", number + 1);
        html! { <li>{ choice(&name, given == Some(number), put(number), send) }</li> }
    };
    html! {
        <div class="doing long" role="group" aria-label={texts::learn_answer(lang)}>
            if let Some(hint) = hint { <p class="hint">{ hint }</p> }
            <ol class="numbered">{ for names.into_iter().enumerate().map(button) }</ol>
        </div>
    }
}
