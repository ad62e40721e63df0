//! Queens, sudoku, map colouring, cryptarithms, subset sums and mazes.

use crate::support::{ended, json, run, run_with};
use serde_json::json;

/// Sequence A000170 of the OEIS.
#[test]
fn queens_are_as_many_as_is_known() {
    let known = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724];
    for (size, solutions) in (1..).zip(known) {
        let size: i32 = size;
        let counted = json(&["queens", "--size", &size.to_string(), "--count", "--json"]);
        assert_eq!(counted["solutions"], solutions, "{size} queens");
        assert_eq!(counted["candidates"], solutions, "what is complete was tested before");
    }
}

#[test]
fn queens_are_drawn_listed_and_counted() {
    let first = "\
. Q . .
. . . Q
Q . . .
. . Q .

solutions  1; there may be more, --count counts them all
nodes      9, in 12 steps
candidates 1
";
    let two = "\
2 4 1 3
3 1 4 2

solutions  2; there may be more, --count counts them all
nodes      13, in 20 steps
candidates 2
";
    let all = "\
2 4 1 3
3 1 4 2

solutions  2
nodes      17, in 33 steps
candidates 2
";
    let counted = "solutions  2\nnodes      17, in 33 steps\ncandidates 2\n";
    let generated = "solutions  2\nnodes      341, in 681 steps\ncandidates 256\n";
    let none = "solutions  none\nnodes      6, in 11 steps\ncandidates 0\n";
    let table: [(&[&str], &str); 7] = [
        (&["--size", "4"], first),
        (&["--size", "4", "--first"], first),
        (&["--size", "4", "--limit", "2"], two),
        (&["--size", "4", "--limit", "3"], all),
        (&["--size", "4", "--count"], counted),
        (&["--size", "4", "--count", "--generate-and-test"], generated),
        (&["--size", "3"], none),
    ];
    for (arguments, expected) in table {
        let run = run(&[&["queens"], arguments].concat());
        assert_eq!((run.out.as_str(), run.err.as_str()), (expected, ""), "{arguments:?}");
    }
    let expected = json!({
        "puzzle": "queens", "size": 4, "variables": "given", "values": "given",
        "inference": "none", "test": "complete", "found": [[2, 4, 1, 3]],
        "solutions": 1, "finished": false, "end": "enough", "nodes": 155, "steps": 304, "candidates": 115,
    });
    let arguments = ["queens", "--size", "4", "--generate-and-test", "--json"];
    assert_eq!(json(&arguments), expected);
}

/// The nodes are those that `puzzles/tests/integration/queens_constraints.rs` finds by the definitions.
#[test]
fn queens_are_found_by_inference() {
    let table = [
        ("none", "given", [2057, 114]),
        ("forward-checking", "given", [1725, 89]),
        ("forward-checking", "fewest", [1361, 76]),
        ("arc-consistency", "given", [769, 21]),
    ];
    for (inference, variables, nodes) in table {
        let methods = ["queens", "--inference", inference, "--variables", variables, "--json"];
        let all = json(&[&methods[..], &["--count"]].concat());
        let first = json(&methods);
        assert_eq!([&all["nodes"], &first["nodes"]], nodes, "{inference} {variables}");
        assert_eq!([&all["solutions"], &first["solutions"]], [92, 1]);
    }
    let expected = json!({
        "puzzle": "queens", "size": 4, "variables": "given", "values": "least-constraining",
        "inference": "arc-consistency", "test": "choices", "found": [[2, 4, 1, 3], [3, 1, 4, 2]],
        "solutions": 2, "finished": true, "end": "over", "nodes": 11, "steps": 21, "candidates": 2,
    });
    let methods = ["--inference", "arc-consistency", "--values", "least-constraining"];
    assert_eq!(
        json(&[&["queens", "--size", "4", "--limit", "3", "--json"], &methods[..]].concat()),
        expected
    );
    let first = run(&["queens", "--size", "4", "--variables", "fewest"]).out;
    assert!(first.starts_with(". Q . .\n. . . Q\nQ . . .\n. . Q .\n\n"), "{first}");
}

