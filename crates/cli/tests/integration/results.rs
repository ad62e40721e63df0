//! `plyscope results`: the files of a class, and its report.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use plyscope_classroom::results::Results;
use plyscope_i18n::Lang;
use plyscope_lesson::{Asking, Lesson};
use plyscope_practice::attempt::Attempt;
use plyscope_quiz::asked::Asked;
use plyscope_quiz::question::Question;

use crate::support::{json, refused, run};

const LESSON: &str = "---\ntitle: Pruning\n---\n\n```question\nid: first\npoints: 4\n\
    tree: ((8 5) (20 3)) ((2 4) (15 6))\n```\n\n```question\nquestion: best-move\n\
    tree: (4 8) (2 5)\n```\n";

/// A folder of a test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("results").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("made");
    fs::write(folder.join("lesson.md"), LESSON).expect("written");
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("text")
}

/// A student's file with an answer to each question.
fn hand_in(folder: &Path, student: &str, answers: [&str; 2]) -> String {
    let lesson = Lesson::parse(LESSON).expect("short enough");
    let attempt = |asking: &Asking| {
        let asked = Asked::of(&asking.question).expect("it can be asked");
        let answer = if asking.id == "first" { answers[0] } else { answers[1] };
        let mut attempt = Attempt::default();
        attempt.draft = answer.to_owned();
        attempt.check(&asked, &asking.question.terms, Lang::En).expect("an answer");
        attempt
    };
    let begun = 1_763_900_000_000 + student.len() as u64;
    let name = ("lesson", &lesson);
    let log = |_: &Question| Vec::new();
    let results = Results::of(name, (&lesson, 1), student, (begun, begun), attempt, log);
    let file = folder.join(format!("{student}.json"));
    fs::write(&file, results.print()).expect("written");
    results.print()
}

/// A class of three, and files that cannot be counted.
fn class(name: &str) -> PathBuf {
    let folder = folder(name);
    hand_in(&folder, "Ada", ["L3-4 L4-4 L4-7..8", "L2-1"]);
    hand_in(&folder, "Grace", ["L4-4 L4-7..8", "L2-2"]);
    let alan = hand_in(&folder, "Alan T", ["L4-4", "L2-2"]);
    fs::write(folder.join("copy.json"), &alan).expect("written");
    fs::write(folder.join("cut.json"), &alan[..400]).expect("written");
    fs::write(folder.join("raised.json"), alan.replace("\"points\": 0", "\"points\": 1"))
        .expect("written");
    folder
}

#[test]
fn a_class_is_reported_and_bad_files_are_named() {
    let folder = class("report");
    let lesson = folder.join("lesson.md");
    let run = run(&["results", text(&folder), "--lesson", text(&lesson)]);
    assert_eq!(run.code, Some(1), "{}", run.err);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines[0], "“Pruning”: 3 students. The answers were graded again.");
    assert!(lines[2].starts_with("Student  Points  first (of 4)  2 (of 1)"), "{}", run.out);
    assert!(lines[3].starts_with("Ada      5/5     4             1"), "{}", run.out);
    let mut errors: Vec<&str> = run.err.lines().collect();
    errors.sort_unstable();
    assert_eq!(errors.len(), 3, "{}", run.err);
    for (error, file) in errors.iter().zip(["copy.json", "cut.json", "raised.json"]) {
        assert!(error.starts_with(&format!("error: {file}: ")), "{}", run.err);
    }
}

#[test]
fn the_table_and_the_object_have_a_row_a_student() {
    let folder = class("forms");
    for bad in ["copy.json", "cut.json", "raised.json"] {
        fs::remove_file(folder.join(bad)).expect("removed");
    }
    let table = folder.join("class.CSV");
    let files = ["Ada", "Grace", "Alan T"].map(|name| folder.join(format!("{name}.json")));
    let files = files.each_ref().map(|path| text(path));
    let arguments = [&["results"], &files[..], &["-o", text(&table)]].concat();
    let written = run(&arguments);
    assert_eq!((written.code, written.err.as_str()), (Some(0), ""));
    let csv = fs::read_to_string(&table).expect("a table");
    assert!(csv.starts_with("\u{feff}Student,Points,of,"), "{csv}");
    assert_eq!(csv.lines().filter(|line| line.ends_with(".json")).count(), 3);
    let printed = run(&[&["results", "--csv"], &files[..]].concat());
    assert_eq!(printed.out, csv);
    let class = json(&[&["results", "--json"], &files[..]].concat());
    assert_eq!(class["students"].as_array().map(Vec::len), Some(3));
    assert_eq!(class["questions"][1]["right"], 1);
    assert_eq!(class["points_from"], "files");
    assert_eq!(class["left_out"], serde_json::json!([]));
}

