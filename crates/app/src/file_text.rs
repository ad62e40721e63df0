//! Texts of files that the user chooses or drops.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{spawn_local, JsFuture};
use web_sys::{Blob, DragEvent, Event, File, FileList, HtmlInputElement};

/// The files chosen in a field, at most so many. The field is cleared, so that they can be chosen
/// again.
pub fn chosen_files(event: &Event, most: usize) -> Vec<File> {
    let field = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let Some(field) = field else { return Vec::new() };
    // The list is emptied with its field.
    let files = listed(field.files(), most);
    field.set_value("");
    files
}

/// The files that were dropped, at most so many.
pub fn dropped_files(event: &DragEvent, most: usize) -> Vec<File> {
    listed(event.data_transfer().and_then(|dropped| dropped.files()), most)
}

fn listed(files: Option<FileList>, most: usize) -> Vec<File> {
    let Some(files) = files else { return Vec::new() };
    let most = u32::try_from(most).unwrap_or(u32::MAX);
    (0..files.length().min(most)).filter_map(|place| files.get(place)).collect()
}

/// Reads the text of the file chosen in a field and passes it on; `None` for an unreadable file, and
/// for one of more than this many bytes.
pub fn chosen_text(event: &Event, most: usize, then: impl FnOnce(Option<String>) + 'static) {
    read_first(chosen_files(event, 1), most, then);
}

/// Reads the text of the dropped file and passes it on.
pub fn dropped_text(event: &DragEvent, most: usize, then: impl FnOnce(Option<String>) + 'static) {
    read_first(dropped_files(event, 1), most, then);
}

fn read_first(files: Vec<File>, most: usize, then: impl FnOnce(Option<String>) + 'static) {
    if let Some(file) = files.into_iter().next() {
        spawn_local(async move { then(text_of(&file, most).await) });
    }
}

/// Whether files are dragged, and not a text.
pub fn has_files(event: &DragEvent) -> bool {
    let types = event.data_transfer().map(|dragged| dragged.types());
    types.is_some_and(|types| types.includes(&JsValue::from_str("Files"), 0))
}

/// The text of a file; `None` for an unreadable one, and for one of more than this many bytes.
pub async fn text_of(file: &Blob, most: usize) -> Option<String> {
    if file.size() > most as f64 {
        return None;
    }
    JsFuture::from(file.text()).await.ok()?.as_string()
}
