//! What differs between reports: what is judged has its own words.

use std::fmt::Debug;

use plyscope_i18n::Lang;
use plyscope_report::parts::Worth;
use schemars::JsonSchema;
use serde::Serialize;

use crate::judging::{Failure, Subject, Verdict};

/// The words of a report on what programs are judged on.
pub trait Wording: Subject {
    /// What was judged and on how many tasks, as in JSON.
    type Judged: Serialize + Debug;

    /// What tells a task on which a program fails from others, as in JSON.
    type Failed: Serialize + Debug;

    /// The right value of a task, as in JSON.
    type Value: Serialize + Debug;

    /// Where a program departs from the search, as in JSON.
    type Difference: Serialize + Debug;

    /// What was judged on so many tasks.
    fn judged(&self, tasks: usize) -> Self::Judged;

    /// A sentence of the report.
    fn sentence(&self, sentence: Sentence<'_>, lang: Lang) -> String;

    /// The name of a misconception in files.
    fn id(wrong: &Self::Misconception) -> &'static str;

    /// A misconception and its correction, with a task for which it fails.
    fn thought(wrong: &Self::Misconception, found: &Self::Counterexample, lang: Lang) -> String;

    /// A task for which a program fails.
    fn example(found: &Self::Counterexample, lang: Lang) -> Example<'_, Self>
    where
        Self: Sized;

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
#[derive(Debug)]
pub struct Example<'a, S: Wording> {
    /// What tells it from others.
    pub failed: S::Failed,
    /// The task, in a sentence.
    pub task: String,
    /// What is right.
    pub expected: Done<S::Value>,
    /// What the program does.
    pub got: Result<Done<Option<Worth>>, &'a Failure>,
    /// Where it departs, as JSON and in sentences; `None` where it gives no answer.
    pub departure: Option<(S::Difference, String)>,
    /// The page that shows the right search where the program departs from it, relative to a site.
    pub link: String,
}

/// What was done for a task.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Done<V> {
    /// The value.
    pub value: V,
    /// The same for people.
    #[serde(skip)]
    pub written: String,
    /// The names of what was visited, in order.
    pub visited: Vec<String>,
}
