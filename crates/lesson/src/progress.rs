//! The progress of a user in a lesson, as a short text: a learning platform may store as little as
//! 4,096 characters of an attempt.
//!
//! One record for the lesson and for every question that was begun, separated by `*`, in visible
//! ASCII, since some platforms change other characters.

use super::opened::OpenedLesson;
use plyscope_practice::attempt::{Attempt, Depth};
use plyscope_practice::summary::Summary;
use plyscope_setup::address::{decode, encode};

/// The version of the format.
const FORM: &str = "1";

/// The progress of a user in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// When it was begun, and with which seed.
    pub opening: OpenedLesson,
    /// The attempts at the questions by name; only those that were begun.
    pub attempts: Vec<(String, Attempt)>,
}

/// How much of the progress fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fit {
    /// All.
    Whole,
    /// The points of every question, but not every answer.
    Earned,
    /// Not even that.
    Part,
}

impl Progress {
    /// The attempt at a question.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Attempt> {
        self.attempts.iter().find(|(name, _)| name == id).map(|(_, attempt)| attempt)
    }

    /// All in at most `max_bytes` characters; [`Progress::parse`] reads it back. Points come before
    /// typed answers, and earlier questions before later ones.
    #[must_use]
    pub fn print(&self, max_bytes: usize) -> (String, Fit) {
        let head = format!("{FORM};{};{}", self.opening.seed, self.opening.begun);
        let record = |(id, attempt): &(String, Attempt), depth| {
            format!("*{};{}", encode(id), attempt.print_brief(depth))
        };
        let earned = self.attempts.iter().map(|kept| record(kept, Depth::Earned));
        let mut left = max_bytes.saturating_sub(head.len());
        let mut records: Vec<String> = Vec::new();
        for record in earned {
            let Some(rest) = left.checked_sub(record.len()) else { break };
            left = rest;
            records.push(record);
        }
        let mut fit = if records.len() < self.attempts.len() { Fit::Part } else { Fit::Whole };
        for (written, kept) in records.iter_mut().zip(&self.attempts) {
            let whole = record(kept, Depth::Whole);
            match left.checked_sub(whole.len() - written.len()) {
                Some(rest) => (left, *written) = (rest, whole),
                None if fit == Fit::Whole => fit = Fit::Earned,
                None => {}
            }
        }
        (head + &records.concat(), fit)
    }

    /// Parses stored progress; `None` for another version. Invalid records are dropped: the text of
    /// a platform may be truncated, and is not trusted.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut records = text.split('*');
        let mut head = records.next()?.split(';');
        if head.next()? != FORM {
            return None;
        }
        let seed = head.next()?.parse().ok()?;
        let begun = head.next()?.parse().ok()?;
        let read = |record: &str| {
            let (id, attempt) = record.split_once(';')?;
            Some((decode(id)?, Attempt::parse_brief(attempt)?))
        };
        let attempts = records.take(super::MAX_PARTS).filter_map(read).collect();
        Some(Self { opening: OpenedLesson { begun, seed }, attempts })
    }
}

/// The results of a lesson so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The points earned.
    pub points: u32,
    /// The points there are to earn.
    pub of: u32,
    /// How many questions were answered, right or wrong.
    pub answered: usize,
    /// How many questions there are.
    pub questions: usize,
}

impl Standing {
    /// The totals of a summary.
    #[must_use]
    pub fn of(summary: &Summary) -> Self {
        let (points, of) = summary.points();
        let answered = summary.rows.iter().filter(|row| row.checks > 0).count();
        Self { points, of, answered, questions: summary.rows.len() }
    }

    /// Whether all questions are answered.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.answered == self.questions
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use plyscope_practice::summary::Row;

    fn attempt(text: &str) -> Attempt {
        Attempt::parse_brief(text).unwrap_or_else(|| panic!("{text}"))
    }

    fn progress(attempts: &[(&str, &str)]) -> Progress {
        let attempts = attempts.iter().map(|(id, text)| ((*id).to_owned(), attempt(text)));
        Progress {
            opening: OpenedLesson { begun: 1_700_000_000_000, seed: 17 },
            attempts: attempts.collect(),
        }
    }

    const EARNED: &str = "4;2;1;0";
    const WHOLE: &str = "4;2;1;0;L3-4+L4-4;!;=L3-4;1";

