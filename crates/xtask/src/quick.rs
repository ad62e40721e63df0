//! `cargo xtask test --quick`: the fast checks of what the changed files can break.
use crate::args::{Stage, TestArgs};
use crate::changes::Changes;
use crate::crates::Crates;
use crate::host::BROWSER_ONLY;
use crate::progress::note;
use crate::test::{self, Step};
use crate::{site, unit};
use anyhow::Result;
use clap::ValueEnum;
use std::collections::BTreeSet;

/// The site, and all that is tested with it.
const FROM_SITE: [Stage; 6] =
    [Stage::Site, Stage::Npm, Stage::Browser, Stage::Firefox, Stage::Webkit, Stage::Examples];

/// Slower stages that cover these places, besides what the site and the packages are made from.
const LEFT: [(&str, &[Stage]); 10] = [
    ("Cargo.lock", &[Stage::Deny]),
    ("deny.toml", &[Stage::Deny]),
    ("crates/wasm/", &[Stage::Site, Stage::Npm]),
    ("tests/browser/", &[Stage::Site, Stage::Browser]),
    ("tests/engines/", &[Stage::Site, Stage::Firefox, Stage::Webkit]),
    ("tests/examples/", &[Stage::Site, Stage::Examples]),
    ("tests/npm/", &[Stage::Site, Stage::Npm]),
    ("tests/package", &FROM_SITE),
    ("www/examples/", &[Stage::Site, Stage::Examples]),
    ("python/", &[Stage::Site, Stage::Examples]),
];

/// The crates of the packages, and the stages that cover them.
const PACKAGES: [(&str, &[Stage]); 2] = [
    ("plyscope-wasm", &[Stage::Site, Stage::Npm]),
    ("plyscope-python", &[Stage::Site, Stage::Examples]),
];

