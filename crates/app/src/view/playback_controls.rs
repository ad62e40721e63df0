//! What controls the playback of a search: its buttons, scrubber and speeds.

use std::rc::Rc;

use plyscope_i18n::{texts, Lang};
use plyscope_search::Step;
use plyscope_session::playback::{Message, Speed};
use plyscope_session::Session;
use yew::prelude::*;

use super::choice::choice;
use super::icon::{icon, Icon};
use crate::browser::value_of;
use crate::frame::sends;
use crate::timeline::{Searched, Timeline};

/// Where the controls send to.
pub type Send = Callback<Message>;

/// A button with its label and its key.
pub struct Button {
    /// Its class beside that of all buttons with an icon.
    pub class: &'static str,
    /// Its icon.
    pub icon: Icon,
    /// What it does.
    pub label: String,
    /// The key that does the same.
    pub key: &'static str,
    /// What is sent.
    pub message: Message,
    /// Whether it does nothing at this step.
    pub off: bool,
}

impl Button {
    /// The button.
    pub fn view(self, send: &Send) -> Html {
        let Self { class, icon: what, label, key, message, off } = self;
        html! {
            <button type="button" class={classes!("icon-button", class)} aria-label={label.clone()}
                title={format!("{label} ({key})")} aria-disabled={off.then_some("true")}
                onclick={sends(send, message)}>{ icon(what) }</button>
        }
    }
}

/// The scrubber, below the timeline of a search if there is one to be shown.
pub struct Scrubber<'a> {
    /// The search.
    pub session: Option<&'a Rc<Session>>,
    /// Whether its timeline is shown.
    pub has_timeline: bool,
    /// The step shown, and the last one.
    pub steps: (Step, Step),
    /// The language, and the name of the colours.
    pub look: (Lang, &'static str),
}

impl Scrubber<'_> {
    /// The scrubber.
    pub fn view(self, send: &Send) -> Html {
        let ((step, last), (lang, theme)) = (self.steps, self.look);
        let moved = {
            let send = send.clone();
            Callback::from(move |event: InputEvent| {
                if let Some(step) = value_of(&event).and_then(|value| value.parse().ok()) {
                    send.emit(Message::Seek(Step(step)));
                }
            })
        };
        let on_step =
            send.reform(|step: u64| Message::Seek(Step(u32::try_from(step).unwrap_or(u32::MAX))));
        html! {
            <div class="scrubber">
                if let Some(session) = self.session.filter(|_| self.has_timeline) {
                    <Timeline<Searched> source={Searched(Rc::clone(session))} step={u64::from(step.0)} {lang}
                        {theme} {on_step} />
                }
                <input type="range" min="0" max={last.0.to_string()} value={step.0.to_string()}
                    aria-label={texts::scrubber(lang)} aria-valuetext={texts::step_of(lang, step.0 as usize, last.0 as usize)}
                    oninput={moved} />
            </div>
        }
    }
}

/// The choice of a speed.
pub fn speeds(current: Speed, lang: Lang, chosen: Callback<Speed>) -> Html {
    let chosen = choice(&chosen, |count| {
        Speed::ALL.into_iter().find(|speed| speed.per_second().to_string() == count)
    });
    let options = Speed::ALL.into_iter().map(|speed| {
        let count = speed.per_second();
        html! {
            <option value={count.to_string()} selected={speed == current}>
                { texts::speed_value(lang, usize::from(count)) }
            </option>
        }
    });
    html! { <select class="speed" aria-label={texts::speed(lang)} onchange={chosen}>{ for options }</select> }
}
