//! Stepping through all searches of a comparison at once.

use plyscope_comparison::compare::{Lockstep, Pace};
use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use super::CompareMessage;
use crate::browser;
use crate::view::icon::{icon, Icon};

/// The buttons, the slider, and what keeps the searches in step.
pub fn transport(
    lockstep: Lockstep,
    playing: bool,
    lang: Lang,
    send: &Callback<CompareMessage>,
) -> Html {
    let Lockstep { at, last, .. } = lockstep;
    let button = |what: Icon, label: String, to: u64| {
        let off = (to == at).then_some("true");
        html! {
            <button type="button" class="icon-button" aria-label={label.clone()} title={label}
                aria-disabled={off} onclick={send.reform(move |_| CompareMessage::Seek(to))}>
                { icon(what) }
            </button>
        }
    };
    let (play, label) =
        if playing { (Icon::PAUSE, texts::pause(lang)) } else { (Icon::PLAY, texts::play(lang)) };
    let where_we_are = place(lockstep, lang);
    let dragged = send.reform(move |event: InputEvent| {
        let to = browser::value_of(&event).and_then(|value| value.parse().ok());
        CompareMessage::Seek(to.unwrap_or(at))
    });
    html! {
        <div class="transport" role="group" aria-label={texts::transport(lang)}>
            <div class="scrubber">
                <input type="range" min="0" max={last.to_string()} value={at.to_string()}
                    aria-label={texts::compare_slider(lang)} aria-valuetext={where_we_are.clone()}
                    oninput={dragged} />
            </div>
            <div class="buttons">
                { button(Icon::FIRST, texts::first(lang), 0) }
                { button(Icon::BACK, texts::back(lang), at.saturating_sub(1)) }
                <button type="button" class="icon-button play" aria-label={label.clone()} title={label}
                    onclick={send.reform(|_| CompareMessage::Toggle)}>{ icon(play) }</button>
                { button(Icon::FORWARD, texts::forward(lang), (at + 1).min(last)) }
                { button(Icon::LAST, texts::last(lang), last) }
                <span class="count">{ where_we_are }</span>
                { paces(lockstep.pace, lang, send) }
            </div>
        </div>
    }
}

fn place(lockstep: Lockstep, lang: Lang) -> String {
    let Lockstep { pace, at, last } = lockstep;
    match pace {
        Pace::ByNode => texts::compare_at(lang, at, last),
        Pace::Own => {
            let percent = (at * 100).checked_div(last).unwrap_or(100);
            texts::compare_share(lang, &percent.to_string())
        }
    }
}

fn paces(current: Pace, lang: Lang, send: &Callback<CompareMessage>) -> Html {
    let radio = |pace: Pace, id: &'static str, name: String| {
        html! {
            <label>
                <input type="radio" name="compare-pace" value={id} checked={pace == current}
                    onchange={send.reform(move |_| CompareMessage::Pace(pace))} />
                { name }
            </label>
        }
    };
    html! {
        <fieldset class="pace">
            <legend class="spoken">{ texts::compare_pace(lang) }</legend>
            { radio(Pace::ByNode, "node", texts::compare_by_node(lang)) }
            { radio(Pace::Own, "own", texts::compare_own_pace(lang)) }
        </fieldset>
    }
}
