//! The inputs that are kept: finds that were repaired, and others worth replaying.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Target;

/// The folder of a target's kept inputs.
#[must_use]
pub fn folder(target: &Target) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target.name)
}

/// The kept inputs of a target, by name, in the order of their names; none without a folder.
#[must_use]
pub fn kept(target: &Target) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder(target)).into_iter().flatten().flatten();
    let read = entries.filter_map(|entry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        Some((name, fs::read(entry.path()).ok()?))
    });
    let mut kept: Vec<_> = read.collect();
    kept.sort();
    kept
}

/// All inputs to begin with: the seeds and the kept ones, none longer than the target takes.
#[must_use]
pub fn all(target: &Target) -> Vec<Vec<u8>> {
    let kept = kept(target).into_iter().map(|(_, input)| input);
    let mut all: Vec<Vec<u8>> = (target.seeds)().into_iter().chain(kept).collect();
    all.retain(|input| input.len() <= target.max_bytes);
    all.sort();
    all.dedup();
    all
}
