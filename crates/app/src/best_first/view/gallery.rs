//! The gallery.

use plyscope_best_first_view::best_first::gallery::GALLERY;
use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use super::sends;
use crate::best_first::message::Message;
use crate::frame::dialogs::card;
use crate::frame::{Callbacks, Common};
use crate::view::dialog::Dialog;

/// Every example. None is drawn: that would need all their searches.
pub fn dialog(lang: Lang, callbacks: &Callbacks<Message>) -> Html {
    let cards = GALLERY.iter().enumerate().map(|(number, exhibit)| {
        let shown = sends(&callbacks.own, Message::Exhibit(number));
        card(Html::default(), &format!("gallery-{}", exhibit.id), lang, shown)
    });
    html! {
        <Dialog {lang} title={texts::examples(lang)} closed={sends(&callbacks.common, Common::Close)}>
            <ul class="gallery">{ for cards }</ul>
        </Dialog>
    }
}
