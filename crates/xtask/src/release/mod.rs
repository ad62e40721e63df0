//! `cargo xtask release`: all that a release consists of, in one folder, and a check that it is whole.
mod check;
mod components;
mod install;
mod licences;
mod notes;
mod of_guide;
mod sbom;

use crate::args::{PackageArgs, ReleaseArgs};
use crate::package::{self, VERSION};
use crate::progress::note;
use crate::{paths, reproduced, site};
use anyhow::{Context, Result};
use components::Components;
use std::fs;
use std::path::{Path, PathBuf};

/// The notes: the changes of the version.
const NOTES: &str = "RELEASE-NOTES.md";

/// The licences of all that is in what is published.
pub const LICENCES: &str = "THIRD-PARTY-LICENCES.txt";

/// The list of all that is in what is published, as CycloneDX.
const SBOM: &str = "plyscope.cdx.json";

/// Makes a release, or checks one.
pub fn release(args: &ReleaseArgs) -> Result<()> {
    match &args.check {
        Some(version) => check::check(version, &folder(version)),
        None => make(),
    }
}

/// The folder of a release.
fn folder(version: &str) -> PathBuf {
    paths::root().join(paths::target()).join(format!("release-{version}"))
}

/// Makes everything, and records which site it is. The texts come first: what is missing there is found
/// before the long builds.
fn make() -> Result<()> {
    let folder = folder(VERSION);
    if folder.exists() {
        fs::remove_dir_all(&folder)
            .with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    fs::create_dir_all(&folder)?;
    write_texts(&folder)?;
    let made = site::made()?;
    note(&format!("The site is {}.", reproduced::record(&made)?));
    package::package(&PackageArgs { only: Vec::new(), output: folder.clone() })?;
    eprintln!("  Check it with `cargo xtask release --check {VERSION}`.");
    Ok(())
}

/// The licences of all that is in what is published, with their texts.
pub fn third_party() -> Result<String> {
    licences::all(&Components::read()?)
}

/// Writes the notes, the licences and the list of components.
fn write_texts(folder: &Path) -> Result<()> {
    let changes = fs::read_to_string(paths::root().join("CHANGELOG.md"))?;
    fs::write(folder.join(NOTES), notes::of(&changes, VERSION)?)?;
    let components = Components::read()?;
    fs::write(folder.join(LICENCES), licences::all(&components)?)?;
    fs::write(folder.join(SBOM), format!("{:#}\n", sbom::of(&components, VERSION)))?;
    Ok(())
}
