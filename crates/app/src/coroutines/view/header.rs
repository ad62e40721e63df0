//! The top of the page.

use plyscope_stage::locale::texts;
use yew::prelude::*;

use super::{sends, Send};
use crate::coroutines::message::{Dialog, Message};
use crate::coroutines::model::Model;
use crate::view::header::{languages, logo, pages, themes, Page};

/// The name of the page, what it can show, and how it looks.
pub fn header(model: &Model, send: &Send) -> Html {
    let lang = model.lang;
    let button = |text: String, message: Message| {
        html! { <button type="button" class="quiet" onclick={sends(send, message)}>{ text }</button> }
    };
    html! {
        <header class="top">
            <h1>{ logo() }{ texts::title(lang) }</h1>
            { pages(Page::Coroutines, lang) }
            <p class="tagline">{ texts::coroutine_tagline(lang) }</p>
            <nav class="tools" aria-label={texts::title(lang)}>
                { button(texts::examples(lang), Message::Open(Dialog::Gallery)) }
                { button(texts::share(lang), Message::Share) }
                { button(texts::help(lang), Message::Open(Dialog::Help)) }
                { languages(lang, &send.reform(Message::Speak)) }
                { themes(model.theme, lang, &send.reform(Message::Paint)) }
            </nav>
        </header>
    }
}
