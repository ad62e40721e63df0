//! `plyscope export`: question banks as files.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::run;

const LESSON: &str = "---\ntitle: Pruning\n---\n\n```question\nlevel: 2\n```\n\n\
    ```question\nquestion: best-move\ntree: (4 8) (2 5)\n```\n";

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("export").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("made");
    fs::write(folder.join("lesson.md"), LESSON).expect("written");
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("text")
}

#[test]
fn every_format_is_written_and_described() {
    let folder = folder("formats");
    let lesson = folder.join("lesson.md");
    let table = [
        ("moodle-xml", "bank.xml", "<?xml"),
        ("gift", "bank.txt", "$CATEGORY"),
        ("qti", "bank.zip", "PK"),
    ];
    for (format, name, begin) in table {
        let file = folder.join(name);
        let arguments =
            ["export", text(&lesson), "--format", format, "--copies", "3", "-o", text(&file)];
        let done = run(&arguments);
        assert_eq!((done.code, done.err.as_str()), (Some(0), ""), "{format}");
        assert!(done.out.ends_with(": Pruning, 4 questions\n"), "{}", done.out);
        let content = fs::read(&file).expect("a file");
        assert!(content.starts_with(begin.as_bytes()), "{format}");
    }
    let copies = |copies: &str, seed: &str| {
        let file = folder.join("copies.xml");
        let done =
            run(&["export", text(&lesson), "--copies", copies, "--seed", seed, "-o", text(&file)]);
        assert_eq!(done.code, Some(0), "{}", done.err);
        fs::read_to_string(file).expect("a file")
    };
    assert_eq!(copies("2", "7"), copies("2", "7"));
    assert_ne!(copies("2", "7"), copies("2", "8"));
}

#[test]
fn one_question_is_counted_as_one() {
    let folder = folder("one");
    let (lesson, file) = (folder.join("one.md"), folder.join("bank.xml"));
    fs::write(&lesson, "```question\ntree: (4 8) (2 5)\n```\n").expect("written");
    let done = run(&["export", text(&lesson), "-o", text(&file)]);
    assert!(done.out.ends_with(": one, 1 question\n"), "{}{}", done.out, done.err);
    // A terminal obeys nothing in a title.
    let title = "---\ntitle: a\u{1b}]0;b\u{7}\n---\n```question\ntree: (4 8) (2 5)\n```\n";
    fs::write(&lesson, title).expect("written");
    let done = run(&["export", text(&lesson), "-o", text(&file)]);
    assert!(!done.out.contains(['\u{1b}', '\u{7}']), "{}", done.out);
}

#[test]
fn what_cannot_be_asked_is_refused() {
    let folder = folder("refused");
    let faulty = folder.join("faulty.md");
    fs::write(&faulty, "```question\ntree: (4 8\n```\n").expect("written");
    let file = folder.join("bank.xml");
    let lesson = folder.join("lesson.md");
    // A lesson that has the name of a bank.
    let named = folder.join("lesson.xml");
    fs::copy(&lesson, &named).expect("copied");
    let read = format!("{} is a file that is read; choose another name", named.display());
    let table: [(&[&str], i32, &str); 8] = [
        (&["export", text(&lesson), "-o", text(&lesson)], 2, "must end with .xml"),
        (&["export", text(&lesson), "-o", "-"], 2, "- must end with .xml"),
        (&["export", text(&lesson), "--format", "qti", "-o", text(&file)], 2, "must end with .zip"),
        (&["export", text(&named), "-o", text(&named)], 2, &read),
        (&["export", text(&faulty), "-o", text(&file)], 1, "This “(” is never closed"),
        (&["export", "none.md", "-o", text(&file)], 1, "cannot read none.md"),
        (&["export", text(&faulty), "--format", "csv", "-o", text(&file)], 2, "moodle-xml"),
        (&["export", text(&faulty), "--copies", "0", "-o", text(&file)], 2, "from 1 to 200"),
    ];
    for (arguments, code, sentence) in table {
        let done = run(arguments);
        assert_eq!(done.code, Some(code), "{arguments:?}: {}", done.err);
        assert!(done.err.contains(sentence), "{arguments:?}: {}", done.err);
        assert!(!file.exists());
    }
    for kept in [lesson, named] {
        assert_eq!(fs::read_to_string(kept).expect("the lesson"), LESSON);
    }
}
