//! What the page for programs is built from, besides its own files: CodeMirror, MicroPython, and the
//! helpers in the folder `programs`, and what unfolds games.
use crate::tools::LOCKS;
use crate::workshop::Workshop;
use crate::{npm, paths, run};
use anyhow::{Context, Result};
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// The folder of the page's files within the site.
const FOLDER: &str = "program";

/// The script that runs in the sandboxed frame; the page's policy has its checksum.
pub const FRAME: &str = "program/frame.js";

/// The folder of the helpers that programs import, and its files.
const HELPERS: (&str, &[&str]) = (
    "programs",
    &[
        "plyscope.mjs",
        "plyscope.py",
        "plyscope_queens.mjs",
        "plyscope_queens.py",
        "plyscope_tour.mjs",
        "plyscope_tour.py",
    ],
);

/// The folder of what unfolds games in JavaScript, for the package as well, and its files.
const UNFOLDING: (&str, &[&str]) = ("crates/wasm/js", &["rules.js", "unfold.js"]);

/// The package of MicroPython, which comes without its licence.
const MICROPYTHON: &str = "@micropython/micropython-webassembly-pyscript";

/// Its files.
const INTERPRETER: [&str; 2] = ["micropython.mjs", "micropython.wasm"];

/// Adds them to the site, with their licences.
pub fn add(dist: &Path, workshop: &Workshop) -> Result<()> {
    let sources = paths::root().join(LOCKS).join(FOLDER);
    let packages = npm::kept(&sources, "the packages of the site")?.join("node_modules");
    let folder = dist.join(FOLDER);
    bundle(&sources, &packages, &folder, workshop)?;
    let copy = |from: &Path, name: &str| -> Result<()> {
        fs::copy(from.join(name), folder.join(name))
            .with_context(|| format!("cannot copy {}", from.join(name).display()))?;
        Ok(())
    };
    for (from, names) in [HELPERS, UNFOLDING] {
        for name in names {
            copy(&paths::root().join(from), name)?;
        }
    }
    for name in INTERPRETER {
        copy(&packages.join(MICROPYTHON), name)?;
    }
    fs::write(folder.join("LICENSES.txt"), licences(&sources, &packages)?)?;
    Ok(())
}

/// Bundles what the editor takes from CodeMirror.
fn bundle(sources: &Path, packages: &Path, folder: &Path, workshop: &Workshop) -> Result<()> {
    let mut esbuild = workshop.program("esbuild");
    esbuild
        .arg(sources.join("codemirror.js"))
        .args([
            "--bundle",
            "--format=esm",
            "--minify",
            "--log-level=warning",
            "--legal-comments=none",
        ])
        .arg(format!("--outfile={}", folder.join("codemirror.js").display()))
        .env("NODE_PATH", packages);
    run::shown(&mut esbuild).context("The editor could not be bundled; see above")
}

/// The licences of all packages, one after the other.
fn licences(sources: &Path, packages: &Path) -> Result<String> {
    let lock = fs::read_to_string(sources.join("package-lock.json"))?;
    let mut all = String::new();
    for name in npm::packages(&lock)? {
        let own = packages.join(&name).join("LICENSE");
        let licence = match name.as_str() {
            MICROPYTHON => sources.join("MICROPYTHON-LICENSE"),
            _ => own,
        };
        let text = fs::read_to_string(&licence)
            .with_context(|| format!("{name} has no licence at {}", licence.display()))?;
        let _ = writeln!(all, "{name}\n\n{}\n", text.trim());
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_package_is_pinned_by_a_checksum() {
        let folder = paths::root().join(LOCKS).join(FOLDER);
        let lock = fs::read_to_string(folder.join("package-lock.json")).unwrap();
        npm::check_lock(&lock).expect("checksums");
        assert!(npm::packages(&lock).unwrap().iter().any(|name| name == MICROPYTHON));
    }

    #[test]
    fn the_helpers_are_there() {
        for (from, names) in [HELPERS, UNFOLDING] {
            for name in names {
                assert!(paths::root().join(from).join(name).is_file(), "{name}");
            }
        }
    }
}
