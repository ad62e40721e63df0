//! The step buttons and the scrubber.

use plyscope_i18n::texts;
use plyscope_puzzle_view::backtrack::rate::Rate;
use plyscope_puzzle_view::backtrack::search::Travel;
use plyscope_session::playback::Mode;
use yew::prelude::*;

use super::{sends, Send};
use crate::backtracking::explored::Explored;
use crate::backtracking::message::Message;
use crate::backtracking::model::Model;
use crate::browser::value_of;
use crate::timeline::Timeline;
use crate::view::choice::choice;
use crate::view::icon::{icon, Icon};

// The pictures on the buttons that only this page has.
const NEXT_STUCK: Icon = Icon::new("", "M4 12h7M15 5v14M8 8.5l3.5 3.5L8 15.5M19 9v6");
const PREVIOUS_STUCK: Icon = Icon::new("", "M20 12h-7M9 5v14M16 8.5L12.5 12l3.5 3.5M5 9v6");

/// The step buttons and the scrubber.
pub fn transport(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let step = model.search.here().step;
    let journal = model.search.journal();
    let (at_start, at_end) = (step == 0, model.is_at_end());
    let button = |class: &'static str,
                  what: Html,
                  label: String,
                  key: &str,
                  way: Travel,
                  off: bool| {
        html! {
            <button type="button" class={classes!("icon-button", class)} aria-label={label.clone()}
                title={format!("{label} ({key})")} aria-disabled={off.then_some("true")}
                onclick={sends(send, Message::Go(way))}>{ what }</button>
        }
    };
    let (play, label) = match model.mode {
        Mode::Running => (Icon::PAUSE, texts::pause(lang)),
        Mode::Paused => (Icon::PLAY, texts::play(lang)),
    };
    let (number, all) = (lang.number(step), lang.number(journal.reach()));
    let position = if journal.is_complete() {
        texts::trail_step_of(lang, &number, &all)
    } else {
        texts::trail_step_known(lang, &number, &all)
    };
    let last = if journal.is_complete() { texts::last(lang) } else { texts::last_known(lang) };
    html! {
        <div class="transport" role="group" aria-label={texts::transport(lang)}>
            { scrubber(model, &position, send) }
            <div class="buttons">
                { button("", icon(Icon::FIRST), texts::first(lang), "Home", Travel::First, at_start) }
                { button("wide", icon(PREVIOUS_STUCK), texts::trail_previous_stuck(lang), "Shift+D", Travel::PreviousStuck, at_start) }
                { button("wide", icon(Icon::BACK_OVER), texts::back_over(lang), "Shift+O", Travel::BackOver, at_start) }
                { button("", icon(Icon::BACK), texts::back(lang), "←", Travel::Back, at_start) }
                <button type="button" class="icon-button play" aria-label={label.clone()}
                    title={format!("{label} (K)")} onclick={sends(send, Message::Toggle)}>{ icon(play) }</button>
                { button("", icon(Icon::FORWARD), texts::forward(lang), "→", Travel::Forward, at_end) }
                { button("wide", icon(Icon::OVER), texts::over(lang), "O", Travel::Over, at_end) }
                { button("wide", icon(NEXT_STUCK), texts::trail_next_stuck(lang), "D", Travel::NextStuck, at_end) }
                { button("", icon(Icon::LAST), last, "End", Travel::Last, model.search.is_at_front()) }
                <span class="count">{ position }</span>
                { rates(model, send) }
            </div>
        </div>
    }
}

fn scrubber(model: &Model, position: &str, send: &Send) -> Html {
    let lang = model.shell.lang;
    let journal = model.search.journal();
    let reach = journal.reach();
    let moved = {
        let send = send.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(step) = value_of(&event).and_then(|value| value.parse().ok()) {
                send.emit(Message::Go(Travel::To(step)));
            }
        })
    };
    let on_step = sends_step(send);
    let (problem, outline) = model.snapshot.of(&model.search, model.run.is_some());
    html! {
        <div class="scrubber">
            <Timeline<Explored> source={Explored { problem, outline }} step={model.search.here().step} {lang}
                theme={model.shell.theme.id()} {on_step} />
            <input type="range" min="0" max={reach.to_string()} value={model.search.here().step.to_string()}
                aria-label={texts::scrubber(lang)} aria-valuetext={position.to_owned()} oninput={moved} />
        </div>
    }
}

/// Goes to a step.
fn sends_step(send: &Send) -> Callback<u64> {
    let send = send.clone();
    Callback::from(move |step| send.emit(Message::Go(Travel::To(step))))
}

fn rates(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let chosen = choice(send, |count| {
        let rate = Rate::ALL.into_iter().find(|rate| rate.per_second().to_string() == count)?;
        Some(Message::Rate(rate))
    });
    let options = Rate::ALL.into_iter().map(|rate| {
        let count = rate.per_second();
        html! {
            <option value={count.to_string()} selected={rate == model.rate}>
                { texts::trail_speed_value(lang, &lang.number(count)) }
            </option>
        }
    });
    html! { <select class="speed" aria-label={texts::speed(lang)} onchange={chosen}>{ for options }</select> }
}
