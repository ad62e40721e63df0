//! The guide, a book that is part of the site.
use crate::tools::{self, MDBOOK};
use crate::{paths, run};
use anyhow::{ensure, Context, Result};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Its folder in the site.
pub const FOLDER: &str = "guide";

/// The crate that puts its pages together.
pub const CRATE: &str = "plyscope-guide";

/// What else it is made from.
pub const INPUTS: [&str; 7] = [
    "docs",
    "crates/wasm/js",
    "python/plyscope/README.md",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "crates/xtask/src/guide.rs",
];

/// What mdBook writes and no page of ours needs.
const SUPERFLUOUS: [&str; 3] = [".nojekyll", "favicon.png", "favicon.svg"];

/// A library that comes with mdBook.
pub struct Library {
    /// Its name at npm.
    pub name: &'static str,
    /// The version that its file says it has.
    pub version: &'static str,
    /// Its licence as an SPDX expression.
    pub licence: &'static str,
    /// Who made it.
    pub author: &'static str,
    /// Its file in the book.
    file: &'static str,
}

/// The libraries that are published with the guide.
pub const LIBRARIES: [Library; 4] = [
    Library {
        name: "clipboard",
        version: "2.0.4",
        licence: "MIT",
        author: "Zeno Rocha",
        file: "clipboard.min.js",
    },
    Library {
        name: "elasticlunr",
        version: "0.9.5",
        licence: "MIT",
        author: "Oliver Nightingale, Wei Song",
        file: "elasticlunr.min.js",
    },
    Library {
        name: "highlight.js",
        version: "10.1.1",
        licence: "BSD-3-Clause",
        author: "Ivan Sagalaev",
        file: "highlight.js",
    },
    Library {
        name: "mark.js",
        version: "8.11.1",
        licence: "MIT",
        author: "Julian Kühnel",
        file: "mark.min.js",
    },
];

/// Builds the guide into the site.
pub fn add(dist: &Path) -> Result<()> {
    let folder = paths::root().join(paths::target()).join(FOLDER);
    write(&folder)?;
    let path = paths::path_with(&tools::ensure(&[&MDBOOK])?)?;
    let book = std::path::absolute(dist)?.join(FOLDER);
    let mut mdbook = Command::new("mdbook");
    mdbook.env("PATH", path).arg("build").arg(&folder).arg("--dest-dir").arg(&book);
    run::quietly("Building the guide", &mut mdbook, None)?;
    for name in SUPERFLUOUS {
        let path = book.join(name);
        fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
    }
    for Library { version, file, .. } in LIBRARIES {
        let text = fs::read_to_string(book.join(file)).with_context(|| format!("no {file}"))?;
        ensure!(text.contains(version), "{file} is not of version {version}, as is published");
    }
    Ok(())
}

/// Puts the sources of the book together in an empty folder.
fn write(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)
            .with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    let docs = paths::root().join("docs");
    for part in ["theme", "theme/fonts"] {
        fs::create_dir_all(folder.join(part))?;
        for entry in fs::read_dir(docs.join(part))? {
            let entry = entry?;
            if entry.file_type()?.is_file() {
                fs::copy(entry.path(), folder.join(part).join(entry.file_name()))?;
            }
        }
    }
    fs::copy(docs.join("book.toml"), folder.join("book.toml"))?;
    let mut cargo = Command::new("cargo");
    cargo.args(["run", "--quiet", "--package", CRATE, "--"]).arg(folder.join("src"));
    run::quietly("Writing the pages of the guide", cargo.current_dir(paths::root()), None)
}
