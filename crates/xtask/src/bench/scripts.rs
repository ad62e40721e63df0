//! Benches that are programs of their own: they print one line of JSON for each measure (see
//! [`Measure::parse`]); whatever else they print is passed on to the developer.
//!
//! - native: every `crates/*/benches/*.rs`, a target with `harness = false`, by `cargo bench`;
//! - browser: every `tests/bench/*.bench.mjs`, by Node, with the same variables as the browser's
//!   tests (`CHROME`, `PLYSCOPE_DIST`) and `PLYSCOPE_BENCH`, the folder of what [`web`] built.
use super::measure::Measure;
use super::web;
use crate::progress::note;
use crate::{chromium, npm, paths, run, scripts};
use anyhow::{Context, Result};
use std::path::Path;
use std::process::{Command, Stdio};

/// Runs the native benches.
pub fn native() -> Result<Vec<Measure>> {
    let mut measures = Vec::new();
    for manifest in manifests()? {
        let folder = manifest.with_file_name("benches");
        if !folder.is_dir() {
            continue;
        }
        let mut cargo = Command::new("cargo");
        cargo.args(["bench", "--quiet", "--benches", "--manifest-path"]).arg(manifest);
        measures.extend(collect(&mut cargo)?);
    }
    if measures.is_empty() {
        note("There are no native benches.");
    }
    Ok(measures)
}

/// Runs the browser's benches on the site in `dist`.
pub fn browser(dist: &Path) -> Result<Vec<Measure>> {
    let scripts = scripts::listed("tests/bench", ".bench.mjs").unwrap_or_default();
    if scripts.is_empty() {
        note("There are no benches for the browser.");
        return Ok(Vec::new());
    }
    npm::ensure()?;
    let chrome = chromium::ensure()?;
    let ours = web::build()?;
    let mut measures = Vec::new();
    for script in scripts {
        let mut node = Command::new("node");
        node.arg(script)
            .env("CHROME", &chrome)
            .env("PLYSCOPE_DIST", dist)
            .env("PLYSCOPE_BENCH", &ours);
        measures.extend(collect(&mut node)?);
    }
    Ok(measures)
}

fn manifests() -> Result<Vec<std::path::PathBuf>> {
    let mut manifests = Vec::new();
    for entry in paths::root().join("crates").read_dir()? {
        manifests.push(entry?.path().join("Cargo.toml"));
    }
    manifests.sort();
    Ok(manifests)
}

fn collect(command: &mut Command) -> Result<Vec<Measure>> {
    let output = command
        .current_dir(paths::root())
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("{} cannot be run", command.get_program().to_string_lossy()))?;
    let mut measures = Vec::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        match Measure::parse(line) {
            Some(measure) => measures.push(measure),
            None => eprintln!("{line}"),
        }
    }
    run::succeeded(command, output.status)?;
    Ok(measures)
}
