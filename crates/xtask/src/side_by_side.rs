//! Running test programs side by side.
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

/// Runs a test program to its end and then shows all its output, so that the output of parallel
/// runs is not mixed. Returns the output if it failed.
pub fn failure(name: &str, command: &mut Command, times: &Times) -> Result<Option<String>> {
    let start = Instant::now();
    if std::io::stderr().is_terminal() {
        command.env("FORCE_COLOR", "1");
    }
    let done = command.stdin(Stdio::null()).output();
    let done = done.with_context(|| format!("{name} could not be started"))?;
    let time = start.elapsed();
    times.record(name, time);
    let mark = if done.status.success() { '✓' } else { '✗' };
    let [printed, errors] =
        [&done.stdout, &done.stderr].map(|bytes| String::from_utf8_lossy(bytes));
    eprint!("\n{mark} {name} ({})\n{printed}{errors}", elapsed(time));
    Ok((!done.status.success()).then(|| format!("{printed}{errors}")))
}

/// Runs all tests, a few at a time, and returns those that fail, in order. `run` gives the output
/// of a failure.
pub fn failing<T: Ord + Send>(
    tests: Vec<T>,
    run: impl Fn(&T) -> Result<Option<String>> + Sync,
) -> Result<Vec<(T, String)>> {
    let waiting = Mutex::new(tests.into_iter());
    let next = || waiting.lock().ok().and_then(|mut tests| tests.next());
    let work = || -> Result<Vec<(T, String)>> {
        let mut failed = Vec::new();
        while let Some(test) = next() {
            if let Some(output) = run(&test)? {
                failed.push((test, output));
            }
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
            Err(_) => bail!("A test could not be waited for."),
        }
    }
    failed.sort();
    Ok(failed)
}
