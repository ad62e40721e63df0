//! A folder as an npm tarball, reproducible byte for byte.
use anyhow::{Context, Result};
use flate2::{Compression, GzBuilder};
use std::fs;
use std::path::{Path, PathBuf};
use tar::{Builder, EntryType, Header};

/// The time of every file, in seconds since 1970: npm's own packages have it (October 26, 1985).
const TIME: u64 = 499_162_500;

/// Packs the files of folders and of their subfolders.
pub fn pack(folders: &[&Path]) -> Result<Vec<u8>> {
    // A header without name, time and operating system.
    let gzip = GzBuilder::new().operating_system(255).write(Vec::new(), Compression::best());
    let mut archive = Builder::new(gzip);
    for (name, path) in files(folders)? {
        let content = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let mut header = Header::new_ustar();
        header.set_entry_type(EntryType::Regular);
        header.set_mode(0o644);
        header.set_mtime(TIME);
        header.set_size(content.len() as u64);
        archive.append_data(&mut header, Path::new("package").join(name), content.as_slice())?;
    }
    Ok(archive.into_inner()?.finish()?)
}

/// The files with their names in the package, sorted by these.
fn files(folders: &[&Path]) -> Result<Vec<(PathBuf, PathBuf)>> {
    let mut files = Vec::new();
    for folder in folders {
        collect(folder, Path::new(""), &mut files)?;
    }
    files.sort();
    Ok(files)
}

/// Adds the files of a folder, which is called `name` in the package.
fn collect(folder: &Path, name: &Path, into: &mut Vec<(PathBuf, PathBuf)>) -> Result<()> {
    for entry in folder.read_dir().with_context(|| format!("cannot list {}", folder.display()))? {
        let entry = entry?;
        let (name, path) = (name.join(entry.file_name()), entry.path());
        if path.is_dir() {
            collect(&path, &name, into)?;
        } else {
            into.push((name, path));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;
    use std::io::Read;
    use std::time::{Duration, SystemTime};

    #[test]
    fn the_same_files_make_the_same_archive() {
        let folder = std::env::temp_dir().join(format!("plyscope-tarball-{}", std::process::id()));
        fs::create_dir_all(folder.join("types")).unwrap();
        let write = |name: &str, content: &str, age: u64| {
            let path = folder.join(name);
            fs::write(&path, content).unwrap();
            let time = SystemTime::UNIX_EPOCH + Duration::from_secs(age);
            fs::File::options().append(true).open(path).unwrap().set_modified(time).unwrap();
        };
        write("b.js", "2", 1_000_000_000);
        write("a.js", "1", 1_000_000_000);
        write("types/a.d.ts", "3", 1_000_000_000);
        let packed = pack(&[&folder]).unwrap();
        write("a.js", "1", 1_500_000_000);
        assert_eq!(pack(&[&folder]).unwrap(), packed);
        let mut archive = tar::Archive::new(GzDecoder::new(packed.as_slice()));
        let found: Vec<(String, String)> = archive
            .entries()
            .unwrap()
            .map(|entry| {
                let mut entry = entry.unwrap();
                let name = entry.path().unwrap().to_string_lossy().into_owned();
                let mut content = String::new();
                entry.read_to_string(&mut content).unwrap();
                (name, content)
            })
            .collect();
        let expected =
            [("package/a.js", "1"), ("package/b.js", "2"), ("package/types/a.d.ts", "3")];
        assert_eq!(found, expected.map(|(name, content)| (name.to_owned(), content.to_owned())));
        write("a.js", "3", 1_500_000_000);
        assert_ne!(pack(&[&folder]).unwrap(), packed);
        fs::remove_dir_all(folder).unwrap();
    }
}
