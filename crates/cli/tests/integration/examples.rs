//! Every example of the help texts and of the documentation does what it says: it runs.

#![cfg(unix)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::json;

use crate::support::guide::{chapter, chapters, listings, repository};
use crate::support::run;

const TREE: &str = "((8 5) (20 3)) ((2 4) (15 6))\n";
const LESSON: &str = "# One\n\n```question\nid: first\ntree: ((8 5) (20 3)) ((2 4) (15 6))\n```\n";
const ANSWERS: &str = "1: L2-2\n";
const TRACE: &str = include_str!("../fixtures/examples/trace.jsonl");
/// A program of a student that is right.
const ALPHA_BETA: &str = include_str!("../fixtures/examples/alpha_beta.py");
/// One that cuts too late.
const STRICT: &str = include_str!("../fixtures/examples/strict.py");
/// A lesson with faults.
const FAULTY: &str = include_str!("../fixtures/examples/faulty.md");
const PUZZLE: &str = "1... ..2. .3.. ...4\n";

fn write(path: &Path, content: impl AsRef<[u8]>) {
    fs::create_dir_all(path.parent().expect("a folder")).expect("made");
    fs::write(path, content).expect("written");
}

/// A small built site.
fn write_site(folder: &Path) {
    let lesson = |lang| repository().join(format!("www/lessons/lecture-1.{lang}.md"));
    let mut files = vec![("course.html".to_owned(), b"<!doctype html>".to_vec())];
    for name in [
        "lecture-1",
        "lecture-2",
        "lecture-3",
        "lecture-4",
        "windows",
        "horizons",
        "chance",
        "mcts",
        "best-first",
        "constraints",
        "bounds",
    ] {
        for lang in ["en", "nl", "zh"] {
            let name = format!("lessons/{name}.{lang}.md");
            files.push((name, fs::read(lesson(lang)).expect("a lesson")));
        }
    }
    let list = files.iter().map(|(path, content)| {
        write(&folder.join(path), content);
        json!({ "path": path, "bytes": content.len(), "role": "program" })
    });
    let list = json!({ "files": list.collect::<Vec<_>>() });
    write(&folder.join("site.json"), list.to_string());
}

/// A folder with all that the examples name, and the command in `bin`.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    let texts = [
        ("tree.txt", TREE),
        ("lesson.md", LESSON),
        ("course/week1.md", LESSON),
        ("answers.txt", ANSWERS),
        ("trace.jsonl", TRACE),
        ("alpha_beta.py", ALPHA_BETA),
        ("faulty.md", FAULTY),
        ("week3.md", LESSON),
        ("puzzle.txt", PUZZLE),
        (".local/share/bash-completion/completions/x", ""),
        (".zfunc/x", ""),
        (".config/fish/completions/x", ""),
    ];
    for (path, text) in texts {
        write(&folder.join(path), text);
    }
    // The chapter has one after the other.
    let judging = chapter("judge.md");
    let programs = listings(&judging, "python");
    let queens = &programs[1];
    // A queen stays where she is.
    let kept = queens
        .replace("            board.take()\n", "")
        .replace("== row - queen_row", "== abs(row - queen_row)");
    for (name, text) in [
        ("minimax.py", programs[0].as_str()),
        ("queens.py", queens),
        ("tour.py", &programs[2]),
        ("strict.py", STRICT),
        ("kept.py", &kept),
    ] {
        write(&folder.join(name), text);
    }
    for helper in ["plyscope.py", "plyscope_queens.py", "plyscope_tour.py"] {
        let text = fs::read(repository().join("programs").join(helper)).expect("the helper");
        write(&folder.join(helper), text);
    }
    write_site(&folder.join("dist"));
    write_site(&folder.join("bin/site"));
    // Not a copy: a shell that another test starts meanwhile would hold the file open for writing, and
    // a file that is being written cannot be run.
    fs::hard_link(env!("CARGO_BIN_EXE_plyscope"), folder.join("bin/plyscope")).expect("linked");
    std::os::unix::fs::symlink(repository().join("www"), folder.join("www")).expect("linked");
    folder
}

/// The examples in a text: lines of code that run the command.
fn examples(text: &str) -> impl Iterator<Item = String> + '_ {
    let lines = text.lines().map(str::trim).filter(|line| line.starts_with("plyscope "));
    lines.map(str::to_owned)
}

/// The examples within sentences, in backticks. A word in capitals stands for something else.
fn inline_examples(text: &str) -> impl Iterator<Item = String> + '_ {
    let pieces = text.lines().flat_map(|line| line.split('`').skip(1).step_by(2));
    let is_whole = |piece: &&str| {
        let is_open =
            |word: &str| word.contains('…') || word.chars().all(|c| c.is_ascii_uppercase());
        piece.starts_with("plyscope ")
            && piece.split(' ').count() > 2
            && !piece.split([' ', '=']).any(is_open)
    };
    pieces.filter(is_whole).map(str::to_owned)
}

