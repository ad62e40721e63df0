//! Attempts as text, for the device and for learning platforms. What was written before questions
//! could be dealt again is read as well.

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
        let key = self.key.print();
        let deal = match self.deal {
            Deal { number: 0, .. } => String::new(),
            Deal { number, checks_before } => format!("\t{number}\t{checks_before}"),
        };
        let texts = [&self.draft, checked.as_str(), answer].map(encode).join("\t");
        format!("{texts}\t{known}\t{}\t{}\t{}\t{key}{deal}", self.checks, self.hints, self.points)
    }

    /// The points, and optionally the answers, in a short form: fields between semicolons, in
    /// visible ASCII. [`Attempt::parse_brief`] reads it back.
    pub fn print_brief(&self, depth: Depth) -> String {
        let key = self.key.print();
        let deal = match self.deal {
            Deal { number: 0, .. } => String::new(),
            Deal { number, checks_before } => format!(".{number}.{checks_before}"),
        };
        let earned = format!("{};{};{};{key}{deal}", self.points, self.checks, self.hints);
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
        let mut parts = values.next()?.split('.');
        let key = Key::parse(parts.next()?);
        let deal = match parts.next() {
            Some(number) => Deal::parse(number, parts.next()?)?,
            None => Deal::default(),
        };
        let earned = Self { points, checks, hints, key, deal, ..Self::default() };
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
        let known = next()?.parse().ok()?;
        let attempt = Self {
            draft,
            checked,
            hinted: (known > 0).then_some(Hinted { answer, known }),
            checks: next()?.parse().ok()?,
            hints: next()?.parse().ok()?,
            points: next()?.parse().ok()?,
            key: Key::parse(next()?),
            deal: match next() {
                Some(number) => Deal::parse(number, next()?)?,
                None => Deal::default(),
            },
        };
        values.next().is_none().then_some(attempt)
    }
}
