//! The languages of programs.

use plyscope_setup::Choice;

/// The languages of programs that are read and run in a page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// Python.
    #[default]
    Python,
    /// JavaScript.
    JavaScript,
}

impl Choice for Language {
    const NAME: &'static str = "language";
    const ALL: &'static [(&'static str, Self)] =
        &[("python", Self::Python), ("javascript", Self::JavaScript)];
}

impl Language {
    /// Its name, which is not translated.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Python => "Python",
            Self::JavaScript => "JavaScript",
        }
    }
}
