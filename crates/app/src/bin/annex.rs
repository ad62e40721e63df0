//! The annex: dialogs that few visits need, and that the page only then loads. `www/boot.js` calls
//! what is here.

use js_sys::{Function, JsString};
use plyscope_app::annex;
use plyscope_stage::annex::{Answer, Errand, Room};
use plyscope_stage::setup::Choice;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};
use yew::Callback;

fn main() {}

/// Opens a dialog over the page, in a language by its tag, about what an address without a tree and
/// a tree's text say. What comes of it is told as a text, if anybody listens; see
/// [`plyscope_stage::annex`].
///
/// # Errors
/// When there is no such dialog, or no texts in the language.
#[wasm_bindgen]
pub async fn open(
    room: String,
    lang: String,
    link: String,
    text: String,
    told: Option<Function>,
) -> Result<(), JsError> {
    let errand = Errand::read(Room::from_id(&room)?, &link, text);
    let answer = Callback::from(move |answer: Answer| {
        if let Some(told) = &told {
            // The page has no errors to throw here.
            let _ = told.call1(&JsValue::NULL, &JsString::from(answer.print()));
        }
    });
    Ok(annex::open(errand, lang.parse().unwrap_or_default(), answer).await?)
}
