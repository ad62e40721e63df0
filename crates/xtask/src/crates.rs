//! Which crates a change can break.
use crate::{paths, run};
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// Files that affect every crate.
const FOR_ALL: [&str; 3] = ["Cargo.toml", "Cargo.lock", ".cargo/"];

/// Files outside a crate's folder that crates read, with these crates.
const READ_BY: [(&str, &[&str]); 14] = [
    (
        "www/",
        &[
            "plyscope-cli",
            "plyscope-export",
            "plyscope-fuzz",
            "plyscope-guide",
            "plyscope-i18n",
            "plyscope-lesson",
            "plyscope-setup",
        ],
    ),
    ("docs/src/lessons.md", &["plyscope-lesson"]),
    // The examples that are run, and the guide.
    ("docs/", &["plyscope-cli", "plyscope-guide"]),
    ("README.md", &["plyscope-cli", "plyscope-guide"]),
    ("ARCHITECTURE.md", &["plyscope-guide"]),
    ("CHANGELOG.md", &["plyscope-guide"]),
    ("CONTRIBUTING.md", &["plyscope-guide"]),
    ("crates/wasm/js/", &["plyscope-api", "plyscope-guide", "plyscope-setup"]),
    ("tests/cases/", &["plyscope-cli", "plyscope-fuzz", "plyscope-search"]),
    ("python/", &["plyscope-api", "plyscope-guide"]),
    ("programs/", &["plyscope-cli", "plyscope-guide"]),
    ("tests/programs/", &["plyscope-cli"]),
    // The generators of test cases.
    ("crates/search/tests/", &SEARCHES_TREES),
    (
        "crates/session/tests/",
        &[
            "plyscope-comparison",
            "plyscope-lesson",
            "plyscope-practice",
            "plyscope-report",
            "plyscope-view",
        ],
    ),
];

/// The crates whose tests search generated trees.
const SEARCHES_TREES: [&str; 7] = [
    "plyscope-comparison",
    "plyscope-games",
    "plyscope-lesson",
    "plyscope-quiz",
    "plyscope-session",
    "plyscope-view",
    "plyscope-wasm",
];

/// The crate whose tests read the whole clone.
const READS_ALL: &str = "plyscope-xtask";

/// The crates of the workspace.
pub struct Crates(Vec<Member>);

struct Member {
    name: String,
    /// As seen from the top of the clone, with a slash at the end.
    folder: String,
    /// Its dependencies: normal, build and dev.
    uses: Vec<String>,
}

impl Crates {
    /// Reads `cargo metadata`.
    pub fn read() -> Result<Self> {
        let mut cargo = Command::new("cargo");
        cargo.args(["metadata", "--no-deps", "--format-version", "1"]).current_dir(paths::root());
        let metadata = run::output(&mut cargo).context("`cargo metadata` failed.")?;
        Self::of(&serde_json::from_str(&metadata)?, paths::root())
            .context("`cargo metadata` says something else than expected.")
    }

    fn of(metadata: &Value, root: &Path) -> Option<Self> {
        let names = |list: &Value| -> Option<Vec<String>> {
            list.as_array()?.iter().map(|one| Some(one["name"].as_str()?.to_owned())).collect()
        };
        let member = |package: &Value| {
            let manifest = Path::new(package["manifest_path"].as_str()?);
            let folder = manifest.parent()?.strip_prefix(root).ok()?.to_str()?.replace('\\', "/");
            Some(Member {
                name: package["name"].as_str()?.to_owned(),
                folder: folder + "/",
                uses: names(&package["dependencies"])?,
            })
        };
        metadata["packages"].as_array()?.iter().map(member).collect::<Option<_>>().map(Self)
    }

    /// The sources of a crate and of its dependencies: files and folders relative to the top of the
    /// clone; some may not exist.
    pub fn sources(&self, name: &str) -> BTreeSet<String> {
        const PARTS: [&str; 5] = ["Cargo.toml", "build.rs", "build", "listings", "src"];
        let mut found = BTreeSet::new();
        let mut names = vec![name];
        while let Some(name) = names.pop() {
            let Some(member) = self.0.iter().find(|member| member.name == name) else { continue };
            if found.insert(&*member.folder) {
                names.extend(member.uses.iter().map(String::as_str));
            }
        }
        found.iter().flat_map(|folder| PARTS.map(|part| format!("{folder}{part}"))).collect()
    }

