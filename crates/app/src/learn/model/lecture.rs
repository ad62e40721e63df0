//! Fetching, dealing and asking questions of the lesson.

use plyscope_i18n::texts;
use plyscope_lesson::check::Report;
use plyscope_lesson::place::{Around, Place, Reading};
use plyscope_lesson::source::Source;
use plyscope_lesson::{Lesson, MAX_LESSON};
use wasm_bindgen_futures::spawn_local;

use super::answering::report_standing;
use super::{Model, Notice};
use crate::learn::banking::Banking;
use crate::learn::card::Setting;
use crate::learn::course::{self, report_problem};
use crate::learn::host::{self, Loss};
use crate::learn::kept;
use crate::learn::lesson::{self, Lecture};
use crate::learn::message::{Erasing, Fetched, Message};
use crate::learn::packing;
use crate::learn::view::focus::Focus;

impl Model {
    /// Enters a lesson, and asks its current question.
    pub(super) fn attend(&mut self, reading: Reading) {
        self.open_lesson(reading.source);
        if let Some(lecture) = &mut self.lecture {
            if let Some(course) = &mut self.course {
                course.resume(lecture);
            }
            lecture.attend(reading.seed, reading.around);
        }
        self.deal();
        self.ask_of_lesson();
    }

    /// The number of the lesson and that of its question, if one is asked.
    pub fn asked_of_lesson(&self) -> Option<(u32, usize)> {
        let (Place::Lesson(reading), Some(lecture)) = (&self.place, &self.lecture) else {
            return None;
        };
        Some((lecture.number, lecture.number(reading.ask.as_deref()?)?))
    }

    /// Where the focus goes at the place that was just opened from a question of a lesson, if `left` is
    /// one: in the lesson back to that question, or to the results; elsewhere to the heading.
    pub fn entry(&mut self, left: Option<(u32, usize)>) -> Focus {
        let goes_to_results = std::mem::take(&mut self.goes_to_results);
        let lesson = self.lecture.as_ref().filter(|_| self.is_lesson_read());
        match left.filter(|(number, _)| lesson.is_some_and(|lesson| lesson.number == *number)) {
            Some(_) if goes_to_results => Focus::Results,
            Some((_, question)) => Focus::Asked(question),
            None => Focus::Heading,
        }
    }

    /// Opens a lesson, unless it is open.
    pub(super) fn open_lesson(&mut self, source: Source) {
        let lang = self.shell.lang;
        let is_open = |lecture: &&mut Lecture| {
            lecture.source == source && lecture.is_same_in(lang) && !lecture.is_lost()
        };
        match self.lecture.as_mut().filter(is_open) {
            Some(lecture) => lecture.set_language(lang),
            None => {
                self.begin(source, None);
                self.fetch();
            }
        }
    }

    /// Starts loading a lesson, with its text if that is known already.
    fn begin(&mut self, source: Source, text: Option<&str>) {
        self.lectures += 1;
        let mut lecture = Lecture::open(self.lectures, source, text, self.shell.lang);
        if let Some(before) = self.lecture.take() {
            lecture.name = before.name;
        }
        self.lecture = Some(lecture);
        self.packing.state = packing::State::default();
        self.banking = Banking { format: self.banking.format, ..Banking::default() };
    }

    /// Fetches and parses the text of the lesson, from the web or from this device.
    fn fetch(&self) {
        let Some(lecture) = &self.lecture else { return };
        let (number, send) = (lecture.number, self.send.clone());
        let file = lecture.source.file(lecture.lang());
        spawn_local(async move {
            let text = match file {
                Some(file) => host::lesson(&file).await,
                None => kept::lesson().ok_or(Loss::Missing),
            };
            let fetched = match text {
                Ok(text) => Ok(read(text).await),
                Err(loss) => Err(loss),
            };
            send.emit(Message::Fetched(number, fetched));
        });
    }

    /// Fetches the lesson again after a failure.
    pub fn fetch_again(&mut self) {
        if let Some(lecture) = self.lecture.as_mut().filter(|lecture| lecture.is_lost()) {
            lecture.state = lesson::State::Fetching;
            self.focus = Some(Focus::Heading);
            self.fetch();
        }
    }

    /// Deals the random parts of the lesson, if needed.
    fn deal(&mut self) {
        let Some(lecture) = &mut self.lecture else { return };
        let Some((written, seed)) = lecture.undealt() else { return };
        let (number, send) = (lecture.number, self.send.clone());
        spawn_local(async move {
            let lesson = lesson::deal(written, seed).await;
            send.emit(Message::Dealt(number, seed, Box::new(lesson)));
        });
    }

    /// Checks the lesson before it is handed out, if needed.
    pub(super) fn check_lesson(&mut self) {
        let Some(lecture) = &mut self.lecture else { return };
        let Some(text) = lecture.unchecked() else { return };
        let (number, send) = (lecture.number, self.send.clone());
        spawn_local(async move {
            let report = lesson::checked(&text).await;
            send.emit(Message::Checked(number, Box::new(report)));
        });
    }

