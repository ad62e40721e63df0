//! The folder of a built site.

use std::path::{Path, PathBuf};

use crate::Problem;

/// The list of files in a built site.
pub const LIST: &str = "site.json";

/// The folder of a built site: the given one, or the one beside the command.
pub fn folder(given: Option<&Path>) -> Result<PathBuf, Problem> {
    let beside = || Some(std::env::current_exe().ok()?.parent()?.join("site"));
    let folder = given.map(Path::to_owned).or_else(beside).unwrap_or_default();
    if folder.join(LIST).is_file() {
        return Ok(folder);
    }
    let hint =
        "say where a built site is with --site; `cargo xtask build --release` makes one in dist";
    Err(Problem::Failure(match given {
        Some(given) => {
            format!("{} is no built site, for it has no {LIST}: {hint}", given.display())
        }
        None => format!("there is no built site beside the command: {hint}"),
    }))
}