    /// The crates that read some of these files.
    pub fn readers<'a>(&'a self, paths: &[String]) -> BTreeSet<&'a str> {
        let reads = |member: &&Member| paths.iter().any(|path| member.reads(path));
        self.0.iter().filter(reads).map(|member| &*member.name).collect()
    }

    /// The crates that a change of these files can break: those that read them, and all that depend
    /// on these.
    pub fn affected<'a>(&'a self, paths: &[String]) -> BTreeSet<&'a str> {
        let mut found = self.readers(paths);
        loop {
            let before = found.len();
            for member in &self.0 {
                if member.uses.iter().any(|used| found.contains(&**used)) {
                    found.insert(&member.name);
                }
            }
            if found.len() == before {
                return found;
            }
        }
    }
}

impl Member {
    fn reads(&self, path: &str) -> bool {
        let is_below = |top: &str| path == top || (top.ends_with('/') && path.starts_with(top));
        let is_read = READ_BY.iter().any(|(top, by)| is_below(top) && by.contains(&&*self.name));
        self.name == READS_ALL
            || is_below(&self.folder)
            || is_read
            || FOR_ALL.iter().any(|top| is_below(top))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::PathBuf;

    /// The crates that these files can break, without what they are all called.
    fn affected(paths: &[&str]) -> String {
        let crates = Crates::read().expect("the crates");
        let paths: Vec<_> = paths.iter().map(|path| (*path).to_owned()).collect();
        let names = crates.affected(&paths);
        names.iter().map(|name| name.trim_start_matches("plyscope-")).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_change_affects_what_reads_it_and_what_depends_on_that() {
        let all = "api app bench best-first best-first-view classroom cli comparison coroutine-view drawing embed exercise export fuzz games guide i18n judge judged-process layout lesson player practice program-trace puzzle-player puzzle-view puzzles python quiz report search session setup tree view wasm xtask";
        let table: [(&[&str], &str); 9] = [
            (&[], ""),
            (&["README.md", "tests/browser/links.test.mjs"], "cli guide xtask"),
            (&["crates/cli/src/main.rs"], "cli xtask"),
            (&["crates/embed/src/lib.rs", "crates/cli/README"], "cli embed xtask"),
            (
                &["crates/lesson/src/lib.rs"],
                "api app classroom cli fuzz guide lesson python wasm xtask",
            ),
            (&["docs/src/lessons.md"], "api app classroom cli fuzz guide lesson python wasm xtask"),
            (&["crates/tree/src/game.rs"], all),
            (&["Cargo.lock"], all),
            (&["Cargo.toml.orig", "crates/coroutines.md"], "xtask"),
        ];
        for (paths, expected) in table {
            assert_eq!(affected(paths), expected, "{paths:?}");
        }
    }

    #[test]
    fn what_a_crate_reads_outside_its_folder_is_known() {
        let crates = Crates::read().expect("the crates");
        let mut found = 0;
        for member in &crates.0 {
            for (source, path) in outside(member) {
                let known = crates.affected(std::slice::from_ref(&path));
                assert!(known.contains(&*member.name), "{} reads {path}", source.display());
                found += 1;
            }
        }
        assert!(found > 10, "{found} files were found");
    }

    /// The files elsewhere in the clone that the sources of a crate name by their paths.
    fn outside(member: &Member) -> Vec<(PathBuf, String)> {
        let home = paths::root().join(&member.folder);
        let root = paths::root().canonicalize().expect("the clone");
        let mut sources = Vec::new();
        list(&home, &mut sources);
        let mut found = Vec::new();
        for source in sources {
            let text = fs::read_to_string(&source).expect("a source");
            for piece in text.split('"').filter(|piece| piece.starts_with("../")) {
                for base in [source.parent().expect("a folder"), &home] {
                    let Ok(path) = base.join(piece).canonicalize() else { continue };
                    let Ok(path) = path.strip_prefix(&root) else { continue };
                    let is_folder = root.join(path).is_dir();
                    let path = path.to_str().expect("a name").replace('\\', "/")
                        + if is_folder { "/" } else { "" };
                    // A folder above its own is the start of a path, and not read.
                    let is_above = member.folder.starts_with(&path);
                    if path.len() > 1 && !is_above && !path.starts_with(&member.folder) {
                        found.push((source.clone(), path));
                    }
                }
            }
        }
        found
    }

    fn list(folder: &Path, into: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                list(&path, into);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                into.push(path);
            }
        }
    }
}
