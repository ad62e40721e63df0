//! Files that are chosen where a lesson is expected, or dropped anywhere on the page: a lesson, or
//! the results files of a class.

use plyscope_classroom::results::{Results, MAX_FILE, MAX_FILES};
use plyscope_lesson::MAX_LESSON;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DragEvent, Event, File};
use yew::Callback;

use super::message::Message;
use crate::file_text;

/// The largest file that is read, in bytes, so that the message for a lesson that is too long has its length.
const MAX_READ: usize = 4 * MAX_LESSON;

/// Opens what was chosen in a field.
pub fn chosen(event: &Event, send: &Callback<Message>) {
    open(file_text::chosen_files(event, MAX_FILES + 1), send.clone());
}

/// Opens what was dropped, if these are files: a text goes into the field that it is dropped on.
pub fn dropped(event: &DragEvent, send: &Callback<Message>) {
    if file_text::has_files(event) {
        event.prevent_default();
        open(file_text::dropped_files(event, MAX_FILES + 1), send.clone());
    }
}

/// Permits dropping files.
pub fn dragged(event: &DragEvent) {
    if file_text::has_files(event) {
        event.prevent_default();
    }
}

/// With a results file among them, all files go to the results of a class, which take the lesson
/// too; without one, the first is a lesson.
fn open(files: Vec<File>, send: Callback<Message>) {
    let Some(first) = files.first().cloned() else { return };
    spawn_local(async move {
        for file in &files {
            let bytes = file_text::bytes_of(file, MAX_FILE).await;
            // A results file that another program has damaged may be no text any more.
            let text = |bytes: Vec<u8>| {
                let text = file_text::decoded(&bytes);
                text.unwrap_or_else(|| String::from_utf8_lossy(&bytes).into_owned())
            };
            if bytes.map(text).is_some_and(|text| Results::is_meant(&text)) {
                send.emit(Message::OpenClass(files));
                return;
            }
        }
        send.emit(Message::Own(file_text::text_of(&first, MAX_READ).await));
    });
}
