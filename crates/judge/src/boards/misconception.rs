//! A misconception, as a search of its own.

use std::fmt;

use plyscope_i18n::Lang;

use super::Run;

/// A misconception.
pub struct Misconception<B> {
    pub(crate) id: &'static str,
    pub(crate) run: fn(&B) -> Run,
    pub(crate) text: fn(Lang) -> String,
}

impl<B> Misconception<B> {
    /// Its name in files and tests.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// The probable misconception and its correction.
    #[must_use]
    pub fn text(&self, lang: Lang) -> String {
        (self.text)(lang)
    }

    /// What a program does on a board that has the misconception.
    #[must_use]
    pub fn run(&self, board: &B) -> Run {
        (self.run)(board)
    }
}

impl<B> fmt::Debug for Misconception<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}
