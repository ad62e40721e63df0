//! Worksheets, laid out for print.

use plyscope_i18n::{texts, Lang};
use plyscope_lesson::sheet::html;
use plyscope_lesson::sheet::order::Order;
use plyscope_lesson::sheet::page::Page;
use plyscope_lesson::Lesson;

use super::lesson::{Lecture, State};
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
    /// The pages, or an error message in the page's language.
    pub pages: Result<Vec<Page>, String>,
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
                let pages = batch.pages(&lesson, written).map_err(|problem| problem.message(lang));
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
    pub fn save(&self, order: &Order) {
        if let Ok(pages) = &self.pages {
            let file = html(pages, &self.title, order.paper, self.written);
            saving::offer("plyscope-worksheet.html", "text/html;charset=utf-8", file.as_bytes());
        }
    }
}

/// A lesson before its random parts are dealt, or why it is missing.
fn of_lecture(lecture: Option<&Lecture>, lang: Lang) -> Result<Lesson, String> {
    match lecture.map(|lecture| &lecture.state) {
        None | Some(State::Fetching) => Err(texts::learn_lesson_fetching(lang)),
        Some(State::Lost(loss)) => Err(loss.describe(lang)),
        Some(State::TooLong(problem)) => Err(problem.message(lang)),
        Some(State::Read(text)) => Ok(text.written().clone()),
    }
}
