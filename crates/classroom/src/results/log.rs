//! The answers that were checked on a device, as lines, so that a results file can have all of them
//! and not only the last.

use plyscope_setup::address::{decode, encode};

use super::{Given, MAX_ANSWER, MAX_GIVEN};
use plyscope_lesson::chance::hash;

/// The checked answers, the earliest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Log(Vec<Entry>);

/// An answer that was checked, with the hash of its question.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Entry {
    question: u64,
    given: Given,
}

/// How many answers are kept; of more, the latest.
pub const MOST: usize = 3_000;

/// How many bytes they may take when written; browsers store some millions for a site.
pub const MOST_BYTES: usize = 400_000;

/// The most misconceptions of an answer, and the longest id of one.
pub(super) const MAX_IDS: (usize, usize) = (20, 40);

impl Log {
    /// The answers to a question.
    #[must_use]
    pub fn of(&self, question: &str) -> Vec<Given> {
        let question = hash(question);
        let own = self.0.iter().filter(|entry| entry.question == question);
        own.map(|entry| entry.given.clone()).collect()
    }

    /// Adds an answer to a question, and drops the earliest where there are too many. One that is
    /// too long is left out.
    pub fn add(&mut self, question: &str, given: Given) {
        if given.text.len() > MAX_ANSWER {
            return;
        }
        let question = hash(question);
        let own = self.0.iter().filter(|entry| entry.question == question).count();
        if own >= MAX_GIVEN {
            let first = self.0.iter().position(|entry| entry.question == question);
            first.map(|first| self.0.remove(first));
        }
        self.0.push(Entry { question, given });
        self.0.drain(..self.0.len().saturating_sub(MOST));
    }

    /// Adds an answer that grows reply by reply: it replaces the latest one to its question if that is
    /// how it begins.
    pub fn grow(&mut self, question: &str, given: Given) {
        let hashed = hash(question);
        let latest = self.0.iter().rposition(|entry| entry.question == hashed);
        if let Some(latest) = latest.filter(|&at| given.text.starts_with(&self.0[at].given.text)) {
            self.0.remove(latest);
        }
        self.add(question, given);
    }

    /// Removes the answers to a question.
    pub fn remove(&mut self, question: &str) {
        let question = hash(question);
        self.0.retain(|entry| entry.question != question);
    }

    /// All as lines; [`Log::parse`] reads them back. The earliest are dropped if they do not fit.
    #[must_use]
    pub fn print(&self) -> String {
        let mut left = MOST_BYTES;
        let fits = |line: &String| {
            let fits = line.len() <= left;
            left = left.saturating_sub(line.len());
            fits
        };
        let mut lines: Vec<String> =
            self.0.iter().rev().map(Entry::print).take_while(fits).collect();
        lines.reverse();
        lines.concat()
    }

    /// Parses stored lines. Invalid lines are dropped: the storage may come from another version of
    /// the page, and is not trusted.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let mut entries: Vec<Entry> =
            text.lines().rev().filter_map(Entry::parse).take(MOST).collect();
        entries.reverse();
        Self(entries)
    }
}

impl Entry {
    fn print(&self) -> String {
        let Given { text, when, seconds, misconceptions } = &self.given;
        let (when, seconds) = (number(*when), number(seconds.map(u64::from)));
        let ids = misconceptions.join(",");
        format!("{:016x}\t{when}\t{seconds}\t{ids}\t{}\n", self.question, encode(text))
    }

    fn parse(line: &str) -> Option<Self> {
        let mut values = line.split('\t');
        let question = u64::from_str_radix(values.next()?, 16).ok()?;
        let some = |text: &str| match text {
            "" => Some(None),
            digits => digits.parse::<u64>().ok().map(Some),
        };
        let when = some(values.next()?)?;
        let seconds = some(values.next()?)?.map(u32::try_from).transpose().ok()?;
        let ids = values.next()?.split(',').filter(|id| !id.is_empty());
        let misconceptions: Vec<String> = ids.map(str::to_owned).collect();
        let text = decode(values.next()?)?;
        let is_sound = text.len() <= MAX_ANSWER
            && misconceptions.len() <= MAX_IDS.0
            && misconceptions.iter().all(|id| is_id(id))
            && values.next().is_none();
        is_sound.then_some(Self { question, given: Given { text, when, seconds, misconceptions } })
    }
}

