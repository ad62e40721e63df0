//! `plyscope solve --json` finds for each tree and each game what it found when `fixtures/results.txt`
//! was written.
//!
//! The file has two lines for each search: the arguments, and the result without the numbers of steps.
//! To write it anew, after a change that is meant to change results, run the test with
//! `PLYSCOPE_TRACES=renew`: that keeps every search of the file and adds those of [`searches`].

use crate::support::{run, unversioned};
use plyscope_search::algo::{Algorithm, Feature};
use plyscope_search::generate::{generate, Recipe, SplitMix64, Ties};
use plyscope_search::Player;
use serde_json::Value as Json;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/results.txt");

/// What keeps the results of new searches, and changed ones.
const RENEW: &str = "PLYSCOPE_TRACES=renew cargo test -p plyscope-cli frozen_results";

/// How many trees and games each algorithm is tried on with options; what is refused is left out.
const TRIED: [u64; 2] = [14, 10];

/// Options that a search may be given, with their values.
const OPTIONS: [(&str, &[&str]); 7] = [
    ("--order", &["left", "right", "best", "worst", "random", "previous", "killers", "history"]),
    ("--cut", &["ge", "gt"]),
    ("--fail", &["soft", "hard", "start"]),
    ("--window", &["-3..4", "0..15", "-inf..2", "game", "infinite"]),
    ("--table", &["all", "1..3", "2"]),
    ("--root", &["max", "min"]),
    ("--evaluation", &["open-lines", "lines", "discs", "material", "nothing"]),
];

/// Options that need another one, or an algorithm.
const FURTHER: [(&str, &str, &[&str]); 6] = [
    ("--table", "--keeps", &["bounds", "exact", "numbers"]),
    ("--table", "--symmetry", &[""]),
    ("--table", "--etc", &[""]),
    ("random", "--seed", &["2", "18446744073709551615"]),
    ("aspiration", "--guess", &["0", "-4", "12"]),
    ("mtd-f", "--guess", &["0", "-4", "12"]),
];

