//! What the device has: files that the person chooses or drops, and its clock.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{spawn_local, JsFuture};
use web_sys::{Blob, DragEvent, Event, HtmlInputElement};

/// Reads the text of the file that was chosen in a field, and then does something with it; nothing
/// comes of a file that cannot be read. The field is empty afterwards, so that the same file can be
/// chosen again.
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

/// Reads the text of the file that was dropped, and then does something with it.
pub fn dropped_text(event: &DragEvent, then: impl FnOnce(Option<String>) + 'static) {
    let files = event.data_transfer().and_then(|dropped| dropped.files());
    if let Some(file) = files.and_then(|files| files.get(0)) {
        spawn_local(async move { then(text_of(&file).await) });
    }
}

/// The text of a file, of which more than is ever read is not even fetched.
async fn text_of(file: &Blob) -> Option<String> {
    const MOST: f64 = 16.0 * 1024.0 * 1024.0;
    if file.size() > MOST {
        return None;
    }
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// A moment, in milliseconds since 1970, by the person's own clock: 2026-11-21 10:05.
pub fn local_time(moment: f64) -> String {
    // Swedes write dates with the year first.
    let date = js_sys::Date::new(&JsValue::from_f64(moment));
    let (day, time) =
        (date.to_locale_date_string("sv", &JsValue::UNDEFINED), date.to_time_string());
    let time: String = time.into();
    format!("{} {}", String::from(day), time.chars().take(5).collect::<String>())
}

/// A seed that is easily said and written down.
pub fn chance() -> u64 {
    (js_sys::Math::random() * 1_000_000.0) as u64
}
