//! The crate `plyscope-bench`, built for the browser: what pages time beside their rivals.
use crate::tools::{WASM_BINDGEN, WASM_OPT};
use crate::wasm_target::TARGET;
use crate::workshop::Workshop;
use crate::{paths, run};
use anyhow::Result;
use std::path::PathBuf;

const PACKAGE: &str = "plyscope-bench";

/// The WebAssembly features that Rust's compiler uses.
const FEATURES: [&str; 6] = [
    "bulk-memory",
    "multivalue",
    "mutable-globals",
    "nontrapping-float-to-int",
    "reference-types",
    "sign-ext",
];

/// Builds it, and returns its folder.
pub fn build() -> Result<PathBuf> {
    let workshop = Workshop::ensure(&[&WASM_BINDGEN, &WASM_OPT])?;
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
    // As the workers of the site are: see `index.html`.
    let program = folder.join(format!("{}_bg.wasm", PACKAGE.replace('-', "_")));
    let features = FEATURES.map(|feature| format!("--enable-{feature}"));
    run::shown(
        workshop.program("wasm-opt").args(["-O3", "-o"]).arg(&program).arg(&program).args(features),
    )?;
    Ok(folder)
}
