//! Building the site.
use crate::crates::Crates;
use crate::fingerprint::Fingerprint;
use crate::progress::{elapsed, note};
use crate::reproduced::Made;
use crate::tools::{Lock, ESBUILD, MDBOOK, TRUNK, WASM_BINDGEN, WASM_OPT};
use crate::workshop::Workshop;
use crate::{guide, listing, minify, pages, paths, program, programs, run, slides, tables};
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// How the site is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// Quick to build, for development.
    Dev,
    /// What users get: small and fast.
    Release,
}

/// The inputs of the site besides its programs.
const INPUTS: [&str; 24] = [
    "Cargo.toml",
    "Cargo.lock",
    ".cargo",
    "Trunk.toml",
    "index.html",
    "www",
    "programs",
    "crates/wasm/js/rules.js",
    "crates/wasm/js/unfold.js",
    "tests/package-lock.json",
    "crates/xtask/tools",
    "crates/xtask/src/listing.rs",
    "crates/xtask/src/minify.rs",
    "crates/xtask/src/npm.rs",
    "crates/xtask/src/pages",
    "crates/xtask/src/pages.rs",
    "crates/xtask/src/program.rs",
    "crates/xtask/src/programs.rs",
    "crates/xtask/src/site.rs",
    "crates/xtask/src/slides.rs",
    "crates/xtask/src/source_paths.rs",
    "crates/xtask/src/tables.rs",
    "crates/xtask/src/wasm_target.rs",
    "crates/xtask/src/workshop.rs",
];

/// The crates of its programs.
const PROGRAMS: [&str; 2] = ["plyscope-app", "plyscope-embed"];

impl Profile {
    /// The output folder. Each profile has its own, so that serving during development does not
    /// overwrite what is about to be published.
    pub fn dist(self) -> PathBuf {
        match self {
            Self::Dev => paths::target().join("site"),
            Self::Release => paths::root().join("dist"),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Dev => "dev",
            Self::Release => "release",
        }
    }
}

/// Builds the site unless it is up to date, and returns its folder.
pub fn build(profile: Profile) -> Result<PathBuf> {
    let workshop = workshop(profile)?;
    let _lock = Lock::acquire(&paths::notes().join("site.lock"), "the site")?;
    let dist = profile.dist();
    let stamp = paths::notes().join(format!("site-{}.stamp", profile.name()));
    let wanted = inputs(profile, &workshop)?;
    if fs::read_to_string(&stamp).is_ok_and(|found| found == stamp_of(&wanted, &dist)) {
        note(&format!("The site is up to date in {}.", dist.display()));
        return Ok(dist);
    }
    // An interrupted build leaves no stamp, and is repeated.
    let _ = fs::remove_file(&stamp);
    trunk(profile, &dist, &workshop)?;
    tables::replace_locales(&dist.join("locales"))?;
    match profile {
        Profile::Dev => listing::keep_nothing(&dist)?,
        Profile::Release => {
            minify::minify(&dist, &workshop)?;
            slides::add(&dist)?;
        }
    }
    program::add(&dist, &workshop)?;
    guide::add(&dist)?;
    // The policy of a page has the checksum of a script as it is in the site.
    pages::write(&dist)?;
    listing::write(&dist)?;
    fs::write(&stamp, stamp_of(&wanted, &dist))?;
    Ok(dist)
}

/// What builds the site.
fn workshop(profile: Profile) -> Result<Workshop> {
    match profile {
        Profile::Dev => Workshop::ensure(&[&TRUNK, &WASM_BINDGEN, &ESBUILD]),
        Profile::Release => Workshop::ensure(&[&TRUNK, &WASM_BINDGEN, &WASM_OPT, &ESBUILD]),
    }
}

/// The site as it is published, built unless it is up to date: the fingerprint of its inputs, among them
/// the compiler and the tools, and its id.
pub fn made() -> Result<Made> {
    let dist = build(Profile::Release)?;
    let inputs = inputs(Profile::Release, &workshop(Profile::Release)?)?;
    Ok(Made { inputs, site: listing::id(&dist)? })
}

fn trunk(profile: Profile, dist: &Path, workshop: &Workshop) -> Result<()> {
    let start = Instant::now();
    eprintln!("→ Building the site ({})", profile.name());
    // trunk runs offline, so that it does not download its own tools; so cargo's dependencies are
    // fetched before.
    workshop.fetch()?;
    programs::compile(profile, workshop)?;
    let mut command = workshop.program("trunk");
    command.args(["build", "--log", "warn", "--dist"]).arg(dist);
    if profile == Profile::Release {
        command.arg("--release");
    }
    run::shown(&mut command).context("The site could not be built; see above")?;
    eprintln!("✓ The site is in {} ({})", dist.display(), elapsed(start.elapsed()));
    Ok(())
}

/// The files and folders that the site is made from, relative to the top of the clone; some may not exist.
pub fn sources(crates: &Crates) -> Vec<String> {
    let programs = PROGRAMS.iter().chain([&guide::CRATE]).flat_map(|name| crates.sources(name));
    let others = INPUTS.into_iter().chain(guide::INPUTS).map(str::to_owned);
    programs.chain(others).collect()
}

/// The fingerprint of all inputs of the site.
fn inputs(profile: Profile, workshop: &Workshop) -> Result<String> {
    let mut fingerprint = Fingerprint::default();
    let versions = [&TRUNK, &WASM_BINDGEN, &WASM_OPT, &ESBUILD, &MDBOOK].map(|tool| tool.version);
    for text in [profile.name(), &workshop.name()].into_iter().chain(versions) {
        fingerprint.text(text);
    }
    for path in sources(&Crates::read()?) {
        fingerprint.path(paths::root(), &path)?;
    }
    Ok(fingerprint.finish())
}

/// The stamp for these inputs and the content of `dist`, which detects a folder that was deleted or
/// changed since.
fn stamp_of(inputs: &str, dist: &Path) -> String {
    let mut outputs = Fingerprint::default();
    match outputs.path(dist, ".") {
        Ok(()) => format!("{inputs} {}", outputs.finish()),
        Err(error) => format!("{inputs} {error}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The modules that do not shape the site: of `tools` the versions are inputs, and the others find,
    /// run and install what does.
    const OTHERS: [&str; 9] =
        ["apt", "crates", "fingerprint", "host", "paths", "progress", "reproduced", "run", "tools"];

    /// The modules of this crate that a file uses.
    fn used(text: &str) -> impl Iterator<Item = &str> {
        text.split("\nuse crate::").skip(1).flat_map(|rest| {
            let path = rest.split(';').next().unwrap_or_default();
            let paths = match path.strip_prefix('{') {
                Some(list) => list.trim_end_matches('}'),
                None => path.split("::").next().unwrap_or_default(),
            };
            paths.split(',').filter_map(|path| path.trim().split("::").next())
        })
    }

    #[test]
    fn all_that_shapes_the_site_is_an_input() {
        let inputs: Vec<&str> = INPUTS.into_iter().chain(guide::INPUTS).collect();
        for path in &inputs {
            assert!(paths::root().join(path).exists(), "{path}");
        }
        for path in inputs.iter().filter(|path| path.ends_with(".rs")) {
            let text = fs::read_to_string(paths::root().join(path)).unwrap();
            for name in used(&text).filter(|name| !OTHERS.contains(name)) {
                let file = format!("crates/xtask/src/{name}.rs");
                assert!(inputs.contains(&file.as_str()), "{path} uses {file}, which is no input");
            }
        }
    }
}
