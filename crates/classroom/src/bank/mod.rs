//! A question bank for the learning platform: the questions of a lesson with their pictures, for
//! exams whose key is not in the browser.
//!
//! In: a checked lesson, how many copies of its random questions, and a seed. Out: Moodle XML, GIFT
//! or a package of QTI 2.1. How a question is asked there follows from its key and its
//! misconceptions ([`Ask`]), so a new kind of question needs nothing here.

mod ask;
mod gift;
mod item;
mod moodle;
mod picture;
mod qti;
mod spellings;

pub use ask::{Ask, Blank, Choice};
pub use item::{Item, Topic};
pub use picture::Picture;

use plyscope_i18n::Lang;
use plyscope_setup::Choice as _;

use plyscope_lesson::sheet::SheetProblem;
use plyscope_lesson::Lesson;

/// The most copies of a random question.
pub const MAX_COPIES: u32 = 200;

/// A format of a question bank.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Format {
    /// Moodle XML, which has pictures, feedback and points.
    #[default]
    MoodleXml,
    /// GIFT, plain text that Moodle and others read.
    Gift,
    /// A package of QTI 2.1 (IMS 2012), which most platforms import.
    Qti,
}

impl plyscope_setup::Choice for Format {
    const NAME: &'static str = "format";
    const ALL: &'static [(&'static str, Self)] =
        &[("moodle-xml", Self::MoodleXml), ("gift", Self::Gift), ("qti", Self::Qti)];
}

impl Format {
    /// The end of the name of its files.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::MoodleXml => "xml",
            Self::Gift => "gift.txt",
            Self::Qti => "zip",
        }
    }

    /// The name of the file for a lesson with a name.
    #[must_use]
    pub fn file_name(self, lesson: &str) -> String {
        format!("{lesson}-{}.{}", self.id(), self.ending())
    }
}

/// A question bank.
#[derive(Clone, PartialEq, Debug)]
pub struct Bank {
    /// Its title.
    pub title: String,
    /// Its language.
    pub lang: Lang,
    /// A topic for each question of the lesson.
    pub topics: Vec<Topic>,
}

impl Bank {
    /// The bank of a lesson: of each random question one copy for each seed from the given one on, of
    /// the others one.
    ///
    /// # Errors
    /// When there is no question, or one cannot be drawn.
    pub fn of(
        lesson: &Lesson,
        name: &str,
        (seed, copies): (u64, u32),
        lang: Lang,
    ) -> Result<Self, SheetProblem> {
        let title = lesson.front.title.clone().unwrap_or_else(|| name.to_owned());
        let mut topics: Vec<Topic> = Vec::new();
        for copy in 0..u64::from(copies) {
            let seed = seed.wrapping_add(copy);
            for asking in lesson.clone().dealt(seed).questions() {
                if asking.chance.is_none() && copy > 0 {
                    continue;
                }
                let item = Item::of(asking, seed, lang)?;
                match topics.iter_mut().find(|topic| topic.id == asking.id) {
                    // Different seeds can make the same tree.
                    Some(topic) if topic.items.iter().any(|one| one.is_like(&item)) => {}
                    Some(topic) => topic.items.push(item),
                    None => topics.push(Topic::new(asking, item, lang)),
                }
            }
        }
        match topics.is_empty() {
            true => Err(SheetProblem::Empty),
            false => Ok(Self { title, lang, topics }),
        }
    }

    /// All questions.
    pub fn items(&self) -> impl Iterator<Item = &Item> {
        self.topics.iter().flat_map(|topic| &topic.items)
    }

    /// The bank in a format.
    ///
    /// # Errors
    /// When a limit of the ZIP format is exceeded; the message is English.
    pub fn write(&self, format: Format) -> Result<Vec<u8>, String> {
        match format {
            Format::MoodleXml => Ok(moodle::write(self).into_bytes()),
            Format::Gift => Ok(gift::write(self).into_bytes()),
            Format::Qti => qti::write(self),
        }
    }
}
