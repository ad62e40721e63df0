//! The step buttons and the scrubber.

use plyscope_coroutine_view::travel::{handovers, Travel};
use plyscope_i18n::texts;
use plyscope_search::Step;
use plyscope_session::playback::Mode;
use yew::prelude::*;

use super::{sends, Send};
use crate::browser::value_of;
use crate::coroutines::message::Message;
use crate::coroutines::model::Model;
use crate::view::icon::{icon, Icon};
use crate::view::playback_controls::speeds;

// The pictures on the buttons that only this page has.
const NEXT_HANDOVER: Icon = Icon::new(
    "",
    "M3 8h11M10.5 4.5L14 8l-3.5 3.5M14 16H3M6.5 12.5L3 16l3.5 3.5M18 8.5L21.5 12 18 15.5",
);
const PREVIOUS_HANDOVER: Icon = Icon::new(
    "",
    "M21 8H10M13.5 4.5L10 8l3.5 3.5M10 16h11M17.5 12.5L21 16l-3.5 3.5M6 8.5L2.5 12 6 15.5",
);

/// The step buttons and the scrubber.
pub fn transport(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let (at_start, at_end) = (model.step == Step::START, model.is_at_end());
    let button = |what: Icon, label: String, key: &str, way: Travel, off: bool| {
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
    let place = texts::step_of(lang, model.step.0 as usize, model.dialogue.last_step().0 as usize);
    html! {
        <div class="transport" role="group" aria-label={texts::transport(lang)}>
            { scrubber(model, place.clone(), send) }
            <div class="buttons">
                { button(Icon::FIRST, texts::first(lang), "Home", Travel::First, at_start) }
                { button(PREVIOUS_HANDOVER, texts::coroutine_previous_handover(lang), "Shift+H", Travel::PreviousHandover, at_start) }
                { button(Icon::BACK, texts::back(lang), "←", Travel::Back, at_start) }
                <button type="button" class="icon-button play" aria-label={label.clone()}
                    title={format!("{label} (K)")} onclick={sends(send, Message::Toggle)}>{ icon(play) }</button>
                { button(Icon::FORWARD, texts::forward(lang), "→", Travel::Forward, at_end) }
                { button(NEXT_HANDOVER, texts::coroutine_next_handover(lang), "H", Travel::NextHandover, at_end) }
                { button(Icon::LAST, texts::last(lang), "End", Travel::Last, at_end) }
                <span class="count">{ place }</span>
                { speeds(model.speed, lang, send.reform(Message::Speed)) }
            </div>
        </div>
    }
}

fn scrubber(model: &Model, place: String, send: &Send) -> Html {
    let last = model.dialogue.last_step();
    let moved = {
        let send = send.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(step) = value_of(&event).and_then(|value| value.parse().ok()) {
                send.emit(Message::Go(Travel::To(Step(step))));
            }
        })
    };
    let marks: String = handovers(&model.dialogue).map(|step| format!("M{} 0V8", step.0)).collect();
    html! {
        <div class="scrubber">
            <svg class="cut-marks handover-marks" viewBox={format!("0 0 {} 8", last.0)}
                preserveAspectRatio="none" aria-hidden="true" focusable="false"><path d={marks} /></svg>
            <input type="range" min="0" max={last.0.to_string()} value={model.step.0.to_string()}
                aria-label={texts::scrubber(model.shell.lang)} aria-valuetext={place} oninput={moved} />
        </div>
    }
}