/// How paths begin, and the slower stages that cover them.
type Covered = Vec<(String, &'static [Stage])>;

/// Checks formatting, lints and runs the unit tests of what has changed since the main branch and
/// of its dependents.
pub fn quick(args: &TestArgs) -> Result<()> {
    let changes = Changes::since(args.since.as_deref())?;
    let crates = Crates::read()?;
    let affected = crates.affected(&changes.paths);
    print_plan(&changes, &affected, &crates);
    test::in_turn(steps(&affected, &crates.readers(&changes.paths)), args.keep_going)
}

fn steps(affected: &BTreeSet<&str>, changed: &BTreeSet<&str>) -> Vec<Step> {
    let mut steps = vec![Step::of(Stage::Fmt, &[])];
    let (browser, host): (Vec<&str>, Vec<&str>) =
        affected.iter().copied().partition(|name| BROWSER_ONLY.contains(name));
    if !host.is_empty() {
        let owned = |name: &&str| (*name).to_owned();
        let names: Vec<String> = host.iter().map(owned).collect();
        let changed: Vec<String> = changed.iter().map(owned).collect();
        // Cargo itself only lints what has changed and its dependents.
        steps.push(Step::of(Stage::Clippy, &[]));
        steps.push(Step::new("unit", move || unit::test(&names, &changed)));
    }
    if !browser.is_empty() {
        steps.push(Step::of(Stage::ClippyWasm, &[]));
    }
    steps
}

fn print_plan(changes: &Changes, affected: &BTreeSet<&str>, crates: &Crates) {
    let Changes { since, paths } = changes;
    if paths.is_empty() {
        note(&format!("Nothing has changed since {since}; --since COMMIT compares with another."));
        return;
    }
    note(&format!("Changed since {since}: {}.", some(paths)));
    let names: Vec<_> = affected.iter().copied().collect();
    note(&format!("What that can break: {}.", names.join(", ")));
    for (stages, paths) in left(paths, crates) {
        let only: Vec<_> = stages.iter().map(|stage| format!(" --only {}", stage.name())).collect();
        note(&format!("Left to `cargo xtask test{}`: {}.", only.concat(), some(&paths)));
    }
}

/// The changed files that only later stages cover in full, by stage.
fn left(paths: &[String], crates: &Crates) -> Vec<(Vec<Stage>, Vec<String>)> {
    let covered = covered(crates);
    let mut left: Vec<(Vec<Stage>, Vec<String>)> = Vec::new();
    for path in paths {
        let stages = slower(path, &covered);
        match left.iter_mut().find(|(known, _)| *known == stages) {
            Some((_, paths)) => paths.push(path.clone()),
            None if stages.is_empty() => {}
            None => left.push((stages, vec![path.clone()])),
        }
    }
    left
}

fn covered(crates: &Crates) -> Covered {
    let mut covered: Covered = Vec::from(LEFT.map(|(top, stages)| (top.to_owned(), stages)));
    let stages: &[Stage] = &[Stage::Site, Stage::Browser];
    covered.extend(site::sources(crates).into_iter().map(|path| (path, stages)));
    for (name, stages) in PACKAGES {
        covered.extend(crates.sources(name).into_iter().map(|path| (path, stages)));
    }
    covered
}

/// The slower stages that cover a file, in their order.
fn slower(path: &str, covered: &Covered) -> Vec<Stage> {
    let places = covered.iter().filter(|(top, _)| path.starts_with(top));
    let mut found: Vec<Stage> = places.flat_map(|(_, stages)| *stages).copied().collect();
    if is_documented(path) {
        found.extend([Stage::Doctest, Stage::Doc]);
    }
    Stage::value_variants().iter().copied().filter(|stage| found.contains(stage)).collect()
}

/// Whether documentation, and examples in it, are made from a file.
fn is_documented(path: &str) -> bool {
    let source = path.strip_prefix("crates/").and_then(|path| path.split_once("/src/"));
    source.is_some_and(|(folder, file)| {
        file.ends_with(".rs") && !BROWSER_ONLY.contains(&&*format!("plyscope-{folder}"))
    })
}

/// The first of these names, and the number of others.
fn some(names: &[String]) -> String {
    const MOST: usize = 6;
    let first = names[..names.len().min(MOST)].join(", ");
    match names.len().saturating_sub(MOST) {
        0 => first,
        more => format!("{first} and {more} more"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(affected: &[&str]) -> Vec<String> {
        let affected = affected.iter().copied().collect();
        steps(&affected, &affected).into_iter().map(|step| step.name).collect()
    }

    #[test]
    fn only_what_can_break_is_tested() {
        assert_eq!(names(&[]), ["fmt"]);
        assert_eq!(names(&["plyscope-cli", "plyscope-xtask"]), ["fmt", "clippy", "unit"]);
        assert_eq!(
            names(&["plyscope-app", "plyscope-xtask"]),
            ["fmt", "clippy", "unit", "clippy-wasm"]
        );
    }

    #[test]
    fn what_later_stages_try_is_named_with_them() {
        let crates = Crates::read().expect("the crates");
        let table = [
            ("", "README.md crates/cli/tests/integration/draw.rs"),
            ("deny", "deny.toml"),
            ("doctest doc", "crates/cli/src/main.rs crates/xtask/src/quick.rs"),
            ("doctest doc site browser", "crates/xtask/src/pages.rs crates/guide/src/lib.rs"),
            ("doctest doc site npm browser examples", "crates/view/src/lib.rs"),
            ("site browser", "www/a.css crates/app/src/main.rs docs/theme/a.css index.html"),
            ("site npm browser", "crates/wasm/js/rules.js"),
            ("site npm browser firefox webkit examples", "tests/package-lock.json"),
            ("site browser examples", "www/examples/b.html"),
            ("site examples", "python/c.py"),
        ];
        for (stages, paths) in table {
            let paths: Vec<_> = paths.split(' ').map(str::to_owned).collect();
            let names = |stages: Vec<Stage>| {
                stages.into_iter().map(Stage::name).collect::<Vec<_>>().join(" ")
            };
            let found: Vec<_> = left(&paths, &crates)
                .into_iter()
                .map(|(stages, paths)| (names(stages), paths))
                .collect();
            let expected =
                if stages.is_empty() { vec![] } else { vec![(stages.to_owned(), paths)] };
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn long_lists_are_cut() {
        let names: Vec<_> = (1..=9).map(|number| number.to_string()).collect();
        assert_eq!(some(&names[..2]), "1, 2");
        assert_eq!(some(&names), "1, 2, 3, 4, 5, 6 and 3 more");
    }
}
