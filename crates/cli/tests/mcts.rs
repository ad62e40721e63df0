//! Monte Carlo tree search by the command.

mod support;

use plyscope_setup::catalog::GAMES;
use serde_json::Value as Json;
use support::run;

fn json(words: &[&str]) -> Json {
    support::json(&[&["mcts", "--json"], words].concat())
}

#[test]
fn visits_add_up_and_the_same_seed_gives_the_same_search() {
    for game in GAMES {
        // No player chooses a roll.
        let rolled: &[&str] =
            if game.id == "einstein" { &["--position", "12./3.c/.ba X1"] } else { &[] };
        let search = |seed| {
            let words = ["--game", game.id, "--iterations", "60", "--seed", seed];
            json(&[&words, rolled].concat())
        };
        let found = search("5");
        assert_eq!(found, search("5"), "{}", game.id);
        let children = found["children"].as_array().expect("moves");
        let visits: u64 = children.iter().filter_map(|child| child["visits"].as_u64()).sum();
        assert_eq!((visits, &found["iterations"]), (60, &Json::from(60)), "{}", game.id);
        let most = children.iter().filter_map(|child| child["visits"].as_u64()).max();
        let choice = children.iter().find(|child| child["move"] == found["choice"]);
        assert_eq!(choice.and_then(|child| child["visits"].as_u64()), most, "{}", game.id);
        let other = search("6");
        assert_ne!(found["mean"], other["mean"], "{}", game.id);
    }
}

#[test]
fn the_figures_are_those_of_every_machine() {
    // Printed once; logarithms, means and random numbers are the same everywhere.
    let found = json(&["--game", "tic-tac-toe", "--iterations", "3000"]);
    let children = found["children"].as_array().expect("moves");
    let visits: Vec<u64> = children.iter().filter_map(|child| child["visits"].as_u64()).collect();
    assert_eq!(visits, [309, 192, 351, 163, 849, 246, 423, 263, 204]);
    assert_eq!((&found["choice"], &found["value"]), (&"b2".into(), &"draw".into()));
    let sums = children.iter().map(|child| child["sum"].to_string());
    assert!(sums.into_iter().all(|sum| sum.len() <= 8 && !sum.ends_with('0')), "{found}");
    let text = run(&["mcts", "--game", "tic-tac-toe", "--iterations", "3000"]).out;
    assert!(text.contains("  b2     849  0.74"), "{text}");
    assert!(text.contains("b2 has the most visits: that would be played"), "{text}");
}

#[test]
fn chance_is_drawn_and_exact_values_are_fractions() {
    let found = json(&["chance:(1/6*3 5/6*(2 8))", "--iterations", "100"]);
    assert_eq!((&found["root"], &found["choice"]), (&"chance".into(), &Json::Null));
    assert_eq!(
        (&found["value_exact"], &found["children"][0]["sum"]),
        (&"43/6".into(), &Json::Null)
    );
    let over = json(&["4"]);
    assert_eq!((&over["root"], &over["nodes"]), (&Json::Null, &1.into()));
}

#[test]
fn what_cannot_be_searched_gets_its_sentence() {
    let table: [(&[&str], &str); 9] = [
        (&[], "nothing to search"),
        (&["4 8", "--iterations", "1000000000"], "from 1 to 1000000"),
        (&["4 8", "--iterations", "0"], "from 1 to 1000000"),
        (&["4 8", "--exploration", "-1"], "“-1” is no constant"),
        (&["4 8", "--seed", "x"], "seed cannot be “x”"),
        (&["4 8", "--size", "3x3"], "--size is for games"),
        (&["--game", "go"], "go"),
        (&["win 3"], "the number 3 beside won or lost games"),
        (&["chance:(1/2*3 1/3*4)"], "5/6"),
    ];
    for (words, part) in table {
        let printed = run(&[&["mcts"], words].concat());
        assert_eq!(printed.code, Some(2), "{words:?}");
        assert!(printed.err.contains(part), "{words:?}: {}", printed.err);
        assert!(printed.out.is_empty());
    }
}
