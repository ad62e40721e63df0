//! Which files have changed.
use crate::paths;
use anyhow::{bail, Context, Result};
use std::process::Command;

/// The branches to compare with; the first that exists counts. The one of this clone comes last: changes may
/// be committed to it.
const MAIN: [&str; 3] = ["upstream/main", "origin/main", "main"];

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
            None => main_branch(exists).to_owned(),
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

fn main_branch(exists: impl Fn(&str) -> bool) -> &'static str {
    MAIN.into_iter().find(|name| exists(name)).unwrap_or("HEAD")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_that_are_committed_to_main_are_changes() {
        let table: [(&[&str], &str); 4] = [
            (&["main", "origin/main"], "origin/main"),
            (&["main", "origin/main", "upstream/main"], "upstream/main"),
            (&["main"], "main"),
            (&[], "HEAD"),
        ];
        for (branches, expected) in table {
            assert_eq!(main_branch(|name| branches.contains(&name)), expected, "{branches:?}");
        }
    }
}
