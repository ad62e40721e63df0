//! Test scripts for Node.
use crate::paths;
use crate::progress::note;
use crate::side_by_side::{ended, failing};
use crate::times::Times;
use anyhow::{bail, Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// How many failed scripts are run again. If more fail, it is not by accident.
const RUN_AGAIN: usize = 2;

/// The most lines shown of a failure's reason.
const REASON_LINES: usize = 24;

/// The scripts of a folder.
pub struct Scripts {
    paths: Vec<PathBuf>,
    times: Times,
}

impl Scripts {
    /// The test scripts in a folder of the project whose names contain one of `wanted`, or all;
    /// those that took longest in the last run come first, so that none runs alone at the end.
    pub fn of(folder: &str, wanted: &[String]) -> Result<Self> {
        let mut paths = listed(folder, ".test.mjs")?;
        paths.retain(|path| {
            wanted.is_empty() || wanted.iter().any(|part| name(path).contains(part))
        });
        if paths.is_empty() {
            bail!("There are no such tests in {folder}.");
        }
        let times = Times::of(folder);
        times.longest_first(&mut paths, |path| name(path));
        Ok(Self { paths, times })
    }

    /// Runs all of them with `node`, which makes a command that only lacks its arguments. A script
    /// that takes longer than `limit` hangs: it is ended then, with its browser.
    ///
    /// A script that fails is run once more, alone, only to see whether it fails each time or now and
    /// then. It is a failure either way, reported with the reason of the first run.
    pub fn pass(self, limit: Duration, node: impl Fn() -> Command + Sync) -> Result<()> {
        let Self { paths, times } = self;
        let run = |path: &PathBuf| {
            let mut node = node();
            node.args(["--test", "--test-reporter=spec"])
                .arg(format!("--test-timeout={}", limit.as_millis()))
                .arg(path)
                .current_dir(paths::root());
            let end = ended(&name(path), &mut node, &times)?;
            eprint!("\n{}\n{}", end.line, end.output);
            Ok(end.failure().map(|output| reason(&output)))
        };
        let failed = failing(paths, run)?;
        if failed.is_empty() {
            return Ok(());
        }
        if failed.len() > RUN_AGAIN {
            let names = failed.iter().map(|(path, _)| name(path)).collect::<Vec<_>>().join(", ");
            bail!("These tests failed: {names}.");
        }
        let mut reasons = Vec::new();
        for (path, reason) in &failed {
            note(&format!("{} failed, and is run once more. Why it failed:\n{reason}", name(path)));
            let end = if run(path)?.is_some() {
                "failed twice"
            } else {
                "failed, and passed when it was run alone"
            };
            reasons.push(format!("{} {end}:\n{reason}", name(path)));
        }
        bail!("{}", reasons.join("\n"));
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

/// The reason in a script's output: Node's summary of failures, or else the last lines.
fn reason(printed: &str) -> String {
    let lines: Vec<_> = printed.lines().filter(|line| !line.trim().is_empty()).collect();
    let start = lines
        .iter()
        .position(|line| line.contains("failing tests:"))
        .map_or(lines.len().saturating_sub(REASON_LINES), |at| at + 1);
    let shown = lines[start..].iter().take(REASON_LINES).map(|line| format!("    {line}"));
    shown.collect::<Vec<_>>().join("\n")
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use std::fs;

    /// The outcome of scripts that fail a given number of times. The stand-in for Node decrements the
    /// number in the script, and fails if it was positive, with the script's name as the reason.
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
                echo $((n - 1)) > "$path"; echo "${path##*/} fails here"; exit 1"#;
            command.args(["-c", script, "sh"]);
            command
        };
        let times = Times::read(folder.join("times"));
        let passed = Scripts { paths, times }.pass(Duration::from_secs(60), node);
        let _ = fs::remove_dir_all(&folder);
        passed.map_err(|error| error.to_string())
    }

    #[test]
    fn a_script_that_fails_once_is_a_failure() {
        assert_eq!(outcome(&[("a", 0), ("b", 0), ("c", 0)]), Ok(()));
        let now_and_then = outcome(&[("a", 0), ("b", 1), ("c", 2)]).unwrap_err();
        assert_eq!(now_and_then, "b failed, and passed when it was run alone:\n    b fails here\nc failed twice:\n    c fails here");
        let all = outcome(&[("a", 1), ("b", 1), ("c", 1), ("d", 0)]);
        assert_eq!(all, Err("These tests failed: a, b, c.".into()));
    }

    #[test]
    fn the_browsers_tests_are_found() {
        let found = |folder: &str, wanted: &[&str]| {
            let wanted: Vec<_> = wanted.iter().map(|&part| part.to_owned()).collect();
            Scripts::of(folder, &wanted)
                .map(|scripts| scripts.paths.iter().map(|path| name(path)).collect::<Vec<_>>())
                .unwrap_or_default()
        };
        assert!(found("tests/browser", &[]).len() > 30);
        assert_eq!(found("tests/browser", &["links", "no such"]), ["links.test.mjs"]);
        assert!(found("tests/browser", &["no such"]).is_empty());
        assert!(found("tests/none", &[]).is_empty());
    }

    #[test]
    fn the_reason_of_a_failure_is_what_node_repeats() {
        let printed =
            "✔ one\n✖ two\nℹ fail 1\n\n✖ failing tests:\n\ntest at a.mjs:1:1\n✖ two\n  3 !== 4\n";
        assert_eq!(reason(printed), "    test at a.mjs:1:1\n    ✖ two\n      3 !== 4");
        let long: Vec<_> = (0..40).map(|number| number.to_string()).collect();
        assert_eq!(reason(&long.join("\n")).lines().count(), REASON_LINES);
        assert!(reason(&long.join("\n")).ends_with("39"));
    }
}
