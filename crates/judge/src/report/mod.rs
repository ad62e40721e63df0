//! What judging has found, as JSON and as sentences, for trees and for boards.

mod result;
mod searches;
mod wording;

use plyscope_i18n::{texts, Lang};
use serde_json::Value as Json;

use crate::judging::{shown, Failure, Report, Verdict};

pub use result::{result, FailedTask, Got, JudgeReport, UnknownLines};
pub use searches::{
    departure, DepartureKind, FirstDifference, JudgedOnTrees, Seen, TreeOnWhichItFails,
};
pub use wording::{Done, Example, Sentence, Wording};

/// The report as an object of JSON.
#[must_use]
pub fn json<S: Wording>(report: &Report<S>, lang: Lang) -> Json {
    plyscope_report::json(&result(report, lang))
}

/// How many names are in a text.
const NAMED: usize = 60;

/// The report as a text of several lines.
#[must_use]
pub fn text<S: Wording>(report: &Report<S>, lang: Lang) -> String {
    let mut lines = verdict(report, lang);
    if let Some(found) = &report.counterexample {
        lines.extend(example::<S>(found, lang));
        lines.push(texts::judge_link(lang, &S::example(found, lang).link));
    }
    lines.extend(thoughts(report, lang));
    lines.join("\n")
}

/// What was found, in lines.
#[must_use]
pub fn verdict<S: Wording>(report: &Report<S>, lang: Lang) -> Vec<String> {
    let (verdict, tasks) = (report.verdict, report.tasks);
    let say = |sentence: Sentence<'_>| report.subject.sentence(sentence, lang);
    let mut lines = vec![say(Sentence::Verdict { verdict, tasks })];
    if verdict != Verdict::Right {
        let (passed, tasks) = (lang.number(report.passed), lang.number(tasks));
        lines.push(say(Sentence::Passed { passed: &passed, tasks: &tasks }));
    }
    if verdict <= Verdict::WrongValue && report.nodes_visited > report.nodes_expected {
        let more = (report.nodes_visited - report.nodes_expected) as usize;
        let expected = lang.number(report.nodes_expected);
        lines.push(say(Sentence::TooMany { more, expected: &expected }));
    }
    lines
}

/// The probable misconceptions, and the lines that have no meaning, in lines.
#[must_use]
pub fn thoughts<S: Wording>(report: &Report<S>, lang: Lang) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(found) = &report.counterexample {
        let thoughts = report.misconceptions.iter();
        lines.extend(
            thoughts.map(|wrong| texts::lesson_perhaps(lang, &S::thought(wrong, found, lang))),
        );
    }
    if let Some((line, text)) = report.unknown.first.first() {
        let count = report.unknown.count as usize;
        lines.push(texts::judge_unknown(lang, count, *line as usize, &shown(text)));
    }
    lines
}

/// What the program does in a task, and what it should do, in lines.
#[must_use]
pub fn example<S: Wording>(found: &S::Counterexample, lang: Lang) -> Vec<String> {
    let Example { task, expected, got, departure, .. } = S::example(found, lang);
    let mut lines = vec![task];
    match got {
        Ok(got) => {
            lines.push(S::values(&got.written, &expected.written, lang));
            lines.extend(S::visited(
                [got.visited, expected.visited].map(|names| listed(names, lang)),
                lang,
            ));
            lines.extend(departure.map(|(_, sentences)| sentences));
        }
        Err(failed) => lines.extend(failure(failed, lang)),
    }
    lines
}

/// Why a program gives no answer, in lines.
fn failure(failure: &Failure, lang: Lang) -> Vec<String> {
    let mut lines = vec![failure.sentence(lang)];
    if !failure.errors.is_empty() {
        lines.push(texts::judge_errors(lang));
        lines.extend(failure.errors.lines().map(|line| format!("  {}", shown(line))));
    }
    lines
}

/// Names, of many only the first.
fn listed(mut names: Vec<String>, lang: Lang) -> String {
    let count = names.len();
    names.truncate(NAMED);
    let text = match names.is_empty() {
        true => "–".to_owned(),
        false => names.join(" "),
    };
    match count > NAMED {
        true => texts::judge_and_more(lang, &text, count - NAMED),
        false => text,
    }
}
