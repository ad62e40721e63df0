//! The gallery.

use plyscope_stage::coroutine::gallery::{Exhibit, GALLERY};
use plyscope_stage::coroutine::picture::picture;
use plyscope_stage::drawing::written;
use plyscope_stage::locale::{texts, Lang};
use yew::prelude::*;

use super::{sends, Send};
use crate::coroutines::message::Message;
use crate::view::dialog::Dialog;
use crate::view::tree::drawn_shape;

/// Every exhibit with a small picture of the step it opens at.
pub fn dialog(lang: Lang, send: &Send) -> Html {
    let cards =
        GALLERY.iter().enumerate().map(|(number, exhibit)| card(number, exhibit, lang, send));
    html! {
        <Dialog {lang} title={texts::examples(lang)} closed={sends(send, Message::Close)}>
            <ul class="gallery">{ for cards }</ul>
        </Dialog>
    }
}

fn card(number: usize, exhibit: &Exhibit, lang: Lang, send: &Send) -> Html {
    let text =
        |suffix: &str| lang.named(&format!("gallery-{}{suffix}", exhibit.id)).unwrap_or_default();
    let link = exhibit.read();
    let drawing = picture(&link.dialogue, link.step);
    let (width, height) = drawing.size;
    html! {
        <li>
            <button type="button" class="card" onclick={sends(send, Message::Exhibit(number))}>
                <svg class="picture" viewBox={written("0 0 {} {}", &[width, height])}
                    aria-hidden="true" focusable="false">
                    { for drawing.shapes.iter().map(drawn_shape) }
                </svg>
                <strong>{ text("") }</strong>
                <span>{ text("-about") }</span>
            </button>
        </li>
    }
}
