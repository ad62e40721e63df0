//! Handing in: the results as a file, and questions that are graded only then.

use plyscope_classroom::results::Given;
use plyscope_lesson::{Asking, Lesson};
use plyscope_practice::attempt::Attempt;
use plyscope_quiz::asked::Asked;
use plyscope_quiz::grade::Grade;
use plyscope_quiz::question::Grading;

use super::Lecture;
use crate::browser;
use crate::learn::kept;
use crate::learn::message::{Finishing, Saving};
use crate::saving;

/// A question that was graded when the lesson was handed in.
pub struct HandedIn {
    /// The question.
    pub asking: Asking,
    /// The attempt.
    pub attempt: Attempt,
    /// The grade of the answer.
    pub grade: Grade,
    /// The answer.
    pub given: Given,
    /// The right answer.
    pub key: String,
}

impl Lecture {
    /// Saves the results as a file; without a name, only after asking for one.
    pub fn save_results(&mut self) {
        // Another tab may have answered since.
        self.look_up();
        let Some(results) = self.results() else { return };
        if self.name.trim().is_empty() && self.saving == Saving::No {
            self.saving = Saving::Unnamed;
            return;
        }
        let name = results.file_name();
        saving::offer(&name, "application/json", results.print().as_bytes());
        self.saving = Saving::Saved(name);
    }

    /// The questions that are graded when the lesson is handed in, and were not yet.
    pub fn deferred(&self) -> impl Iterator<Item = &Asking> {
        let questions = self.lesson().into_iter().flat_map(Lesson::questions);
        questions.filter(|asking| self.is_deferred(asking))
    }

    /// Whether a question is graded when the lesson is handed in, and was not yet.
    pub fn is_deferred(&self, asking: &Asking) -> bool {
        let is_handed_in =
            self.attempts.get(&asking.id).is_some_and(|attempt| attempt.is_handed_in());
        asking.question.terms.grading == Grading::AtTheEnd && !is_handed_in
    }

    /// Asks whether the lesson is to be handed in, with the answers that cannot be parsed.
    pub fn ask_to_finish(&mut self, finishing: Finishing) {
        self.finishing = finishing;
        // Answers may have been typed since the lesson was entered.
        self.look_up();
        let is_unreadable = |asking: &&Asking| {
            let asked = Asked::of(&asking.question);
            asked.is_ok_and(|asked| asked.read(&self.attempt(asking).draft).is_err())
        };
        let unreadable = self.deferred().filter(is_unreadable).map(|asking| asking.id.clone());
        self.unreadable = unreadable.collect();
    }

    /// Hands the lesson in, with what cannot be parsed. Returns the questions that are graded now and were
    /// answered.
    pub fn hand_in(&mut self) -> Vec<HandedIn> {
        // Answers may have been typed since the lesson was entered.
        self.look_up();
        let deferred: Vec<Asking> = self.deferred().cloned().collect();
        let (mut attempts, mut answers, mut handed_in) = (Vec::new(), Vec::new(), Vec::new());
        let now = browser::now() as u64;
        for asking in deferred {
            let asked = Asked::of(&asking.question).ok();
            let mut attempt = self.attempt(&asking);
            let grade = attempt.hand_in(asked.as_ref(), &asking.question.terms, self.lang);
            let key = self.attempt_key(&asking.question);
            attempts.push((key.clone(), attempt.clone()));
            let Some(text) = attempt.checked() else { continue };
            let given = match &grade {
                Some(grade) => Given::graded(text, now, grade),
                None => Given { text: text.to_owned(), when: Some(now), ..Given::default() },
            };
            answers.push((key, given.clone()));
            if let Some((grade, asked)) = grade.zip(asked) {
                handed_in.push(HandedIn { asking, attempt, grade, given, key: asked.key() });
            }
        }
        kept::keep_all(attempts.iter().map(|(key, attempt)| (key.clone(), attempt)));
        kept::add_to_log(answers.into_iter());
        self.look_up();
        handed_in
    }
}
