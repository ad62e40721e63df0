//! Knight's tours.

use std::fs;

use crate::support::{json, refused, run};
use serde_json::json;

#[test]
fn the_first_tour_is_shown_on_its_board() {
    let one = ["tour", "--size", "3x3", "--blocked", "a2,a3,b1,b2,b3,c1,c2,c3"];
    assert!(run(&one).out.contains("0 steps, 1 node, 0 moves at most"), "{}", run(&one).out);
    let expected = "\
board   3×4, open tours from a1
tours   the first
search  111 steps, 62 nodes, 11 moves at most; clockwise, pruning none

a1 c2 a3 b1 d2 b3 c1 d3 b2 d1 c3 a2

3   3   6  11   8
2  12   9   2   5
1   1   4   7  10
    a   b   c   d
";
    assert_eq!(run(&["tour", "--board", "3x4", "--start", "a1"]).out, expected);
}

#[test]
fn tours_are_as_many_as_is_known() {
    // The options, the tours, and the steps of the whole search where they are known.
    let table: [(&[&str], u64, u64); 6] = [
        (&["--board", "5x5", "--start", "a1"], 304, 3_470_157),
        (&["--board", "5x5", "--prune", "all"], 1_728, 0),
        (&["--board", "3x4"], 16, 0),
        (&["--board", "5x5", "--start", "a1", "--closed", "--anyway", "--prune", "all"], 0, 0),
        (&["--board", "3x10", "--start", "a1", "--closed", "--prune", "all"], 32, 5_051),
        (&["--board", "6x6", "--start", "a1", "--closed", "--prune", "all"], 19_724, 3_065_309),
    ];
    for (options, tours, steps) in table {
        for threads in ["1", "3"] {
            let arguments =
                [&["tour", "--count", "--json", "--threads", threads], options].concat();
            let counted = json(&arguments);
            assert_eq!(counted["count"], tours, "{arguments:?}");
            if steps > 0 {
                assert_eq!(counted["steps"], steps, "{arguments:?}");
            }
        }
    }
}

#[test]
fn json_has_every_field() {
    let expected = json!({
        "puzzle": "tour",
        "board": { "rows": 3, "columns": 4, "blocked": [] },
        "start": null,
        "closed": false,
        "order": "warnsdorff-pohl",
        "prunings": ["dead"],
        "test": "choices",
        "known": { "verdict": "unknown", "reason": null },
        "end": "enough",
        "count": 2,
        "deepest": 11,
        "tours": [
            ["a1", "c2", "a3", "b1", "d2", "b3", "c1", "a2", "c3", "d1", "b2", "d3"],
            ["a1", "c2", "a3", "b1", "d2", "b3", "c1", "d3", "b2", "d1", "c3", "a2"],
        ],
    });
    let options = ["--limit", "2", "--order", "warnsdorff-pohl", "--prune", "dead", "--json"];
    let mut found = json(&[&["tour", "--board", "3x4"], &options[..]].concat());
    let object = found.as_object_mut().expect("an object");
    for key in ["steps", "nodes"] {
        let number = object.shift_remove(key).and_then(|number| number.as_u64());
        assert!(number > Some(11), "{key}");
    }
    let mut expected = expected;
    let tours = expected["tours"].as_array_mut().expect("tours");
    tours.sort_by_key(|tour| tour.to_string());
    object["tours"].as_array_mut().expect("tours").sort_by_key(|tour| tour.to_string());
    assert_eq!(found, expected);
}

