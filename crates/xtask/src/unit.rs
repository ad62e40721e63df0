//! The unit tests of all crates or of some.
//!
//! cargo would run the test programs one after the other, though many of them wait. For selected
//! crates, it would also unify features differently and rebuild. So it only builds all of them.
use crate::progress::note;
use crate::side_by_side::{ended, failing};
use crate::times::Times;
use crate::{host, latex, run, test};
use anyhow::{bail, Context, Result};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// A program with tests.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Program {
    /// The crate that it tests.
    package: String,
    /// The crate's folder, in which its tests expect to run.
    folder: PathBuf,
    path: PathBuf,
}

/// Runs the tests of all crates. A remark says what is not tested here.
pub fn test_all() -> Result<String> {
    run_programs(built()?, &[])
}

/// How long the tests of an unchanged crate may take where only some crates are tested.
const PATIENCE: Duration = Duration::from_secs(10);

/// Runs the tests of these packages; of those that have not changed themselves, the quick ones, and
/// names the others.
pub fn test(packages: &[String], changed: &[String]) -> Result<String> {
    let mut programs = built()?;
    programs.retain(|program| packages.contains(&program.package));
    let times = Times::of("unit");
    let is_slow = |program: &Program| {
        let known = times.known(&program.name());
        !changed.contains(&program.package) && known.is_some_and(|time| time > PATIENCE)
    };
    let (slow, quick): (Vec<_>, Vec<_>) = programs.into_iter().partition(is_slow);
    if !slow.is_empty() {
        let names: Vec<_> = slow.iter().map(Program::name).collect();
        let names = names.join(", ");
        note(&format!("Left to `cargo xtask test --only unit`, since they are slow: {names}."));
    }
    run_programs(quick, changed)
}

/// Builds the tests of all crates.
fn built() -> Result<Vec<Program>> {
    note("Building the tests of all crates; that takes minutes the first time.");
    let mut build = host::packages("test");
    build
        .args(test::UNIT)
        .args(["--no-run", "--message-format", "json-render-diagnostics"])
        .stdin(Stdio::null())
        .stderr(Stdio::inherit());
    let built = build.output().context("`cargo test` could not be started")?;
    run::succeeded(&build, built.status)?;
    Ok(String::from_utf8_lossy(&built.stdout).lines().filter_map(program).collect())
}

/// Runs all of them, also after a failure, those of some packages first. One that passes has a line; what
/// the others have printed comes last.
fn run_programs(mut programs: Vec<Program>, first: &[String]) -> Result<String> {
    let has_latex = latex::ensure();
    let times = Times::of("unit");
    times.longest_first(&mut programs, Program::name);
    programs.sort_by_key(|program| !first.contains(&program.package));
    let (all, done) = (programs.len(), AtomicUsize::new(0));
    let failed = failing(programs, |program| {
        let Program { folder, path, .. } = program;
        let mut tests = Command::new(path);
        tests.arg("--quiet").current_dir(folder).env("CARGO_MANIFEST_DIR", folder);
        let end = ended(&program.name(), tests.envs(test::same_cases()), &times)?;
        let number = done.fetch_add(1, Ordering::Relaxed) + 1;
        eprintln!("{} {number}/{all}", end.line);
        Ok(end.failure())
    })?;
    for (program, output) in &failed {
        eprint!("\n✗ {}\n{output}", program.name());
    }
    if failed.is_empty() {
        return if has_latex { Ok(String::new()) } else { test::not_tested("LaTeX") };
    }
    let names: Vec<_> = failed.iter().map(|(program, _)| program.name()).collect();
    bail!("These tests failed: {}.", names.join(", "));
}

impl Program {
    /// The crate and the file of its tests, without cargo's number.
    fn name(&self) -> String {
        let file = self.path.file_stem().unwrap_or_default().to_string_lossy();
        let file = file.rsplit_once('-').map_or(&*file, |(file, _)| file);
        format!("{} {file}", self.package)
    }
}

/// Parses a cargo message about a built test program.
fn program(line: &str) -> Option<Program> {
    let message: Value = serde_json::from_str(line).ok()?;
    if message["reason"] != "compiler-artifact" || message["profile"]["test"] != true {
        return None;
    }
    let folder = Path::new(message["manifest_path"].as_str()?).parent()?.to_owned();
    // An identifier is `path+file:///…/crates/search#plyscope-search@0.1.0`.
    let (_, id) = message["package_id"].as_str()?.rsplit_once('#')?;
    let (package, _) = id.split_once('@')?;
    Some(Program {
        package: package.to_owned(),
        folder,
        path: message["executable"].as_str()?.into(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_parsed_from_cargos_messages() {
        let line = r#"{"reason":"compiler-artifact","package_id":"path+file:///c/crates/search#plyscope-search@0.1.0","manifest_path":"/c/crates/search/Cargo.toml","profile":{"test":TEST},"executable":EXE}"#;
        let parsed =
            |test: &str, exe: &str| program(&line.replace("TEST", test).replace("EXE", exe));
        let expected = Program {
            package: "plyscope-search".into(),
            folder: "/c/crates/search".into(),
            path: "/t/games-1".into(),
        };
        assert_eq!(expected.name(), "plyscope-search games");
        assert_eq!(parsed("true", r#""/t/games-1""#), Some(expected));
        assert_eq!(parsed("false", r#""/t/games-1""#), None, "an example");
        assert_eq!(parsed("true", "null"), None, "a library that is only checked");
        assert_eq!(program(r#"{"reason":"build-finished","success":true}"#), None);
        assert_eq!(program("warning: unused"), None);
    }
}
