//! The command-line arguments.
use crate::site::Profile;
use clap::{Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Developer commands of Plyscope.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask")]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Build the site and serve it on this machine
    Serve(ServeArgs),
    /// Build the site without serving it (with --release into dist/)
    Build(BuildArgs),
    /// Build the Python package, the widget for notebooks, into target/xtask/wheel/made
    Wheel,
    /// Run every check, the cheap ones first; with --quick what the last changes can break
    Test(TestArgs),
    /// Try to break everything that is parsed from outside, with libFuzzer
    Fuzz(FuzzArgs),
    /// Change the code in small ways, and see whether the tests notice
    Mutants(MutantsArgs),
    /// Measure sizes and speeds, and write them to target/bench.json
    Bench(BenchArgs),
    /// Make what is published: the site, the packages of its lessons, the command, the npm package,
    /// the Python package
    Package(PackageArgs),
    /// Make a release with its notes, licences and list of components; or check one
    Release(ReleaseArgs),
}

/// Options of `serve`.
#[derive(Debug, clap::Args)]
pub struct ServeArgs {
    /// The port wanted; 0, or a port that is taken, means any free one
    #[arg(long, default_value_t = 8080)]
    pub port: u16,
    /// Open the page in the default browser
    #[arg(long)]
    pub open: bool,
    /// Serve what is built already
    #[arg(long)]
    pub no_build: bool,
    /// How to build.
    #[command(flatten)]
    pub build: BuildArgs,
}

/// Options of everything that builds the site.
#[derive(Debug, clap::Args)]
pub struct BuildArgs {
    /// Build what users get: optimised and small, but slower to build
    #[arg(long)]
    release: bool,
}

impl BuildArgs {
    /// The profile that was asked for.
    pub fn profile(&self) -> Profile {
        if self.release {
            Profile::Release
        } else {
            Profile::Dev
        }
    }
}

/// Options of `test`.
#[derive(Debug, clap::Args)]
pub struct TestArgs {
    /// Run these stages only (may be repeated)
    #[arg(long, value_enum, conflicts_with = "skip")]
    pub only: Vec<Stage>,
    /// With --only: of the scripts of the stage, run those whose names have one of these in them
    #[arg(value_name = "SCRIPT", requires = "only")]
    pub scripts: Vec<String>,
    /// Leave these stages out (may be repeated)
    #[arg(long, value_enum)]
    pub skip: Vec<Stage>,
    /// Format, lint and run the unit tests, of what differs from the main branch and what depends on it
    #[arg(long, conflicts_with_all = ["only", "skip"])]
    pub quick: bool,
    /// With --quick: of what differs from this commit
    #[arg(long, value_name = "COMMIT", requires = "quick")]
    pub since: Option<String>,
    /// Run the later stages even if an earlier one fails
    #[arg(long)]
    pub keep_going: bool,
}

/// The stages of `test`, in the order in which they run: what fails early and cheap comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Stage {
    /// Formatting
    Fmt,
    /// Licences and sources of all crates
    Deny,
    /// Lints for everything that runs on this machine
    Clippy,
    /// Unit tests, laws and worked examples
    Unit,
    /// Examples in the documentation
    Doctest,
    /// The documentation builds without warnings
    Doc,
    /// Lints for the front end, on wasm32
    ClippyWasm,
    /// The site builds in release
    Site,
    /// The package for JavaScript, in Node and in a real browser
    Npm,
    /// The site behaves in a real browser
    Browser,
    /// What matters most works in Firefox too, where that can be had
    Firefox,
    /// And in WebKit, where that can be had
    Webkit,
    /// The examples work in JupyterLab, marimo, mdBook, Jupyter Book and reveal.js
    Examples,
}

/// Options of `mutants`.
#[derive(Debug, clap::Args)]
pub struct MutantsArgs {
    /// Change only what differs from this commit
    #[arg(long, value_name = "COMMIT")]
    pub since: Option<String>,
    /// Try a part of all changes, such as 0/20: every twentieth, from the first on
    #[arg(long, value_name = "K/N")]
    pub shard: Option<String>,
    /// Change these crates only: search, games, puzzles, quiz
    #[arg(value_name = "CRATE", value_parser = ["search", "games", "puzzles", "quiz"])]
    crates: Vec<String>,
}

impl MutantsArgs {
    /// Whether a crate is to be changed.
    pub fn is_wanted(&self, name: &str) -> bool {
        self.crates.is_empty() || self.crates.iter().any(|wanted| wanted == name)
    }
}

