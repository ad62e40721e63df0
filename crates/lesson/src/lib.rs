//! A lesson: a text in Markdown with scenes to step through and questions to answer in it.
//!
//! It comes from anyone, so nothing in it is trusted: markup is shown as text, what cannot be read is
//! told with its line, and the rest is there all the same.

pub mod answers;
mod asking;
mod block;
pub mod chance;
pub mod course;
mod front;
pub mod graded;
mod nesting;
pub mod opened;
pub mod place;
mod print;
pub mod problem;
pub mod progress;
pub mod prose;
pub mod question_handout;
mod reader;
mod reading;
mod scene;
pub mod sheet;
mod single;
pub mod source;
#[cfg(test)]
mod tests;

use std::fmt;

pub use front::{Front, Seed, Shuffle};
pub use print::{print_question, print_scene};
pub use problem::{Broken, Problem};
pub use reading::Reading;
pub use scene::Scene;

use plyscope_i18n::{texts, Lang};
pub use plyscope_player::film::{At, Show};
use plyscope_quiz::practice::Level;
use plyscope_quiz::question::Question;
use prose::Block;

/// The longest lesson that is read, in bytes.
pub const MAX_LESSON: usize = 1 << 20;

/// The most parts that a lesson may have.
pub const MAX_PARTS: usize = 500;

/// The longest paragraph, list, quotation or listing in a lesson's text, in bytes.
pub const MAX_BLOCK: usize = 10_000;

/// The most that such a block may weigh ([`Block::weight`]).
pub const MAX_WEIGHT: usize = 600;

/// The most that all text of a lesson may weigh. WebAssembly refers to the nodes of a page by a table that
/// doubles when it is full, and to double one of 16,384 takes a browser more than 50 ms.
pub const MAX_TEXT: usize = 15_000;

/// So many paragraphs have room in it: one with an emphasised word weighs 5.
pub const MAX_PARAGRAPHS: usize = MAX_TEXT / 6;

/// So many items, links and emphasised words have room in it: each of them weighs 4 at most.
pub const MAX_PIECES: usize = MAX_WEIGHT / 4;

/// A lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// What is said before its text.
    pub front: Front,
    /// Its parts, in the order in which they are to be read.
    pub parts: Vec<Part>,
}

/// A part of a lesson.
#[derive(Clone, PartialEq, Debug)]
pub enum Part {
    /// Text.
    Prose(Vec<Block>),
    /// Something to step through.
    Scene(Box<Scene>),
    /// Something to answer.
    Question(Box<Asking>),
    /// Something that cannot be read.
    Broken(Broken),
}

/// A question in a lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct Asking {
    /// What it is called in answers: the name its author gave it, or its number in the lesson, from
    /// 1. No two questions of a lesson are called the same.
    pub id: String,
    /// What stands above it.
    pub caption: Option<String>,
    /// What is asked in the author's own words, instead of the usual ones.
    pub prompt: Option<String>,
    /// The question; one by chance as the lesson's seed makes it.
    pub question: Question,
    /// How difficult the question is, where its tree is left to chance.
    pub chance: Option<Level>,
}

/// That a lesson is not read at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLong {
    /// How long it is.
    pub bytes: usize,
}

impl TooLong {
    /// What is wrong, in the person's language.
    #[must_use]
    pub fn told(self, lang: Lang) -> String {
        texts::lesson_too_long(lang, self.bytes, MAX_LESSON)
    }
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(Lang::En))
    }
}

impl std::error::Error for TooLong {}

impl Lesson {
    /// Reads a lesson. What is wrong in it stands among its parts.
    ///
    /// # Errors
    /// When it is longer than [`MAX_LESSON`] bytes.
    pub fn parse(text: &str) -> Result<Self, TooLong> {
        Reading::begin(text).map(Reading::finish)
    }

    /// The questions, in their order.
    pub fn questions(&self) -> impl Iterator<Item = &Asking> + '_ {
        self.parts.iter().filter_map(|part| match part {
            Part::Question(asking) => Some(&**asking),
            Part::Prose(_) | Part::Scene(_) | Part::Broken(_) => None,
        })
    }

    /// What cannot be read.
    pub fn broken(&self) -> impl Iterator<Item = &Broken> + '_ {
        self.parts.iter().filter_map(|part| match part {
            Part::Broken(broken) => Some(broken),
            Part::Prose(_) | Part::Scene(_) | Part::Question(_) => None,
        })
    }
}
