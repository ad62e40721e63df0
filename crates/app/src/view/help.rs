//! The help.

use plyscope_stage::locale::{texts, Lang};
use yew::prelude::*;

use super::dialog::Dialog;
use super::{sends, Send};
use crate::message::Message;

/// What the page is for, and its keys.
pub fn dialog(lang: Lang, send: &Send) -> Html {
    let rows: [(&[&str], String); 13] = [
        (&["→", "N"], texts::key_forward(lang)),
        (&["←", "P"], texts::key_back(lang)),
        (&["K", "Space"], texts::key_play(lang)),
        (&["O"], texts::key_over(lang)),
        (&["Shift + O"], texts::key_back_over(lang)),
        (&["C"], texts::key_next_cut(lang)),
        (&["Shift + C"], texts::key_previous_cut(lang)),
        (&["Home"], texts::key_first(lang)),
        (&["End"], texts::key_last(lang)),
        (&["L"], texts::key_names(lang)),
        (&["F"], texts::key_fit(lang)),
        (&["+", "−"], texts::key_zoom(lang)),
        (&["?"], texts::key_help(lang)),
    ];
    html! {
        <Dialog {lang} title={texts::help_title(lang)} closed={sends(send, Message::Close)}>
            <p>{ texts::help_about(lang) }</p>
            <h3>{ texts::help_keys(lang) }</h3>
            <p class="quiet-text">{ texts::help_keys_where(lang) }{ " " }{ texts::help_tree_keys(lang) }</p>
            { keys(&rows) }
        </Dialog>
    }
}

/// Keys with what they do.
pub fn keys(rows: &[(&[&str], String)]) -> Html {
    let rows = rows.iter().map(|(keys, meaning)| {
        html! {
            <div>
                <dt>{ for keys.iter().map(|key| html! { <kbd>{ *key }</kbd> }) }</dt>
                <dd>{ meaning }</dd>
            </div>
        }
    });
    html! { <dl class="keys">{ for rows }</dl> }
}
