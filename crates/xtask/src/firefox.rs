//! Firefox to test in, where it can be had.
use crate::{apt, paths};
use anyhow::{bail, Result};
use std::path::PathBuf;

/// The names of the program.
const NAMES: [&str; 2] = ["firefox", "firefox-esr"];

/// Finds Firefox by the variable `FIREFOX`, on PATH, or from Debian; `None` where it cannot be had.
pub fn find_or_install() -> Result<Option<PathBuf>> {
    if let Some(firefox) = std::env::var_os("FIREFOX").filter(|value| !value.is_empty()) {
        let firefox = PathBuf::from(firefox);
        if !firefox.is_file() {
            bail!("The variable FIREFOX says {}, but there is no such file.", firefox.display());
        }
        return Ok(Some(firefox));
    }
    if let Some(found) = find() {
        return Ok(Some(found));
    }
    if apt::available() && apt::install(&["firefox-esr"]).is_ok() {
        return Ok(find());
    }
    Ok(None)
}

fn find() -> Option<PathBuf> {
    NAMES.iter().find_map(|name| paths::on_path(name))
}
