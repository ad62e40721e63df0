//! The files that students hand in. The code over a file is set right first, or no change would get past
//! it.

use plyscope_classroom::results::class::{Collected, HandedIn};
use plyscope_classroom::results::{code, Answered, Given, LessonId, Results};
use plyscope_i18n::Lang;
use plyscope_quiz::kind::Kind;
use serde_json::Value as Json;

use super::seeds::inputs;
use crate::{laws, Check, Target};

pub const TARGET: Target =
    Target { name: "results", check: Check::Text(check), seeds, words, max_bytes: 4_096 };

fn seeds() -> Vec<Vec<u8>> {
    let given = Given {
        text: "L3-4 L4-4".to_owned(),
        when: Some(1_763_900_000_000),
        seconds: Some(40),
        misconceptions: vec!["no-deep-cutoffs".to_owned()],
    };
    let question = |id: &str, answers| Answered {
        id: id.to_owned(),
        kind: Kind::Pruned,
        deal: 0,
        question: "question=pruned&tree=(4+8)+(2+5)".to_owned(),
        points: 2,
        of: 4,
        checks: 1,
        hints: 0,
        has_seen_key: false,
        answers,
    };
    let results = Results {
        lesson: LessonId {
            name: "week3".to_owned(),
            title: "Pruning".to_owned(),
            digest: "sha256:0".to_owned(),
        },
        student: "Ada".to_owned(),
        seed: 7,
        begun: 1_763_900_000_000,
        saved: 1_763_900_100_000,
        questions: vec![question("first", vec![given]), question("2", vec![])],
    };
    inputs([results.print()])
}

fn words() -> Vec<String> {
    [
        "null",
        "true",
        "1e3",
        "-1",
        "[]",
        "{}",
        "\"kind\"",
        "\"deal\"",
        "\"answers\"",
        "\"=HYPERLINK(1)\"",
    ]
    .map(Into::into)
    .into()
}

/// The file with the code of what it says.
fn signed(text: &str) -> Option<String> {
    let Json::Object(mut fields) = serde_json::from_str(text).ok()? else { return None };
    let right = code::code(&fields);
    fields.insert(code::FIELD.to_owned(), right.into());
    Some(Json::Object(fields).to_string())
}

fn check(text: &str) {
    for file in [Some(text.to_owned()), signed(text)].into_iter().flatten() {
        match Results::read(file.as_bytes()) {
            Ok(results) => {
                laws::is_kept(&results, Results::print, |file| Results::read(file.as_bytes()).ok());
            }
            Err(problem) => laws::in_every_language(|lang| problem.message(lang)),
        }
        let file =
            || HandedIn { name: "a.json".to_owned(), content: Ok(file.clone().into_bytes()) };
        let class = Collected::read([file(), file()], None).believed();
        assert!(!class.csv(Lang::En).is_empty() && !class.text(Lang::En).is_empty());
    }
}
