//! Traces of other programs: objects of JSON, one a line, and the short notation of addresses.

use plyscope_i18n::Lang;
use plyscope_program_trace::{open, print_short, Place};
use plyscope_report as report;
use plyscope_search::trace::Recorder;
use plyscope_search::{GameTree, Step};
use plyscope_session::caption::caption;
use plyscope_session::engine::search_tree;
use plyscope_setup::Setup;

use super::seeds::{inputs, trees};
use crate::{laws, Check, Target};

pub const TARGET: Target =
    Target { name: "trace", check: Check::Text(check), seeds, words, max_bytes: 4_096 };

/// The tree of traces that do not say theirs.
pub const TREE: &str = "((8 5) (20 3)) ((2 4) (15 6))";

/// Searches of the lectures' trees, as they are exported.
pub fn seeds() -> Vec<Vec<u8>> {
    let mut seeds =
        vec!["L1-1 L2-1 L3-1 =8 L3-2:..8 =5 x".to_owned(), "L1-1:-inf..inf L2-2 ge4".to_owned()];
    for text in trees() {
        let Ok(tree) = GameTree::parse(&text) else { continue };
        let Ok(session) = search_tree(tree, Setup::default(), Recorder::new()) else { continue };
        let steps = (1..=session.trace().last_step().0).map(Step);
        let fields = steps.filter_map(|step| report::step::step(&session, step));
        let lines: Vec<String> = fields.map(|step| report::json(&step).to_string()).collect();
        seeds.push(lines.join("\n"));
        seeds.push(format!("{{\"tree\":\"{text}\"}}\n{}", lines.join("\n")));
    }
    inputs(seeds)
}

pub fn words() -> Vec<String> {
    [
        "{\"event\": \"enter\", \"node\": \"L1-1\"}\n",
        "{\"event\":\"enter\",\"child\":1}\n",
        "{\"event\":\"leave\",\"value\":\"win\"}\n",
        "{\"event\":\"cut\"}\n",
        "{\"value\":Infinity}\n",
        "\"alpha\":null,\"beta\":9,",
        "\"verdict\":\"at-most\",",
        "{\"tree\":\"(4 8) 5\"}\n",
        "{\"tree\":[[4,8],5]}\n",
        "{\"event\":\"begin\"}\n",
        "le-2.5",
        "=win",
        ":3..8",
        "x",
    ]
    .map(Into::into)
    .into()
}

fn check(text: &str) {
    match open(text, TREE, |_, _| ()) {
        Err(problem) => {
            let (number, count) = match problem.place {
                Place::Line(line) => (line, text.lines().count()),
                Place::Word(word) => (word, text.split_whitespace().count()),
            };
            assert!((1..=count.max(1)).contains(&(number as usize)), "{number} of {count}");
            laws::in_every_language(|lang| problem.sentence(lang));
        }
        Ok(session) => {
            let last = session.trace().last_step();
            for step in [Step(1), Step(last.0 / 2), last] {
                assert!(!caption(&session, step, Lang::En).is_empty());
            }
            // The notation for addresses says the same.
            let short = print_short(&session, usize::MAX).expect("a program");
            let tree = session.tree().to_string();
            let again = open(&short, &tree, |_, _| ()).expect("its own notation");
            assert_eq!(format!("{again:?}"), format!("{session:?}"), "{short}");
        }
    }
}
