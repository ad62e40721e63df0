//! Checking lessons, and refusing those with faults.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{json, Value as Json};

use crate::support::{failed, refused, run, run_with, unversioned};

const GOOD: &str = "```scene\ntree: (4 8) (2 5)\nstep: 3\n```\n```question\nlevel: 2\n```\n";

/// A tree that cannot be read, a question without an answer, and a misspelt block.
const FAULTY: &str = "# One

```scene
tree: (4 8
cut: gt
```

```question
question: order-most
tree: (3 4) (2 1)
```

```sceen
tree: 4 8
```
";

/// The sentences of [`FAULTY`], with their places.
const FAULTS: [(u32, u32, &str, Option<&str>); 3] = [
    (4, 7, "The tree cannot be read at its character 1: This “(” is never closed.", None),
    (
        10,
        7,
        "No order of the children is better for this question, so there is nothing to reorder.",
        None,
    ),
    (
        13,
        1,
        "“sceen” is shown as a listing here: expected scene, question or program for a block. Did you mean scene?",
        Some("scene"),
    ),
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("check")
}

/// A file of this test's own.
fn file(name: &str, text: &str) -> String {
    let path = folder().join(name);
    fs::create_dir_all(path.parent().expect("a folder")).expect("made");
    fs::write(&path, text).expect("written");
    path.to_str().expect("text").to_owned()
}

/// A small built site with a good and a faulty lesson.
fn site(name: &str) -> String {
    let files = [
        ("course.html", "<!doctype html>"),
        ("lessons/lecture-1.nl.md", GOOD),
        ("lessons/lecture-2.en.md", FAULTY),
    ];
    let list = files.map(|(path, text)| {
        file(&format!("{name}/{path}"), text);
        json!({ "path": path, "bytes": text.len(), "role": "program" })
    });
    file(&format!("{name}/site.json"), &json!({ "files": list }).to_string());
    folder().join(name).to_str().expect("text").to_owned()
}

/// The faults of [`FAULTY`] as lines.
fn lines(name: &str, prefix: &str) -> String {
    let lines = FAULTS
        .map(|(line, column, sentence, _)| format!("{prefix}{name}:{line}:{column}: {sentence}\n"));
    lines.concat()
}

#[test]
fn faults_are_listed_with_their_places() {
    let (good, faulty) = (file("good.md", GOOD), file("faulty.md", FAULTY));
    let done = run(&["check", &good]);
    let summary = format!("{good}: No faults: 1 question, 1 scene\n");
    assert_eq!((done.code, done.out.as_str(), done.err.as_str()), (Some(0), &*summary, ""));
    let done = run(&["check", &faulty, &good]);
    let expected = lines(&faulty, "") + &summary;
    assert_eq!((done.code, done.out.as_str(), done.err.as_str()), (Some(1), &*expected, ""));
    // A lesson that cannot be read hides nothing of the others.
    let done = run(&["check", "no-such.md", &faulty]);
    let error = "error: cannot read no-such.md: No such file or directory (os error 2)\n";
    assert_eq!((done.code, done.out, done.err.as_str()), (Some(1), lines(&faulty, ""), error));
    let done = run_with(&["check", "-"], FAULTY.as_bytes());
    assert_eq!((done.code, done.out), (Some(1), lines("-", "")));
    let done = run(&["check", &good, "--lang", "nl"]);
    assert_eq!(done.out, format!("{good}: Geen fouten: 1 vraag, 1 scène\n"));
}

#[test]
fn programs_read_the_same_as_json() {
    let (good, faulty) = (file("good.json.md", GOOD), file("faulty.json.md", FAULTY));
    let done = run(&["check", &good, "--json"]);
    assert_eq!((done.code, done.out.as_str()), (Some(0), "[]\n"));
    let done = run(&["check", &good, &faulty, "--json"]);
    let read = unversioned(serde_json::from_str(&done.out).expect("JSON"));
    let expected = FAULTS.map(|(line, column, message, suggestion)| {
        json!({ "file": faulty, "line": line, "column": column, "message": message, "suggestion": suggestion })
    });
    assert_eq!((done.code, read), (Some(1), Json::from(expected.to_vec())));
}

#[test]
fn lessons_of_the_site_have_names() {
    let site = site("site");
    let done = run(&["check", "lecture-1", "--lang", "nl", "--site", &site]);
    assert_eq!(
        (done.code, done.out.as_str()),
        (Some(0), "lecture-1: Geen fouten: 1 vraag, 1 scène\n")
    );
    let done = run(&["check", "lecture-2", "--site", &site]);
    assert_eq!((done.code, done.out), (Some(1), lines("lecture-2", "")));
    // A folder of this name hides none of them.
    let course = folder().join("course");
    fs::create_dir_all(course.join("lecture-2")).expect("made");
    let check = ["check", "lecture-2", "--site", &site];
    let command = std::process::Command::new(env!("CARGO_BIN_EXE_plyscope"))
        .args(check)
        .current_dir(course)
        .output();
    let found = String::from_utf8(command.expect("it ends").stdout).expect("text");
    assert_eq!(found, lines("lecture-2", ""));
    let out = file("named.html", "");
    let done = run(&["worksheet", "lecture-1", "--lang", "nl", "--site", &site, "-o", &out]);
    assert_eq!((done.code, done.err.as_str()), (Some(0), ""));
    assert!(fs::read_to_string(&out).expect("a file").contains("lang=\"nl\""));
}

/// What cannot be answered is neither packed nor printed, and the sentences are those of the check.
#[test]
fn lessons_with_faults_are_not_handed_out() {
    let (site, faulty) = (site("refusing"), file("refused.md", FAULTY));
    let zip = folder().join("refused.zip").to_str().expect("text").to_owned();
    let pdf = folder().join("refused.pdf").to_str().expect("text").to_owned();
    let table: [&[&str]; 3] = [
        &["scorm", &faulty, "--site", &site, "-o", &zip],
        &["worksheet", &faulty, "-o", &pdf],
        &["worksheet", &faulty, "--copies", "3", "--answers", "only", "-o", &pdf],
    ];
    for arguments in table {
        let done = run(arguments);
        let expected = lines(&faulty, "error: ");
        assert_eq!(
            (done.code, done.err, done.out.as_str()),
            (Some(1), expected, ""),
            "{arguments:?}"
        );
    }
    assert!(!Path::new(&zip).exists() && !Path::new(&pdf).exists());
    let done = run(&["scorm", "lecture-2", "--site", &site, "-o", &zip]);
    assert_eq!((done.code, done.err), (Some(1), lines("lecture-2", "error: ")));
}

#[test]
fn misuse_is_refused() {
    refused(&["check", "-", "-"], "standard input can be read only once");
    failed(
        &["check", "no-such.md"],
        "cannot read no-such.md: No such file or directory (os error 2)",
    );
    let hint =
        "say where a built site is with --site; `cargo xtask build --release` makes one in dist";
    failed(&["check", "lecture-1"], &format!("there is no built site beside the command: {hint}"));
    let hostile = ["```\u{1b}[2J sceen\n", "```scene\n\u{202e}: \u{7}\n```\n", "\0\r\n```question"];
    for text in hostile {
        let done = run_with(&["check", "-"], text.as_bytes());
        assert_eq!(done.err, "", "{text:?}");
        assert!(!done.out.contains(['\u{1b}', '\u{202e}', '\u{7}', '\0']), "{:?}", done.out);
    }
}
