//! The program for teachers, which is loaded when it is first used. `www/open-class.js` and
//! `www/packing.js` call these functions.

use js_sys::{JsString, Uint8Array};
use plyscope_classroom::bank::{Bank, Format};
use plyscope_i18n::Lang;
use plyscope_lesson::course::{package, Course, Pass, SiteFile, Version};
use plyscope_lesson::Lesson;
use plyscope_setup::Choice;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};
use web_sys::File;

fn main() {}

/// Opens the results of a class over the page, in the language with this tag, with these files;
/// returns whether that was possible.
#[wasm_bindgen]
pub async fn open(lang: String, files: Vec<File>) -> bool {
    plyscope_app::class::open(lang.parse().unwrap_or_default(), files).await
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

/// The package of a lesson as the bytes of a ZIP file. `paths` and `contents` are the files of the
/// site that it includes; `lang` is empty for the language of the reader's browser.
///
/// # Errors
/// If the version does not exist, or the files cannot play a lesson.
#[allow(clippy::too_many_arguments)] // This is how JavaScript hands over what Rust has structs for.
#[wasm_bindgen]
pub fn pack(
    name: &str,
    title: &str,
    lang: &str,
    version: &str,
    pass: Option<u8>,
    lesson: &str,
    paths: Vec<String>,
    contents: Vec<Uint8Array>,
) -> Result<Vec<u8>, JsError> {
    let version = Version::from_id(version)?;
    let pass = pass.and_then(Pass::new);
    let course = Course { name, title, language: lang.parse().ok(), pass, lesson };
    let files = paths.into_iter().zip(contents);
    let site = files.map(|(path, content)| SiteFile { path, content: content.to_vec() });
    Ok(package(&course, version, site.collect())?)
}
