//! A choice that is typed.

use plyscope_stage::locale::Lang;
use plyscope_stage::setup::Setup;
use yew::prelude::*;

use super::form::Read;
use super::Send;
use crate::browser::value_of;
use crate::message::Message;

#[derive(Properties)]
pub struct Props {
    pub id: &'static str,
    pub lang: Lang,
    pub label: String,
    pub hint: String,
    /// What is said of a text that cannot be read.
    pub problem: String,
    /// How many characters it is wide.
    pub size: &'static str,
    pub setup: Setup,
    /// The choice as it stands.
    pub shown: String,
    pub read: Read,
    pub send: Send,
}

/// How a text is read is the same wherever the field is the same.
impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
            && self.lang == other.lang
            && self.setup == other.setup
            && self.shown == other.shown
            && self.send == other.send
    }
}

/// A field that is only taken over once it can be read, and says what is wrong until then.
#[component]
pub fn Typed(props: &Props) -> Html {
    let draft = use_state_eq(|| None::<String>);
    let (setup, read) = (props.setup, props.read);
    {
        // Another choice, from a link or an example, takes the place of what was typed.
        let draft = draft.clone();
        use_effect_with(setup, move |&setup| {
            if draft.as_ref().is_some_and(|text| read(setup, text) != Some(setup)) {
                draft.set(None);
            }
        });
    }
    let shown = draft.as_ref().cloned().unwrap_or_else(|| props.shown.clone());
    let broken = draft.is_some() && read(setup, &shown).is_none();
    let oninput = {
        let (draft, send) = (draft.clone(), props.send.clone());
        Callback::from(move |event: InputEvent| {
            let Some(text) = value_of(&event) else { return };
            if let Some(setup) = read(setup, &text) {
                send.emit(Message::Setup(setup));
            }
            draft.set(Some(text));
        })
    };
    let onblur = {
        let draft = draft.clone();
        Callback::from(move |_| {
            if !broken {
                draft.set(None);
            }
        })
    };
    let error_id = format!("{}-error", props.id);
    html! {
        <label class="field" title={props.hint.clone()}>
            <span>{ &props.label }</span>
            <input id={props.id} type="text" size={props.size} value={shown} {oninput} {onblur}
                spellcheck="false" autocomplete="off" aria-invalid={broken.then_some("true")}
                aria-describedby={broken.then(|| error_id.clone())} />
            if broken { <span class="error" id={error_id}>{ &props.problem }</span> }
        </label>
    }
}
