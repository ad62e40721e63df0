//! The program of the dialogs: a separate program for the dialogs that few visits need. It renders
//! into an element that the page reserves for it.

mod compare;
mod complexity;
mod evaluation_match;
mod random;
mod review;
mod share;

use std::cell::RefCell;
use std::fmt;

use plyscope_i18n::Lang;
use plyscope_setup::dialog_request::{Answer, DialogRequest};
use yew::prelude::*;
use yew::AppHandle;

use crate::{browser, language};

thread_local! {
    /// The dialog that is open.
    static OPEN: RefCell<Option<AppHandle<DialogView>>> = const { RefCell::new(None) };
}

/// The texts of the language are missing, or the page has no element for dialogs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unable;

impl fmt::Display for Unable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there are no texts in this language, or there is no place to draw")
    }
}

impl std::error::Error for Unable {}

/// Opens a dialog in a language; its answer, if any, goes to the callback.
///
/// # Errors
/// If the texts of the language cannot be fetched, or the page has no element for dialogs.
pub async fn open(
    request: DialogRequest,
    lang: Lang,
    answer: Callback<Answer>,
) -> Result<(), Unable> {
    language::fetch(lang).await;
    let place = browser::place("dialogs").filter(|_| lang.is_known()).ok_or(Unable)?;
    close();
    let props = Props { request, lang, answer };
    let handle = yew::Renderer::<DialogView>::with_root_and_props(place, props).render();
    OPEN.set(Some(handle));
    Ok(())
}

fn close() {
    if let Some(open) = OPEN.take() {
        open.destroy();
    }
}

#[derive(Properties, PartialEq)]
struct Props {
    request: DialogRequest,
    lang: Lang,
    answer: Callback<Answer>,
}

/// One of the dialogs. An answer closes it.
#[component]
fn DialogView(props: &Props) -> Html {
    let lang = props.lang;
    let closed = Callback::from(|()| close());
    let answer = {
        let answer = props.answer.clone();
        Callback::from(move |result| {
            close();
            answer.emit(result);
        })
    };
    match &props.request {
        DialogRequest::Random => html! { <random::Random {lang} {closed} {answer} /> },
        DialogRequest::Complexity => html! { <complexity::Complexity {lang} {closed} /> },
        DialogRequest::Compare { game, text, setup, trace } => html! {
            <compare::Compare {lang} game={game.clone()} text={text.clone()} setup={*setup}
                trace={trace.clone()} {closed} {answer} />
        },
        DialogRequest::Review { game, text, setup } => html! {
            <review::Review {lang} game={game.clone()} text={text.clone()} setup={*setup} {closed} />
        },
        DialogRequest::EvaluationMatch { game: Some(game), .. } => html! {
            <evaluation_match::EvaluationMatch {lang} game={game.clone()} {closed} />
        },
        // The page asks for a match of a game only.
        DialogRequest::EvaluationMatch { game: None, .. } => Html::default(),
        DialogRequest::Share { link, text } => html! {
            <share::Share {lang} link={link.clone()} text={text.clone()} {closed} />
        },
    }
}
