//! Packs lessons for learning platforms: a program of its own, which is only loaded for that.
//! `www/packing.js` calls what is here.

use js_sys::Uint8Array;
use plyscope_stage::course::{package, Course, Pass, SiteFile, Version};
use plyscope_stage::setup::Choice;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::JsError;

fn main() {}

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
