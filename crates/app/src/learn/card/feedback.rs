//! Prompt, hints and grade of a question.

use plyscope_i18n::Lang;
use plyscope_practice::attempt::{Attempt, ShownGrade};
use plyscope_quiz::asked::Asked;
use plyscope_quiz::grade::Finding;
use plyscope_quiz::question::Question;

use super::Setting;

/// Prompt, hints and grade of a question. They can take several searches to compute, so they are
/// cached between renders.
pub struct Feedback {
    /// The language.
    pub lang: Lang,
    /// What is asked.
    pub prompt: String,
    /// The hints that were taken.
    pub hints: Vec<String>,
    /// The grade of the last checked answer, as far as it is shown.
    pub shown: Option<ShownGrade>,
    /// The reasons of the right answer, where it may be shown.
    pub reasons: Vec<Finding>,
}

impl Feedback {
    pub(super) fn of(
        setting: &Setting,
        (question, asked): (&Question, &Asked),
        attempt: &Attempt,
        lang: Lang,
    ) -> Self {
        let prompt = asked.prompt(lang);
        if setting.defers(question, attempt) {
            return Self { lang, prompt, hints: vec![], shown: None, reasons: vec![] };
        }
        let hints = attempt.known_hints(asked, lang);
        let shown = attempt.shown_grade(asked, &question.terms, lang);
        let nothing = attempt.is_over(&question.terms).then(|| asked.grade("", lang).ok());
        let reasons = nothing.flatten().map_or_else(Vec::new, |grade| grade.findings);
        Self { lang, prompt, hints, shown, reasons }
    }
}
