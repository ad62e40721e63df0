//! Tests that are scripts for Node.
use crate::paths;
use crate::progress::{elapsed, note};
use anyhow::{bail, Context, Result};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

/// How many scripts run at a time. Each has a browser.
const AT_A_TIME: usize = 2;

/// How many scripts may fail and be run once more. Where more fail, it is not by accident.
const SECOND_CHANCES: usize = 2;

/// The scripts of a folder.
pub struct Scripts {
    paths: Vec<PathBuf>,
}

impl Scripts {
    /// The test scripts in a folder of the project, in order.
    pub fn of(folder: &str) -> Result<Self> {
        let paths = listed(folder, ".test.mjs")?;
        if paths.is_empty() {
            bail!("There are no tests in {folder}.");
        }
        Ok(Self { paths })
    }

    /// Runs all of them with `node`, which makes a command that only lacks its arguments. A script
    /// that takes longer than `limit` hangs: it is ended then, with its browser.
    ///
    /// A browser on a machine that is busy with other things may fail by itself, so that a script that
    /// fails is run once more, with nothing beside it. It is told of then, even if it passes.
    pub fn pass(self, limit: Duration, node: impl Fn() -> Command + Sync) -> Result<()> {
        let run = |path: &Path| {
            let start = Instant::now();
            let mut node = node();
            node.args(["--test", "--test-reporter=spec"])
                .arg(format!("--test-timeout={}", limit.as_millis()))
                .arg(path)
                .current_dir(paths::root());
            passes(&name(path), start, &mut node)
        };
        let failed = at_once(self.paths, &run)?;
        if failed.len() > SECOND_CHANCES {
            bail!("These tests failed: {}.", names(&failed));
        }
        for path in &failed {
            note(&format!("{} failed, and is run once more.", name(path)));
            if !run(path)? {
                bail!("{} failed twice.", name(path));
            }
        }
        if !failed.is_empty() {
            note(&format!("Unsteady, for they passed only the second time: {}.", names(&failed)));
        }
        Ok(())
    }
}

/// The scripts in a folder of the project whose names end so, in order.
pub fn listed(folder: &str, ending: &str) -> Result<Vec<PathBuf>> {
    let found = paths::root().join(folder);
    let entries = found.read_dir().with_context(|| format!("There is no folder {folder}."))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.retain(|path| path.to_string_lossy().ends_with(ending));
    paths.sort();
    Ok(paths)
}

/// Those of the scripts that fail; a few run side by side.
fn at_once(
    paths: Vec<PathBuf>,
    run: &(impl Fn(&Path) -> Result<bool> + Sync),
) -> Result<Vec<PathBuf>> {
    let waiting = Mutex::new(paths.into_iter());
    let next = || waiting.lock().ok().and_then(|mut paths| paths.next());
    let work = || -> Result<Vec<PathBuf>> {
        let mut failed = Vec::new();
        while let Some(path) = next() {
            if !run(&path)? {
                failed.push(path);
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

/// Runs a command to its end, and then shows all that it has printed, so that what runs beside it does
/// not come in between. Whether it succeeded.
fn passes(name: &str, start: Instant, command: &mut Command) -> Result<bool> {
    if std::io::stderr().is_terminal() {
        command.env("FORCE_COLOR", "1");
    }
    let done = command.stdin(Stdio::null()).output();
    let done = done.with_context(|| format!("{name} could not be started"))?;
    let mark = if done.status.success() { '✓' } else { '✗' };
    let time = elapsed(start.elapsed());
    let [printed, told] = [&done.stdout, &done.stderr].map(|said| String::from_utf8_lossy(said));
    eprint!("\n{mark} {name} ({time})\n{printed}{told}");
    Ok(done.status.success())
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn names(paths: &[PathBuf]) -> String {
    paths.iter().map(|path| name(path)).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use std::fs;

    /// What comes of scripts, each of which fails as many times as it says. The command in the place
    /// of Node takes one off the number in the script, and fails where there was one to take.
    fn outcome(scripts: &[(&str, u32)]) -> Result<(), String> {
        let folder = std::env::temp_dir().join(format!("plyscope-scripts-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the scripts");
        let place = |(name, fails): &(&str, u32)| {
            let path = folder.join(name);
            fs::write(&path, fails.to_string()).expect("a script");
            path
        };
        let paths = scripts.iter().map(place).collect();
        let node = || {
            let mut command = Command::new("sh");
            let script = r#"for path; do :; done; n=$(cat "$path"); [ "$n" -gt 0 ] || exit 0
                echo $((n - 1)) > "$path"; exit 1"#;
            command.args(["-c", script, "sh"]);
            command
        };
        let passed = Scripts { paths }.pass(Duration::from_secs(60), node);
        let _ = fs::remove_dir_all(&folder);
        passed.map_err(|error| error.to_string())
    }

    #[test]
    fn a_script_may_fail_once() {
        assert_eq!(outcome(&[("a", 0), ("b", 0), ("c", 0)]), Ok(()));
        assert_eq!(outcome(&[("a", 0), ("b", 1), ("c", 1)]), Ok(()));
        assert_eq!(outcome(&[("a", 0), ("b", 2)]), Err("b failed twice.".into()));
        let all = outcome(&[("a", 1), ("b", 1), ("c", 1), ("d", 0)]);
        assert_eq!(all, Err("These tests failed: a, b, c.".into()));
    }

    #[test]
    fn the_browsers_tests_are_found() {
        let found = Scripts::of("tests/browser").map(|scripts| names(&scripts.paths));
        assert!(found.is_ok_and(|names| names.contains("links.test.mjs")));
        assert!(Scripts::of("tests/none").is_err());
    }
}
