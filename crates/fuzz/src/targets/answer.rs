//! Answers to every kind of question. An input is the kind in its first line, and then the answer.

use std::collections::BTreeMap;

use plyscope_i18n::Lang;
use plyscope_practice::Plan;
use plyscope_quiz::asked::Asked;
use plyscope_quiz::kind::Kind;
use plyscope_quiz::question::Question;
use plyscope_setup::Choice;

use super::seeds::inputs;
use crate::{laws, Check, Target};

pub const TARGET: Target =
    Target { name: "answer", check: Check::Text(check), seeds, words, max_bytes: 1_024 };

/// A question of each kind that is not about a tree or a program alone.
const OTHERS: [&str; 4] = [
    "question=next-square&puzzle=queens&size=6&step=9",
    "question=back-out&puzzle=queens&size=6&step=9",
    "question=lost&puzzle=queens&size=6&step=9",
    "question=playback&tree=((8+5)+(20+3))+((2+4)+(15+6))&ask=next",
];

/// One question of each kind.
fn questions() -> BTreeMap<&'static str, Asked> {
    let practised = Plan::kinds()
        .map(|kind| plyscope_practice::question(kind, plyscope_practice::Level::FIRST, 7));
    let others = OTHERS.iter().filter_map(|address| Question::parse(address).0);
    let asked = practised
        .chain(others)
        .filter_map(|question| Some((question.kind.id(), Asked::of(&question).ok()?)));
    asked.collect()
}

thread_local! {
    static QUESTIONS: BTreeMap<&'static str, Asked> = questions();
}

/// The right answers, and those of misconceptions.
fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for (kind, asked) in questions() {
        let misled = asked.misled().into_iter().map(|(answer, _)| answer);
        let answers = [asked.key(), String::new()].into_iter().chain(misled);
        seeds.extend(answers.map(|answer| format!("{kind}\n{answer}")));
    }
    inputs(seeds)
}

fn words() -> Vec<String> {
    let kinds = Kind::ALL.iter().map(|(id, _)| format!("{id}\n"));
    let words =
        ["L3-2", "L4-1..8", "L2-1*", "L3-3>=4", "visit", "cut", "start", "yes", "back", "；", "、"];
    kinds.chain(words.map(str::to_owned)).collect()
}

fn check(text: &str) {
    let Some((kind, answer)) = text.split_once('\n') else { return };
    QUESTIONS.with(|questions| {
        if let Some(asked) = questions.get(kind) {
            grade(asked, answer);
        }
    });
}

/// An answer that cannot be read has its place; one that can is graded, as whole as the key at most.
fn grade(asked: &Asked, answer: &str) {
    match asked.grade(answer, Lang::En) {
        Err(error) => {
            laws::is_within(answer, &error.at);
            laws::in_every_language(|lang| error.message(lang));
            assert_eq!(asked.read(answer), Err(error));
        }
        Ok(grade) => {
            assert!(grade.score.right <= grade.score.of, "{:?}", grade.score);
            assert!(asked.is_same(answer, answer));
            for lang in Lang::ALL {
                let again = asked.grade(answer, lang).expect("it was read");
                assert_eq!(again.score, grade.score, "points depend on no language");
                asked.hints(answer, lang).expect("it was read");
            }
            if asked.is_same(answer, &asked.key()) {
                assert!(grade.score.is_full(), "the key is wrong: {:?}", grade.score);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_question_of_every_kind() {
        let missing: Vec<&str> = Kind::ALL
            .iter()
            .map(|&(id, _)| id)
            .filter(|id| !questions().contains_key(id))
            .collect();
        assert_eq!(missing, [""; 0]);
    }
}