fn number(number: Option<u64>) -> String {
    number.map_or_else(String::new, |number| number.to_string())
}

/// Whether a text can be the id of a misconception: lower-case letters and hyphens, the first a
/// letter, so that no spreadsheet takes it for a formula.
pub(super) fn is_id(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.len() <= MAX_IDS.1
        && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn given(text: &str) -> Given {
        Given { text: text.to_owned(), ..Given::default() }
    }

    #[test]
    fn the_answers_to_a_question_are_removed() {
        let mut log = Log::default();
        for (question, text) in [("a", "1"), ("b", "2"), ("a", "3")] {
            log.add(question, given(text));
        }
        log.remove("a");
        assert_eq!((log.of("a"), log.of("b")), (Vec::new(), vec![given("2")]));
        log.remove("none");
        assert_eq!(log.0.len(), 1);
    }

    #[test]
    fn an_answer_that_grows_is_one_answer() {
        let mut log = Log::default();
        log.add("other", given("yes"));
        for text in ["yes", "yes; no", "yes; no; L2-1", "no"] {
            log.grow("one", given(text));
        }
        let texts: Vec<String> = log.of("one").into_iter().map(|given| given.text).collect();
        assert_eq!((texts, log.of("other").len()), (vec!["yes; no; L2-1".into(), "no".into()], 1));
    }

    #[test]
    fn a_log_is_limited_and_keeps_the_latest() {
        let mut log = Log::default();
        for number in 0..MAX_GIVEN + 5 {
            log.add("one", given(&number.to_string()));
        }
        log.add("two", given("x"));
        log.add("two", given(&"x".repeat(MAX_ANSWER + 1)));
        assert_eq!((log.of("one").len(), log.of("two").len()), (MAX_GIVEN, 1));
        assert_eq!(log.of("one")[0].text, "5");
        for number in 0..2 * MOST {
            log.add(&number.to_string(), given("y"));
        }
        assert_eq!((log.0.len(), log.of("one").len()), (MOST, 0));
        let mut long = Log::default();
        (0..50).for_each(|number| long.add(&number.to_string(), given(&"z".repeat(MAX_ANSWER))));
        let read = Log::parse(&long.print());
        assert!(long.print().len() <= MOST_BYTES);
        assert_eq!((read.of("0").len(), read.of("49").len()), (0, 1), "the latest fit");
    }

    #[test]
    fn invalid_lines_are_dropped() {
        let line = "00000000000000ff\t5\t6\tplayers,rule\tL3-4";
        let table = [
            (line.to_owned(), 1),
            (line.replace("\t5\t6", "\t\t"), 1),
            (line.replace("players,rule", ""), 1),
            (line.replace("00ff", "zz"), 0),
            (line.replace("\t5", "\t-5"), 0),
            (line.replace("\t6", "\t99999999999"), 0),
            (line.replace("players", "=HYPERLINK()"), 0),
            (line.replace("players", "-players"), 0),
            (line.replace("L3-4", "%z"), 0),
            (format!("{line}\tx"), 0),
            (String::new(), 0),
        ];
        for (text, count) in table {
            assert_eq!(Log::parse(&text).0.len(), count, "{text}");
        }
    }

    proptest! {
        #[test]
        fn parse_after_print_is_the_identity(
            entries in prop::collection::vec(
                ("[ab]", ".{0,12}", any::<Option<u64>>(), any::<Option<u32>>(),
                 prop::collection::vec("[a-z][a-z-]{0,9}", 0..3)), 0..9),
        ) {
            let mut log = Log::default();
            for (question, text, when, seconds, misconceptions) in entries {
                log.add(&question, Given { text, when, seconds, misconceptions });
            }
            prop_assert_eq!(Log::parse(&log.print()), log);
        }

        #[test]
        fn anything_can_be_read(text in "(.|\t|\n){0,200}") {
            let _ = Log::parse(&text);
        }
    }
}
