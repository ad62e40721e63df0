//! The kinds of questions, from their list.

use plyscope_i18n::{texts, Lang};
use plyscope_practice::Plan;
use plyscope_quiz::kind::{About, Detail, Kind};
use plyscope_setup::Choice;

use crate::markdown::{code, table};
use crate::words::{words, Made};

pub fn page(lang: Lang) -> String {
    let words = words(lang);
    let alone = Kind::ALL.iter().filter(|(_, kind)| kind.descriptor().about != About::Playback);
    let rows: Vec<_> = alone
        .map(|&(id, kind)| {
            let facts = kind.descriptor();
            let with_chance = if kind.takes_chance() { words.with_chance() } else { "" };
            [
                code(id),
                format!(
                    "[{}](../../learn.html#{})",
                    texts::learn_kind(lang, id),
                    example(id, kind)
                ),
                words.about(facts.about).to_owned() + with_chance,
                words.shows(facts.shows).to_owned(),
                details(facts.details),
            ]
        })
        .collect();
    let Made { about, head } = words.questions();
    format!("{about}{}{}\n", table(head, &rows), words.ask())
}

/// The address of a question.
fn example(id: &str, kind: Kind) -> String {
    if Plan::kinds().any(|practised| practised == kind) {
        format!("practice={id}&level=2&seed=1")
    } else {
        format!("question={id}&puzzle=queens&size=6&step=12")
    }
}

fn details(details: &[Detail]) -> String {
    let key = |detail: &Detail| match detail {
        Detail::Bug => "`bug`",
        Detail::Mistake => "`mistake`",
        Detail::Iterations => "`iterations`, `exploration`",
        Detail::Grading => "`grading`",
    };
    details.iter().map(key).collect::<Vec<_>>().join(", ")
}
