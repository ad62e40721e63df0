//! Debian packages, if the machine runs Debian and we may install.
use crate::{paths, run};
use anyhow::Result;
use std::process::Command;

/// Whether packages can be installed without a prompt.
pub fn available() -> bool {
    let root = run::output(Command::new("id").arg("-u")).is_some_and(|id| id == "0");
    root && paths::on_path("apt-get").is_some()
}

/// Installs packages. A fresh container has empty package lists, so they are fetched if needed.
pub fn install(packages: &[&str]) -> Result<()> {
    let what = format!("Installing Debian's {}", packages.join(", "));
    if run::quietly(
        &what,
        &mut apt_get(&["install", "-y", "--no-install-recommends"], packages),
        None,
    )
    .is_ok()
    {
        return Ok(());
    }
    run::quietly("Fetching Debian's package lists", &mut apt_get(&["update"], &[]), None)?;
    run::quietly(&what, &mut apt_get(&["install", "-y", "--no-install-recommends"], packages), None)
}

fn apt_get(options: &[&str], packages: &[&str]) -> Command {
    let mut command = Command::new("apt-get");
    command.args(options).args(packages).env("DEBIAN_FRONTEND", "noninteractive");
    command
}