    /// Takes the result of the check.
    pub fn checked(&mut self, number: u32, report: Report) {
        let Some(lecture) = wanted(&mut self.lecture, number) else { return };
        lecture.take_report(report);
        if let Place::Sheet(order) = &self.place {
            self.lay_out(order.clone());
        }
    }

    /// Asks the lesson's question named in the address, once the lesson is loaded.
    fn ask_of_lesson(&mut self) {
        let (Place::Lesson(reading), Some(lecture)) = (&mut self.place, &self.lecture) else {
            return;
        };
        let Some(id) = reading.ask.clone().filter(|_| lecture.lesson().is_some()) else { return };
        let of_lesson = lecture.of_lesson(&id);
        let is_asked = match of_lesson {
            Some(of_lesson) => {
                let question = of_lesson.asking.question.clone();
                self.ask(question, Setting::Lesson(Box::new(of_lesson)))
            }
            None => {
                report_problem(&texts::learn_no_such_question(self.shell.lang, &id));
                self.shell.notify(Notice::NoSuchQuestion(id));
                false
            }
        };
        if let (Place::Lesson(reading), false) = (&mut self.place, is_asked) {
            reading.ask = None;
        }
    }

    /// Takes a fetched lesson or its failure; ignored if another lesson was opened.
    pub fn fetched(&mut self, number: u32, fetched: Result<Fetched, Loss>) {
        let Some(lecture) = wanted(&mut self.lecture, number) else { return };
        match fetched {
            Ok(Fetched { text, read }) => {
                if let Err(problem) = &read {
                    report_problem(&problem.message(self.shell.lang));
                    course::report_standing(0, 0);
                }
                lecture.take(text, read.map(|lesson| *lesson));
            }
            Err(loss) => {
                report_problem(&lecture.describe(loss, self.shell.lang));
                course::report_standing(0, 0);
                lecture.state = lesson::State::Lost(loss);
            }
        }
        self.deal();
        self.arrived();
    }

    /// Takes the dealt lesson.
    pub fn dealt(&mut self, number: u32, seed: u64, dealt: Lesson) {
        let Some(lecture) = wanted(&mut self.lecture, number) else { return };
        if lecture.take_dealt(seed, dealt) {
            self.arrived();
        }
    }

    /// Continues once the lesson is loaded.
    fn arrived(&mut self) {
        if let (Some(lecture), Some(course)) = (&mut self.lecture, &mut self.course) {
            course.resume(lecture);
        }
        self.ask_of_lesson();
        self.keep();
        report_standing(self.lecture.as_ref());
        if let Place::Sheet(order) = &self.place {
            self.lay_out(order.clone());
        }
    }

    /// Begins the lesson that is shown anew, for another person: as if it had never been opened on this
    /// device.
    pub(super) fn begin_anew(&mut self) {
        let (Place::Lesson(reading), Some(lecture)) = (&self.place, self.lecture.take()) else {
            return;
        };
        let (reading, text) = (reading.clone(), lecture.text().map(str::to_owned));
        lecture.forget();
        self.erasing = Erasing::No;
        self.begin(reading.source, text.as_deref());
        if let Some(lecture) = &mut self.lecture {
            lecture.attend(reading.seed, reading.around);
            let (number, send) = (lecture.number, self.send.clone());
            if let Some(text) = text {
                spawn_local(async move {
                    send.emit(Message::Fetched(number, Ok(read(text).await)));
                });
            }
        }
        self.focus = Some(Focus::Heading);
    }

    /// Opens the user's own lesson.
    pub fn bring(&mut self, text: Option<String>) {
        let Some(text) = text.filter(|text| can_be_lesson(text)) else {
            self.shell.notify(Notice::NoFile);
            return;
        };
        self.keep();
        (self.card, self.worksheets) = (None, None);
        self.shell.clear_notice();
        // One that is too long is not parsed, and would take the room of answers.
        if text.len() <= MAX_LESSON {
            kept::keep_lesson(&text);
        }
        self.begin(Source::Own, Some(&text));
        if let Some(lecture) = &mut self.lecture {
            lecture.attend(None, Around::Site);
            let (number, send) = (lecture.number, self.send.clone());
            // Storing it may have failed.
            spawn_local(async move {
                send.emit(Message::Fetched(number, Ok(read(text).await)));
            });
        }
        self.place = Place::Lesson(Reading {
            source: Source::Own,
            ask: None,
            seed: None,
            around: Around::Site,
        });
        self.focus = Some(Focus::Heading);
    }
}

/// Whether a text can be a lesson: it is not empty, and no web page that was saved.
fn can_be_lesson(text: &str) -> bool {
    let text = text.trim_start();
    let begins_with =
        |tag: &str| text.get(..tag.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(tag));
    !text.is_empty() && !begins_with("<!doctype html") && !begins_with("<html")
}

/// The lesson with a number, unless another one was opened since.
pub(super) fn wanted(lecture: &mut Option<Lecture>, number: u32) -> Option<&mut Lecture> {
    lecture.as_mut().filter(|lecture| lecture.number == number)
}

/// Parses the text of a lesson.
async fn read(text: String) -> Fetched {
    let read = lesson::read(&text).await.map(Box::new);
    Fetched { text, read }
}
