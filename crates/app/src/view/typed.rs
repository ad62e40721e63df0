//! One-line text fields whose value is applied once it parses.

use plyscope_setup::catalog::GameSpec;
use plyscope_setup::Setup;
use yew::prelude::*;

use super::field::error;
use super::Send;
use crate::browser::value_of;
use crate::message::Message;

/// The meaning of a text.
pub enum Meaning {
    /// The current value.
    Same,
    /// Something else.
    Change(Message),
    /// Nothing, for this reason.
    Wrong(String),
}

/// When a text is applied.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// While it is typed.
    AtOnce,
    /// On blur or Enter.
    OnChange,
}

/// The rest of the setup. When it changes, by a link or an example, the typed text is replaced.
pub type About = (Setup, Option<GameSpec>);

#[derive(Properties, PartialEq)]
pub struct Props {
    pub id: AttrValue,
    /// The classes, `field` among them.
    #[prop_or("field")]
    pub class: &'static str,
    pub label: String,
    /// A hint.
    #[prop_or_default]
    pub hint: Option<String>,
    /// How many characters it is wide.
    pub size: &'static str,
    #[prop_or_default]
    pub about: About,
    /// The current value, as text.
    pub shown: String,
    pub meaning: Callback<String, Meaning>,
    /// An error found after the value was applied.
    #[prop_or_default]
    pub refused: Option<String>,
    pub when: When,
    pub send: Send,
}

/// A field that shows errors of the typed text.
#[component]
pub fn Typed(props: &Props) -> Html {
    let draft = use_state_eq(|| None::<String>);
    {
        let (draft, meaning, when) = (draft.clone(), props.meaning.clone(), props.when);
        use_effect_with((props.about.clone(), props.shown.clone()), move |_| {
            let stands = |text: &String| {
                when == When::AtOnce && matches!(meaning.emit(text.clone()), Meaning::Same)
            };
            if !draft.as_ref().is_some_and(stands) {
                draft.set(None);
            }
        });
    }
    let shown = draft.as_ref().cloned().unwrap_or_else(|| props.shown.clone());
    let meant = draft.as_ref().map_or(Meaning::Same, |text| props.meaning.emit(text.clone()));
    let problem = match meant {
        Meaning::Wrong(problem) => Some(problem),
        Meaning::Same => props.refused.clone(),
        Meaning::Change(_) => None,
    };
    let broken = problem.is_some();
    let taken = |when: When| {
        let (meaning, send) = (props.meaning.clone(), props.send.clone());
        let is_now = props.when == when;
        move |text: String| {
            if let (Meaning::Change(message), true) = (meaning.emit(text), is_now) {
                send.emit(message);
            }
        }
    };
    let oninput = {
        let (draft, taken) = (draft.clone(), taken(When::AtOnce));
        Callback::from(move |event: InputEvent| {
            let Some(text) = value_of(&event) else { return };
            taken(text.clone());
            draft.set(Some(text));
        })
    };
    let onchange = {
        let taken = taken(When::OnChange);
        Callback::from(move |event: Event| {
            if let Some(text) = value_of(&event) {
                taken(text);
            }
        })
    };
    let onblur = Callback::from(move |_| {
        if !broken {
            draft.set(None);
        }
    });
    let error_id = format!("{}-error", props.id);
    html! {
        <div class={props.class} title={props.hint.clone()}>
            <label for={props.id.clone()}>{ &props.label }</label>
            <input id={props.id.clone()} type="text" size={props.size} value={shown} {oninput} {onchange} {onblur}
                spellcheck="false" autocomplete="off" autocapitalize="off"
                aria-invalid={broken.then_some("true")}
                aria-describedby={broken.then(|| error_id.clone())} />
            { error(error_id, problem) }
        </div>
    }
}
