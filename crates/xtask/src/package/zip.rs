//! Folders as ZIP files.
use crate::listing;
use anyhow::{anyhow, Result};
use std::fs;
use std::path::Path;

// Shared with `plyscope-lesson`, so that both write the same bytes for the same content.
#[path = "../../../lesson/src/course/archive.rs"]
mod archive;
pub use archive::{Entry, Kind};

/// Files for a ZIP file, with their paths in it.
#[derive(Default)]
pub struct Files(Vec<(String, Vec<u8>, Kind)>);

impl Files {
    /// Adds a file.
    pub fn add(&mut self, path: &str, content: Vec<u8>, kind: Kind) {
        self.0.push((path.to_owned(), content, kind));
    }

    /// Adds all files below a folder, below a path that ends with a slash, or none.
    pub fn add_folder(&mut self, below: &str, folder: &Path) -> Result<()> {
        for path in listing::paths(folder)? {
            self.add(&format!("{below}{path}"), fs::read(folder.join(&path))?, Kind::Data);
        }
        Ok(())
    }

    /// The bytes of the ZIP file, its files in the order of their paths.
    pub fn zipped(mut self) -> Result<Vec<u8>> {
        self.0.sort_by(|left, right| left.0.cmp(&right.0));
        let entries = self.0.iter().map(|(path, content, kind)| Entry {
            path: path.as_str(),
            content: content.as_slice(),
            kind: *kind,
        });
        archive::archive(entries).map_err(|why| anyhow!("The ZIP file could not be written: {why}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_files_make_the_same_zip_file() {
        let zipped = |order: &[(&str, &str)]| {
            let mut files = Files::default();
            for (path, content) in order {
                files.add(path, content.as_bytes().to_vec(), Kind::Data);
            }
            files.zipped().unwrap()
        };
        let one = zipped(&[("a/b.js", "1"), ("a.html", "2")]);
        assert_eq!(one, zipped(&[("a.html", "2"), ("a/b.js", "1")]));
        assert_ne!(one, zipped(&[("a/b.js", "1"), ("a.html", "3")]));
        let mut program = Files::default();
        program.add("a.html", b"2".to_vec(), Kind::Program);
        assert_ne!(program.zipped().unwrap(), zipped(&[("a.html", "2")]));
    }
}
