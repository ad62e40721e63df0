//! When lessons were first opened on a device, with which seed, and the name for their results. Stored as
//! lines, so that a reload neither restarts the time nor changes the trees.

use std::borrow::Cow;

use plyscope_setup::address::{decode, encode};

use super::chance::hash;
use super::source::Source;

/// The opened lessons, the latest last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OpenedLessons(Vec<Entry>);

/// An opened lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Entry {
    /// The [`key`] of the lesson.
    lesson: String,
    opening: OpenedLesson,
    /// The name of the user, for the results.
    name: String,
}

/// When a lesson was first opened, and with which seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenedLesson {
    /// In milliseconds since 1970.
    pub begun: u64,
    /// The user's seed, for lessons where everyone has their own.
    pub seed: u64,
}

/// The line before the lessons. Versions without it kept answers in another way, and begin anew: results
/// without these answers are not to replace a file with them.
const FORM: &str = "2\n";

/// How many lessons are kept; of more, the latest.
pub const MOST: usize = 100;

/// What the lesson of a source with a text is kept under: the user's own ones differ only in their texts.
#[must_use]
pub fn key<'a>(source: &'a Source, text: &str) -> Cow<'a, str> {
    match source {
        Source::Own => Cow::Owned(format!("{} {:016x}", source.print(), hash(text))),
        Source::Shipped(_) | Source::Web(_) => Cow::Borrowed(source.print()),
    }
}

impl OpenedLessons {
    /// When a lesson was opened, if it was opened before.
    #[must_use]
    pub fn find(&self, lesson: &str) -> Option<OpenedLesson> {
        self.entry(lesson).map(|entry| entry.opening)
    }

    /// The name for the results of a lesson; empty if none was typed.
    #[must_use]
    pub fn name(&self, lesson: &str) -> &str {
        self.entry(lesson).map_or("", |entry| entry.name.as_str())
    }

    fn entry(&self, lesson: &str) -> Option<&Entry> {
        self.0.iter().find(|entry| entry.lesson == lesson)
    }

    /// Stores when a lesson was opened, or removes all that is kept of it.
    pub fn keep(&mut self, lesson: &str, opening: Option<OpenedLesson>) {
        let (lesson, name) = (lesson.to_owned(), self.name(lesson).to_owned());
        self.0.retain(|entry| entry.lesson != lesson);
        self.0.extend(opening.map(|opening| Entry { lesson, opening, name }));
        let surplus = self.0.len().saturating_sub(MOST);
        self.0.drain(..surplus);
    }

    /// Stores the name for the results of a lesson that was opened.
    pub fn sign(&mut self, lesson: &str, name: &str) {
        if let Some(entry) = self.0.iter_mut().find(|entry| entry.lesson == lesson) {
            name.clone_into(&mut entry.name);
        }
    }

    /// All in lines; [`OpenedLessons::parse`] reads them back.
    #[must_use]
    pub fn print(&self) -> String {
        let line = |Entry { lesson, opening, name }: &Entry| {
            let name = if name.is_empty() { String::new() } else { format!("\t{}", encode(name)) };
            format!("{}\t{}\t{}{name}\n", encode(lesson), opening.begun, opening.seed)
        };
        FORM.to_owned() + &self.0.iter().map(line).collect::<String>()
    }

    /// Parses stored lines. Invalid lines are dropped: the storage may come from another version of
    /// the page, and is not trusted.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let line = |line: &str| {
            let mut values = line.split('\t');
            let lesson = decode(values.next()?)?;
            let begun = values.next()?.parse().ok()?;
            let seed = values.next()?.parse().ok()?;
            let name = decode(values.next().unwrap_or_default())?;
            let opening = OpenedLesson { begun, seed };
            values.next().is_none().then_some(Entry { lesson, opening, name })
        };
        let lines = text.strip_prefix(FORM).unwrap_or_default();
        let mut kept: Vec<_> = lines.lines().rev().filter_map(line).take(MOST).collect();
        kept.reverse();
        Self(kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kept_lessons_are_found_again() {
        let mut openings = OpenedLessons::default();
        let opening = |begun| OpenedLesson { begun, seed: begun + 7 };
        let web = "https://example.org/a%20b.md?x\ty";
        openings.keep("lecture-2", Some(opening(1)));
        openings.keep(web, Some(opening(2)));
        openings.sign(web, "Ada\tL.");
        openings.sign("own", "Bob");
        let read = OpenedLessons::parse(&openings.print());
        assert_eq!(read, openings);
        assert_eq!((read.find("lecture-2"), read.find(web)), (Some(opening(1)), Some(opening(2))));
        assert_eq!((read.name("lecture-2"), read.name(web)), ("", "Ada\tL."));
        assert_eq!((read.find("own"), read.name("own")), (None, ""));
        openings.keep("lecture-2", None);
        assert_eq!(openings.find("lecture-2"), None);
        openings.keep(web, Some(opening(3)));
        assert_eq!(openings.name(web), "Ada\tL.", "the same person at another time");
        openings.keep(web, None);
        openings.keep(web, Some(opening(4)));
        assert_eq!(openings.name(web), "", "it is forgotten with the lesson");
        let table = [
            ("a\t1\t2", 1),
            ("a\t1", 0),
            ("a\t1\t2\tAda", 1),
            ("a\t1\t2\t", 1),
            ("a\t1\t2\t%4", 0),
            ("a\t1\t2\tAda\t3", 0),
            ("a\t-1\t2", 0),
            ("%4\t1\t2", 0),
            ("", 0),
        ];
        for (text, count) in table {
            let form = FORM.to_owned();
            assert_eq!(OpenedLessons::parse(&(form + text)).0.len(), count, "{text}");
            assert_eq!(OpenedLessons::parse(text).0.len(), 0, "of an earlier version: {text}");
        }
        (0..2 * MOST as u64)
            .for_each(|begun| openings.keep(&begun.to_string(), Some(opening(begun))));
        assert_eq!((openings.0.len(), openings.find("199")), (MOST, Some(opening(199))));
    }

    #[test]
    fn ones_own_lessons_are_kept_apart_by_their_texts() {
        let lecture = Source::Shipped("lecture-2");
        assert_eq!(key(&lecture, "a"), key(&lecture, "b"));
        assert_eq!(key(&lecture, "a"), "lecture-2");
        assert_eq!(key(&Source::Own, "a"), key(&Source::Own, "a"));
        assert_ne!(key(&Source::Own, "a"), key(&Source::Own, "b"));
    }
}
