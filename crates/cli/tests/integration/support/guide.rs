//! The examples in the chapters of the guide.

use std::fs;
use std::path::{Path, PathBuf};

/// The top of the clone.
pub fn repository() -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    folder.expect("the clone").to_owned()
}

/// An English chapter.
pub fn chapter(name: &str) -> String {
    fs::read_to_string(repository().join("docs/src").join(name)).expect(name)
}

/// The files of a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).expect("a folder");
    files.map(|file| file.expect("a file").path()).collect()
}

/// The folders of the chapters, one for each language.
fn folders() -> Vec<PathBuf> {
    let folders = files(&repository().join("docs")).into_iter();
    folders.filter(|folder| folder.join("SUMMARY.md").is_file()).collect()
}

/// A chapter in every language that has it.
pub fn translations(name: &str) -> Vec<String> {
    folders().iter().filter_map(|folder| fs::read_to_string(folder.join(name)).ok()).collect()
}

/// Every chapter in every language.
pub fn chapters() -> Vec<String> {
    let files = folders().into_iter().flat_map(|folder| files(&folder));
    let chapters = files.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    chapters.map(|path| fs::read_to_string(path).expect("a chapter")).collect()
}

/// The listings in a language.
pub fn listings(text: &str, language: &str) -> Vec<String> {
    let fence = format!("\n```{language}\n");
    let pieces = text.split(&fence).skip(1);
    let listings = pieces.map(|piece| piece.split("\n```").next().unwrap_or_default());
    listings.map(|listing| listing.to_owned() + "\n").collect()
}
