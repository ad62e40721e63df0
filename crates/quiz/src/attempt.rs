//! An attempt at a question: the typed answer, the number of checks, the hints taken, and the
//! points earned on the terms of the question.

mod text;

use super::answer_error::AnswerError;
use super::asked::Asked;
use super::feedback::{Detail, Feedback};
use super::grade::{Grade, Score};
use super::question::{Hints, Terms};
use plyscope_i18n::{texts, Lang};

/// An attempt at a question.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Attempt {
    /// The answer as far as it is typed.
    pub draft: String,
    checked: Option<String>,
    checks: u32,
    hints: u32,
    hinted: Option<Hinted>,
    points: u32,
    key: Key,
    deal: Deal,
}

/// The answer that hints were taken for, and how many of them.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Hinted {
    answer: String,
    known: usize,
}

/// Whether the right answer has been shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Key {
    #[default]
    Hidden,
    /// On request.
    Shown,
    /// When the lesson was handed in.
    HandedIn,
}

/// Which question is answered: the one that was asked, or another of its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Deal {
    /// How many others were dealt; 0 for the question itself.
    number: u32,
    /// How often the answers to those before it were checked.
    checks_before: u32,
}

/// How many other questions can be dealt.
pub const MOST_DEALS: u32 = 1_000;

pub use text::Depth;

/// The result of checking an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Checked {
    /// It was graded.
    Graded(Grade),
    /// There is no answer yet, so nothing was graded or counted.
    Blank,
}

/// A grade as far as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct ShownGrade {
    /// What is shown of the grade; its score is that of the answer.
    pub grade: Grade,
    /// How much that is.
    pub detail: Detail,
    /// The result in a line.
    pub heading: String,
}

impl ShownGrade {
    /// Whether it is shown that all is right.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.detail == Detail::Full && self.grade.score.is_full()
    }
}

/// The result of asking for a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hinting {
    /// There is one more.
    Given,
    /// There are no more for this answer.
    NoMore,
}

impl Attempt {
    /// The answer as it was checked last.
    #[must_use]
    pub fn checked(&self) -> Option<&str> {
        self.checked.as_deref()
    }

    /// How often it was checked.
    #[must_use]
    pub const fn checks(&self) -> u32 {
        self.checks
    }

    /// How many hints were taken.
    #[must_use]
    pub const fn hints(&self) -> u32 {
        self.hints
    }

    /// The points earned: those of the best answer that was checked before the right one was shown.
    #[must_use]
    pub const fn points(&self) -> u32 {
        self.points
    }

    /// Whether the right answer has been shown.
    #[must_use]
    pub const fn has_seen_key(&self) -> bool {
        !matches!(self.key, Key::Hidden)
    }

    /// Whether it was handed in with its lesson.
    #[must_use]
    pub const fn is_handed_in(&self) -> bool {
        matches!(self.key, Key::HandedIn)
    }

    /// How many other questions of the kind were dealt; 0 while the question itself is answered.
    #[must_use]
    pub const fn deal(&self) -> u32 {
        self.deal.number
    }

    /// How often the answer to the current question was checked.
    const fn checks_here(&self) -> u32 {
        self.checks.saturating_sub(self.deal.checks_before)
    }

    /// Whether nothing more can be earned: the right answer was shown, or no checks are left.
    #[must_use]
    pub fn is_over(&self, terms: &Terms) -> bool {
        self.has_seen_key() || (self.checks_here() > 0 && self.checks_left(terms) == Some(0))
    }

    /// How much is shown of the last answer, given its score.
    #[must_use]
    pub fn detail(&self, terms: &Terms, score: Score) -> Detail {
        match terms.feedback {
            _ if self.is_over(terms) => Detail::Full,
            Feedback::After => Detail::Nothing,
            _ if score.is_full() => Detail::Full,
            feedback => feedback.detail(self.checks_here()),
        }
    }

    /// The grade of the answer that was checked last, as far as it is shown now.
    #[must_use]
    pub fn shown_grade(&self, asked: &Asked, terms: &Terms, lang: Lang) -> Option<ShownGrade> {
        let checked = self.checked()?;
        let grade = asked.grade(checked, lang).ok()?;
        let detail = self.detail(terms, grade.score);
        let heading = match detail {
            Detail::Nothing => texts::quiz_found_later(lang),
            Detail::Count | Detail::Pieces | Detail::Full => asked.heading(checked, &grade, lang),
        };
        let grade = grade.reduced(detail, terms.feedback.diagnosis());
        Some(ShownGrade { grade, detail, heading })
    }

    /// The points that the question brings if the next answer is right.
    #[must_use]
    pub fn reachable(&self, terms: &Terms) -> u32 {
        match self.is_over(terms) {
            true => self.points,
            false => self.points.max(self.worth(Score { right: 1, wrong: 0, of: 1 }, terms)),
        }
    }

