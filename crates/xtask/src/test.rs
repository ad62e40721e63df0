//! `cargo xtask test`: every check, the cheap ones first.
use crate::args::{Stage, TestArgs};
use crate::programs::programs;
use crate::progress::elapsed;
use crate::scripts::Scripts;
use crate::site::Profile;
use crate::tools::{self, ESBUILD};
use crate::wasm_target::TARGET;
use crate::workshop::Workshop;
use crate::{
    chromium, examples, firefox, host, npm, package, paths, pseudo, quick, reproduced, run, site,
    unit, webkit,
};
use anyhow::{bail, Context, Result};
use clap::ValueEnum;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

/// What else has code for the browser, besides the programs of the site.
const BENCH: &str = "plyscope-bench";

/// The packages for other languages, checked separately: they enable features of shared crates that
/// the page is built without.
const FOR_PACKAGES: [&str; 2] = ["plyscope-python", "plyscope-wasm"];

/// The arguments of `cargo test` for the stage `unit`.
pub const UNIT: [&str; 4] = ["--lib", "--bins", "--tests", "--examples"];

/// A script that takes longer than this hangs.
const SCRIPT_LIMIT: Duration = Duration::from_secs(15 * 60);

/// How a step ended.
#[derive(Clone, Debug, PartialEq, Eq)]
enum End {
    /// After this time, with a remark for the summary or none.
    Passed(Duration, String),
    Failed(Duration),
    NotRun,
}

/// A named test step.
pub struct Step {
    /// What it is called.
    pub name: String,
    run: Box<dyn FnOnce() -> Result<String>>,
}

impl Step {
    /// A step whose `run` returns a remark for the summary, or an empty text.
    pub fn new(name: &str, run: impl FnOnce() -> Result<String> + 'static) -> Self {
        Self { name: name.to_owned(), run: Box::new(run) }
    }

    /// A stage; of its scripts those whose names contain one of `scripts`, or all.
    pub fn of(stage: Stage, scripts: &[String]) -> Self {
        let scripts = scripts.to_vec();
        Self::new(&stage.name(), move || run_stage(stage, &scripts))
    }
}

/// Runs the requested stages until one fails, and prints a summary.
pub fn test(args: &TestArgs) -> Result<()> {
    if args.quick {
        return quick::quick(args);
    }
    let steps = stages(args).into_iter().map(|stage| Step::of(stage, &args.scripts));
    in_turn(steps.collect(), args.keep_going)
}

/// Runs the steps until one fails (or all with `keep_going`), and prints a summary.
pub fn in_turn(steps: Vec<Step>, keep_going: bool) -> Result<()> {
    let start = Instant::now();
    let mut summary: Vec<(String, End)> = Vec::new();
    for Step { name, run } in steps {
        let failed = summary.iter().any(|(_, end)| !matches!(end, End::Passed(..)));
        let end = if failed && !keep_going { End::NotRun } else { timed(&name, run) };
        summary.push((name, end));
    }
    sum_up(&summary, start.elapsed())
}

fn timed(name: &str, run: impl FnOnce() -> Result<String>) -> End {
    let start = Instant::now();
    eprintln!("\n━━ {name}");
    match run() {
        Ok(remark) => End::Passed(start.elapsed(), remark),
        Err(error) => {
            eprintln!("{error:#}");
            End::Failed(start.elapsed())
        }
    }
}

fn stages(args: &TestArgs) -> Vec<Stage> {
    let wanted = |stage: &Stage| {
        (args.only.is_empty() || args.only.contains(stage)) && !args.skip.contains(stage)
    };
    Stage::value_variants().iter().copied().filter(wanted).collect()
}

fn run_stage(stage: Stage, scripts: &[String]) -> Result<String> {
    match stage {
        Stage::Fmt => run::shown(host::cargo("fmt").args(["--all", "--check"]))
            .context("`cargo fmt` writes it as shown"),
        Stage::Deny => deny(),
        Stage::Clippy => {
            run::shown(host::packages("clippy").args(["--all-targets", "--", "-D", "warnings"]))
        }
        Stage::Unit => return unit::test_all(),
        Stage::Doctest => run::shown(host::packages("test").arg("--doc")),
        Stage::Doc => run::shown(
            host::packages("doc")
                .args(["--no-deps", "--document-private-items"])
                .env("RUSTDOCFLAGS", "-Dwarnings"),
        ),
        Stage::ClippyWasm => clippy_wasm(),
        Stage::Site => return site(),
        Stage::Npm => npm_package(scripts),
        Stage::Browser => browser(scripts),
        Stage::Firefox => return in_engine("Firefox", firefox::find_or_install()?),
        Stage::Webkit => return in_engine("WebKit", webkit::find_or_install()),
        Stage::Examples => examples::examples(scripts),
    }?;
    Ok(String::new())
}

