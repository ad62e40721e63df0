//! Files that are chosen or dropped.

use js_sys::Uint8Array;
use plyscope_lesson::results::class::HandedIn;
use plyscope_lesson::results::{FileProblem, MAX_FILE, MAX_FILES};
use plyscope_lesson::MAX_LESSON;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{spawn_local, JsFuture};
use web_sys::{DragEvent, Event, File, FileList, HtmlInputElement};
use yew::Callback;

use crate::worker_channel::time_slices::next_task;

/// A file.
pub enum Brought {
    /// A file of results, or what was taken for one.
    Results(HandedIn),
    /// A lesson.
    Lesson {
        /// The name of the file, without its ending.
        name: String,
        /// Its text.
        text: String,
    },
}

/// Reads the files chosen in a field. The field is cleared, so that they can be chosen again.
pub fn chosen(event: &Event, then: Callback<Vec<Brought>>) {
    let field = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let Some(field) = field else { return };
    read_all(field.files(), then);
    field.set_value("");
}

/// Reads the files that were dropped.
pub fn dropped(event: &DragEvent, then: Callback<Vec<Brought>>) {
    event.prevent_default();
    read_all(event.data_transfer().and_then(|dropped| dropped.files()), then);
}

fn read_all(files: Option<FileList>, then: Callback<Vec<Brought>>) {
    let Some(files) = files.filter(|files| files.length() > 0) else { return };
    // The list is emptied with its field. One more than is counted, so that the first of the rest
    // is named.
    let most = MAX_FILES as u32 + 1;
    let files: Vec<File> = (0..files.length().min(most)).filter_map(|at| files.get(at)).collect();
    spawn_local(async move {
        let mut brought = Vec::new();
        for file in files {
            brought.push(read(&file).await);
            next_task().await;
        }
        then.emit(brought);
    });
}

async fn read(file: &File) -> Brought {
    let name = file.name();
    let lesson = [".md", ".markdown"].iter().find_map(|ending| name.strip_suffix(ending));
    if let Some(stem) = lesson.filter(|_| file.size() <= MAX_LESSON as f64) {
        if let Some(text) = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string())
        {
            return Brought::Lesson { name: stem.to_owned(), text };
        }
    }
    let content = if file.size() > MAX_FILE as f64 {
        Err(FileProblem::TooLong)
    } else {
        match JsFuture::from(file.array_buffer()).await {
            Ok(bytes) => Ok(Uint8Array::new(&bytes).to_vec()),
            Err(error) => Err(FileProblem::Unread(
                error
                    .dyn_ref::<js_sys::Error>()
                    .map(|one| one.message().into())
                    .unwrap_or_default(),
            )),
        }
    };
    Brought::Results(HandedIn { name, content })
}
