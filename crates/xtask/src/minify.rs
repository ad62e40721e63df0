//! Making small what is served as it is: scripts and styles.
use crate::run;
use crate::workshop::Workshop;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};

/// Minifies the scripts and styles at the top of the site, most of which is what wasm-bindgen
/// writes for people to read. No file gets another name or loses an export.
pub fn minify(dist: &Path, workshop: &Workshop) -> Result<()> {
    let mut esbuild = workshop.program("esbuild");
    esbuild
        .args(["--minify", "--log-level=warning", "--allow-overwrite"])
        .arg(format!("--outdir={}", dist.display()))
        .args(scripts_and_styles(dist)?);
    run::shown(&mut esbuild).context("The scripts and styles could not be made small; see above")
}

fn scripts_and_styles(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = folder.read_dir().with_context(|| format!("cannot list {}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "js" || extension == "css") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn only_scripts_and_styles_are_taken() {
        let folder = std::env::temp_dir().join(format!("plyscope-minify-{}", std::process::id()));
        fs::create_dir_all(folder.join("locales")).unwrap();
        for name in ["b.js", "a.css", "c_bg.wasm", "index.html", "locales/nl.txt", "js"] {
            fs::write(folder.join(name), "").unwrap();
        }
        let found = scripts_and_styles(&folder).unwrap();
        assert_eq!(found, ["a.css", "b.js"].map(|name| folder.join(name)));
        fs::remove_dir_all(folder).unwrap();
    }
}
