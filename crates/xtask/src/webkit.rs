//! WebKit to test in, in the build for GTK, where it can be had.
use crate::{apt, paths};
use std::path::PathBuf;

/// Its driver, which finds the browser that comes with it, and a screen that nobody sees.
const DRIVER: &str = "WebKitWebDriver";
const SCREEN: &str = "Xvfb";

/// Finds the driver on PATH or gets it from Debian; `None` where it, or a screen, cannot be had.
pub fn find_or_install() -> Option<PathBuf> {
    let missing: Vec<&str> = [
        (DRIVER, "webkit2gtk-driver", true),
        (SCREEN, "xvfb", std::env::var_os("DISPLAY").is_none()),
    ]
    .into_iter()
    .filter(|&(program, _, is_needed)| is_needed && paths::on_path(program).is_none())
    .map(|(_, package, _)| package)
    .collect();
    let is_there = missing.is_empty() || apt::available() && apt::install(&missing).is_ok();
    paths::on_path(DRIVER).filter(|_| is_there)
}
