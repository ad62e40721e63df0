//! Puzzles: requests that are refused, limits, and steps.

use plyscope_puzzle_view::backtrack::gallery::gallery;
use plyscope_puzzle_view::backtrack::link::{parameters, Link};
use plyscope_puzzle_view::backtrack::problem::PuzzleId;
use plyscope_puzzle_view::backtrack::search::{Search, Travel};
use plyscope_puzzles::backtrack::Moment;
use plyscope_setup::address::pairs;
use plyscope_setup::Choice;
use proptest::prelude::*;
use serde_json::{json, Map, Value as Json};

use super::refused;
use crate::{backtrack, Code, Problem};

fn backtrack_steps(request: &str) -> Result<Json, Problem> {
    crate::backtrack_steps(request)
}

/// The puzzle of an address as a request, with other options.
fn request(address: &str, options: &Json) -> String {
    let puzzle = Link::print(&Link::parse(address).0.problem, 0);
    let parts =
        pairs(&puzzle).map(|(name, value)| (name.to_owned(), json!(value.expect("a text"))));
    let mut all: Map<String, Json> = parts.collect();
    all.extend(options.as_object().expect("an object").clone());
    Json::Object(all).to_string()
}

#[test]
fn impossible_puzzles_are_reported() {
    let option = Code::Option;
    let maze = json!({"puzzle": "maze", "maze": "S.. ..."});
    let full = ".".repeat(81);
    let long = "A-B ".repeat(60_000);
    let deep = json!({"puzzle": "queens", "size": [8]});
    refused(&[
        (backtrack, json!({}), option, Some("puzzle"), "expected a puzzle: tour, queens"),
        (backtrack, json!({"puzzle": "go"}), option, Some("puzzle"), "expected tour or"),
        (backtrack, json!({"puzzle": "quens"}), option, Some("puzzle"), "did you mean queens?"),
        (backtrack, json!({"puzzle": 8}), option, Some("puzzle"), "8"),
        (backtrack, json!({"puzzle": "queens", "size": 17}), option, Some("size"), "1–16"),
        (backtrack, json!({"puzzle": "queens", "size": true}), option, Some("size"), "a text or"),
        (backtrack, deep, option, Some("size"), "a list"),
        (backtrack, json!({"puzzle": "queens", "sise": 8}), option, Some("sise"), "mean size?"),
        (backtrack, json!({"puzzle": "queens", "step": 3}), option, Some("step"), "no option"),
        (
            backtrack,
            json!({"puzzle": "queens", "anyway": true}),
            option,
            Some("anyway"),
            "no option",
        ),
        (
            backtrack,
            json!({"puzzle": "tour", "anyway": 1}),
            option,
            Some("anyway"),
            "true or false",
        ),
        (backtrack, json!({"puzzle": "tour", "board": "2x2"}), option, Some("board"), "2×2"),
        (backtrack, json!({"puzzle": "tour", "path": "a1 a2"}), option, Some("path"), "a2"),
        (backtrack, maze, option, Some("maze"), "G"),
        (
            backtrack,
            json!({"puzzle": "maze", "test": "complete"}),
            option,
            Some("test"),
            "no option",
        ),
        (backtrack, json!({"puzzle": "maze", "bound": "none"}), option, Some("bound"), "no option"),
        (backtrack, json!({"puzzle": "map", "map": "A-A"}), option, Some("map"), "A"),
        (backtrack, json!({"puzzle": "map", "map": long}), Code::TooLarge, None, "200,000"),
        (backtrack, json!({"puzzle": "queens", "limit": 0}), option, Some("limit"), "1 to 10000"),
        (
            backtrack,
            json!({"puzzle": "queens", "steps": -1}),
            option,
            Some("steps"),
            "0 to 1000000000",
        ),
        (
            backtrack,
            json!({"puzzle": "queens", "limit": 2, "count": true}),
            option,
            Some("limit"),
            "only one",
        ),
        (
            backtrack,
            json!({"puzzle": "queens", "test": "complete", "inference": "forward-checking"}),
            option,
            Some("inference"),
            "takes no inference",
        ),
        (
            backtrack,
            json!({"puzzle": "subset-sum", "test": "complete", "bound": "none"}),
            option,
            Some("bound"),
            "takes no bound",
        ),
        (
            backtrack,
            json!({"puzzle": "tour", "board": "3x4", "test": "complete", "prune": "all"}),
            option,
            Some("prune"),
            "takes no prune",
        ),
        (
            backtrack,
            json!({
                "puzzle": "tour", "board": "5x5", "path": "a1 b3", "order": "warnsdorff",
                "test": "complete",
            }),
            option,
            Some("path"),
            "takes no path, order",
        ),
        (
            backtrack,
            json!({"puzzle": "sudoku", "clues": full, "test": "complete"}),
            Code::TooLarge,
            Some("test"),
            "81 choices of 9",
        ),
        (
            backtrack_steps,
            json!({"puzzle": "queens", "limit": 3}),
            option,
            Some("limit"),
            "no option",
        ),
        (
            backtrack_steps,
            json!({"puzzle": "queens", "lang": "xx"}),
            option,
            Some("lang"),
            "en, nl",
        ),
        (
            backtrack_steps,
            json!({"puzzle": "queens", "size": 4, "to": 34}),
            Code::Step,
            Some("to"),
            "there is no step 34; the last one is 33",
        ),
        (
            backtrack_steps,
            json!({"puzzle": "queens", "size": 4, "from": 99}),
            Code::Step,
            Some("from"),
            "the last one is 33",
        ),
        (
            backtrack_steps,
            json!({"puzzle": "queens", "size": 4, "from": 5, "to": 2}),
            option,
            Some("from"),
            "from is 5 and to is 2",
        ),
        (
            backtrack_steps,
            json!({"puzzle": "queens", "size": 12}),
            Code::TooLarge,
            None,
            "from and to",
        ),
        (
            backtrack_steps,
            json!({"puzzle": "queens", "size": 12, "to": 100_000}),
            Code::TooLarge,
            None,
            "100000 steps",
        ),
    ]);
}

