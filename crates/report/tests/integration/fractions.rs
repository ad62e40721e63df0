//! Fractions in results have their text beside them.

use crate::core_support::{tree, value};
use crate::setups::setup;
use plyscope_best_first::{proof_number, sss};
use plyscope_best_first_view::best_first::{begin, Search};
use plyscope_best_first_view::Subject;
use plyscope_report::best_first::best_first;
use plyscope_report::json;
use plyscope_report::step::step;
use plyscope_report::tree::tree as result;
use plyscope_search::trace::Recorder;
use plyscope_search::{GameTree, Step};
use plyscope_session::engine::search_tree;
use plyscope_setup::{Algorithm, Setup};
use proptest::prelude::*;
use serde_json::Value as Json;

/// The name of a number that is rounded and has no text beside it.
fn rounded(json: &Json) -> Option<&str> {
    match json {
        Json::Array(items) => items.iter().find_map(rounded),
        Json::Object(fields) => fields.iter().find_map(|(name, value)| {
            let number = value.as_number().map(ToString::to_string).unwrap_or_default();
            let is_rounded = number.split_once('.').is_some_and(|(_, part)| part.len() > 6);
            let has_text = fields.contains_key(&format!("{name}_exact"));
            if is_rounded && !has_text {
                Some(name.as_str())
            } else {
                rounded(value)
            }
        }),
        _ => None,
    }
}

fn found(tree: &GameTree, search: Search) -> Json {
    let Ok(mut running) = begin(&Subject::Tree(tree.clone()), search) else {
        panic!("a tree without chance");
    };
    running.advance(u32::MAX);
    json(&best_first(&running.finish()))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(50))]

    #[test]
    fn no_fraction_is_only_rounded(tree in tree(), setup in setup(), at_least in value()) {
        for &(_, algorithm) in Algorithm::ALL {
            let setup = Setup { algorithm, ..setup };
            let session = search_tree(tree.clone(), setup, Recorder::new()).expect("no limit");
            let steps = (1..=session.trace().last_step().0).map(Step);
            for number in steps {
                let step = json(&step(&session, number));
                prop_assert_eq!(rounded(&step), None, "{}", step);
            }
            let found = json(&result(&session));
            prop_assert_eq!(rounded(&found), None, "{:?}", algorithm);
        }
        let sss = Search::Sss(sss::Settings::default());
        let goal = proof_number::Settings { at_least, ..proof_number::Settings::default() };
        for search in [sss, Search::ProofNumber(goal)] {
            let found = found(&tree, search);
            prop_assert_eq!(rounded(&found), None, "{}", found);
        }
    }
}

#[test]
fn a_value_that_rests_on_evaluations_is_an_estimate() {
    let tree = GameTree::parse("(1 2) 3").expect("a tree");
    for (depth, is_estimate) in [(Some(1), true), (Some(2), false), (None, false)] {
        let found = found(&tree, Search::Sss(sss::Settings { depth }));
        assert_eq!(found["estimate"], is_estimate, "{depth:?}");
    }
}
