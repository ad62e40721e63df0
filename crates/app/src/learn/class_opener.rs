//! Opening the results of a class, which are a program of their own.

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::File;

use super::message::Message;
use super::model::{Model, Notice};

#[wasm_bindgen]
extern "C" {
    /// Fetches the program for teachers, and opens its dialog; see `www/open-class.js`.
    #[wasm_bindgen(js_name = openClass, catch)]
    async fn open_class(lang: &str, files: Vec<File>) -> Result<JsValue, JsValue>;
}

/// Whether the program is being fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ClassOpener {
    /// It is not.
    #[default]
    Idle,
    /// It is.
    Opening,
}

impl Model {
    /// Opens the dialog, with files that were chosen or dropped.
    pub fn open_class(&mut self, files: Vec<File>) {
        if self.class_opener == ClassOpener::Opening {
            return;
        }
        self.class_opener = ClassOpener::Opening;
        let (lang, send) = (self.shell.lang, self.send.clone());
        spawn_local(async move {
            let opened = open_class(lang.tag(), files).await;
            send.emit(Message::ClassOpened(opened.is_ok_and(|opened| opened.is_truthy())));
        });
    }

    /// Takes the outcome.
    pub fn class_opened(&mut self, is_open: bool) {
        self.class_opener = ClassOpener::Idle;
        self.shell.notify((!is_open).then_some(Notice::NoClass));
    }
}
