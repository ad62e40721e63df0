//! Worksheets, laid out for print.

use plyscope_i18n::{texts, Lang};
use plyscope_lesson::sheet::html;
use plyscope_lesson::sheet::order::Order;
use plyscope_lesson::sheet::page::Page;
use plyscope_lesson::Lesson;

use super::lesson::{Checking, Lecture, State};
use crate::saving;

/// Worksheets.
pub struct Worksheets {
    /// The page's language when they were laid out.
    lang: Lang,
    /// Their title, in their own language.
    pub title: String,
    /// The language of the sheets.
    pub written: Lang,
    /// The seed of the first copy.
    pub seed: u64,
    /// Whether copies differ.
    pub copies: Copies,
    /// The pages, or why there are none, in sentences of the page's language.
    pub pages: Result<Vec<Page>, Vec<String>>,
}

/// Whether copies differ.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Copies {
    /// Each has its own trees or order.
    Differ,
    /// Nothing in them is random.
    Alike,
}

impl Worksheets {
    /// Lays out the ordered sheets, those of a lesson once it is loaded.
    pub fn new(order: &Order, lecture: Option<&Lecture>, lang: Lang) -> Self {
        let lesson = order.by_chance().map_or_else(|| of_lecture(lecture, lang), Ok);
        match lesson {
            Ok(lesson) => {
                let written = lesson.front.language.unwrap_or(lang);
                let batch = order.batch(&lesson);
                let pages =
                    batch.pages(&lesson, written).map_err(|problem| vec![problem.message(lang)]);
                let copies = if lesson.has_chance() { Copies::Differ } else { Copies::Alike };
                let title = lesson.front.title.unwrap_or_else(|| texts::sheet_title(written));
                Self { lang, title, written, seed: batch.seed, copies, pages }
            }
            Err(problem) => Self {
                lang,
                title: texts::sheet_title(lang),
                written: lang,
                seed: order.seed.unwrap_or_default(),
                copies: Copies::Differ,
                pages: Err(problem),
            },
        }
    }

    /// The page's language when they were laid out.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Offers them as an HTML file for print.
    pub fn save(&self) {
        if let Ok(pages) = &self.pages {
            let file = html(pages, &self.title, self.written);
            saving::offer("plyscope-worksheet.html", "text/html;charset=utf-8", file.as_bytes());
        }
    }
}

/// A lesson before its random parts are dealt, or why it is missing. One with faults is refused.
fn of_lecture(lecture: Option<&Lecture>, lang: Lang) -> Result<Lesson, Vec<String>> {
    let fetching = || vec![texts::learn_lesson_fetching(lang)];
    let lecture = lecture.ok_or_else(fetching)?;
    let text = match &lecture.state {
        State::Fetching => return Err(fetching()),
        State::Lost(loss) => return Err(vec![lecture.describe(*loss, lang)]),
        State::TooLong(problem) => return Err(vec![problem.message(lang)]),
        State::Read(text) => text,
    };
    match text.checking() {
        Checking::Unasked | Checking::Running => Err(vec![texts::learn_lesson_checking(lang)]),
        Checking::Done(report) if report.faults.is_empty() => Ok(text.written().clone()),
        Checking::Done(report) => {
            Err(std::iter::once(texts::sheet_faults(lang)).chain(report.messages(lang)).collect())
        }
    }
}
