//! Minifying scripts and styles.
use crate::workshop::Workshop;
use crate::{listing, run};
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};

/// Minifies the scripts and styles of the site, mostly wasm-bindgen's output. File names and
/// exports stay. Examples are not minified, so that people can read them.
pub fn minify(dist: &Path, workshop: &Workshop) -> Result<()> {
    let mut esbuild = workshop.program("esbuild");
    esbuild
        .args(["--minify", "--log-level=warning", "--allow-overwrite"])
        .arg(format!("--outbase={}", dist.display()))
        .arg(format!("--outdir={}", dist.display()))
        .args(scripts_and_styles(dist)?);
    run::shown(&mut esbuild).context("The scripts and styles could not be made small; see above")
}

fn scripts_and_styles(dist: &Path) -> Result<Vec<PathBuf>> {
    let is_small = |path: &&String| {
        (path.ends_with(".js") || path.ends_with(".css")) && !path.starts_with("examples/")
    };
    let paths = listing::paths(dist)?;
    Ok(paths.iter().filter(is_small).map(|path| dist.join(path)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn only_scripts_and_styles_are_taken() {
        let folder = std::env::temp_dir().join(format!("plyscope-minify-{}", std::process::id()));
        for name in ["locales", "course", "examples"] {
            fs::create_dir_all(folder.join(name)).unwrap();
        }
        let names = ["b.js", "a.css", "c_bg.wasm", "locales/nl.txt", "js"];
        for name in names.into_iter().chain(["course/d.js", "examples/e.js"]) {
            fs::write(folder.join(name), "").unwrap();
        }
        let found = scripts_and_styles(&folder).unwrap();
        assert_eq!(found, ["a.css", "b.js", "course/d.js"].map(|name| folder.join(name)));
        fs::remove_dir_all(folder).unwrap();
    }
}
