//! The program of the dialogs, which is loaded when a dialog is first opened. `www/open-dialog.js` calls
//! this function.

use js_sys::{Function, JsString};
use plyscope_app::dialogs;
use plyscope_setup::dialog_request::{Answer, DialogId, DialogRequest};
use plyscope_setup::Choice;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};
use yew::Callback;

fn main() {}

/// Opens a dialog over the page. `lang` is a language tag; `link` is an address without a tree, and
/// `text` is the tree. The callback gets the dialog's answer as text; see
/// [`plyscope_setup::dialog_request`].
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
