//! Python environments with checksummed packages, kept in the user's cache folder for all clones.
use crate::fingerprint::Fingerprint;
use crate::progress::note;
use crate::tools::Lock;
use crate::{apt, paths, run};
use anyhow::{bail, Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The oldest Python that the pinned packages run on.
const OLDEST: (u32, u32) = (3, 10);

/// An environment of its own, with the packages of a list.
pub struct Python {
    bin: PathBuf,
}

impl Python {
    /// Ensures an environment with the packages of a requirements file, given from the top of the
    /// clone; `what` describes its purpose.
    pub fn ensure(requirements: &str, what: &str) -> Result<Self> {
        let list = paths::root().join(requirements);
        let text = fs::read_to_string(&list)
            .with_context(|| format!("The file {} cannot be read.", list.display()))?;
        let mut fingerprint = Fingerprint::default();
        fingerprint.text(&text);
        let cache = paths::cache()?.join("python");
        let home = cache.join(fingerprint.finish());
        let python = Self { bin: home.join(if cfg!(windows) { "Scripts" } else { "bin" }) };
        // An environment contains its own path, so it cannot be built elsewhere and renamed.
        let whole = home.join("whole");
        let _lock = Lock::acquire(&cache.join(".lock"), what)?;
        if whole.is_file() && python.runs() {
            return Ok(python);
        }
        if home.exists() {
            note(&format!("An earlier installation of {what} broke off; doing it again."));
            fs::remove_dir_all(&home)?;
        }
        make(&home)?;
        run::quietly(
            &format!("Fetching {what} (once for all clones; a few minutes)"),
            python
                .program("python")
                .args(["-m", "pip", "install", "--disable-pip-version-check"])
                // Building from source would fetch more, without checksums.
                .args(["--require-hashes", "--only-binary", ":all:", "-r"])
                .arg(&list),
            None,
        )
        .with_context(|| {
            format!("{what} could not be had. Check that this machine can reach Python's registry and run the command again. What happened")
        })?;
        fs::write(whole, text)?;
        Ok(python)
    }

    /// The folder of its programs.
    pub fn bin(&self) -> &Path {
        &self.bin
    }

    /// A program of it, at the top of the clone.
    pub fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.bin.join(name));
        command.current_dir(paths::root()).env_remove("PYTHONPATH").env_remove("PYTHONHOME");
        command
    }

    fn runs(&self) -> bool {
        run::output(self.program("python").arg("--version")).is_some()
    }
}

fn make(home: &Path) -> Result<()> {
    if find().is_none() && apt::available() {
        apt::install(&["python3", "python3-venv"])?;
    }
    let Some(python) = find() else {
        bail!(
            "Python {}.{} or newer with its module venv is needed, and there is none on PATH. Install it (on \
             Debian, as root: `apt-get install python3 python3-venv`), or leave these tests out with --skip examples.",
            OLDEST.0,
            OLDEST.1
        );
    };
    let mut command = Command::new(python);
    run::quietly("Making a Python environment", command.args(["-m", "venv"]).arg(home), None)
}

/// A Python on PATH, or the system's own, that can make environments.
fn find() -> Option<PathBuf> {
    let found = [paths::on_path("python3"), Some("/usr/bin/python3".into())];
    found.into_iter().flatten().find(|python| {
        let question = "import sys, venv, ensurepip; print('%d.%d' % sys.version_info[:2])";
        run::output(Command::new(python).args(["-c", question]))
            .and_then(|text| version(&text))
            .is_some_and(|version| version >= OLDEST)
    })
}

fn version(text: &str) -> Option<(u32, u32)> {
    let (major, minor) = text.trim().split_once('.')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every requirement has the checksums of its files, at the version that was asked for.
    #[test]
    fn every_requirement_has_a_checksum() {
        for folder in ["python", "tests/examples"] {
            let read = |file: &str| {
                let text = fs::read_to_string(paths::root().join(folder).join(file));
                text.unwrap_or_else(|error| panic!("{folder}/{file}: {error}"))
            };
            let (asked, locked) = (read("requirements.in"), read("requirements.txt"));
            let whole = locked.replace("\\\n", "");
            let mut lines = whole.lines().filter(|line| !line.starts_with('#'));
            assert!(lines.clone().count() > 0, "{folder}");
            assert!(
                lines.all(|line| line.contains("==") && line.contains("--hash=sha256:")),
                "{folder}"
            );
            let name = |text: &str| text.to_lowercase().replace('_', "-");
            for line in asked.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
                let pin = name(line.split(';').next().unwrap_or(line).trim());
                assert!(whole.lines().any(|line| name(line).starts_with(&pin)), "{folder}: {pin}");
            }
        }
    }

    #[test]
    fn versions_are_compared_as_numbers() {
        for (text, enough) in [("3.9", false), ("3.10", true), ("3.13\n", true), ("4.0", true)] {
            assert_eq!(version(text).is_some_and(|version| version >= OLDEST), enough, "{text}");
        }
        assert_eq!(version("three"), None);
    }
}
