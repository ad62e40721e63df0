//! What differs between reports: what is judged has its own words.

use plyscope_i18n::Lang;
use serde_json::Value as Json;

use crate::judging::{Failure, Subject, Verdict};

/// The words of a report on what programs are judged on.
pub trait Wording: Subject {
    /// What its tasks are called in JSON.
    const TASKS: &'static str;

    /// The kind of what is judged and its name, as in JSON.
    fn name(&self) -> (&'static str, &'static str);

    /// A sentence of the report.
    fn sentence(&self, sentence: Sentence<'_>, lang: Lang) -> String;

    /// The name of a misconception in files.
    fn id(wrong: &Self::Misconception) -> &'static str;

    /// A misconception and its correction, with a task for which it fails.
    fn thought(wrong: &Self::Misconception, found: &Self::Counterexample, lang: Lang) -> String;

    /// A task for which a program fails.
    fn example(found: &Self::Counterexample, lang: Lang) -> Example<'_>;

    /// The value that a program gives, and the right one.
    fn values(got: &str, expected: &str, lang: Lang) -> String;

    /// What a program visits, and what is right.
    fn visited(both: [String; 2], lang: Lang) -> [String; 2];

    /// What is tested, in a few words: that the values are right, and that what is visited is.
    fn tests(lang: Lang) -> [String; 2];
}

/// A sentence about a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sentence<'a> {
    /// What is found of it.
    Verdict {
        /// The verdict.
        verdict: Verdict,
        /// How many tasks there are.
        tasks: usize,
    },
    /// In how many tasks it is right.
    Passed {
        /// In how many.
        passed: &'a str,
        /// Of how many.
        tasks: &'a str,
    },
    /// It visits more than is needed.
    TooMany {
        /// How much more.
        more: usize,
        /// How much is right.
        expected: &'a str,
    },
}

/// A task for which a program fails, in words and as JSON.
#[derive(Clone, PartialEq, Debug)]
pub struct Example<'a> {
    /// What only such a task has in JSON.
    pub fields: Vec<(&'static str, Json)>,
    /// The task, in a sentence.
    pub task: String,
    /// What is right.
    pub expected: Done,
    /// What the program does.
    pub got: Result<Done, &'a Failure>,
    /// Where it departs, as JSON and in sentences; `None` where it gives no answer.
    pub departure: Option<(Json, String)>,
    /// The page that shows the right search where the program departs from it, relative to a site.
    pub link: String,
}

/// What was done for a task.
#[derive(Clone, PartialEq, Debug)]
pub struct Done {
    /// The value, as JSON.
    pub value: Json,
    /// The same for people.
    pub written: String,
    /// The names of what was visited, in order.
    pub visited: Vec<String>,
}
