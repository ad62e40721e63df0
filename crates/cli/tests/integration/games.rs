//! Searching games, with the lectures' figures.

use crate::support::{run, solved};
use plyscope_search::algo::{Equals, Horizon, Passes, Soundness};
use plyscope_search::Order;
use plyscope_setup::catalog::GAMES;
use plyscope_setup::{Algorithm, Choice, Feature};
use serde_json::{json, Value as Json};

fn game(name: &str, arguments: &str) -> Json {
    let rest: Vec<&str> = arguments.split_whitespace().collect();
    solved(&[&["--game", name], &rest[..]].concat())
}

#[test]
fn tic_tac_toe_takes_as_many_calls_as_in_the_lectures() {
    let lecture = "--window game --table 3..5 --keeps numbers --fail start";
    let table = [
        // On a full board a line of X counts, whatever O has got, so that X wins in the end.
        ("--algorithm minimax --ending full", 986_410, "win"),
        ("--algorithm minimax", 549_946, "draw"),
        ("--window infinite", 18_297, "draw"),
        ("", 16_811, "draw"),
        ("--window game", 16_811, "draw"),
        (lecture, 7_954, "draw"),
        (&format!("{lecture} --symmetry"), 2_381, "draw"),
    ];
    for (arguments, calls, value) in table {
        let solved = game("tic-tac-toe", arguments);
        assert_eq!(solved["calls"], calls, "{arguments}");
        assert_eq!(solved["value"], value, "{arguments}");
        let of_plies = |key: &str| -> u64 {
            let plies = solved["plies"].as_array().expect("plies");
            plies.iter().map(|ply| ply[key].as_u64().expect("a count")).sum()
        };
        for (all, each) in [("calls", "nodes"), ("leaves", "leaves"), ("cuts", "cuts")] {
            assert_eq!(solved[all], of_plies(each), "{arguments}: {all}");
        }
    }
}

#[test]
fn published_figures_are_printed_for_just_that_search() {
    let lecture = "--window game --table 3..5 --keeps numbers --fail start --symmetry";
    let result = game("tic-tac-toe", lecture);
    assert_eq!(result["reported"]["calls"], 5_204);
    let text = run(&[&["solve", "--game", "tic-tac-toe"], &words(lecture)[..]].concat()).out;
    assert!(text.contains("visited    2,381\n"), "{text}");
    assert!(text.contains("reported   5,204 in Algorithms and data structures, week 5"), "{text}");
    for other in [
        "--window game --table 3..5 --keeps numbers --fail start",
        "--window game --table 3..6 --keeps numbers --fail start --symmetry",
        "--window infinite --table 3..5 --keeps numbers --fail start --symmetry",
        "--window game --table 3..5 --keeps numbers --fail start --symmetry --position X../.../...",
    ] {
        assert_eq!(game("tic-tac-toe", other)["reported"], Json::Null, "{other}");
    }
}

#[test]
fn a_table_that_takes_bounds_for_values_is_called_unsound() {
    let table = [
        ("--window infinite --table 3..5 --keeps numbers --symmetry", "win", true),
        ("--table 3..5 --keeps bounds --symmetry", "draw", false),
        ("--table 3..5 --keeps exact --symmetry", "draw", false),
        ("--algorithm minimax --table all --keeps numbers", "draw", false),
        ("", "draw", false),
    ];
    for (arguments, value, unsound) in table {
        let solved = game("tic-tac-toe", arguments);
        assert_eq!(solved["value"], value, "{arguments}");
        assert_eq!(solved["unsound"], unsound, "{arguments}");
        let text = run(&[&["solve", "--game", "tic-tac-toe"], &words(arguments)[..]].concat()).out;
        assert_eq!(text.contains("\nunsound    Beware: this table"), unsound, "{text}");
    }
}

