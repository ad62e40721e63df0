//! A question with the user's attempt.

mod feedback;
mod setting;
mod stops;

pub use feedback::Feedback;
pub use setting::{OfLesson, Setting};

use std::cell::RefCell;

use plyscope_classroom::results::Given;
use plyscope_exercise::Code;
use plyscope_i18n::Lang;
use plyscope_practice::attempt::{Attempt, Checked, Hinting, ShownGrade};
use plyscope_quiz::answer_error::{separates, AnswerError};
use plyscope_quiz::asked::{Asked, Unaskable};
use plyscope_quiz::grade::Grade;
use plyscope_quiz::question::{Hints, Question};
use plyscope_quiz::sketch::Room;
use plyscope_search::TreeNode;

use super::kept::{self, Shelf, MOST_FORGOTTEN};
use crate::{browser, found_code};

/// A question with the user's attempt.
pub struct Card {
    /// What is asked: the question, or another of its kind that was dealt.
    pub question: Question,
    /// The question with its search.
    pub asked: Asked,
    /// The user's attempt.
    pub attempt: Attempt,
    /// The attempt that the device has, as far as this tab knows.
    stored: RefCell<Attempt>,
    /// The node with the keyboard cursor.
    pub cursor: TreeNode,
    /// The square with the keyboard cursor.
    pub square: usize,
    /// The place of its tree on the page.
    pub room: Room,
    /// Whether the answer is being typed.
    pub pen: Pen,
    /// The code that came from another tab.
    pub found: Option<Code>,
    /// The chosen stop, if there are several; `None` for the first without a reply.
    pub stop: Option<usize>,
    /// The error of the answer, once it is to be shown.
    pub answer_error: Option<AnswerError>,
    /// The result of the last request for a hint.
    pub hinting: Option<Hinting>,
    /// What became of the answer when it was last to be checked, if it was not graded.
    pub ungraded: Option<Ungraded>,
    /// Texts and grade in the current language.
    pub feedback: Feedback,
    /// The question before any other was dealt, and what the attempt is stored under.
    first: Question,
    key: String,
    /// The question that can be dealt next, once the answer was shown.
    next: Option<Question>,
    setting: Setting,
    /// When the question was shown, or the answer before was checked, in milliseconds since 1970.
    since: f64,
    /// The answer that was graded last here.
    pub given: Option<Given>,
}

/// Why an answer that was to be checked was not graded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ungraded {
    /// There is none.
    Blank,
    /// It is graded when the lesson is handed in.
    Kept,
}

/// The result of checking an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checking {
    /// It was graded.
    Graded,
    /// It is kept.
    Kept,
    /// There is something to be done first.
    Refused,
}

/// Whether the answer is being typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pen {
    /// It is not.
    #[default]
    Lifted,
    /// It is, so the last word may be incomplete.
    Writing,
}

impl Card {
    /// The question, with the stored attempt unless an author tries it.
    ///
    /// # Errors
    /// If it cannot be asked.
    pub fn open(first: Question, setting: Setting, lang: Lang) -> Result<Self, Unaskable> {
        let attempt = setting.shelf().map(|shelf| kept::attempt(shelf, &setting.key(&first)));
        let attempt = attempt.unwrap_or_default();
        let mut card = Self::with_attempt(first, attempt, setting, lang)?;
        card.look_for_code();
        Ok(card)
    }

    fn with_attempt(
        first: Question,
        attempt: Attempt,
        setting: Setting,
        lang: Lang,
    ) -> Result<Self, Unaskable> {
        let dealt = setting.dealt(&first, attempt.deal());
        let dealt = dealt.and_then(|question| Some((Asked::of(&question).ok()?, question)));
        let (asked, question) = match dealt {
            Some(dealt) => dealt,
            None => (Asked::of(&first)?, first.clone()),
        };
        let feedback = Feedback::of(&setting, (&question, &asked), &attempt, lang);
        let answer_error = asked.read(&attempt.draft).err();
        let mut card = Self {
            question,
            asked,
            stored: RefCell::new(attempt.clone()),
            attempt,
            cursor: TreeNode::ROOT,
            square: 0,
            room: Room::WIDE,
            pen: Pen::Lifted,
            found: None,
            stop: None,
            answer_error,
            hinting: None,
            ungraded: None,
            feedback,
            key: setting.key(&first),
            first,
            next: None,
            setting,
            since: browser::now(),
            given: None,
        };
        card.prepare_next();
        Ok(card)
    }

