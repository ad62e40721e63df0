//! The gallery.

use plyscope_stage::backtrack::gallery::{Exhibit, GALLERY};
use plyscope_stage::backtrack::picture::{self, picture};
use plyscope_stage::drawing::written;
use plyscope_stage::locale::{texts, Lang};
use yew::prelude::*;

use super::{sends, Send};
use crate::backtracking::message::Message;
use crate::view::dialog::Dialog;
use crate::view::tree::drawn_shape;

/// Every exhibit with a small picture of the step it opens at.
pub fn dialog(lang: Lang, send: &Send) -> Html {
    let cards =
        GALLERY.iter().enumerate().map(|(number, exhibit)| card(number, exhibit, lang, send));
    html! {
        <Dialog {lang} title={texts::gallery(lang)} closed={sends(send, Message::Close)}>
            <ul class="gallery">{ for cards }</ul>
        </Dialog>
    }
}

fn card(number: usize, exhibit: &Exhibit, lang: Lang, send: &Send) -> Html {
    let text =
        |suffix: &str| lang.named(&format!("exhibit-{}{suffix}", exhibit.id)).unwrap_or_default();
    let search = exhibit.search();
    let board = search.board();
    let (width, height) = picture::size(&board);
    html! {
        <li>
            <button type="button" class="card" onclick={sends(send, Message::Exhibit(number))}>
                <svg class="picture" viewBox={written("-2 -2 {} {}", &[width + 4.0, height + 4.0])}
                    aria-hidden="true" focusable="false">
                    { for picture(&board, &search.candidates()).iter().map(drawn_shape) }
                </svg>
                <strong>{ text("") }</strong>
                <span>{ text("-about") }</span>
            </button>
        </li>
    }
}
