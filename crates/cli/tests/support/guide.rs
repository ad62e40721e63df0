//! The examples in the chapters of the guide.

use std::fs;
use std::path::{Path, PathBuf};

/// The top of the clone.
pub fn repository() -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    folder.expect("the clone").to_owned()
}

/// A chapter.
pub fn chapter(name: &str) -> String {
    fs::read_to_string(repository().join("docs/src").join(name)).expect(name)
}

/// Every chapter.
pub fn chapters() -> Vec<String> {
    let files = fs::read_dir(repository().join("docs/src")).expect("the chapters");
    let names = files.map(|file| file.expect("a file").file_name().into_string().expect("a name"));
    names.filter(|name| name.ends_with(".md")).map(|name| chapter(&name)).collect()
}

/// The listings in a language.
pub fn listings(text: &str, language: &str) -> Vec<String> {
    let fence = format!("\n```{language}\n");
    let pieces = text.split(&fence).skip(1);
    let listings = pieces.map(|piece| piece.split("\n```").next().unwrap_or_default());
    listings.map(|listing| listing.to_owned() + "\n").collect()
}
