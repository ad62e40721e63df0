//! The gallery.

use plyscope_i18n::{texts, Lang};
use plyscope_judge::link::Written;
use yew::prelude::*;

use crate::frame::dialogs::card;
use crate::frame::{sends, Callbacks, Common};
use crate::program::examples::EXAMPLES;
use crate::program::message::Message;
use crate::view::dialog::Dialog;

/// Every example of a search, or of a game.
pub fn dialog(written: Written, lang: Lang, callbacks: &Callbacks<Message>) -> Html {
    let all = EXAMPLES.iter().enumerate().filter(|(_, example)| example.written == written);
    let cards = all.map(|(number, example)| {
        let shown = sends(&callbacks.own, Message::Example(number));
        card(Html::default(), &format!("gallery-{}", example.id), lang, shown)
    });
    html! {
        <Dialog {lang} title={texts::examples(lang)} closed={sends(&callbacks.common, Common::Close)}>
            <ul class="gallery">{ for cards }</ul>
        </Dialog>
    }
}
