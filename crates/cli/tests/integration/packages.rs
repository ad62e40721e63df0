//! The packages have the same object for a puzzle as the command, for every puzzle that there is.

use crate::support::{json, run};
use plyscope_puzzle_view::backtrack::gallery::gallery;
use plyscope_puzzle_view::backtrack::link::Link;
use plyscope_puzzle_view::backtrack::problem::{Problem, PuzzleId};
use plyscope_setup::address::pairs;
use plyscope_setup::Choice;
use serde_json::{json, Map, Value as Json};

/// The parts of an address as the words of the command; `None` for what only pages and packages take.
fn words(parts: &[(String, String)]) -> Option<Vec<String>> {
    let help = run(&[&parts[0].1, "--help"]).out;
    // What is no option is taken as it is, behind the name of the puzzle.
    let is_placed = |name: &str| !help.contains(&format!("--{name} "));
    let mut words = Vec::new();
    for (name, value) in parts {
        let option = |name: &str| vec![format!("--{name}"), value.clone()];
        words.extend(match (name.as_str(), value.as_str()) {
            ("puzzle", _) => continue,
            ("tour", "closed") => vec!["--closed".to_owned()],
            // It has no way to give moves or to generate and test tours.
            ("path", _) => return None,
            ("test", "complete") if parts.iter().any(|(_, value)| value == "tour") => return None,
            ("test", "complete") => vec!["--generate-and-test".to_owned()],
            ("board", _) => option("size"),
            ("cells", _) => option("order"),
            ("blocked", _) => vec!["--blocked".to_owned(), value.replace(' ', ",")],
            (name, _) if is_placed(name) => vec![value.clone()],
            (name, _) => option(name),
        });
    }
    Some(words)
}

fn parts(address: &str) -> Vec<(String, String)> {
    pairs(address).map(|(name, value)| (name.to_owned(), value.expect("a text"))).collect()
}

/// The result of the packages for the parts of an address, with other options.
fn packaged(parts: &[(String, String)], options: &Json) -> Json {
    let mut request: Map<String, Json> =
        parts.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
    request.extend(options.as_object().expect("an object").clone());
    plyscope_api::backtrack(&Json::Object(request).to_string()).expect("it can be searched")
}

/// Every puzzle as it is shown first, and all examples of the gallery, each without its step.
fn puzzles() -> Vec<Vec<(String, String)>> {
    let usual = PuzzleId::ALL.iter().map(|&(_, id)| Problem::default_of(id));
    let examples = gallery().map(|exhibit| Link::parse(exhibit.link).0.problem);
    usual.chain(examples).map(|problem| parts(&Link::print(&problem, 0))).collect()
}

#[test]
fn both_find_the_same_of_every_puzzle() {
    let mut compared = Vec::new();
    for parts in puzzles() {
        let name = &parts[0].1;
        let Some(words) = words(&parts) else { continue };
        // Without an option, the first solution; a few; and as many as so many steps find.
        for (options, further) in [
            (json!({ "steps": 300_000 }), vec!["--steps", "300000"]),
            (json!({ "limit": 3, "steps": 200_000 }), vec!["--limit", "3", "--steps", "200000"]),
            (json!({ "limit": 10_000, "steps": 150 }), vec!["--limit", "10000", "--steps", "150"]),
        ] {
            let own = words.iter().map(String::as_str);
            let all: Vec<&str> =
                [name.as_str()].into_iter().chain(own).chain(further).chain(["--json"]).collect();
            assert_eq!(packaged(&parts, &options), json(&all), "{all:?}");
        }
        if name != "tour" {
            let own = words.iter().map(String::as_str);
            let all: Vec<&str> = [name.as_str(), "--count", "--steps", "100000", "--json"]
                .into_iter()
                .chain(own)
                .collect();
            let counted = packaged(&parts, &json!({ "count": true, "steps": 100_000 }));
            assert_eq!(counted, json(&all), "{all:?}");
            assert_eq!(counted["found"], json!([]));
        }
        compared.push(name.clone());
    }
    for (name, _) in PuzzleId::ALL {
        let count = compared.iter().filter(|other| other == name).count();
        assert!(count > 1, "{name} has no example that both can search");
    }
}

#[test]
fn both_count_tours_and_search_where_there_are_none() {
    let table: [(&str, Json, &[&str]); 3] = [
        (
            "puzzle=tour&board=3x4&start=a1",
            json!({ "count": true }),
            &["--board", "3x4", "--start", "a1", "--count"],
        ),
        (
            "puzzle=tour&board=4x4&start=a1",
            json!({ "count": true, "anyway": true }),
            &["--board", "4x4", "--start", "a1", "--count", "--anyway"],
        ),
        ("puzzle=tour&board=4x4&start=a1", json!({}), &["--board", "4x4", "--start", "a1"]),
    ];
    for (address, options, words) in table {
        let expected = json(&[&["tour", "--json"], words].concat());
        assert_eq!(packaged(&parts(address), &options), expected, "{address} {options}");
    }
}
