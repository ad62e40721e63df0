//! The command as a ZIP file, with the site beside it from which it packs lessons, the helpers for
//! programs of students, and the licences of what it contains of others.
use super::readme::{of_archive, SITE};
use super::zip::{Files, Kind};
use super::{Ground, VERSION};
use crate::{listing, paths, release, run, source_paths};
use anyhow::{Context, Result};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// What comes with the program.
pub const TEXTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"];

/// The folder of the helpers for programs of students, in the clone and in the archive.
pub const PROGRAMS: &str = "programs/";

/// Builds the program, and returns its path. It has its own target folder: with its flags, the usual one
/// would be built anew each time.
pub fn build() -> Result<PathBuf> {
    let folder = paths::root().join(paths::target()).join("package");
    let mut cargo = Command::new("cargo");
    cargo
        .args(["build", "--release", "--locked", "--package", "plyscope-cli"])
        .env("CARGO_TARGET_DIR", &folder)
        .env(source_paths::VARIABLE, source_paths::flags())
        .current_dir(paths::root());
    run::shown(&mut cargo).context("The command could not be built; see above")?;
    let name = format!("plyscope{}", std::env::consts::EXE_SUFFIX);
    Ok(folder.join("release").join(name))
}

/// Makes it.
pub fn make(ground: &Ground) -> Result<Vec<PathBuf>> {
    let machine = format!("{}-{}", std::env::consts::ARCH, std::env::consts::OS);
    let top = format!("plyscope-{VERSION}-{machine}");
    let mut files = Files::default();
    let program = ground.program.file_name().unwrap_or_default().to_string_lossy();
    files.add(&format!("{top}/{program}"), fs::read(&ground.program)?, Kind::Program);
    let exists = |path: &str| {
        let in_site = path.strip_prefix(SITE).map(|path| ground.site.join(path));
        in_site.map_or_else(|| TEXTS.contains(&path), |path| path.is_file())
    };
    let mut add = |folder: &str, name: &str| -> Result<()> {
        let path = format!("{folder}{name}");
        let mut text = fs::read_to_string(paths::root().join(&path))?;
        if name.ends_with(".md") {
            let made = of_archive(&text, folder, exists);
            text = made.with_context(|| format!("{path} has a dead link"))?;
        }
        files.add(&format!("{top}/{path}"), text.into_bytes(), Kind::Data);
        Ok(())
    };
    TEXTS.into_iter().try_for_each(|name| add("", name))?;
    listing::paths(&paths::root().join(PROGRAMS))?
        .iter()
        .try_for_each(|name| add(PROGRAMS, name))?;
    let licences = release::third_party()?.into_bytes();
    files.add(&format!("{top}/{}", release::LICENCES), licences, Kind::Data);
    files.add_folder(&format!("{top}/{SITE}"), &ground.site)?;
    let path = ground.out.join(format!("{top}.zip"));
    fs::write(&path, files.zipped()?)?;
    Ok(vec![path])
}