    /// Whether the right answer is shown: on request, or since nothing more can be earned.
    pub fn is_key_shown(&self) -> bool {
        let is_solved = self.feedback.shown.as_ref().is_some_and(ShownGrade::is_full);
        self.attempt.has_seen_key() || self.attempt.is_over(&self.question.terms) && !is_solved
    }

    /// Whether the answer is graded only when the lesson is handed in, and was not yet.
    pub const fn is_deferred(&self) -> bool {
        self.setting.defers(&self.question, &self.attempt)
    }

    /// Whether the shown grade is that of the answer as it is now.
    pub fn is_current(&self) -> bool {
        let checked = self.attempt.checked();
        checked.is_some_and(|checked| self.asked.is_same(checked, &self.attempt.draft))
    }

    /// Whether there are hints to take.
    pub fn has_hints(&self) -> bool {
        self.question.terms.hints != Hints::Off && !self.is_deferred()
    }

    /// Switches to a language.
    pub fn set_language(&mut self, lang: Lang) {
        if self.feedback.lang != lang {
            self.feedback =
                Feedback::of(&self.setting, (&self.question, &self.asked), &self.attempt, lang);
        }
    }

    /// Sets the answer while it is typed. An error already shown is updated; no new one is shown
    /// before the user is done.
    pub fn write(&mut self, answer: String) {
        self.pen = Pen::Writing;
        self.replace(answer);
    }

    /// Sets the answer made by a press.
    pub fn put(&mut self, answer: String) {
        self.pen = Pen::Lifted;
        self.replace(answer);
    }

    /// Takes the code of a program that was found right in another tab, if it answers this question; returns
    /// whether it does.
    pub fn take_code(&mut self, code: Code) -> bool {
        let Asked::WriteProgram(quiz) = &self.asked else { return false };
        let is_answer = code.is_of(quiz.assignment()) && self.may_check();
        if is_answer {
            self.found = Some(code);
            self.put(code.to_string());
            self.answer_error = None;
        }
        is_answer
    }

    /// Takes the code of a program that was found right while the question was not open, unless there is an
    /// answer.
    fn look_for_code(&mut self) {
        let Asked::WriteProgram(quiz) = &self.asked else { return };
        if !self.attempt.draft.is_empty() || self.setting.shelf().is_none() {
            return;
        }
        if let Some(code) = found_code::find(quiz.assignment()) {
            self.take_code(code);
        }
    }

    fn replace(&mut self, answer: String) {
        self.attempt.draft = answer;
        (self.hinting, self.ungraded) = (None, None);
        if self.answer_error.is_some() {
            self.answer_error = self.asked.read(&self.attempt.draft).err();
        }
    }

    /// The answer without a word that is being typed.
    pub fn finished(&self) -> &str {
        let draft = &self.attempt.draft;
        match self.pen {
            Pen::Lifted => draft,
            Pen::Writing => draft.rfind(separates).map_or("", |end| &draft[..end]),
        }
    }

    /// Shows the error of the answer, if any.
    pub fn proofread(&mut self) {
        self.pen = Pen::Lifted;
        self.answer_error = self.asked.read(&self.attempt.draft).err();
    }

    /// Whether the answer may be checked.
    pub fn may_check(&self) -> bool {
        let is_left = self.attempt.checks_left(&self.question.terms) != Some(0);
        !self.attempt.is_handed_in() && (is_left || self.is_deferred())
    }

    /// Grades the answer, or keeps it where it is graded later.
    pub fn check(&mut self) -> Checking {
        (self.hinting, self.ungraded) = (None, None);
        if !self.may_check() {
            return Checking::Refused;
        }
        if self.is_deferred() {
            self.proofread();
            if self.answer_error.is_some() {
                return Checking::Refused;
            }
            let is_blank = self.asked.is_blank(&self.attempt.draft);
            self.ungraded = Some(if is_blank { Ungraded::Blank } else { Ungraded::Kept });
            return if is_blank { Checking::Refused } else { Checking::Kept };
        }
        match self.attempt.check(&self.asked, &self.question.terms, self.feedback.lang) {
            Ok(Checked::Graded(grade)) => {
                self.answer_error = None;
                self.log(&grade);
                self.refresh();
                Checking::Graded
            }
            Ok(Checked::Blank) => {
                (self.answer_error, self.ungraded) = (None, Some(Ungraded::Blank));
                Checking::Refused
            }
            Err(answer_error) => {
                self.answer_error = Some(answer_error);
                Checking::Refused
            }
        }
    }