#[test]
fn every_search_takes_every_order_on_every_game() {
    for entry in GAMES {
        let reference = if entry.has_chance() { "expectiminimax" } else { "minimax" };
        let minimax = |depth: usize| {
            game(entry.id, &format!("--algorithm {reference} --depth {depth}"))["value"].clone()
        };
        let (three, four) = (minimax(3), minimax(4));
        for (algorithm, kind) in Algorithm::ALL.iter().filter(|(_, kind)| entry.takes(*kind)) {
            // At the horizon, these guess by looking one move further.
            let further = kind.descriptor().horizon == Horizon::OneFurther;
            let captures = kind.descriptor().horizon == Horizon::UntilQuiet
                && matches!(entry.id, "checkers" | "chess");
            let (value, plies) = if further { (&four, 4) } else { (&three, 3) };
            let orders = Order::ALL.iter().filter(|(_, order)| kind.takes(*order));
            for (order, _) in orders {
                let depth = if kind.offers(Feature::Depth) { "--depth 3" } else { "" };
                let arguments = format!("--algorithm {algorithm} --order {order} {depth}");
                let solved = game(entry.id, &arguments);
                assert_eq!(solved["algorithm"], *algorithm);
                assert!(solved["calls"].as_u64() > Some(1), "{arguments}");
                if captures {
                    // Beyond the horizon captures are followed, the same in every order.
                    let usual = game(entry.id, &format!("--algorithm {algorithm} {depth}"));
                    assert_eq!(solved["value"], usual["value"], "{}: {arguments}", entry.id);
                    let line = solved["best_line"].as_array().map(Vec::len);
                    assert!(line >= Some(plies), "{}: {arguments}", entry.id);
                } else if !depth.is_empty() {
                    let is_reduced = kind.descriptor().soundness == Soundness::UnsoundWithDepth;
                    assert!(is_reduced || solved["value"] == *value, "{}: {arguments}", entry.id);
                    assert_eq!(solved["unsound"], !kind.is_sound(), "{}: {arguments}", entry.id);
                    // No player chooses a roll, or what comes after a first move.
                    let plies = match entry.id {
                        "einstein" => 0,
                        "dice-nim" | "2048" => 1,
                        _ => plies,
                    };
                    let line = solved["best_line"].as_array().map(Vec::len);
                    // A null window says nothing of one player's moves, nor need a last of equals be best.
                    let facts = kind.descriptor();
                    let is_whole =
                        facts.passes != Passes::NullWindows && facts.equals == Equals::First;
                    assert!(line <= Some(plies), "{}: {arguments}", entry.id);
                    assert!(!is_whole || line == Some(plies), "{}: {arguments}", entry.id);
                }
            }
        }
    }
}

/// At the horizon a queen takes a pawn, or a man two others, and the answer is not seen.
#[test]
fn captures_are_followed_beyond_the_horizon() {
    let chess = "6k1/2p2ppp/3p4/8/8/8/3Q1PPP/6K1 w - - 0 1";
    let checkers = "B:W15,23,29,30:B6,10,18,21";
    let table = [
        ("chess", chess, "alpha-beta", 8, "Qxd6"),
        ("chess", chess, "quiescence", 7, "Qa5"),
        ("checkers", checkers, "alpha-beta", 2, "10x19x26"),
        ("checkers", checkers, "quiescence", 1, "18x27"),
    ];
    for (game, position, algorithm, value, by) in table {
        let search = ["--algorithm", algorithm, "--depth", "1"];
        let solved = solved(&[&["--game", game, "--position", position], &search[..]].concat());
        assert_eq!(solved["value"], value, "{game} {algorithm}");
        assert_eq!(solved["best_line"], json!([by]), "{game} {algorithm}");
    }
    // To a greater depth both see it.
    for algorithm in ["alpha-beta", "quiescence"] {
        let words =
            ["--game", "chess", "--position", chess, "--algorithm", algorithm, "--depth", "2"];
        assert_eq!(solved(&words)["value"], 7, "{algorithm}");
    }
}

#[test]
fn a_game_uses_the_given_or_the_default_depth() {
    let table = [
        ("tic-tac-toe", "", Json::Null),
        ("connect-four", "", json!(4)),
        ("connect-four", "--depth 2", json!(2)),
        ("connect-four", "--size 3x3 --depth end", Json::Null),
        ("connect-four", "--algorithm one-ply", Json::Null),
    ];
    for (name, arguments, depth) in table {
        assert_eq!(game(name, arguments)["depth"], depth, "{name} {arguments}");
    }
    let guess = |name| game("connect-four", &format!("--depth 1 --evaluation {name}"));
    assert_ne!(guess("lines")["value"], guess("nothing")["value"]);
    assert_eq!(guess("nothing")["evaluated"], 7);
    let three = |line| game("connect-four", &format!("--size 4x4 --line {line} --depth end"));
    assert_eq!((&three(3)["value"], &three(2)["value"]), (&json!("win"), &json!("win")));
}

#[test]
fn iterative_deepening_prints_the_depth_reached() {
    let deepening = "--algorithm iterative-deepening";
    let table = [
        ("connect-four", "--depth 3", json!(3), "depth 3 of 3\n"),
        ("tic-tac-toe", "", json!(9), "depth 9 of end; nothing was left beyond\n"),
        (
            "connect-four",
            "--size 3x2 --line 2 --depth 60",
            json!(3),
            "of 60; nothing was left beyond\n",
        ),
        ("connect-four", "--depth 2 --time 60000", json!(2), "depth 2 of 2\n"),
    ];
    for (name, arguments, depth, expected) in table {
        let arguments = format!("{deepening} {arguments}");
        let solved = game(name, &arguments);
        assert_eq!(solved["depth_reached"], depth, "{name} {arguments}");
        assert_eq!(solved["time_up"], false, "{name} {arguments}");
        let text = run(&[&["solve", "--game", name], &words(&arguments)[..]].concat()).out;
        assert!(text.contains("\nreached    depth ") && text.contains(expected), "{text}");
    }
    assert_eq!(game("connect-four", "--depth 2")["depth_reached"], Json::Null);
}

