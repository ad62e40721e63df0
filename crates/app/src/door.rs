//! The way to the annex, which is another program.

use std::future::Future;

use plyscope_i18n::Lang;
use plyscope_setup::Choice;
use plyscope_view::annex::{Answer, Errand};
use wasm_bindgen::prelude::Closure;
use yew::Callback;

use crate::browser::open_annex;
use crate::message::Message;

/// Whom the annex tells what came of its dialogs.
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

    /// Has a dialog opened; tells when it is, or that the annex could not be had.
    pub fn open(&self, errand: Errand, lang: Lang) -> impl Future<Output = Message> {
        let told = self.0.as_ref().clone();
        async move {
            let (link, text) = errand.print();
            let room = errand.room();
            match open_annex(room.id(), lang.tag(), &link, text, &told).await {
                Ok(_) => Message::Entered,
                Err(_) => Message::Shut(room),
            }
        }
    }
}
