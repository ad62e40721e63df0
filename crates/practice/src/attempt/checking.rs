//! Checking an answer: whether it counts, what it earns, and how much is shown of its grade.

use super::{Attempt, Key};
use plyscope_i18n::{texts, Lang};
use plyscope_quiz::answer_error::AnswerError;
use plyscope_quiz::asked::Asked;
use plyscope_quiz::feedback::{Again, Detail, Feedback};
use plyscope_quiz::grade::{Grade, Score};
use plyscope_quiz::question::{Hints, Terms};

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

impl Attempt {
    /// How often the answer to the current question was checked.
    pub(super) const fn checks_here(&self) -> u32 {
        self.checks.saturating_sub(self.deal.checks_before)
    }

    /// Whether nothing more can be earned: the right answer was shown, or no checks are left.
    #[must_use]
    pub fn is_over(&self, terms: &Terms) -> bool {
        self.has_seen_key() || (self.checks_here() > 0 && self.checks_left(terms) == Some(0))
    }

    /// Whether more can be earned: with this question, or with another of its kind.
    #[must_use]
    pub fn can_earn_more(&self, terms: &Terms) -> bool {
        let can_be_dealt = terms.again == Again::Fresh && !self.is_handed_in();
        can_be_dealt || !self.is_over(terms)
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

    /// The points earned; `None` while nothing may be shown of the answer.
    #[must_use]
    pub fn shown_points(&self, terms: &Terms) -> Option<u32> {
        let is_shown = terms.feedback != Feedback::After || self.is_over(terms);
        is_shown.then_some(self.points)
    }

    /// The points that the question brings if the next answer is right, as far as they may be shown.
    #[must_use]
    pub fn reachable(&self, terms: &Terms) -> u32 {
        let earned = self.shown_points(terms).unwrap_or_default();
        match self.is_over(terms) {
            true => earned,
            false => earned.max(self.worth(Score { right: 1, wrong: 0, of: 1 }, terms)),
        }
    }

    /// The same after another hint.
    #[must_use]
    pub fn reachable_after_hint(&self, terms: &Terms) -> u32 {
        Self { hints: self.hints.saturating_add(1), ..self.clone() }.reachable(terms)
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
            self.earn(grade.score, terms);
            self.checks = self.checks.saturating_add(1);
        }
        self.checked = Some(self.draft.clone());
        let detail = self.detail(terms, grade.score);
        if detail > Detail::Nothing {
            self.hide_other_hints(asked, lang);
        }
        if terms.feedback == Feedback::Staged
            && terms.hints != Hints::Off
            && detail == Detail::Count
        {
            self.point(asked, lang);
        }
        Ok(Checked::Graded(grade))
    }

    /// Grades the answer as it is typed when the lesson is handed in; `None` for a question that
    /// cannot be asked, or without an answer that can be parsed. What cannot be parsed is kept as well, for the
    /// teacher. Nothing can be checked afterwards.
    pub fn hand_in(&mut self, asked: Option<&Asked>, terms: &Terms, lang: Lang) -> Option<Grade> {
        let is_blank = match asked {
            Some(asked) => asked.is_blank(&self.draft),
            None => self.draft.trim().is_empty(),
        };
        let asked = asked.filter(|_| !is_blank);
        let grade = asked.and_then(|asked| asked.grade(&self.draft, lang).ok());
        if let Some(grade) = &grade {
            self.earn(grade.score, terms);
        }
        self.checks = self.checks.saturating_add(1);
        self.checked = (!is_blank).then(|| self.draft.clone());
        self.key = Key::HandedIn;
        grade
    }

    /// Takes the points of an answer that has not been counted yet.
    fn earn(&mut self, score: Score, terms: &Terms) {
        if !self.is_over(terms) {
            self.points = self.points.max(self.worth(score, terms));
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
}
