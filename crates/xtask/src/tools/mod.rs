//! The build tools, at pinned versions, kept in the user's cache folder for all clones.
mod install;
mod lock;

pub use lock::Lock;

use crate::{paths, run};
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program that builds the site.
pub struct Tool {
    /// The program's name.
    pub program: &'static str,
    /// The version that the program prints.
    pub version: &'static str,
    /// What it is asked for that.
    asked: &'static [&'static str],
    source: Source,
}

/// What most programs are asked for their version.
const ASKED: &[&str] = &["--version"];

/// Where a tool comes from.
enum Source {
    /// `cargo install --locked`, by the lock file that the tool's authors publish.
    Crate { package: &'static str, options: &'static [&'static str] },
    /// `cargo install --locked` of our own crate that starts the tool, with our lock file in the
    /// folder [`LOCKS`], if the authors' lock file does not work.
    Ours { folder: &'static str },
    /// `npm ci`, with npm's version of the tool, by our lock file in the folder [`LOCKS`].
    Npm { package: &'static str, version: &'static str },
}

/// The folder of our lock files, with a checksum of every fetched file. `cargo update` and `npm
/// install --package-lock-only --omit-lockfile-registry-resolved` there renew them.
pub const LOCKS: &str = "crates/xtask/tools";

/// Assembles the site. (0.22 needs a newer Rust.)
pub const TRUNK: Tool = Tool {
    program: "trunk",
    version: "0.21.14",
    asked: ASKED,
    source: Source::Crate { package: "trunk", options: &[] },
};

/// Writes the JavaScript side; must be exactly the version of the crate `wasm-bindgen`.
pub const WASM_BINDGEN: Tool = Tool {
    program: "wasm-bindgen",
    version: "0.2.130",
    asked: ASKED,
    source: Source::Ours { folder: "wasm-bindgen" },
};

/// Optimises a release for size. Distributions' versions are often too old for current compilers.
pub const WASM_OPT: Tool = Tool {
    program: "wasm-opt",
    version: "132",
    asked: ASKED,
    source: Source::Npm { package: "binaryen", version: "132.0.0" },
};

/// Minifies scripts and styles.
pub const ESBUILD: Tool = Tool {
    program: "esbuild",
    version: "0.28.2",
    asked: ASKED,
    source: Source::Npm { package: "esbuild", version: "0.28.2" },
};

/// Builds books: the guide, and one of the examples.
pub const MDBOOK: Tool = Tool {
    program: "mdbook",
    version: "0.5.4",
    asked: ASKED,
    // Without its server, for which it would build twice as much.
    source: Source::Crate {
        package: "mdbook",
        options: &["--no-default-features", "--features=search"],
    },
};

/// Checks the licences and sources of all crates, by `deny.toml`.
pub const CARGO_DENY: Tool = Tool {
    program: "cargo-deny",
    version: "0.20.2",
    asked: ASKED,
    source: Source::Crate { package: "cargo-deny", options: &["--no-default-features"] },
};

/// Changes the code in small ways, to see whether tests notice.
pub const CARGO_MUTANTS: Tool = Tool {
    program: "cargo-mutants",
    version: "27.1.0",
    asked: &["mutants", "--version"],
    source: Source::Crate { package: "cargo-mutants", options: &[] },
};

/// Ensures that the tools are installed, and returns the folders to put in front of PATH.
pub fn ensure(tools: &[&Tool]) -> Result<Vec<PathBuf>> {
    let mut folders = Vec::new();
    for tool in tools {
        folders.extend(ensure_one(tool)?);
    }
    Ok(folders)
}

/// The folder of one tool, or `None` if the one on PATH is right.
fn ensure_one(tool: &Tool) -> Result<Option<PathBuf>> {
    if paths::on_path(tool.program).is_some_and(|path| tool.is(&path)) {
        return Ok(None);
    }
    let home = paths::cache()?.join("tools").join(tool.folder());
    let bin = home.join(tool.bin());
    if !tool.is(&bin.join(tool.program)) {
        install::install(tool, &home)?;
    }
    Ok(Some(bin))
}

impl Tool {
    /// Whether this program is the tool at its pinned version, and runs.
    fn is(&self, program: &Path) -> bool {
        run::output(Command::new(program).args(self.asked))
            .is_some_and(|output| prints_version(&output, self.version))
    }

    /// One folder for each name and version, and for what is chosen of it.
    fn folder(&self) -> String {
        match &self.source {
            Source::Crate { options, .. } => {
                let chosen = options.iter().filter_map(|option| option.strip_prefix("--features="));
                let chosen: String = chosen.map(|feature| format!("-{feature}")).collect();
                format!("{}-{}{chosen}", self.program, self.version)
            }
            Source::Ours { .. } => format!("{}-{}", self.program, self.version),
            Source::Npm { package, version } => format!("{package}-{version}"),
        }
    }

    /// Where the program is within its folder.
    fn bin(&self) -> &'static str {
        match self.source {
            Source::Crate { .. } | Source::Ours { .. } => "bin",
            Source::Npm { .. } => "node_modules/.bin",
        }
    }
}

/// Whether the output names exactly this version.
fn prints_version(output: &str, version: &str) -> bool {
    output.split_whitespace().any(|word| word.strip_prefix('v').unwrap_or(word) == version)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    const TOOLS: [&Tool; 7] =
        [&TRUNK, &WASM_BINDGEN, &WASM_OPT, &ESBUILD, &MDBOOK, &CARGO_DENY, &CARGO_MUTANTS];

    #[test]
    fn versions_are_matched_exactly() {
        for (output, version, expect) in [
            ("trunk 0.21.14", "0.21.14", true),
            ("mdbook v0.5.4", "0.5.4", true),
            ("trunk 0.21.1", "0.21.14", false),
            ("trunk 0.21.14-rc.1", "0.21.14", false),
            ("wasm-bindgen 0.2.130 (3b1f2c)", "0.2.130", true),
            ("wasm-opt version 132 (version_132)", "132", true),
            ("wasm-opt version 108", "132", false),
            ("", "132", false),
        ] {
            assert_eq!(prints_version(output, version), expect, "{output}");
        }
    }

    #[test]
    fn pins_agree_with_the_workspace() {
        let read = |name| std::fs::read_to_string(paths::root().join(name)).unwrap();
        let (trunk, lock) = (read("Trunk.toml"), read("Cargo.lock"));
        let bindgen = WASM_BINDGEN.version;
        assert!(trunk.contains(&format!("wasm_bindgen = \"{bindgen}\"")));
        assert!(trunk.contains(&format!("wasm_opt = \"version_{}\"", WASM_OPT.version)));
        assert!(lock.contains(&format!("name = \"wasm-bindgen\"\nversion = \"{bindgen}\"")));
    }

    #[test]
    fn every_crate_has_a_checksum() {
        let lock = fs::read_to_string(paths::root().join("Cargo.lock")).unwrap();
        let count = |key: &str| lock.lines().filter(|line| line.starts_with(key)).count();
        assert!(count("source = ") > 100);
        assert_eq!(count("source = "), count("checksum = "));
    }

    #[test]
    fn every_version_has_its_own_folder() {
        assert_eq!(TRUNK.folder(), "trunk-0.21.14");
        assert_eq!(MDBOOK.folder(), "mdbook-0.5.4-search");
        assert_eq!(WASM_OPT.folder(), "binaryen-132.0.0");
        assert_eq!(ESBUILD.folder(), "esbuild-0.28.2");
    }

    /// What a lock file names has a checksum, or comes with the lock file itself.
    #[test]
    fn every_tool_is_fetched_by_its_checksum() {
        for tool in TOOLS {
            let read = |folder: &str, file: &str| {
                let path = paths::root().join(LOCKS).join(folder).join(file);
                fs::read_to_string(&path)
                    .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
            };
            match tool.source {
                Source::Crate { .. } => {}
                Source::Ours { folder } => {
                    let manifest = read(folder, "Cargo.toml");
                    assert!(manifest.contains(&format!("\"={}\"", tool.version)), "{folder}");
                    let lock = read(folder, "Cargo.lock");
                    let count =
                        |key: &str| lock.lines().filter(|line| line.starts_with(key)).count();
                    assert!(count("source = ") > 0, "{folder}");
                    assert_eq!(count("source = "), count("checksum = "), "{folder}");
                }
                Source::Npm { package, version } => {
                    let manifest = read(package, "package.json");
                    let pin = format!("\"{package}\": \"{version}\"");
                    assert!(manifest.contains(&pin), "{package}");
                    crate::npm::check_lock(&read(package, "package-lock.json")).expect(package);
                }
            }
        }
    }
}
