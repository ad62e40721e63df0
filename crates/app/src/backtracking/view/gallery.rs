//! The gallery.

use plyscope_drawing::written;
use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::gallery::{gallery, Exhibit};
use plyscope_puzzle_view::backtrack::picture::{self, picture};
use yew::prelude::*;

use super::sends;
use crate::backtracking::message::Message;
use crate::frame::dialogs::card;
use crate::frame::{Callbacks, Common};
use crate::view::dialog::Dialog;
use crate::view::tree::drawn_shape;

/// Every example with a small picture of the step it opens at.
pub fn dialog(lang: Lang, callbacks: &Callbacks<Message>) -> Html {
    let cards = gallery().enumerate().map(|(number, exhibit)| {
        let shown = sends(&callbacks.own, Message::Exhibit(number));
        card(small_picture(exhibit), &format!("exhibit-{}", exhibit.id), lang, shown)
    });
    html! {
        <Dialog {lang} title={texts::gallery(lang)} closed={sends(&callbacks.common, Common::Close)}>
            <ul class="gallery">{ for cards }</ul>
        </Dialog>
    }
}

fn small_picture(exhibit: &Exhibit) -> Html {
    let search = exhibit.search();
    let board = search.board();
    html! {
        <svg class="picture" viewBox={written("{} {} {} {}", &picture::view_box(&board))}
            aria-hidden="true" focusable="false">
            { for picture(&board, &search.candidates()).iter().map(drawn_shape) }
        </svg>
    }
}
