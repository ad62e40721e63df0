//! `plyscope compare-trace` and `plyscope open`.

use std::fs;

use crate::support::{ended, failed, refused, run, run_with};
use serde_json::Value as Json;

const TREE: &str = "((8 5) (20 3)) ((2 4) (15 6))";

/// A file of these tests alone.
fn file(name: &str, text: &str) -> String {
    crate::support::file("compare-trace", name, text).to_str().expect("text").to_owned()
}

/// A line for each node.
fn entering(names: &str) -> String {
    let line = |name: &str| format!("{{\"event\":\"enter\",\"node\":\"{name}\"}}\n");
    names.split(' ').map(line).collect()
}

#[test]
fn a_search_does_what_it_does() {
    let searches: [&[&str]; 6] = [
        &[],
        &["--algorithm", "minimax"],
        &["--algorithm", "negamax", "--cut", "gt", "--fail", "hard"],
        &["--algorithm", "single-cutoff", "--order", "right"],
        &["--algorithm", "principal-variation"],
        &["--window", "0..8"],
    ];
    for tree in [TREE, "min: (4 8) (17 (5 -2.5))", "5", "a:(win draw) loss", "(1/3 1/7) (2/3 5)"] {
        for search in searches {
            let trace = run(&[&["trace", tree, "--json"], search].concat());
            assert_eq!(trace.code, Some(0), "{search:?}: {}", trace.err);
            let first: Json =
                serde_json::from_str(trace.out.lines().next().expect("lines")).expect("JSON");
            assert_eq!((&first["event"], &first["tree"]), (&"begin".into(), &tree.into()));
            for given in [&[][..], &[tree]] {
                let compared = run_with(
                    &[&["compare-trace", "-"], given, search].concat(),
                    trace.out.as_bytes(),
                );
                let what = format!("{tree} {search:?}: {}{}", compared.out, compared.err);
                assert_eq!(compared.code, Some(0), "{what}");
                assert!(compared.out.starts_with("The trace does what "), "{what}");
            }
        }
    }
}

#[test]
fn the_first_departure_is_told() {
    let names = "L1-1 L2-1 L3-1 L4-1 L4-2 L3-2 L4-3 L4-4 L2-2 L3-3 L4-5 L4-6 L3-4 L4-7 L4-8";
    let trace = file("minimax", &format!("# by hand\n{}{{\"value\":8}}\n", entering(names)));
    let compared = run(&["compare-trace", &trace, TREE]);
    let expected = "\
Line 9 of the trace
Visit 8: your program looks at L4-4, the search at L2-2. Alpha-beta, step 16: L3-2 is cut, since α = 20 ≥ β = 8: MIN at L2-1 already has 8, and the value here is at least 20. Never visited: L4-4.
Perhaps: It looks as if nothing is ever cut: every node is looked at, as minimax does. A search that cuts leaves out what can no longer matter.
One line has no meaning; the first is line 1: # by hand
";
    assert_eq!((compared.code, compared.out.as_str()), (Some(1), expected));
    let json = run(&["compare-trace", &trace, TREE, "--json"]).out;
    let json: Json = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["same"], false);
    assert_eq!(json["misconceptions"], serde_json::json!(["minimax"]));
    let found = &json["first_difference"];
    assert_eq!((&found["got"], &found["expected"]), (&"L4-4".into(), &"L2-2".into()));
    assert_eq!(
        (&found["line"], &found["visit"], &found["step"]),
        (&9.into(), &8.into(), &16.into())
    );
    let dutch = run(&["compare-trace", &trace, TREE, "--lang", "nl"]).out;
    assert!(dutch.contains("je programma kijkt naar L4-4"), "{dutch}");
    let same = run(&["compare-trace", &trace, TREE, "--algorithm", "minimax"]);
    assert_eq!(same.code, Some(0), "{}", same.out);
}

#[test]
fn what_is_not_depth_first_is_told() {
    let names = "L1-1 L2-1 L2-2 L3-1";
    let compared = run_with(&["compare-trace", "-", "(4 8) (17 5)"], entering(names).as_bytes());
    assert_eq!(compared.code, Some(1));
    assert!(compared.out.contains("this is no depth-first search"), "{}", compared.out);
}

