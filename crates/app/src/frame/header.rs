//! The top of a page.

use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use super::{sends, Common, Dialog, Shell, Theme};
use crate::view::choice::choice;

/// Selector of the language menu.
pub const LANGUAGES: &str = ".language";

/// The pages of the site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SitePage {
    /// Game trees.
    Trees,
    /// Backtracking.
    Backtracking,
    /// Coroutines.
    Coroutines,
    /// Searches that grow a tree: Monte Carlo tree search, and from there SSS* and proof-number search.
    Mcts,
    /// Questions.
    Learn,
    /// Programs of one's own.
    Program,
}

impl SitePage {
    const ALL: [Self; 6] =
        [Self::Trees, Self::Mcts, Self::Backtracking, Self::Coroutines, Self::Learn, Self::Program];

    const fn address(self) -> &'static str {
        match self {
            Self::Trees => "./index.html",
            Self::Backtracking => "./backtracking.html",
            Self::Coroutines => "./coroutines.html",
            Self::Mcts => "./mcts.html",
            Self::Learn => "./learn.html",
            Self::Program => "./program.html",
        }
    }

    fn name(self, lang: Lang) -> String {
        match self {
            Self::Trees => texts::page_trees(lang),
            Self::Backtracking => texts::page_backtracking(lang),
            Self::Coroutines => texts::page_coroutines(lang),
            Self::Mcts => texts::page_mcts(lang),
            Self::Learn => texts::page_learn(lang),
            Self::Program => texts::page_program(lang),
        }
    }

    /// What is on the page, where its name does not say it.
    fn about(self, lang: Lang) -> Option<String> {
        (self == Self::Mcts).then(|| texts::page_mcts_about(lang))
    }
}

/// The parts of the header that a page provides.
pub struct Top {
    /// Which page it is.
    pub here: SitePage,
    /// The purpose of the page.
    pub tagline: String,
    /// Buttons beside the one for the examples; see [`tool`].
    pub to_see: Html,
    /// Buttons beside the one that shares the link.
    pub to_save: Html,
}

/// The name of the site, links to its pages, tools of this page, language and theme.
pub fn header<N>(top: Top, shell: &Shell<N>, send: &Callback<Common>) -> Html {
    bar(top, (shell.lang, shell.theme), shell.is_sharing, send)
}

fn bar(top: Top, (lang, theme): (Lang, Theme), is_sharing: bool, send: &Callback<Common>) -> Html {
    html! {
        <header class="top">
            <h1>{ logo() }{ texts::title(lang) }</h1>
            { page_links(top.here, lang) }
            <p class="tagline">{ top.tagline }</p>
            <div class="side">
                <div class="tools" role="group" aria-label={texts::tools(lang)}>
                    { tool(texts::examples(lang), sends(send, Common::Open(Dialog::Gallery))) }
                    { top.to_see }
                    { fetch_button(texts::share(lang), is_sharing, sends(send, Common::Share)) }
                    { top.to_save }
                    { tool(texts::help(lang), sends(send, Common::Open(Dialog::Help))) }
                </div>
                <div class="dress">{ languages(lang, send) }{ themes(theme, lang, send) }</div>
            </div>
        </header>
    }
}

/// A button of the header.
pub fn tool(text: String, pressed: Callback<MouseEvent>) -> Html {
    html! { <button type="button" class="quiet" onclick={pressed}>{ text }</button> }
}

/// A button for something that is fetched first; busy while it loads.
pub fn fetch_button(text: String, is_coming: bool, pressed: Callback<MouseEvent>) -> Html {
    let busy = is_coming.then_some("true");
    html! { <button type="button" class="quiet" aria-busy={busy} onclick={pressed}>{ text }</button> }
}

/// The logo of Plyscope.
fn logo() -> Html {
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

/// Links to the pages; `here` is the current one.
fn page_links(here: SitePage, lang: Lang) -> Html {
    let ways = SitePage::ALL.into_iter().map(|place| {
        let current = (place == here).then_some("page");
        html! { <a href={place.address()} title={place.about(lang)} aria-current={current}>{ place.name(lang) }</a> }
    });
    html! { <nav class="pages" aria-label={texts::pages(lang)}>{ for ways }</nav> }
}

fn languages(lang: Lang, send: &Callback<Common>) -> Html {
    let chosen = choice(send, |tag| tag.parse().ok().map(Common::SetLanguage));
    let options = Lang::ALL.into_iter().map(|one| {
        html! { <option value={one.tag()} lang={one.tag()} selected={one == lang}>{ one.native_name() }</option> }
    });
    html! {
        <select class="language" aria-label={texts::language(lang)} title={texts::language(lang)} onchange={chosen}>{ for options }</select>
    }
}

fn themes(theme: Theme, lang: Lang, send: &Callback<Common>) -> Html {
    let chosen = choice(send, |id| Some(Common::Paint(Theme::from_id(id))));
    let options = Theme::ALL.into_iter().map(|one| {
        let name = match one {
            Theme::System => texts::theme_system(lang),
            Theme::Light => texts::theme_light(lang),
            Theme::Dark => texts::theme_dark(lang),
        };
        html! { <option value={one.id()} selected={one == theme}>{ name }</option> }
    });
    html! {
        <select class="theme" aria-label={texts::theme(lang)} title={texts::theme(lang)} onchange={chosen}>{ for options }</select>
    }
}
