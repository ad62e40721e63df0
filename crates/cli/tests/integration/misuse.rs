//! Misuse: error messages and exit codes.

use std::fs;
use std::path::PathBuf;

use crate::support::{run, run_with};

/// A file of these tests alone, with a text.
fn file(name: &str, text: &str) -> PathBuf {
    crate::support::file("misuse", name, text)
}

/// One rule for all commands: 0 if all was done, 1 if it could not be done or only in part, 2 if the
/// command line is wrong.
#[test]
fn exit_codes_follow_one_rule() {
    let lesson = file("lesson.md", "```question\ntree: (4 8) (2 5)\n```\n");
    let answers = file("answers.txt", "1: L3-4\n");
    let wrong = file("wrong.txt", "7: L3-4\n");
    let [lesson, answers, wrong] =
        [&lesson, &answers, &wrong].map(|path| path.to_str().expect("text"));
    let table: [(&[&str], i32); 47] = [
        (&["check", lesson], 0),
        (&["check"], 2),
        (&["check", lesson, "/nowhere/lesson.md"], 1),
        (&["check", lesson, "--jsno"], 2),
        (&["solve", "4 8"], 0),
        (&["games"], 0),
        (&["--help"], 0),
        (&["--version"], 0),
        (&["grade", lesson, answers], 0),
        (&["grade", lesson, wrong], 1),
        (&["grade", lesson, "/nowhere/answers"], 1),
        (&[], 2),
        (&["slove"], 2),
        (&["solve"], 2),
        (&["solve", "--jsno"], 2),
        (&["solve", "(4"], 2),
        (&["solve", "@/nowhere/tree"], 1),
        (&["solve", "4 8", "--cut", "maybe"], 2),
        (&["solve", "4 8", "--algorithm", "minimax", "--cut", "gt"], 2),
        (&["solve", "--game", "go"], 2),
        (&["trace", "4 8", "--json", "--csv"], 2),
        (&["draw", "4 8", "--step", "99"], 2),
        (&["draw", "4 8", "-o", "/nowhere/file.svg"], 1),
        (&["generate", "--branching", "0"], 2),
        (&["sudoku", "--clues", "1"], 2),
        (&["tour", "--size", "0x0"], 2),
        (&["tour", "--board", "3x4", "--start", "a1"], 0),
        (&["generate", "--min-cuts", "3", "--depth", "3"], 1),
        (&["worksheet", "--generate", "1", "-o", "x.docx"], 2),
        (&["worksheet", "--generate", "1", "--paper", "a5", "-o", "x.pdf"], 2),
        (&["worksheet", "/nowhere/lesson.md", "-o", "x.pdf"], 1),
        (&["draw", "4 8", "--steps", "5..2", "-o", "x.pdf"], 2),
        (&["completions", "tcsh"], 2),
        (&["judge"], 2),
        (&["judge", "--algorithm", "one-ply", "--", "true"], 2),
        (&["compare-trace", "/nowhere/trace", "4 8"], 1),
        (&["compare-trace", "/dev/null"], 2),
        (&["compare-trace", "/dev/null", "(4"], 2),
        (&["man", "-o", "/dev/null/x"], 1),
        (&["man", "--ascii", "-o", "/dev/null/x"], 2),
        // What an option requires may conflict with something given.
        (&["worksheet", lesson, "--kind", "uct", "-o", "/nowhere/x.svg"], 2),
        (&["worksheet", lesson, "--count", "3", "-o", "/nowhere/x.svg"], 2),
        (&["worksheet", "--question", "tree=4 8", "--kind", "uct", "-o", "/nowhere/x.svg"], 2),
        (&["worksheet", "--generate", "1", "--site", "/nowhere", "-o", "/nowhere/x.svg"], 2),
        (&["tour", "--size", "3x4", "--first", "--threads", "2"], 2),
        (&["tour", "--size", "3x4", "--steps", "20", "--threads", "2"], 2),
        (&["judge", "--trees", "1", "--boards", "5", "--", "true"], 2),
    ];
    for (arguments, code) in table {
        let run = run(arguments);
        assert_eq!(run.code, Some(code), "{arguments:?}: {}", run.err);
        // Errors are printed, and a result only if there is one.
        assert_eq!(code == 0, run.err.is_empty(), "{arguments:?}: {}", run.err);
        let is_partly = |word: &&str| ["check", "grade"].contains(word);
        let may_print = code == 0 || arguments.first().is_some_and(is_partly);
        assert!(may_print || run.out.is_empty(), "{arguments:?}: {}", run.out);
    }
}

