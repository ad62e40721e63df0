//! The top of the page.

use plyscope_stage::annex::Room;
use plyscope_stage::locale::{texts, Lang};
use yew::prelude::*;

use super::{sends, Send};
use crate::browser::value_of;
use crate::message::{Dialog, Message, Theme};
use crate::model::Model;

/// The name of the page, what it can show, and how it looks.
pub fn header(model: &Model, send: &Send) -> Html {
    let lang = model.lang;
    let button = |text: String, message: Message| {
        let busy = matches!(message, Message::Enter(room) if model.entering == Some(room));
        html! {
            <button type="button" class="quiet" aria-busy={busy.then_some("true")}
                onclick={sends(send, message)}>{ text }</button>
        }
    };
    html! {
        <header class="top">
            <h1>{ logo() }{ texts::title(lang) }</h1>
            { pages(Page::Trees, lang) }
            <p class="tagline">{ texts::tagline(lang) }</p>
            <nav class="tools" aria-label={texts::title(lang)}>
                { button(texts::examples(lang), Message::Open(Dialog::Gallery)) }
                { button(texts::random(lang), Message::Enter(Room::Random)) }
                { button(texts::compare(lang), Message::Enter(Room::Compare)) }
                { button(texts::complexity(lang), Message::Enter(Room::Complexity)) }
                { button(texts::share(lang), Message::Share) }
                { button(texts::picture(lang), Message::SavePicture) }
                { button(texts::print(lang), Message::Print) }
                { button(texts::help(lang), Message::Open(Dialog::Help)) }
                { languages(lang, &send.reform(Message::Speak)) }
                { themes(model.theme, lang, &send.reform(Message::Paint)) }
            </nav>
        </header>
    }
}

/// The sign of Plyscope.
pub fn logo() -> Html {
    html! {
        <svg class="logo" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
            <path class="logo-line" d="M16 8L7 22M16 8l9 14" />
            <path class="logo-cut" d="M18.6 17.6l5-3M19.9 19.8l5-3" />
            <path class="logo-max" d="M16 2l6.5 10h-13Z" />
            <path class="logo-min" d="M7 30L2 21h10Z" />
            <path class="logo-off" d="M25 30l-5-9h10Z" />
        </svg>
    }
}

/// The pages of the site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// Game trees.
    Trees,
    /// Backtracking.
    Backtracking,
    /// Coroutines.
    Coroutines,
}

/// The ways to the pages; `here` is where the person is.
pub fn pages(here: Page, lang: Lang) -> Html {
    let way = |page: Page, address: &'static str, name: String| {
        html! { <a href={address} aria-current={(page == here).then_some("page")}>{ name }</a> }
    };
    html! {
        <nav class="pages" aria-label={texts::pages(lang)}>
            { way(Page::Trees, "./index.html", texts::page_trees(lang)) }
            { way(Page::Backtracking, "./backtracking.html", texts::page_backtracking(lang)) }
            { way(Page::Coroutines, "./coroutines.html", texts::page_coroutines(lang)) }
        </nav>
    }
}

/// The choice among the languages.
pub fn languages(lang: Lang, send: &Callback<Lang>) -> Html {
    let chosen = choice(send, |tag| tag.parse().ok());
    let options = Lang::ALL.into_iter().map(|one| {
        html! { <option value={one.tag()} lang={one.tag()} selected={one == lang}>{ one.native_name() }</option> }
    });
    html! {
        <select class="language" aria-label={texts::language(lang)} onchange={chosen}>{ for options }</select>
    }
}

/// The choice among the colours.
pub fn themes(theme: Theme, lang: Lang, send: &Callback<Theme>) -> Html {
    let chosen = choice(send, |id| Some(Theme::from_id(id)));
    let options = Theme::ALL.into_iter().map(|one| {
        let name = match one {
            Theme::System => texts::theme_system(lang),
            Theme::Light => texts::theme_light(lang),
            Theme::Dark => texts::theme_dark(lang),
        };
        html! { <option value={one.id()} selected={one == theme}>{ name }</option> }
    });
    html! {
        <select class="theme" aria-label={texts::theme(lang)} onchange={chosen}>{ for options }</select>
    }
}

/// A callback for a choice among options.
pub fn choice<T: 'static>(
    send: &Callback<T>,
    meaning: impl Fn(&str) -> Option<T> + 'static,
) -> Callback<Event> {
    let send = send.clone();
    Callback::from(move |event: Event| {
        if let Some(message) = value_of(&event).and_then(|value| meaning(&value)) {
            send.emit(message);
        }
    })
}
