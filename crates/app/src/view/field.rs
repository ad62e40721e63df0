//! A text field whose value is applied once it parses, and that shows the error until then.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::browser::value_of;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub id: &'static str,
    pub label: String,
    /// The text applied last.
    pub shown: String,
    /// How many characters it is wide.
    pub size: &'static str,
    /// Applies a text, or returns its error.
    pub taken: Callback<String, Option<String>>,
}

/// The field. The text is applied on blur, or with Enter.
#[component]
pub fn Field(props: &Props) -> Html {
    let draft = use_state_eq(|| None::<(String, Option<String>)>);
    {
        // A new puzzle, from a link or an example, replaces the typed text.
        let draft = draft.clone();
        use_effect_with(props.shown.clone(), move |_| draft.set(None));
    }
    {
        // In another language the error is another sentence.
        let (draft, taken) = (draft.clone(), props.taken.clone());
        use_effect_with(props.label.clone(), move |_| {
            if let Some((text, Some(_))) = &*draft {
                draft.set(taken.emit(text.clone()).map(|problem| (text.clone(), Some(problem))));
            }
        });
    }
    let typed = {
        let draft = draft.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(text) = value_of(&event) {
                draft.set(Some((text, None)));
            }
        })
    };
    let tried = {
        let (draft, taken) = (draft.clone(), props.taken.clone());
        Callback::from(move |event: Event| {
            if let Some(text) = value_of(&event) {
                let problem = taken.emit(text.clone());
                draft.set(problem.map(|problem| (text, Some(problem))));
            }
        })
    };
    let (shown, problem) = match &*draft {
        Some((text, problem)) => (text.clone(), problem.clone()),
        None => (props.shown.clone(), None),
    };
    let error_id = format!("{}-error", props.id);
    html! {
        <div class="field">
            <label for={props.id}>{ &props.label }</label>
            <input id={props.id} type="text" size={props.size} value={shown} oninput={typed} onchange={tried}
                spellcheck="false" autocomplete="off" aria-invalid={problem.is_some().then_some("true")}
                aria-describedby={problem.is_some().then(|| error_id.clone())} />
            { error(error_id, problem) }
        </div>
    }
}

/// The error of a field, beside its label, of which it would else become a part. It always exists, so that
/// screen readers announce it.
pub fn error(id: String, problem: Option<String>) -> Html {
    html! { <span class="error" {id} role="status">{ problem }</span> }
}

#[derive(Properties, PartialEq)]
pub struct AnnouncedProps {
    /// The text; an empty one is not spoken.
    pub text: String,
}

/// A text for screen readers that is spoken once it has stayed for a while: what is wrong with a long text
/// changes with almost every key.
#[component]
pub fn Announced(props: &AnnouncedProps) -> Html {
    let spoken = use_state_eq(String::new);
    {
        let spoken = spoken.clone();
        use_effect_with(props.text.clone(), move |text| {
            let text = text.clone();
            let timer = Timeout::new(PAUSE, move || spoken.set(text));
            move || drop(timer)
        });
    }
    html! { <p class="spoken" role="status">{ (*spoken).clone() }</p> }
}

/// How long a text stays before it is spoken, in milliseconds.
const PAUSE: u32 = 1_000;