/// Zero, one too many, a negative number, a word and a number without end, for every option that is a
/// number: the sentence names the value and what is allowed.
#[test]
fn errors_name_the_range_of_a_number() {
    #[rustfmt::skip]
    let table: [(&[&str], &str, &str, bool); 25] = [
        (&["solve", "4 8", "--order", "random"], "--seed", "from 0 to 18446744073709551615", true),
        (&["solve", "4 8"], "--depth", "expected 0 to 400, or end", true),
        (&["solve", "--game", "tic-tac-toe", "--depth", "1", "--algorithm", "iterative-deepening"], "--time", "expected 1 to 60000", false),
        (&["solve", "4 8"], "--table", "expected some such as 3..5, or all", true),
        (&["solve", "--game", "connect-four", "--depth", "1"], "--line", "", false),
        (&["draw", "4 8"], "--width", "from 1 to 30000", false),
        (&["draw", "4 8"], "--scale", "from 0.1 to 16", false),
        (&["draw", "4 8"], "--delay", "from 20 to 60000", false),
        (&["draw", "4 8"], "--step", "", true),
        (&["draw", "4 8"], "--steps", "", true),
        (&["generate"], "--seed", "from 0 to 18446744073709551615", true),
        (&["generate"], "--min-cuts", "from 0 to 4294967295", true),
        (&["generate"], "--branching", "", false),
        (&["generate"], "--depth", "", false),
        (&["perft", "tic-tac-toe"], "--depth", "", true),
        (&["match", "--game", "tic-tac-toe", "--games", "2"], "--depth", "from 1 to 12", false),
        (&["match", "--game", "tic-tac-toe"], "--games", "from 2 to 1000", false),
        (&["match", "--game", "tic-tac-toe", "--games", "2"], "--seed", "from 0 to 9007199254740991", true),
        (&["queens"], "--size", "from 1 to 16", false),
        (&["queens"], "--limit", "from 1 to 1000000", false),
        (&["tour", "--board", "3x4"], "--limit", "from 1 to 4294967295", false),
        (&["tour", "--board", "3x4"], "--steps", "from 0 to 18446744073709551615", true),
        (&["tour", "--board", "3x4", "--count"], "--threads", "from 1 to 1024", false),
        (&["worksheet", "--generate", "1", "-o", "/nowhere/x.pdf"], "--copies", "from 1 to", false),
        (&["worksheet", "--generate", "1", "-o", "/nowhere/x.pdf"], "--count", "from 1 to 50", false),
    ];
    for (arguments, option, allowed, has_zero) in table {
        for value in ["-1", "many", "18446744073709551616", "1e3", "", "0"] {
            let run = run(&[arguments, &[option, value]].concat());
            if value == "0" && has_zero {
                assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{arguments:?} {option} 0");
                continue;
            }
            let about = format!("{arguments:?} {option} {value}: {}", run.err);
            assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{about}");
            assert!(!run.err.contains("target type") && !run.err.contains("-- -1"), "{about}");
            assert!(run.err.contains(allowed), "{about}");
        }
    }
}

#[test]
fn a_picture_without_width_is_not_written() {
    let path = file("width.png", "as it was");
    let name = path.to_str().expect("text");
    let run = run(&["draw", "4 8", "--width", "0", "-o", name]);
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("expected a whole number from 1 to 30000"), "{}", run.err);
    assert_eq!(fs::read_to_string(path).expect("the file"), "as it was");
}

