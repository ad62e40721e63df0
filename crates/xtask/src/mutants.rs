//! `cargo xtask mutants`: changes the code in small ways, and runs the tests of the changed code each time.
//! A change that no test notices is a hole in the tests. Of everything it takes hours; `--since` tries what
//! was changed, and `--shard` a part.
use crate::args::MutantsArgs;
use crate::test::same_cases;
use crate::tools::{self, CARGO_MUTANTS};
use crate::{paths, run};
use anyhow::{ensure, Context, Result};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What must not be wrong (searches, games, puzzles, grading), each with the crates whose tests try it: those of
/// most kinds of questions need the random ones of `practice`.
const CRATES: [(&str, &[&str]); 4] = [
    ("search", &["search"]),
    ("games", &["games"]),
    ("puzzles", &["puzzles"]),
    ("quiz", &["quiz", "practice"]),
];

/// How many of 100 changes the tests have to notice.
const CAUGHT: u64 = 90;

/// How many changes are tried at a time. While one is linked or runs a long test, another is compiled.
const JOBS: &str = "2";

/// The program's word for: some changes were not noticed, or took too long. That is no failure of its own.
const FINISHED: [i32; 3] = [0, 2, 3];

/// Tries the changes of each crate, and prints how many were noticed and which were not.
pub fn mutants(args: &MutantsArgs) -> Result<()> {
    let path = paths::path_with(&tools::ensure(&[&CARGO_MUTANTS])?)?;
    let folder = paths::target().join("mutants");
    fs::create_dir_all(&folder)?;
    let differences = differences(args, &folder)?;
    let mut all = Outcome::default();
    for (name, testers) in CRATES.iter().filter(|(name, _)| args.is_wanted(name)) {
        let output = folder.join(name);
        fs::create_dir_all(&output)?;
        let mut tried = Command::new("cargo");
        tried.args(["mutants", "--no-times", "--minimum-test-timeout", "120", "--jobs", JOBS]);
        // Chess is a feature, and the tests that try it are skipped without.
        tried.args(["--all-features", "--output"]).arg(&output);
        tried.args(["--package", &format!("plyscope-{name}")]);
        tried.args(testers.iter().map(|tester| format!("--test-package=plyscope-{tester}")));
        if let Some(file) = &differences {
            tried.arg("--in-diff").arg(file);
        }
        if let Some(shard) = &args.shard {
            // Every Nth change, and not those of a few files.
            tried.args(["--sharding", "round-robin", "--shard", shard]);
        }
        // A change is noticed by the first case that fails: no smaller one is looked for.
        tried.env("PROPTEST_MAX_SHRINK_ITERS", "0").env("CARGO_PROFILE_DEV_DEBUG", "0");
        tried.envs(same_cases()).env("PATH", &path);
        all = all.and(outcome(&mut tried, &output)?);
    }
    println!("{} More is in {}.", all.sentence(), folder.display());
    ensure!(all.is_enough(), "Fewer than {CAUGHT} of 100 were noticed.");
    Ok(())
}

/// The file of what has changed since a commit, if that was asked for.
fn differences(args: &MutantsArgs, folder: &Path) -> Result<Option<PathBuf>> {
    let Some(commit) = &args.since else { return Ok(None) };
    let diff = run::output(Command::new("git").args(["diff", commit]).current_dir(paths::root()))
        .with_context(|| format!("There is no commit {commit}."))?;
    let file = folder.join("since.diff");
    fs::write(&file, diff + "\n")?;
    Ok(Some(file))
}

/// Runs the program; where nothing is to be changed, there is no outcome.
fn outcome(tried: &mut Command, output: &Path) -> Result<Outcome> {
    let file = output.join("mutants.out/outcomes.json");
    let _ = fs::remove_file(&file);
    let ended = tried.current_dir(paths::root()).status()?;
    ensure!(ended.code().is_some_and(|code| FINISHED.contains(&code)), "cargo-mutants has failed");
    match fs::read_to_string(&file) {
        Ok(text) => Ok(Outcome::read(&serde_json::from_str(&text)?)),
        Err(_) => Ok(Outcome::default()),
    }
}

/// How many changes there were of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Outcome {
    /// Tests failed, or did not end any more.
    caught: u64,
    /// No test failed.
    missed: u64,
    /// The changed code could not be built.
    unbuilt: u64,
}

impl Outcome {
    fn read(outcomes: &Value) -> Self {
        let count = |name: &str| outcomes[name].as_u64().unwrap_or_default();
        Self {
            caught: count("caught") + count("timeout"),
            missed: count("missed"),
            unbuilt: count("unviable"),
        }
    }

    fn and(self, other: Self) -> Self {
        Self {
            caught: self.caught + other.caught,
            missed: self.missed + other.missed,
            unbuilt: self.unbuilt + other.unbuilt,
        }
    }

    fn is_enough(self) -> bool {
        self.caught * 100 >= (self.caught + self.missed) * CAUGHT
    }

    fn sentence(self) -> String {
        let Self { caught, missed, unbuilt } = self;
        let share = caught as f64 * 100.0 / (caught + missed).max(1) as f64;
        let all = caught + missed;
        format!(
            "{caught} of {all} changes were noticed ({share:.1} %); {unbuilt} could not be built."
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_takes_too_long_is_noticed_and_what_cannot_be_built_does_not_count() {
        let outcomes =
            json!({"total_mutants": 25, "missed": 2, "caught": 17, "timeout": 1, "unviable": 5});
        let outcome = Outcome::read(&outcomes);
        assert_eq!(outcome, Outcome { caught: 18, missed: 2, unbuilt: 5 });
        assert!(outcome.is_enough());
        assert!(!Outcome { missed: 3, ..outcome }.is_enough());
        assert!(!outcome.and(Outcome { missed: 1, ..Outcome::default() }).is_enough());
        assert!(Outcome::read(&json!({})).is_enough(), "nothing was changed");
        let sentence = "18 of 20 changes were noticed (90.0 %); 5 could not be built.";
        assert_eq!(outcome.sentence(), sentence);
    }
}
