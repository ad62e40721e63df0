//! `cargo xtask test --quick`: the fast checks of what the changed files can break.
use crate::args::{Stage, TestArgs};
use crate::changes::Changes;
use crate::crates::Crates;
use crate::host::BROWSER_ONLY;
use crate::progress::note;
use crate::test::{self, Step};
use crate::unit;
use anyhow::Result;
use std::collections::BTreeSet;

/// Slower stages that cover these places.
const LEFT: [(&str, &[Stage]); 10] = [
    ("Cargo.lock", &[Stage::Deny]),
    ("deny.toml", &[Stage::Deny]),
    ("index.html", &[Stage::Site, Stage::Browser]),
    ("tests/browser/", &[Stage::Site, Stage::Browser]),
    ("tests/engines/", &[Stage::Site, Stage::Firefox, Stage::Webkit]),
    ("www/examples/", &[Stage::Site, Stage::Examples]),
    ("www/", &[Stage::Site, Stage::Browser]),
    ("tests/npm/", &[Stage::Npm]),
    ("tests/examples/", &[Stage::Site, Stage::Examples]),
    ("python/", &[Stage::Site, Stage::Examples]),
];

/// Checks formatting, lints and runs the unit tests of what has changed since the main branch and
/// of its dependents.
pub fn quick(args: &TestArgs) -> Result<()> {
    let changes = Changes::since(args.since.as_deref())?;
    let crates = Crates::read()?;
    let affected = crates.affected(&changes.paths);
    print_plan(&changes, &affected);
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

fn print_plan(changes: &Changes, affected: &BTreeSet<&str>) {
    let Changes { since, paths } = changes;
    if paths.is_empty() {
        note(&format!("Nothing has changed since {since}; --since COMMIT compares with another."));
        return;
    }
    note(&format!("Changed since {since}: {}.", some(paths)));
    let names: Vec<_> = affected.iter().copied().collect();
    note(&format!("What that can break: {}.", names.join(", ")));
    for (stages, paths) in left(paths) {
        let only: Vec<_> = stages.iter().map(|stage| format!(" --only {}", stage.name())).collect();
        note(&format!("Left to `cargo xtask test{}`: {}.", only.concat(), some(&paths)));
    }
}

/// The changed files that only later stages cover in full, by stage.
fn left(paths: &[String]) -> Vec<(&'static [Stage], Vec<String>)> {
    let mut left: Vec<(&[Stage], Vec<String>)> = Vec::new();
    for path in paths {
        let Some((_, stages)) = LEFT.iter().find(|(top, _)| path.starts_with(top)) else {
            continue;
        };
        match left.iter_mut().find(|(known, _)| known == stages) {
            Some((_, paths)) => paths.push(path.clone()),
            None => left.push((stages, vec![path.clone()])),
        }
    }
    left
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
        let paths = ["www/a.css", "README.md", "www/examples/b.html", "python/c.py", "www/d.js"];
        let left = left(&paths.map(str::to_owned));
        let shown: Vec<_> = left
            .iter()
            .map(|(stages, paths)| (stages.last().map(|stage| stage.name()), paths.join(" ")))
            .collect();
        let expected =
            [("browser", "www/a.css www/d.js"), ("examples", "www/examples/b.html python/c.py")];
        assert_eq!(
            shown,
            expected.map(|(stage, paths)| (Some(stage.to_owned()), paths.to_owned()))
        );
    }

    #[test]
    fn long_lists_are_cut() {
        let names: Vec<_> = (1..=9).map(|number| number.to_string()).collect();
        assert_eq!(some(&names[..2]), "1, 2");
        assert_eq!(some(&names), "1, 2, 3, 4, 5, 6 and 3 more");
    }
}
