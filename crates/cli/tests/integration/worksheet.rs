//! Worksheets and grading.

use std::fs;
use std::path::PathBuf;

use crate::support::{failed, json, refused, run, run_with};

const LESSON: &str = include_str!("../fixtures/worksheet.md");

/// A file of this test's own.
fn file(name: &str, text: &str) -> PathBuf {
    crate::support::file("worksheet", name, text)
}

fn text_of(path: &std::path::Path) -> &str {
    path.to_str().expect("text")
}

#[test]
fn every_kind_of_file_is_written() {
    let lesson = file("kinds.md", LESSON);
    for (name, begins) in [("a.pdf", "%PDF-1.7"), ("a.html", "<!doctype html>"), ("a.svg", "<svg ")]
    {
        let out = file(name, "");
        let done =
            run(&["worksheet", text_of(&lesson), "--answers", "--lang", "nl", "-o", text_of(&out)]);
        assert_eq!((done.code, done.out.as_str(), done.err.as_str()), (Some(0), "", ""), "{name}");
        let written = fs::read(&out).expect("a file");
        assert!(written.starts_with(begins.as_bytes()), "{name}");
    }
    let html = fs::read_to_string(file("a.html", "").with_file_name("b.html"));
    assert!(html.is_err(), "nothing else is written");
}

/// The pages of a sheet as HTML.
fn html(name: &str, arguments: &[&str]) -> String {
    let out = file(name, "");
    let done = run(&[&["worksheet"], arguments, &["-o", text_of(&out)]].concat());
    assert_eq!((done.code, done.err.as_str()), (Some(0), ""), "{arguments:?}");
    fs::read_to_string(out).expect("a file")
}

#[test]
fn copies_differ_and_can_be_made_again() {
    let all = html("all.html", &["--generate", "2", "--copies", "3", "--seed", "5"]);
    for (copy, seed) in [(1, 5), (2, 6), (3, 7)] {
        assert!(all.contains(&format!("Seed {seed} · copy {copy} of 3")), "{seed}");
        let again = html("again.html", &["--generate", "2", "--seed", &seed.to_string()]);
        let trees = |html: &str| {
            let bold = html.lines().filter(|line| line.contains("font-weight"));
            bold.map(str::to_owned).collect::<Vec<_>>()
        };
        let (again, all) = (trees(&again), trees(&all).join("\n"));
        assert!(all.contains(&again.join("\n")), "{seed}");
    }
    let other = html("other.html", &["--generate", "2", "--seed", "8"]);
    assert_ne!(other, html("again.html", &["--generate", "2", "--seed", "7"]));
    for level in 1..=6 {
        html("level.html", &["--generate", &level.to_string(), "--count", "1"]);
    }
}

#[test]
fn the_answers_of_a_sheet_are_accepted() {
    let lesson = file("accepted.md", LESSON);
    let sheet = html("accepted.html", &[text_of(&lesson), "--answers", "only"]);
    // What stands behind a number and a colon is an answer.
    let lines = sheet.lines().filter_map(|line| line.split_once('>')?.1.strip_suffix("</text>"));
    let is_answer = |line: &&str| line.starts_with("1: ") || line.starts_with("2: ");
    let answers: Vec<&str> = lines.filter(is_answer).collect();
    assert_eq!(answers, ["1: L3-4 L4-4 L4-7..8", "2: L3-5..6 L3-9"]);
    let answers = file("accepted.txt", &answers.join("\n"));
    let graded = json(&["grade", text_of(&lesson), text_of(&answers), "--json"]);
    assert_eq!((&graded["points"], &graded["most"]), (&5.into(), &5.into()));
}

#[test]
fn every_copy_of_a_lesson_with_trees_by_chance_is_graded_by_its_seed() {
    let text = "---\nseed: 5\nshuffle: questions\n---\n\
                ```question\nid: a\nlevel: 3\npoints: 4\n```\n\
                ```question\nid: b\nlevel: 2\nquestion: minimax-values\n```\n";
    let lesson = file("chance.md", text);
    let lesson = text_of(&lesson);
    let sheets = html("chance.html", &[lesson, "--copies", "3", "--answers", "only"]);
    let copies: Vec<&str> = sheets.split("<section").skip(1).collect();
    assert_eq!(copies.len(), 3);
    let mut keys = Vec::new();
    for (copy, seed) in copies.iter().zip([5, 6, 7]) {
        assert!(copy.contains(&format!("Seed {seed} · ")));
        let lines = copy.lines().filter_map(|line| line.split_once('>')?.1.strip_suffix("</text>"));
        let lines: Vec<&str> =
            lines.filter(|line| line.starts_with("1: ") || line.starts_with("2: ")).collect();
        let answers = file("chance.txt", &lines.join("\n"));
        let grade = |seed: &str| {
            let answers = ["grade", lesson, text_of(&answers), "--seed", seed, "--json"];
            json(&answers)["points"].as_u64()
        };
        assert_eq!(grade(&seed.to_string()), Some(5), "{lines:?}");
        keys.push(lines.join("\n"));
    }
    keys.dedup();
    assert_eq!(keys.len(), 3, "{keys:?}");
    // Without a seed, the lesson's own is used.
    let answers = file("chance.txt", &keys[0]);
    let graded = json(&["grade", lesson, text_of(&answers), "--json"]);
    assert_eq!(graded["points"].as_u64(), Some(5));
}

