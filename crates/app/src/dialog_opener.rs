//! Opens dialogs of the separate dialog program.

use std::future::Future;

use plyscope_i18n::Lang;
use plyscope_setup::dialog_request::{Answer, DialogRequest};
use plyscope_setup::Choice;
use wasm_bindgen::prelude::Closure;
use yew::Callback;

use crate::browser::open_dialog;
use crate::message::Message;

/// Holds the callback that takes the answers of dialogs.
pub struct DialogOpener(Closure<dyn Fn(String)>);

impl DialogOpener {
    /// Turns answers into messages.
    pub fn new(send: Callback<Message>) -> Self {
        Self(Closure::new(move |text: String| match Answer::read(&text) {
            Some(Answer::Setup(setup)) => send.emit(Message::Setup(setup)),
            Some(Answer::Text(text)) => send.emit(Message::Tree(text)),
            None => {}
        }))
    }

    /// Opens a dialog; resolves when it is open, or when the program of the dialogs could not be
    /// loaded.
    pub fn open(&self, request: DialogRequest, lang: Lang) -> impl Future<Output = Message> {
        let callback = self.0.as_ref().clone();
        async move {
            let (link, text) = request.print();
            let dialog = request.dialog();
            match open_dialog(dialog.id(), lang.tag(), &link, text, &callback).await {
                Ok(_) => Message::DialogOpened,
                Err(_) => Message::DialogUnavailable(dialog),
            }
        }
    }
}
