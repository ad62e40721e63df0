//! SSS* and proof-number search by the command.

use crate::support::run;
use plyscope_setup::catalog::GAMES;
use serde_json::Value as Json;

fn json(words: &[&str]) -> Json {
    crate::support::json(&[&["best-first", "--json"], words].concat())
}

#[test]
fn every_game_without_chance_is_searched() {
    for game in GAMES.iter().filter(|game| !game.has_chance()) {
        let found = json(&["--game", game.id, "--depth", "2"]);
        let solved = crate::support::json(&["solve", "--game", game.id, "--depth", "2", "--json"]);
        assert_eq!(found["value"], solved["value"], "{}", game.id);
        let (leaves, others) = (found["leaves"].as_u64(), found["alpha_beta_leaves"].as_u64());
        assert!(leaves <= others, "{}: {leaves:?} and {others:?}", game.id);
        let words = ["--game", game.id, "--search", "proof-number", "--iterations", "3"];
        assert_eq!(json(&words)["algorithm"], "proof-number", "{}", game.id);
    }
}

#[test]
fn the_figures_are_those_of_every_machine() {
    let tree = "((3 5) (2 9)) ((7 8) (6 4))";
    let found = json(&[tree]);
    assert_eq!((&found["value"], &found["leaves"]), (&6.into(), &6.into()));
    assert_eq!(found["alpha_beta_leaves"], 8);
    assert_eq!(found["evaluated"].as_array().map(Vec::len), Some(6));
    // Both leaves have one name.
    assert_eq!(json(&["a:3 a:5"])["evaluated"], Json::from(vec!["L2-1", "L2-2"]));
    let found = json(&["a:3 a:5", "--search", "proof-number", "--goal", "4"]);
    let nodes = found["children"].as_array().expect("moves").iter().map(|child| &child["node"]);
    assert_eq!(nodes.collect::<Vec<_>>(), ["L2-1", "L2-2"]);
    assert!(run(&["best-first", "4"]).out.contains("alpha-beta 1 leaf\n"));
    let text = run(&["best-first", tree]).out;
    assert!(text.contains("its value is 6. 6 leaves were evaluated."), "{text}");
    let draw = ["--search", "proof-number", "--game", "tic-tac-toe", "--goal", "draw"];
    let found = json(&draw);
    assert_eq!((&found["answer"], &found["proof"]), (&"proved".into(), &0.into()));
    assert_eq!(found["disproof"], Json::Null, "infinite");
    let text = run(&[&["best-first"], &draw[..]].concat()).out;
    assert!(text.contains("Does X at least draw? Yes: the root is proved."), "{text}");
    let text = run(&["best-first", "--search", "proof-number", "--game", "tic-tac-toe"]).out;
    assert!(text.contains("Does X win? No: the root is disproved."), "{text}");
    // Without a goal a tree of numbers is asked for its static evaluation.
    let goals = [("(4 8) (17 5)", "5"), ("(4 win) (17 5)", "win")];
    for (tree, goal) in goals {
        let found = json(&["--search", "proof-number", tree]);
        assert_eq!(found["goal"].to_string().trim_matches('"'), goal, "{tree}");
    }
}

#[test]
fn what_cannot_be_searched_gets_its_sentence() {
    let proof = ["--search", "proof-number"];
    let table: [(&[&str], &str); 12] = [
        (&[], "nothing to search"),
        (&["4 8", "--search", "sss*"], "sss"),
        (&["4 8", "--depth", "-1"], "depth"),
        (&["4 8", "--goal", "3"], "--goal is not an option of --search sss"),
        (&[&proof[..], &["4 8", "--depth", "2"]].concat(), "--depth is not an option"),
        (&[&proof[..], &["4 8", "--goal", "much"]].concat(), "“much” is no value"),
        (&[&proof[..], &["4 8", "--iterations", "1000000000"]].concat(), "from 1 to 100000"),
        (&["4 8", "--size", "3x3"], "--size is for games"),
        (&["--game", "einstein"], "Chance decides"),
        (&["--game", "dice-nim"], "Chance decides"),
        (&["--game", "2048"], "Chance decides"),
        (&["chance:(1 2)"], "chance"),
    ];
    for (words, part) in table {
        let printed = run(&[&["best-first"], words].concat());
        assert_eq!(printed.code, Some(2), "{words:?}");
        assert!(printed.err.contains(part), "{words:?}: {}", printed.err);
        assert!(printed.out.is_empty());
    }
}
