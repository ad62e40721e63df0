//! Options that are accepted and refused.

use crate::support::{no_game, not_taken, refused, run, solved};
use plyscope_search::Order;
use plyscope_setup::{Algorithm, Choice, Feature};

#[test]
fn problems_of_a_game_are_described_in_a_sentence() {
    let table: [(&[&str], &str); 33] = [
        (
            &["--game", "einstein", "--algorithm", "alpha-beta"],
            "alpha-beta takes no chance into account, but chance decides in einstein; expectiminimax, star1 \
             and star2 do",
        ),
        (&["--game", "einstein", "--position", "12./3.c/.ba X4"], "the die shows 1 to 3, not “4”"),
        (
            &["--game", "dice-nim", "--position", "13"],
            "“13” is no number of stones; expected 0 to 12",
        ),
        (&["--game", "dice-nim", "--position", "7 X d6"], "“d6” is no die; expected d2 or d4"),
        (&["--game", "dice-nim", "--position", "0 X d2"], "the game was over before the last move"),
        (
            &["--game", "2048", "--algorithm", "minimax"],
            "minimax takes no chance into account, but chance decides in 2048; expectiminimax, star1 and \
             star2 do",
        ),
        (
            &["--game", "2048", "--position", "2 ./. 3"],
            "“3” is no tile; expected 2, 4, 8 and so on, or a point",
        ),
        (
            &["--game", "2048", "--position", "2 ./. 2:6"],
            "“6” is no number of moves to come; expected 0 to 5, or new and 1 to 4",
        ),
        (
            &["--game", "2048", "--position", "32 32/2 ."],
            "the position is illegal: no game leads to tiles as large as these",
        ),
        (
            &["--game", "2048", "--position", "2 4/4 2:new 1"],
            "the position is illegal: a new tile needs an empty square",
        ),
        (
            &["--game", "2048", "--size", "4x4"],
            "a board of 4×4 is not possible; it can be 2×2 or 3×3",
        ),
        (
            &["--game", "othello", "--size", "5x5"],
            "a board of 5×5 is not possible; it can be 4×4 or 6×6 or 8×8",
        ),
        (
            &["--game", "einstein", "--position", "12./1.c/.ba"],
            "the position is illegal: a player has two stones with the same number",
        ),
        (&["--game", "nim"], &no_game("nim")),
        (
            &["--game", "tic-tac-toe", "--evaluation", "guess"],
            "no static evaluation is called “guess”; there is open-lines, nothing",
        ),
        (
            &["--game", "othello", "--weights", "25*corner+discs"],
            "there is no feature “corner”; there is discs, mobility, corners, edges (did you mean \
             corners?)",
        ),
        (&["--game", "othello", "--weights", "-discs-discs"], "the feature discs has two weights"),
        (
            &["--game", "othello", "--weights", "discs", "--evaluation", "mobility"],
            "both weights and the evaluation mobility are given; only one can be used",
        ),
        (&["--game", "tic-tac-toe", "--size", "4x4"], "this game has no choice of size"),
        (&["--game", "tic-tac-toe", "--line", "4"], "this game has no choice of line"),
        (
            &["--game", "connect-four", "--size", "20x20"],
            "a board of 20×20 is not possible; it can be 2×2 to 9×6",
        ),
        (
            &["--game", "connect-four", "--size", "300x2"],
            "size cannot be “300x2”; expected columns and rows, such as 7x6",
        ),
        (
            &["--game", "connect-four", "--size", "wide"],
            "size cannot be “wide”; expected columns and rows, such as 7x6",
        ),
        (
            &["--game", "connect-four", "--line", "9"],
            "9 in a row is not possible; it can be 2 to 7",
        ),
        (
            &["--game", "connect-four", "--line", "many"],
            "line cannot be “many”; expected a whole number from 0 to 255",
        ),
        (
            &["--game", "tic-tac-toe", "--position", "XX/../.."],
            "the board has 3 columns; row 1 has 2",
        ),
        (
            &["--game", "tic-tac-toe", "--position", "XXX/.../..."],
            "3 of the first player against 0 of the second cannot be; they move by turns",
        ),
        (
            &["--game", "tic-tac-toe", "--position", "XXX/OOO/..."],
            "both players have completed a line",
        ),
        (
            &["--game", "tic-tac-toe", "--position", "-q-/---/---"],
            "character 2 is “q”, which is no square",
        ),
        (
            &["4 8", "--game", "tic-tac-toe"],
            "a tree and a game are given; only one can be searched",
        ),
        (
            &[],
            "nothing to search was given; expected a tree such as '(4 8) (17 5)', or --game and a \
             name",
        ),
        (
            &["--game", "tic-tac-toe", "--root", "min"],
            "--root is for trees; in a game the position says who is to move",
        ),
        (&["4 8", "--all-lines"], "--ending is for games; it needs --game"),
    ];
    for (arguments, sentence) in table {
        for command in ["solve", "trace", "svg"] {
            refused(&[&[command], arguments].concat(), sentence);
        }
    }
}

