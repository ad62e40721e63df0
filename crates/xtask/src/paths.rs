//! Paths of the clone and the cache.
use anyhow::{Context, Result};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The top folder of the clone.
pub fn root() -> &'static Path {
    // xtask always runs in the clone that it was compiled in.
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().and_then(Path::parent).expect("crates/xtask")
}

/// The folder where cargo builds, as seen from `root`.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// The folder for this tool's own state.
pub fn notes() -> PathBuf {
    target().join("xtask")
}

/// The cache folder, shared by all clones of a user.
pub fn cache() -> Result<PathBuf> {
    cache_from(std::env::var_os("XDG_CACHE_HOME"), std::env::home_dir()).context(
        "There is no place to keep tools: neither XDG_CACHE_HOME nor HOME is set to a full path. \
         Set one of them and run the command again.",
    )
}

/// The XDG rule: a relative XDG_CACHE_HOME is to be ignored.
fn cache_from(xdg: Option<OsString>, home: Option<PathBuf>) -> Option<PathBuf> {
    xdg.map(PathBuf::from)
        .filter(|dir| dir.is_absolute())
        .or_else(|| home.filter(|dir| dir.is_absolute()).map(|dir| dir.join(".cache")))
        .map(|dir| dir.join("plyscope"))
}

/// The first program of this name on PATH.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&std::env::var_os("PATH")?)
        .map(|dir| dir.join(&file))
        .find(|path| path.is_file())
}

/// PATH with these folders in front.
pub fn path_with(front: &[PathBuf]) -> Result<OsString> {
    let rest = std::env::var_os("PATH").unwrap_or_default();
    std::env::join_paths(front.iter().cloned().chain(std::env::split_paths(&rest)))
        .context("a folder's name cannot be put on PATH")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(xdg: Option<&str>, home: Option<&str>, expect: Option<&str>) {
        let found = cache_from(xdg.map(OsString::from), home.map(PathBuf::from));
        assert_eq!(found, expect.map(PathBuf::from), "{xdg:?} {home:?}");
    }

    #[test]
    fn cache_folder() {
        check(Some("/x"), Some("/home/a"), Some("/x/plyscope"));
        check(None, Some("/home/a"), Some("/home/a/.cache/plyscope"));
        check(Some(""), Some("/home/a"), Some("/home/a/.cache/plyscope"));
        check(Some("relative"), Some("/home/a"), Some("/home/a/.cache/plyscope"));
        check(None, None, None);
    }

    #[test]
    fn root_is_the_workspace() {
        assert!(root().join("crates/xtask/Cargo.toml").is_file());
    }
}
