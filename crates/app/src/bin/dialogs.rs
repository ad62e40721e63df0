//! The program of the dialogs: what few visits need, and the page only then loads. `www/open-dialog.js` and
//! `www/packing.js` call what is here.

use js_sys::{Function, JsString, Uint8Array};
use plyscope_app::dialogs;
use plyscope_lesson::course::{package, Course, Pass, SiteFile, Version};
use plyscope_setup::Choice;
use plyscope_view::dialog_request::{Answer, DialogId, DialogRequest};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};
use yew::Callback;

fn main() {}

/// Opens a dialog over the page, in a language by its tag, about what an address without a tree and
/// a tree's text say. What comes of it is told as a text, if anybody listens; see
/// [`plyscope_view::dialog_request`].
///
/// # Errors
/// When there is no such dialog, or no texts in the language.
#[wasm_bindgen]
pub async fn open(
    dialog: String,
    lang: String,
    link: String,
    text: String,
    callback: Option<Function>,
) -> Result<(), JsError> {
    let request = DialogRequest::read(DialogId::from_id(&dialog)?, &link, text);
    let answer = Callback::from(move |answer: Answer| {
        if let Some(callback) = &callback {
            // The page has no errors to throw here.
            let _ = callback.call1(&JsValue::NULL, &JsString::from(answer.print()));
        }
    });
    Ok(dialogs::open(request, lang.parse().unwrap_or_default(), answer).await?)
}

/// The package of a lesson as the bytes of a ZIP file. `paths` and `contents` are the files of the site
/// that go with it; `lang` is empty for the language of the reader's browser.
///
/// # Errors
/// When there is no such version, or the files are none that play a lesson.
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
