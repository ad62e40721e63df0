//! A question with the person's attempt at it.

use plyscope_i18n::Lang;
use plyscope_quiz::answer_error::{separates, AnswerError};
use plyscope_quiz::asked::{Asked, Unaskable};
use plyscope_quiz::attempt::{Attempt, Hinting};
use plyscope_quiz::grade::Grade;
use plyscope_quiz::question::Question;
use plyscope_search::TreeNode;

use super::kept;

/// A question with the person's attempt at it.
pub struct Card {
    /// What is asked.
    pub question: Question,
    /// The same with the search that it is about.
    pub asked: Asked,
    /// How the person is with it.
    pub attempt: Attempt,
    /// The node that the keyboard is at.
    pub cursor: TreeNode,
    /// The square of the board that the keyboard is at.
    pub square: usize,
    /// Whether the answer is being typed.
    pub pen: Pen,
    /// The moment that is looked at, where there are several; the first without a reply if nobody
    /// has chosen one.
    pub stop: Option<usize>,
    /// What cannot be read of the answer, once it is to be told.
    pub answer_error: Option<AnswerError>,
    /// What came of asking for a hint last.
    pub hinting: Option<Hinting>,
    /// What there is to say, in one language.
    pub feedback: Feedback,
    text: String,
    keeping: Keeping,
}

/// What becomes of an attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Keeping {
    /// It stays on the device.
    OnDevice,
    /// It is gone with the card: somebody tries a question out.
    Nowhere,
}

/// Whether the answer is being typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pen {
    /// It is not.
    #[default]
    Lifted,
    /// It is, so that its last word may not be whole.
    Writing,
}

/// What there is to say of a question. It can take several searches to find that out, and so it is
/// found out when something has happened, and not whenever the page is drawn.
pub struct Feedback {
    /// In which language.
    pub lang: Lang,
    /// What is asked.
    pub prompt: String,
    /// The hints that were taken.
    pub hints: Vec<String>,
    /// How the answer is that was checked last.
    pub grade: Option<Grade>,
}

impl Card {
    /// The question as it was left the last time.
    ///
    /// # Errors
    /// When it cannot be asked.
    pub fn open(question: Question, lang: Lang) -> Result<Self, Unaskable> {
        let attempt = kept::attempt(&question.print());
        Self::new(question, attempt, Keeping::OnDevice, lang)
    }

    /// The question as nobody has answered it yet. What becomes of it here is kept nowhere.
    ///
    /// # Errors
    /// When it cannot be asked.
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

    /// Says it in a language from now on.
    pub fn set_language(&mut self, lang: Lang) {
        if self.feedback.lang != lang {
            self.feedback = Feedback::of(&self.asked, &self.attempt, lang);
        }
    }

    /// Takes another answer. What could not be read is still told where it still cannot be; of what
    /// has just been typed nothing is said before it is done.
    pub fn write(&mut self, answer: String) {
        self.pen = Pen::Writing;
        self.replace(answer);
    }

    /// Takes the answer that comes of a press.
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

    /// Tells what cannot be read of the answer.
    pub fn proofread(&mut self) {
        self.pen = Pen::Lifted;
        self.answer_error = self.asked.read(&self.attempt.draft).err();
    }

    /// Whether the answer may be checked.
    pub fn may_check(&self) -> bool {
        self.attempt.checks_left(&self.question.terms) != Some(0)
    }

    /// Grades the answer; tells whether that could be done.
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

    /// Begins again with an empty answer.
    pub fn start_again(&mut self) {
        self.attempt.start_again();
        (self.pen, self.stop) = (Pen::Lifted, None);
        (self.answer_error, self.hinting) = (None, None);
        self.feedback = Feedback::of(&self.asked, &self.attempt, self.feedback.lang);
    }

    /// Keeps the attempt on the device, unless the question is only tried out.
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
