//! The step buttons and the scrubber.

use plyscope_i18n::texts;
use plyscope_search::Step;
use plyscope_view::caption::caption;
use plyscope_view::playback::{self, Mode, Speed};
use plyscope_view::travel::Travel;
use yew::prelude::*;

use super::choice::choice;
use super::icon::{icon, Icon};
use super::{sends, Send};
use crate::browser::value_of;
use crate::message::Message;
use crate::model::Model;
use crate::timeline::{Searched, Timeline};

/// The step buttons and the scrubber.
pub fn transport(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let (step, last) = (model.playback.step, model.last_step());
    let cuts = model.session.as_ref().map_or(0, |s| s.trace().cut_count(last));
    let cuts_past = model.session.as_ref().map_or(0, |s| s.trace().cut_count(step.back(1)));
    let cuts_done = model.session.as_ref().map_or(0, |s| s.trace().cut_count(step));
    let has_table =
        model.session.as_ref().is_some_and(|session| session.setup().options().table.is_some());
    let hits = |step| model.session.as_ref().map_or(0, |s| s.trace().probe_counts(step).hits);
    let button = |class: &'static str,
                  what: Icon,
                  label: String,
                  key: &str,
                  message: playback::Message,
                  off: bool| {
        html! {
            <button type="button" class={classes!("icon-button", class)} aria-label={label.clone()}
                title={format!("{label} ({key})")} aria-disabled={off.then_some("true")}
                onclick={sends(send, Message::Play(message))}>{ icon(what) }</button>
        }
    };
    let go = playback::Message::Go;
    let (at_start, at_end, is_empty) = (step == Step::START, step == last, last == Step::START);
    let running = model.playback.mode == Mode::Running;
    let (play, label) =
        if running { (Icon::PAUSE, texts::pause(lang)) } else { (Icon::PLAY, texts::play(lang)) };
    html! {
        <div class="transport" role="group" aria-label={texts::transport(lang)}>
            { scrubber(model, send) }
            <div class={classes!("buttons", has_table.then_some("many"))}>
                { button("", Icon::FIRST, texts::first(lang), "Home", go(Travel::First), at_start) }
                { button("wide", Icon::PREVIOUS_CUT, texts::previous_cut(lang), "Shift+C", go(Travel::PreviousCut), cuts_past == 0) }
                if has_table {
                    { button("wide", Icon::PREVIOUS_HIT, texts::previous_hit(lang), "Shift+T", go(Travel::PreviousHit), hits(step.back(1)) == 0) }
                }
                { button("wide", Icon::BACK_OVER, texts::back_over(lang), "Shift+O", go(Travel::BackOver), at_start) }
                { button("", Icon::BACK, texts::back(lang), "←", go(Travel::Back), at_start) }
                { button("play", play, label, "K", playback::Message::Toggle, is_empty) }
                { button("", Icon::FORWARD, texts::forward(lang), "→", go(Travel::Forward), at_end) }
                { button("wide", Icon::OVER, texts::over(lang), "O", go(Travel::Over), at_end) }
                { button("wide", Icon::NEXT_CUT, texts::next_cut(lang), "C", go(Travel::NextCut), cuts_done == cuts) }
                if has_table {
                    { button("wide", Icon::NEXT_HIT, texts::next_hit(lang), "T", go(Travel::NextHit), hits(step) == hits(last)) }
                }
                { button("", Icon::LAST, texts::last(lang), "End", go(Travel::Last), at_end) }
                <span class="count">{ texts::step_of(lang, step.0 as usize, last.0 as usize) }</span>
                { speeds(model, send) }
            </div>
        </div>
    }
}

fn scrubber(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let (step, last) = (model.playback.step, model.last_step());
    let moved = {
        let send = send.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(step) = value_of(&event).and_then(|value| value.parse().ok()) {
                send.emit(Message::Play(playback::Message::Seek(Step(step))));
            }
        })
    };
    let on_step = {
        let send = send.clone();
        Callback::from(move |step: u64| {
            let step = Step(u32::try_from(step).unwrap_or(u32::MAX));
            send.emit(Message::Play(playback::Message::Seek(step)));
        })
    };
    let value_text = model.session.as_ref().map_or_else(String::new, |session| {
        let sentence = caption(session, step, lang);
        texts::scrubber_value(lang, step.0 as usize, last.0 as usize, &sentence)
    });
    html! {
        <div class="scrubber">
            // The overview shows all cuts beforehand, so it is left out while they are asked about.
            if let Some(session) = model.session.as_ref().filter(|_| model.ask.is_none()) {
                <Timeline<Searched> source={Searched(session.clone())} step={u64::from(step.0)} {lang}
                    theme={model.shell.theme.id()} {on_step} />
            }
            <input type="range" min="0" max={last.0.to_string()} value={step.0.to_string()}
                aria-label={texts::scrubber(lang)} aria-valuetext={value_text} oninput={moved} />
        </div>
    }
}

fn speeds(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let chosen = choice(send, |count| {
        let speed = Speed::ALL.into_iter().find(|speed| speed.per_second().to_string() == count)?;
        Some(Message::Play(playback::Message::Speed(speed)))
    });
    let options = Speed::ALL.into_iter().map(|speed| {
        let count = speed.per_second();
        html! {
            <option value={count.to_string()} selected={speed == model.playback.speed}>
                { texts::speed_value(lang, usize::from(count)) }
            </option>
        }
    });
    html! {
        <select class="speed" aria-label={texts::speed(lang)} onchange={chosen}>{ for options }</select>
    }
}
