//! Programs that do harm, by mistake or on purpose: they are stopped and told how, and nothing of them
//! is left.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
#[cfg(target_os = "linux")]
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::support::programs::{folder, Language, Subject};
use crate::support::{not_taken, refused, run};
use plyscope_setup::Feature;
use serde_json::Value as Json;

/// A program that answers rightly with minimax, between what a test adds.
const MINIMAX: &str = "
import json, os, signal, sys, time
def visit(tree, is_max, layer, counts, out):
    counts[layer] = counts.get(layer, 0) + 1
    out.append(json.dumps({'event': 'enter', 'node': f'L{layer}-{counts[layer]}'}))
    if not isinstance(tree, list): return tree
    values = [visit(child, not is_max, layer + 1, counts, out) for child in tree]
    return max(values) if is_max else min(values)
def answer(line):
    asked, out = json.loads(line), []
    value = visit(asked['tree'], asked['root'] == 'max', 1, {}, out)
    print('\\n'.join(out + [json.dumps({'value': value})]), flush=True)
def answer_all():
    for line in sys.stdin: answer(line)
";

/// A program in Python in a folder of its own; its name is found in the list of processes.
fn program(name: &str, text: &str) -> Option<PathBuf> {
    let folder = folder(Language::Python, Subject::Trees, name)?;
    let path = folder.join(format!("{name}.py"));
    fs::write(&path, format!("{MINIMAX}{text}")).expect("a program");
    Some(path)
}

/// Judges a program as minimax; checks the verdict and what is told, in every language.
fn check(name: &str, text: &str, options: &[&str], (verdict, told): (&str, &str)) -> Json {
    let Some(path) = program(name, text) else { return Json::Null };
    let path = path.to_str().expect("text");
    // Only what shall be too slow may be: a busy machine takes its time.
    let (start, time) = if verdict == "timeout" { ("4000", "400") } else { ("60000", "20000") };
    let limits = ["judge", "--algorithm", "minimax", "--json", "--start-time", start];
    let time: &[&str] = if options.contains(&"--time") { &[] } else { &["--time", time] };
    let run = run(&[&limits, time, options, &["--", "python3", path]].concat());
    assert_eq!(run.err, "", "{name}");
    assert_eq!(run.code, Some(if verdict == "right" { 0 } else { 1 }), "{name}: {}", run.out);
    let report: Json = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(report["verdict"], verdict, "{name}: {report:#}");
    let text = report["text"].as_str().expect("a text");
    assert!(text.contains(told), "{name}: {text}");
    assert!(!is_running(name), "{name} still runs");
    report
}

/// Whether a process has a name in its arguments.
fn is_running(name: &str) -> bool {
    // What was ended is gone at once; only the list may be a moment behind.
    std::thread::sleep(Duration::from_millis(50));
    let Ok(processes) = fs::read_dir("/proc") else { return false };
    processes.flatten().any(|process| {
        let arguments = fs::read(process.path().join("cmdline")).unwrap_or_default();
        String::from_utf8_lossy(&arguments).contains(&format!("/{name}.py"))
    })
}

#[test]
fn programs_that_end_are_started_again() {
    let once = "answer(sys.stdin.readline())";
    check("once", once, &["--trees", "30"], ("right", "all 30 trees"));
    // What it says behind an answer is not the beginning of the next one.
    let wordy = "answer(sys.stdin.readline())\nprint()\nprint('done')";
    check("wordy", wordy, &["--trees", "5"], ("right", "all 5 trees"));
    let some = "\nfor number in range(7): answer(sys.stdin.readline())";
    check("some", some, &["--trees", "60"], ("right", "all 60 trees"));
    check("good", "answer_all()", &["--trees", "300"], ("right", "all 300 trees"));
    let chatty = "print('hello', flush=True)\nprint('a bar', file=sys.stderr)\nanswer_all()";
    check("chatty", chatty, &[], ("right", "One line has no meaning; the first is line 1: hello"));
}

