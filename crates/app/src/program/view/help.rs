//! The help.

use plyscope_i18n::{texts, Lang};
use plyscope_judge::link::Written;
use plyscope_setup::keys::{program, Key};
use yew::prelude::*;

use crate::frame::dialogs::help;
use crate::frame::Common;

/// What the page is for, and its keys.
pub fn dialog(written: Written, lang: Lang, send: &Callback<Common>) -> Html {
    let has_check = written != Written::Game;
    let keys: Vec<Key> = program(texts::writing_run, texts::writing_check)
        .into_iter()
        .filter(|key| has_check || !key.is_check())
        .collect();
    let (about, chapter) = match written {
        Written::Search => (texts::writing_help(lang), "programs.html"),
        Written::Queens => (texts::writing_help_queens(lang), "judge.html#queens"),
        Written::Tour => (texts::writing_help_tour(lang), "judge.html#the-knights-tour"),
        Written::Game => (texts::writing_game_help(lang), "games.html"),
    };
    let acting = html! { texts::writing_help_keys(lang) };
    help(about, Some(chapter), acting, &keys, lang, send)
}
