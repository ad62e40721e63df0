//! The way to the program of the dialogs, which is another program.

use std::future::Future;

use plyscope_i18n::Lang;
use plyscope_setup::Choice;
use plyscope_view::dialog_request::{Answer, DialogRequest};
use wasm_bindgen::prelude::Closure;
use yew::Callback;

use crate::browser::open_dialog;
use crate::message::Message;

/// Whom the program of the dialogs tells what came of its dialogs.
pub struct Door(Closure<dyn Fn(String)>);

impl Door {
    /// What is told becomes a message.
    pub fn new(send: Callback<Message>) -> Self {
        Self(Closure::new(move |said: String| match Answer::read(&said) {
            Some(Answer::Setup(setup)) => send.emit(Message::Setup(setup)),
            Some(Answer::Text(text)) => send.emit(Message::Tree(text)),
            None => {}
        }))
    }

    /// Has a dialog opened; tells when it is, or that the program of the dialogs could not be had.
    pub fn open(&self, request: DialogRequest, lang: Lang) -> impl Future<Output = Message> {
        let told = self.0.as_ref().clone();
        async move {
            let (link, text) = request.print();
            let room = request.dialog();
            match open_dialog(room.id(), lang.tag(), &link, text, &told).await {
                Ok(_) => Message::Entered,
                Err(_) => Message::Shut(room),
            }
        }
    }
}
