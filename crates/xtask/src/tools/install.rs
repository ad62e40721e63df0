//! Installing missing tools.
use super::{Lock, Source, Tool, LOCKS};
use crate::progress::note;
use crate::{paths, run};
use anyhow::{bail, Context, Result};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Installs a tool into `home`. The work is done in a folder beside it, which is renamed only when
/// the tool has been run successfully: so a folder of that name is complete, unless it was changed
/// later.
pub fn install(tool: &Tool, home: &Path) -> Result<()> {
    // Checked first: without Node.js a correct installation does not run either, and must not be
    // removed.
    if matches!(tool.source, Source::Npm { .. }) {
        for program in ["node", "npm"] {
            if paths::on_path(program).is_none() {
                bail!("{}: {program} (Node.js) is not on PATH.", advice(tool));
            }
        }
    }
    let tools = home.parent().context("the tools have no folder")?;
    let part = tools.join(".part").join(tool.folder());
    fs::create_dir_all(&part)
        .with_context(|| format!("The folder {} cannot be made.", part.display()))?;
    let _lock = Lock::acquire(&tools.join(".part").join(tool.folder() + ".lock"), tool.program)?;
    // Another process may have installed it while we waited.
    if tool.is(&home.join(tool.bin()).join(tool.program)) {
        return Ok(());
    }
    let root = part.join("root");
    if home.exists() || root.exists() {
        note(&format!("An earlier installation of {} broke off; doing it again.", tool.program));
        remove(home)?;
        remove(&root)?;
    }
    fs::create_dir_all(&root)?;
    let outcome = match &tool.source {
        Source::Crate { package, options } => {
            let what = format!("{package}@{}", tool.version);
            from_crate(tool, &[&[what.as_str()], *options].concat(), &part, &root)
        }
        Source::Ours { folder } => {
            let path = paths::root().join(LOCKS).join(folder).display().to_string();
            from_crate(tool, &["--path", &path], &part, &root)
        }
        Source::Npm { package, .. } => from_npm(tool, package, &root),
    };
    outcome.with_context(|| advice(tool))?;
    if !tool.is(&root.join(tool.bin()).join(tool.program)) {
        bail!("{}: it was installed, but it does not run.", advice(tool));
    }
    fs::rename(&root, home)?;
    remove(&part)
}

/// Builds a crate, without optimisation: that is three to five times faster, and the tool need not
/// be fast.
fn from_crate(tool: &Tool, what: &[&str], part: &Path, root: &Path) -> Result<()> {
    let mut cargo = Command::new("cargo");
    cargo
        .args(["install", "--locked"])
        .args(what)
        .arg("--root")
        .arg(root)
        // Kept until the end, so that what was compiled before an interruption is not lost.
        .env("CARGO_TARGET_DIR", part.join("target"))
        .envs([
            ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
            ("CARGO_PROFILE_RELEASE_LTO", "off"),
            ("CARGO_PROFILE_RELEASE_DEBUG", "0"),
            ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "256"),
            ("CARGO_TERM_COLOR", "never"),
        ])
        .env_remove("CARGO_BUILD_TARGET")
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    let what =
        format!("Building {} {} (once for all clones; a few minutes)", tool.program, tool.version);
    run::quietly(&what, &mut cargo, None)
}

fn from_npm(tool: &Tool, package: &str, root: &Path) -> Result<()> {
    for file in ["package.json", "package-lock.json"] {
        let lock = paths::root().join(LOCKS).join(package).join(file);
        fs::copy(&lock, root.join(file))
            .with_context(|| format!("The file {} cannot be read.", lock.display()))?;
    }
    let mut npm = Command::new("npm");
    npm.args(["ci", "--no-audit", "--no-fund", "--ignore-scripts"]).current_dir(root);
    run::quietly(&format!("Fetching {} {}", tool.program, tool.version), &mut npm, None)
}

/// Advice for installing it by hand.
fn advice(tool: &Tool) -> String {
    let by_hand = match &tool.source {
        Source::Crate { package, .. } => {
            format!("cargo install --locked {package}@{}", tool.version)
        }
        Source::Ours { folder } => format!("cargo install --locked --path {LOCKS}/{folder}"),
        Source::Npm { package, version } => format!("npm install --global {package}@{version}"),
    };
    format!(
        "{} {} could not be had. Check that this machine can reach the package registry, then run \
         the command again; or put it on PATH by hand: `{by_hand}`. What happened",
        tool.program, tool.version,
    )
}

fn remove(dir: &Path) -> Result<()> {
    if !dir.exists() {
        return Ok(());
    }
    fs::remove_dir_all(dir)
        .with_context(|| format!("The folder {} cannot be removed.", dir.display()))
}