/// Builds the site, and says which it is.
fn site() -> Result<String> {
    reproduced::compare(&site::made()?)
}

/// Advisories are skipped: their database is a Git repository, and a build machine may only reach
/// package registries.
fn deny() -> Result<()> {
    let path = paths::path_with(&tools::ensure(&[&tools::CARGO_DENY])?)?;
    let mut deny = host::cargo("deny");
    deny.env("PATH", path).args(["--locked", "check", "licenses", "bans", "sources"]);
    run::shown(&mut deny)
}

/// Lints what runs in a browser, once with each set of features.
fn clippy_wasm() -> Result<()> {
    let kinds: BTreeSet<_> =
        programs().into_keys().map(|kind| (kind.package, kind.features)).collect();
    for (package, features) in &kinds {
        lint(&[package], features)?;
    }
    lint(&[BENCH], "")?;
    lint(&FOR_PACKAGES, "plyscope-python/chess,plyscope-wasm/chess")
}

/// Clippy needs its own compiler, which may lack the target; then the front end is linted for this
/// machine, which finds nearly as much.
fn lint(packages: &[&str], features: &str) -> Result<()> {
    let mut clippy = host::cargo("clippy");
    clippy.args(packages.iter().flat_map(|package| ["--package", package]));
    clippy.args(["--features", features]);
    if crate::wasm_target::ensure()?.is_own() {
        clippy.args(["--target", TARGET]);
    }
    run::shown(clippy.args(["--", "-D", "warnings"]))
}

fn browser(scripts: &[String]) -> Result<()> {
    let dist = built_site()?;
    let pseudo = pseudo::write()?;
    // The command grades what a page prints.
    let setting = Setting::ensure()?;
    Scripts::of("tests/browser", scripts)?.pass(SCRIPT_LIMIT, || {
        let mut node = setting.configure(Command::new("node"));
        node.env("PLYSCOPE_DIST", &dist).env("PLYSCOPE_PSEUDO", &pseudo);
        node
    })
}

/// Runs the journeys through the site in another engine; `program` is the browser or its driver, which the
/// script finds under the name of the engine.
fn in_engine(name: &str, program: Option<PathBuf>) -> Result<String> {
    let Some(program) = program else { return not_tested(name) };
    let dist = built_site()?;
    npm::ensure()?;
    Scripts::of("tests/engines", &[name.to_lowercase()])?.pass(SCRIPT_LIMIT, || {
        let mut node = Command::new("node");
        node.env("PLYSCOPE_DIST", &dist).env(name.to_uppercase(), &program);
        node
    })?;
    Ok(String::new())
}

/// The remark on what cannot be tested because a program is neither there nor can be installed. With the
/// variable `PLYSCOPE_ALL_TOOLS` that is a failure.
pub fn not_tested(program: &str) -> Result<String> {
    without(program, std::env::var_os("PLYSCOPE_ALL_TOOLS").is_some())
}

fn without(program: &str, is_failure: bool) -> Result<String> {
    let remark = format!("not tested: there is no {program}");
    if is_failure {
        bail!("{remark}, and PLYSCOPE_ALL_TOOLS asks for all tools");
    }
    Ok(remark)
}

/// The site that the stage `site` has built.
fn built_site() -> Result<PathBuf> {
    let dist = Profile::Release.dist();
    if !dist.join("index.html").is_file() {
        bail!("There is no site to test in {}: the stage `site` comes before.", dist.display());
    }
    Ok(dist)
}

/// Installs the package as users do, and compares it with the command.
fn npm_package(scripts: &[String]) -> Result<()> {
    let tarball = package::npm::pack(&built_site()?, &paths::target().join("npm"))?;
    let workshop = Workshop::ensure(&[&ESBUILD])?;
    let setting = Setting::ensure()?;
    Scripts::of("tests/npm", scripts)?.pass(SCRIPT_LIMIT, || {
        let mut node = setting.configure(workshop.program("node"));
        node.env("PLYSCOPE_PACKAGE", &tarball);
        node
    })
}