#[test]
fn a_search_with_a_clock_ends_with_what_its_last_finished_pass_found() {
    let arguments = "--algorithm iterative-deepening --depth end --time 50";
    for name in ["connect-four", "chess"] {
        let solved = game(name, arguments);
        let depth = solved["depth_reached"].as_u64().expect("a depth");
        assert!(depth >= 1, "{solved}");
        assert_eq!(solved["time_up"], true);
        assert_eq!(solved["best_line"].as_array().map(Vec::len), Some(depth as usize));
        let same = game(name, &format!("--algorithm iterative-deepening --depth {depth}"));
        for key in ["value", "verdict", "best_line", "depth_reached"] {
            assert_eq!(solved[key], same[key], "{name}: {key}");
        }
    }
    let all = [&["--game", "connect-four"], &words(arguments)[..]].concat();
    let text = run(&[&["solve"], &all[..]].concat()).out;
    assert!(text.contains(" of end; the time was up\n"), "{text}");
    let drawn = run(&[&["svg"], &all[..]].concat());
    assert_eq!((drawn.code, drawn.err.as_str()), (Some(0), ""));
    assert!(drawn.out.starts_with("<svg"), "{}", &drawn.out[..40]);
}

#[test]
fn chance_is_the_same_for_the_same_seed() {
    let calls =
        |seed| game("tic-tac-toe", &format!("--order random --seed {seed}"))["calls"].clone();
    assert_eq!(calls(1), game("tic-tac-toe", "--order random")["calls"]);
    assert_ne!(calls(1), calls(2));
}

#[test]
fn a_game_is_printed_as_one_object() {
    let expected = json!({
        "game": "tic-tac-toe",
        "position": "XOX/XOO/O.X",
        "algorithm": "alpha-beta",
        "depth": null,
        "depth_reached": null,
        "time_up": false,
        "root": "max",
        "value": "draw",
        "verdict": "exact",
        "estimate": false,
        "best_line": ["b1"],
        "calls": 2,
        "leaves": 1,
        "cuts": 0,
        "evaluated": 0,
        "plies": [
            { "nodes": 1, "leaves": 0, "cuts": 0, "evaluated": 0 },
            { "nodes": 1, "leaves": 1, "cuts": 0, "evaluated": 0 },
        ],
        "table": { "probes": 1, "hits": 0 },
        "unsound": false,
        "reported": null,
    });
    assert_eq!(game("tic-tac-toe", "--position XOX/XOO/O.X --table all"), expected);
    let without = game("tic-tac-toe", "--position XOX/XOO/O.X");
    assert_eq!(without["table"], Json::Null);
    let over = game("tic-tac-toe", "--position XXX/OO./...");
    assert_eq!((&over["value"], &over["best_line"]), (&json!("win"), &json!([])));
}

#[test]
fn a_game_is_printed_in_rows() {
    let run = run(&["solve", "--game", "connect-four", "--size", "3x2", "--line", "2"]);
    let expected = "\
connect-four, X to move

  . . .
  . . .

value      win
best line  a a b
visited    8
leaves     3
cuts       4

ply  visited  leaves  cuts  evaluated
  0        1       0     1          0
  1        1       0     0          0
  2        3       0     3          0
  3        3       3     0          0
";
    assert_eq!(run.out, expected);
}

#[test]
fn the_games_are_listed_with_what_can_be_chosen() {
    let listed = crate::support::json(&["games", "--json"]);
    let text = run(&["games"]).out;
    for (entry, json) in GAMES.iter().zip(listed.as_array().expect("games")) {
        assert_eq!(json["game"], entry.id);
        assert_eq!(json["depth"], json!(entry.depth));
        assert_eq!(json["evaluations"], json!((entry.evaluations)()));
        let endings: Vec<&str> = entry.endings.iter().map(|&(name, _)| name).collect();
        assert_eq!(json["endings"], json!(endings));
        assert!(text.contains(&format!("{}\n  depth  ", entry.id)), "{text}");
        for evaluation in (entry.evaluations)() {
            assert!(text.contains(evaluation), "{text}");
        }
        let features: Vec<&str> = (entry.features)().into_iter().map(|(name, _)| name).collect();
        assert_eq!(json["features"], json!(features));
        assert!(text.contains(&format!("  features     {}\n", features.join(", "))), "{text}");
    }
    assert_eq!(listed[1]["sizes"][0], "7x6");
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}
