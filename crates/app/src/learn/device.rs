//! Files that the user chooses or drops, and chance.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{spawn_local, JsFuture};
use web_sys::{Blob, DragEvent, Event, HtmlInputElement};

/// Reads the text of the file chosen in a field and passes it on; `None` for an unreadable file.
/// The field is cleared, so that the same file can be chosen again.
pub fn chosen_text(event: &Event, then: impl FnOnce(Option<String>) + 'static) {
    let Some(field) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok())
    else {
        return;
    };
    if let Some(file) = field.files().and_then(|files| files.get(0)) {
        spawn_local(async move { then(text_of(&file).await) });
    }
    field.set_value("");
}

/// Reads the text of the dropped file and passes it on.
pub fn dropped_text(event: &DragEvent, then: impl FnOnce(Option<String>) + 'static) {
    let files = event.data_transfer().and_then(|dropped| dropped.files());
    if let Some(file) = files.and_then(|files| files.get(0)) {
        spawn_local(async move { then(text_of(&file).await) });
    }
}

/// The text of a file, cut at the largest size that is parsed.
async fn text_of(file: &Blob) -> Option<String> {
    const MOST: f64 = 16.0 * 1024.0 * 1024.0;
    if file.size() > MOST {
        return None;
    }
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// A random seed that is easy to read out and write down.
pub fn chance() -> u64 {
    (js_sys::Math::random() * 1_000_000.0) as u64
}