#[test]
fn boards_need_no_font_of_the_machine() {
    let lines = "question: next-square\npuzzle: tour\nboard: 5x5\nstart: c3\nstep: 40";
    let queens = "question: lost\npuzzle: queens\nsize: 6\nstep: 9";
    let lesson =
        file("boards.md", &format!("```question\n{lines}\n```\n```question\n{queens}\n```\n"));
    let out = file("boards.pdf", "");
    let done = run(&["worksheet", text_of(&lesson), "-o", text_of(&out)]);
    assert_eq!((done.code, done.err.as_str()), (Some(0), ""));
    let pdf = fs::read(&out).expect("a file");
    // An embedded font has its own stream.
    let holds = |name: &[u8]| pdf.windows(name.len()).any(|window| window == name);
    assert!(!holds(b"/FontFile") && holds(b"Helvetica"));
}

#[test]
fn a_wrong_answer_is_reported() {
    let lesson = file("wrong.md", LESSON);
    let answers = file("wrong.txt", "heart: L3-4 L4-3\n");
    let done = run(&["grade", text_of(&lesson), text_of(&answers)]);
    assert_eq!(done.code, Some(0), "{}", done.err);
    let lines: Vec<&str> = done.out.lines().collect();
    assert_eq!(lines[0], "1 (heart)  1 of 4 points");
    for begins in
        ["  wrong  L4-3", "  missed  L4-4", "  missed  L4-7", "  missed  L4-8", "  no answer"]
    {
        assert!(lines.iter().any(|line| line.starts_with(begins)), "{begins}: {}", done.out);
    }
    assert_eq!(lines.last(), Some(&"Together: 1 of 5 points"));
}

#[test]
fn unreadable_answers_are_reported_with_their_line() {
    let lesson = file("unread.md", LESSON);
    let table = [
        ("1: L3-4\n   L9-9\n2: L3-9", "Line 2: The tree has no node L9-9."),
        ("3: L3-4", "Line 1: No question is called “3”"),
        ("L3-4", "Line 1: This line belongs to no answer"),
    ];
    for (answers, message) in table {
        let path = file("unread.txt", answers);
        let done = run(&["grade", text_of(&lesson), text_of(&path)]);
        assert_eq!(done.code, Some(1), "{answers}");
        assert!(done.err.starts_with(&format!("error: {message}")), "{}", done.err);
        assert!(done.out.contains("Together:"), "the rest is graded");
    }
    let hostile = ["(".repeat(100_000), "\u{1b}[2J: x".to_owned(), "1: \u{0}".to_owned()];
    for answers in hostile {
        let done = run_with(&["grade", text_of(&lesson), "-"], answers.as_bytes());
        assert_eq!(done.code, Some(1));
        assert!(!done.err.contains('\u{1b}') && done.err.len() < 1_000, "{}", done.err);
    }
}

#[test]
fn errors_in_a_lesson_are_reported_and_the_rest_is_asked() {
    let broken = format!("{LESSON}\n```question\ntree: (4\n```\n");
    let lesson = file("broken.md", &broken);
    let answers = file("broken.txt", "1: L3-4 L4-4 L4-7..8");
    let done = run(&["grade", text_of(&lesson), text_of(&answers)]);
    assert_eq!(done.code, Some(1));
    assert!(
        done.err.contains(
            "Line 16: The tree cannot be read at its character 1: This “(” is never closed."
        ),
        "{}",
        done.err
    );
    assert!(done.out.starts_with("1 (heart)  4 of 4 points\n"), "{}", done.out);
}

#[test]
fn what_makes_no_sense_is_refused() {
    let out = file("refused.pdf", "");
    let out = text_of(&out);
    refused(
        &["worksheet", "--generate", "1", "-o", "sheet.doc"],
        "sheet.doc must end with .pdf, .html or .svg",
    );
    refused(
        &["worksheet", "--question", "tree=(4", "-o", out],
        "The tree cannot be read at its character 1: This “(” is never closed.",
    );
    failed(
        &["worksheet", "no-such.md", "-o", out],
        "cannot read no-such.md: No such file or directory (os error 2)",
    );
    let shown = file("shown.svg", "<svg/>");
    let lesson = file("shown.md", &format!("{LESSON}\n![A tree](shown.svg)\n"));
    let read = format!("{} is a file that is read; choose another name", shown.display());
    refused(&["worksheet", text_of(&lesson), "-o", text_of(&shown)], &read);
    let behind = run(&["worksheet", "--answers", "lesson.md", "-o", out]);
    assert!(behind.err.contains("put the lesson before --answers"), "{}", behind.err);
    let empty = file("empty.md", "Nothing.");
    failed(&["worksheet", text_of(&empty), "-o", out], "There is no question to put on a sheet.");
}
