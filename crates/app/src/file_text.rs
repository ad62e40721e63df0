//! Texts of files that the user chooses or drops.

use js_sys::Uint8Array;
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

/// The text of a file; `None` for an unreadable one, for one of more than this many bytes, and for one that is
/// no text.
pub async fn text_of(file: &Blob, most: usize) -> Option<String> {
    decoded(&bytes_of(file, most).await?)
}

/// The bytes of a file; `None` for an unreadable one, and for one of more than so many.
pub async fn bytes_of(file: &Blob, most: usize) -> Option<Vec<u8>> {
    if file.size() > most as f64 {
        return None;
    }
    let bytes = JsFuture::from(file.array_buffer()).await.ok()?;
    Some(Uint8Array::new(&bytes).to_vec())
}

/// The text that bytes stand for: in UTF-8, or in UTF-16 with a mark, as programs on Windows write it.
pub fn decoded(bytes: &[u8]) -> Option<String> {
    let text = match bytes {
        [0xff, 0xfe, units @ ..] => from_units(units, u16::from_le_bytes),
        [0xfe, 0xff, units @ ..] => from_units(units, u16::from_be_bytes),
        _ => {
            let unmarked = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
            std::str::from_utf8(unmarked).ok().map(str::to_owned)
        }
    };
    // UTF-16 without a mark looks like UTF-8 with zeros.
    text.filter(|text| !text.contains('\0'))
}

fn from_units(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Option<String> {
    let pairs = bytes.chunks_exact(2).filter_map(|pair| <[u8; 2]>::try_from(pair).ok());
    let units: Vec<u16> = pairs.map(unit).collect();
    String::from_utf16(&units).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_in_utf_8_and_in_utf_16_with_a_mark() {
        let little = b"\xff\xfeh\0\xe9\0";
        let big = b"\xfe\xff\0h\0\xe9";
        for bytes in [&b"h\xc3\xa9"[..], b"\xef\xbb\xbfh\xc3\xa9", little, big] {
            assert_eq!(decoded(bytes).as_deref(), Some("hé"), "{bytes:?}");
        }
        assert_eq!(decoded(b"").as_deref(), Some(""));
        for bytes in [&b"h\xe9"[..], b"h\0e\0", b"\xff\xfe\0\xd8"] {
            assert_eq!(decoded(bytes), None, "{bytes:?}");
        }
    }
}