#[test]
fn programs_that_die_are_told_how() {
    let table = [
        ("dies", "sys.exit(3)", "exit code 3"),
        ("silent", "sys.stdin.readline()", "exit code 0"),
        (
            "raises",
            "sys.stdin.readline()\nraise ValueError('no\\x1b[31m idea')",
            "ValueError: no\u{fffd}[31m idea",
        ),
        ("segfault", "os.kill(os.getpid(), signal.SIGSEGV)", "signal 11"),
        ("nonsense", "print('MAX wins')\nprint('{\"values\": 3}')", "exit code 0"),
        ("half", "print('{\"event\":\"enter\",\"node\":\"L1-1\"}')", "exit code 0"),
        ("deaf", "os.close(1)\ntime.sleep(100)", "closed its output"),
    ];
    for (name, text, told) in table {
        check(name, text, &["--trees", "20"], ("crash", told));
    }
    let dies_later = "
for line in sys.stdin:
    if '[[[' in line: raise SystemExit(9)
    answer(line)";
    let report = check("later", dies_later, &[], ("crash", "exit code 9"));
    if report != Json::Null {
        assert_eq!(report["counterexample"]["tree"], "(((0)))", "{report:#}");
    }
}

#[test]
fn programs_that_hang_are_stopped() {
    let table = [
        ("loops", "\nwhile True: pass"),
        ("sleeps", "time.sleep(1000)"),
        ("stubborn", "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: time.sleep(1)"),
        ("closed", "os.close(0)\ntime.sleep(1000)"),
        ("complains", "\nwhile True: sys.stderr.write('no ' * 1000)"),
        ("waits", "sys.stdin.read()"),
    ];
    for (name, text) in table {
        let options = ["--start-time", "700", "--trees", "5"];
        let Some(path) = program(name, text) else { return };
        let path = path.to_str().expect("text");
        let run = run(&[
            &["judge", "--algorithm", "minimax", "--time", "300"][..],
            &options,
            &["--lang", "nl", "--", "python3", path],
        ]
        .concat());
        assert_eq!((run.code, run.err.as_str()), (Some(1), ""), "{name}");
        assert!(run.out.starts_with("Te traag: het programma is gestopt."), "{name}: {}", run.out);
        // The first answer has the time for starting as well.
        assert!(run.out.contains("binnen 1.000 milliseconden"), "{name}: {}", run.out);
        assert!(!is_running(name), "{name} still runs");
    }
    let all = ["--total-time", "700", "--time", "100000"];
    check(
        "slow",
        "\nfor line in sys.stdin:\n  time.sleep(0.2)\n  answer(line)",
        &all,
        ("timeout", "for all answers"),
    );
}

