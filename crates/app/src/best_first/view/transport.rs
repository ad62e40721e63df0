//! The step buttons and the scrubber.

use plyscope_best_first::moment::Phase as _;
use plyscope_best_first::proof_number::{Moment, Phase};
use plyscope_best_first_view::best_first::travel::Travel;
use plyscope_best_first_view::best_first::Record;
use plyscope_i18n::{texts, Lang};
use plyscope_view::playback::Mode;
use yew::prelude::*;

use super::{sends, Send};
use crate::best_first::message::Message;
use crate::best_first::model::Model;
use crate::browser::value_of;
use crate::view::icon::{icon, Icon};
use crate::view::playback_controls::speeds;

// The pictures on the buttons that only pages about growing trees have.
const NEXT: Icon = Icon::new("", "M4 5l6 7-6 7M12 5l6 7-6 7");
const PREVIOUS: Icon = Icon::new("", "M20 5l-6 7 6 7M12 5l-6 7 6 7");

/// The step buttons and the scrubber; `caption` describes the current step.
pub fn transport(model: &Model, caption: &str, send: &Send) -> Html {
    let lang = model.shell.lang;
    let (step, last) = (model.step(), model.last());
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
            { scrubber((step, last), caption, lang, send) }
            <div class="buttons">
                { button(Icon::FIRST, texts::first(lang), "Home", Travel::First, step == 0) }
                { button(PREVIOUS, texts::best_first_previous(lang), "Shift+I", Travel::Previous, step == 0) }
                { button(Icon::BACK, texts::back(lang), "←", Travel::Back, step == 0) }
                <button type="button" class="icon-button play" aria-label={label.clone()}
                    title={format!("{label} (K)")} onclick={sends(send, Message::Toggle)}>{ icon(play) }</button>
                { button(Icon::FORWARD, texts::forward(lang), "→", Travel::Forward, step == last) }
                { button(NEXT, texts::best_first_next(lang), "I", Travel::Next, step == last) }
                { button(Icon::LAST, texts::last(lang), "End", Travel::Last, step == last) }
                <span class="count">{ texts::step_of(lang, step as usize, last as usize) }</span>
                { phases(model, lang) }
                { speeds(model.speed, lang, send.reform(Message::Speed)) }
            </div>
        </div>
    }
}

/// The phases of an iteration, if the search has iterations.
fn phases(model: &Model, lang: Lang) -> Html {
    let Some((session, _)) = model.session() else { return Html::default() };
    if !matches!(session.record(), Record::ProofNumber(_)) {
        return Html::default();
    }
    let shown = Moment::of_step(model.step()).iteration().map(|(_, phase)| phase);
    let signs = Phase::ALL.iter().map(|&phase| {
        let name = match phase {
            Phase::Select => texts::mcts_phase_select(lang),
            Phase::Expand => texts::mcts_phase_expand(lang),
            Phase::Update => texts::proof_phase_update(lang),
        };
        html! { <li class={classes!((shown == Some(phase)).then_some("current"))}>{ name }</li> }
    });
    html! { <ol class="phases" aria-hidden="true">{ for signs }</ol> }
}

fn scrubber((step, last): (u32, u32), caption: &str, lang: Lang, send: &Send) -> Html {
    let moved = {
        let send = send.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(step) = value_of(&event).and_then(|value| value.parse().ok()) {
                send.emit(Message::Go(Travel::To(step)));
            }
        })
    };
    let text = texts::scrubber_value(lang, step as usize, last as usize, caption);
    html! {
        <div class="scrubber">
            <input type="range" min="0" max={last.to_string()} value={step.to_string()}
                aria-label={texts::scrubber(lang)} aria-valuetext={text} oninput={moved} />
        </div>
    }
}
