//! `plyscope solve --json` finds for each tree and each game what it found when `fixtures/results.txt`
//! was written.
//!
//! The file has two lines for each search: the arguments, and the result without the numbers of steps.
//! To write it anew, after a change that is meant to change results, run the test with
//! `PLYSCOPE_TRACES=renew`: that keeps every search of the file and adds those of [`searches`].

mod support;

use plyscope_search::generate::{generate, Recipe, SplitMix64, Ties};
use plyscope_search::Player;
use serde_json::Value as Json;
use support::{run, unversioned};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/results.txt");

/// How many searches of trees are tried, and how many of games; those that are refused are left out.
const TRIED: [u64; 2] = [330, 240];

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

/// Options that need another one.
const FURTHER: [(&str, &str, &[&str]); 3] = [
    ("--table", "--keeps", &["bounds", "exact", "numbers"]),
    ("--table", "--symmetry", &[""]),
    ("random", "--seed", &["2", "18446744073709551615"]),
];

const ALGORITHMS: [&str; 8] = [
    "minimax",
    "alpha-beta",
    "negamax",
    "single-cutoff",
    "find-max-min",
    "principal-variation",
    "iterative-deepening",
    "one-ply",
];

const GAMES: [&[&str]; 8] = [
    &["tic-tac-toe", "--position", "XOX/XO./O.."],
    &["tic-tac-toe", "--position", ".OX/XO./..X"],
    &["tic-tac-toe", "--position", "X../.O./..."],
    &["connect-four", "--size", "4x4"],
    &["connect-four", "--size", "5x4", "--line", "3"],
    &["othello", "--size", "4x4"],
    &["othello", "--size", "6x6"],
    &["chess", "--position", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"],
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

/// A search with options by chance, each with a value of its own.
fn with_options(random: &mut SplitMix64, mut arguments: Vec<String>) -> Vec<String> {
    arguments.extend(["--algorithm", pick(random, &ALGORITHMS)].map(str::to_owned));
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
fn searches() -> impl Iterator<Item = Vec<String>> {
    let [trees, games] = TRIED;
    let trees = (0..trees).map(|seed| {
        let mut random = SplitMix64::new(seed);
        let mut arguments = vec![tree(seed)];
        if random.below(4) == 0 {
            arguments.extend(["--depth", pick(&mut random, &["1", "2", "end"])].map(str::to_owned));
        }
        with_options(&mut random, arguments)
    });
    let games = (0..games).map(|seed| {
        let mut random = SplitMix64::new(1_000 + seed);
        let arguments = [["--game"].as_slice(), pick(&mut random, &GAMES)].concat();
        let ahead = ["--depth", pick(&mut random, &["1", "2", "3"])];
        let arguments = [&arguments[..], &ahead[..]].concat();
        with_options(&mut random, arguments.into_iter().map(str::to_owned).collect())
    });
    trees.chain(games)
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
    for search in lines.chunks(2) {
        let arguments: Vec<String> = serde_json::from_str(search[0]).expect("the arguments");
        assert_eq!(found(&arguments).as_deref(), search.get(1).copied(), "{}", search[0]);
    }
}