#[test]
fn sudokus_are_drawn_listed_and_counted() {
    let small = "\
3 1 | 2 4
2 4 | 1 3
----+----
1 3 | 4 2
4 2 | 3 1

solutions  1; there may be more, --count counts them all
nodes      14, in 16 steps
candidates 1
";
    let medium = "\
2 6 4 | 5 1 3
3 5 1 | 4 2 6
------+------
6 1 3 | 2 5 4
5 4 2 | 6 3 1
------+------
4 3 5 | 1 6 2
1 2 6 | 3 4 5

solutions  1
nodes      25, in 49 steps
candidates 1
";
    let two = "\
1234 3412 2143 4321
1234 3412 2341 4123

solutions  2; there may be more, --count counts them all
nodes      24, in 30 steps
candidates 2
";
    let table: [(&[&str], &str); 6] = [
        (&["--clues", "small"], small),
        (&["--clues", "..2. 2.1. .3.2 .2..", "--first"], small),
        (&["--clues", "medium", "--limit", "2", "--order", "fewest"], medium),
        (&["--clues", "................", "--limit", "2"], two),
        (
            &["--clues", "hard", "--count"],
            "solutions  1\nnodes      65,723, in 131,445 steps\ncandidates 1\n",
        ),
        (
            &["--clues", "1234 3412 2143 4321", "--count"],
            "solutions  1\nnodes      1, in 1 step\ncandidates 1\n",
        ),
    ];
    for (arguments, expected) in table {
        let run = run(&[&["sudoku"], arguments].concat());
        assert_eq!((run.out.as_str(), run.err.as_str()), (expected, ""), "{arguments:?}");
    }
    let piped = run_with(&["sudoku", "--clues", "-"], b"..|2.\n2.|1.\n--+--\n.3|.2\n.2|..\n");
    assert_eq!(piped.out, small);
    assert!(run(&["sudoku"]).out.starts_with("2 9 3 | 6 8 1 | 7 4 5\n"));
}

/// There are 288 grids of 4×4, whichever cells are filled first.
#[test]
fn an_empty_sudoku_has_as_many_grids_as_is_known() {
    for order in ["rows", "fewest"] {
        let arguments = ["sudoku", "--clues", ".... .... .... ....", "--order", order];
        let counted = json(&[&arguments[..], &["--count", "--json"]].concat());
        assert_eq!(counted["solutions"], 288, "{order}");
        assert_eq!(counted["finished"], true);
    }
    let arguments = ["sudoku", "--clues", "12.. 34.. 2143 4321", "--count", "--json"];
    let expected = json!({
        "puzzle": "sudoku", "clues": "12.. 34.. 2143 4321", "order": "rows", "variables": "given",
        "values": "given", "inference": "none", "test": "complete",
        "found": [], "solutions": 1, "finished": true, "end": "over", "nodes": 341, "steps": 681,
        "candidates": 256,
    });
    assert_eq!(json(&[&arguments[..], &["--generate-and-test"]].concat()), expected);
    for (order, nodes) in [("rows", 15_184), ("fewest", 6_060)] {
        let cells = ["sudoku", "--clues", "12.. 34.. 21.. 43.1", "--order", order];
        let found = json(&[&cells[..], &["--generate-and-test", "--json"]].concat());
        assert_eq!((&found["order"], &found["nodes"]), (&json!(order), &json!(nodes)));
    }
}

/// The nodes are those that `puzzles/tests/integration/sudoku_constraints.rs` finds by the definitions.
#[test]
fn sudokus_are_solved_by_inference() {
    let table = [
        ("none", "given", 65_723),
        ("forward-checking", "given", 16_210),
        ("forward-checking", "fewest", 1_495),
        ("arc-consistency", "given", 652),
    ];
    for (inference, variables, nodes) in table {
        let methods = ["--inference", inference, "--variables", variables, "--json", "--count"];
        let counted = json(&[&["sudoku", "--clues", "hard"], &methods[..]].concat());
        assert_eq!(counted["nodes"], nodes, "{inference} {variables}");
        assert_eq!(counted["solutions"], 1);
    }
    let arguments = ["sudoku", "--clues", "small", "--order", "fewest", "--json"];
    let methods = ["--inference", "forward-checking"];
    let expected = json!({
        "puzzle": "sudoku", "clues": "..2. 2.1. .3.2 .2..", "order": "fewest", "variables": "fewest",
        "values": "given", "inference": "forward-checking", "test": "choices",
        "found": ["3124 2413 1342 4231"], "solutions": 1, "finished": false, "end": "enough", "nodes": 11, "steps": 10,
        "candidates": 1,
    });
    assert_eq!(json(&[&arguments[..], &methods].concat()), expected);
}

