//! What judging has found, as it is written to JSON.

use plyscope_i18n::Lang;
use plyscope_program_trace::Unknown;
use plyscope_report::parts::{Word, Worth};
use schemars::JsonSchema;
use serde::Serialize;

use super::{text, Done, Example, Wording};
use crate::judging::{Report, Verdict};

/// What judging has found.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(bound = "S: Wording")]
#[schemars(
    bound = "S: Wording, S::Judged: JsonSchema, S::Failed: JsonSchema, S::Value: JsonSchema, \
             S::Difference: JsonSchema",
    rename = "JudgeReport"
)]
pub struct JudgeReport<S: Wording> {
    /// What is found, from right to the worst.
    pub verdict: Word<Verdict>,
    /// What it was judged on.
    #[serde(flatten)]
    pub judged: S::Judged,
    /// On how many of them all was right.
    pub passed: usize,
    /// On how many of them the value was right.
    pub right_values: usize,
    /// How many nodes the search visits on those that were answered.
    pub nodes_expected: u64,
    /// How many nodes were visited there.
    pub nodes_visited: u64,
    /// The smallest that was found on which it fails; null where it is right.
    pub counterexample: Option<FailedTask<S>>,
    /// The misconceptions that lead to just what the function does.
    pub misconceptions: Vec<&'static str>,
    /// The lines of a trace that have no meaning; null where there are none.
    pub unknown_lines: Option<UnknownLines>,
    /// All that in sentences.
    pub text: String,
}

/// The smallest tree that was found on which a function fails.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(bound = "S: Wording")]
#[schemars(
    bound = "S: Wording, S::Failed: JsonSchema, S::Value: JsonSchema, S::Difference: JsonSchema",
    rename = "Counterexample"
)]
pub struct FailedTask<S: Wording> {
    /// What tells it from others.
    #[serde(flatten)]
    pub task: S::Failed,
    /// What is right.
    pub expected: Done<S::Value>,
    /// What it did, or the error that it threw.
    pub got: Got,
    /// Where it first departs from the search; null where it gives no answer.
    pub first_difference: Option<S::Difference>,
    /// The right search at that step, as an address behind that of the site.
    pub link: String,
}

/// What was done for a task, or why there is no answer.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(inline)]
pub enum Got {
    /// What was done.
    Done(Done<Option<Worth>>),
    /// Why there is no answer.
    Failure {
        /// Why, in a sentence.
        error: String,
        /// What was written to the standard error.
        stderr: String,
    },
}

/// Lines that have no meaning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(inline)]
pub struct UnknownLines {
    /// How many there are.
    pub count: u32,
    /// The number of the first one.
    pub line: u32,
    /// The first one.
    pub text: String,
}

impl UnknownLines {
    fn of(unknown: &Unknown) -> Option<Self> {
        let (line, text) = unknown.first.first()?;
        Some(Self { count: unknown.count, line: *line, text: text.clone() })
    }
}

/// What judging has found.
#[must_use]
pub fn result<S: Wording>(report: &Report<S>, lang: Lang) -> JudgeReport<S> {
    JudgeReport {
        verdict: Word(report.verdict),
        judged: report.subject.judged(report.tasks),
        passed: report.passed,
        right_values: report.right_values,
        nodes_expected: report.nodes_expected,
        nodes_visited: report.nodes_visited,
        counterexample: report.counterexample.as_ref().map(|found| counterexample(found, lang)),
        misconceptions: report.misconceptions.iter().map(S::id).collect(),
        unknown_lines: UnknownLines::of(&report.unknown),
        text: text(report, lang),
    }
}

fn counterexample<S: Wording>(found: &S::Counterexample, lang: Lang) -> FailedTask<S> {
    let Example { failed, expected, got, departure, link, .. } = S::example(found, lang);
    let got = match got {
        Ok(done) => Got::Done(done),
        Err(failure) => {
            Got::Failure { error: failure.sentence(lang), stderr: failure.errors.clone() }
        }
    };
    let first_difference = departure.map(|(difference, _)| difference);
    FailedTask { task: failed, expected, got, first_difference, link }
}