/// A search ends with the steps that it is given, and otherwise with those that are usual.
#[test]
fn no_search_is_endless() {
    let found = |options: Json| {
        let empty = ". ".repeat(81);
        let mut request = json!({ "puzzle": "sudoku", "clues": empty, "count": true });
        request.as_object_mut().expect("an object").extend(options.as_object().unwrap().clone());
        backtrack(&request.to_string()).expect("it can be searched")
    };
    let cut = found(json!({ "steps": 1234 }));
    assert_eq!((&cut["end"], &cut["steps"]), (&json!("steps"), &json!(1234)));
    assert_eq!(
        (&cut["finished"], found(json!({ "steps": 0 }))["nodes"].as_u64()),
        (&json!(false), Some(1))
    );
    // The last step of a search is not one too many.
    let queens = |steps: u64| {
        let request = json!({ "puzzle": "queens", "size": 4, "count": true, "steps": steps });
        backtrack(&request.to_string()).expect("it can be searched")["end"].clone()
    };
    assert_eq!([queens(32), queens(33), queens(34)], ["steps", "over", "over"]);
    let usual = backtrack(r#"{"puzzle":"queens","size":16,"count":true}"#).expect("searched");
    assert_eq!((&usual["end"], &usual["steps"]), (&json!("steps"), &json!(10_000_000)));
}

/// Moves of a tour that come first, and sequences of squares, which the command does not take.
#[test]
fn tours_take_all_that_their_addresses_have() {
    let led = json!({ "puzzle": "tour", "board": "5x5", "path": "a1 b3 c1" });
    let led = backtrack(&led.to_string()).expect("it can be searched");
    assert_eq!(led["path"], json!(["a1", "b3", "c1"]));
    assert_eq!(
        led["tours"][0].as_array().map(|tour| tour[..3].to_vec()),
        led["path"].as_array().cloned()
    );
    let tested = json!({ "puzzle": "tour", "board": "3x4", "test": "complete", "steps": 1000 });
    let tested = backtrack(&tested.to_string()).expect("it can be searched");
    assert_eq!((&tested["test"], &tested["end"]), (&json!("complete"), &json!("steps")));
    assert!(tested.get("path").is_none(), "{tested}");
    let counted = |options: Json| {
        let mut request = json!({ "puzzle": "tour", "board": "4x4", "start": "a1", "count": true });
        request.as_object_mut().expect("an object").extend(options.as_object().unwrap().clone());
        let found = backtrack(&request.to_string()).expect("it can be searched");
        (found["end"].clone(), found["count"].clone(), found["steps"].as_u64() > Some(0))
    };
    assert_eq!(counted(json!({})), (json!("not-begun"), json!(0), false));
    assert_eq!(counted(json!({ "anyway": true })), (json!("over"), json!(0), true));
    assert_eq!(counted(json!({ "board": "3x4" })), (json!("over"), json!(2), true));
}

/// The steps of every example, against the search of the page, which has another way to each step.
#[test]
fn steps_are_those_of_the_page() {
    for exhibit in gallery() {
        let options = json!({ "to": 60, "lang": "nl" });
        let steps = match backtrack_steps(&request(exhibit.link, &options)) {
            Ok(steps) => steps,
            // A short one.
            Err(problem) => {
                assert_eq!((problem.code, problem.option.as_deref()), (Code::Step, Some("to")));
                let options = json!({ "lang": "nl" });
                backtrack_steps(&request(exhibit.link, &options)).expect("its steps")
            }
        };
        let mut search = Search::new(Link::parse(exhibit.link).0.problem);
        let lang = "nl".parse().expect("a language");
        for (number, step) in (0..).zip(steps.as_array().expect("a list")) {
            search.travel(Travel::To(number), u64::MAX);
            assert_eq!(step["step"], json!(number), "{}", exhibit.id);
            assert_eq!(step["caption"], json!(search.caption(lang)), "{} {number}", exhibit.id);
            assert_eq!(step["depth"], json!(search.here().path.len()), "{} {number}", exhibit.id);
            assert_eq!(step["solutions"], json!(search.here().solutions), "{}", exhibit.id);
            let event = match (search.here().moment, number) {
                (_, 0) => "begin",
                (Moment::Entered, _) => "enter",
                (Moment::Left(_), _) => "back-out",
                (Moment::Over, _) => "over",
            };
            assert_eq!(step["event"], event, "{} {number}", exhibit.id);
            let tried = search.candidates().iter().filter(|one| is_ahead(one)).count();
            assert_eq!(
                step["choices"].as_array().map(Vec::len),
                Some(tried),
                "{} {number}",
                exhibit.id
            );
        }
    }
}

fn is_ahead(candidate: &plyscope_puzzle_view::backtrack::board::Candidate) -> bool {
    use plyscope_puzzle_view::backtrack::board::Standing;
    matches!(candidate.standing, Standing::Next | Standing::Later)
}

/// What inference removes, where it can be counted by hand.
#[test]
fn cells_of_steps_are_names_as_they_were_given() {
    let request = json!({"puzzle": "map", "map": "ב-א", "from": 1, "to": 1});
    let steps = backtrack_steps(&request.to_string()).expect("a step");
    assert_eq!(steps[0]["cell"], "ב");
}

#[test]
fn steps_say_what_inference_removed() {
    let table = [
        (
            json!({"puzzle": "map", "map": "A-B A-C", "inference": "forward-checking"}),
            json!({ "B": ["1"], "C": ["1"] }),
        ),
        (
            // A queen in a4 leaves c3, d3; b2, d2; b1, c1.
            json!({"puzzle": "queens", "size": 4, "inference": "forward-checking"}),
            json!({ "3": ["a3", "b3"], "2": ["a2", "c2"], "1": ["a1", "d1"] }),
        ),
        (
            json!({"puzzle": "sudoku", "clues": ".... .... .... ....", "inference": "forward-checking"}),
            json!({
                "r1c2": ["1"], "r1c3": ["1"], "r1c4": ["1"], "r2c1": ["1"], "r2c2": ["1"],
                "r3c1": ["1"], "r4c1": ["1"],
            }),
        ),
        (json!({"puzzle": "map", "map": "A-B A-C"}), Json::Null),
        (json!({"puzzle": "queens", "size": 4}), Json::Null),
    ];
    for (mut request, removed) in table {
        (request["from"], request["to"]) = (json!(1), json!(1));
        let steps = backtrack_steps(&request.to_string()).expect("a step");
        assert_eq!(steps[0].get("removed").unwrap_or(&Json::Null), &removed, "{request}");
    }
}

/// A value that a person may give.
fn value() -> impl Strategy<Value = Json> {
    prop_oneof![
        any::<i64>().prop_map(|number| json!(number)),
        any::<f64>().prop_map(|number| json!(number)),
        any::<bool>().prop_map(|flag| json!(flag)),
        Just(json!(null)),
        "\\PC{0,12}".prop_map(|text| json!(text)),
        "[SG.#/ 0-9a-f+=-]{0,20}".prop_map(|text| json!(text)),
        prop::sample::select(vec![
            "complete",
            "choices",
            "none",
            "fewest",
            "arc-consistency",
            "random-7",
            "warnsdorff",
            "closed",
            "all",
            "A-B-C-A",
            "SEND+MORE=MONEY",
            "S. .G",
            "3x4",
            "a1",
            "a1 b3",
            "distance",
        ])
        .prop_map(|word| json!(word)),
    ]
}

/// The puzzles, and what is none.
fn names() -> Vec<&'static str> {
    PuzzleId::ALL.iter().map(|&(name, _)| name).chain(["?"]).collect()
}

/// All parts of the addresses of puzzles.
fn options() -> Vec<&'static str> {
    [parameters(), vec!["test"]].concat()
}

proptest! {
    /// Anything is searched or refused with a sentence about an option that was given, and is over soon.
    #[test]
    fn nothing_panics(
        puzzle in prop::sample::select(names()),
        given in prop::collection::btree_map(prop::sample::select(options()), value(), 0..4),
        limit in prop::option::of(0_u32..4),
    ) {
        let mut all = json!({ "puzzle": puzzle, "steps": 300 });
        for (name, value) in given {
            all[name] = value;
        }
        if let Some(limit) = limit {
            all["limit"] = json!(limit);
        }
        match backtrack(&all.to_string()) {
            Ok(found) => prop_assert!(found["steps"].as_u64() <= Some(300)),
            Err(problem) => {
                let about = problem.option.clone().unwrap_or_default();
                prop_assert!(!problem.message.is_empty());
                prop_assert!(all.get(&about).is_some(), "{problem:?}");
            }
        }
        all.as_object_mut().expect("an object").remove("steps");
        all.as_object_mut().expect("an object").remove("limit");
        all["to"] = json!(5);
        let _ = backtrack_steps(&all.to_string());
    }
}
