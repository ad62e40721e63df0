//! A lock file.
use crate::progress::note;
use anyhow::{Context, Result};
use std::fs::{self, File};
use std::path::Path;

/// Held while something is made that two runs must not make at once. The system releases it when
/// the process ends.
pub struct Lock(#[expect(dead_code, reason = "held, not read")] File);

impl Lock {
    /// Waits for the lock, with a note if it has to. `what` is what is being made.
    pub fn acquire(path: &Path, what: &str) -> Result<Self> {
        let open = || {
            path.parent().map_or(Ok(()), fs::create_dir_all)?;
            File::create(path)
        };
        let file =
            open().with_context(|| format!("The file {} cannot be made.", path.display()))?;
        if file.try_lock().is_err() {
            note(&format!("Another run is at work on {what}; waiting for it."));
            file.lock().with_context(|| format!("{} cannot be locked.", path.display()))?;
        }
        Ok(Self(file))
    }
}
