//! A question with the user's attempt.

use plyscope_i18n::Lang;
use plyscope_quiz::answer_error::{separates, AnswerError};
use plyscope_quiz::asked::{Asked, Unaskable};
use plyscope_quiz::attempt::{Attempt, Hinting};
use plyscope_quiz::grade::Grade;
use plyscope_quiz::question::Question;
use plyscope_search::TreeNode;

use super::kept;

/// A question with the user's attempt.
pub struct Card {
    /// What is asked.
    pub question: Question,
    /// The question with its search.
    pub asked: Asked,
    /// The user's attempt.
    pub attempt: Attempt,
    /// The node with the keyboard cursor.
    pub cursor: TreeNode,
    /// The square with the keyboard cursor.
    pub square: usize,
    /// Whether the answer is being typed.
    pub pen: Pen,
    /// The chosen stop, if there are several; `None` for the first without a reply.
    pub stop: Option<usize>,
    /// The error of the answer, once it is to be shown.
    pub answer_error: Option<AnswerError>,
    /// The result of the last request for a hint.
    pub hinting: Option<Hinting>,
    /// Texts and grade in the current language.
    pub feedback: Feedback,
    text: String,
    keeping: Keeping,
}

/// Whether an attempt is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Keeping {
    /// It is stored on the device.
    OnDevice,
    /// It is dropped with the card: an author tries a question.
    Nowhere,
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

/// Prompt, hints and grade of a question. They can take several searches to compute, so they are
/// cached between renders.
pub struct Feedback {
    /// The language.
    pub lang: Lang,
    /// What is asked.
    pub prompt: String,
    /// The hints that were taken.
    pub hints: Vec<String>,
    /// The grade of the last checked answer.
    pub grade: Option<Grade>,
}

impl Card {
    /// The question with the stored attempt.
    ///
    /// # Errors
    /// If it cannot be asked.
    pub fn open(question: Question, lang: Lang) -> Result<Self, Unaskable> {
        let attempt = kept::attempt(&question.print());
        Self::new(question, attempt, Keeping::OnDevice, lang)
    }

    /// The question without an attempt. Nothing is stored.
    ///
    /// # Errors
    /// If it cannot be asked.
    pub fn try_out(question: Question, lang: Lang) -> Result<Self, Unaskable> {
        Self::new(question, Attempt::default(), Keeping::Nowhere, lang)
    }

    fn new(
        question: Question,
        attempt: Attempt,
        keeping: Keeping,
        lang: Lang,
    ) -> Result<Self, Unaskable> {
        let asked = Asked::of(&question)?;
        let text = question.print();
        let feedback = Feedback::of(&asked, &attempt, lang);
        let answer_error = asked.read(&attempt.draft).err();
        Ok(Self {
            question,
            asked,
            attempt,
            cursor: TreeNode::ROOT,
            square: 0,
            pen: Pen::Lifted,
            stop: None,
            answer_error,
            hinting: None,
            feedback,
            text,
            keeping,
        })
    }

    /// Switches to a language.
    pub fn set_language(&mut self, lang: Lang) {
        if self.feedback.lang != lang {
            self.feedback = Feedback::of(&self.asked, &self.attempt, lang);
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

    fn replace(&mut self, answer: String) {
        self.attempt.draft = answer;
        self.hinting = None;
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
        self.attempt.checks_left(&self.question.terms) != Some(0)
    }

    /// Grades the answer; returns whether that was possible.
    pub fn check(&mut self) -> bool {
        if !self.may_check() {
            return false;
        }
        match self.attempt.check(&self.asked, &self.question.terms, self.feedback.lang) {
            Ok(grade) => {
                self.answer_error = None;
                self.feedback.grade = Some(grade);
                true
            }
            Err(answer_error) => {
                self.answer_error = Some(answer_error);
                false
            }
        }
    }

    /// Grades an answer that grows reply by reply; returns whether it could be graded. The whole of it
    /// counts as one check.
    pub fn grow(&mut self, answer: String) -> bool {
        if !self.attempt.has_seen_key() {
            self.attempt = Attempt::default();
        }
        self.attempt.draft = answer;
        let graded = self.attempt.check(&self.asked, &self.question.terms, self.feedback.lang);
        self.feedback.grade = graded.ok();
        self.feedback.grade.is_some()
    }

    /// Takes the next hint.
    pub fn take_hint(&mut self) {
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
        (self.answer_error, self.hinting) = (None, None);
        self.feedback = Feedback::of(&self.asked, &self.attempt, self.feedback.lang);
    }

    /// Stores the attempt on the device, unless an author tries the question.
    pub fn keep(&self) {
        if self.keeping == Keeping::OnDevice {
            kept::keep(&self.text, &self.attempt);
        }
    }
}

impl Feedback {
    fn of(asked: &Asked, attempt: &Attempt, lang: Lang) -> Self {
        Self {
            lang,
            prompt: asked.prompt(lang),
            hints: attempt.known_hints(asked, lang),
            grade: attempt.checked().and_then(|answer| asked.grade(answer, lang).ok()),
        }
    }
}
