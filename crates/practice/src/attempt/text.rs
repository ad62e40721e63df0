//! Attempts as text, for the device and for learning platforms. What was written before questions
//! could be dealt again, before all hints were kept, or before stops could be passed, is read as well.

use super::hints::GivenHints;
use super::{Attempt, Deal, Hinted, Key, MOST_DEALS};
use plyscope_setup::address::{decode, encode};

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

/// How the number of the stops that were passed begins.
const PASSED: char = 'p';

impl Key {
    const fn print(self) -> char {
        match self {
            Self::Hidden => '0',
            Self::Shown => '1',
            Self::HandedIn => '2',
        }
    }

    fn parse(text: &str) -> Self {
        match text {
            "1" => Self::Shown,
            "2" => Self::HandedIn,
            _ => Self::Hidden,
        }
    }
}

impl Deal {
    fn parse(number: &str, checks_before: &str) -> Option<Self> {
        let number = number.parse().ok().filter(|number| (1..=MOST_DEALS).contains(number))?;
        Some(Self { number, checks_before: checks_before.parse().ok()? })
    }
}

impl Attempt {
    /// The attempt in one line without spaces; [`Attempt::parse`] reads it back.
    pub(crate) fn print(&self) -> String {
        let checked = self.checked.as_ref().map_or_else(String::new, |text| format!("={text}"));
        let (answer, known) = match &self.hinted {
            Some(hinted) => (hinted.answer.as_str(), hinted.known),
            None => ("", 0),
        };
        let (key, rest) = (self.key.print(), self.print_rest('\t', Depth::Whole));
        let texts = [&self.draft, checked.as_str(), answer].map(encode).join("\t");
        format!("{texts}\t{known}\t{}\t{}\t{}\t{key}{rest}", self.checks, self.hints, self.points)
    }

    /// What is written only where there is some: which other question was dealt, and with the answers the hints
    /// that were given and how many stops were passed. Each part follows a separator.
    fn print_rest(&self, separator: char, depth: Depth) -> String {
        let deal = match self.deal {
            Deal { number: 0, .. } => String::new(),
            Deal { number, checks_before } => {
                format!("{separator}{number}{separator}{checks_before}")
            }
        };
        let given = self.given.print();
        let passed = (self.passed > 0).then(|| format!("{PASSED}{}", self.passed));
        let parts = [given, passed.unwrap_or_default()].into_iter();
        let parts = parts.filter(|part| depth == Depth::Whole && !part.is_empty());
        parts.fold(deal, |rest, part| format!("{rest}{separator}{part}"))
    }

    /// Parses the parts of [`Attempt::print_rest`].
    fn parse_rest(parts: &[&str]) -> Option<(Deal, GivenHints, usize)> {
        let (parts, passed) = match parts {
            [before @ .., last] if last.starts_with(PASSED) => {
                (before, last[PASSED.len_utf8()..].parse().ok()?)
            }
            _ => (parts, 0),
        };
        let (parts, given) = match parts {
            [before @ .., last] if last.starts_with(GivenHints::MARK) => {
                (before, GivenHints::parse(last)?)
            }
            _ => (parts, GivenHints::default()),
        };
        let deal = match parts {
            [] => Deal::default(),
            [number, checks_before] => Deal::parse(number, checks_before)?,
            _ => return None,
        };
        Some((deal, given, passed))
    }

    /// The points, and optionally the answers and which hints were given, in a short form: fields between
    /// semicolons, in visible ASCII. [`Attempt::parse_brief`] reads it back.
    pub fn print_brief(&self, depth: Depth) -> String {
        let (key, rest) = (self.key.print(), self.print_rest('.', depth));
        let earned = format!("{};{};{};{key}{rest}", self.points, self.checks, self.hints);
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
        let parts: Vec<&str> = values.next()?.split('.').collect();
        let (key, rest) = parts.split_first()?;
        let (key, (deal, given, passed)) = (Key::parse(key), Self::parse_rest(rest)?);
        let earned = Self { points, checks, hints, given, key, deal, passed, ..Self::default() };
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

    pub(crate) fn parse(line: &str) -> Option<Self> {
        let mut values = line.split('\t');
        let mut next = || values.next();
        let draft = decode(next()?)?;
        let checked = decode(next()?)?.strip_prefix('=').map(str::to_owned);
        let answer = decode(next()?)?;
        let known: usize = next()?.parse().ok()?;
        let hinted = (known > 0).then_some(Hinted { answer, known });
        let checks = next()?.parse().ok()?;
        let hints = next()?.parse().ok()?;
        let points = next()?.parse().ok()?;
        let key = Key::parse(next()?);
        let (deal, given, passed) = Self::parse_rest(&values.collect::<Vec<_>>())?;
        Some(Self { draft, checked, checks, hints, hinted, given, points, key, deal, passed })
    }
}
