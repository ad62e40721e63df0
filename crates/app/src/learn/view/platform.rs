//! The form for packing a lesson for a learning platform.

use plyscope_i18n::{texts, Lang};
use plyscope_lesson::course::{Pass, Version};
use plyscope_setup::Choice;
use yew::prelude::*;

use super::{sends, Send};
use crate::browser::value_of;
use crate::learn::message::{Message, Pack};
use crate::learn::packing::{Packed, Packing, State};
use crate::view::choice::{choice, field};

/// The options of the package, collapsed.
pub fn platform(packing: &Packing, lang: Lang, send: &Send) -> Html {
    let versions = Version::ALL.iter().map(|&(id, version)| {
        let name = match version {
            Version::V1_2 => texts::learn_platform_v12(lang),
            Version::V2004 => texts::learn_platform_v2004(lang),
        };
        html! { <option value={id} selected={version == packing.version}>{ name }</option> }
    });
    let chosen = choice(send, |id| {
        Version::from_id(id).ok().map(|version| Message::Pack(Pack::Version(version)))
    });
    let typed = {
        let send = send.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(pass) = value_of(&event) {
                send.emit(Message::Pack(Pack::Pass(pass)));
            }
        })
    };
    let is_readable = packing.pass().is_ok();
    let faults: Vec<String> = match &packing.state {
        State::Made(Packed::Faulty(report)) => report.messages(lang).collect(),
        State::Unasked | State::Making | State::Made(_) => Vec::new(),
    };
    let status = match packing.state {
        _ if !is_readable => texts::learn_platform_no_pass(lang, &Pass::MOST.to_string()),
        State::Unasked => String::new(),
        State::Making => texts::learn_platform_making(lang),
        State::Made(Packed::Saved) => texts::learn_platform_saved(lang),
        State::Made(Packed::Lost) => texts::learn_platform_lost(lang),
        State::Made(Packed::Faulty(_)) => texts::learn_platform_faults(lang),
    };
    html! {
        <details class="platform">
            <summary>{ texts::learn_platform(lang) }</summary>
            <p class="quiet-text">{ texts::learn_platform_about(lang) }</p>
            <div class="choices">
                { field("platform-version", texts::learn_platform_version(lang), String::new(), chosen, versions.collect()) }
                <label class="field">
                    <span>{ texts::learn_platform_pass(lang) }</span>
                    <input id="platform-pass" type="text" inputmode="numeric" size="4" autocomplete="off"
                        value={packing.pass.clone()} oninput={typed}
                        aria-invalid={(!is_readable).then_some("true")} aria-describedby="platform-status" />
                </label>
                <button type="button" class="primary" disabled={!is_readable || packing.state == State::Making}
                    onclick={sends(send, Message::Pack(Pack::Make))}>{ texts::learn_platform_save(lang) }</button>
            </div>
            <p id="platform-status" role="status">{ status }</p>
            if is_readable && !faults.is_empty() {
                <ul class="faults">{ for faults.iter().map(|fault| html! { <li>{ fault }</li> }) }</ul>
            }
        </details>
    }
}