#[test]
fn what_is_only_for_games_needs_one() {
    for (option, value) in [
        ("--position", ".../.../..."),
        ("--size", "7x6"),
        ("--line", "4"),
        ("--ending", "win"),
        ("--evaluation", "lines"),
        ("--weights", "ones"),
        ("--time", "50"),
    ] {
        refused(
            &["solve", "4 8", option, value],
            &format!("{option} is for games; it needs --game"),
        );
    }
}

#[test]
fn what_an_algorithm_does_not_take_is_refused_with_those_that_do() {
    let table: [(&[&str], String); 5] = [
        (
            &["--algorithm", "star1", "--etc"],
            not_taken("star1", "--etc", |other| {
                other.offers(Feature::Cut) && other.offers(Feature::Table)
            }),
        ),
        (
            &["--algorithm", "one-ply", "--symmetry"],
            not_taken("one-ply", "--symmetry", |other| other.offers(Feature::Table)),
        ),
        (
            &["--algorithm", "minimax", "--window", "0..8"],
            not_taken("minimax", "--window", |other| other.offers(Feature::Window)),
        ),
        (
            &["--algorithm", "single-cutoff", "--fail", "hard"],
            not_taken("single-cutoff", "--fail", |other| other.offers(Feature::Fail)),
        ),
        (
            &["--order", "previous"],
            not_taken("alpha-beta", "--order previous", |other| other.takes(Order::PreviousPass)),
        ),
    ];
    for (arguments, sentence) in table {
        refused(&[&["solve", "4 8"], arguments].concat(), &sentence);
        refused(&[&["solve", "--game", "tic-tac-toe"], arguments].concat(), &sentence);
    }
}

#[test]
fn what_a_search_would_ignore_is_refused() {
    let table: [(&[&str], &str); 7] = [
        (
            &["--order", "lefty"],
            "order cannot be “lefty”; expected left or right or best or worst or random or previous \
             or killers or history (did you mean left?)",
        ),
        (&["--keeps", "exact"], "--keeps says what a table keeps; it needs --table"),
        (&["--symmetry"], "--symmetry is about the places in a table; it needs --table"),
        (&["--seed", "7"], "--seed is what chance begins with; it needs --order random"),
        (&["--table", "5..3"], "“5..3” are no plies; expected some such as 3..5, or all"),
        (&["--depth", "401"], "the depth “401” is no number of plies; expected 0 to 400, or end"),
        (&["--depth", "deep"], "the depth “deep” is no number of plies; expected 0 to 400, or end"),
    ];
    for (arguments, sentence) in table {
        refused(&[&["solve", "4 8"], arguments].concat(), sentence);
        refused(&[&["solve", "--game", "tic-tac-toe"], arguments].concat(), sentence);
    }
}

#[test]
fn a_time_is_for_games_that_are_searched_ever_deeper() {
    for (name, algorithm) in Algorithm::ALL {
        let all = ["solve", "--game", "tic-tac-toe", "--algorithm", name, "--time", "50"];
        if algorithm.offers(Feature::Time) {
            assert_eq!(run(&all).code, Some(0), "{name}");
        } else {
            refused(&all, &format!("{name} takes no --time; iterative-deepening does"));
        }
    }
    for time in ["0", "60001", "soon", "1.5"] {
        let deepening = ["--algorithm", "iterative-deepening", "--time", time];
        let sentence =
            format!("the time “{time}” is no number of milliseconds; expected 1 to 60000");
        for command in ["solve", "trace", "svg"] {
            refused(&[&[command, "--game", "tic-tac-toe"], &deepening[..]].concat(), &sentence);
        }
    }
}