#[test]
fn problems_are_told_with_their_lines() {
    let wrong =
        file("wrong", &format!("{}{{\"event\":\"enter\",\"node\":\"L9-1\"}}\n", entering("L1-1")));
    failed(&["compare-trace", &wrong, TREE], "Line 2: the tree has no node L9-1.");
    refused(
        &["compare-trace", &wrong],
        "the trace does not say which tree was searched; give the tree as well",
    );
    let chance = "Traces of trees with chance nodes are not read.";
    refused(&["compare-trace", &wrong, "chance:(1 2) 3", "--algorithm", "star1"], chance);
    refused(&["open", &wrong, "--tree", "chance:(1 2) 3"], chance);
    let heavy = format!("{}\n", "x".repeat(9 << 20));
    let heavy = file("heavy", &format!("{heavy}{heavy}{{\"tree\":\"4 8\"}}\n"));
    refused(
        &["open", &heavy],
        "the trace does not say which tree was searched; give the tree as well",
    );
    refused(&["compare-trace", "-", "-"], "the trace and the tree cannot both be standard input");
    let tree = file("tree", "{\"tree\":\"(4\"}\n");
    let run = run(&["compare-trace", &tree]);
    assert_eq!(run.code, Some(1));
    assert!(run.err.starts_with("error: Line 1: the tree cannot be read. "), "{}", run.err);
    let picture = file("trace.svg", &entering("L1-1"));
    let read = format!("{picture} is a file that is read; choose another name");
    refused(&["open", &picture, "--tree", "4 8", "-o", &picture], &read);
    let long = file("long", &"x".repeat(17 << 20));
    ended(
        &["compare-trace", &long, TREE],
        1,
        "Line 1 has more than 16,777,216 bytes, the most that are read.",
    );
}

#[test]
fn a_million_lines_are_read() {
    // The same leaf again and again: not what a search does.
    let mut text = entering("L1-1");
    text.push_str(&entering("L2-1").repeat(1_000_000));
    let compared = run_with(&["compare-trace", "-", "4 8", "--json"], text.as_bytes());
    let json: Json = serde_json::from_str(&compared.out).expect("JSON");
    assert_eq!((&json["visits"], &json["same"]), (&1_000_001.into(), &false.into()));
    assert_eq!(json["first_difference"]["visit"], 3);
}

#[test]
fn a_trace_is_shown_in_its_tree() {
    let trace = run(&["trace", "(4 8) a:(2 5)", "--json"]).out;
    let opened = run_with(&["open", "-"], trace.as_bytes());
    let expected = "\
6 nodes visited, of 7, in 6 visits.
Value: 4

▲ L1-1 #1 = 4
├─ ▽ L2-1 #2 = 4
│  ├─ L3-1 4 #3
│  └─ L3-2 8 #4
└─ ▽ L2-2 “a” #5 = 2 ╫
   ├─ L3-3 2 #6
   └─ · L3-4 5

▲ MAX  ▽ MIN  #3 third visit  = returned  ╫ the rest is cut  · not visited
";
    assert_eq!((opened.code, opened.out.as_str()), (Some(0), expected));
    // Out of order, again and again, and with lines without meaning.
    let wild = format!("hello\n{}", entering("L3-1 L2-2 L2-2 L2-2 L2-2 L1-1"));
    let path = file("wild", &wild);
    let opened = run(&["open", &path, "--tree", "(4 8) (2 5)", "--root", "min", "--lang", "nl"]);
    assert!(opened.out.starts_with("3 knopen bezocht, van 7, in 6 bezoeken.\n"), "{}", opened.out);
    assert!(opened.out.contains("dit is niet diepte-eerst"), "{}", opened.out);
    assert!(opened.out.contains("▲ L2-2 #2 #3 #4 …"), "{}", opened.out);
    assert!(opened.out.contains("de eerste is regel 1: hello"), "{}", opened.out);
}

#[test]
fn a_trace_becomes_a_link_that_can_be_drawn() {
    let trace = file("link", &entering("L1-1 L2-1 L3-1"));
    let of_trace =
        |step, tree| format!("#{tree}&algorithm=alpha-beta&root={step}&trace=L1-1+L2-1+L3-1\n");
    let own = run(&["trace", "(4 8) (2 5)", "--json"]).out;
    let with_tree = file("tree", own.lines().next().expect("lines"));
    let table: [(&[&str], String); 5] = [
        (&[&trace, "--tree", "4 8", "--link"], String::new()),
        (&[&trace, "--tree", "(4 8) (2 5)", "--link"], format!("index.html{}", of_trace("max&step=0", "tree=(4+8)+(2+5)"))),
        (&[&trace, "--tree", "(4 8) (2 5)", "--root", "min", "--link=http://x/a.html", "--step", "2"], format!("http://x/a.html{}", of_trace("min&step=2", "tree=min:+(4+8)+(2+5)"))),
        (&[&trace, "--tree", "(4 8) (2 5)", "--link", "--step", "last"], format!("index.html{}", of_trace("max&step=3", "tree=(4+8)+(2+5)"))),
        (&[&with_tree, "--link"], "index.html#tree=(4+8)+(2+5)&algorithm=alpha-beta&root=max&step=0&trace=L1-1:-inf..inf\n".to_owned()),
    ];
    for (arguments, expected) in table {
        let opened = run(&[&["open"], arguments].concat());
        if expected.is_empty() {
            assert_eq!((opened.code, opened.out.as_str()), (Some(1), ""), "{arguments:?}");
            assert_eq!(opened.err, "error: Line 3: the tree has no node L3-1.\n");
            continue;
        }
        assert_eq!((opened.code, opened.out.as_str()), (Some(0), expected.as_str()));
        let drawn = run(&["draw", "--address", expected.trim_end()]);
        assert_eq!((drawn.code, drawn.err.as_str()), (Some(0), ""), "{expected}");
        assert!(drawn.out.starts_with("<svg"), "{}", drawn.out);
    }
}

