//! Incremental parsing of a lesson. A block can take a few milliseconds, and a lesson can have
//! hundreds, so a page parses a few at a time.

use super::check::Parsed;
use super::reader::Reader;
use super::{front, Front, Lesson, Part, TooLong, MAX_LESSON};

/// A lesson that is being parsed.
pub struct Reading<'a> {
    front: Front,
    /// The problems of its front matter.
    broken: Vec<Part>,
    reader: Reader<'a>,
}

impl<'a> Reading<'a> {
    /// Begins with a text.
    ///
    /// # Errors
    /// When it is longer than [`MAX_LESSON`] bytes.
    pub fn begin(text: &'a str) -> Result<Self, TooLong> {
        if text.len() > MAX_LESSON {
            return Err(TooLong { bytes: text.len() });
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let (front, broken, body, first_line) = front::read(text);
        let reader = Reader::new(body, first_line, &front);
        Ok(Self { front, broken: broken.into_iter().map(Part::Broken).collect(), reader })
    }

    /// Parses some more; returns whether there was any.
    pub fn read_some(&mut self) -> bool {
        self.reader.read_some()
    }

    /// Parses the rest and returns the lesson.
    #[must_use]
    pub fn finish(self) -> Lesson {
        self.finish_placed().0
    }

    /// The same, with what a check needs besides.
    pub(super) fn finish_placed(mut self) -> (Lesson, Parsed) {
        while self.read_some() {}
        let (read, found) = self.reader.finish();
        let mut parts = self.broken;
        parts.extend(read);
        (Lesson { front: self.front, parts }, found)
    }
}
