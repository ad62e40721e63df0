//! Fingerprints: whether anything has changed since a build, and whether two machines build from the same.
use crate::listing::hex;
use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use std::path::Path;

/// A hash of names and contents, the same on every machine.
#[derive(Default)]
pub struct Fingerprint(Sha256);

impl Fingerprint {
    /// Adds a text, such as a version.
    pub fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    /// Adds a file, or all files below a folder, by its path in `top`. A missing file counts as missing.
    pub fn path(&mut self, top: &Path, path: &str) -> Result<()> {
        self.text(path);
        let place = top.join(path);
        if place.is_dir() {
            let mut names = std::fs::read_dir(&place)
                .and_then(|entries| {
                    entries
                        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
                        .collect::<Result<Vec<_>, _>>()
                })
                .with_context(|| format!("cannot list {}", place.display()))?;
            names.sort();
            for name in names {
                self.path(top, &format!("{path}/{name}"))?;
            }
        } else if place.exists() {
            let content = std::fs::read(&place);
            self.bytes(&content.with_context(|| format!("cannot read {}", place.display()))?);
        }
        Ok(())
    }

    /// The fingerprint of all that was added, in order.
    pub fn finish(self) -> String {
        let mut digits = hex(&self.0.finalize());
        digits.truncate(16);
        digits
    }

    fn bytes(&mut self, bytes: &[u8]) {
        // The length distinguishes "ab", "c" from "a", "bc".
        self.0.update((bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn texts_do_not_run_together() {
        let of = |texts: &[&str]| {
            let mut fingerprint = Fingerprint::default();
            texts.iter().for_each(|text| fingerprint.text(text));
            fingerprint.finish()
        };
        assert_eq!(of(&["ab", "c"]), of(&["ab", "c"]));
        assert_ne!(of(&["ab", "c"]), of(&["a", "bc"]));
    }

    #[test]
    fn any_change_below_a_folder_is_noticed_and_its_place_is_not() {
        let dir = std::env::temp_dir().join(format!("plyscope-fingerprint-{}", std::process::id()));
        let (here, there) = (dir.join("here"), dir.join("there"));
        for top in [&here, &there] {
            fs::create_dir_all(top.join("deep")).unwrap();
        }
        let of = |top: &Path| {
            let mut fingerprint = Fingerprint::default();
            fingerprint.path(top, "deep").unwrap();
            fingerprint.finish()
        };
        let empty = of(&here);
        fs::write(here.join("deep/a"), "1").unwrap();
        let one = of(&here);
        fs::write(here.join("deep/a"), "2").unwrap();
        let two = of(&here);
        fs::rename(here.join("deep/a"), here.join("deep/b")).unwrap();
        let renamed = of(&here);
        fs::write(there.join("deep/b"), "2").unwrap();
        assert_eq!(of(&there), renamed);
        fs::remove_dir_all(&dir).unwrap();
        let all = [empty, one, two, renamed];
        for (i, left) in all.iter().enumerate() {
            assert!(all[i + 1..].iter().all(|right| right != left));
        }
    }
}
