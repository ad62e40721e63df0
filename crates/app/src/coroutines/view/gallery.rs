//! The gallery.

use plyscope_coroutine_view::gallery::{Exhibit, GALLERY};
use plyscope_coroutine_view::picture::picture;
use plyscope_drawing::written;
use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use super::sends;
use crate::coroutines::message::Message;
use crate::frame::dialogs::card;
use crate::frame::{Callbacks, Common};
use crate::view::dialog::Dialog;
use crate::view::tree::drawn_shape;

/// Every example with a small picture of the step it opens at.
pub fn dialog(lang: Lang, callbacks: &Callbacks<Message>) -> Html {
    let cards = GALLERY.iter().enumerate().map(|(number, exhibit)| {
        let shown = sends(&callbacks.own, Message::Exhibit(number));
        card(small_picture(exhibit), &format!("gallery-{}", exhibit.id), lang, shown)
    });
    html! {
        <Dialog {lang} title={texts::examples(lang)} closed={sends(&callbacks.common, Common::Close)}>
            <ul class="gallery">{ for cards }</ul>
        </Dialog>
    }
}

fn small_picture(exhibit: &Exhibit) -> Html {
    let link = exhibit.read();
    let drawing = picture(&link.dialogue, link.step);
    let (width, height) = drawing.size;
    html! {
        <svg class="picture" viewBox={written("0 0 {} {}", &[width, height])}
            aria-hidden="true" focusable="false">
            { for drawing.shapes.iter().map(drawn_shape) }
        </svg>
    }
}
