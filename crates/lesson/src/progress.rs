//! The progress of a user in a lesson, as a short text: a learning platform may store as little as
//! 4,096 characters of an attempt.
//!
//! One record for the lesson and for every question that was begun, separated by `*`, in visible
//! ASCII, since some platforms change other characters.

use super::identity;
use super::opened::OpenedLesson;
use super::{Asking, Lesson};
use plyscope_practice::attempt::{Attempt, Depth};
use plyscope_practice::summary::Summary;
use plyscope_setup::address::{decode, encode};

/// The version of the format.
const FORM: &str = "2";

/// The version before, which knew questions by their names only. It is still read.
const FORM_BEFORE: &str = "1";

/// The progress of a user in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// When it was begun, and with which seed.
    pub opening: OpenedLesson,
    /// The questions that were begun.
    pub questions: Vec<Record>,
}

/// A question that was begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Its name.
    pub id: String,
    /// The [mark](identity::mark) of what it asks; `None` in the version before.
    pub mark: Option<u16>,
    /// The attempt.
    pub attempt: Attempt,
}

impl Record {
    /// The attempt at a question of a lesson.
    #[must_use]
    pub fn of(asking: &Asking, attempt: Attempt) -> Self {
        Self { id: asking.id.clone(), mark: Some(identity::mark(&asking.question)), attempt }
    }

    /// Whether it is of the question of its name, which has this mark now.
    fn is_of(&self, (asking, mark): &(&Asking, u16)) -> bool {
        self.id == asking.id && self.mark.is_none_or(|own| own == *mark)
    }

    fn print(&self, depth: Depth) -> String {
        let mark = self.mark.map_or_else(String::new, |mark| format!("{mark:04x}"));
        format!("*{};{mark};{}", encode(&self.id), self.attempt.print_brief(depth))
    }

