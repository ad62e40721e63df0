//! `cargo xtask fuzz`: the targets of `crates/fuzz` with libFuzzer.
//!
//! Its coverage is compiled in by flags that a stable compiler takes. What the fuzzer learns stays in
//! `target/fuzz`, so that the next run goes on from there.
use crate::args::FuzzArgs;
use crate::progress::note;
use crate::side_by_side::failing;
use crate::{paths, run};
use anyhow::{bail, Context, Result};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What makes the compiler count which branches are taken, and record what is compared.
const FLAGS: [&str; 6] = [
    "--cfg=fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
];

/// A target as the program lists it.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Target {
    name: String,
    /// The longest input, in bytes.
    max_bytes: String,
}

/// How a run ended.
#[derive(Debug, PartialEq, Eq)]
struct Outcome {
    executions: u64,
    per_second: u64,
    /// What was found.
    found: Option<String>,
}

/// Runs the requested targets, or all, and prints a table.
pub fn fuzz(args: &FuzzArgs) -> Result<()> {
    let program = build()?;
    let listed = run::output(&mut Command::new(&program)).context("The targets are not listed.")?;
    let all = targets(&listed);
    let unknown = args.targets.iter().find(|name| all.iter().all(|target| target.name != **name));
    if let Some(name) = unknown {
        let known: Vec<_> = all.iter().map(|target| target.name.as_str()).collect();
        bail!("There is no target {name}; there are {}.", known.join(", "));
    }
    let wanted = |target: &Target| args.targets.is_empty() || args.targets.contains(&target.name);
    let chosen = all.into_iter().filter(wanted).collect();
    println!("{:<12} {:>12} {:>10}", "target", "executions", "a second");
    let found = failing(chosen, |target| {
        let outcome = run_target(&program, target, args.seconds)?;
        println!("{:<12} {:>12} {:>10}", target.name, outcome.executions, outcome.per_second);
        if let Some(found) = &outcome.found {
            note(&format!("✗ {found}"));
        }
        Ok(outcome.found)
    })?;
    if !found.is_empty() {
        let found: Vec<_> = found.into_iter().map(|(_, found)| found).collect();
        bail!("{}", found.join("\n"));
    }
    Ok(())
}

/// Builds the program.
fn build() -> Result<PathBuf> {
    let version = run::output(Command::new("rustc").arg("-vV")).context("rustc does not run.")?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.context("rustc does not say what it builds for.")?;
    let mut cargo = Command::new("cargo");
    // With a target of its own, what runs while building is not counted.
    cargo
        .args(["build", "--locked", "--package", "plyscope-fuzz", "--features", "libfuzzer"])
        .args(["--profile", "fuzz", "--target", host])
        .env("CARGO_ENCODED_RUSTFLAGS", FLAGS.join("\x1f"))
        .current_dir(paths::root());
    run::shown(&mut cargo).context(
        "The targets could not be built; see above. They need a compiler for C++, such as g++",
    )?;
    Ok(paths::root().join(paths::target()).join(host).join("fuzz").join("fuzz"))
}

/// Runs a target for some seconds, or until it finds something.
fn run_target(program: &Path, target: &Target, seconds: u32) -> Result<Outcome> {
    let home = paths::root().join(paths::target()).join("fuzz");
    let corpus = home.join("corpus").join(&target.name);
    fs::create_dir_all(&corpus)?;
    let path = home.join(format!("{}.log", target.name));
    let log = File::create(&path)?;
    let mut fuzzer = Command::new(program);
    fuzzer
        .env("PLYSCOPE_FUZZ", &target.name)
        .env("PLYSCOPE_FUZZ_SEEDS", &corpus)
        .env("PLYSCOPE_FUZZ_FINDS", home.join("finds"))
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-max_len={}", target.max_bytes))
        .args(["-timeout=20", "-print_final_stats=1"])
        .arg(format!("-artifact_prefix={}/{}-", home.display(), target.name))
        .arg(&corpus)
        .stdin(Stdio::null())
        .stdout(log.try_clone()?)
        .stderr(log);
    note(&format!("{} for {seconds} s", target.name));
    let status = fuzzer.status().context("The fuzzer could not be started")?;
    let mut outcome = outcome(&String::from_utf8_lossy(&fs::read(&path)?));
    if !status.success() && outcome.found.is_none() {
        outcome.found =
            Some(format!("{} ended with {status}; see {}", target.name, path.display()));
    }
    Ok(outcome)
}

/// The targets in what the program lists.
fn targets(listed: &str) -> Vec<Target> {
    let targets = listed.lines().filter_map(|line| line.split_once(' '));
    targets
        .map(|(name, max_bytes)| Target { name: name.to_owned(), max_bytes: max_bytes.to_owned() })
        .collect()
}

/// What the log of a run says.
fn outcome(log: &str) -> Outcome {
    let after = |start: &str| log.lines().rev().find_map(|line| line.trim().strip_prefix(start));
    let number =
        |start: &str| after(start).and_then(|rest| rest.trim().parse().ok()).unwrap_or_default();
    Outcome {
        executions: number("stat::number_of_executed_units:"),
        per_second: number("stat::average_exec_per_sec:"),
        found: after("FOUND: ").map(str::to_owned),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_read_from_the_list() {
        let target =
            |name: &str, max_bytes: &str| Target { name: name.into(), max_bytes: max_bytes.into() };
        let listed = "tree 4096\nown-game 2048\nWARNING\n";
        assert_eq!(targets(listed), [target("tree", "4096"), target("own-game", "2048")]);
    }

    #[test]
    fn outcomes_are_read_from_the_log() {
        let stats = "#1 INITED\nstat::number_of_executed_units: 216336\n\
             stat::average_exec_per_sec:     36056\n";
        let clean = Outcome { executions: 216_336, per_second: 36_056, found: None };
        assert_eq!(outcome(stats), clean);
        let found = outcome(&format!("FOUND: \"(\" breaks a law\n{stats}"));
        assert_eq!(found.found.as_deref(), Some("\"(\" breaks a law"));
        assert_eq!(outcome("").executions, 0);
    }
}
