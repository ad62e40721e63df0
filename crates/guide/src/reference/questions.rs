//! The kinds of questions, from their list.

use plyscope_i18n::texts;
use plyscope_practice::Plan;
use plyscope_quiz::kind::{About, Detail, Kind, Shows};
use plyscope_setup::Choice;

use super::LANG;
use crate::markdown::{code, table};

const ABOUT: &str = "# Kinds of questions

A kind is a word of `question`, in [lessons](../lessons.md#blocks), [addresses](../addresses.md#the-page-for-learning) and [attributes](attributes.md). The search is the answer key: no kind needs one written. The links practise a kind on random trees or programs of level 2, or ask about six queens.

";

pub fn page() -> String {
    let alone = Kind::ALL.iter().filter(|(_, kind)| kind.descriptor().about != About::Playback);
    let rows: Vec<_> = alone
        .map(|&(id, kind)| {
            let facts = kind.descriptor();
            [
                code(id),
                format!(
                    "[{}](../../learn.html#{})",
                    texts::learn_kind(LANG, id),
                    example(id, kind)
                ),
                about(facts.about).to_owned() + with_chance(kind),
                shows(facts.shows).to_owned(),
                details(facts.details),
            ]
        })
        .collect();
    let head = ["word", "question", "about", "what it shows", "own keys"];
    ABOUT.to_owned() + &table(head, &rows) + "What a scene asks while it plays (`ask`) is [described with scenes](../lessons.md#blocks).\n"
}

/// The address of a question.
fn example(id: &str, kind: Kind) -> String {
    if Plan::kinds().any(|practised| practised == kind) {
        format!("practice={id}&level=2&seed=1")
    } else {
        format!("question={id}&puzzle=queens&size=6&step=12")
    }
}

const fn about(about: About) -> &'static str {
    match about {
        About::Tree => "the values of a tree, whichever search finds them",
        About::Search | About::Playback => "a search of a tree",
        About::Board => "a search on a board",
        About::Program => "a program, line by line",
        About::Assignment => "a program to be written",
    }
}

/// That it can be asked about trees with chance nodes.
fn with_chance(kind: Kind) -> &'static str {
    if kind.takes_chance() {
        ", also with chance"
    } else {
        ""
    }
}

const fn shows(shows: Shows) -> &'static str {
    match shows {
        Shows::Subject => "the tree, board or program alone",
        Shows::Search => "what the search visits, prunes or records",
        Shows::Shape => "what the search prunes, and the tree without its values",
    }
}

fn details(details: &[Detail]) -> String {
    let key = |detail: &Detail| match detail {
        Detail::Bug => "`bug`",
        Detail::Mistake => "`mistake`",
        Detail::Grading => "`grading`",
    };
    details.iter().map(key).collect::<Vec<_>>().join(", ")
}
