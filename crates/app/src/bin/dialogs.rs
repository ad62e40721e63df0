//! The program of the dialogs, which is loaded when a dialog is first opened. `www/open-dialog.js`
//! and `www/packing.js` call these functions.

use js_sys::{Function, JsString, Uint8Array};
use plyscope_app::dialogs;
use plyscope_lesson::course::{package, Course, Pass, SiteFile, Version};
use plyscope_setup::Choice;
use plyscope_view::dialog_request::{Answer, DialogId, DialogRequest};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};
use yew::Callback;

fn main() {}

/// Opens a dialog over the page. `lang` is a language tag; `link` is an address without a tree, and
/// `text` is the tree. The callback gets the dialog's answer as text; see
/// [`plyscope_view::dialog_request`].
///
/// # Errors
/// If the dialog does not exist, or the texts of the language are missing.
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
            // The page's callback does not throw.
            let _ = callback.call1(&JsValue::NULL, &JsString::from(answer.print()));
        }
    });
    Ok(dialogs::open(request, lang.parse().unwrap_or_default(), answer).await?)
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
