//! Monte Carlo tree search by the command.

use crate::support::run;
use plyscope_setup::catalog::GAMES;
use serde_json::Value as Json;

fn json(words: &[&str]) -> Json {
    crate::support::json(&[&["mcts", "--json"], words].concat())
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
fn priors_are_those_of_every_machine() {
    let words = ["--game", "tic-tac-toe", "--iterations", "3000", "--selection", "puct"];
    let found = json(&words);
    assert_eq!((&found["selection"], &found["choice"]), (&"puct".into(), &"b2".into()));
    let children = found["children"].as_array().expect("moves");
    let visits: Vec<u64> = children.iter().filter_map(|child| child["visits"].as_u64()).collect();
    assert_eq!(visits, [304, 2, 148, 10, 1912, 8, 430, 22, 164]);
    let priors: Vec<f64> = children.iter().filter_map(|child| child["prior"].as_f64()).collect();
    // By open lines, 3 through a corner, 2 through an edge and 4 through the centre.
    let (corner, edge, centre) = (0.152_778, 0.027_778, 0.277_778);
    let row = [corner, edge, corner];
    assert_eq!(priors, [row, [edge, centre, edge], row].concat());
    let text = run(&[&["mcts"], &words[..]].concat()).out;
    assert!(text.contains("settings   PUCT, exploration 1.4, seed 1"), "{text}");
    assert!(text.contains("move  visits  mean  prior  exploration"), "{text}");
    let begun = json(&["2 3", "--iterations", "1", "--selection", "puct"]);
    let children = begun["children"].as_array().expect("moves");
    assert_eq!((&children[0]["visits"], &children[0]["mean"]), (&0.into(), &0.5.into()));
    let nothing = json(&[&words[..], &["--evaluation", "nothing"]].concat());
    let equal = nothing["children"].as_array().expect("moves");
    assert!(equal.iter().all(|child| child["prior"] == 0.111_111), "{nothing}");
    let usual = json(&["2 3", "--selection", "uct"]);
    assert_eq!(usual, json(&["2 3"]));
    assert_eq!((&usual["selection"], &usual["children"][0]["prior"]), (&Json::Null, &Json::Null));
}

#[test]
fn moves_as_first_are_those_of_every_machine() {
    let words = ["--game", "tic-tac-toe", "--position", "X../.../...", "--iterations", "400"];
    let rave = [&words[..], &["--selection", "rave"]].concat();
    let found = json(&rave);
    assert_eq!((&found["selection"], &found["equivalence"]), (&"rave".into(), &1000.into()));
    let children = found["children"].as_array().expect("moves");
    let visits = |name: &str| children.iter().filter_map(|child| child[name].as_u64()).collect();
    let (own, all): (Vec<u64>, Vec<u64>) = (visits("visits"), visits("amaf_visits"));
    assert_eq!(own, [36, 59, 38, 86, 40, 52, 39, 50]);
    assert_eq!(all, [158, 171, 156, 198, 167, 176, 149, 151]);
    let text = run(&[&["mcts"], &rave[..]].concat()).out;
    assert!(text.contains("settings   RAVE, equivalence 1,000, exploration 1.4, seed 1"), "{text}");
    assert!(text.contains("  b2      86  0.48  0.46  198"), "{text}");
    let none = json(&[&rave[..], &["--equivalence", "0"]].concat());
    let uct = json(&words);
    for name in ["nodes", "mean", "choice", "line"] {
        assert_eq!(none[name], uct[name], "without a weight it is UCT");
    }
}

#[test]
fn chance_is_drawn_and_exact_values_are_fractions() {
    let found = json(&["chance:(1/6*3 5/6*(2 8))", "--iterations", "100"]);
    assert_eq!((&found["root"], &found["choice"]), (&"chance".into(), &Json::Null));
    assert_eq!(
        (&found["value_exact"], &found["children"][0]["sum"]),
        (&"43/6".into(), &Json::Null)
    );
    // Both leaves have one name.
    let found = json(&["a:3 a:5", "--iterations", "100"]);
    let nodes = found["children"].as_array().expect("moves").iter().map(|child| &child["node"]);
    assert_eq!(nodes.collect::<Vec<_>>(), ["L2-1", "L2-2"]);
    assert_eq!((&found["choice"], &found["choice_node"]), (&"a".into(), &"L2-2".into()));
    assert_eq!(found["line_nodes"], Json::from(vec!["L2-2"]));
    let over = json(&["4"]);
    assert_eq!((&over["root"], &over["nodes"]), (&Json::Null, &1.into()));
}

#[test]
fn what_cannot_be_searched_gets_its_sentence() {
    let table: [(&[&str], &str); 17] = [
        (&[], "nothing to search"),
        (&["4 8", "--iterations", "1000000000"], "from 1 to 1000000"),
        (&["4 8", "--iterations", "0"], "from 1 to 1000000"),
        (&["4 8", "--exploration", "-1"], "“-1” is no constant"),
        (&["4 8", "--selection", "best"], "selection cannot be “best”; expected uct"),
        (&["4 8", "--selection", "rave"], "It searches games"),
        (&["4 8", "--equivalence", "9"], "--equivalence is not an option of --selection uct"),
        (&["--game", "othello", "--selection", "rave", "--equivalence", "-1"], "“-1”"),
        (&["--game", "othello", "--selection", "rave", "--iterations", "200000"], "1 to 100000"),
        (&["--game", "othello", "--evaluation", "discs"], "not an option of --selection uct"),
        (&["4 8", "--selection", "puct", "--evaluation", "discs"], "--evaluation is for games"),
        (&["--game", "othello", "--selection", "puct", "--evaluation", "x"], "“x”"),
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
