//! When lessons were first opened on a device, and with which seed. Stored as lines, so that a
//! reload neither restarts the time nor changes the trees.

use plyscope_setup::address::{decode, encode};

/// The opened lessons by source, the latest last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OpenedLessons(Vec<(String, OpenedLesson)>);

/// When a lesson was first opened, and with which seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenedLesson {
    /// In milliseconds since 1970.
    pub begun: u64,
    /// The user's seed, for lessons where everyone has their own.
    pub seed: u64,
}

/// How many lessons are kept; of more, the latest.
pub const MOST: usize = 100;

impl OpenedLessons {
    /// The entry of a lesson, if it was opened before.
    #[must_use]
    pub fn find(&self, source: &str) -> Option<OpenedLesson> {
        self.0.iter().find(|(other, _)| other == source).map(|(_, opening)| *opening)
    }

    /// Stores the entry of a lesson, or removes it.
    pub fn keep(&mut self, source: &str, opening: Option<OpenedLesson>) {
        self.0.retain(|(other, _)| other != source);
        self.0.extend(opening.map(|opening| (source.to_owned(), opening)));
        let surplus = self.0.len().saturating_sub(MOST);
        self.0.drain(..surplus);
    }

    /// All in lines; [`OpenedLessons::parse`] reads them back.
    #[must_use]
    pub fn print(&self) -> String {
        let line = |(source, opening): &(String, OpenedLesson)| {
            format!("{}\t{}\t{}\n", encode(source), opening.begun, opening.seed)
        };
        self.0.iter().map(line).collect()
    }

    /// Parses stored lines. Invalid lines are dropped: the storage may come from another version of
    /// the page, and is not trusted.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let line = |line: &str| {
            let mut values = line.split('\t');
            let source = decode(values.next()?)?;
            let begun = values.next()?.parse().ok()?;
            let seed = values.next()?.parse().ok()?;
            values.next().is_none().then_some((source, OpenedLesson { begun, seed }))
        };
        let mut kept: Vec<_> = text.lines().rev().filter_map(line).take(MOST).collect();
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
        let read = OpenedLessons::parse(&openings.print());
        assert_eq!(read, openings);
        assert_eq!((read.find("lecture-2"), read.find(web)), (Some(opening(1)), Some(opening(2))));
        assert_eq!(read.find("own"), None);
        openings.keep("lecture-2", None);
        assert_eq!(openings.find("lecture-2"), None);
        let table = [
            ("a\t1\t2", 1),
            ("a\t1", 0),
            ("a\t1\t2\t3", 0),
            ("a\t-1\t2", 0),
            ("%4\t1\t2", 0),
            ("", 0),
        ];
        for (text, count) in table {
            assert_eq!(OpenedLessons::parse(text).0.len(), count, "{text}");
        }
        (0..2 * MOST as u64)
            .for_each(|begun| openings.keep(&begun.to_string(), Some(opening(begun))));
        assert_eq!((openings.0.len(), openings.find("199")), (MOST, Some(opening(199))));
    }
}
