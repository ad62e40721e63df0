//! The unit tests of all crates or of some.
//!
//! cargo would run the test programs one after the other, though many of them wait. For selected
//! crates, it would also unify features differently and rebuild. So it only builds all of them.
use crate::progress::note;
use crate::side_by_side::{ended, failing};
use crate::times::Times;
use crate::{host, latex, run, test};
use anyhow::{bail, Context, Result};
use serde_json::{json, Value};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// A program with tests.
#[derive(Debug, PartialEq, Eq)]
struct Program {
    /// The crate that it tests.
    package: String,
    /// The crate's folder, in which its tests expect to run.
    folder: PathBuf,
    /// Its name, without cargo's number.
    name: String,
    path: PathBuf,
    /// Whether it is made from a crate's folder `tests`.
    is_integration: bool,
}

/// Tests that run in one process, and whose time is known: a program's, or those of one of its modules.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Suite {
    package: String,
    name: String,
    folder: PathBuf,
    path: PathBuf,
    /// Their full names; none stands for all that the program has.
    tests: Vec<String>,
}

/// Runs the tests of all crates. A remark says what is not tested here.
pub fn test_all() -> Result<String> {
    run_suites(suites(built()?)?, &[])
}

/// How long the tests of an unchanged crate may take where only some crates are tested.
const PATIENCE: Duration = Duration::from_secs(3);

/// Runs the tests of these packages; of those that have not changed themselves, the quick ones, and
/// names the others.
pub fn test(packages: &[String], changed: &[String]) -> Result<String> {
    let mut programs = built()?;
    programs.retain(|program| packages.contains(&program.package));
    let times = Times::of("unit");
    let is_slow = |suite: &Suite| {
        let known = times.known(&suite.full_name());
        !changed.contains(&suite.package) && known.is_some_and(|time| time > PATIENCE)
    };
    let (slow, quick): (Vec<_>, Vec<_>) = suites(programs)?.into_iter().partition(is_slow);
    if !slow.is_empty() {
        let names: Vec<_> = slow.iter().map(Suite::full_name).collect();
        let names = names.join(", ");
        note(&format!("Left to `cargo xtask test --only unit`, since they are slow: {names}."));
    }
    run_suites(quick, changed)
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

/// The suites of these programs. A crate's integration tests are one program, since each more would be
/// linked and kept with all it uses; its modules run as programs of their own would.
fn suites(programs: Vec<Program>) -> Result<Vec<Suite>> {
    let mut suites = Vec::new();
    for program in programs {
        if !program.is_integration {
            suites.push(program.suite(program.name.clone(), Vec::new()));
            continue;
        }
        let mut list = Command::new(&program.path);
        list.args(["--list", "--format", "terse"]).current_dir(&program.folder);
        let listed = run::output(&mut list)
            .with_context(|| format!("the tests of {} could not be listed", program.package))?;
        let modules = modules(&program.name, &listed);
        suites.extend(modules.into_iter().map(|(name, tests)| program.suite(name, tests)));
    }
    Ok(suites)
}

/// The listed tests by module; those at the top have the program's name.
fn modules(program: &str, listed: &str) -> BTreeMap<String, Vec<String>> {
    let mut modules: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for test in listed.lines().filter_map(|line| line.strip_suffix(": test")) {
        let module = test.split_once("::").map_or(program, |(module, _)| module);
        modules.entry(module.to_owned()).or_default().push(test.to_owned());
    }
    modules
}

/// Runs all of them, also after a failure, those of some packages first. One that passes has a line; what
/// the others have printed comes last.
fn run_suites(mut suites: Vec<Suite>, first: &[String]) -> Result<String> {
    let has_latex = latex::ensure();
    let times = Times::of("unit");
    times.longest_first(&mut suites, Suite::full_name);
    suites.sort_by_key(|suite| !first.contains(&suite.package));
    let (all, done) = (suites.len(), AtomicUsize::new(0));
    let failed = failing(suites, |suite| {
        let Suite { folder, path, tests, .. } = suite;
        let mut command = Command::new(path);
        command.arg("--quiet").current_dir(folder).env("CARGO_MANIFEST_DIR", folder);
        if !tests.is_empty() {
            command.arg("--exact").args(tests);
        }
        let end = ended(&suite.full_name(), command.envs(test::same_cases()), &times)?;
        let number = done.fetch_add(1, Ordering::Relaxed) + 1;
        eprintln!("{} {number}/{all}", end.line);
        Ok(end.failure())
    })?;
    for (suite, output) in &failed {
        eprint!("\n✗ {}\n{output}", suite.full_name());
    }
    if failed.is_empty() {
        return if has_latex { Ok(String::new()) } else { test::not_tested("LaTeX") };
    }
    let names: Vec<_> = failed.iter().map(|(suite, _)| suite.full_name()).collect();
    bail!("These tests failed: {}.", names.join(", "));
}

impl Program {
    fn suite(&self, name: String, tests: Vec<String>) -> Suite {
        let Self { package, folder, path, .. } = self;
        Suite { package: package.clone(), name, folder: folder.clone(), path: path.clone(), tests }
    }
}

impl Suite {
    /// The crate, and the program or its module.
    fn full_name(&self) -> String {
        format!("{} {}", self.package, self.name)
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
        name: message["target"]["name"].as_str()?.to_owned(),
        path: message["executable"].as_str()?.into(),
        is_integration: message["target"]["kind"] == json!(["test"]),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_parsed_from_cargos_messages() {
        let line = r#"{"reason":"compiler-artifact","package_id":"path+file:///c/crates/search#plyscope-search@0.1.0","manifest_path":"/c/crates/search/Cargo.toml","target":{"kind":["test"],"name":"integration"},"profile":{"test":TEST},"executable":EXE}"#;
        let parsed =
            |test: &str, exe: &str| program(&line.replace("TEST", test).replace("EXE", exe));
        let expected = Program {
            package: "plyscope-search".into(),
            folder: "/c/crates/search".into(),
            name: "integration".into(),
            path: "/t/integration-1".into(),
            is_integration: true,
        };
        assert_eq!(parsed("true", r#""/t/integration-1""#), Some(expected));
        assert_eq!(parsed("false", r#""/t/integration-1""#), None, "an example");
        assert_eq!(parsed("true", "null"), None, "a library that is only checked");
        assert_eq!(program(r#"{"reason":"build-finished","success":true}"#), None);
        assert_eq!(program("warning: unused"), None);
    }

    #[test]
    fn the_modules_of_a_program_are_suites() {
        let listed = "one::a: test\none::b::c: test\none: test\ntwo::a: test\ntwo::b: benchmark\n";
        let modules = modules("all", listed);
        let found: Vec<_> =
            modules.iter().map(|(name, tests)| format!("{name} {tests:?}")).collect();
        let expected = [r#"all ["one"]"#, r#"one ["one::a", "one::b::c"]"#, r#"two ["two::a"]"#];
        assert_eq!(found, expected);
    }
}
