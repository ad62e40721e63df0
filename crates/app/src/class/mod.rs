//! The program for teachers: the results of a class, in a dialog that is fetched when it is first
//! opened.
//!
//! In: the files that students saved, chosen or dropped. Out: tables, and a file for a spreadsheet.
//! Nothing is sent anywhere, and nothing is stored: the files are kept until the page is left.

mod files;
mod view;
mod work;

use std::cell::RefCell;
use std::rc::Rc;

use gloo::utils::document;
use plyscope_classroom::results::class::{Class, HandedIn};
use plyscope_i18n::{texts, Lang};
use wasm_bindgen::JsError;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, File};
use yew::prelude::*;
use yew::AppHandle;

use crate::view::dialog::Dialog;
use crate::{language, saving};
use files::Brought;
use work::Lessons;

thread_local! {
    /// The dialog, from its first opening on. Closed, it draws nothing, and keeps its files.
    static DIALOG: RefCell<Option<AppHandle<ClassDialog>>> = const { RefCell::new(None) };
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
    if !lang.is_known() {
        return false;
    }
    DIALOG.with_borrow_mut(|dialog| {
        if dialog.is_none() {
            *dialog = place().map(|place| yew::Renderer::<ClassDialog>::with_root(place).render());
        }
        let Some(dialog) = dialog else { return false };
        dialog.send_message(Message::Open(lang, files));
        true
    })
}

/// An element of its own: the one for the other dialogs is emptied whenever one of them opens.
fn place() -> Option<Element> {
    let place = document().create_element("div").ok()?;
    document().body()?.append_child(&place).ok()?;
    Some(place)
}

/// The results of a class.
#[derive(Default)]
struct ClassDialog {
    is_open: bool,
    lang: Lang,
    files: Vec<HandedIn>,
    lessons: Lessons,
    state: State,
    /// The number of the current job: results of earlier ones are dropped.
    job: u32,
}

/// The state of the results.
#[derive(Default)]
enum State {
    /// There are no files yet.
    #[default]
    Empty,
    /// They are being graded.
    Working,
    /// There is no lesson to grade from, for this reason.
    NoLesson(String),
    /// They are there.
    Done(Rc<Class>),
}

/// A message of the dialog.
enum Message {
    /// Open the dialog in a language, with more files.
    Open(Lang, Vec<File>),
    /// Close it; it keeps its files.
    Close,
    /// Files were chosen or dropped.
    Brought(Vec<Brought>),
    /// Another lesson was chosen.
    Lesson(String),
    /// A job has ended; without a lesson, with the reason.
    Done(u32, Result<Rc<Class>, String>),
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
        let (job, lang) = (self.job, self.lang);
        let (files, lesson) = (self.files.clone(), self.lessons.chosen());
        let done = ctx
            .link()
            .callback(move |class: Result<Class, String>| Message::Done(job, class.map(Rc::new)));
        spawn_local(async move { done.emit(work::summarise(files, lesson, lang).await) });
    }
}

impl Component for ClassDialog {
    type Message = Message;
    type Properties = ();

    fn create(_: &Context<Self>) -> Self {
        Self::default()
    }

    fn update(&mut self, ctx: &Context<Self>, message: Message) -> bool {
        match message {
            Message::Open(lang, files) => {
                self.is_open = true;
                if self.lang != lang {
                    // The site's lessons are in the language of the page.
                    self.lang = lang;
                    self.begin(ctx);
                }
                files::read_all(files, ctx.link().callback(Message::Brought));
            }
            Message::Close => self.is_open = false,
            Message::Brought(brought) => {
                let mut too_long = None;
                for one in brought {
                    match one {
                        // A folder may be dropped again, for those who were late.
                        Brought::Results(file) if self.files.contains(&file) => {}
                        Brought::Results(file) => self.files.push(file),
                        Brought::Lesson { name, text } => self.lessons.bring(name, text),
                        Brought::LongLesson(lesson) => too_long = Some(lesson),
                    }
                }
                self.begin(ctx);
                if let Some(lesson) = too_long {
                    self.job += 1;
                    self.state = State::NoLesson(lesson.message(self.lang));
                }
            }
            Message::Lesson(id) => {
                self.lessons.choose(&id);
                self.begin(ctx);
            }
            Message::Done(job, class) => {
                if job == self.job {
                    self.state = match class {
                        Ok(class) => State::Done(class),
                        Err(why) => State::NoLesson(why),
                    };
                }
            }
            Message::Save => {
                if let State::Done(class) = &self.state {
                    let table = class.csv(self.lang);
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
        if !self.is_open {
            return Html::default();
        }
        let lang = self.lang;
        let closed = ctx.link().callback(|()| Message::Close);
        html! {
            <Dialog {lang} title={texts::class_title(lang)} {closed}>
                { view::content(self, lang, &ctx.link().callback(|message| message)) }
            </Dialog>
        }
    }
}
