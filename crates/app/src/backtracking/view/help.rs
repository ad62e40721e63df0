//! The help.

use plyscope_stage::locale::{texts, Lang};
use yew::prelude::*;

use super::{sends, Send};
use crate::backtracking::message::Message;
use crate::view::dialog::Dialog;
use crate::view::help::keys;

/// What the page is for, and its keys.
pub fn dialog(lang: Lang, send: &Send) -> Html {
    let rows: [(&[&str], String); 11] = [
        (&["→", "N"], texts::key_forward(lang)),
        (&["←", "P"], texts::key_back(lang)),
        (&["K", "Space"], texts::key_play(lang)),
        (&["O"], texts::key_over(lang)),
        (&["Shift + O"], texts::key_back_over(lang)),
        (&["D"], texts::trail_next_stuck(lang)),
        (&["Shift + D"], texts::trail_previous_stuck(lang)),
        (&["S"], texts::trail_next_solution(lang)),
        (&["Shift + S"], texts::trail_previous_solution(lang)),
        (&["Home"], texts::key_first(lang)),
        (&["End"], texts::key_last(lang)),
    ];
    html! {
        <Dialog {lang} title={texts::help_title(lang)} closed={sends(send, Message::Close)}>
            <p>{ texts::trail_help(lang) }</p>
            <h3>{ texts::help_keys(lang) }</h3>
            <p class="quiet-text">{ texts::trail_help_keys(lang) }</p>
            { keys(&rows) }
        </Dialog>
    }
}
