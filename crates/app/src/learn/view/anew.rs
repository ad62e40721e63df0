//! Beginning anew as another person, on a device that several people use.

use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use super::{sends, Send};
use crate::learn::message::{Erasing, Message};

/// What is begun anew.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Begun {
    /// A lesson; its results can be saved first.
    Lesson,
    /// A lesson that is not handed in yet.
    Exam,
    /// A question that is asked alone.
    Question,
    /// A question that a program answers.
    Program,
}

/// The button, or what it asks before it erases anything.
pub fn anew(begun: Begun, erasing: Erasing, lang: Lang, send: &Send) -> Html {
    let button = |message: Message, text: String| {
        html! { <button type="button" onclick={sends(send, message)}>{ text }</button> }
    };
    let what = match begun {
        Begun::Lesson | Begun::Exam => "lesson",
        Begun::Question => "question",
        Begun::Program => "program",
    };
    html! {
        <div class="erase" role="group" aria-label={texts::learn_anew(lang)}>
            if erasing == Erasing::Asked {
                <p role="status">{ texts::learn_anew_sure(lang, what) }</p>
                if begun == Begun::Lesson {
                    { button(Message::HandIn, texts::learn_results_save(lang)) }
                }
                { button(Message::Erase(Erasing::No), texts::practice_erase_not(lang)) }
                { button(Message::Erase(Erasing::Meant), texts::learn_anew_yes(lang)) }
            } else {
                { button(Message::Erase(Erasing::Asked), texts::learn_anew(lang)) }
            }
        </div>
    }
}
