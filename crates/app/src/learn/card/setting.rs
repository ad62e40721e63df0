//! Where a question is asked, and other questions of its kind.

use plyscope_lesson::identity::attempt_key;
use plyscope_lesson::{chance, Asking};
use plyscope_practice::attempt::{Attempt, MOST_DEALS};
use plyscope_practice::fresh::{fresh, others};
use plyscope_quiz::feedback::Again;
use plyscope_quiz::question::{Grading, Question};

use super::Card;
use crate::learn::kept::Shelf;

/// Where a question is asked.
#[derive(Clone, Debug)]
pub enum Setting {
    /// Alone. Its attempt is stored on the device.
    Alone,
    /// In endless practice. The latest attempts are stored on the device.
    Practice,
    /// In a lesson. Its attempt is stored on the device.
    Lesson(Box<OfLesson>),
    /// An author tries it. Nothing is stored.
    Author,
}

/// A question of a lesson.
#[derive(Clone, Debug)]
pub struct OfLesson {
    /// What the attempts at its questions are stored under.
    pub key: String,
    /// The question.
    pub asking: Asking,
    /// The seed of the reader.
    pub seed: u64,
}

impl Setting {
    /// What the attempt at a question and the answers to it are stored under.
    pub(super) fn key(&self, question: &Question) -> String {
        match self {
            Self::Lesson(lesson) => attempt_key(&lesson.key, question),
            Self::Alone | Self::Practice | Self::Author => question.print(),
        }
    }

    /// Whether an answer is graded only when the lesson is handed in, and was not yet.
    pub(super) const fn defers(&self, question: &Question, attempt: &Attempt) -> bool {
        matches!(self, Self::Lesson(..))
            && matches!(question.terms.grading, Grading::AtTheEnd)
            && !attempt.is_handed_in()
    }

    /// Where its attempt is stored, if it is.
    pub(super) const fn shelf(&self) -> Option<Shelf> {
        match self {
            Self::Alone | Self::Lesson(..) => Some(Shelf::Answers),
            Self::Practice => Some(Shelf::Practice),
            Self::Author => None,
        }
    }

    /// The question, or another of its kind.
    pub(super) fn dealt(&self, first: &Question, number: u32) -> Option<Question> {
        match (number, self) {
            (0, _) => Some(first.clone()),
            (_, Self::Lesson(lesson)) => chance::fresh(&lesson.asking, lesson.seed, number),
            (_, Self::Alone | Self::Practice | Self::Author) => fresh(first, number),
        }
    }

    /// The others of its kind that were dealt, as many as these.
    pub(super) fn others(&self, first: &Question, count: u32) -> Vec<Question> {
        match self {
            Self::Lesson(lesson) => chance::others(&lesson.asking, lesson.seed, count),
            Self::Alone | Self::Practice | Self::Author => others(first, count),
        }
    }
}

impl Card {
    /// Looks for the question that can be dealt next, once the answer was shown.
    pub(super) fn prepare_next(&mut self) {
        let is_offered = match self.setting {
            Setting::Alone | Setting::Practice => true,
            Setting::Lesson(..) | Setting::Author => {
                self.question.terms.again == Again::Fresh && !self.is_deferred()
            }
        };
        let number = self.attempt.deal() + 1;
        let is_wanted = is_offered
            && number <= MOST_DEALS
            && !self.attempt.is_handed_in()
            && self.is_key_shown();
        self.next = is_wanted.then(|| self.setting.dealt(&self.first, number)).flatten();
    }

    /// Whether another question of the kind can be dealt.
    pub const fn can_deal(&self) -> bool {
        self.next.is_some()
    }

    /// Deals another question of the kind, which counts instead; returns whether there is one.
    pub fn deal_again(&mut self) -> bool {
        if !self.can_deal() {
            return false;
        }
        let mut attempt = self.attempt.clone();
        attempt.deal_again();
        let (first, setting, lang) = (self.first.clone(), self.setting.clone(), self.feedback.lang);
        let stored = self.stored.clone();
        let dealt = Self::with_attempt(first, attempt, setting, lang);
        dealt.map(|card| *self = Self { stored, ..card }).is_ok()
    }
}
