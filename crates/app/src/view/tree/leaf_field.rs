//! A field over a leaf of the tree that edits its value.

use plyscope_drawing::written;
use plyscope_i18n::{texts, Lang};
use plyscope_setup::leaf_value;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::browser::value_of;
use crate::message::Message;
use crate::view::Send;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The centre of the leaf, in pixels.
    pub at: (f64, f64),
    /// The width and the height of the picture, in pixels.
    pub space: (f64, f64),
    /// The name of the leaf.
    pub name: String,
    /// Its current value.
    pub shown: String,
    /// The key that started the editing.
    pub begun: Option<char>,
    pub lang: Lang,
    pub send: Send,
}

/// The size of the field with the sentence below it, in pixels.
const SIZE: (f64, f64) = (190.0, 104.0);
/// Half the width and half the height of the field itself, in pixels.
const MIDDLE: (f64, f64) = (40.0, 18.0);

/// Enter applies the value, Escape keeps the old one; leaving the field applies the value if it
/// parses.
#[component]
pub fn LeafField(props: &Props) -> Html {
    let input = use_node_ref();
    let draft = use_state_eq(|| props.begun.map_or_else(|| props.shown.clone(), String::from));
    let refused = use_state_eq(|| false);
    {
        let (input, has_begun) = (input.clone(), props.begun.is_some());
        use_effect_with((), move |()| {
            let Some(input) = input.cast::<HtmlInputElement>() else { return };
            let _ = input.focus();
            if !has_begun {
                input.select();
            }
        });
    }
    let oninput = {
        let (draft, refused) = (draft.clone(), refused.clone());
        Callback::from(move |event: InputEvent| {
            if let Some(text) = value_of(&event) {
                draft.set(text);
                refused.set(false);
            }
        })
    };
    let onkeydown = {
        let (draft, refused, send) = (draft.clone(), refused.clone(), props.send.clone());
        Callback::from(move |event: KeyboardEvent| {
            // Ignores keys of an input method that is composing.
            match event.key().as_str() {
                _ if event.is_composing() => return,
                "Escape" => send.emit(Message::EndEditing(None)),
                "Enter" => match leaf_value(&draft) {
                    Some(value) => send.emit(Message::EndEditing(Some(value))),
                    None => refused.set(true),
                },
                _ => return,
            }
            event.prevent_default();
        })
    };
    let onblur = {
        let (draft, send) = (draft.clone(), props.send.clone());
        Callback::from(move |_| send.emit(Message::LeaveEditing(leaf_value(&draft))))
    };
    // The sentence is to the right of the field and below it where it fits, else on the other side;
    // the field itself is always at the leaf.
    let place = |at: f64, middle: f64, size: f64, space: f64| {
        let turns = at - middle + size > space;
        let begin = if turns { at + middle - size } else { at - middle };
        (turns, written("{}", &[begin]))
    };
    let (leftward, x) = place(props.at.0, MIDDLE.0, SIZE.0, props.space.0);
    let (upward, y) = place(props.at.1, MIDDLE.1, SIZE.1, props.space.1);
    let class = classes!("around", leftward.then_some("leftward"), upward.then_some("upward"));
    let lang = props.lang;
    // HTML within SVG needs its namespace.
    let html = "http://www.w3.org/1999/xhtml";
    html! {
        <foreignObject class="leaf-field" {x} {y} width={written("{}", &[SIZE.0])}
            height={written("{}", &[SIZE.1])}>
            <div xmlns={html} {class}>
            <input id="leaf-value" type="text" ref={input} value={(*draft).clone()}
                {oninput} {onkeydown} {onblur}
                aria-label={texts::node_value_of(lang, &props.name)} aria-invalid={refused.then_some("true")}
                aria-describedby={refused.then_some("leaf-value-error")}
                spellcheck="false" autocomplete="off" autocapitalize="off" />
            if *refused {
                <p class="error" id="leaf-value-error" role="alert">{ texts::node_value_bad(lang) }</p>
            }
            </div>
        </foreignObject>
    }
}