    fn parse(text: &str, form: &str) -> Option<Self> {
        let (id, rest) = text.split_once(';')?;
        let (mark, attempt) = match form {
            FORM_BEFORE => ("", rest),
            _ => rest.split_once(';')?,
        };
        let mark = match mark {
            "" => None,
            digits => Some(u16::from_str_radix(digits, 16).ok()?),
        };
        Some(Self { id: decode(id)?, mark, attempt: Attempt::parse_brief(attempt)? })
    }
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
    /// The attempts at those questions of a lesson that still ask the same. Without a name of its own, a
    /// question may have had another number.
    #[must_use]
    pub fn attempts<'a>(&'a self, lesson: &'a Lesson) -> Vec<(&'a Asking, &'a Attempt)> {
        let marked = |asking: &'a Asking| (asking, identity::mark(&asking.question));
        let questions: Vec<_> = lesson.questions().map(marked).collect();
        let is_there = |record: &&Record| questions.iter().any(|one| record.is_of(one));
        let (there, moved): (Vec<&Record>, Vec<&Record>) =
            self.questions.iter().partition(is_there);
        let attempt = |question: &(&'a Asking, u16)| {
            let there = there.iter().find(|record| record.is_of(question));
            let moved = || moved.iter().find(|record| record.mark == Some(question.1));
            Some((question.0, &there.or_else(moved)?.attempt))
        };
        questions.iter().filter_map(attempt).collect()
    }

    /// All in at most `max_bytes` characters; [`Progress::parse`] reads it back. Points come before
    /// typed answers, and earlier questions before later ones.
    #[must_use]
    pub fn print(&self, max_bytes: usize) -> (String, Fit) {
        let head = format!("{FORM};{};{}", self.opening.seed, self.opening.begun);
        let earned = self.questions.iter().map(|record| record.print(Depth::Earned));
        let mut left = max_bytes.saturating_sub(head.len());
        let mut records: Vec<String> = Vec::new();
        for record in earned {
            let Some(rest) = left.checked_sub(record.len()) else { break };
            left = rest;
            records.push(record);
        }
        let mut fit = if records.len() < self.questions.len() { Fit::Part } else { Fit::Whole };
        for (written, record) in records.iter_mut().zip(&self.questions) {
            let whole = record.print(Depth::Whole);
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
        let form = head.next().filter(|form| [FORM, FORM_BEFORE].contains(form))?;
        let seed = head.next()?.parse().ok()?;
        let begun = head.next()?.parse().ok()?;
        let records = records.take(super::MAX_PARTS);
        let questions = records.filter_map(|record| Record::parse(record, form)).collect();
        Some(Self { opening: OpenedLesson { begun, seed }, questions })
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
        let record = |(id, text): &(&str, &str)| Record {
            id: (*id).to_owned(),
            mark: Some(0xab),
            attempt: attempt(text),
        };
        Progress {
            opening: OpenedLesson { begun: 1_700_000_000_000, seed: 17 },
            questions: attempts.iter().map(record).collect(),
        }
    }

    /// A lesson of questions without text.
    fn lesson(blocks: &[&str]) -> Lesson {
        let blocks = blocks.iter().map(|lines| format!("```question\n{lines}\n```\n"));
        Lesson::parse(&blocks.collect::<String>()).expect("short enough")
    }

    /// Attempts at the questions of a lesson, printed and read back.
    fn printed(lesson: &Lesson, attempts: &[&str]) -> Progress {
        let records = lesson.questions().zip(attempts);
        let questions = records.map(|(asking, text)| Record::of(asking, attempt(text))).collect();
        let opening = OpenedLesson { begun: 1, seed: 2 };
        let (text, _) = Progress { opening, questions }.print(1_000);
        Progress::parse(&text).expect("a progress")
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
            (75, Fit::Earned, 3, 0),
            (60, Fit::Part, 2, 0),
            (10, Fit::Part, 0, 0),
        ];
        for (max_bytes, fit, kept, typed) in table {
            let (text, found) = progress.print(max_bytes);
            let read = Progress::parse(&text).expect("a progress");
            let drafts = read.questions.iter().filter(|one| !one.attempt.draft.is_empty());
            assert_eq!(
                (found, read.questions.len(), drafts.count()),
                (fit, kept, typed),
                "{max_bytes}: {text}"
            );
            assert!(text.len() <= max_bytes || kept == 0, "{max_bytes}: {text}");
            assert!(read.questions.iter().all(|one| one.attempt.points() == 4));
        }
    }

    #[test]
    fn invalid_progress_is_rejected() {
        for text in ["", "3;17;0", "1", "1;17", "1;a;0", "1;17;-3", "nonsense*a;1;1;1;0"] {
            assert_eq!(Progress::parse(text), None, "{text}");
        }
        let read = |text: &str| Progress::parse(text).map(|progress| progress.questions.len());
        let table = [
            ("1;17;5", 0),
            ("1;17;5*one;4;2;1;0", 1),
            ("1;17;5*one;4;2;1;0*two;4;2", 1),
            ("1;17;5*one;4;2;1;0;L3-4;!", 0),
            ("1;17;5*one;4;2;1;0;%zz;!;;0", 0),
            ("1;17;5*;;;;;;**", 0),
            ("2;17;5*one;00ab;4;2;1;0", 1),
            ("2;17;5*one;;4;2;1;0", 1),
            ("2;17;5*one;xy;4;2;1;0", 0),
            ("2;17;5*one;4;2;1;0", 0),
        ];
        for (text, count) in table {
            assert_eq!(read(text), Some(count), "{text}");
        }
    }

    #[test]
    fn an_attempt_at_a_question_that_asks_something_else_now_is_not_found() {
        let own = lesson(&["tree: (4 8) (2 5)"]);
        let read = printed(&own, &[WHOLE]);
        let before = Progress::parse("1;2;1*1;4;2;1;0").expect("a progress");
        let table = [
            ("tree: (4 8) (2 5)", true),
            ("tree: (4 8) (2 5)\ncaption: Text", true),
            ("tree: (4 8) (2 5)\nattempts: 2", true),
            ("tree: (4 8) (2 5)\nagain: fresh", true),
            ("tree: (4 8) (2 5)\npoints: 2", false),
            ("tree: (4 8) (2 6)", false),
            ("tree: (4 8) (2 5)\nquestion: best-move", false),
            ("tree: (4 8) (2 5)\nid: one", true),
        ];
        for (lines, is_found) in table {
            let lesson = lesson(&[lines]);
            assert_eq!(read.attempts(&lesson).len(), usize::from(is_found), "{lines}");
            let is_numbered = lesson.questions().all(|asking| asking.id == "1");
            assert_eq!(before.attempts(&lesson).len(), usize::from(is_numbered), "{lines}");
        }
    }

    #[test]
    fn attempts_stay_with_their_questions_when_others_are_put_in_or_taken_out() {
        let [one, two, new] = ["tree: (4 8) (2 5)", "tree: (4 8) (2 6)", "tree: (4 8) (2 7)"];
        let read = printed(&lesson(&[one, two]), &["1;1;0;0", "2;1;0;0"]);
        let table = [
            (vec![one, two], vec![("1", 1), ("2", 2)]),
            (vec![new, one, two], vec![("2", 1), ("3", 2)]),
            (vec![two], vec![("1", 2)]),
            (vec![two, one], vec![("1", 2), ("2", 1)]),
            (vec![new, two], vec![("2", 2)]),
            (vec![new], vec![]),
        ];
        for (blocks, expected) in table {
            let lesson = lesson(&blocks);
            let found = read.attempts(&lesson).into_iter();
            let found: Vec<_> =
                found.map(|(asking, attempt)| (asking.id.as_str(), attempt.points())).collect();
            assert_eq!(found, expected, "{blocks:?}");
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

    prop_compose! {
        fn any_record()(id in ".{0,12}", mark in any::<Option<u16>>(), attempt in any_attempt()) -> Record {
            Record { id, mark, attempt }
        }
    }

    proptest! {
        #[test]
        fn parse_after_print_is_the_identity(
            questions in prop::collection::vec(any_record(), 0..5), begun in any::<u64>(), seed in any::<u64>(),
        ) {
            let progress = Progress { opening: OpenedLesson { begun, seed }, questions };
            let (text, fit) = progress.print(usize::MAX);
            prop_assert_eq!(fit, Fit::Whole);
            prop_assert_eq!(Progress::parse(&text), Some(progress));
        }

        #[test]
        fn progress_never_exceeds_its_limit(
            questions in prop::collection::vec(any_record(), 0..9), max_bytes in 60usize..400,
        ) {
            let progress = Progress { opening: OpenedLesson { begun: 5, seed: 7 }, questions };
            let (text, fit) = progress.print(max_bytes);
            prop_assert!(text.len() <= max_bytes);
            let read = Progress::parse(&text).expect("a progress");
            prop_assert_eq!(fit == Fit::Whole, read == progress);
            if fit != Fit::Part {
                let points = |progress: &Progress| progress.questions.iter().map(|one| one.attempt.points()).collect::<Vec<_>>();
                prop_assert_eq!(points(&read), points(&progress));
            }
        }

        #[test]
        fn anything_can_be_read(text in ".{0,200}") {
            let _ = Progress::parse(&text);
            let _ = Progress::parse(&format!("1;1;1*{text}"));
            let _ = Progress::parse(&format!("2;1;1*{text}"));
        }
    }
}
