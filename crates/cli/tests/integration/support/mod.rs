//! Running the built command.

pub mod guide;
pub mod programs;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use plyscope_setup::catalog::GAMES;
use plyscope_setup::Algorithm;
use serde_json::Value as Json;

/// Where a file of a test goes: in the folder of the build.
pub fn path(test: &str, name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    fs::create_dir_all(&folder).expect("a folder");
    folder.join(name)
}

/// A file of a test, with a text.
pub fn file(test: &str, name: &str, text: &str) -> PathBuf {
    let path = path(test, name);
    fs::write(&path, text).expect("written");
    path
}

/// The output of a run.
pub struct Run {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

pub fn run_with(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_plyscope"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command was built");
    // A command that reads nothing may end before everything is written.
    let _ = child.stdin.take().expect("piped").write_all(input);
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

pub fn run(arguments: &[&str]) -> Run {
    run_with(arguments, b"")
}

/// Runs with `--json` and reads what comes out.
pub fn solved(arguments: &[&str]) -> Json {
    json(&[&["solve", "--json"], arguments].concat())
}

/// Runs and reads the JSON that comes out.
pub fn json(arguments: &[&str]) -> Json {
    let run = run(arguments);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{arguments:?}");
    unversioned(serde_json::from_str(&run.out).expect("JSON"))
}

/// An object without its version, which comes first, or a list of such objects.
pub fn unversioned(json: Json) -> Json {
    match json {
        Json::Object(mut object) => {
            assert_eq!(object.shift_remove("version"), Some(1.into()), "{object:?}");
            Json::Object(object)
        }
        Json::Array(items) => items.into_iter().map(unversioned).collect(),
        other => panic!("no object: {other}"),
    }
}

/// Checks that the command refuses its arguments with one sentence, and prints nothing else.
pub fn refused(arguments: &[&str], sentence: &str) {
    ended(arguments, 2, sentence);
}

/// Checks that the command fails with one sentence, and prints nothing else.
pub fn failed(arguments: &[&str], sentence: &str) {
    ended(arguments, 1, sentence);
}

/// Checks that the command ends with a code and one sentence, and prints nothing else.
pub fn ended(arguments: &[&str], code: i32, sentence: &str) {
    let run = run(arguments);
    let expected = format!("error: {sentence}\n");
    assert_eq!(
        (run.code, run.err.as_str(), run.out.as_str()),
        (Some(code), &*expected, ""),
        "{arguments:?}"
    );
}

/// The sentence that an algorithm does not take an option, with those of the registry that do.
pub fn not_taken(algorithm: &str, option: &str, takes: impl Fn(Algorithm) -> bool) -> String {
    let by = Algorithm::ALL.iter().filter(|(_, other)| takes(*other)).map(|&(id, _)| id);
    let by: Vec<&str> = by.collect();
    let others = match &by[..] {
        [only] => format!("{only} does"),
        [first @ .., last] => format!("{} and {last} do", first.join(", ")),
        [] => "none does".to_owned(),
    };
    format!("{algorithm} takes no {option}; {others}")
}

/// The sentence that there is no such game, with those of the catalog.
pub fn no_game(given: &str) -> String {
    let games: Vec<&str> = GAMES.iter().map(|game| game.id).collect();
    format!("game cannot be “{given}”; expected {}", games.join(" or "))
}