    #[test]
    fn what_does_not_fit_is_dropped_answers_first() {
        let progress = progress(&[("one", WHOLE), ("two", WHOLE), ("three", EARNED)]);
        let all = progress.print(10_000).0;
        assert!(all.bytes().all(|byte| byte.is_ascii_graphic()), "{all}");
        let table = [
            (all.len(), Fit::Whole, 3, 2),
            (all.len() - 1, Fit::Earned, 3, 1),
            (70, Fit::Earned, 3, 0),
            (50, Fit::Part, 2, 0),
            (10, Fit::Part, 0, 0),
        ];
        for (max_bytes, fit, kept, typed) in table {
            let (text, found) = progress.print(max_bytes);
            let read = Progress::parse(&text).expect("a progress");
            let drafts = read.attempts.iter().filter(|(_, attempt)| !attempt.draft.is_empty());
            assert_eq!(
                (found, read.attempts.len(), drafts.count()),
                (fit, kept, typed),
                "{max_bytes}: {text}"
            );
            assert!(text.len() <= max_bytes || kept == 0, "{max_bytes}: {text}");
            assert!(read.attempts.iter().all(|(_, attempt)| attempt.points() == 4));
        }
    }

    #[test]
    fn invalid_progress_is_rejected() {
        for text in ["", "2;17;0", "1", "1;17", "1;a;0", "1;17;-3", "nonsense*a;1;1;1;0"] {
            assert_eq!(Progress::parse(text), None, "{text}");
        }
        let read = |text: &str| Progress::parse(text).map(|progress| progress.attempts.len());
        let table = [
            ("1;17;5", 0),
            ("1;17;5*one;4;2;1;0", 1),
            ("1;17;5*one;4;2;1;0*two;4;2", 1),
            ("1;17;5*one;4;2;1;0;L3-4;!", 0),
            ("1;17;5*one;4;2;1;0;%zz;!;;0", 0),
            ("1;17;5*;;;;;;**", 0),
        ];
        for (text, count) in table {
            assert_eq!(read(text), Some(count), "{text}");
        }
    }

    #[test]
    fn a_lesson_is_complete_when_all_questions_are_answered() {
        let row = |points, checks| Row { points, of: 4, checks };
        let table = [
            (vec![], (0, 0, true)),
            (vec![row(4, 1), row(0, 0)], (4, 8, false)),
            (vec![row(4, 1), row(0, 3)], (4, 8, true)),
        ];
        for (rows, expected) in table {
            let standing = Standing::of(&Summary { rows });
            assert_eq!((standing.points, standing.of, standing.is_complete()), expected);
        }
    }

    prop_compose! {
        fn any_attempt()(
            draft in ".{0,12}", checked in prop::option::of(".{0,12}"), hinted in prop::option::of((".{0,12}", 1usize..9)),
            numbers in any::<(u16, u16, u16, bool)>(), same in any::<bool>(), given in prop::collection::btree_set(any::<u32>(), 0..20),
        ) -> Attempt {
            let (points, checks, hints, key) = numbers;
            let texts = |text: &str| if same && text == draft { "!".to_owned() } else { format!("={}", encode(text)) };
            let checked = checked.as_deref().map(texts).unwrap_or_default();
            let (hinted, known) = hinted.map_or((String::new(), 0), |(text, known)| (texts(&text), known));
            let given: String = given.iter().map(|hash| format!("{hash:08x}")).collect();
            let given = if given.is_empty() { given } else { format!(".h{given}") };
            attempt(&format!(
                "{points};{checks};{hints};{}{given};{};{checked};{hinted};{known}",
                u8::from(key), encode(&draft),
            ))
        }
    }

    proptest! {
        #[test]
        fn parse_after_print_is_the_identity(
            attempts in prop::collection::vec((".{0,12}", any_attempt()), 0..5), begun in any::<u64>(), seed in any::<u64>(),
        ) {
            let progress = Progress { opening: OpenedLesson { begun, seed }, attempts };
            let (text, fit) = progress.print(usize::MAX);
            prop_assert_eq!(fit, Fit::Whole);
            prop_assert_eq!(Progress::parse(&text), Some(progress));
        }

        #[test]
        fn progress_never_exceeds_its_limit(
            attempts in prop::collection::vec((".{0,12}", any_attempt()), 0..9), max_bytes in 60usize..400,
        ) {
            let progress = Progress { opening: OpenedLesson { begun: 5, seed: 7 }, attempts };
            let (text, fit) = progress.print(max_bytes);
            prop_assert!(text.len() <= max_bytes);
            let read = Progress::parse(&text).expect("a progress");
            prop_assert_eq!(fit == Fit::Whole, read == progress);
            if fit != Fit::Part {
                let points = |progress: &Progress| progress.attempts.iter().map(|(_, attempt)| attempt.points()).collect::<Vec<_>>();
                prop_assert_eq!(points(&read), points(&progress));
            }
        }

        #[test]
        fn anything_can_be_read(text in ".{0,200}") {
            let _ = Progress::parse(&text);
            let _ = Progress::parse(&format!("1;1;1*{text}"));
        }
    }
}
