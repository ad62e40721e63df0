//! Which labels there are, and which one is looked for.

use plyscope_coroutine_view::link::read_wanted;
use plyscope_coroutine_view::problems::{of_labels, of_wanted};
use plyscope_i18n::texts;
use plyscope_puzzles::coroutine::{Label, SearchTree};
use yew::prelude::*;

use super::Send;
use crate::coroutines::message::Message;
use crate::coroutines::model::Model;
use crate::view::field::Field;

/// The two fields. A text is applied once it parses.
pub fn setup(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let labels = {
        let send = send.clone();
        Callback::from(move |text: String| match SearchTree::parse(&text) {
            Ok(tree) => {
                send.emit(Message::Labels(tree));
                None
            }
            Err(problem) => Some(of_labels(&problem, lang)),
        })
    };
    let wanted = {
        let send = send.clone();
        Callback::from(move |text: String| match read_wanted(&text) {
            Ok(wanted) => {
                send.emit(Message::Wanted(wanted));
                None
            }
            Err(problem) => Some(of_wanted(&problem, lang)),
        })
    };
    let sought = model.dialogue.wanted().map(Label::to_string).unwrap_or_default();
    html! {
        <div class="choices">
            <Field id="labels" label={texts::coroutine_labels(lang)} size="46"
                shown={model.dialogue.tree().to_string()} taken={labels} />
            <Field id="wanted" label={texts::coroutine_wanted(lang)} size="14" shown={sought} taken={wanted} />
        </div>
    }
}
