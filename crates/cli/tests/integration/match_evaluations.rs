//! Matches of evaluations and Monte Carlo tree search.

use crate::support::{json, run};
use serde_json::json;

#[test]
fn the_score_and_every_opening_are_printed() {
    let arguments = ["match", "--game", "connect-four", "--against", "nothing", "--games", "6"];
    let expected = "\
connect-four, depth 2, 6 games from 3 openings
first   lines
second  nothing
won 6, drawn 0, lost 0 by the first
score   100.0 % (95 %: 60.9 % to 100.0 %)
the first is stronger

opening  as MAX  as MIN
c a b a  won     won
f c a d  won     won
b e b c  won     won
";
    assert_eq!(run(&arguments).out, expected);
    let same = ["match", "--game", "connect-four", "--games", "2", "--seed", "7"];
    let out = run(&same).out;
    assert!(out.contains(", 2 games from 1 opening\n"), "{out}");
    assert!(out.contains("\nnot decided: the interval includes 50 %\n"), "{out}");
}

#[test]
fn the_same_is_printed_as_json() {
    let words = "match --game othello --size 4x4 --weights 25*corners+mobility --against -2*discs \
        --depth 1 --games 4 --seed 3 --json";
    let played = json(&words.split(' ').collect::<Vec<_>>());
    let field = |name: &str| &played[name];
    assert_eq!(field("first"), "25*corners+mobility");
    assert_eq!(field("second"), "-2*discs");
    assert_eq!((field("depth"), field("seed")), (&json!(1), &json!(3)));
    let games = played["games"].as_array().expect("games");
    let count = |outcome: &str| games.iter().filter(|game| game["outcome"] == outcome).count();
    assert_eq!(games.len(), 4);
    for outcome in ["won", "drawn", "lost"] {
        assert_eq!(played[outcome], count(outcome), "{played}");
    }
    assert_eq!(games[0]["opening"], games[1]["opening"]);
    assert_eq!((&games[0]["first"], &games[1]["first"]), (&json!("max"), &json!("min")));
    let points = count("won") as f64 + count("drawn") as f64 / 2.0;
    assert_eq!(played["score"], json!(points / 4.0));
    let (low, high) = (played["interval"][0].as_f64(), played["interval"][1].as_f64());
    assert!(low <= played["score"].as_f64() && played["score"].as_f64() <= high, "{played}");
}

#[test]
fn monte_carlo_tree_search_plays() {
    let words = "match --game tic-tac-toe --evaluation mcts:300 --against mcts:5 --games 20 --json";
    let played = json(&words.split(' ').collect::<Vec<_>>());
    assert_eq!((&played["first"], &played["second"]), (&json!("mcts:300"), &json!("mcts:5")));
    assert_eq!(played["stronger"], "first");
}

#[test]
fn weights_search_as_the_evaluation_that_they_equal() {
    let solve = |option, value| {
        json(&["solve", "--game", "connect-four", "--depth", "3", option, value, "--json"])
    };
    let own = solve("--evaluation", "lines");
    assert_eq!(own, solve("--weights", "ones + 4*twos + 9*threes"));
    assert_ne!(own, solve("--weights", "-centre"));
}

#[test]
fn what_cannot_be_played_is_refused_in_a_sentence() {
    let table: [(&[&str], &str); 10] = [
        (&["--games", "5"], "a match cannot have 5 games; expected an even number from 2 to 1000"),
        (&["--games", "1002"], "expected a whole number from 2 to 1000"),
        (&["--depth", "0"], "expected a whole number from 1 to 12"),
        (&["--against", "luck"], "--against: there is no feature “luck”"),
        (&["--weights", "cornrs"], "did you mean corners?"),
        (&["--weights", "discs", "--evaluation", "discs"], "only one can be used"),
        (&["--weights", "discs", "--evaluation", "mcts"], "only one can be used"),
        (
            &["--evaluation", "mcts:0"],
            "--evaluation: “0” is no number of iterations for a move; expected 1 to 100000",
        ),
        (&["--against", "mcts:many"], "--against: “many” is no number of iterations"),
        (
            &["--size", "4x4", "--position", "XXX./XXX./XXXO/XXXO X", "--games", "8"],
            "4 different openings are needed; only",
        ),
    ];
    for (arguments, sentence) in table {
        let run = run(&[&["match", "--game", "othello"], arguments].concat());
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(run.err.contains(sentence), "{arguments:?}: {}", run.err);
    }
    for game in ["einstein", "dice-nim", "2048"] {
        let chance = run(&["match", "--game", game]);
        assert_eq!((chance.code, chance.out.as_str()), (Some(2), ""), "{game}");
        let sentence = "matches are of games without chance; in this one chance decides";
        assert!(chance.err.contains(sentence), "{}", chance.err);
    }
}
