//! Questions that are graded when the lesson is handed in.

use plyscope_lesson::{Asking, Lesson};
use plyscope_quiz::asked::Asked;
use plyscope_quiz::attempt::Attempt;
use plyscope_quiz::grade::Grade;
use plyscope_quiz::question::Grading;

use super::Lecture;
use crate::learn::kept;
use crate::learn::message::Finishing;

impl Lecture {
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

    /// Hands the lesson in. Returns the questions that are graded now, with their attempts, and the
    /// grades of those that were answered.
    pub fn hand_in(&mut self) -> Vec<(Asking, Attempt, Option<Grade>)> {
        self.look_up();
        let deferred: Vec<Asking> = self.deferred().cloned().collect();
        let mut handed_in = Vec::new();
        for asking in deferred {
            let asked = Asked::of(&asking.question).ok();
            let mut attempt = self.attempt(&asking);
            let grade = attempt.hand_in(asked.as_ref(), &asking.question.terms, self.lang);
            handed_in.push((asking, attempt, grade));
        }
        let attempts = handed_in.iter();
        kept::keep_all(attempts.map(|(asking, attempt, _)| (asking.question.print(), attempt)));
        self.look_up();
        handed_in
    }
}