/// The programs that tests start: the browser and the command.
pub struct Setting {
    browser: PathBuf,
    command: PathBuf,
}

impl Setting {
    /// Installs or builds what is missing.
    pub fn ensure() -> Result<Self> {
        npm::ensure()?;
        let (mut build, command) = host::program("plyscope");
        run::shown(&mut build)?;
        Ok(Self { browser: chromium::ensure()?, command })
    }

    /// Passes their paths to a program.
    pub fn configure(&self, mut program: Command) -> Command {
        program.env("CHROME", &self.browser).env("PLYSCOPE_COMMAND", &self.command);
        program
    }
}

/// The environment variable that fixes the generated cases, so that failures are reproducible and
/// unrelated changes do not fail by chance. `cargo test` generates new ones, and so does a seed
/// that is set.
pub fn same_cases() -> Option<(&'static str, &'static str)> {
    const SEED: &str = "PROPTEST_RNG_SEED";
    std::env::var_os(SEED).is_none().then_some((SEED, "1"))
}

fn sum_up(summary: &[(String, End)], total: Duration) -> Result<()> {
    eprintln!("\n━━ summary");
    for (name, end) in summary {
        let (mark, time, remark) = match end {
            End::Passed(time, remark) => ('✓', elapsed(*time), remark.as_str()),
            End::Failed(time) => ('✗', elapsed(*time), ""),
            End::NotRun => ('·', "not run".into(), ""),
        };
        eprintln!("{}", format!("{mark} {name:<12} {time:>12}  {remark}").trim_end());
    }
    eprintln!("  {:<12} {:>12}", "total", elapsed(total));
    let failed = summary.iter().filter(|(_, end)| matches!(end, End::Failed(_)));
    let failed: Vec<_> = failed.map(|(name, _)| name.as_str()).collect();
    if !failed.is_empty() {
        let is_whole = summary.iter().all(|(_, end)| *end != End::NotRun);
        let rest = if is_whole { "" } else { " With `--keep-going` the others run all the same." };
        bail!("Failed: {}.{rest}", failed.join(", "));
    }
    Ok(())
}

impl Stage {
    /// Its name on the command line.
    pub fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(only: &[Stage], skip: &[Stage]) -> Vec<Stage> {
        let (only, skip) = (only.into(), skip.into());
        stages(&TestArgs {
            only,
            skip,
            scripts: vec![],
            quick: false,
            since: None,
            keep_going: false,
        })
    }

    #[test]
    fn stages_run_in_order_and_can_be_chosen() {
        let all = chosen(&[], &[]);
        assert_eq!(all.first(), Some(&Stage::Fmt));
        assert_eq!(all.last(), Some(&Stage::Examples));
        assert_eq!(chosen(&[Stage::Doc, Stage::Fmt], &[]), [Stage::Fmt, Stage::Doc]);
        assert_eq!(chosen(&[], &[Stage::Site]).len(), all.len() - 1);
    }

    #[test]
    fn one_failure_fails_the_whole() {
        let time = Duration::ZERO;
        let mut summary = vec![("fmt".to_owned(), End::Passed(time, String::new()))];
        assert!(sum_up(&summary, time).is_ok());
        summary.extend([("doc".to_owned(), End::Failed(time)), ("site".to_owned(), End::NotRun)]);
        let failed = sum_up(&summary, time).unwrap_err().to_string();
        assert_eq!(failed, "Failed: doc. With `--keep-going` the others run all the same.");
    }

    #[test]
    fn what_is_not_tested_is_remarked_or_fails() {
        let remark = "not tested: there is no WebKit";
        assert_eq!(without("WebKit", false).unwrap(), remark);
        assert!(without("WebKit", true).unwrap_err().to_string().starts_with(remark));
        let outcome = in_engine("WebKit", None).unwrap_or_else(|error| error.to_string());
        assert!(outcome.starts_with(remark), "{outcome}");
    }

    #[test]
    fn a_failure_stops_later_steps_by_default() {
        let rest = "With `--keep-going` the others run all the same.";
        for (keep_going, expected) in
            [(false, format!("Failed: b. {rest}")), (true, "Failed: b, c.".to_owned())]
        {
            let passes = || Ok(String::new());
            let fails = || bail!("it fails");
            let steps = vec![Step::new("a", passes), Step::new("b", fails), Step::new("c", fails)];
            let failed = in_turn(steps, keep_going).unwrap_err();
            assert_eq!(failed.to_string(), expected);
        }
    }
}
