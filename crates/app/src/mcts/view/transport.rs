//! The step buttons and the scrubber.

use plyscope_best_first::mcts::{Moment, Phase};
use plyscope_best_first::moment::Phase as _;
use plyscope_best_first_view::mcts::travel::Travel;
use plyscope_i18n::{texts, Lang};
use plyscope_view::playback::Mode;
use yew::prelude::*;

use super::{sends, Send};
use crate::browser::value_of;
use crate::mcts::message::Message;
use crate::mcts::model::Model;
use crate::view::icon::{icon, Icon};
use crate::view::playback_controls::speeds;

// The pictures on the buttons that only this page has.
const NEXT_ITERATION: Icon = Icon::new("", "M4 5l6 7-6 7M12 5l6 7-6 7");
const PREVIOUS_ITERATION: Icon = Icon::new("", "M20 5l-6 7 6 7M12 5l-6 7 6 7");

/// The step buttons and the scrubber; `caption` describes the current step.
pub fn transport(model: &Model, caption: &str, send: &Send) -> Html {
    let lang = model.shell.lang;
    let moment = model.moment();
    let (at_start, at_end) = (moment == Moment::START, moment == model.last());
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
    html! {
        <div class="transport" role="group" aria-label={texts::transport(lang)}>
            { scrubber(model, caption, send) }
            <div class="buttons">
                { button(Icon::FIRST, texts::first(lang), "Home", Travel::First, at_start) }
                { button(PREVIOUS_ITERATION, texts::mcts_previous_iteration(lang), "Shift+I", Travel::BackIteration, at_start) }
                { button(Icon::BACK, texts::back(lang), "←", Travel::Back, at_start) }
                <button type="button" class="icon-button play" aria-label={label.clone()}
                    title={format!("{label} (K)")} onclick={sends(send, Message::Toggle)}>{ icon(play) }</button>
                { button(Icon::FORWARD, texts::forward(lang), "→", Travel::Forward, at_end) }
                { button(NEXT_ITERATION, texts::mcts_next_iteration(lang), "I", Travel::ForwardIteration, at_end) }
                { button(Icon::LAST, texts::last(lang), "End", Travel::Last, at_end) }
                <span class="count">{ place(model) }</span>
                <ol class="phases" aria-hidden="true">{ for Phase::ALL.iter().map(|&phase| phase_sign(moment, phase, lang)) }</ol>
                { speeds(model.speed, lang, send.reform(Message::Speed)) }
            </div>
        </div>
    }
}

/// The iteration that is shown.
fn place(model: &Model) -> String {
    let iteration = model.moment().iteration().map_or(0, |(iteration, _)| iteration);
    let total = model.settings.iterations;
    texts::mcts_iteration_of(model.shell.lang, iteration as usize, total as usize)
}

/// The name of a phase, marked if it is shown.
fn phase_sign(moment: Moment, phase: Phase, lang: Lang) -> Html {
    let is_shown = moment.iteration().is_some_and(|(_, shown)| shown == phase);
    let name = match phase {
        Phase::Select => texts::mcts_phase_select(lang),
        Phase::Expand => texts::mcts_phase_expand(lang),
        Phase::Simulate => texts::mcts_phase_simulate(lang),
        Phase::BackUp => texts::mcts_phase_back_up(lang),
    };
    html! { <li class={classes!(is_shown.then_some("current"))}>{ name }</li> }
}

/// The scrubber goes from iteration to iteration.
fn scrubber(model: &Model, caption: &str, send: &Send) -> Html {
    let lang = model.shell.lang;
    let moved = {
        let send = send.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(iteration) = value_of(&event).and_then(|value| value.parse().ok()) {
                send.emit(Message::Go(Travel::ToIteration(iteration)));
            }
        })
    };
    let iteration = model.moment().iteration().map_or(0, |(iteration, _)| iteration);
    let text = format!("{}. {caption}", place(model));
    html! {
        <div class="scrubber">
            <input type="range" min="0" max={model.settings.iterations.to_string()} value={iteration.to_string()}
                aria-label={texts::mcts_iteration(lang)} aria-valuetext={text} oninput={moved} />
        </div>
    }
}
