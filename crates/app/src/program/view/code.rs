//! The code of a program that was found right, which answers the question about it.

use plyscope_i18n::texts;
use yew::prelude::*;

use super::Send;
use crate::frame::sends;
use crate::program::message::Message;
use crate::program::model::Model;

/// The code, and a button that copies it; nothing for a program that has none.
pub fn code(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let Some(code) = model.code() else { return Html::default() };
    let copied = model.copied.map(|is_copied| match is_copied {
        true => texts::writing_found_code_copied(lang),
        false => texts::writing_found_code_not_copied(lang),
    });
    html! {
        <div class="found-code">
            <p role="status"><span>{ texts::writing_found_code(lang) }{ " " }</span><code id="found-code">{ code.to_string() }</code></p>
            <button type="button" id="copy-code" onclick={sends(send, Message::CopyCode)}>
                { texts::writing_found_code_copy(lang) }</button>
            <p class="hint">{ texts::writing_found_code_hint(lang) }</p>
            <p class="hint" role="status">{ copied }</p>
        </div>
    }
}
