//! Cargo for what runs on this machine.
use crate::paths;
use std::path::PathBuf;
use std::process::Command;

/// The packages that run in the browser only.
pub const BROWSER_ONLY: [&str; 2] = ["plyscope-app", "plyscope-embed"];

/// Cargo, at the top of the clone.
pub fn cargo(command: &str) -> Command {
    let mut cargo = Command::new("cargo");
    cargo.arg(command).current_dir(paths::root());
    cargo
}

/// Cargo for all packages that run on this machine.
pub fn packages(command: &str) -> Command {
    let mut cargo = cargo(command);
    cargo.arg("--workspace");
    cargo.args(BROWSER_ONLY.iter().flat_map(|package| ["--exclude", package]));
    cargo
}

/// What builds a program of the workspace, and its path. It has the features that all packages enable
/// together, as it has for their tests: so cargo compiles no library twice.
pub fn program(name: &str) -> (Command, PathBuf) {
    let mut build = packages("build");
    build.args(["--bin", name]);
    let path = paths::root().join(paths::target()).join("debug").join(name);
    (build, path.with_extension(std::env::consts::EXE_EXTENSION))
}