const GAMES: [&[&str]; 9] = [
    &["tic-tac-toe", "--position", "XOX/XO./O.."],
    &["tic-tac-toe", "--position", ".OX/XO./..X"],
    &["tic-tac-toe", "--position", "X../.O./..."],
    &["connect-four", "--size", "4x4"],
    &["connect-four", "--size", "5x4", "--line", "3"],
    &["othello", "--size", "4x4"],
    &["othello", "--size", "6x6"],
    &["chess", "--position", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"],
    &["dice-nim", "--position", "9 O"],
];

fn pick<T: Copy>(random: &mut SplitMix64, from: &[T]) -> T {
    from[random.below(from.len() as u64) as usize]
}

fn tree(seed: u64) -> String {
    let recipe = Recipe {
        seed,
        branching: 1..=4,
        depth: 1..=4,
        values: -9..=9,
        ties: Ties::Allowed,
        root: if seed.is_multiple_of(3) { Player::Min } else { Player::Max },
        min_cuts: 0,
    };
    generate(&recipe).expect("a recipe for small trees").to_string()
}

/// A tree for an algorithm; some have chance nodes, where it takes them.
fn tree_for(algorithm: Algorithm, random: &mut SplitMix64) -> String {
    let tree = tree(random.below(1_000));
    if algorithm.offers(Feature::Chance) {
        tree.replacen('(', "chance:(", random.below(3) as usize)
    } else {
        tree
    }
}

/// A search with random options, each with a value of its own.
fn with_options(random: &mut SplitMix64, mut arguments: Vec<String>, name: &str) -> Vec<String> {
    arguments.extend(["--algorithm", name].map(str::to_owned));
    let free = OPTIONS.map(|(option, values)| (None, option, values, 4));
    let needy = FURTHER.map(|(needed, option, values)| (Some(needed), option, values, 2));
    for (needed, option, values, rare) in free.into_iter().chain(needy) {
        let is_possible = needed.is_none_or(|needed| arguments.iter().any(|word| word == needed));
        if is_possible && random.below(rare) == 0 {
            let words = [option, pick(random, values)];
            arguments.extend(words.into_iter().filter(|word| !word.is_empty()).map(str::to_owned));
        }
    }
    arguments
}

/// The searches to try. In a game they look a few plies ahead, so that each is short.
fn searches() -> Vec<Vec<String>> {
    let [trees, games] = TRIED;
    let mut all = Vec::new();
    for (place, &(name, algorithm)) in (1..).zip(Algorithm::ALL) {
        // No algorithm refuses this one.
        all.push(vec![tree(0), "--algorithm".to_owned(), name.to_owned()]);
        for seed in 0..trees {
            let random = &mut SplitMix64::split(seed, place);
            let mut arguments = vec![tree_for(algorithm, random)];
            if random.below(4) == 0 {
                arguments.extend(["--depth", pick(random, &["1", "2", "end"])].map(str::to_owned));
            }
            all.push(with_options(random, arguments, name));
        }
        for seed in 0..games {
            let random = &mut SplitMix64::split(1_000 + seed, place);
            let game = pick(random, &GAMES);
            let ahead = ["--depth", pick(random, &["1", "2", "3"])];
            let arguments = [["--game"].as_slice(), game, &ahead].concat();
            let arguments = arguments.into_iter().map(str::to_owned).collect();
            all.push(with_options(random, arguments, name));
        }
    }
    all
}

/// The same without the numbers of steps.
fn without_steps(json: Json) -> Json {
    match json {
        Json::Object(fields) => {
            let kept = fields.into_iter().filter(|(name, _)| !matches!(&**name, "step" | "steps"));
            Json::Object(kept.map(|(name, value)| (name, without_steps(value))).collect())
        }
        Json::Array(items) => Json::Array(items.into_iter().map(without_steps).collect()),
        other => other,
    }
}

/// What is found; `None` for what is refused.
fn found(arguments: &[String]) -> Option<String> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let run = run(&[&["solve", "--json"], words.as_slice()].concat());
    let json =
        (run.code == Some(0)).then(|| unversioned(serde_json::from_str(&run.out).expect("JSON")));
    json.map(|json| without_steps(json).to_string())
}

/// The file anew: every search that it has, and those that there are to try.
fn renewed(kept: &str) -> String {
    let old = kept.lines().step_by(2).filter_map(|line| serde_json::from_str(line).ok());
    let mut all: Vec<Vec<String>> = old.collect();
    for search in searches() {
        if !all.contains(&search) {
            all.push(search);
        }
    }
    let lines = all.iter().filter_map(|arguments| {
        let line = serde_json::to_string(arguments).expect("texts");
        Some(format!("{line}\n{}\n", found(arguments)?))
    });
    lines.collect()
}

#[test]
fn every_search_finds_what_it_found() {
    if std::env::var("PLYSCOPE_TRACES").is_ok_and(|value| value == "renew") {
        let kept = std::fs::read_to_string(FILE).unwrap_or_default();
        std::fs::write(FILE, renewed(&kept)).expect("the fixture can be written");
    }
    let kept = std::fs::read_to_string(FILE).expect("the fixture is there");
    let lines: Vec<&str> = kept.lines().collect();
    assert!(lines.len() > 400, "{} lines", lines.len());
    for (name, _) in Algorithm::ALL {
        let named = format!(r#""--algorithm","{name}""#);
        let is_there = lines.iter().step_by(2).any(|line| line.contains(&named));
        assert!(is_there, "fixtures/results.txt has no search by {name}; {RENEW} adds some");
    }
    for search in lines.chunks(2) {
        let arguments: Vec<String> = serde_json::from_str(search[0]).expect("the arguments");
        let (found, asked) = (found(&arguments), search[0]);
        let expected = search.get(1).copied();
        assert_eq!(found.as_deref(), expected, "{asked}; if that is meant, {RENEW} keeps it");
    }
}
