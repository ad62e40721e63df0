//! The JavaScript packages that the site, the browser's tests and benches need.
use crate::fingerprint::Fingerprint;
use crate::progress::note;
use crate::tools::Lock;
use crate::{paths, run};
use anyhow::{bail, Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The oldest supported version of Node.js.
const NODE_MAJOR: u32 = 20;

/// Ensures that `tests/node_modules` matches the lock file. The packages are kept in the user's
/// cache folder under the lock file's fingerprint; a clone has a link to them. Returns the folder in the
/// cache: the one in the clone may be what npm has installed there by hand.
pub fn ensure() -> Result<PathBuf> {
    ensure_node()?;
    let tests = paths::root().join("tests");
    let home = kept(&tests, "the npm packages for the browser's tests")?;
    let packages = home.join("node_modules");
    link(&packages, &tests.join("node_modules"))?;
    Ok(packages)
}

/// The folder with `node_modules` as the lock file in `from` has them, in the user's cache folder.
pub fn kept(from: &Path, what: &str) -> Result<PathBuf> {
    let (manifest, lockfile) = (from.join("package.json"), from.join("package-lock.json"));
    let mut fingerprint = Fingerprint::default();
    for file in [&manifest, &lockfile] {
        fingerprint.text(&fs::read_to_string(file)?);
    }
    let cache = paths::cache()?.join("npm");
    let home = cache.join(fingerprint.finish());
    let _lock = Lock::acquire(&cache.join(".lock"), "the npm packages")?;
    if !home.is_dir() {
        let part = cache.join(".part");
        if part.exists() {
            fs::remove_dir_all(&part)?;
        }
        fs::create_dir_all(&part)?;
        for file in [&manifest, &lockfile] {
            fs::copy(file, part.join(file.file_name().context("a file has a name")?))?;
        }
        install(&part, what)?;
        fs::rename(&part, &home)?;
    }
    Ok(home)
}

/// The names of the packages in a lock file.
pub fn packages(lock: &str) -> Result<Vec<String>> {
    let lock: serde_json::Value = serde_json::from_str(lock)?;
    let packages = lock["packages"].as_object().context("there are no packages")?;
    let name = |path: &String| path.rsplit_once("node_modules/").map(|(_, name)| name.to_owned());
    Ok(packages.keys().filter_map(name).collect())
}

/// Whether a lock file of npm has a checksum for every package, and names no registry.
#[cfg(test)]
pub fn check_lock(text: &str) -> Result<()> {
    let lock: serde_json::Value = serde_json::from_str(text)?;
    let packages = lock["packages"].as_object().context("there are no packages")?;
    for (name, package) in packages.iter().filter(|(name, _)| !name.is_empty()) {
        let integrity = package["integrity"].as_str().unwrap_or_default();
        if !integrity.starts_with("sha512-") || !package["resolved"].is_null() {
            bail!("{name} has no checksum, or a registry of its own");
        }
    }
    Ok(())
}

fn install(dir: &Path, what: &str) -> Result<()> {
    let mut npm = Command::new("npm");
    npm.args(["ci", "--no-audit", "--no-fund", "--ignore-scripts"]).current_dir(dir);
    run::quietly(&format!("Fetching {what}"), &mut npm, None).with_context(|| {
        format!(
            "Not to be had: {what}. Check that this machine can reach npm's registry and run the \
             command again. What happened"
        )
    })
}

fn ensure_node() -> Result<()> {
    let version = run::output(Command::new("node").arg("--version"));
    if version.as_deref().and_then(major).is_none_or(|major| major < NODE_MAJOR) {
        bail!(
            "The browser's tests need Node.js {NODE_MAJOR} or newer on PATH; there is {}. Install \
             it, or leave these tests out with --skip browser.",
            version.as_deref().unwrap_or("none")
        );
    }
    if paths::on_path("npm").is_none() {
        bail!("npm is not on PATH. Install it; most packages of Node.js bring it along.");
    }
    Ok(())
}

fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

#[cfg(unix)]
fn link(to: &Path, at: &Path) -> Result<()> {
    if fs::read_link(at).is_ok_and(|old| old == to) {
        return Ok(());
    }
    if at.is_symlink() {
        fs::remove_file(at)?;
    } else if at.exists() {
        // Keep what a manual npm run has installed.
        if !have_same(to, at) {
            note(&format!(
                "{} has other packages than the lock file lists; delete it to test with those.",
                at.display()
            ));
        }
        return Ok(());
    }
    std::os::unix::fs::symlink(to, at)
        .with_context(|| format!("The link {} cannot be made.", at.display()))
}

#[cfg(not(unix))]
fn link(to: &Path, at: &Path) -> Result<()> {
    // Links need special rights on other systems, so the packages are installed in place.
    if have_same(to, at) {
        return Ok(());
    }
    install(at.parent().context("node_modules has a folder")?, "the npm packages")
}

/// Whether two folders have the same packages, by the lists that npm writes into them.
fn have_same(one: &Path, other: &Path) -> bool {
    let list = |folder: &Path| fs::read(folder.join(".package-lock.json")).ok();
    list(one).is_some_and(|packages| Some(packages) == list(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_with_other_packages_are_noticed() {
        let home = std::env::temp_dir().join(format!("plyscope-packages-{}", std::process::id()));
        let [pinned, same, other, none] =
            ["pinned", "same", "other", "none"].map(|name| home.join(name));
        for (folder, list) in [(&pinned, "{1}"), (&same, "{1}"), (&other, "{2}")] {
            fs::create_dir_all(folder).unwrap();
            fs::write(folder.join(".package-lock.json"), list).unwrap();
        }
        assert!(have_same(&pinned, &same));
        assert!(!have_same(&pinned, &other));
        assert!(!have_same(&pinned, &none) && !have_same(&none, &none));
        fs::remove_dir_all(home).unwrap();
    }

    #[test]
    fn every_package_of_the_tests_has_a_checksum() {
        let lock = paths::root().join("tests/package-lock.json");
        check_lock(&fs::read_to_string(lock).expect("the lock file")).expect("checksums");
    }

    #[test]
    fn nodes_versions() {
        for (text, expect) in
            [("v20.20.2", Some(20)), ("v8.1", Some(8)), ("20.1", None), ("", None)]
        {
            assert_eq!(major(text), expect, "{text}");
        }
    }
}
