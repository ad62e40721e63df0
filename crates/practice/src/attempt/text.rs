//! Attempts as text, for the device and for learning platforms. What was written before questions
//! could be dealt again, or before all hints were kept, is read as well.

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
        let (key, rest) = (self.key.print(), self.print_rest('\t', &self.given.print()));
        let texts = [&self.draft, checked.as_str(), answer].map(encode).join("\t");
        format!("{texts}\t{known}\t{}\t{}\t{}\t{key}{rest}", self.checks, self.hints, self.points)
    }

    /// What is written only where there is some: which other question was dealt, and the hints that were
    /// given. Each part follows a separator.
    fn print_rest(&self, separator: char, given: &str) -> String {
        let deal = match self.deal {
            Deal { number: 0, .. } => String::new(),
            Deal { number, checks_before } => {
                format!("{separator}{number}{separator}{checks_before}")
            }
        };
        match given {
            "" => deal,
            given => format!("{deal}{separator}{given}"),
        }
    }

    /// Parses the parts of [`Attempt::print_rest`].
    fn parse_rest(parts: &[&str]) -> Option<(Deal, GivenHints)> {
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
        Some((deal, given))
    }

    /// The points, and optionally the answers and which hints were given, in a short form: fields between
    /// semicolons, in visible ASCII. [`Attempt::parse_brief`] reads it back.
    pub fn print_brief(&self, depth: Depth) -> String {
        let given = match depth {
            Depth::Whole => self.given.print(),
            Depth::Earned => String::new(),
        };
        let (key, rest) = (self.key.print(), self.print_rest('.', &given));
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
        let (key, (deal, given)) = (Key::parse(key), Self::parse_rest(rest)?);
        let earned = Self { points, checks, hints, given, key, deal, ..Self::default() };
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
        let (deal, given) = Self::parse_rest(&values.collect::<Vec<_>>())?;
        Some(Self { draft, checked, checks, hints, hinted, given, points, key, deal })
    }
}