    /// Whether there is nothing to store yet.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        *self == Self::default()
    }

    /// How often it may still be checked; `None` for no limit.
    #[must_use]
    pub fn checks_left(&self, terms: &Terms) -> Option<u32> {
        terms.attempts.map(|attempts| attempts.saturating_sub(self.checks_here()))
    }

    /// Grades the answer as it is typed. The caller makes sure that it may still be checked. The
    /// same answer again is no further attempt.
    ///
    /// # Errors
    /// The parse error, with its place; it does not count as an attempt.
    pub fn check(
        &mut self,
        asked: &Asked,
        terms: &Terms,
        lang: Lang,
    ) -> Result<Checked, AnswerError> {
        let grade = asked.grade(&self.draft, lang)?;
        if asked.is_blank(&self.draft) {
            return Ok(Checked::Blank);
        }
        let is_same = self.checked().is_some_and(|checked| asked.is_same(checked, &self.draft));
        if !is_same {
            self.checks = self.checks.saturating_add(1);
            self.earn(grade.score, terms);
        }
        self.checked = Some(self.draft.clone());
        if terms.feedback == Feedback::Staged
            && terms.hints != Hints::Off
            && self.detail(terms, grade.score) == Detail::Count
        {
            self.point(asked, lang);
        }
        Ok(Checked::Graded(grade))
    }

    /// Grades the answer as it is typed when the lesson is handed in; `None` without an answer that
    /// can be parsed. Nothing can be checked afterwards.
    pub fn hand_in(&mut self, asked: &Asked, terms: &Terms, lang: Lang) -> Option<Grade> {
        let is_given = !asked.is_blank(&self.draft);
        let grade = is_given.then(|| asked.grade(&self.draft, lang).ok()).flatten();
        if let Some(grade) = &grade {
            self.earn(grade.score, terms);
        }
        self.checks = self.checks.saturating_add(1);
        self.checked = grade.as_ref().map(|_| self.draft.clone());
        self.key = Key::HandedIn;
        grade
    }

    fn earn(&mut self, score: Score, terms: &Terms) {
        if self.key == Key::Hidden {
            self.points = self.points.max(self.worth(score, terms));
        }
    }

    /// Gives the first hint for the answer, which is only a pointer, for nothing.
    fn point(&mut self, asked: &Asked, lang: Lang) {
        let hints = asked.hints(&self.draft, lang).unwrap_or_default();
        let known = self.known_of(&hints, asked, lang).max(1);
        if !hints.is_empty() {
            self.hinted = Some(Hinted { answer: self.draft.clone(), known });
        }
    }

    /// The points of an answer now, less the cost of hints.
    fn worth(&self, score: Score, terms: &Terms) -> u32 {
        let cost = match terms.hints {
            Hints::Off => 0,
            Hints::Cost(cost) => cost.saturating_mul(self.hints),
        };
        score.points_at(terms.points, 100_u32.saturating_sub(cost))
    }

    /// Takes the next hint for the answer as it is typed.
    ///
    /// # Errors
    /// The parse error, with its place.
    pub fn take_hint(&mut self, asked: &Asked, lang: Lang) -> Result<Hinting, AnswerError> {
        let hints = asked.hints(&self.draft, lang)?;
        let known = self.known_of(&hints, asked, lang);
        if known >= hints.len() {
            return Ok(Hinting::NoMore);
        }
        self.hints = self.hints.saturating_add(1);
        self.hinted = Some(Hinted { answer: self.draft.clone(), known: known + 1 });
        Ok(Hinting::Given)
    }

    /// How many of these hints are known. Another answer may have had the same ones.
    fn known_of(&self, hints: &[String], asked: &Asked, lang: Lang) -> usize {
        let known = self
            .hinted
            .as_ref()
            .filter(|hinted| asked.hints(&hinted.answer, lang).is_ok_and(|others| others == hints));
        known.map_or(0, |hinted| hinted.known)
    }

    /// The hints taken for the answer that they were last asked for.
    #[must_use]
    pub fn known_hints(&self, asked: &Asked, lang: Lang) -> Vec<String> {
        let Some(Hinted { answer, known }) = &self.hinted else { return Vec::new() };
        let mut hints = asked.hints(answer, lang).unwrap_or_default();
        hints.truncate(*known);
        hints
    }

    /// Shows the right answer. Answers that are checked from now on earn nothing.
    pub fn show_key(&mut self) {
        if self.key == Key::Hidden {
            self.key = Key::Shown;
        }
    }

    /// Deals another question of the kind, which counts instead: that the right answer was shown
    /// costs as much as a hint.
    pub fn deal_again(&mut self) {
        let number = self.deal.number.saturating_add(1).min(MOST_DEALS);
        let deal = Deal { number, checks_before: self.checks };
        let (checks, hints) = (self.checks, self.hints.saturating_add(1));
        *self = Self { checks, hints, deal, ..Self::default() };
    }

    /// Restarts with an empty answer; checks and hints still count.
    pub fn start_again(&mut self) {
        self.draft.clear();
        self.checked = None;
        self.hinted = None;
    }
}
