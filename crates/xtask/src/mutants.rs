//! `cargo xtask mutants`: changes the code in small ways, and runs the tests of the changed crate each time.
//! A change that no test notices is a hole in the tests. Of everything it takes hours; `--since` tries what
//! was changed, and `--shard` a part.
use crate::args::MutantsArgs;
use crate::test::same_cases;
use crate::tools::{self, CARGO_MUTANTS};
use crate::{paths, run};
use anyhow::{ensure, Context, Result};
use serde_json::Value;
use std::fs;
use std::process::Command;

/// What must not be wrong: searches, games, puzzles, grading.
const CRATES: [&str; 4] = ["search", "games", "puzzles", "quiz"];

/// How many of 100 changes the tests have to notice.
const CAUGHT: u64 = 90;

/// How many changes are tried at a time. While one is linked or runs a long test, another is compiled.
const JOBS: &str = "2";

/// The program's word for: some changes were not noticed, or took too long. That is no failure of its own.
const FINISHED: [i32; 3] = [0, 2, 3];

/// Tries the changes, and prints how many were noticed and which were not.
pub fn mutants(args: &MutantsArgs) -> Result<()> {
    let path = paths::path_with(&tools::ensure(&[&CARGO_MUTANTS])?)?;
    let folder = paths::target().join("mutants");
    fs::create_dir_all(&folder)?;
    let mut tried = Command::new("cargo");
    tried.args(["mutants", "--no-times", "--minimum-test-timeout", "120", "--jobs", JOBS]);
    // Chess is a feature, and the tests that try it are skipped without.
    tried.args(["--all-features", "--output"]).arg(&folder);
    for name in CRATES.iter().filter(|name| args.is_wanted(name)) {
        tried.args(["--package", &format!("plyscope-{name}")]);
    }
    if let Some(commit) = &args.since {
        let diff =
            run::output(Command::new("git").args(["diff", commit]).current_dir(paths::root()))
                .with_context(|| format!("There is no commit {commit}."))?;
        let file = folder.join("since.diff");
        fs::write(&file, diff + "\n")?;
        tried.arg("--in-diff").arg(file);
    }
    if let Some(shard) = &args.shard {
        // Every Nth change, and not those of a few files.
        tried.args(["--sharding", "round-robin", "--shard", shard]);
    }
    // A change is noticed by the first case that fails: no smaller one is looked for.
    tried
        .env("PROPTEST_MAX_SHRINK_ITERS", "0")
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .envs(same_cases());
    let ended = tried.current_dir(paths::root()).env("PATH", path).status()?;
    ensure!(ended.code().is_some_and(|code| FINISHED.contains(&code)), "cargo-mutants has failed");
    let outcomes = folder.join("mutants.out/outcomes.json");
    let text = fs::read_to_string(&outcomes).context("nothing was tried")?;
    let outcome = Outcome::read(&serde_json::from_str(&text)?);
    println!("{} More is in {}.", outcome.sentence(), folder.join("mutants.out").display());
    ensure!(outcome.is_enough(), "Fewer than {CAUGHT} of 100 were noticed.");
    Ok(())
}

/// How many changes there were of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
        assert!(Outcome::read(&json!({})).is_enough(), "nothing was changed");
        let sentence = "18 of 20 changes were noticed (90.0 %); 5 could not be built.";
        assert_eq!(outcome.sentence(), sentence);
    }
}
