//! Files that are not counted, and why.

use plyscope_i18n::{texts, Lang};

use crate::results::{FileProblem, MAX_FILES};

/// A file that is not counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// Its name.
    pub file: String,
    /// Why.
    pub reason: Reason,
}

/// Why a file is not counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It cannot be read.
    File(FileProblem),
    /// It is of another lesson, with this title or name.
    OtherLesson(String),
    /// It has the title or the name of the lesson, and other questions.
    OtherVersion {
        /// Whether most files are of its version: without a lesson they would be counted.
        is_of_most: bool,
    },
    /// It is the same as this file.
    Same(String),
    /// This later file is of the same student.
    Earlier(String),
    /// A question of it is not the one that the lesson has for its seed.
    OtherQuestion(String),
    /// Its questions, or their points, are not those of most files.
    UnlikeOthers,
    /// There are more than [`MAX_FILES`] files.
    TooMany,
}

impl Reason {
    /// Its id in JSON.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::File(FileProblem::Changed) | Self::OtherQuestion(_) | Self::UnlikeOthers => {
                "changed"
            }
            Self::File(FileProblem::Version(_)) => "version",
            Self::File(_) => "damaged",
            Self::OtherLesson(_) | Self::OtherVersion { .. } => "other-lesson",
            Self::Same(_) | Self::Earlier(_) => "twice",
            Self::TooMany => "too-many",
        }
    }

    /// The message about a file of a name, in the user's language.
    fn message(&self, name: &str, lang: Lang) -> String {
        match self {
            Self::File(problem) => problem.message(lang),
            Self::OtherLesson(title) => texts::class_other_lesson(lang, title),
            Self::OtherVersion { is_of_most: false } => texts::class_other_version(lang),
            Self::OtherVersion { is_of_most: true } => {
                lang.sentences([texts::class_other_version(lang), texts::class_other_way(lang)])
            }
            Self::Same(file) if file == name => texts::class_same_file_and_name(lang),
            Self::Same(file) => texts::class_same_file(lang, file),
            Self::Earlier(file) if file == name => texts::class_earlier_file_and_name(lang),
            Self::Earlier(file) => texts::class_earlier_file(lang, file),
            Self::OtherQuestion(id) => texts::class_other_question(lang, id),
            Self::UnlikeOthers => texts::class_unlike_others(lang),
            Self::TooMany => texts::class_too_many(lang, MAX_FILES),
        }
    }
}

impl LeftOut {
    /// Why it is not counted, in the user's language.
    #[must_use]
    pub fn why(&self, lang: Lang) -> String {
        self.reason.message(&self.file, lang)
    }

    /// The file with the reason, in the user's language.
    #[must_use]
    pub fn message(&self, lang: Lang) -> String {
        texts::class_file(lang, &self.file, &self.why(lang))
    }
}
