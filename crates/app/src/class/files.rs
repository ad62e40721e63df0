//! Files that are chosen or dropped.

use js_sys::Uint8Array;
use plyscope_classroom::results::class::HandedIn;
use plyscope_classroom::results::{FileProblem, MAX_FILE, MAX_FILES};
use plyscope_lesson::{TooLong, MAX_LESSON};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{spawn_local, JsFuture};
use web_sys::File;
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
    /// A lesson that is too long.
    LongLesson(TooLong),
}

/// How many files are read: one more than is counted, so that the first of the rest is named.
pub const MOST: usize = MAX_FILES + 1;

/// Reads files.
pub fn read_all(files: Vec<File>, then: Callback<Vec<Brought>>) {
    if files.is_empty() {
        return;
    }
    spawn_local(async move {
        let mut brought = Vec::new();
        for file in files.into_iter().take(MOST) {
            brought.push(read(&file).await);
            next_task().await;
        }
        then.emit(brought);
    });
}

async fn read(file: &File) -> Brought {
    let name = file.name();
    if let Some(stem) = lesson_name(&name) {
        if file.size() > MAX_LESSON as f64 {
            return Brought::LongLesson(TooLong { bytes: file.size() as usize });
        }
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

/// The name of a lesson's file without its ending; `None` for another file.
fn lesson_name(file: &str) -> Option<&str> {
    let (name, ending) = file.rsplit_once('.')?;
    let is_lesson = ["md", "markdown"].iter().any(|one| ending.eq_ignore_ascii_case(one));
    is_lesson.then_some(name)
}