/// Platforms put the files of each student into a folder.
#[test]
fn files_of_one_name_are_told_apart_by_their_folders() {
    let folder = folder("folders");
    let (ada, grace) = (folder.join("Ada_1"), folder.join("Grace_2"));
    for (folder, student) in [(&ada, "Ada"), (&grace, "Grace")] {
        fs::create_dir(folder).expect("made");
        hand_in(folder, student, ["L4-4", "L2-1"]);
        fs::rename(folder.join(format!("{student}.json")), folder.join("r.json")).expect("moved");
    }
    fs::write(ada.join("._r.json"), "hidden").expect("written");
    let all = json(&["results", "--json", text(&folder)]);
    let files = [&ada, &grace].map(|folder| folder.join("r.json"));
    let names = || all["students"].as_array().expect("students").iter().map(|one| &one["file"]);
    assert!(names().eq(files.each_ref().map(|file| text(file)).iter()), "{all}");
    fs::write(&files[1], "{").expect("written");
    let done = run(&["results", text(&folder)]);
    assert!(done.err.starts_with(&format!("error: {}: ", files[1].display())), "{}", done.err);
    // Without a student there is no title either.
    let report = folder.join("all.json");
    let none = run(&["results", text(&files[1]), "-o", text(&report)]);
    assert_eq!(none.out, format!("{}\n", report.display()));
}

/// The shell writes `-o handed-in/*.json` out, so that the first file is the one to write.
#[test]
fn nothing_is_written_over_what_was_handed_in() {
    let folder = folder("kept");
    for student in ["Ada", "Grace"] {
        hand_in(&folder, student, ["L4-4", "L2-1"]);
    }
    let [ada, grace] = ["Ada", "Grace"].map(|name| folder.join(format!("{name}.json")));
    let before = fs::read(&ada).expect("a file");
    let sentence = format!("{} has the results of a student; choose another name", ada.display());
    refused(&["results", "-o", text(&ada), text(&grace)], &sentence);
    refused(&["results", text(&ada), text(&grace), "-o", text(&ada)], &sentence);
    assert_eq!(fs::read(&ada).expect("a file"), before);
    let other = folder.join("other.json");
    fs::write(&other, "{}").expect("written");
    let read = format!("{} is a file that is read; choose another name", other.display());
    refused(&["results", text(&folder), "-o", text(&other)], &read);
    assert_eq!(fs::read(&other).expect("a file"), b"{}");
}

/// Only the path of the folder within is too long.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_read_hides_no_other() {
    let folder = folder("closed");
    hand_in(&folder, "Ada", ["L4-4", "L2-1"]);
    let given = folder.join("given");
    fs::create_dir_all(given.join("folder-within")).expect("made");
    let long = text(&given).to_owned() + &"/.".repeat((4_090 - text(&given).len()) / 2);
    let done = run(&["results", &long, text(&folder.join("Ada.json"))]);
    assert!(done.out.contains("one student"), "{}", done.out);
    assert!(done.err.starts_with("error: cannot read /"), "{}", done.err);
    assert_eq!(run(&["results", &long]).code, Some(1));
}

/// Nothing is read of a pipe that is to be written.
#[cfg(target_os = "linux")]
#[test]
fn a_pipe_is_written() {
    let folder = folder("pipe");
    hand_in(&folder, "Ada", ["L4-4", "L2-1"]);
    let pipe = folder.join("class.csv");
    let reads = r#"mkfifo "$1"; timeout 9 cat "$1" & timeout 9 "$0" results "$2" -o "$1"; wait"#;
    let ada = folder.join("Ada.json");
    let words = ["-c", reads, env!("CARGO_BIN_EXE_plyscope"), text(&pipe), text(&ada)];
    let done = Command::new("sh").args(words).output().expect("a shell");
    let out = String::from_utf8(done.stdout).expect("text");
    assert!(out.contains("\u{feff}Student"), "{out}");
}

#[test]
fn misuse_is_refused() {
    let folder = folder("misuse");
    refused(&["results", text(&folder)], "there is no file that ends with .json");
    let table: [(&[&str], &str); 5] = [
        (&["-o", "x.xlsx"], "x.xlsx must end with .csv, .json or .txt"),
        (&["-o", "x"], "x must end with .csv, .json or .txt"),
        (&["-o", "-"], "- must end with .csv, .json or .txt"),
        (&["--csv", "-o", "x.json"], "x.json must end with .csv"),
        (&["--json", "-o", "x.csv"], "x.csv must end with .json"),
    ];
    for (options, sentence) in table {
        refused(&[&["results", text(&folder)], options].concat(), sentence);
    }
    let missing = folder.join("none.json");
    let run = run(&["results", text(&missing)]);
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    assert!(run.err.starts_with("error: none.json: It cannot be read: "), "{}", run.err);
}

#[test]
fn no_table_is_written_of_no_student() {
    let folder = folder("nobody");
    let (missing, table) = (folder.join("none.json"), folder.join("class.csv"));
    for output in [&["--csv"][..], &["-o", text(&table)]] {
        let run = run(&[&["results", text(&missing)], output].concat());
        assert_eq!((run.code, run.out.as_str()), (Some(1), ""), "{output:?}");
        assert!(!table.exists());
    }
    let object = crate::support::run(&["results", text(&missing), "--json"]);
    assert!(object.out.contains("\"students\": []"), "{}", object.out);
}