#[test]
fn maps_are_coloured_listed_and_counted() {
    let first = "\
WA=1 NT=2 SA=3 Q=1 NSW=2 V=1 T=1

solutions  1; there may be more, --count counts them all
nodes      8, in 7 steps
candidates 1
";
    let two = "\
A=1 B=2 C=3 D=1
A=1 B=2 C=3 D=2

solutions  2; there may be more, --count counts them all
nodes      6, in 6 steps
candidates 2
";
    let none = "solutions  none\nnodes      40, in 79 steps\ncandidates 0\n";
    let sooner = "solutions  none\nnodes      10, in 19 steps\ncandidates 0\n";
    let provinces = ["--map", "netherlands"];
    let table: [(&[&str], &str); 5] = [
        (&[], first),
        (&["--map", "WA-NT WA-SA NT-SA NT-Q SA-Q SA-NSW Q-NSW SA-V NSW-V T"], first),
        (&["--map", "A-B-C-A C-D", "--limit", "2"], two),
        (&provinces, none),
        (&[&provinces[..], &["--inference", "arc-consistency"]].concat(), sooner),
    ];
    for (arguments, expected) in table {
        let run = run(&[&["map"], arguments].concat());
        assert_eq!((run.out.as_str(), run.err.as_str()), (expected, ""), "{arguments:?}");
    }
    let arguments = ["map", "--map", "A-B", "--colours", "2", "--limit", "9", "--json"];
    let methods = ["--inference", "forward-checking", "--variables", "fewest"];
    let expected = json!({
        "puzzle": "map", "map": "A A-B", "colours": 2, "variables": "fewest", "values": "given",
        "inference": "forward-checking", "test": "choices",
        "found": [{ "A": 1, "B": 2 }, { "A": 2, "B": 1 }],
        "solutions": 2, "finished": true, "end": "over", "nodes": 5, "steps": 9, "candidates": 2,
    });
    assert_eq!(json(&[&arguments[..], &methods].concat()), expected);
}

#[test]
fn cryptarithms_are_solved_listed_and_counted() {
    let first = "\
SEND + MORE = MONEY
9567 + 1085 = 10652

solutions  1; there may be more, --count counts them all
nodes      30, in 50 steps
candidates 1
";
    let two = "\
TWO + TWO = FOUR
734 + 734 = 1468
765 + 765 = 1530

solutions  2; there may be more, --count counts them all
nodes      87, in 166 steps
candidates 2
";
    let table: [(&[&str], &str); 2] = [
        (&["--inference", "arc-consistency"], first),
        (&["two + two = four", "--limit", "2"], two),
    ];
    for (arguments, expected) in table {
        let run = run(&[&["cryptarithm"], arguments].concat());
        assert_eq!((run.out.as_str(), run.err.as_str()), (expected, ""), "{arguments:?}");
    }
    let counted = [
        ("SEND + MORE = MONEY", 1),
        ("TWO + TWO = FOUR", 7),
        ("FORTY+TEN+TEN=SIXTY", 1),
        ("DONALD GERALD=ROBERT", 1),
        ("A+B=CDE", 0),
    ];
    for (sum, solutions) in counted {
        let inference = ["--inference", "arc-consistency", "--variables", "fewest", "--json"];
        let counted = json(&[&["cryptarithm", sum, "--count"], &inference[..]].concat());
        assert_eq!(counted["solutions"], solutions, "{sum}");
    }
    // The nodes are those that `puzzles/tests/integration/cryptarithm_laws.rs` finds by the definitions.
    let table = [
        ("none", "given", [1773, 1270]),
        ("forward-checking", "given", [1105, 786]),
        ("forward-checking", "fewest", [136, 122]),
        ("arc-consistency", "given", [35, 30]),
    ];
    for (inference, variables, nodes) in table {
        let methods = ["cryptarithm", "--inference", inference, "--variables", variables, "--json"];
        let (all, first) = (json(&[&methods[..], &["--count"]].concat()), json(&methods));
        assert_eq!([&all["nodes"], &first["nodes"]], nodes, "{inference} {variables}");
    }
    let expected = json!({
        "puzzle": "cryptarithm", "sum": "A + A = B", "variables": "given", "values": "given",
        "inference": "none", "test": "complete", "found": [{ "A": 1, "B": 2 }], "solutions": 1,
        "finished": false, "end": "enough", "nodes": 4, "steps": 4, "candidates": 2,
    });
    let generated = ["cryptarithm", "A+A=B", "--generate-and-test", "--json"];
    assert_eq!(json(&generated), expected);
}

