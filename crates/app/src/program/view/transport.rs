//! The step buttons, the timeline and the scrubber.

use std::rc::Rc;

use plyscope_i18n::texts;
use plyscope_search::Step;
use plyscope_session::playback::{Message as Playing, Mode};
use plyscope_session::travel::Travel;
use plyscope_session::Session;
use yew::prelude::*;

use super::Send;
use crate::program::message::Message;
use crate::program::model::Model;
use crate::view::icon::Icon;
use crate::view::playback_controls::{speeds, Button, Scrubber};

/// The step buttons and the scrubber.
pub fn transport(model: &Model, session: &Rc<Session>, send: &Send) -> Html {
    let lang = model.shell.lang;
    let send = &send.reform(Message::Play);
    let (step, last) = (model.playback.step, session.trace().last_step());
    let button = |class, icon, label, key, message, off| {
        Button { class, icon, label, key, message, off }.view(send)
    };
    let go = Playing::Go;
    let (at_start, at_end) = (step == Step::START, step == last);
    let (play, label) = match model.playback.mode {
        Mode::Running => (Icon::PAUSE, texts::pause(lang)),
        Mode::Paused => (Icon::PLAY, texts::play(lang)),
    };
    let scrubber = Scrubber {
        session: Some(session),
        has_timeline: true,
        steps: (step, last),
        look: (lang, model.shell.theme.id()),
    };
    html! {
        <div class="transport" role="group" aria-label={texts::transport(lang)}>
            { scrubber.view(send) }
            <div class="buttons">
                { button("", Icon::FIRST, texts::first(lang), "Home", go(Travel::First), at_start) }
                { button("", Icon::BACK, texts::back(lang), "←", go(Travel::Back), at_start) }
                { button("play", play, label, "K", Playing::Toggle, false) }
                { button("", Icon::FORWARD, texts::forward(lang), "→", go(Travel::Forward), at_end) }
                { button("", Icon::LAST, texts::last(lang), "End", go(Travel::Last), at_end) }
                <span class="count">{ texts::step_of(lang, step.0 as usize, last.0 as usize) }</span>
                { speeds(model.playback.speed, lang, send.reform(Playing::Speed)) }
            </div>
        </div>
    }
}