#[test]
fn a_trace_becomes_a_picture() {
    let trace = file("picture", &run(&["trace", "(4 8) (2 5)", "--json"]).out);
    let link = run(&["open", &trace, "--link", "--step", "7"]).out;
    let table: [(&str, &[u8], &[&str]); 5] = [
        ("svg", b"<svg", &["--step", "7"]),
        ("png", b"\x89PNG", &["--step", "7", "--width", "300"]),
        ("pdf", b"%PDF", &[]),
        ("tex", b"\\begin{forest}", &["--fragment"]),
        ("gif", b"GIF89a", &["--steps", "0..3", "--lang", "nl"]),
    ];
    for (ending, begins, arguments) in table {
        let picture = file(&format!("picture.{ending}"), "");
        let opened = run(&[&["open", &trace, "-o", &picture], arguments].concat());
        let found = (opened.code, opened.out.as_str(), opened.err.as_str());
        assert_eq!(found, (Some(0), "", ""), "{ending}");
        let written = fs::read(&picture).expect("a file");
        assert!(written.windows(begins.len()).any(|part| part == begins), "{ending}");
        if ending == "svg" {
            let drawn = run(&["draw", "--address", link.trim_end()]).out;
            assert_eq!(String::from_utf8(written).expect("text"), drawn);
        }
    }
}

#[test]
fn what_cannot_be_opened_is_refused() {
    let trace = file("refused", &run(&["trace", "(4 8) (2 5)", "--json"]).out);
    let long = file("too-long", &entering("L1-1").repeat(50_000));
    let table: [(&[&str], i32, &str); 10] = [
        (&[&trace, "--delay", "50"], 2, "--delay is for pictures; say a file with --output"),
        (&[&trace, "--step", "2"], 2, "--step is for pictures; say a file with --output"),
        (&[&trace, "--dark", "--link"], 2, "--dark is for pictures"),
        (&[&trace, "--link", "--step", "99"], 2, "there is no step 99; the last one is 13"),
        (&[&trace, "-o", "x.svg", "--step", "99"], 2, "there is no step 99; the last one is 13"),
        (&[&trace, "-o", "x.txt"], 2, "must end with .svg, .png, .pdf, .tex or .gif"),
        (&[&trace, "-o", "x.svg", "--link"], 2, "cannot be used with"),
        (&[&trace, "--link=a b"], 2, "expected an address without # and spaces"),
        (&[&trace, "--link=a#b"], 2, "expected an address without # and spaces"),
        (
            &[&long, "--tree", "4 8", "--link"],
            1,
            "the trace is too long for a link of 200000 bytes; open its file in the page",
        ),
    ];
    for (arguments, code, part) in table {
        wrong(&[&["open"], arguments].concat(), code, part);
    }
    let table = [
        ("tree=(4+8&trace=L1-1", "the address: "),
        ("trace=L1-1", "the address has a trace and no tree"),
        ("tree=4+8&trace=L9-1", "the address: Word 1: the tree has no node L9-1."),
        ("game=tic-tac-toe&trace=L1-1", "the address: Traces of programs are only of given trees"),
    ];
    for (address, part) in table {
        wrong(&["draw", "--address", address], 2, part);
    }
}

/// Checks that the command ends with a code and an error that has this part, and prints nothing else.
fn wrong(arguments: &[&str], code: i32, part: &str) {
    let run = run(arguments);
    assert_eq!((run.code, run.out.as_str()), (Some(code), ""), "{arguments:?}");
    assert!(run.err.starts_with("error: ") && run.err.contains(part), "{}", run.err);
}