#[test]
fn subset_sums_are_found_listed_and_counted() {
    let two = "\
5 + 10 + 15 = 30
5 + 12 + 13 = 30

solutions  2; there may be more, --count counts them all
nodes      15, in 24 steps
candidates 2
";
    assert_eq!(run(&["subset-sum", "--limit", "2"]).out, two);
    // The nodes of `docs/src/bounds.md`, which `puzzles/tests/integration/subset_sum_laws.rs` finds by the definitions.
    let table = [("none", [119, 121]), ("sum", [70, 56]), ("rest", [46, 23]), ("next", [23, 17])];
    for (bound, nodes) in table {
        let counted = ["ascending", "descending"].map(|order| {
            json(&["subset-sum", "--bound", bound, "--order", order, "--count", "--json"])
        });
        assert_eq!([&counted[0]["nodes"], &counted[1]["nodes"]], nodes, "{bound}");
        assert_eq!(counted[0]["solutions"], 3);
    }
    let expected = json!({
        "puzzle": "subset-sum", "numbers": [3, 1, 2], "target": 3, "order": "descending",
        "bound": "rest", "test": "complete", "found": [[3], [2, 1]], "solutions": 2,
        "finished": true, "end": "over", "nodes": 15, "steps": 29, "candidates": 8,
    });
    let options = ["--target", "3", "--order", "descending", "--limit", "9", "--json"];
    let generated = ["subset-sum", "3, 1, 2", "--generate-and-test"];
    assert_eq!(json(&[&generated[..], &options].concat()), expected);
}

#[test]
fn paths_of_mazes_are_found_listed_and_counted() {
    let two = "a2 b2 b1\na2 a1 b1\n\nsolutions  2\nnodes      5, in 9 steps\ncandidates 2\n";
    assert_eq!(run(&["maze", "S. .G", "--limit", "3"]).out, two);
    // The nodes of `docs/src/bounds.md`, which `puzzles/tests/integration/maze_laws.rs` finds by a plain recursion.
    for (length, nodes, paths) in
        [("15", [330, 245], 28), ("11", [180, 128], 18), ("9", [112, 63], 8), ("8", [76, 1], 0)]
    {
        let counted = ["none", "distance"].map(|bound| {
            json(&["maze", "--length", length, "--bound", bound, "--count", "--json"])
        });
        assert_eq!([&counted[0]["nodes"], &counted[1]["nodes"]], nodes, "{length}");
        assert_eq!(counted[0]["solutions"], paths);
    }
    let expected = json!({
        "puzzle": "maze", "maze": "S. .G", "length": 2, "order": "3214", "bound": "distance",
        "test": "choices", "found": [["a2", "a1", "b1"]], "solutions": 1, "finished": false, "end": "enough",
        "nodes": 3, "steps": 2, "candidates": 1,
    });
    assert_eq!(json(&["maze", "S./.G", "--length", "2", "--order", "3214", "--json"]), expected);
    // Without a most number of steps nothing is given up.
    let any = json(&["maze", "S./.G", "--json"]);
    assert_eq!((&any["length"], &any["bound"]), (&json!(null), &json!(null)));
}

#[test]
fn a_search_ends_with_its_steps() {
    let expected = "\
2 4 1 3

solutions  1 found when the steps were used up
nodes      9, in 12 steps
candidates 1
";
    let options = ["--limit", "2", "--steps", "12"];
    assert_eq!(
        run(&[&["queens", "--size", "4"], &options[..]].concat()).out.lines().last(),
        expected.lines().last()
    );
    let counted = run(&["queens", "--size", "4", "--count", "--steps", "12"]).out;
    assert_eq!(
        counted,
        expected.lines().skip(2).map(|line| format!("{line}\n")).collect::<String>()
    );
    let found = json(&["maze", "--steps", "3", "--count", "--json"]);
    assert_eq!(
        (&found["end"], &found["steps"], &found["finished"]),
        (&json!("steps"), &json!(3), &json!(false))
    );
    // All of them are just enough.
    let found = json(&["queens", "--size", "4", "--count", "--steps", "33", "--json"]);
    assert_eq!((&found["end"], &found["finished"]), (&json!("over"), &json!(true)));
}

/// The order of cells and the order of variables are two words for the same search.
#[test]
fn a_sudoku_is_the_same_in_either_words() {
    for further in [&[][..], &["--inference", "forward-checking"]] {
        let solved = |order: [&str; 2]| {
            json(
                &[&["sudoku", "--clues", "hard", "--count", "--json"], &order[..], further]
                    .concat(),
            )
        };
        let found = solved(["--order", "fewest"]);
        assert_eq!(found, solved(["--variables", "fewest"]));
        assert_eq!((&found["order"], &found["variables"]), (&json!("fewest"), &json!("fewest")));
    }
    // With the degree, too, a cell with the fewest digits is filled next.
    let found = json(&["sudoku", "--clues", "small", "--variables", "fewest-degree", "--json"]);
    assert_eq!((&found["order"], &found["variables"]), (&json!("fewest"), &json!("fewest-degree")));
}

