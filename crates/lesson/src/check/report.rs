//! The result of a check.

use plyscope_i18n::{texts, Lang};
use serde_json::{json, Value as Json};

use super::PicturePlace;
use crate::graded::MAX_REPORTED;
use crate::problem::Broken;

/// The result of a check.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// The faults in the order of their places, [`super::MAX_FAULTS`] at most.
    pub faults: Vec<Broken>,
    /// How many scenes the lesson has, without those that cannot be parsed.
    pub scenes: usize,
    /// How many questions, likewise.
    pub questions: usize,
    /// The pictures beside the lesson, which the caller looks for in its folder.
    pub pictures: Vec<PicturePlace>,
}

impl Report {
    /// The faults with their lines, in the user's language; of many, the last sentence counts the
    /// rest.
    pub fn messages(&self, lang: Lang) -> impl Iterator<Item = String> + '_ {
        let faults = self.faults.iter().take(MAX_REPORTED);
        faults.map(move |fault| fault.message(lang)).chain(self.more(lang))
    }

    /// The faults as lines with the name of the lesson and their places, in the user's language; of
    /// many, the last line counts the rest.
    pub fn lines<'a>(&'a self, name: &'a str, lang: Lang) -> impl Iterator<Item = String> + 'a {
        let more = self.more(lang).map(|more| format!("{name}: {more}"));
        let faults = self.faults.iter().take(MAX_REPORTED);
        faults.map(move |fault| line(fault, name, lang)).chain(more)
    }

    /// How many faults are left out.
    fn more(&self, lang: Lang) -> Option<String> {
        let more = self.faults.len().saturating_sub(MAX_REPORTED);
        (more > 0).then(|| texts::lesson_more_faults(lang, more))
    }

    /// How many scenes and questions were found without a fault, in the user's language.
    #[must_use]
    pub fn summary(&self, lang: Lang) -> String {
        let questions = texts::lesson_count_questions(lang, self.questions);
        texts::lesson_checked(lang, &questions, &texts::lesson_count_scenes(lang, self.scenes))
    }

    /// The faults as objects of JSON, in the user's language.
    pub fn json<'a>(&'a self, name: &'a str, lang: Lang) -> impl Iterator<Item = Json> + 'a {
        self.faults.iter().map(move |fault| {
            json!({
                "file": name,
                "line": fault.line,
                "column": fault.column,
                "message": fault.problem.message(lang),
                "suggestion": fault.problem.suggestion(),
            })
        })
    }
}

/// A fault as compilers print it: `lesson.md:5:7: …`.
fn line(fault: &Broken, name: &str, lang: Lang) -> String {
    let column = fault.column.map(|column| format!("{column}:")).unwrap_or_default();
    format!("{name}:{}:{column} {}", fault.line, fault.problem.message(lang))
}
