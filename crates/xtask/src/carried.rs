//! The element in packages: its scripts as bundles that carry the files of the site along.

use crate::tools::{self, ESBUILD};
use crate::{paths, run, tables};
use anyhow::{Context, Result};
use flate2::write::GzEncoder;
use flate2::Compression;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The programs of the element.
pub const PROGRAMS: [&str; 5] = ["embed", "embed-ask", "embed-boards", "embed-chess", "embed-mcts"];

/// The files besides programs and the texts of other languages than English.
const FILES: [&str; 6] = [
    "tree.css",
    "backtracking-board.css",
    "coroutines-tree.css",
    "mcts-tree.css",
    "embed/asking.css",
    "embed/embed.css",
];

/// Finds the files that are carried along, in the place of `www/embed/site.js`.
const SITE: &str = include_str!("carried/site.js");

/// Imports the scripts of a bundle, in the place of `www/embed/again.js`.
const AGAIN: &str = include_str!("carried/again.js");

/// Copies the scripts of the element from a built site into a folder.
pub fn copy_scripts(dist: &Path, work: &Path) -> Result<()> {
    copy(&dist.join("embed"), &work.join("embed"))?;
    for script in ["plyscope.js", "fetch-text.js"] {
        fs::copy(dist.join(script), work.join(script))?;
    }
    fs::write(work.join("embed/site.js"), SITE)?;
    fs::write(work.join("embed/again.js"), AGAIN)?;
    Ok(())
}

/// The files that all programs need, as the site has them.
pub fn shared_files() -> Result<Vec<String>> {
    let languages = tables::read(&paths::root().join("www/locales"))?;
    let texts = languages.iter().skip(1).map(|(name, _)| format!("locales/{name}.txt"));
    Ok(FILES.map(str::to_owned).into_iter().chain(texts).collect())
}

/// The files of a program.
pub fn files_of(program: &str) -> [String; 2] {
    [format!("{program}.js"), format!("{program}_bg.wasm")]
}

/// Packs files of a built site into a folder, each with `.gz` behind its name.
pub fn pack(dist: &Path, work: &Path, files: &[String]) -> Result<()> {
    for file in files {
        let (from, to) = (dist.join(file), work.join(format!("{file}.gz")));
        let bytes = fs::read(&from).with_context(|| format!("cannot read {}", from.display()))?;
        to.parent().map_or(Ok(()), fs::create_dir_all)?;
        let mut packer = GzEncoder::new(fs::File::create(to)?, Compression::best());
        packer.write_all(&bytes)?;
        packer.finish()?;
    }
    Ok(())
}

/// Bundles scripts, each with what it imports; packed files become bytes in them.
pub fn bundle(entries: &[PathBuf], into: &Path, flags: &[&str]) -> Result<()> {
    let mut esbuild = Command::new("esbuild");
    esbuild
        .env("PATH", paths::path_with(&tools::ensure(&[&ESBUILD])?)?)
        .args(["--bundle", "--format=esm", "--charset=utf8", "--loader:.gz=binary"])
        .arg("--log-level=warning")
        .args(flags)
        .arg(format!("--outdir={}", into.display()))
        .args(entries);
    run::shown(&mut esbuild).context("The element could not be bundled; see above")
}

/// Copies a folder.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in from.read_dir().with_context(|| format!("cannot list {}", from.display()))? {
        let entry = entry?;
        let into = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &into)?;
        } else {
            fs::copy(entry.path(), into)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_the_element_fetches_is_carried_along() {
        let styles = fs::read_to_string(paths::root().join("www/embed/styles.js")).unwrap();
        let list =
            styles.split_once("FILES = [").and_then(|(_, rest)| rest.split_once(']')).unwrap().0;
        for file in list.split(',').map(|name| name.trim().trim_matches('"')) {
            assert!(FILES.contains(&file), "{file}");
        }
    }
}