/// The help texts of the command and of all its commands.
fn help_texts() -> Vec<String> {
    let all = run(&["--help"]).out;
    let commands = all.split("Commands:\n").nth(1).expect("commands").split("\n\n").next();
    // Further lines of a description are indented more.
    let is_name = |line: &&str| line.starts_with("  ") && !line.starts_with("   ");
    let names = commands.expect("commands").lines().filter(is_name);
    let names =
        names.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help");
    let names: BTreeSet<&str> =
        names.filter(|name| name.chars().all(|c| c.is_ascii_lowercase() || c == '-')).collect();
    assert!(names.len() > 12, "{names:?}");
    let texts = names.iter().map(|name| {
        let help = run(&[name, "--help"]);
        assert_eq!(help.code, Some(0), "{name}");
        assert!(help.out.contains("Examples:"), "{name} --help has no examples");
        help.out
    });
    texts.chain([all.clone()]).collect()
}

/// No line of a paragraph ends where the first word of the next one would still fit.
#[test]
fn paragraphs_of_help_are_filled() {
    let is_prose = |line: &str| !line.is_empty() && !line.starts_with(' ') && !line.ends_with(':');
    for text in help_texts() {
        let lines: Vec<&str> = text.lines().collect();
        for pair in lines.windows(2).filter(|pair| pair.iter().all(|line| is_prose(line))) {
            let next = pair[1].split(' ').next().expect("a word");
            let columns = pair[0].chars().count() + 1 + next.chars().count();
            assert!(columns > 100, "{pair:?}");
        }
    }
}

#[test]
fn every_example_runs() {
    let folder = folder("examples");
    let mut found: BTreeSet<String> = help_texts().iter().flat_map(|text| examples(text)).collect();
    let in_help = found.len();
    for text in texts() {
        found.extend(examples(&text));
        found.extend(inline_examples(&text));
    }
    // These need results that students have handed in; the tests of results have them.
    found.retain(|example| !example.starts_with("plyscope results"));
    assert!(in_help > 40 && found.len() > in_help + 20, "{in_help} and {}", found.len());
    let seeds = "plyscope generate --seed 7 --min-cuts 3";
    assert!(found.contains(seeds), "{found:?}");
    for example in found {
        let ended = shell(&example, &folder);
        let error = String::from_utf8_lossy(&ended.stderr);
        assert!(ended.status.success(), "{example}: {error}");
        assert!(!error.contains("error:"), "{example}: {error}");
    }
}

/// The chapters of the guide, and what is read first.
fn texts() -> Vec<String> {
    let first = fs::read_to_string(repository().join("README.md")).expect("a text");
    [first].into_iter().chain(chapters()).collect()
}

fn shell(example: &str, folder: &Path) -> Output {
    Command::new("sh")
        .args(["-c", example])
        .current_dir(folder)
        .env("PATH", format!("{}:/usr/bin:/bin", folder.join("bin").display()))
        .env("HOME", folder)
        .output()
        .expect("a shell")
}

/// What the guide shows of an example: a command after `$`, and what it prints, up to `…` or to the end.
#[test]
fn every_output_is_what_the_example_prints() {
    let folder = folder("outputs");
    let consoles: Vec<String> = texts().iter().flat_map(|text| listings(text, "console")).collect();
    assert!(consoles.len() > 6, "{consoles:?}");
    for console in consoles {
        let (example, shown) = console.split_once('\n').expect("an output");
        let example = example.strip_prefix("$ ").expect("a command");
        let ended = shell(example, &folder);
        let error = String::from_utf8_lossy(&ended.stderr);
        assert!(!ended.stdout.is_empty(), "{example}: {error}");
        let printed = String::from_utf8(ended.stdout).expect("text");
        match shown.strip_suffix("…\n") {
            Some(beginning) => assert!(printed.starts_with(beginning), "{example}: {printed}"),
            None => assert_eq!(printed.trim_end(), shown.trim_end(), "{example}"),
        }
    }
}

#[test]
fn a_tree_has_as_many_cuts_as_are_asked_for() {
    for cuts in [0, 1, 3, 10, 50, 700] {
        let made = run(&["generate", "--seed", "7", "--min-cuts", &cuts.to_string()]);
        assert_eq!((made.code, made.err.as_str()), (Some(0), ""), "{cuts}");
        let solved = crate::support::solved(&[&made.out]);
        assert!(solved["cutoffs"].as_array().expect("a list").len() >= cuts, "{cuts}");
    }
    // Where three plies were enough, the tree is as before.
    let [plain, three] =
        [&["generate", "--seed", "7"][..], &["generate", "--seed", "7", "--depth", "3"]];
    assert_eq!(run(plain).out, run(three).out);
    let shallow = run(&["generate", "--min-cuts", "3", "--depth", "3"]);
    assert_eq!((shallow.code, shallow.out.as_str()), (Some(1), ""));
    assert!(shallow.err.contains("trees had 3 cuts"), "{}", shallow.err);
    // The most are those of the deepest trees.
    let many = run(&["generate", "--min-cuts", "1000000"]).err;
    assert!(!many.contains("the most were 2."), "{many}");
}
