//! The programs of the site, as `index.html` lists them for trunk.
use crate::wasm_target::TARGET;
use crate::workshop::Workshop;
use crate::{run, site::Profile};
use anyhow::{Context, Result};
use std::collections::BTreeMap;

/// What trunk builds.
const LIST: &str = include_str!("../../../index.html");

/// What the programs of one build have in common: their package, its features and the profile of cargo
/// that they are published with.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kind {
    /// The package, such as `plyscope-app`.
    pub package: String,
    /// Its features, separated by commas.
    pub features: String,
    profile: String,
}

/// All programs by kind.
pub fn programs() -> BTreeMap<Kind, Vec<String>> {
    let mut kinds: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for line in LIST.lines().filter(|line| line.contains(r#"rel="rust""#)) {
        let value = |name: &str| attribute(line, name).unwrap_or_default();
        let folder = value("href").replace("crates/", "").replace("/Cargo.toml", "");
        let profile = attribute(line, "data-cargo-profile-release").unwrap_or("release");
        let kind = Kind {
            package: format!("plyscope-{folder}"),
            features: value("data-cargo-features").into(),
            profile: profile.into(),
        };
        kinds.entry(kind).or_default().push(value("data-bin").into());
    }
    kinds
}

fn attribute<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = line.split_once(&format!(" {name}=\""))?;
    Some(rest.split_once('"')?.0)
}

/// Compiles all programs. Trunk would do so one after the other, and most of the time of a program is that
/// of its linker, which has one thread: cargo runs as many as there are processors.
pub fn compile(profile: Profile, workshop: &Workshop) -> Result<()> {
    for (kind, names) in programs() {
        let mut cargo = workshop.program("cargo");
        cargo.args(["build", "--target", TARGET, "--package", &kind.package]);
        cargo.args(["--features", &kind.features]);
        if profile == Profile::Release {
            cargo.args(["--profile", &kind.profile]);
        }
        cargo.args(names.iter().flat_map(|name| ["--bin", name]));
        run::shown(&mut cargo).context("The programs could not be built; see above")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_program_is_found_once() {
        let programs = programs();
        let names: Vec<_> = programs.values().flatten().collect();
        assert_eq!(names.len(), LIST.matches(r#"data-bin=""#).count());
        for (package, features, profile, name) in [
            ("plyscope-app", "", "page", "learn"),
            ("plyscope-app", "chess", "release", "worker"),
            ("plyscope-embed", "chess", "page", "embed-chess"),
        ] {
            let kind = programs.iter().find(|(_, names)| names.iter().any(|known| known == name));
            let (kind, _) = kind.unwrap_or_else(|| panic!("{name} is missing"));
            assert_eq!(
                (kind.package.as_str(), kind.features.as_str(), kind.profile.as_str()),
                (package, features, profile)
            );
        }
    }
}
