//! The crate `plyscope-bench`, built for the browser: what pages time beside their rivals.
use crate::tools::WASM_BINDGEN;
use crate::wasm_target::TARGET;
use crate::workshop::Workshop;
use crate::{paths, run};
use anyhow::Result;
use std::path::PathBuf;

const PACKAGE: &str = "plyscope-bench";

/// Builds it, and returns its folder.
pub fn build() -> Result<PathBuf> {
    let workshop = Workshop::ensure(&[&WASM_BINDGEN])?;
    workshop.fetch()?;
    run::shown(workshop.program("cargo").args([
        "build",
        "--release",
        "--lib",
        "--package",
        PACKAGE,
        "--target",
        TARGET,
    ]))?;
    let library = format!("{}.wasm", PACKAGE.replace('-', "_"));
    let folder = paths::target().join("bench-web");
    run::shown(
        workshop
            .program("wasm-bindgen")
            .args(["--target", "web", "--no-typescript", "--out-dir"])
            .arg(&folder)
            .arg(workshop.target().join(TARGET).join("release").join(library)),
    )?;
    Ok(folder)
}
