//! `cargo xtask test`: every check, the cheap ones first.
use crate::args::{Stage, TestArgs};
use crate::progress::elapsed;
use crate::scripts::Scripts;
use crate::site::Profile;
use crate::tools::ESBUILD;
use crate::wasm_target::TARGET;
use crate::workshop::Workshop;
use crate::{chromium, examples, latex, npm, package, paths, run, site};
use anyhow::{bail, Result};
use clap::ValueEnum;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

/// The packages that run in the browser only.
const BROWSER_ONLY: [&str; 2] = ["plyscope-app", "plyscope-embed"];

/// The packages that have a part for the browser.
const FOR_BROWSER: [&str; 3] = ["plyscope-app", "plyscope-bench", "plyscope-embed"];

/// The package for JavaScript, apart: it has features of what it shares with the page that the page
/// is built without.
const FOR_JAVASCRIPT: [&str; 1] = ["plyscope-wasm"];

/// A script that takes longer than this hangs.
const SCRIPT_LIMIT: Duration = Duration::from_secs(15 * 60);

/// How a stage ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Passed(Duration),
    Failed(Duration),
    NotRun,
}

/// Runs the stages that were asked for until one fails, and sums up.
pub fn test(args: &TestArgs) -> Result<()> {
    let start = Instant::now();
    let mut summary: Vec<(Stage, End)> = Vec::new();
    for stage in stages(args) {
        let failed = summary.iter().any(|(_, end)| !matches!(end, End::Passed(_)));
        let end = if failed && !args.keep_going { End::NotRun } else { timed(stage) };
        summary.push((stage, end));
    }
    sum_up(&summary, start.elapsed())
}

fn timed(stage: Stage) -> End {
    let start = Instant::now();
    eprintln!("\n━━ {}", stage.name());
    match run_stage(stage) {
        Ok(()) => End::Passed(start.elapsed()),
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

fn run_stage(stage: Stage) -> Result<()> {
    match stage {
        Stage::Fmt => run::shown(cargo("fmt").args(["--all", "--check"])),
        Stage::Clippy => run::shown(host("clippy").args(["--all-targets", "--", "-D", "warnings"])),
        Stage::Unit => {
            latex::ensure();
            run::shown(host("test").args(["--lib", "--bins", "--tests", "--examples"]))
        }
        Stage::Doctest => run::shown(host("test").arg("--doc")),
        Stage::Doc => run::shown(
            host("doc")
                .args(["--no-deps", "--document-private-items"])
                .env("RUSTDOCFLAGS", "-Dwarnings"),
        ),
        Stage::ClippyWasm => clippy_wasm(),
        Stage::Site => site::build(Profile::Release).map(drop),
        Stage::Npm => npm_package(),
        Stage::Browser => browser(),
        Stage::Examples => examples::examples(),
    }
}

/// Clippy needs the compiler that it came with, and that one may lack the target; then the front end
/// is linted as if it were to run on this machine, which sees nearly as much.
fn clippy_wasm() -> Result<()> {
    let is_own = crate::wasm_target::ensure()?.is_own();
    // As the programs of the site are built: what only one of them uses is dead code in the others.
    let parts = [
        "plyscope-embed/trees",
        "plyscope-app/annex",
        "plyscope-app/backtracking,plyscope-embed/boards",
        "plyscope-app/learn,plyscope-embed/games",
        "plyscope-app/course,plyscope-embed/chess",
    ];
    for (packages, features) in parts
        .map(|features| (&FOR_BROWSER[..], features))
        .into_iter()
        .chain([(&FOR_JAVASCRIPT[..], "chess")])
    {
        let mut clippy = cargo("clippy");
        clippy.args(packages.iter().flat_map(|package| ["--package", package]));
        clippy.args(["--features", features]);
        if is_own {
            clippy.args(["--target", TARGET]);
        }
        run::shown(clippy.args(["--", "-D", "warnings"]))?;
    }
    Ok(())
}

fn browser() -> Result<()> {
    let dist = Profile::Release.dist();
    if !dist.join("index.html").is_file() {
        bail!("There is no site to test in {}: the stage `site` comes before.", dist.display());
    }
    // What a page prints is graded by the command.
    let setting = Setting::ensure()?;
    Scripts::of("tests/browser")?.pass(SCRIPT_LIMIT, || {
        let mut node = setting.told(Command::new("node"));
        node.env("PLYSCOPE_DIST", &dist);
        node
    })
}

/// The package is installed as anyone would install it, and does what the command does.
fn npm_package() -> Result<()> {
    let tarball = package::npm::pack(&paths::target().join("npm"))?;
    let workshop = Workshop::ensure(&[&ESBUILD])?;
    let setting = Setting::ensure()?;
    Scripts::of("tests/npm")?.pass(SCRIPT_LIMIT, || {
        let mut node = setting.told(workshop.program("node"));
        node.env("PLYSCOPE_PACKAGE", &tarball);
        node
    })
}

/// What tests may start: the browser and the command.
struct Setting {
    browser: PathBuf,
    command: PathBuf,
}

impl Setting {
    fn ensure() -> Result<Self> {
        npm::ensure()?;
        run::shown(cargo("build").args(["--package", "plyscope-cli"]))?;
        let command = paths::root().join(paths::target()).join("debug").join("plyscope");
        let command = command.with_extension(std::env::consts::EXE_EXTENSION);
        Ok(Self { browser: chromium::ensure()?, command })
    }

    /// Tells a program where they are.
    fn told(&self, mut program: Command) -> Command {
        program.env("CHROME", &self.browser).env("PLYSCOPE_COMMAND", &self.command);
        program
    }
}

/// cargo for everything that runs on this machine.
fn host(command: &str) -> Command {
    let mut cargo = cargo(command);
    cargo.arg("--workspace");
    cargo.args(BROWSER_ONLY.iter().flat_map(|package| ["--exclude", package]));
    cargo
}

fn cargo(command: &str) -> Command {
    let mut cargo = Command::new("cargo");
    cargo.arg(command).current_dir(paths::root());
    cargo
}

fn sum_up(summary: &[(Stage, End)], total: Duration) -> Result<()> {
    eprintln!("\n━━ summary");
    for (stage, end) in summary {
        let (mark, time) = match end {
            End::Passed(time) => ('✓', elapsed(*time)),
            End::Failed(time) => ('✗', elapsed(*time)),
            End::NotRun => ('·', "not run".into()),
        };
        eprintln!("{mark} {:<12} {time:>12}", stage.name());
    }
    eprintln!("  {:<12} {:>12}", "total", elapsed(total));
    let failed = summary.iter().filter(|(_, end)| matches!(end, End::Failed(_)));
    let failed: Vec<_> = failed.map(|(stage, _)| stage.name()).collect();
    if !failed.is_empty() {
        bail!("Failed: {}.", failed.join(", "));
    }
    Ok(())
}

impl Stage {
    /// The name by which a developer asks for it.
    fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(only: &[Stage], skip: &[Stage]) -> Vec<Stage> {
        stages(&TestArgs { only: only.into(), skip: skip.into(), keep_going: false })
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
        let mut summary = vec![(Stage::Fmt, End::Passed(time))];
        assert!(sum_up(&summary, time).is_ok());
        summary.extend([(Stage::Doc, End::Failed(time)), (Stage::Site, End::NotRun)]);
        assert_eq!(sum_up(&summary, time).unwrap_err().to_string(), "Failed: doc.");
    }
}
