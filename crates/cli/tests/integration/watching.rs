//! Traces and pictures of games.

use crate::support::run;
use serde_json::Value as Json;

#[test]
fn a_trace_of_a_game_calls_positions_by_their_moves() {
    let position = ["--game", "tic-tac-toe", "--position", "XOX/XO./O.."];
    let text = run(&[&["trace"], &position[..]].concat()).out;
    let first = "The search starts at the given position, where X is to move.";
    assert!(text.contains(first), "{text}");
    assert!(text.contains("c2 b1"), "{text}");
    let lines = run(&[&["trace", "--json"], &position[..]].concat()).out;
    let lines: Vec<Json> =
        lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines[0]["node"], "", "the start");
    assert!(lines.iter().any(|line| line["node"] == "c2 b1"), "{lines:?}");
    let last = lines.last().expect("lines");
    assert_eq!((&last["event"], &last["node"]), (&"leave".into(), &"".into()));
    assert!(run(&[&["trace", "--lang", "nl"], &position[..]].concat())
        .out
        .contains("de gegeven stelling"));
}

#[test]
fn a_trace_marks_positions_that_were_only_counted() {
    let search = ["--game", "connect-four", "--depth", "8"];
    let text = run(&[&["trace"], &search[..]].concat()).out;
    assert!(
        text.contains(" below it were only counted. That is an estimate.\n"),
        "something is thinned"
    );
    let solved = crate::support::solved(&search);
    let count =
        |key: &str| plyscope_i18n::Lang::En.number(solved[key].as_u64().expect("a count") as usize);
    let end = format!("{} positions visited, {} cuts.\n", count("calls"), count("cuts"));
    assert!(text.ends_with(&end), "{end}");
    let lines = run(&[&["trace", "--json"], &search[..]].concat()).out;
    let counted = lines.lines().filter(|line| line.contains("\"counted_below\""));
    let below = counted.map(|line| {
        let line: Json = serde_json::from_str(line).expect("JSON");
        line["counted_below"]["nodes"].as_u64().expect("a count")
    });
    let entered = lines.lines().filter(|line| {
        line.contains("\"event\":\"enter\"") || line.contains("\"event\":\"begin\"")
    });
    let all = below.sum::<u64>() + entered.count() as u64;
    assert_eq!(solved["calls"], all, "what was recorded and what was counted make the whole");
}

#[test]
fn a_picture_of_a_game_shows_what_the_step_is_about() {
    let search = ["--game", "connect-four", "--depth", "4"];
    let svg = |step: &str| run(&[&["svg", "--step", step], &search[..]].concat()).out;
    let (last, early) = (svg("last"), svg("30"));
    assert!(last.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    assert!(last.contains("<desc id=\"description\">Looking 4 plies ahead: "), "{last}");
    assert!(early.contains("<title id=\"title\">Step 30 of "), "{early}");
    assert!(early.contains("font-style=\"italic\""), "moves are named");
}
