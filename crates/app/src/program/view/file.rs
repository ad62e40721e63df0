//! The program as a file.

use plyscope_i18n::{texts, Lang};
use plyscope_judge::link::MAX_PROGRAM;
use yew::prelude::*;

use super::Send;
use crate::file_text::chosen_text;
use crate::frame::sends;
use crate::program::message::Message;

/// The most bytes of a file: characters have up to four.
const MAX_BYTES: usize = 4 * MAX_PROGRAM;

/// The buttons that save the program as a file and open one.
pub fn buttons(lang: Lang, send: &Send) -> Html {
    let opened = {
        let send = send.clone();
        Callback::from(move |event: Event| {
            let send = send.clone();
            chosen_text(&event, MAX_BYTES, move |text| {
                let fits = |text: &String| text.chars().count() <= MAX_PROGRAM;
                send.emit(Message::Opened(text.filter(fits)));
            });
        })
    };
    html! {
        <>
            <button type="button" id="program-save" onclick={sends(send, Message::Save)}>{ texts::writing_save(lang) }</button>
            <label class="file-button">{ texts::writing_open(lang) }
                <input type="file" id="program-file" accept=".py,.mjs,.js,text/plain" onchange={opened} />
            </label>
        </>
    }
}
