//! The front matter of a lesson: plain `key: value` lines between two lines of `---`.

use plyscope_search::bidi;

use super::block::{entries, Entry};
use super::problem::{Broken, Expected, Problem};
use crate::MAX_TITLE;
use plyscope_i18n::Lang;
use plyscope_quiz::feedback::{Again, Feedback};
use plyscope_quiz::question::{Grading, Hints, Terms, MOST};
use plyscope_setup::Choice;

/// The front matter of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Front {
    /// Its title.
    pub title: Option<String>,
    /// Its language.
    pub language: Option<Lang>,
    /// Who wrote it.
    pub author: Option<String>,
    /// The deadline in the author's words; it is not enforced.
    pub deadline: Option<String>,
    /// The seed of random parts.
    pub seed: Seed,
    /// Whether its questions are shuffled.
    pub shuffle: Shuffle,
    /// The default terms of its questions.
    pub terms: Terms,
}

/// The seed of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seed {
    /// The same for all readers.
    Same(u64),
    /// A different one for each reader.
    Own,
}

impl Seed {
    /// The default seed.
    pub const FIRST: u64 = 1;

    /// The text for [`Seed::Own`].
    const OWN: &'static str = "own";

    /// The seed of the first reader, or of all.
    #[must_use]
    pub const fn first(self) -> u64 {
        match self {
            Self::Same(seed) => seed,
            Self::Own => Self::FIRST,
        }
    }

    fn read(text: &str) -> Option<Self> {
        match text {
            Self::OWN => Some(Self::Own),
            number => number.parse().ok().map(Self::Same),
        }
    }
}

impl Default for Seed {
    fn default() -> Self {
        Self::Same(Self::FIRST)
    }
}

/// Whether the questions of a lesson are shuffled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Shuffle {
    /// Nothing.
    #[default]
    No,
    /// The order of its questions.
    Questions,
}

impl Choice for Shuffle {
    const NAME: &'static str = "shuffle";
    const ALL: &'static [(&'static str, Self)] =
        &[("no", Self::No), ("questions", Self::Questions)];
}

/// The known keys.
const KEYS: [&str; 12] = [
    "title", "language", "author", "deadline", "seed", "shuffle", "points", "attempts", "hints",
    "grading", "feedback", "again",
];

/// Parses the front matter. Also returns its problems, the text after it, and the number of the
/// text's first line, from 1.
pub fn read(text: &str) -> (Front, Vec<Broken>, &str, usize) {
    let mut lines = text.split_inclusive('\n');
    if lines.next().is_none_or(|line| line.trim_end() != "---") {
        return (Front::default(), Vec::new(), text, 1);
    }
    let begin = text.find('\n').map_or(text.len(), |end| end + 1);
    let (mut end, mut count) = (begin, 1);
    for line in lines {
        if line.trim_end() == "---" {
            let (front, broken) = read_lines(&text[begin..end]);
            return (front, broken, &text[end + line.len()..], count + 2);
        }
        (end, count) = (end + line.len(), count + 1);
    }
    (
        Front::default(),
        vec![Broken { line: 1, column: Some(1), problem: Problem::OpenFront }],
        text,
        1,
    )
}

fn read_lines(text: &str) -> (Front, Vec<Broken>) {
    let (entries, mut broken) = entries(text, 2, Some(&KEYS), |_, _| 0);
    let mut front = Front::default();
    for entry in &entries {
        if let Err(expected) = front.take(entry) {
            let problem = Problem::Value { key: entry.key.clone(), given: entry.given(), expected };
            broken.push(entry.wrong(problem));
        }
    }
    broken.sort_by_key(|broken| broken.line);
    (front, broken)
}

impl Front {
    fn take(&mut self, entry: &Entry) -> Result<(), Expected> {
        let value = entry.value.as_str();
        let text = || {
            let fits = value.chars().count() <= MAX_TITLE && !value.contains(bidi::is_control);
            let text = Some(value.to_owned()).filter(|text| !text.is_empty());
            if fits {
                Ok(text)
            } else {
                Err(Expected::Text { most: MAX_TITLE })
            }
        };
        let number = |most: u32| {
            let number = value.parse().ok().filter(|number| *number <= most);
            number.ok_or(Expected::Number { most: u64::from(most) })
        };
        let from_one = |most: u32| match number(most) {
            Ok(0) | Err(_) => Err(Expected::NumberFromOne { most: u64::from(most) }),
            Ok(number) => Ok(number),
        };
        let terms = &mut self.terms;
        match entry.key.as_str() {
            "title" => self.title = text()?,
            "author" => self.author = text()?,
            "deadline" => self.deadline = text()?,
            "language" => {
                let lang = value.parse();
                let tags = || Lang::ALL.iter().map(|lang| lang.tag()).collect();
                self.language = Some(lang.map_err(|()| Expected::Choice(tags()))?);
            }
            "seed" => self.seed = Seed::read(value).ok_or(Expected::Seed)?,
            Shuffle::NAME => self.shuffle = choose(value)?,
            Grading::NAME => terms.grading = choose(value)?,
            Feedback::NAME => terms.feedback = choose(value)?,
            Again::NAME => terms.again = choose(value)?,
            "points" => terms.points = number(MOST)?,
            "attempts" if value == "any" => terms.attempts = None,
            "attempts" => terms.attempts = Some(from_one(MOST)?),
            "hints" if value == "off" => terms.hints = Hints::Off,
            // The only remaining key.
            _ => terms.hints = Hints::Cost(number(100)?),
        }
        Ok(())
    }
}

fn choose<C: Choice>(value: &str) -> Result<C, Expected> {
    C::from_id(value).map_err(|problem| Expected::Choice(problem.known))
}