#[test]
fn programs_that_write_too_much_are_stopped() {
    let table = [
        ("endless", "\nwhile True: print('again')", "lines for one answer"),
        ("million", "\nfor i in range(10**6): print('{\"event\":\"enter\",\"node\":\"L1-1\"}')", "lines for one answer"),
        ("line", "sys.stdout.write('x' * 10**7)\nsys.stdout.flush()\ntime.sleep(100)", "bytes and was stopped"),
        ("unending", "\nwhile True: sys.stdout.write('{\"value\": 1')", "bytes and was stopped"),
        ("binary", "sys.stdout.buffer.write(bytes(range(256)) * 1000)\nsys.stdout.flush()\ntime.sleep(100)", "lines"),
        ("nowhere", "print('{\"event\":\"enter\",\"node\":\"L9-9\"}', flush=True)\nanswer_all()", "no node L9-9"),
    ];
    for (name, text, told) in table {
        if name == "binary" {
            // 1,000 lines without meaning, and no answer.
            let Some(path) = program(name, text) else { return };
            let options = ["judge", "--time", "200", "--start-time", "500", "--", "python3"];
            let run = run(&[&options[..], &[path.to_str().expect("text")]].concat());
            assert_eq!((run.code, run.err.as_str()), (Some(1), ""), "{name}: {}", run.out);
            continue;
        }
        check(name, text, &["--trees", "5"], ("protocol", told));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn programs_that_take_the_machine_are_stopped() {
    let table = [
        // 256 processes, and no more: this machine has other things to do.
        (
            "bomb",
            "\nfor _ in range(8):\n    os.fork()\n    time.sleep(0.1)\ntime.sleep(1000)",
            "processes and was stopped",
        ),
        (
            "daemons",
            "
for i in range(200):
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0: time.sleep(1000)
        os._exit(0)
time.sleep(1000)",
            "processes and was stopped",
        ),
        ("hog", "kept = []\nwhile True: kept.append(bytearray(10**7))", "256 MiB of memory"),
        ("zeros", "open('/dev/zero', 'rb').read()", "256 MiB of memory"),
        (
            "writes",
            "\nwith open(sys.argv[0] + '.large', 'wb') as file: file.truncate(2**30)\nanswer_all()",
            "File too large",
        ),
    ];
    for (name, text, told) in table {
        let memory = if ["hog", "zeros"].contains(&name) { "256" } else { "2048" };
        let options = ["--memory", memory, "--trees", "3", "--time", "20000"];
        check(name, text, &options, ("crash", told));
    }
    // What stays behind of a program that is right is ended as well.
    let left = "
if os.fork() == 0:
    os.setsid()
    time.sleep(1000)
answer_all()";
    check("left", left, &["--trees", "10"], ("right", "all 10 trees"));
}

#[test]
fn what_programs_read_is_no_answer() {
    // Their own text, which has no line of an answer.
    let reads = "print(open(sys.argv[0]).read())\nanswer_all()";
    check("reads", reads, &["--trees", "10"], ("right", "have no meaning; the first is line 2"));
}

#[test]
fn what_is_no_program_is_told() {
    let run = run(&["judge", "--", "/nowhere/program", "--option"]);
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    assert!(run.out.contains("could not be started: /nowhere/program: "), "{}", run.out);
    // Nothing goes through a shell.
    let run = crate::support::run(&[
        "judge",
        "--trees",
        "1",
        "--",
        "echo",
        "$(touch /tmp/never); {\"value\": 5}",
    ]);
    assert_eq!(run.code, Some(1));
    assert!(!Path::new("/tmp/never").exists());
}

#[test]
fn misuse_is_refused() {
    let table: [(&[&str], &str); 3] = [
        (
            &["judge", "--algorithm", "mtd-f", "--", "true"],
            "programs cannot be judged as mtd-f; expected alpha-beta or minimax or negamax or \
             single-cutoff or find-max-min",
        ),
        (
            &["judge", "--order", "random", "--", "true"],
            "programs are judged with --order left or right only",
        ),
        (
            &["judge", "--algorithm", "minimax", "--cut", "gt", "--", "true"],
            &not_taken("minimax", "--cut", |other| other.offers(Feature::Cut)),
        ),
    ];
    for (arguments, sentence) in table {
        refused(arguments, sentence);
    }
    for arguments in [&["judge"][..], &["judge", "true"], &["judge", "--trees", "0", "--", "true"]]
    {
        assert_eq!(run(arguments).code, Some(2), "{arguments:?}");
    }
}

#[test]
fn the_results_file_of_gradescope_is_written() {
    let Some(good) = program("graded", "answer_all()") else { return };
    let results = good.with_file_name("results.json");
    let table = [("minimax", 0, [10.0, 10.0]), ("alpha-beta", 1, [10.0, 0.0])];
    for (algorithm, code, scores) in table {
        let path = [results.to_str(), good.to_str()].map(|path| path.expect("text"));
        let options = ["--gradescope", path[0], "--points", "20", "--", "python3", path[1]];
        let done = run(&[&["judge", "--algorithm", algorithm], &options[..]].concat());
        assert_eq!(done.code, Some(code), "{}", done.out);
        let read: Json =
            serde_json::from_str(&fs::read_to_string(&results).expect("a file")).expect("JSON");
        let tests = read["tests"].as_array().expect("tests");
        for (test, score) in tests.iter().zip(scores) {
            assert_eq!(
                (&test["score"], &test["max_score"]),
                (&score.into(), &10.0.into()),
                "{test}"
            );
        }
        assert_eq!(read["output"], done.out.trim_end());
        assert_eq!(read["extra_data"]["algorithm"], algorithm);
        // What was found is not lost with the file.
        let nowhere = run(&["judge", "--gradescope", "/nowhere/r.json", "--", "python3", path[1]]);
        assert!(nowhere.out.contains("Trees on which it is right: "), "{}", nowhere.out);
        assert_eq!(nowhere.code, Some(1));
        assert!(
            nowhere.err.starts_with("error: cannot write /nowhere/r.json: "),
            "{}",
            nowhere.err
        );
    }
    let name = results.to_str().expect("text");
    let written = format!("{name} is a file that is read; choose another name");
    refused(&["judge", "--gradescope", name, "--", "cat", name], &written);
    fs::write(&results, "{\"plyscope\": \"results\"}").expect("written");
    let student = format!("{name} has the results of a student; choose another name");
    refused(&["judge", "--gradescope", name, "--", "cat"], &student);
    let program = good.to_str().expect("text");
    let ending = format!("{program} must end with .json");
    refused(&["judge", "--gradescope", program, "--", "python3", program], &ending);
}

/// The command with these words, in a shell that becomes it.
#[cfg(target_os = "linux")]
fn in_shell(before: &str, words: &[&str]) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("{before} exec \"$0\" \"$@\"")]);
    command.arg(env!("CARGO_BIN_EXE_plyscope")).args(words);
    command
}

