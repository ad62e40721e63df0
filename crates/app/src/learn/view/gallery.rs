//! The ready-made questions.

use plyscope_i18n::{texts, Lang};
use plyscope_practice::examples::EXAMPLES;
use yew::prelude::*;

use super::home::small_picture;
use super::sends;
use crate::frame::Common;
use crate::view::dialog::Dialog;

/// Every one with its tree.
pub fn dialog(lang: Lang, send: &Callback<Common>) -> Html {
    let cards = EXAMPLES.iter().map(|example| {
        let id = format!("learn-example-{}", example.id);
        html! {
            <li>
                <a class="card button" href={format!("#{}", example.link)} onclick={sends(send, Common::Close)}>
                    { small_picture(example, lang) }
                    <strong>{ lang.named(&id).unwrap_or_default() }</strong>
                    <span>{ lang.named(&format!("{id}-about")).unwrap_or_default() }</span>
                </a>
            </li>
        }
    });
    html! {
        <Dialog {lang} title={texts::examples(lang)} closed={sends(send, Common::Close)}>
            <ul class="gallery">{ for cards }</ul>
        </Dialog>
    }
}
