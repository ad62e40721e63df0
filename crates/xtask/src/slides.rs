//! reveal.js, for the slides among the examples.
use crate::npm;
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// The files that slides need, and the licence.
const FILES: [(&str, &str); 3] =
    [("dist/reveal.mjs", "reveal.mjs"), ("dist/reveal.css", "reveal.css"), ("LICENSE", "LICENSE")];

/// Puts reveal.js beside the example that uses it.
pub fn add(dist: &Path) -> Result<()> {
    // They are published, so they come from where nothing but the lock file says what there is.
    let package = npm::ensure()?.join("reveal.js");
    let folder = dist.join("examples/reveal/library");
    fs::create_dir_all(&folder)?;
    for (from, to) in FILES {
        let from = package.join(from);
        fs::copy(&from, folder.join(to))
            .with_context(|| format!("cannot copy {}", from.display()))?;
    }
    Ok(())
}
