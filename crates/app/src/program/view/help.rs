//! The help.

use plyscope_i18n::{texts, Lang};
use plyscope_judge::link::Written;
use yew::prelude::*;

use crate::frame::dialogs::help;
use crate::frame::Common;

/// What the page is for, and its keys.
pub fn dialog(written: Written, lang: Lang, send: &Callback<Common>) -> Html {
    let mut keys: Vec<(&[&str], String)> = vec![(&["Ctrl + Enter"], texts::writing_run(lang))];
    if written != Written::Game {
        keys.push((&["Ctrl + Shift + Enter"], texts::writing_check(lang)));
    }
    keys.extend::<[(&[&str], String); 6]>([
        (&["→", "N"], texts::key_forward(lang)),
        (&["←", "P"], texts::key_back(lang)),
        (&["K", "Space"], texts::key_play(lang)),
        (&["Home"], texts::key_first(lang)),
        (&["End"], texts::key_last(lang)),
        (&["?"], texts::key_help(lang)),
    ]);
    let about = match written {
        Written::Search => texts::writing_help(lang),
        Written::Queens => texts::writing_help_queens(lang),
        Written::Tour => texts::writing_help_tour(lang),
        Written::Game => texts::writing_game_help(lang),
    };
    let acting = html! { texts::writing_help_keys(lang) };
    help(about, acting, &keys, lang, send)
}
