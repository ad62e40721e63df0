//! Tests of the examples in the programs that lecturers use.
use crate::python::Python;
use crate::scripts::Scripts;
use crate::site::Profile;
use crate::test::Setting;
use crate::tools::{self, MDBOOK};
use crate::{paths, run, wheel};
use anyhow::{bail, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// A script that takes longer than this hangs.
const LIMIT: Duration = Duration::from_secs(10 * 60);

/// Runs the tests of the examples with real programs, which are fetched first.
pub fn examples(scripts: &[String]) -> Result<()> {
    let dist = Profile::Release.dist();
    if !dist.join("index.html").is_file() {
        bail!("There is no site to test in {}: the stage `site` comes before.", dist.display());
    }
    let setting = Setting::ensure()?;
    let python =
        Python::ensure("tests/examples/requirements.txt", "JupyterLab, marimo and Jupyter Book")?;
    let packages = install(&wheel::build(&dist, &python)?.wheel, &python)?;
    let path = paths::path_with(&tools::ensure(&[&MDBOOK])?)?;
    Scripts::of("tests/examples", scripts)?.pass(LIMIT, || {
        let mut node = setting.configure(Command::new("node"));
        node.env("PATH", &path)
            .env("PLYSCOPE_DIST", &dist)
            .env("PLYSCOPE_PYTHON", python.bin())
            .env("PYTHONPATH", &packages);
        node
    })
}

/// Installs the package for these tests alone: the environment belongs to all clones.
fn install(wheel: &Path, python: &Python) -> Result<PathBuf> {
    let folder = paths::root().join(paths::notes()).join("wheel/installed");
    fs::create_dir_all(&folder)?;
    let mut pip = python.program("python");
    pip.args(["-m", "pip", "install", "--disable-pip-version-check", "--no-deps", "--target"])
        .arg(&folder)
        .arg(wheel);
    run::quietly("Installing the Python package", &mut pip, None)?;
    Ok(folder)
}
