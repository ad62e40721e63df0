//! Packing a lesson for a learning platform.

use js_sys::Array;
use plyscope_lesson::check::Report;
use plyscope_lesson::course::{Pass, Version, FOLDER};
use plyscope_lesson::picture::beside;
use plyscope_setup::Choice;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::Blob;

use super::lesson::{checked, Lecture};
use super::message::{Message, Pack};
use super::model::Model;
use crate::frame::Change;
use crate::saving;

#[wasm_bindgen]
extern "C" {
    /// Fetches the packing program and the files of the site, and makes a ZIP file; see
    /// `www/packing.js`.
    #[wasm_bindgen(js_name = packLesson, catch)]
    async fn pack_lesson(
        name: &str,
        title: &str,
        lang: &str,
        version: &str,
        pass: Option<u8>,
        lesson: &str,
        pictures: Array,
    ) -> Result<JsValue, JsValue>;
}

/// The state of packing a lesson.
#[derive(Default)]
pub struct Packing {
    /// Its version.
    pub version: Version,
    /// The typed passing score in per cent; empty if completing is enough.
    pub pass: String,
    /// Its state.
    pub state: State,
}

/// The state of a package.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum State {
    /// Not requested.
    #[default]
    Unasked,
    /// It is being made.
    Making,
    /// It was made, or could not be.
    Made(Packed),
}

/// The result of packing.
#[derive(Clone, PartialEq, Debug)]
pub enum Packed {
    /// The package was saved.
    Saved,
    /// A part could not be loaded.
    Lost,
    /// The lesson has faults.
    Faulty(Box<Report>),
}

impl Packing {
    /// The passing score.
    ///
    /// # Errors
    /// If the typed text is not a number from 0 to 100.
    pub fn pass(&self) -> Result<Option<Pass>, ()> {
        match self.pass.trim() {
            "" => Ok(None),
            typed => typed.parse().ok().and_then(Pass::new).map(Some).ok_or(()),
        }
    }
}

impl Model {
    /// Handles a message of packing.
    pub fn pack(&mut self, pack: Pack) -> Change {
        let packing = &mut self.packing;
        match pack {
            Pack::Version(version) => {
                (packing.version, packing.state) = (version, State::Unasked);
            }
            Pack::Pass(pass) => (packing.pass, packing.state) = (pass, State::Unasked),
            Pack::Make => self.make_package(),
            Pack::Made(number, packed) => {
                if self.lecture.as_ref().is_some_and(|lecture| lecture.number == number) {
                    packing.state = State::Made(packed);
                }
            }
        }
        Change::Look
    }

    fn make_package(&mut self) {
        let (Some(lecture), Ok(pass)) = (&self.lecture, self.packing.pass()) else { return };
        let Some(order) = Order::of(lecture) else { return };
        if self.packing.state == State::Making {
            return;
        }
        self.packing.state = State::Making;
        let (number, version, send) = (lecture.number, self.packing.version, self.send.clone());
        spawn_local(async move {
            let packed = order.save(version, pass).await;
            send.emit(Message::Pack(Pack::Made(number, packed)));
        });
    }
}

/// The pictures of a lesson: for each its path in the package and its address.
fn pictures(report: &Report, lesson: Option<&str>) -> Array {
    let placed = report.picture_files().into_iter().filter_map(|file| {
        let address = beside(lesson?, file);
        let [path, address] = [format!("{FOLDER}{file}"), address].map(JsValue::from);
        Some(Array::of2(&path, &address))
    });
    placed.collect()
}

/// A lesson to pack.
struct Order {
    name: String,
    title: String,
    lang: &'static str,
    lesson: String,
    /// Where it is; `None` for a lesson on the device, which has no folder.
    file: Option<String>,
}

impl Order {
    /// The lesson, once it is loaded.
    fn of(lecture: &Lecture) -> Option<Self> {
        let front = &lecture.written()?.front;
        let name = lecture.name();
        Some(Self {
            title: front.title.clone().unwrap_or_else(|| name.clone()),
            name,
            lang: front.language.map_or("", |lang| lang.tag()),
            lesson: lecture.text()?.to_owned(),
            file: lecture.source.file(lecture.lang()),
        })
    }

    /// Checks the lesson, makes the package, and offers it as a file.
    async fn save(self, version: Version, pass: Option<Pass>) -> Packed {
        let Self { name, title, lang, lesson, file } = self;
        let mut report = checked(&lesson).await;
        if file.is_none() {
            report.check_pictures(|_| None);
        }
        if !report.faults.is_empty() {
            return Packed::Faulty(Box::new(report));
        }
        let version = version.id();
        let pass = pass.map(Pass::percent);
        let pictures = pictures(&report, file.as_deref());
        let made = pack_lesson(&name, &title, lang, version, pass, &lesson, pictures).await;
        match made.ok().and_then(|made| made.dyn_into::<Blob>().ok()) {
            Some(package) => {
                saving::offer_blob(&format!("{name}-scorm-{version}.zip"), &package);
                Packed::Saved
            }
            None => Packed::Lost,
        }
    }
}
