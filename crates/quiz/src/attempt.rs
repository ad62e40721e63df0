//! An attempt at a question: the typed answer, the number of checks, the hints taken, and the
//! points earned on the terms of the question.

use super::answer_error::AnswerError;
use super::asked::Asked;
use super::grade::{Grade, Score};
use super::question::{Hints, Terms};
use plyscope_i18n::Lang;
use plyscope_setup::address::{decode, encode};

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
    Shown,
}

/// How much of an attempt is written in its short form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// All of it.
    Whole,
    /// The points, without the answers.
    Earned,
}

/// The text for an answer equal to the draft; no encoded text contains it.
const SAME: &str = "!";

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
        matches!(self.key, Key::Shown)
    }

    /// Whether there is nothing to store yet.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        *self == Self::default()
    }

    /// How often it may still be checked; `None` for no limit.
    #[must_use]
    pub fn checks_left(&self, terms: &Terms) -> Option<u32> {
        terms.attempts.map(|attempts| attempts.saturating_sub(self.checks))
    }

    /// Grades the answer as it is typed. The caller makes sure that it may still be checked.
    ///
    /// # Errors
    /// The parse error, with its place; it does not count as an attempt.
    pub fn check(
        &mut self,
        asked: &Asked,
        terms: &Terms,
        lang: Lang,
    ) -> Result<Grade, AnswerError> {
        let grade = asked.grade(&self.draft, lang)?;
        self.checks = self.checks.saturating_add(1);
        if self.key == Key::Hidden {
            self.points = self.points.max(self.worth(grade.score, terms));
        }
        self.checked = Some(self.draft.clone());
        Ok(grade)
    }

    /// The points of an answer now, less the cost of hints.
    fn worth(&self, score: Score, terms: &Terms) -> u32 {
        let cost = match terms.hints {
            Hints::Off => 0,
            Hints::Cost(cost) => u64::from(cost) * u64::from(self.hints),
        };
        let left = 100_u64.saturating_sub(cost);
        u32::try_from(u64::from(score.points(terms.points)) * left / 100).unwrap_or_default()
    }

    /// Takes the next hint for the answer as it is typed.
    ///
    /// # Errors
    /// The parse error, with its place.
    pub fn take_hint(&mut self, asked: &Asked, lang: Lang) -> Result<Hinting, AnswerError> {
        let hints = asked.hints(&self.draft, lang)?;
        let known = match &self.hinted {
            // Another answer may have the same hints.
            Some(hinted) if asked.hints(&hinted.answer, lang).as_ref() == Ok(&hints) => {
                hinted.known
            }
            _ => 0,
        };
        if known >= hints.len() {
            return Ok(Hinting::NoMore);
        }
        self.hints = self.hints.saturating_add(1);
        self.hinted = Some(Hinted { answer: self.draft.clone(), known: known + 1 });
        Ok(Hinting::Given)
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
        self.key = Key::Shown;
    }

    /// Restarts with an empty answer; checks and hints still count.
    pub fn start_again(&mut self) {
        self.draft.clear();
        self.checked = None;
        self.hinted = None;
    }

    /// The attempt in one line without spaces; [`Attempt::parse`] reads it back.
    pub(super) fn print(&self) -> String {
        let checked = self.checked.as_ref().map_or_else(String::new, |text| format!("={text}"));
        let (answer, known) = match &self.hinted {
            Some(hinted) => (hinted.answer.as_str(), hinted.known),
            None => ("", 0),
        };
        let key = u8::from(self.has_seen_key());
        let texts = [&self.draft, checked.as_str(), answer].map(encode).join("\t");
        format!("{texts}\t{known}\t{}\t{}\t{}\t{key}", self.checks, self.hints, self.points)
    }

    /// The points, and optionally the answers, in a short form: fields between semicolons, in
    /// visible ASCII. [`Attempt::parse_brief`] reads it back.
    pub fn print_brief(&self, depth: Depth) -> String {
        let key = u8::from(self.has_seen_key());
        let earned = format!("{};{};{};{key}", self.points, self.checks, self.hints);
        let has_answers = !self.draft.is_empty() || self.checked.is_some() || self.hinted.is_some();
        if depth == Depth::Earned || !has_answers {
            return earned;
        }
        let like_draft = |text: &str| {
            if text == self.draft {
                SAME.to_owned()
            } else {
                format!("={}", encode(text))
            }
        };
        let checked = self.checked.as_deref().map(like_draft).unwrap_or_default();
        let hinted = self.hinted.as_ref().map(|hinted| like_draft(&hinted.answer));
        let known = self.hinted.as_ref().map_or(0, |hinted| hinted.known);
        let hinted = hinted.unwrap_or_default();
        format!("{earned};{};{checked};{hinted};{known}", encode(&self.draft))
    }

    /// Parses the text of [`Attempt::print_brief`].
    pub fn parse_brief(text: &str) -> Option<Self> {
        let mut values = text.split(';');
        let points = values.next()?.parse().ok()?;
        let checks = values.next()?.parse().ok()?;
        let hints = values.next()?.parse().ok()?;
        let key = if values.next()? == "1" { Key::Shown } else { Key::Hidden };
        let earned = Self { points, checks, hints, key, ..Self::default() };
        let Some(draft) = values.next() else { return Some(earned) };
        let draft = decode(draft)?;
        let text = |given: &str| match given {
            SAME => Some(draft.clone()),
            given => decode(given.strip_prefix('=')?),
        };
        let checked = text(values.next()?);
        let answer = text(values.next()?);
        let known: usize = values.next()?.parse().ok()?;
        let hinted = answer.filter(|_| known > 0).map(|answer| Hinted { answer, known });
        values.next().is_none().then_some(Self { draft, checked, hinted, ..earned })
    }

    pub(super) fn parse(line: &str) -> Option<Self> {
        let mut values = line.split('\t');
        let mut next = || values.next();
        let draft = decode(next()?)?;
        let checked = decode(next()?)?.strip_prefix('=').map(str::to_owned);
        let answer = decode(next()?)?;
        let known = next()?.parse().ok()?;
        let attempt = Self {
            draft,
            checked,
            hinted: (known > 0).then_some(Hinted { answer, known }),
            checks: next()?.parse().ok()?,
            hints: next()?.parse().ok()?,
            points: next()?.parse().ok()?,
            key: if next()? == "1" { Key::Shown } else { Key::Hidden },
        };
        values.next().is_none().then_some(attempt)
    }
}