#[test]
fn what_is_proved_is_printed_before_any_search() {
    let table: [(&[&str], &str); 8] = [
        (
            &["--board", "5x5", "--closed"],
            "there is none: the colours of the squares alternate, but 13 are dark and 12 light",
        ),
        (
            &["--board", "5x5", "--start", "b1"],
            "there is none: the colours of the squares alternate, but 13 are dark and 12 light, \
             and it begins on a light one",
        ),
        (&["--board", "3x3"], "there is none: no move leads to b2"),
        (
            &["--board", "4x10", "--closed"],
            "there is none: a side is 4, or one is 3 and the other 4, 6 or 8 (Schwenk 1991)",
        ),
        (&["--board", "4x4"], "there is none: all was tried on this small board"),
        (
            &["--blocked", "b3,c1", "--closed"],
            "there is none: it cannot go on from where only one move leads: a1",
        ),
        (
            &["--blocked", "b3,f2,g6,c7", "--start", "d4"],
            "there is none: it has not so many ends; only one move leads to a1, h1, a8, h8",
        ),
        (
            &["--board", "3x4", "--blocked", "a1,a2,d1,d2", "--start", "a3"],
            "there is none: no way leads to c1, b2, b3, d3",
        ),
    ];
    for (options, reason) in table {
        let output = run(&[&["tour"], options].concat()).out;
        assert!(output.contains(&format!("\nknown   {reason}\n")), "{output}");
        assert!(output.ends_with("\ntours   none; --anyway searches all the same\n"), "{output}");
        let result = json(&[&["tour", "--json"], options].concat());
        assert_eq!((&result["end"], &result["steps"]), (&json!("not-begun"), &json!(0)));
        assert_eq!(result["known"], json!({ "verdict": "impossible", "reason": reason }));
    }
    let anyway = json(&["tour", "--board", "4x4", "--anyway", "--json"]);
    assert_eq!((&anyway["end"], &anyway["count"]), (&json!("over"), &json!(0)));
    let possible = json(&["tour", "--start", "a1", "--order", "warnsdorff", "--json"]);
    assert_eq!(possible["known"]["verdict"], "possible");
}

#[test]
fn a_search_ends_with_its_steps() {
    let result = json(&["tour", "--steps", "1000", "--json"]);
    assert_eq!((&result["end"], &result["steps"]), (&json!("steps"), &json!(1000)));
    assert_eq!(result["count"], 0);
}

#[test]
fn a_tour_is_drawn() {
    let file = crate::support::path("tour", "drawn.svg");
    let path = file.to_str().expect("a name");
    let drawn = run(&[
        "tour", "--board", "6x6", "--start", "a1", "--closed", "--prune", "all", "--svg", path,
    ]);
    assert_eq!(drawn.code, Some(0), "{}", drawn.err);
    let svg = fs::read_to_string(&file).expect("it was written");
    fs::remove_file(&file).expect("it was there");
    assert_eq!(svg.matches("<rect").count(), 36);
    assert_eq!(svg.matches("<text").count(), 36);
    assert!(svg.contains("<polyline class=\"way close\" points=\"100,180 20,220\"/>"), "{svg}");
    // What was found is printed, if there is no picture of it.
    let none = format!("error: no tour was found that could be drawn into {path}\n");
    let nowhere = "error: cannot write /nowhere/all.svg: No such file or directory (os error 2)\n";
    let table =
        [("4x4", path, "tours   none", &*none), ("3x4", "/nowhere/all.svg", "\na1 ", nowhere)];
    for (size, path, found, error) in table {
        let run = run(&["tour", "--board", size, "--start", "a1", "--svg", path]);
        assert_eq!((run.code, run.err.as_str()), (Some(1), error));
        assert!(run.out.contains(found), "{}", run.out);
    }
    refused(&["tour", "--svg", "tour.md"], "tour.md must end with .svg");
}

#[test]
fn what_cannot_be_searched_is_refused() {
    let table: [(&[&str], &str); 8] = [
        (&["--board", "8"], "“8” is no size; expected rows and columns, such as 3x10"),
        (&["--board", "2x8"], "a board of 2×8 is not possible; it can be 3×3 to 16×16"),
        (&["--start", "z9"], "the board has no square z9; its squares are a1 to h8"),
        (&["--start", "9z"], "“9z” is no square; expected a letter and a number, such as b3"),
        (&["--blocked", "a1,i9"], "the board has no square i9; its squares are a1 to h8"),
        (&["--blocked", "a1", "--start", "a1"], "a1 is blocked out"),
        (
            &["--prune", "dead,alive"],
            "“alive” is no choice of prunings; expected dead, connected, or both with a comma between them, \
             or all or none alone",
        ),
        (
            &["--prune", "none,dead"],
            "“none” is no choice of prunings; expected dead, connected, or both with a comma between them, \
             or all or none alone",
        ),
    ];
    for (options, sentence) in table {
        refused(&[&["tour"], options].concat(), sentence);
    }
    let blocked: Vec<String> =
        ('a'..='c').flat_map(|file| (1..=3).map(move |rank| format!("{file}{rank}"))).collect();
    refused(
        &["tour", "--board", "3x3", "--blocked", &blocked.join(",")],
        "every square is blocked out",
    );
}
