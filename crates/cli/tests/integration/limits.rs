//! The command at its limits: the largest numbers, the largest trees, the longest answers.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::Value as Json;

use crate::support::{failed, json, run, run_with};

/// The limit for linear work, even in a debug build on a busy machine; quadratic work takes
/// minutes.
const SOON: Duration = Duration::from_secs(20);

fn file(name: &str, text: &str) -> PathBuf {
    crate::support::file("limits", name, text)
}

#[test]
fn large_numbers_keep_their_digits() {
    let tree = "(999999999999.999999 999999999999.999998) (-9007199254.740993 4)";
    assert_eq!(
        json(&["solve", "--json", tree, "--root", "max"])["value"].to_string(),
        "999999999999.999998"
    );
    let traced = run(&["trace", "--json", tree]).out;
    assert!(traced.contains("\"value\":999999999999.999999,"), "{traced}");
    assert!(traced.contains("\"value\":-9007199254.740993,"), "{traced}");
    let table = run(&["trace", "--csv", tree]).out;
    assert!(
        table.contains(",999999999999.999999,") && table.contains(",-9007199254.740993,"),
        "{table}"
    );
}

#[test]
fn a_tree_that_is_too_large_to_be_drawn_is_refused_before_it_is_searched() {
    let path = file("wide.txt", &"4 ".repeat(999_999));
    let tree = format!("@{}", path.display());
    let begun = Instant::now();
    for picture in ["wide.svg", "wide.png", "wide.pdf", "wide.tex"] {
        let sentence =
            "The tree has 1,000,000 nodes; at most 20,000 are drawn. Draw a part of it as a \
                        separate tree.";
        failed(&["draw", &tree, "-o", picture], sentence);
    }
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
}

#[test]
fn long_answers_are_graded_in_time_that_grows_with_their_length() {
    let lesson = format!("```question\ntree: {}\n```\n", "(4 8)".repeat(20_000));
    let lesson = file("wide.md", &lesson).display().to_string();
    for word in ["L1-1* ", "L2-1..20000 ", "L2-1..20000* ", "L3-1 ", "l3-7;"] {
        let mut answers = format!("1: {}", word.repeat(1_000_000 / word.len()));
        answers.truncate(1_000_000);
        let answers = answers.trim_end_matches(|c: char| c != ' ' && c != ';').to_owned();
        let begun = Instant::now();
        let done = run_with(&["grade", &lesson, "-"], answers.as_bytes());
        assert_eq!(done.code, Some(0), "{word}: {}", done.err);
        assert!(begun.elapsed() < SOON, "{word}: {:?}", begun.elapsed());
        assert!(done.out.len() < 20_000, "{word}: {} bytes", done.out.len());
    }
}

#[test]
fn of_many_unreadable_lines_the_first_are_listed_and_the_rest_counted() {
    let lesson = file("two.md", "```question\ntree: 4 8\n```\n").display().to_string();
    for (line, code) in
        [("1: L2-1\n", Some(1)), ("7: x\n", Some(1)), ("x\n", Some(1)), ("  x\n", Some(1))]
    {
        let answers = line.repeat(100_000);
        let done = run_with(&["grade", &lesson, "-"], answers.as_bytes());
        assert_eq!(done.code, code, "{line}");
        assert_eq!(done.err.lines().count(), 51, "{line}");
        let last = done.err.lines().last().unwrap_or_default();
        assert!(
            last.starts_with("… and 99,9") && last.ends_with(" more lines that cannot be read."),
            "{last}"
        );
        let done = run_with(&["grade", "--json", &lesson, "-"], answers.as_bytes());
        let graded: Json = serde_json::from_str(&done.out).expect("JSON");
        let listed = graded["unread"].as_array().map_or(0, Vec::len);
        let more = graded["unread_more"].as_u64().unwrap_or_default();
        assert_eq!(listed, 50);
        assert!((99_949..=99_950).contains(&more), "{more}");
    }
    let broken = file("broken.md", &"```scene\nx: 1\n```\n".repeat(5_000)).display().to_string();
    let done = run_with(&["grade", &broken, "-"], b"");
    assert!(done.err.lines().count() <= 60, "{}", done.err.lines().count());
}