    /// Adds the answer that was just graded to the log.
    fn log(&mut self, grade: &Grade) {
        let now = browser::now();
        let seconds = ((now - self.since) / 1000.0) as u32;
        self.since = now;
        let given = Given {
            seconds: Some(seconds),
            ..Given::graded(&self.attempt.draft, now as u64, grade)
        };
        // Practice has no results.
        if self.setting.shelf() == Some(Shelf::Answers) {
            kept::add_to_log(std::iter::once((self.setting.key(&self.question), given.clone())));
        }
        self.given = Some(given);
    }

    /// Takes an answer that grows reply by reply; the whole of it counts as one check. Where answers are
    /// graded later, it is only kept.
    pub fn grow(&mut self, answer: String) -> Checking {
        if self.attempt.is_handed_in() {
            return Checking::Refused;
        }
        if !self.attempt.has_seen_key() {
            self.attempt = Attempt::default();
        }
        self.attempt.draft = answer;
        if self.is_deferred() {
            return Checking::Kept;
        }
        match self.attempt.check(&self.asked, &self.question.terms, self.feedback.lang) {
            Ok(Checked::Graded(grade)) => {
                let given = Given::graded(&self.attempt.draft, browser::now() as u64, &grade);
                kept::grow_in_log(&self.setting.key(&self.question), given.clone());
                self.given = Some(given);
                self.refresh();
                Checking::Graded
            }
            Ok(Checked::Blank) | Err(_) => Checking::Refused,
        }
    }

    /// Shows the right answer.
    pub fn show_key(&mut self) {
        if !self.is_deferred() {
            self.attempt.show_key();
            self.ungraded = None;
            self.refresh();
        }
    }

    /// Updates what is shown.
    fn refresh(&mut self) {
        let Self { setting, question, asked, attempt, .. } = self;
        let lang = self.feedback.lang;
        self.feedback = Feedback::of(setting, (question, asked), attempt, lang);
        self.prepare_next();
    }

    /// Takes the next hint.
    pub fn take_hint(&mut self) {
        if !self.has_hints() {
            return;
        }
        match self.attempt.take_hint(&self.asked, self.feedback.lang) {
            Ok(hinting) => {
                self.hinting = Some(hinting);
                self.feedback.hints = self.attempt.known_hints(&self.asked, self.feedback.lang);
            }
            Err(answer_error) => self.answer_error = Some(answer_error),
        }
    }

    /// Starts again with an empty answer.
    pub fn start_again(&mut self) {
        self.attempt.start_again();
        (self.pen, self.stop) = (Pen::Lifted, None);
        (self.answer_error, self.hinting, self.ungraded) = (None, None, None);
        self.refresh();
    }

    /// Erases what is stored of the attempt; returns the question before any other was dealt.
    pub fn forget(self) -> Question {
        let count = self.attempt.deal().min(MOST_FORGOTTEN);
        let dealt = self.setting.others(&self.first, count);
        let key = |question: &Question| self.setting.key(question);
        kept::forget(std::slice::from_ref(&self.first), &dealt, key);
        self.first
    }

    /// Stores what this tab has changed of the attempt, unless an author tries the question; returns whether
    /// another tab has stored another attempt meanwhile, with which this one is merged.
    pub fn keep(&self) -> bool {
        let Some(shelf) = self.setting.shelf() else { return false };
        let mut stored = self.stored.borrow_mut();
        if self.attempt == *stored {
            return false;
        }
        let now = kept::attempt(shelf, &self.key);
        let is_other = now != *stored;
        if is_other {
            kept::keep(shelf, &self.key, &self.attempt.merged(&now));
        } else {
            kept::keep(shelf, &self.key, &self.attempt);
            *stored = self.attempt.clone();
        }
        is_other
    }

    /// Takes the attempt that another tab has stored meanwhile, merged with what this one has changed.
    pub fn catch_up(&mut self) {
        let Some(shelf) = self.setting.shelf() else { return };
        let now = match (kept::find_attempt(shelf, &self.key), shelf) {
            (Some(now), _) => now,
            // It may have been pushed out by newer ones.
            (None, Shelf::Practice) => return,
            (None, Shelf::Answers) => Attempt::default(),
        };
        let stored = self.stored.get_mut();
        if now == *stored {
            return;
        }
        let is_changed = self.attempt != *stored;
        let attempt = if is_changed { self.attempt.merged(&now) } else { now.clone() };
        if attempt != self.attempt {
            let (first, setting) = (self.first.clone(), self.setting.clone());
            let Ok(card) = Self::with_attempt(first, attempt, setting, self.feedback.lang) else {
                return;
            };
            *self = Self { since: self.since, ..card };
        }
        *self.stored.get_mut() = now;
    }
}
