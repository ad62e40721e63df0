//! Fingerprints, to skip builds when nothing has changed.
use anyhow::{Context, Result};
use std::hash::{DefaultHasher, Hasher};
use std::path::Path;

/// A hash of names and contents. It is stable for the same program; a newer program may differ, and
/// then builds once more than needed.
#[derive(Default)]
pub struct Fingerprint(DefaultHasher);

impl Fingerprint {
    /// Adds a text, such as a version.
    pub fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    /// Adds a file, or all files below a folder. A missing file counts as missing.
    pub fn path(&mut self, path: &Path) -> Result<()> {
        self.text(&path.to_string_lossy());
        if path.is_dir() {
            let mut entries = std::fs::read_dir(path)
                .and_then(|entries| {
                    entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, _>>()
                })
                .with_context(|| format!("cannot list {}", path.display()))?;
            entries.sort();
            for entry in entries {
                self.path(&entry)?;
            }
        } else if path.exists() {
            let content = std::fs::read(path);
            self.bytes(&content.with_context(|| format!("cannot read {}", path.display()))?);
        }
        Ok(())
    }

    /// The fingerprint of all that was added, in order.
    pub fn finish(&self) -> String {
        format!("{:016x}", self.0.finish())
    }

    fn bytes(&mut self, bytes: &[u8]) {
        // The length distinguishes "ab", "c" from "a", "bc".
        self.0.write_usize(bytes.len());
        self.0.write(bytes);
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
    fn any_change_below_a_folder_is_noticed() {
        let dir = std::env::temp_dir().join(format!("plyscope-fingerprint-{}", std::process::id()));
        fs::create_dir_all(dir.join("deep")).unwrap();
        let of = || {
            let mut fingerprint = Fingerprint::default();
            fingerprint.path(&dir).unwrap();
            fingerprint.finish()
        };
        let empty = of();
        fs::write(dir.join("deep/a"), "1").unwrap();
        let one = of();
        fs::write(dir.join("deep/a"), "2").unwrap();
        let two = of();
        fs::rename(dir.join("deep/a"), dir.join("deep/b")).unwrap();
        let renamed = of();
        fs::rename(dir.join("deep/b"), dir.join("deep/a")).unwrap();
        assert_eq!(of(), two);
        fs::remove_dir_all(&dir).unwrap();
        let all = [empty, one, two, renamed];
        for (i, left) in all.iter().enumerate() {
            assert!(all[i + 1..].iter().all(|right| right != left));
        }
    }
}
