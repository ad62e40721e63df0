//! Which files have changed.
use crate::paths;
use anyhow::{bail, Context, Result};
use std::process::Command;

/// The branches to compare with; the first that exists counts.
const MAIN: [&str; 2] = ["main", "origin/main"];

/// Files that differ from a commit.
pub struct Changes {
    /// The commit that they are compared with.
    pub since: String,
    /// Their paths, as seen from the top of the clone.
    pub paths: Vec<String>,
}

impl Changes {
    /// The files that differ from the merge base with `since`, committed or not; with the main
    /// branch by default.
    pub fn since(since: Option<&str>) -> Result<Self> {
        let since = match since {
            Some(name) => name.to_owned(),
            None => MAIN.into_iter().find(|name| exists(name)).unwrap_or("HEAD").to_owned(),
        };
        if !exists(&since) {
            bail!("Git knows no commit {since}.");
        }
        let base = git(&["merge-base", "HEAD", &since])?;
        let mut paths = listed(&["diff", "--name-only", "--no-renames", "-z", base.trim()])?;
        paths.extend(listed(&["ls-files", "--others", "--exclude-standard", "-z"])?);
        paths.sort();
        paths.dedup();
        Ok(Self { since, paths })
    }
}

fn exists(name: &str) -> bool {
    git(&["rev-parse", "--quiet", "--verify", &format!("{name}^{{commit}}")]).is_ok()
}

fn listed(arguments: &[&str]) -> Result<Vec<String>> {
    Ok(git(arguments)?.split_terminator('\0').map(str::to_owned).collect())
}

fn git(arguments: &[&str]) -> Result<String> {
    let done = Command::new("git").args(arguments).current_dir(paths::root()).output();
    let done = done.context("`git` could not be started")?;
    if !done.status.success() {
        let why = String::from_utf8_lossy(&done.stderr);
        bail!("`git {}` failed: {}", arguments.join(" "), why.trim());
    }
    Ok(String::from_utf8_lossy(&done.stdout).into_owned())
}
