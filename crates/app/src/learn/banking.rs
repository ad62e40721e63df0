//! Writing a lesson's questions as a question bank for a learning platform.

use js_sys::Uint8Array;
use plyscope_classroom::bank::{Format, MAX_COPIES};
use plyscope_setup::Choice;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

use super::lesson::checked;
use super::message::{Bank, Message};
use super::model::Model;
use crate::frame::Change;
use crate::saving;

#[wasm_bindgen]
extern "C" {
    /// Fetches the program for teachers, and writes the bank: its bytes, or why there is none; see
    /// `www/open-class.js`.
    #[wasm_bindgen(js_name = exportBank, catch)]
    async fn export_bank(
        name: &str,
        lesson: &str,
        lang: &str,
        format: &str,
        copies: u32,
        seed: u64,
    ) -> Result<JsValue, JsValue>;
}

/// The state of a question bank.
#[derive(Default)]
pub struct Banking {
    /// Its format.
    pub format: Format,
    /// The typed number of copies; empty for one.
    pub copies: String,
    /// The typed seed; empty for that of the lesson.
    pub seed: String,
    /// Its state.
    pub state: State,
}

/// The state of writing it.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum State {
    /// Not requested.
    #[default]
    Unasked,
    /// It is being written.
    Making,
    /// It was saved.
    Saved,
    /// The program could not be loaded.
    Lost,
    /// The lesson has faults, or cannot be drawn: why, in sentences.
    Faulty(Vec<String>),
}

impl Banking {
    /// The number of copies and the seed; `None` while either is invalid.
    pub fn order(&self, lesson: u64) -> Option<(u32, u64)> {
        let copies = match self.copies.trim() {
            "" => 1,
            typed => typed.parse().ok().filter(|copies| (1..=MAX_COPIES).contains(copies))?,
        };
        let seed = match self.seed.trim() {
            "" => lesson,
            typed => typed.parse().ok()?,
        };
        Some((copies, seed))
    }
}

impl Model {
    /// Handles a message of writing a question bank.
    pub fn bank(&mut self, bank: Bank) -> Change {
        let banking = &mut self.banking;
        match bank {
            Bank::Format(format) => (banking.format, banking.state) = (format, State::Unasked),
            Bank::Copies(copies) => (banking.copies, banking.state) = (copies, State::Unasked),
            Bank::Seed(seed) => (banking.seed, banking.state) = (seed, State::Unasked),
            Bank::Make => self.make_bank(),
            Bank::Made(number, state) => {
                if self.lecture.as_ref().is_some_and(|lecture| lecture.number == number) {
                    banking.state = state;
                }
            }
        }
        Change::Look
    }

    fn make_bank(&mut self) {
        let Some(lecture) = &self.lecture else { return };
        let Some((copies, seed)) = self.banking.order(lecture.seed()) else { return };
        let Some(text) = lecture.text().map(str::to_owned) else { return };
        if self.banking.state == State::Making {
            return;
        }
        self.banking.state = State::Making;
        let (format, lang, send) = (self.banking.format, self.shell.lang, self.send.clone());
        let (number, name) = (lecture.number, lecture.name());
        let written = lecture.written().and_then(|lesson| lesson.front.language).unwrap_or(lang);
        spawn_local(async move {
            let report = checked(&text).await;
            let state = if !report.faults.is_empty() {
                State::Faulty(report.messages(lang).collect())
            } else {
                let bank =
                    export_bank(&name, &text, written.tag(), format.id(), copies, seed).await;
                save(bank, &format.file_name(&name))
            };
            send.emit(Message::Bank(Bank::Made(number, state)));
        });
    }
}

/// Offers the bank as a file.
fn save(bank: Result<JsValue, JsValue>, file: &str) -> State {
    let Ok(bank) = bank else { return State::Lost };
    if let Some(why) = bank.as_string() {
        return State::Faulty(vec![why]);
    }
    match bank.dyn_into::<Uint8Array>() {
        Ok(bytes) => {
            saving::offer(file, "application/octet-stream", &bytes.to_vec());
            State::Saved
        }
        Err(_) => State::Lost,
    }
}
