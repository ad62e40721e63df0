//! Counting lines of play.

use crate::support::{ended, json, no_game, run};
use serde_json::json;

#[test]
fn connect_four_has_as_many_sequences_as_is_known() {
    let run = run(&["perft", "connect-four", "--depth", "8"]);
    let expected = "\
moves  sequences
    0          1
    1          7
    2         49
    3        343
    4      2,401
    5     16,807
    6    117,649
    7    823,536
    8  5,673,234
";
    assert_eq!(run.out, expected);
}

#[test]
fn tic_tac_toe_has_as_many_games_and_positions_as_is_known() {
    let expected = "\
games      255,168: 131,184 won by MAX, 77,904 won by MIN, 46,080 drawn
positions  5,478, or 765 up to symmetry
";
    assert_eq!(run(&["perft", "tic-tac-toe"]).out, expected);
    let expected = json!({
        "game": "tic-tac-toe",
        "position": ".../.../...",
        "games": { "total": 255_168, "won": 131_184, "lost": 77_904, "drawn": 46_080 },
        "positions": { "total": 5_478, "up_to_symmetry": 765 },
    });
    assert_eq!(json(&["perft", "tic-tac-toe", "--json"]), expected);
}

#[test]
fn other_boards_and_positions_are_counted_too() {
    let table: [(&[&str], &str, u64); 5] = [
        (&["tic-tac-toe", "--ending", "misere"], "/games/won", 77_904),
        (&["tic-tac-toe", "--all-lines"], "/games/total", 362_880),
        (&["tic-tac-toe", "--position", "XOX/XOO/O.X"], "/games/total", 1),
        (&["connect-four", "--size", "4x3"], "/positions/total", 12_031),
        (&["connect-four", "--size", "4x3", "--depth", "12"], "/sequences/12", 345_240),
    ];
    for (arguments, place, count) in table {
        let counted = json(&[&["perft", "--json"], arguments].concat());
        assert_eq!(counted.pointer(place), Some(&json!(count)), "{arguments:?}");
    }
    // Nobody wins a game for one.
    let alone = json(&["perft", "2048", "--json"]);
    assert_eq!(alone["games"], json!({ "total": 27_352 }));
    let text = run(&["perft", "2048"]).out;
    assert_eq!(text, "games      27,352\npositions  471, or 79 up to symmetry\n");
    // Almost full, so that even a large board has few games left.
    let late = "XOX..OO/XOO.OXX/OOX.XXX/OXO.OOX/XXX.OXO/XOOXOXO";
    let counted = json(&["perft", "connect-four", "--position", late, "--json"]);
    assert!(counted["games"]["total"].as_u64() > Some(0), "{counted}");
}

#[test]
fn what_cannot_be_counted_is_refused() {
    let table: [(&[&str], i32, &str); 4] = [
        (
            &["connect-four"],
            1,
            "all games of connect-four are too many to play: 268,031,646 sequences of 10 moves begin \
             them; --depth N counts the sequences of up to N moves",
        ),
        (&["nim"], 2, &no_game("nim")),
        (
            &["tic-tac-toe", "--depth", "end"],
            2,
            "the depth “end” is no number of moves; expected 0 to 400",
        ),
        (
            &["tic-tac-toe", "--depth", "401"],
            2,
            "the depth “401” is no number of moves; expected 0 to 400",
        ),
    ];
    for (arguments, code, sentence) in table {
        ended(&[&["perft"], arguments].concat(), code, sentence);
    }
}
