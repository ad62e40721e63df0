//! The step buttons and the scrubber.

use std::rc::Rc;

use plyscope_i18n::texts;
use plyscope_session::playback::Mode;
use yew::prelude::*;

use super::{Growth, Message, Model, Send};
use crate::browser::value_of;
use crate::frame::sends;
use crate::timeline::{Grown, Timeline};
use crate::view::icon::{icon, Icon};
use crate::view::playback_controls::speeds;

// The pictures on the buttons that only these pages have.
const NEXT: Icon = Icon::new("", "M4 5l6 7-6 7M12 5l6 7-6 7");
const PREVIOUS: Icon = Icon::new("", "M20 5l-6 7 6 7M12 5l-6 7 6 7");

/// What the step buttons of a page say.
pub struct Transport<T> {
    /// What the buttons for far back and far on do.
    pub previous: String,
    pub next: String,
    /// Where the search is.
    pub place: String,
    /// The phases of an iteration, each with whether it is shown.
    pub phases: Vec<(String, bool)>,
    /// The scrubber: its name, what is shown of how many, and the way to another place.
    pub scrubber: String,
    pub at: (u32, u32),
    pub to: fn(u32) -> T,
}

/// The step buttons and the scrubber.
pub fn transport<G: Growth>(model: &Model<G>, send: &Send<G>) -> Html {
    let lang = model.shell.lang;
    let said = G::transport(model);
    let (at_start, at_end) = (model.step() == 0, model.step() == model.last());
    let button = |what: Icon, label: String, key: &str, way: G::Travel, off: bool| {
        html! {
            <button type="button" class="icon-button" aria-label={label.clone()}
                title={format!("{label} ({key})")} aria-disabled={off.then_some("true")}
                onclick={sends(send, Message::Go(way))}>{ icon(what) }</button>
        }
    };
    let (play, label) = match model.mode {
        Mode::Running => (Icon::PAUSE, texts::pause(lang)),
        Mode::Paused => (Icon::PLAY, texts::play(lang)),
    };
    let phases = said.phases.iter().map(|(name, is_shown)| {
        html! { <li class={classes!(is_shown.then_some("current"))}>{ name.clone() }</li> }
    });
    html! {
        <div class="transport" role="group" aria-label={texts::transport(lang)}>
            { scrubber(model, &said, send) }
            <div class="buttons">
                { button(Icon::FIRST, texts::first(lang), "Home", G::WAYS.first, at_start) }
                { button(PREVIOUS, said.previous.clone(), "Shift+I", G::WAYS.previous, at_start) }
                { button(Icon::BACK, texts::back(lang), "←", G::WAYS.back, at_start) }
                <button type="button" class="icon-button play" aria-label={label.clone()}
                    title={format!("{label} (K)")} onclick={sends(send, Message::Toggle)}>{ icon(play) }</button>
                { button(Icon::FORWARD, texts::forward(lang), "→", G::WAYS.forward, at_end) }
                { button(NEXT, said.next.clone(), "I", G::WAYS.next, at_end) }
                { button(Icon::LAST, texts::last(lang), "End", G::WAYS.last, at_end) }
                <span class="count">{ said.place.clone() }</span>
                if !said.phases.is_empty() {
                    <ol class="phases" aria-hidden="true">{ for phases }</ol>
                }
                { speeds(model.speed, lang, send.reform(Message::Speed)) }
            </div>
        </div>
    }
}

/// The timeline over the places of the scrubber, which appears with the search.
fn scrubber<G: Growth>(model: &Model<G>, said: &Transport<G::Travel>, send: &Send<G>) -> Html {
    let (at, last) = said.at;
    let go = {
        let (send, to) = (send.clone(), said.to);
        move |place: u32| send.emit(Message::Go(to(place)))
    };
    let moved = {
        let go = go.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(place) = value_of(&event).and_then(|value| value.parse().ok()) {
                go(place);
            }
        })
    };
    let on_step = Callback::from(move |place: u64| go(u32::try_from(place).unwrap_or(u32::MAX)));
    let (lang, theme) = (model.shell.lang, model.shell.theme.id());
    html! {
        <div class="scrubber">
            if let Some((session, _)) = model.session() {
                <Timeline<Grown<G::Session>> source={Grown(Rc::clone(session))} step={u64::from(at)}
                    {lang} {theme} {on_step} />
            }
            <input type="range" min="0" max={last.to_string()} value={at.to_string()}
                aria-label={said.scrubber.clone()} aria-valuetext={said.place.clone()} oninput={moved} />
        </div>
    }
}