#[test]
fn a_choice_is_taken_where_it_is_offered_and_only_there() {
    let features = [
        (Feature::Cut, ["--cut", "gt"]),
        (Feature::Fail, ["--fail", "start"]),
        (Feature::Window, ["--window", "-5..5"]),
        (Feature::Depth, ["--depth", "2"]),
        (Feature::Table, ["--table", "1..2"]),
    ];
    for (name, algorithm) in Algorithm::ALL {
        let takes = |arguments: &[&str], expected: bool| {
            let all = [&["solve", "(4 8) (17 5)", "--algorithm", name], arguments].concat();
            let run = run(&all);
            assert_eq!(run.code, Some(if expected { 0 } else { 2 }), "{all:?}: {}", run.err);
            let refusal = format!("error: {name} takes no {}", arguments[0]);
            assert_eq!(run.err.starts_with(&refusal), !expected, "{all:?}: {}", run.err);
        };
        for (feature, arguments) in &features {
            takes(arguments, algorithm.offers(*feature));
        }
        for (order, kind) in Order::ALL {
            takes(&["--order", order], algorithm.takes(*kind));
        }
    }
}

#[test]
fn every_search_solves_trees_of_any_depth() {
    let deep = format!("{}5 3{}", "(1 ".repeat(498), ")".repeat(498));
    for tree in ["((8 5) (20 3)) ((2 4) (15 6))", "win (draw loss)", "7", &deep] {
        let value = &solved(&[tree, "--algorithm", "minimax"])["value"];
        for (name, algorithm) in Algorithm::ALL {
            let found = &solved(&[tree, "--algorithm", name])["value"];
            // Depth 1 is an estimate.
            if algorithm.finds_value() {
                assert_eq!(found, value, "{name}");
            }
        }
    }
}

#[test]
fn what_lies_beyond_the_horizon_is_neither_visited_nor_pruned() {
    let tree = "((8 5) (20 3)) ((2 4) (15 6))";
    let near = solved(&[tree, "--depth", "2"]);
    assert_eq!(near["value"], 3);
    assert_eq!((&near["estimate"], &solved(&[tree])["estimate"]), (&true.into(), &false.into()));
    let text = run(&["solve", tree, "--depth", "2"]).out;
    assert!(text.starts_with("value      3, an estimate: looking 2 plies ahead\n"), "{text}");
    assert_eq!(near["pruned"], serde_json::json!(["L3-4", "L4-7", "L4-8"]));
    assert_eq!(near["beyond"], serde_json::json!(["L4-1", "L4-2", "L4-3", "L4-4", "L4-5", "L4-6"]));
    let passes = solved(&[tree, "--algorithm", "iterative-deepening"]);
    assert_eq!(passes["visits"], 20);
    assert_eq!(passes["visited"].as_array().map(Vec::len), Some(11), "each node once");
    let text = run(&["solve", tree, "--algorithm", "iterative-deepening"]).out;
    assert!(text.contains("visited    11 of 15 nodes, 20 times in all, in 65 steps\n"), "{text}");
    let text = run(&["solve", tree, "--depth", "1"]).out;
    assert!(text.contains("\nbeyond     L3-1 L3-2") && text.contains("░ L4-8"), "{text}");
}

#[test]
fn what_a_cut_of_an_earlier_pass_skips_is_pruned() {
    let tree = "((8 5) (1 7)) ((9 11) (2 3)) ((11 12) (5 2))";
    let search = [tree, "--algorithm", "mtd-f", "--guess", "9", "--table", "all"];
    let found = solved(&search);
    assert_eq!(found["pruned"], serde_json::json!(["L4-6", "L4-10"]));
    assert_eq!(found["beyond"], serde_json::json!([]));
    let text = run(&[&["solve"], &search[..]].concat()).out;
    assert_eq!(text.matches('░').count(), 3, "two nodes and the legend: {text}");
}

#[test]
fn a_move_kept_by_a_bound_is_reported() {
    let text = |algorithm| run(&["solve", "(4 8) (4 2)", "--algorithm", algorithm]).out;
    let beware = "\nkept       Beware: the value is right, but the move";
    assert!(text("find-max-min").contains(beware));
    assert!(!text("minimax").contains(beware));
}
