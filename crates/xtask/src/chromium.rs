//! A real browser to test in.
use crate::{apt, paths};
use anyhow::{bail, Result};
use std::path::PathBuf;

/// The names of the Chromium program.
const NAMES: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// The browser, and a font that has Chinese characters.
const PACKAGES: [&str; 2] = ["chromium", "fonts-noto-cjk"];

/// Finds Chromium by the variable `CHROME`, on PATH, or from Debian.
pub fn ensure() -> Result<PathBuf> {
    if let Some(chrome) = std::env::var_os("CHROME").filter(|value| !value.is_empty()) {
        let chrome = PathBuf::from(chrome);
        if !chrome.is_file() {
            bail!("The variable CHROME says {}, but there is no such file.", chrome.display());
        }
        return Ok(chrome);
    }
    if let Some(found) = find() {
        return Ok(found);
    }
    if apt::available() {
        apt::install(&PACKAGES)?;
    }
    match find() {
        Some(found) => Ok(found),
        None => bail!(
            "The browser's tests need Chromium or Chrome, and there is none on PATH. Install it \
             (on Debian, as root: `apt-get install {}`), or set the variable CHROME to the program.",
            PACKAGES.join(" ")
        ),
    }
}

fn find() -> Option<PathBuf> {
    NAMES.iter().find_map(|name| paths::on_path(name))
}