#[test]
fn what_was_nearly_written_is_suggested() {
    let wrong = run(&["solve", "4 8", "--algorithm", "minimx"]);
    assert!(wrong.err.contains("did you mean minimax?"), "{}", wrong.err);
    let wrong = run(&["worksheet", "--kind", "uct", "-o", "/nowhere/x.pdf"]);
    assert!(
        wrong.err.contains("--generate <LEVEL>") && !wrong.err.contains("  <LESSON>"),
        "{}",
        wrong.err
    );
    // Neither a tree nor a puzzle is one behind `--`.
    for command in ["solve", "mcts", "cryptarithm", "subset-sum"] {
        let wrong = run(&[command, "4 8", "--lang", "nl"]).err;
        assert!(wrong.contains("'--lang'") && !wrong.contains("as a value"), "{command}: {wrong}");
    }
}

/// A full disk is reported.
#[cfg(target_os = "linux")]
#[test]
fn a_result_that_cannot_be_written_is_no_success() {
    use std::process::{Command, Stdio};
    for arguments in [&["solve", "4 8"][..], &["trace", "4 8"], &["games"], &["--help"]] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
        let ended = Command::new(env!("CARGO_BIN_EXE_plyscope"))
            .args(arguments)
            .stdout(Stdio::from(full))
            .stderr(Stdio::piped())
            .output()
            .expect("it ends");
        let error = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(ended.status.code(), Some(1), "{arguments:?}");
        assert!(error.starts_with("error: the result could not be written: "), "{error}");
    }
}

/// Names that run from right to left stay in their place in a sentence, and cost programs nothing.
#[test]
fn names_from_right_to_left_keep_sentences_in_order() {
    for name in ["שלום", "سلام"] {
        let tree = format!("(4 8) {name}:(2 5)");
        let isolated = format!("\u{2068}{name}\u{2069}");
        let output = run(&["solve", &tree]).out;
        assert!(output.contains(&format!("{isolated} (L2-2) is cut")), "{output}");
        assert_eq!(output.matches(name).count(), output.matches(&isolated).count(), "{output}");
        for arguments in
            [&["solve", "--json"][..], &["trace", "--json"], &["trace", "--csv"], &["trace"]]
        {
            let plain = run(&[arguments, &[&tree]].concat()).out;
            assert!(!plain.contains(['\u{2068}', '\u{2069}']), "{arguments:?}: {plain}");
        }
        for format in ["svg", "tex"] {
            let path = file(&format!("name.{format}"), "");
            let run = run(&["draw", &tree, "-o", path.to_str().expect("text")]);
            assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
            let drawn = fs::read_to_string(path).expect("a picture");
            assert!(drawn.contains(name), "{drawn}");
            assert!(!drawn.contains(['\u{2068}', '\u{2069}']), "{drawn}");
        }
        let path = file("name.pdf", "");
        let run = run(&["draw", &tree, "-o", path.to_str().expect("text")]);
        assert_eq!(run.code, Some(1));
        assert!(run.err.contains("a PDF has no words from right to left"), "{}", run.err);
        assert!(run.err.contains("; write SVG, which has them"), "{}", run.err);
    }
    let run = run_with(&["solve", "-"], "(4 8) \"a\u{202e}b\":(2 5)".as_bytes());
    assert_eq!(run.code, Some(1));
    assert!(run
        .err
        .starts_with("error: line 1, column 7: a name may not have the character U+202E"));
    assert!(!run.err.contains('\u{202e}'), "{}", run.err);
}

