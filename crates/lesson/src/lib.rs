//! Lessons: texts in Markdown with scenes to step through and questions to answer; [worksheets](sheet);
//! [packages](course) for learning platforms; the addresses of the page for learning ([`place`]).
//!
//! In: a text from anyone, which is not trusted: markup is shown as text, and an invalid part is
//! reported with its line while the rest is still shown. Out: a [`Lesson`], and grades of its answers
//! ([`graded`]).

pub mod answers;
mod asking;
mod block;
pub mod chance;
pub mod check;
pub mod course;
pub mod formula;
mod front;
pub mod graded;
pub mod identity;
pub mod keys;
mod lines;
mod nesting;
pub mod opened;
pub mod picture;
pub mod place;
mod print;
pub mod problem;
mod program_block;
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
pub use plyscope_player::film::At;
use plyscope_practice::Level;
pub use plyscope_puzzle_player::Show;
use plyscope_quiz::question::Question;
use prose::Block;

/// The longest title, author or deadline, in characters, as learning platforms allow.
pub const MAX_TITLE: usize = 200;

/// The longest accepted lesson, in bytes: Markdown is parsed in one task, which takes some 30 ms of
/// so long a paragraph in a browser.
pub const MAX_LESSON: usize = 128 << 10;

/// The most parts that a lesson may have.
pub const MAX_PARTS: usize = 500;

/// The longest paragraph, list, quotation or listing in a lesson's text, in bytes.
pub const MAX_BLOCK: usize = 10_000;

/// The largest weight of such a block ([`Block::weight`]).
pub const MAX_WEIGHT: usize = 600;

/// The largest total weight of a lesson's text. WebAssembly refers to the nodes of a page by a
/// table that doubles when it is full, and doubling one of 16,384 takes a browser more than 50 ms.
pub const MAX_TEXT: usize = 15_000;

/// How many paragraphs fit in it: one with an emphasised word weighs 5.
pub const MAX_PARAGRAPHS: usize = MAX_TEXT / 6;

/// How many items, links and emphasised words fit in it: each of them weighs 4 at most.
pub const MAX_PIECES: usize = MAX_WEIGHT / 4;

/// A lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Its front matter.
    pub front: Front,
    /// Its parts, in the order in which they are to be read.
    pub parts: Vec<Part>,
}

/// A part of a lesson.
#[derive(Clone, PartialEq, Debug)]
pub enum Part {
    /// Text.
    Prose(Vec<Block>),
    /// A scene to step through.
    Scene(Box<Scene>),
    /// A question.
    Question(Box<Asking>),
    /// A part that cannot be parsed.
    Broken(Broken),
}

impl Part {
    /// The question, or that of the scene.
    fn asking(&self) -> Option<&Asking> {
        match self {
            Self::Question(asking) => Some(asking),
            Self::Scene(scene) => scene.asking.as_deref(),
            Self::Prose(_) | Self::Broken(_) => None,
        }
    }
}

/// A question in a lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct Asking {
    /// Its unique name: the author's name for it, or its number, from 1, among the questions as they
    /// are written. It keeps that number where questions are shuffled, or one before it is broken.
    pub id: String,
    /// The text above it.
    pub caption: Option<String>,
    /// The author's prompt, instead of the default.
    pub prompt: Option<String>,
    /// The question; a random one follows from the lesson's seed.
    pub question: Question,
    /// Its level, if its tree is random.
    pub chance: Option<Level>,
}

/// A lesson is too long to be parsed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLong {
    /// Its length.
    pub bytes: usize,
}

impl TooLong {
    /// The message, in the user's language.
    #[must_use]
    pub fn message(self, lang: Lang) -> String {
        texts::lesson_too_long(lang, self.bytes, MAX_LESSON)
    }
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for TooLong {}

impl Lesson {
    /// Parses a lesson. Problems are among its parts.
    ///
    /// # Errors
    /// When it is longer than [`MAX_LESSON`] bytes.
    pub fn parse(text: &str) -> Result<Self, TooLong> {
        Reading::begin(text).map(Reading::finish)
    }

    /// The questions, those of its scenes among them, in their order.
    pub fn questions(&self) -> impl Iterator<Item = &Asking> + '_ {
        self.parts.iter().filter_map(Part::asking)
    }

    /// The parts that cannot be parsed.
    pub fn broken(&self) -> impl Iterator<Item = &Broken> + '_ {
        self.parts.iter().filter_map(|part| match part {
            Part::Broken(broken) => Some(broken),
            Part::Prose(_) | Part::Scene(_) | Part::Question(_) => None,
        })
    }
}
