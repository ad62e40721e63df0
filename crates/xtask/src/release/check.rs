//! Whether a release is whole: its versions, texts, checksums, and that each artefact runs.
use super::components::Components;
use super::{install, licences, notes, sbom, LICENCES, NOTES, SBOM};
use crate::listing::sha256;
use crate::package::{SUMS, VERSION};
use crate::paths;
use crate::progress::note;
use anyhow::{bail, ensure, Context, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Where else a version is written, with what stands before it.
const VERSIONS: [(&str, &str); 2] =
    [("CITATION.cff", "\nversion: "), ("python/plyscope/pyproject.toml", "\nversion = \"")];

/// Checks everything, also after a failure, and names all that is wrong.
pub fn check(version: &str, folder: &Path) -> Result<()> {
    let checks: [(&str, Result<()>); 4] = [
        ("versions", versions(version)),
        ("texts", texts(version, folder)),
        ("checksums", checksums(folder)),
        ("artefacts", install::all(version, folder)),
    ];
    let mut failed = Vec::new();
    for (name, outcome) in checks {
        match outcome {
            Ok(()) => note(&format!("✓ {name}")),
            Err(error) => failed.push(format!("{name}: {error:#}")),
        }
    }
    if !failed.is_empty() {
        bail!("The release is not whole.\n{}", failed.join("\n"));
    }
    eprintln!("✓ Version {version} in {} is whole.", folder.display());
    Ok(())
}

/// The version is that of the sources, wherever it is written.
fn versions(version: &str) -> Result<()> {
    ensure!(version == VERSION, "the sources have {VERSION}, not {version}");
    for (path, before) in VERSIONS {
        let text = fs::read_to_string(paths::root().join(path)).context(path)?;
        let (_, rest) =
            text.split_once(before).with_context(|| format!("{path} has no version"))?;
        let found = rest.split(['"', '\n']).next().unwrap_or_default();
        ensure!(found == version, "{path} has {found}");
    }
    Ok(())
}

/// The texts are those that the sources make now.
fn texts(version: &str, folder: &Path) -> Result<()> {
    let changes = fs::read_to_string(paths::root().join("CHANGELOG.md"))?;
    let components = Components::read()?;
    let made = [
        (NOTES, notes::of(&changes, version)?),
        (LICENCES, licences::all(&components)?),
        (SBOM, format!("{:#}\n", sbom::of(&components, version))),
    ];
    for (name, text) in made {
        let found =
            fs::read_to_string(folder.join(name)).with_context(|| format!("{name} is missing"))?;
        ensure!(found == text, "{name} is not of these sources");
    }
    Ok(())
}

/// The checksums are those of the files, and no file is without one.
fn checksums(folder: &Path) -> Result<()> {
    let list =
        fs::read_to_string(folder.join(SUMS)).with_context(|| format!("{SUMS} is missing"))?;
    let mut sums: BTreeMap<&str, &str> = list
        .lines()
        .map(|line| line.split_once("  ").map(|(sum, name)| (name, sum)))
        .collect::<Option<_>>()
        .with_context(|| format!("{SUMS} has a line without a name"))?;
    for entry in folder.read_dir()? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name == SUMS {
            continue;
        }
        let sum = sums.remove(&*name).with_context(|| format!("{name} has no checksum"))?;
        ensure!(sha256(&fs::read(&path)?) == sum, "{name} was changed");
    }
    let missing: Vec<&str> = sums.into_keys().collect();
    ensure!(missing.is_empty(), "missing: {}", missing.join(", "));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_agree() {
        versions(VERSION).unwrap();
        let error = versions("9.9.9").unwrap_err().to_string();
        assert_eq!(error, format!("the sources have {VERSION}, not 9.9.9"));
    }

    #[test]
    fn changed_missing_and_unlisted_files_are_named() {
        let folder = std::env::temp_dir().join(format!("plyscope-release-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let good = format!("{}  a.zip\n", sha256(b"a"));
        let table = [
            (good.clone(), None),
            (format!("{}  a.zip\n", sha256(b"b")), Some("a.zip was changed")),
            (format!("{good}{}  b.zip\n", sha256(b"b")), Some("missing: b.zip")),
            (String::new(), Some("a.zip has no checksum")),
            ("a.zip\n".to_owned(), Some("SHA256SUMS has a line without a name")),
        ];
        for (list, expected) in table {
            fs::write(folder.join("a.zip"), "a").unwrap();
            fs::write(folder.join(SUMS), &list).unwrap();
            let found = checksums(&folder).map_err(|error| error.to_string());
            assert_eq!(found.err().as_deref(), expected, "{list}");
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
