//! The reasons that a search gives for its cuts, as they are written, hold at the step at which they
//! are given.

use std::collections::BTreeMap;

use crate::core_support::crowded_tree;
use plyscope_i18n::Lang;
use plyscope_quiz::explain::why;
use plyscope_report as report;
use plyscope_report::values;
use plyscope_search::algo::Windows;
use plyscope_search::trace::Recorder;
use plyscope_search::{Event, GameTree, Step, Value};
use plyscope_session::caption::caption;
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_setup::{Algorithm, Setup};
use proptest::prelude::*;
use serde_json::{json, Value as Json};

/// The best value so far of each node, by its name, as a reader of the trace knows it.
#[derive(Default)]
struct Reader {
    best: BTreeMap<String, Json>,
}

impl Reader {
    fn read(&mut self, text: &Json) {
        let node = text["node"].as_str().unwrap_or_default().to_owned();
        match text["event"].as_str() {
            Some("begin") => self.best.clear(),
            // A second visit begins with nothing.
            Some("enter") => drop(self.best.remove(&node)),
            Some("best") => drop(self.best.insert(node, text["value"].clone())),
            _ => {}
        }
    }

    /// Whether a node has a value; `draw` and 0 are equal.
    fn has(&self, node: &Json, value: &Json) -> bool {
        let plain = |value: &Json| if value == "draw" { json!(0) } else { value.clone() };
        let best = node.as_str().and_then(|node| self.best.get(node));
        best.map(plain) == Some(plain(value))
    }

    /// What a null window asks about is the value of the node that is named, if one is.
    fn holds(&self, null_window: &Json) -> bool {
        null_window["of"].is_null() || self.has(&null_window["of"], &null_window["value"])
    }
}

fn searched(tree: GameTree, setup: Setup) -> Session {
    search_tree(tree, setup, Recorder::new()).expect("no limit")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn the_named_node_has_the_bound(tree in crowded_tree(), setup in crate::setups::setup()) {
        let session = searched(tree, setup);
        let trace = session.trace();
        let start = |step| match trace.pass(step).and_then(|pass| trace.event(pass.begins)) {
            Some(Event::Begin { window, .. }) => window,
            other => unreachable!("a pass begins with {other:?}"),
        };
        let (mut reader, mut met) = (Reader::default(), BTreeMap::new());
        for step in (1..=session.trace().last_step().0).map(Step) {
            let text = report::json(&report::step::step(&session, step));
            reader.read(&text);
            prop_assert!(reader.holds(&text["null_window"]), "{text}");
            let because = &text["because"];
            if because.is_null() {
                continue;
            }
            let (value, asked) = (&because["value"], &because["null_window"]);
            let sentence = caption(&session, step, Lang::En);
            prop_assert_eq!(sentence.contains("null window"), !asked.is_null(), "{}", sentence);
            if !because["set_by"].is_null() {
                prop_assert!(asked.is_null());
                prop_assert!(reader.has(&because["set_by"], value), "{text}");
            } else if asked.is_null() {
                let window = start(step);
                let ends = [window.alpha, window.beta].map(values::value);
                prop_assert!(ends.contains(value), "{text}");
            } else {
                prop_assert_eq!(setup.algorithm.descriptor().windows, Windows::Null);
                prop_assert!(reader.holds(asked), "{text}");
                prop_assert!(asked["of"].is_string() || start(step) != plyscope_search::Window::FULL);
                prop_assert_eq!(&because["deep"], &json!(false));
            }
            for name in text["skipped"].as_array().expect("a list") {
                let name = name.as_str().expect("a name").to_owned();
                met.insert(name, (asked.clone(), because["set_by"].clone()));
            }
        }
        // The same reasons in the explanations of what was pruned.
        for node in session.pruned() {
            let name = session.tree().l_name(node).to_string();
            let Some((asked, setter)) = met.get(&name) else { continue };
            let given = why(&session, node, Lang::En);
            prop_assert_eq!(given.contains("null window"), !asked.is_null(), "{}", given);
            let setter = setter.as_str().or(asked["of"].as_str());
            prop_assert!(setter.is_none_or(|setter| given.contains(setter)), "{}", given);
        }
    }
}

#[test]
fn the_far_end_of_a_null_window_is_nobodys_value() {
    let tree = GameTree::parse("((8 5) (9 3)) ((2 9 4) (15 6 7))").expect("a tree");
    let session =
        searched(tree, Setup { algorithm: Algorithm::PrincipalVariation, ..Setup::default() });
    let cut = session.trace().cuts().nth(1).expect("a cut with a null window");
    let text = report::json(&report::step::step(&session, cut.step));
    let expected = json!({
        "bound": "beta", "value": values::value(Value::millionths(8_000_001).expect("in range")),
        "set_by": null, "deep": false,
        "null_window": { "asks": "above", "value": 8, "of": "L1-1" },
    });
    assert_eq!(text["because"], expected);
    let cutoffs = report::json(&report::tree::tree(&session));
    assert!(cutoffs["cutoffs"]
        .as_array()
        .expect("a list")
        .iter()
        .any(|cut| cut["because"] == expected));
    assert!(
        caption(&session, cut.step, Lang::En).contains("asked about 8, the best at L1-1 so far")
    );
}
