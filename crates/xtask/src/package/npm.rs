//! The package for JavaScript and TypeScript, as npm takes it.
mod element;
mod tarball;

use crate::library::Library;
use crate::progress::note;
use crate::{carried, paths};
use anyhow::{bail, Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// The program.
const LIBRARY: Library = Library {
    package: "plyscope-wasm",
    what: "the package for JavaScript",
    // Allows restarting after a panic.
    options: &["--experimental-reset-state-function"],
    inputs: &["LICENSE-APACHE", "LICENSE-MIT", SOURCES, HELPER],
};

/// The folder of scripts, types and documentation.
const SOURCES: &str = "crates/wasm/js";

/// The helper of judged programs, whose nodes the package has too.
const HELPER: &str = "programs/plyscope.mjs";

/// The version of the package.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Makes `plyscope-VERSION.tgz` in a folder, with the element of a built site, and returns its path. The
/// same sources, built with the same tools, make the same file.
pub fn pack(dist: &Path, into: &Path) -> Result<PathBuf> {
    let top = paths::target().join("npm");
    let (package, element) = (top.join("package"), top.join("element"));
    LIBRARY.build(&package, copy_sources)?;
    element::build(dist, &top.join("work"), &element)?;
    fs::create_dir_all(into).with_context(|| format!("cannot make {}", into.display()))?;
    let path = into.join(format!("plyscope-{VERSION}.tgz"));
    let packed = tarball::pack(&[&package, &element])?;
    note(&format!("The package has {} bytes.", packed.len()));
    fs::write(&path, packed).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(path)
}

fn copy_sources(folder: &Path) -> Result<()> {
    let root = paths::root();
    carried::copy(&root.join(SOURCES), folder)?;
    let helper = fs::read_to_string(root.join(HELPER))?;
    fs::write(folder.join("tree.js"), nodes(&helper).context(HELPER)?)?;
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        fs::copy(root.join(licence), folder.join(licence))?;
    }
    let manifest = folder.join("package.json");
    fs::write(&manifest, with_version(&fs::read_to_string(&manifest)?)?)?;
    Ok(())
}

/// The part of the helper about the nodes of a tree: what talks with the judge is for processes alone.
fn nodes(helper: &str) -> Result<String> {
    const BEGIN: &str = "/** A node of a game tree. */";
    let (_, below) = helper.split_once(BEGIN).context("it has no nodes")?;
    let (class, _) = below.split_once("\n}\n").context("its nodes do not end")?;
    Ok(format!("// The nodes of a tree, which record what is looked at.\n\n{BEGIN}{class}\n}}\n"))
}

/// The manifest with the current version.
fn with_version(manifest: &str) -> Result<String> {
    const NONE: &str = "\"version\": \"0.0.0\"";
    if manifest.matches(NONE).count() != 1 {
        bail!("package.json does not say {NONE} once, which stands for the version.");
    }
    Ok(manifest.replace(NONE, &format!("\"version\": \"{VERSION}\"")))
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
    fn the_nodes_are_those_of_the_helper() {
        let helper = fs::read_to_string(paths::root().join(HELPER)).unwrap();
        let nodes = nodes(&helper).unwrap();
        assert!(nodes.contains("export class Node {") && nodes.contains("get children()"));
        assert!(!nodes.contains("import") && !nodes.contains("process."), "{nodes}");
        assert!(super::nodes("export class Tree {}").is_err());
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