#[test]
fn what_cannot_be_searched_is_refused() {
    let table: [(&[&str], i32, &str); 17] = [
        (&["maze", "S.. ..."], 2, "the maze has no goal, G"),
        (
            &["maze", "--generate-and-test"],
            2,
            "a path is tested with every step, so a maze takes no --generate-and-test",
        ),
        (&["subset-sum", "5 0"], 2, "“0” is not a positive whole number"),
        (
            &["subset-sum", "--generate-and-test", "--bound", "none"],
            2,
            "--generate-and-test tests only what is complete, so it takes no --bound",
        ),
        (
            &["cryptarithm", "SEND + MORE"],
            2,
            "there is no = before the sum",
        ),
        (
            &["cryptarithm", "ABCDE + FGHIJ = KLMNO"],
            2,
            "there are 15 different letters, and only 10 digits",
        ),
        (
            &["cryptarithm", "DONALD + GERALD = ROBERT", "--generate-and-test"],
            1,
            "10 choices of 10 make more than the 1,000,000,000 complete candidates that are \
             generated and tested at most; without --generate-and-test every choice is tested",
        ),
        (
            &["queens", "--size", "4", "--generate-and-test", "--variables", "fewest"],
            2,
            "--generate-and-test tests only what is complete, so it takes no --variables, --values and \
             --inference",
        ),
        (
            &["queens", "--size", "10", "--generate-and-test"],
            1,
            "10 choices of 10 make more than the 1,000,000,000 complete candidates that are \
             generated and tested at most; without --generate-and-test every choice is tested",
        ),
        (
            &["sudoku", "--clues", "hard", "--generate-and-test"],
            1,
            "57 choices of 9 make more than the 1,000,000,000 complete candidates that are \
             generated and tested at most; without --generate-and-test every choice is tested",
        ),
        (&["map", "--map", "A-A"], 2, "A has no border with itself"),
        (&["map", "--map", ""], 2, "the map has no region"),
        (
            &["map", "--generate-and-test", "--inference", "forward-checking"],
            2,
            "--generate-and-test tests only what is complete, so it takes no --variables, --values and \
             --inference",
        ),
        (&["sudoku", "--clues", "12"], 2, "there are 2 cells; a sudoku has 16, 36 or 81"),
        (
            &["sudoku", "--clues", "harder"],
            2,
            "character 1 is “h”, which is no cell; expected a digit, or . for an empty cell",
        ),
        (
            &["sudoku", "--clues", "11.. .... .... ...."],
            2,
            "row 1 has 1 twice: row 1, column 1, and row 1, column 2",
        ),
        (
            &["sudoku", "--clues", "@/nowhere/puzzle"],
            1,
            "cannot read /nowhere/puzzle: No such file or directory (os error 2)",
        ),
    ];
    for (arguments, code, sentence) in table {
        ended(arguments, code, sentence);
    }
    let table: [(&[&str], &str); 10] = [
        (&["maze", "--length", "144"], "expected a whole number from 1 to 143"),
        (&["maze", "--bound", "none"], "--length <N>"),
        (&["subset-sum", "--target", "0"], "expected a whole number from 1 to 199980"),
        (&["queens", "--size", "0"], "'0' for '--size <N>': expected a whole number from 1 to 16"),
        (&["queens", "--size", "17"], "expected a whole number from 1 to 16"),
        (&["queens", "--limit", "0"], "expected a whole number from 1 to 1000000"),
        (&["queens", "--first", "--count"], "cannot be used with"),
        (&["sudoku", "--order", "columns"], "rows or fewest"),
        (&["sudoku", "--order", "fewest", "--variables", "given"], "cannot be used with"),
        (&["sudoku", "--order", "rows", "--variables", "fewest"], "cannot be used with"),
    ];
    for (arguments, part) in table {
        let run = run(arguments);
        assert_eq!(run.code, Some(2), "{arguments:?}");
        assert!(run.err.contains(part), "{}", run.err);
    }
    for (puzzle, is_taken) in [("queens", true), ("maze", false)] {
        let help = run(&[puzzle, "--help"]).out;
        assert_eq!(help.contains("--generate-and-test"), is_taken, "{help}");
    }
}