#[test]
fn the_output_is_ascii_where_that_is_asked_for() {
    let quiz = "((8 5) (20 3)) ((2 4) (15 6))";
    let names = "(4 8) \"é 名\":(2 5)";
    for tree in [quiz, names] {
        for arguments in [
            &["solve"][..],
            &["solve", "--json"],
            &["trace"],
            &["trace", "--json"],
            &["trace", "--csv"],
            &["trace", "--lang", "zh"],
            &["draw"],
        ] {
            let full = run(&[arguments, &[tree]].concat());
            let plain = run(&[arguments, &[tree, "--ascii"]].concat());
            assert_eq!((full.code, plain.code), (Some(0), Some(0)), "{arguments:?}");
            assert!(plain.out.is_ascii() && plain.err.is_ascii(), "{arguments:?}: {}", plain.out);
            assert_eq!(full.out.lines().count(), plain.out.lines().count(), "{arguments:?}");
            let marks = |out: &str| out.matches('"').count();
            if arguments.contains(&"--csv") {
                assert_eq!(marks(&full.out), marks(&plain.out), "the cells are the same");
            }
            if arguments.contains(&"--json") {
                let read = |text: &str| -> Vec<serde_json::Value> {
                    let whole = serde_json::Deserializer::from_str(text).into_iter();
                    whole.map(|value| value.expect("JSON")).collect()
                };
                assert_eq!(read(&full.out), read(&plain.out), "{arguments:?}: nothing is lost");
            }
        }
    }
    let solved = run(&["--ascii", "solve", quiz]).out;
    assert!(solved.contains("(alpha = 20 >= beta = 8)") || solved.contains("alpha"), "{solved}");
    assert!(solved.contains("|- v L2-1") && solved.contains("^ MAX  v MIN"), "{solved}");
    let wrong = run(&["--ascii", "solve", "(4 wim)"]).err;
    assert!(wrong.is_ascii() && wrong.contains("\"wim\" is not a value"), "{wrong}");
    for arguments in
        [&["--ascii", "solve", "--help"][..], &["solve", "4 8", "--cut", "“", "--ascii"]]
    {
        let run = run(arguments);
        assert!(run.out.is_ascii() && run.err.is_ascii(), "{}{}", run.out, run.err);
    }
    let trace = file("ascii.jsonl", "{\"tree\": \"4 8\"}\n{\"event\": \"begin\"}\n");
    let link = ["open", "--ascii", "--link=https://é.example/", trace.to_str().expect("text")];
    assert!(run(&link).out.starts_with("https://%C3%A9.example/#tree="));
}

#[test]
fn completions_and_the_manual_have_every_command() {
    let commands = [
        "solve",
        "trace",
        "draw",
        "generate",
        "tour",
        "check",
        "worksheet",
        "scorm",
        "grade",
        "judge",
        "compare-trace",
        "open",
    ];
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = run(&["completions", shell]);
        assert_eq!((script.code, script.err.as_str()), (Some(0), ""), "{shell}");
        for word in commands.iter().chain(&["min-cuts", "algorithm"]) {
            assert!(script.out.contains(word), "{shell}: {word}");
        }
        let mut words = script.out.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        assert!(!words.any(|word| word == "--board"), "{shell}: the old name is hidden");
    }
    let page = run(&["man"]);
    assert_eq!((page.code, page.err.as_str()), (Some(0), ""));
    assert!(page.out.contains(".TH plyscope 1"), "{}", page.out);
    let folder = crate::support::path("misuse", "man");
    assert_eq!(run(&["man", "-o", folder.to_str().expect("text")]).code, Some(0));
    for command in commands {
        let page = fs::read_to_string(folder.join(format!("plyscope-{command}.1"))).expect(command);
        assert!(page.contains("SYNOPSIS") && page.contains("Examples"), "{command}");
    }
    fs::remove_dir_all(folder).expect("gone");
}

/// The ending of a file counts, whatever its letters.
#[test]
fn endings_of_files_may_have_capitals() {
    for (name, begins) in [("x.SVG", "<svg"), ("x.Pdf", "%PDF"), ("x.TEX", "\\documentclass")] {
        let path = file(name, "");
        let done = run(&["draw", "4 8", "-o", path.to_str().expect("text")]);
        assert_eq!((done.code, done.err.as_str()), (Some(0), ""), "{name}");
        assert!(fs::read(path).expect("a file").starts_with(begins.as_bytes()), "{name}");
    }
    let path = file("sheet.HTML", "");
    let done = run(&["worksheet", "--generate", "1", "-o", path.to_str().expect("text")]);
    assert_eq!(done.code, Some(0), "{}", done.err);
}
