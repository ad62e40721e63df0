//! Running programs side by side.
use crate::progress::elapsed;
use crate::times::Times;
use anyhow::{bail, Context, Result};
use std::io::IsTerminal;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

/// How many programs run at a time. A browser's tests have a browser each.
const AT_A_TIME: usize = 2;

/// How a test program ended.
pub struct End {
    /// A mark, its name and its time.
    pub line: String,
    /// All that it has printed.
    pub output: String,
    is_failure: bool,
}

impl End {
    /// What a program has printed that failed.
    pub fn failure(self) -> Option<String> {
        self.is_failure.then_some(self.output)
    }
}

/// Runs a test program to its end. Its output can then be shown as a whole, not mixed with that of others.
pub fn ended(name: &str, command: &mut Command, times: &Times) -> Result<End> {
    let start = Instant::now();
    if std::io::stderr().is_terminal() {
        command.env("FORCE_COLOR", "1");
    }
    let done = command.stdin(Stdio::null()).output();
    let done = done.with_context(|| format!("{name} could not be started"))?;
    let time = start.elapsed();
    times.record(name, time);
    let is_failure = !done.status.success();
    let mark = if is_failure { '✗' } else { '✓' };
    let [printed, errors] =
        [&done.stdout, &done.stderr].map(|bytes| String::from_utf8_lossy(bytes));
    let line = format!("{mark} {name} ({})", elapsed(time));
    Ok(End { line, output: format!("{printed}{errors}"), is_failure })
}

/// Runs all programs, a few at a time, and returns those that fail, in order. `run` gives the output
/// of a failure; after an error no more are started.
pub fn failing<T: Ord + Send>(
    programs: Vec<T>,
    run: impl Fn(&T) -> Result<Option<String>> + Sync,
) -> Result<Vec<(T, String)>> {
    let waiting = Mutex::new(programs.into_iter());
    let next = || waiting.lock().ok().and_then(|mut programs| programs.next());
    let work = || -> Result<Vec<(T, String)>> {
        let mut failed = Vec::new();
        while let Some(program) = next() {
            let output = run(&program).inspect_err(|_| while next().is_some() {})?;
            failed.extend(output.map(|output| (program, output)));
        }
        Ok(failed)
    };
    let found: Vec<_> = thread::scope(|scope| {
        let workers: Vec<_> = (0..AT_A_TIME).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(thread::ScopedJoinHandle::join).collect()
    });
    let mut failed = Vec::new();
    for found in found {
        match found {
            Ok(found) => failed.extend(found?),
            Err(_) => bail!("A program could not be waited for."),
        }
    }
    failed.sort();
    Ok(failed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    #[test]
    #[cfg(unix)]
    fn only_a_failure_has_its_output_shown() {
        let file = std::env::temp_dir().join(format!("plyscope-ended-{}", std::process::id()));
        let times = Times::read(file.clone());
        for (code, mark, shown) in [(0, "✓ a (", None), (1, "✗ a (", Some("one\ntwo\n"))] {
            let script = format!("echo one; echo two >&2; exit {code}");
            let end = ended("a", Command::new("sh").args(["-c", &script]), &times).unwrap();
            assert!(end.line.starts_with(mark), "{}", end.line);
            assert_eq!(end.failure().as_deref(), shown);
        }
        let _ = std::fs::remove_file(file);
    }

    #[test]
    fn failures_are_in_order() {
        let run = |number: &u32| Ok(number.is_multiple_of(3).then(|| number.to_string()));
        let failed = failing(vec![6, 5, 4, 3], run).unwrap();
        assert_eq!(failed, [(3, "3".to_owned()), (6, "6".to_owned())]);
    }

    #[test]
    fn after_an_error_no_more_are_started() {
        let started = AtomicUsize::new(0);
        let run = |number: &u32| {
            started.fetch_add(1, Ordering::Relaxed);
            if *number == 0 {
                bail!("the disk is full");
            }
            thread::sleep(Duration::from_millis(20));
            Ok(None)
        };
        assert!(failing((0..50).collect(), run).is_err());
        assert!(started.into_inner() < 50);
    }
}
