//! The package for JavaScript and TypeScript, as npm takes it.
mod tarball;

use crate::crates::Crates;
use crate::fingerprint::Fingerprint;
use crate::progress::{elapsed, note};
use crate::tools::{Lock, WASM_BINDGEN, WASM_OPT};
use crate::wasm_target::TARGET;
use crate::workshop::Workshop;
use crate::{paths, run};
use anyhow::{bail, Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

const PACKAGE: &str = "plyscope-wasm";

/// The folder of scripts, types and documentation.
const SOURCES: &str = "crates/wasm/js";

/// The inputs of the package besides its program.
const INPUTS: [&str; 10] = [
    "Cargo.toml",
    "Cargo.lock",
    ".cargo",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    SOURCES,
    "crates/xtask/src",
    "www/locales",
    "www/lessons",
    "www/tree.css",
];

/// The version of the package.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Makes `plyscope-VERSION.tgz` in a folder, and returns its path. The same sources, built with the
/// same tools, make the same file.
pub fn pack(into: &Path) -> Result<PathBuf> {
    let package = build()?;
    fs::create_dir_all(into).with_context(|| format!("cannot make {}", into.display()))?;
    let path = into.join(format!("plyscope-{VERSION}.tgz"));
    let packed = tarball::pack(&package)?;
    note(&format!("The package has {} bytes.", packed.len()));
    fs::write(&path, packed).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(path)
}

/// Builds the package unless it is up to date, and returns its folder.
fn build() -> Result<PathBuf> {
    let workshop = Workshop::ensure(&[&WASM_BINDGEN, &WASM_OPT])?;
    let _lock = Lock::acquire(&paths::notes().join("npm.lock"), "the package for JavaScript")?;
    let folder = paths::target().join("npm").join("package");
    let stamp = paths::notes().join("npm.stamp");
    let wanted = inputs(&workshop)?;
    if fs::read_to_string(&stamp).is_ok_and(|found| found == stamp_of(&wanted, &folder)) {
        note(&format!("The package is up to date in {}.", folder.display()));
        return Ok(folder);
    }
    // An interrupted build leaves no stamp, and is repeated.
    let _ = fs::remove_file(&stamp);
    let start = Instant::now();
    eprintln!("→ Building the package for JavaScript");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    program(&workshop, &folder)?;
    copy_sources(&folder)?;
    fs::write(&stamp, stamp_of(&wanted, &folder))?;
    eprintln!("✓ The package is in {} ({})", folder.display(), elapsed(start.elapsed()));
    Ok(folder)
}

/// The WebAssembly program and its script, in a folder.
fn program(workshop: &Workshop, folder: &Path) -> Result<()> {
    workshop.fetch()?;
    let mut cargo = workshop.program("cargo");
    cargo.args(["build", "--release", "--lib", "--package", PACKAGE, "--features", "chess"]);
    run::shown(cargo.args(["--target", TARGET]))?;
    let library = format!("{}.wasm", PACKAGE.replace('-', "_"));
    let mut bindgen = workshop.program("wasm-bindgen");
    bindgen
        .args(["--target", "web", "--no-typescript", "--out-name", "plyscope"])
        // Allows restarting after a panic.
        .arg("--experimental-reset-state-function")
        .arg("--out-dir")
        .arg(folder)
        .arg(workshop.target().join(TARGET).join("release").join(library));
    run::shown(&mut bindgen)?;
    let wasm = folder.join("plyscope_bg.wasm");
    let mut optimise = workshop.program("wasm-opt");
    run::shown(optimise.arg("-O3").arg(&wasm).arg("-o").arg(&wasm))?;
    note(&format!("The program has {} bytes.", fs::metadata(&wasm)?.len()));
    Ok(())
}

fn copy_sources(folder: &Path) -> Result<()> {
    let root = paths::root();
    let sources = root.join(SOURCES);
    for entry in sources.read_dir().with_context(|| format!("cannot list {}", sources.display()))? {
        let source = entry?.path();
        fs::copy(&source, folder.join(source.file_name().context("a file has a name")?))?;
    }
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        fs::copy(root.join(licence), folder.join(licence))?;
    }
    let manifest = folder.join("package.json");
    fs::write(&manifest, with_version(&fs::read_to_string(&manifest)?)?)?;
    Ok(())
}

/// The manifest with the current version.
fn with_version(manifest: &str) -> Result<String> {
    const NONE: &str = "\"version\": \"0.0.0\"";
    if manifest.matches(NONE).count() != 1 {
        bail!("package.json does not say {NONE} once, which stands for the version.");
    }
    Ok(manifest.replace(NONE, &format!("\"version\": \"{VERSION}\"")))
}

/// The fingerprint of all inputs of the package.
fn inputs(workshop: &Workshop) -> Result<String> {
    let mut fingerprint = Fingerprint::default();
    for text in [&workshop.name(), WASM_BINDGEN.version, WASM_OPT.version] {
        fingerprint.text(text);
    }
    for path in Crates::read()?.sources(PACKAGE) {
        fingerprint.path(&paths::root().join(path))?;
    }
    for path in INPUTS {
        fingerprint.path(&paths::root().join(path))?;
    }
    Ok(fingerprint.finish())
}

/// The stamp for these inputs and the content of the folder.
fn stamp_of(inputs: &str, folder: &Path) -> String {
    let mut outputs = Fingerprint::default();
    match outputs.path(folder) {
        Ok(()) => format!("{inputs} {}", outputs.finish()),
        Err(error) => format!("{inputs} {error}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manifest_gets_the_version() {
        let manifest =
            fs::read_to_string(paths::root().join(SOURCES).join("package.json")).unwrap();
        let made = with_version(&manifest).unwrap();
        let manifest: serde_json::Value = serde_json::from_str(&made).unwrap();
        assert_eq!(manifest["version"], VERSION);
        assert!(with_version("{}").is_err());
    }

    #[test]
    fn what_the_manifest_names_is_there() {
        let sources = paths::root().join(SOURCES);
        let manifest = fs::read_to_string(sources.join("package.json")).unwrap();
        let manifest: serde_json::Value = serde_json::from_str(&manifest).unwrap();
        let entry = &manifest["exports"]["."];
        for named in [&manifest["main"], &manifest["types"], &entry["node"], &entry["default"]] {
            assert!(sources.join(named.as_str().unwrap()).is_file(), "{named}");
        }
    }
}
