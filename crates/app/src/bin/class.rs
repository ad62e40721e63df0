//! The program for teachers, which is loaded when it is first used. `www/open-class.js` calls these
//! functions.

use js_sys::{JsString, Uint8Array};
use plyscope_i18n::Lang;
use plyscope_lesson::bank::{Bank, Format};
use plyscope_lesson::Lesson;
use plyscope_setup::Choice;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

fn main() {}

/// Opens the results of a class over the page, in the language with this tag; returns whether that
/// was possible.
#[wasm_bindgen]
pub async fn open(lang: String) -> bool {
    plyscope_app::class::open(lang.parse().unwrap_or_default()).await
}

/// The question bank of a lesson without faults: its bytes, or in a sentence why it cannot be made.
///
/// # Errors
/// If there is no such format, or the texts of the language are missing.
#[wasm_bindgen]
pub async fn bank(
    name: String,
    lesson: String,
    lang: String,
    format: String,
    copies: u32,
    seed: u64,
) -> Result<JsValue, JsError> {
    let lang: Lang = lang.parse().unwrap_or_default();
    plyscope_app::class::prepare(lang).await?;
    let lesson = Lesson::parse(&lesson)?;
    match Bank::of(&lesson, &name, (seed, copies), lang) {
        Ok(bank) => {
            let bytes = bank.write(Format::from_id(&format)?);
            Ok(Uint8Array::from(bytes.map_err(|why| JsError::new(&why))?.as_slice()).into())
        }
        Err(problem) => Ok(JsString::from(problem.message(lang)).into()),
    }
}