#[cfg(target_os = "linux")]
#[test]
fn nothing_is_left_when_the_command_is_ended() {
    let text = "os.fork()\nopen(sys.argv[1], 'w').close()\nwhile True: time.sleep(1)";
    let Some(path) = program("left_alone", text) else { return };
    let flag = path.with_file_name("started");
    let names = [&path, &flag].map(|path| path.to_str().expect("text"));
    let words = ["judge", "--time", "60000", "--", "python3", names[0], names[1]];
    // A signal that is ignored, as below nohup, ends nothing.
    let table: [(&str, &[&str]); 2] =
        [("", &["TERM"]), ("trap '' HUP INT;", &["HUP", "INT", "TERM"])];
    for (before, signals) in table {
        let _ = fs::remove_file(&flag);
        let mut command = in_shell(before, &words);
        let mut command = command.stdout(Stdio::null()).spawn().expect("a shell");
        while !flag.exists() {
            std::thread::sleep(Duration::from_millis(20));
        }
        for signal in signals {
            assert!(is_running("left_alone"), "{before} {signals:?}");
            let id = command.id().to_string();
            let sent = Command::new("kill").args([&format!("-{signal}"), &id]).status();
            assert!(sent.expect("kill").success());
        }
        assert_eq!(command.wait().expect("it ends").code(), Some(143), "{before} {signals:?}");
        assert!(!is_running("left_alone"), "it still runs");
    }
}

/// A shell may have started other processes before it becomes the command.
#[cfg(target_os = "linux")]
#[test]
fn processes_from_before_the_command_are_left_alone() {
    let Some(good) = program("beside", "answer_all()") else { return };
    let words = ["judge", "--algorithm", "minimax", "--memory", "100", "--trees", "2", "--"];
    let words = [&words[..], &["python3", good.to_str().expect("text")]].concat();
    // They count for nothing, either.
    let large = "python3 -c 'x = bytearray(200 << 20); import time; time.sleep(60)'";
    let before = format!("{large} > /dev/null 2>&1 & echo $!; sleep 1;");
    let done = in_shell(&before, &words).output().expect("a shell");
    let out = String::from_utf8(done.stdout).expect("text");
    let (id, report) = out.split_once('\n').expect("a line");
    let arguments = fs::read(format!("/proc/{id}/cmdline")).unwrap_or_default();
    let ended = Command::new("kill").arg(id).status();
    assert!(report.contains("all 2 trees"), "{report}");
    assert!(String::from_utf8_lossy(&arguments).contains("bytearray"), "it is ended");
    assert!(ended.is_ok_and(|ended| ended.success()));
}
