//! The program for teachers: the results of a class, in a dialog that is fetched when it is first
//! opened.
//!
//! In: the files that students saved, chosen or dropped. Out: tables, and a file for a spreadsheet.
//! Nothing is sent anywhere, and nothing is kept.

mod files;
mod view;
mod work;

use std::cell::RefCell;
use std::rc::Rc;

use plyscope_classroom::results::class::{Class, HandedIn};
use plyscope_i18n::{texts, Lang};
use wasm_bindgen::JsError;
use wasm_bindgen_futures::spawn_local;
use web_sys::File;
use yew::prelude::*;
use yew::AppHandle;

use crate::view::dialog::Dialog;
use crate::{browser, language, saving};
use files::Brought;
use work::Lessons;

thread_local! {
    /// The dialog that is open.
    static OPEN: RefCell<Option<AppHandle<ClassDialog>>> = const { RefCell::new(None) };
}

/// Fetches the texts of a language.
///
/// # Errors
/// When they cannot be fetched; the message is English.
pub async fn prepare(lang: Lang) -> Result<(), JsError> {
    language::fetch(lang).await;
    match lang.is_known() {
        true => Ok(()),
        false => Err(JsError::new("there are no texts in this language")),
    }
}

/// Opens the dialog in a language, with files that were chosen or dropped elsewhere; returns whether
/// that was possible.
pub async fn open(lang: Lang, files: Vec<File>) -> bool {
    language::fetch(lang).await;
    let Some(place) = browser::place("dialogs").filter(|_| lang.is_known()) else { return false };
    close();
    let handle =
        yew::Renderer::<ClassDialog>::with_root_and_props(place, Props { lang, files }).render();
    OPEN.set(Some(handle));
    true
}

fn close() {
    if let Some(open) = OPEN.take() {
        open.destroy();
    }
}

#[derive(Properties, PartialEq)]
struct Props {
    lang: Lang,
    /// The files that it is opened with.
    files: Vec<File>,
}

/// The results of a class.
struct ClassDialog {
    files: Vec<HandedIn>,
    lessons: Lessons,
    state: State,
    /// The number of the current job: results of earlier ones are dropped.
    job: u32,
}

/// The state of the results.
enum State {
    /// There are no files yet.
    Empty,
    /// They are being graded.
    Working,
    /// The lesson could not be loaded.
    NoLesson,
    /// They are there.
    Done(Rc<Class>),
}

/// A message of the dialog.
enum Message {
    /// Files were chosen or dropped.
    Brought(Vec<Brought>),
    /// Another lesson was chosen.
    Lesson(String),
    /// A job has ended; `None` if the lesson could not be loaded.
    Done(u32, Option<Class>),
    /// Save the table.
    Save,
    /// Drop all files.
    Clear,
}

impl ClassDialog {
    /// Reads and grades all files again.
    fn begin(&mut self, ctx: &Context<Self>) {
        self.job += 1;
        if self.files.is_empty() {
            self.state = State::Empty;
            return;
        }
        self.state = State::Working;
        let (job, lang) = (self.job, ctx.props().lang);
        let (files, lesson) = (self.files.clone(), self.lessons.chosen());
        let done = ctx.link().callback(move |class| Message::Done(job, class));
        spawn_local(async move { done.emit(work::summarise(files, lesson, lang).await) });
    }
}

impl Component for ClassDialog {
    type Message = Message;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        files::read_all(ctx.props().files.clone(), ctx.link().callback(Message::Brought));
        Self { files: Vec::new(), lessons: Lessons::default(), state: State::Empty, job: 0 }
    }

    fn update(&mut self, ctx: &Context<Self>, message: Message) -> bool {
        match message {
            Message::Brought(brought) => {
                for one in brought {
                    match one {
                        Brought::Results(file) => self.files.push(file),
                        Brought::Lesson { name, text } => self.lessons.bring(name, text),
                    }
                }
                self.begin(ctx);
            }
            Message::Lesson(id) => {
                self.lessons.choose(&id);
                self.begin(ctx);
            }
            Message::Done(job, class) => {
                if job == self.job {
                    self.state = class.map_or(State::NoLesson, |class| State::Done(Rc::new(class)));
                }
            }
            Message::Save => {
                if let State::Done(class) = &self.state {
                    let table = class.csv(ctx.props().lang);
                    saving::offer("class.csv", "text/csv;charset=utf-8", table.as_bytes());
                }
                return false;
            }
            Message::Clear => {
                self.files.clear();
                self.begin(ctx);
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let lang = ctx.props().lang;
        let closed = Callback::from(|()| close());
        html! {
            <Dialog {lang} title={texts::class_title(lang)} {closed}>
                { view::content(self, lang, &ctx.link().callback(|message| message)) }
            </Dialog>
        }
    }
}
