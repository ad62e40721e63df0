//! What is in what is published: crates, the npm packages of the site, and what the guide has of mdBook.
use crate::tools::LOCKS;
use crate::{npm, paths, run};
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The crates that are published as programs.
const PROGRAMS: [&str; 5] =
    ["plyscope-app", "plyscope-cli", "plyscope-embed", "plyscope-python", "plyscope-wasm"];

/// Where a component comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A crate.
    Cargo,
    /// A package of npm.
    Npm,
}

/// A component of others.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Component {
    /// Where it comes from.
    pub kind: Kind,
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence as an SPDX expression.
    pub licence: String,
    /// Who made it, as it says.
    pub authors: Vec<String>,
    /// Its checksum, if the lock file has one, in hexadecimal digits.
    pub sha256: Option<String>,
    /// The folder of its files.
    pub folder: PathBuf,
}

/// All components, sorted.
pub struct Components(pub Vec<Component>);

impl Components {
    /// Reads cargo's metadata, and the lock file of the site's packages, which are fetched.
    pub fn read() -> Result<Self> {
        let mut cargo = Command::new("cargo");
        cargo.args(["metadata", "--locked", "--format-version", "1", "--all-features"]);
        let metadata = run::output(cargo.current_dir(paths::root()));
        let metadata: Value = serde_json::from_str(&metadata.context("`cargo metadata` failed.")?)?;
        let lock = fs::read_to_string(paths::root().join("Cargo.lock"))?;
        let mut found = crates(&metadata, &lock).context("`cargo metadata` is incomplete.")?;
        let sources = paths::root().join(LOCKS).join("program");
        let kept = npm::kept(&sources, "the packages of the site")?;
        let lock: Value =
            serde_json::from_str(&fs::read_to_string(sources.join("package-lock.json"))?)?;
        found.extend(packages(&lock, &kept).context("the lock file of npm is incomplete")?);
        found.extend(super::of_guide::components());
        found.sort();
        Ok(Self(found))
    }
}

/// The crates of others that the programs contain: dependencies, but not those for tests and builds.
fn crates(metadata: &Value, lock: &str) -> Option<Vec<Component>> {
    let packages = metadata["packages"].as_array()?;
    let nodes = metadata["resolve"]["nodes"].as_array()?;
    let is_program = |package: &&Value| PROGRAMS.iter().any(|name| package["name"] == *name);
    let mut left: Vec<&str> =
        packages.iter().filter(is_program).filter_map(|package| package["id"].as_str()).collect();
    let mut seen = BTreeSet::new();
    while let Some(id) = left.pop() {
        if !seen.insert(id) {
            continue;
        }
        let node = nodes.iter().find(|node| node["id"] == id)?;
        let is_contained = |used: &&Value| {
            used["dep_kinds"]
                .as_array()
                .is_some_and(|kinds| kinds.iter().any(|kind| kind["kind"].is_null()))
        };
        let used = node["deps"].as_array()?.iter().filter(is_contained);
        left.extend(used.filter_map(|used| used["pkg"].as_str()));
    }
    let others = packages.iter().filter(|package| !package["source"].is_null());
    let others =
        others.filter(|package| package["id"].as_str().is_some_and(|id| seen.contains(id)));
    others.map(|package| of_crate(package, lock)).collect()
}

fn of_crate(package: &Value, lock: &str) -> Option<Component> {
    let text = |key: &str| package[key].as_str().map(str::to_owned);
    let (name, version) = (text("name")?, text("version")?);
    let head = format!("name = \"{name}\"\nversion = \"{version}\"\n");
    let entry = lock.split("[[package]]\n").find(|entry| entry.starts_with(&head))?;
    let sha256 = entry.split_once("checksum = \"").and_then(|(_, rest)| rest.get(..64));
    let authors = package["authors"].as_array()?.iter().filter_map(Value::as_str);
    Some(Component {
        kind: Kind::Cargo,
        licence: spdx(&text("license")?),
        authors: authors.map(str::to_owned).collect(),
        sha256: sha256.map(str::to_owned),
        folder: Path::new(package["manifest_path"].as_str()?).parent()?.to_owned(),
        name,
        version,
    })
}

/// The packages in a lock file of npm, installed in a folder.
fn packages(lock: &Value, kept: &Path) -> Option<Vec<Component>> {
    let packages = lock["packages"].as_object()?.iter().filter(|(path, _)| !path.is_empty());
    packages
        .map(|(path, package)| {
            Some(Component {
                kind: Kind::Npm,
                name: path.rsplit_once("node_modules/")?.1.to_owned(),
                version: package["version"].as_str()?.to_owned(),
                licence: spdx(package["license"].as_str()?),
                authors: Vec::new(),
                sha256: None,
                folder: kept.join(path),
            })
        })
        .collect()
}

/// A licence as an SPDX expression; older crates write `MIT/Apache-2.0`.
fn spdx(licence: &str) -> String {
    licence.replace(" / ", " OR ").replace('/', " OR ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_what_programs_contain_is_listed() {
        let package = |name: &str, source: Value| {
            json!({"name": name, "id": name, "version": "1.0.0", "license": "MIT/Apache-2.0",
                   "source": source, "authors": ["A"], "manifest_path": format!("/r/{name}/Cargo.toml")})
        };
        let used = |name: &str, kind: Value| json!({"pkg": name, "dep_kinds": [{"kind": kind}]});
        let metadata = json!({
            "packages": [package("plyscope-cli", Value::Null), package("in", json!("r")),
                         package("test", json!("r")), package("deep", json!("r"))],
            "resolve": {"nodes": [
                {"id": "plyscope-cli", "deps": [used("in", Value::Null), used("test", json!("dev"))]},
                {"id": "in", "deps": [used("deep", Value::Null)]},
                {"id": "deep", "deps": []}, {"id": "test", "deps": []},
            ]},
        });
        let sum = "0".repeat(64);
        let entry = |name: &str| {
            format!("[[package]]\nname = \"{name}\"\nversion = \"1.0.0\"\nchecksum = \"{sum}\"\n")
        };
        let found = crates(&metadata, &(entry("deep") + &entry("in"))).unwrap();
        let names: Vec<&str> = found.iter().map(|found| &*found.name).collect();
        assert_eq!(names, ["in", "deep"]);
        assert_eq!(found[0].licence, "MIT OR Apache-2.0");
        assert_eq!(found[0].sha256.as_deref(), Some(&*sum));
        assert_eq!(found[0].folder, Path::new("/r/in"));
        assert_eq!(crates(&metadata, &entry("in")), None, "a crate without an entry");
    }
}