/// Options of `fuzz`.
#[derive(Debug, clap::Args)]
pub struct FuzzArgs {
    /// How long each target runs, if it finds nothing
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    pub seconds: u32,
    /// Run these targets only
    #[arg(value_name = "TARGET")]
    pub targets: Vec<String>,
}

/// Options of `bench`.
#[derive(Debug, clap::Args)]
pub struct BenchArgs {
    /// Measure these kinds only (may be repeated)
    #[arg(long, value_enum)]
    pub only: Vec<Kind>,
}

/// The kinds of measurements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Kind {
    /// Bytes of what is served
    Size,
    /// Speed on this machine
    Native,
    /// Speed in a real browser, next to rivals
    Browser,
}

/// Options of `package`.
#[derive(Debug, clap::Args)]
pub struct PackageArgs {
    /// Make these parts only (may be repeated)
    #[arg(long, value_enum)]
    pub only: Vec<Part>,
    /// The folder into which they go, as seen from the top of the clone
    #[arg(short, long, default_value = "target/package/out")]
    pub output: PathBuf,
}

/// The parts of what is published.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Part {
    /// The site as a ZIP file
    Site,
    /// The lessons as packages for learning platforms
    Scorm,
    /// The command for this kind of machine, with the site beside it
    Command,
    /// The package for JavaScript and TypeScript, as npm takes it
    Npm,
    /// The package for Python, one wheel for all systems
    Python,
}

/// Options of `release`.
#[derive(Debug, clap::Args)]
pub struct ReleaseArgs {
    /// Make nothing, but check that the release of this version is whole, and that all of it runs
    #[arg(long, value_name = "VERSION")]
    pub check: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    fn parse(line: &str) -> Result<Command, clap::Error> {
        Args::try_parse_from(line.split(' ')).map(|args| args.command)
    }

    #[test]
    fn the_definition_is_consistent() {
        Args::command().debug_assert();
    }

    #[test]
    fn serve_has_sensible_defaults() {
        let Ok(Command::Serve(serve)) = parse("xtask serve") else { panic!("serve") };
        assert_eq!((serve.port, serve.open, serve.no_build), (8080, false, false));
        assert_eq!(serve.build.profile(), Profile::Dev);
    }

    #[test]
    fn serve_takes_its_options() {
        let Ok(Command::Serve(serve)) = parse("xtask serve --port 0 --release --open") else {
            panic!("serve")
        };
        assert_eq!((serve.port, serve.open), (0, true));
        assert_eq!(serve.build.profile(), Profile::Release);
    }

    #[test]
    fn test_stages_are_named() {
        let Ok(Command::Test(test)) = parse("xtask test --only fmt --only clippy-wasm") else {
            panic!("test")
        };
        assert_eq!(test.only, [Stage::Fmt, Stage::ClippyWasm]);
    }

    #[test]
    fn scripts_of_a_stage_can_be_chosen() {
        let Ok(Command::Test(test)) = parse("xtask test --only browser pictures links") else {
            panic!("test")
        };
        assert_eq!(
            (test.only, test.scripts),
            (vec![Stage::Browser], vec!["pictures".into(), "links".into()])
        );
    }

    #[test]
    fn quick_compares_with_the_main_branch_or_a_commit() {
        for (line, since) in [("", None), (" --since HEAD~1", Some("HEAD~1".to_owned()))] {
            let Ok(Command::Test(test)) = parse(&format!("xtask test --quick{line}")) else {
                panic!("test")
            };
            assert_eq!((test.quick, test.since), (true, since));
        }
    }

    #[test]
    fn targets_of_fuzzing_can_be_chosen() {
        let Ok(Command::Fuzz(fuzz)) = parse("xtask fuzz --seconds 5 tree address") else {
            panic!("fuzz")
        };
        assert_eq!((fuzz.seconds, fuzz.targets), (5, vec!["tree".into(), "address".into()]));
    }

    #[test]
    fn parts_are_named() {
        for (name, part) in [("npm", Part::Npm), ("site", Part::Site), ("scorm", Part::Scorm)] {
            let line = format!("xtask package --only {name} -o out");
            let Ok(Command::Package(package)) = parse(&line) else { panic!("package") };
            assert_eq!((package.only, package.output), (vec![part], PathBuf::from("out")));
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for line in [
            "xtask",
            "xtask dance",
            "xtask fuzz --seconds 0",
            "xtask serve --port 70000",
            "xtask test --only x",
            "xtask package --only everything",
            "xtask test --only fmt --skip doc",
            "xtask test pictures",
            "xtask test --quick --only fmt",
            "xtask test --since HEAD~1",
        ] {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
