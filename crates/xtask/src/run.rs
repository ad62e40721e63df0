//! Running other programs.
use crate::progress::Wait;
use anyhow::{bail, Context, Result};
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// How much of a failed program's output is shown: its last lines, with long lines cut.
const SHOWN_LINES: usize = 40;
const SHOWN_CHARS: usize = 300;

/// Runs a program with visible output, and fails if it fails.
pub fn shown(command: &mut Command) -> Result<()> {
    let status = command
        .stdin(Stdio::null())
        .status()
        .with_context(|| format!("`{}` could not be started", name(command)))?;
    succeeded(command, status)
}

/// Returns an error with the program's name if it failed.
pub fn succeeded(command: &Command, status: ExitStatus) -> Result<()> {
    if !status.success() {
        bail!("`{}` failed ({status}).", name(command));
    }
    Ok(())
}

/// Runs a program whose output matters only if it fails: shows `what` and the elapsed time while it
/// runs, and the end of the output when it fails or takes longer than `limit`.
pub fn quietly(what: &str, command: &mut Command, limit: Option<Duration>) -> Result<()> {
    let name = name(command);
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("`{name}` could not be started"))?;
    let mut wait = Wait::begin(what);
    let lines = Arc::new(Mutex::new(Vec::new()));
    let readers = [
        child.stdout.take().map(|pipe| collect(pipe, &lines)),
        child.stderr.take().map(|pipe| collect(pipe, &lines)),
    ];
    let start = Instant::now();
    let problem = loop {
        if let Some(status) = child.try_wait()? {
            break (!status.success()).then(|| format!("`{name}` failed ({status})."));
        }
        if limit.is_some_and(|limit| start.elapsed() > limit) {
            child.kill()?;
            child.wait()?;
            break Some(format!("`{name}` did not finish in {} s.", start.elapsed().as_secs()));
        }
        let latest = lines.lock().ok().and_then(|lines| lines.last().cloned());
        wait.beat(&latest.unwrap_or_default());
        thread::sleep(Duration::from_millis(50));
    };
    let Some(problem) = problem else {
        wait.done();
        return Ok(());
    };
    wait.failed();
    // A grandchild may hold the pipe open after a kill, so readers are joined only if they ended.
    thread::sleep(Duration::from_millis(50));
    for reader in readers.into_iter().flatten().filter(thread::JoinHandle::is_finished) {
        let _ = reader.join();
    }
    if let Ok(lines) = lines.lock() {
        for line in &lines[lines.len().saturating_sub(SHOWN_LINES)..] {
            eprintln!("    {}", line.chars().take(SHOWN_CHARS).collect::<String>());
        }
    }
    bail!(problem)
}

/// What a program prints on its standard output, or nothing if it cannot be run or fails.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Starts a program and goes on; calls `failed` if it cannot be started, or ends with a failure.
pub fn in_background(command: &mut Command, failed: impl FnOnce() + Send + 'static) {
    match command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn() {
        Ok(mut child) => {
            thread::spawn(move || {
                if !child.wait().is_ok_and(|status| status.success()) {
                    failed();
                }
            });
        }
        Err(_) => failed(),
    }
}

fn name(command: &Command) -> String {
    let program = command.get_program().to_string_lossy();
    let program = program.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
    command
        .get_args()
        .take(1)
        .fold(program, |name, arg| format!("{name} {}", arg.to_string_lossy()))
}

fn collect(
    pipe: impl Read + Send + 'static,
    lines: &Arc<Mutex<Vec<String>>>,
) -> thread::JoinHandle<()> {
    let lines = Arc::clone(lines);
    thread::spawn(move || {
        for line in BufReader::new(pipe).split(b'\n').map_while(Result::ok) {
            if let Ok(mut lines) = lines.lock() {
                lines.push(String::from_utf8_lossy(&line).trim_end().to_owned());
            }
        }
    })
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn failure_and_time_limit_are_distinguished() {
        let run = |script: &str, limit| {
            quietly("test", Command::new("sh").args(["-c", script]), limit)
                .map_err(|error| error.to_string())
        };
        assert_eq!(run("exit 0", None), Ok(()));
        assert!(run("exit 3", None).is_err_and(|text| text.contains("failed")));
        let limit = Some(Duration::from_millis(100));
        assert!(run("exec sleep 5", limit).is_err_and(|text| text.contains("did not finish")));
    }

    #[test]
    fn output_of_a_failure_is_nothing() {
        assert_eq!(output(Command::new("echo").arg("hi")), Some("hi".into()));
        assert_eq!(output(&mut Command::new("false")), None);
        assert_eq!(output(&mut Command::new("no-such-program-here")), None);
    }

    /// A browser may run on for hours.
    #[test]
    fn what_runs_in_the_background_is_not_waited_for() {
        let (failed, failures) = mpsc::channel();
        let start = |program: &str, argument: &str| {
            let failed = failed.clone();
            let named = program.to_owned();
            in_background(Command::new(program).arg(argument), move || {
                failed.send(named).expect("it is awaited");
            });
        };
        start("sleep", "5");
        start("no-such-program-here", "");
        assert_eq!(failures.try_recv().as_deref(), Ok("no-such-program-here"));
        start("false", "");
        assert_eq!(failures.recv().as_deref(), Ok("false"));
    }
}
