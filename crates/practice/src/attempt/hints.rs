//! Hints: which of them are shown, and which were given before, so that none of the first [`MOST_GIVEN`]
//! costs points twice.

use plyscope_i18n::Lang;
use plyscope_quiz::answer_error::AnswerError;
use plyscope_quiz::asked::Asked;
use plyscope_quiz::feedback::Feedback;
use plyscope_quiz::question::Terms;

use super::{Attempt, Hinted};

/// The result of asking for a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hinting {
    /// There is one more.
    Given,
    /// There are no more for this answer.
    NoMore,
}

/// The hints that were given, by the hashes of their sentences in English.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct GivenHints(Vec<u32>);

/// How many of them are kept: a learning platform may store little of an attempt.
const MOST_GIVEN: usize = 100;

/// How many digits a hash has.
const DIGITS: usize = 8;

impl GivenHints {
    /// How their text begins.
    pub(super) const MARK: char = 'h';

    fn contains(&self, sentence: &str) -> bool {
        self.0.contains(&hash(sentence))
    }

    fn add(&mut self, sentence: &str) {
        if !self.contains(sentence) && self.0.len() < MOST_GIVEN {
            self.0.push(hash(sentence));
        }
    }

    /// These and others, as many as are kept.
    pub(super) fn with(&self, others: &Self) -> Self {
        let new = others.0.iter().filter(|hash| !self.0.contains(hash));
        Self(self.0.iter().chain(new).take(MOST_GIVEN).copied().collect())
    }

    /// The mark with all hashes; nothing if there are none.
    pub(super) fn print(&self) -> String {
        if self.0.is_empty() {
            return String::new();
        }
        let hashes: String = self.0.iter().map(|hash| format!("{hash:08x}")).collect();
        format!("{}{hashes}", Self::MARK)
    }

    pub(super) fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix(Self::MARK)?.as_bytes();
        let number = |digits: &[u8]| {
            let digits = std::str::from_utf8(digits).ok().filter(|text| text.len() == DIGITS)?;
            u32::from_str_radix(digits, 16).ok()
        };
        let hashes: Vec<u32> = digits.chunks(DIGITS).map(number).collect::<Option<_>>()?;
        (hashes.len() <= MOST_GIVEN).then_some(Self(hashes))
    }
}

/// The hash of a sentence: FNV-1a with 32 bits (Fowler, Noll & Vo 1991).
fn hash(sentence: &str) -> u32 {
    let step = |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    sentence.bytes().fold(0x811c_9dc5, step)
}

impl Attempt {
    /// Takes the next hint for the answer as it is typed. Those that were given before are shown again
    /// for nothing.
    ///
    /// # Errors
    /// The parse error, with its place.
    pub fn take_hint(&mut self, asked: &Asked, lang: Lang) -> Result<Hinting, AnswerError> {
        let hints = asked.hints(&self.draft, lang)?;
        let shown = self.shown_of(&hints, asked, lang);
        if shown >= hints.len() {
            return Ok(Hinting::NoMore);
        }
        let in_english = asked.hints(&self.draft, Lang::En)?;
        let given = self.given_of(&in_english);
        if given <= shown {
            self.hints = self.hints.saturating_add(1);
        }
        self.show(given.max(shown + 1), &in_english);
        Ok(Hinting::Given)
    }

    /// Gives the first hint for the answer, which is only a pointer, for nothing.
    pub(super) fn point(&mut self, asked: &Asked, lang: Lang) {
        let hints = asked.hints(&self.draft, lang).unwrap_or_default();
        if hints.is_empty() {
            return;
        }
        let in_english = asked.hints(&self.draft, Lang::En).unwrap_or_default();
        let known = self.shown_of(&hints, asked, lang).max(self.given_of(&in_english)).max(1);
        self.show(known, &in_english);
    }

    /// Hides hints for another answer than the one that was just checked: what they point at may be
    /// right now.
    pub(super) fn hide_other_hints(&mut self, asked: &Asked, lang: Lang) {
        if self.hinted.is_none() {
            return;
        }
        let hints = asked.hints(&self.draft, lang).unwrap_or_default();
        if self.shown_of(&hints, asked, lang) == 0 {
            self.hinted = None;
        }
    }

    /// How many of these hints are shown. Another answer may have had the same ones.
    fn shown_of(&self, hints: &[String], asked: &Asked, lang: Lang) -> usize {
        let shown = self.hinted.as_ref().filter(|hinted| {
            hinted.answer == self.draft
                || asked.hints(&hinted.answer, lang).is_ok_and(|others| others == hints)
        });
        shown.map_or(0, |hinted| hinted.known)
    }

    /// How many of the hints for the answer were given before, from the first on.
    fn given_of(&self, in_english: &[String]) -> usize {
        in_english.iter().take_while(|sentence| self.given.contains(sentence)).count()
    }

    /// Shows so many hints for the answer.
    fn show(&mut self, known: usize, in_english: &[String]) {
        in_english.iter().take(known).for_each(|sentence| self.given.add(sentence));
        self.hinted = Some(Hinted { answer: self.draft.clone(), known });
    }

    /// The hints taken for the answer that they were last asked for.
    #[must_use]
    pub fn known_hints(&self, asked: &Asked, lang: Lang) -> Vec<String> {
        let Some(Hinted { answer, known }) = &self.hinted else { return Vec::new() };
        let mut hints = asked.hints(answer, lang).unwrap_or_default();
        hints.truncate(*known);
        hints
    }

    /// Whether the only hint that is known for the answer is the pointer that came with its grade,
    /// for which nobody asked and which costs nothing.
    #[must_use]
    pub fn is_only_pointed(&self, terms: &Terms) -> bool {
        // Only the first answer that was checked gets one.
        let may_be_free = terms.feedback == Feedback::Staged && self.checks_here() <= 1;
        let is_free = |hinted: &Hinted| {
            self.hints == 0 || may_be_free && self.checked.as_ref() == Some(&hinted.answer)
        };
        self.hinted.as_ref().is_some_and(|hinted| hinted.known == 1 && is_free(hinted))
    }
}
